import java.io.File;
import java.util.Optional;
import gridmark.api.*;

public class SudokuSolver implements AbstractSudokuSolver
{
	public int[][] solve(int[][] sudoku)
	{
		int[][] solution = new int[9][9];
		try
		{
			File f = File.createTempFile("sudoku", "cnf");
			f.deleteOnExit();
			DimacsWriter dw = new DimacsWriter(f.toPath());

			//1. every field one number
			for(int i=0; i<9; i++)
				for(int j=0; j<9; j++)
				{
					for(int n=1; n<=9; n++)
						dw.writeLiteral(getVar(i,j,n));
					dw.finishClause();
					for(int n=1; n<=9; n++)
						for(int m=n+1; m<=9; m++)
							dw.writeClause(-getVar(i,j,n), -getVar(i,j,m));
				}

			//2. rows
			for(int i=0; i<9; i++)
				for(int n=1; n<=9; n++)
					for(int j=0; j<9; j++)
						for(int k=j+1; k<9; k++)
							dw.writeClause(-getVar(i,j,n), -getVar(i,k,n));

			//3. columns
			for(int j=0; j<9; j++)
				for(int n=1; n<=9; n++)
					for(int i=0; i<9; i++)
						for(int k=i+1; k<9; k++)
							dw.writeClause(-getVar(j,i,n), -getVar(j,k,n));

			//4. squares
			for(int i=0; i<9; i++)
				for(int j=0; j<9; j++)
					for(int k=0; k<9; k++)
						for(int l=0; l<9; l++)
							if(i/3==k/3 && j/3==l/3 && (i!=k || j!=l))
								for(int n=1; n<=9; n++)
									dw.writeClause(-getVar(i,j,n), -getVar(k,l,n));

			//5. given numbers
			for(int i=0; i<9; i++)
				for(int j=0; j<9; j++)
					if(sudoku[i][j]!=0)
						dw.writeClause(getVar(i,j,sudoku[i][j]));

			SatSolver s = new SatSolver();
			Optional<int[]> o = s.solve(dw);
			if(o.isPresent())
			{
				int[] m = o.get();
				for(int x : m)
				{
					if(x>0)
					{
						x--;
						solution[x/81][(x%81)/9] = x%9+1;
					}
				}
			}
		}
		catch(Exception e)
		{
			System.out.println("Error: "+e);
		}
		return solution;
	}

	int getVar(int i, int j, int n)
	{
		return i*81+j*9+n;
	}
}
