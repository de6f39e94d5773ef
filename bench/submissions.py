#!/usr/bin/env python3
"""Writes correct submissions that differ as a class's do: the way of solving, the encoding, the numbering of variables,
how it is cut into classes, packages, names, comments. The same seed writes the same submissions.

  bench/submissions.py FOLDER NUMBER [SEED]

Each is a folder FOLDER/NAME of sources. Prints a line for each: its name, the class of its solver, its way of solving.
"""
import random
import re
import sys
from pathlib import Path

# How often each way is taken in 20 submissions. It is an assignment on SAT: most use sat4j, some write their own.
WAYS = {"clauses": 8, "cardinalities": 3, "dimacs": 4, "dpll": 1, "masks": 1, "cover": 1, "propagation": 2}

WORDS = {
    "TOP": ["SudokuSolver", "SudokuSolver", "SudokuSolver", "MySolver", "GridSolver", "Solution", "SatSudoku", "Main"],
    "MODEL": ["Formula", "Encoder", "Rules", "Clauses", "CnfBuilder", "SudokuEncoding", "Constraints"],
    "NUMBERS": ["Numbering", "Variables", "Literals", "Names", "Indexer"],
    "CELL": ["Cell", "Place", "Position", "Field", "Square"],
    "var": ["x", "var", "literal", "number", "id", "variable", "cellIs"],
    "row": ["row", "r", "i", "down"],
    "col": ["column", "c", "j", "across"],
    "dig": ["digit", "d", "k", "value"],
    "exactly": ["exactlyOne", "oneOf", "addUnit", "justOne", "unique"],
    "board": ["sudoku", "grid", "puzzle", "board", "input"],
    "result": ["solution", "result", "answer", "filled", "out"],
    "group": ["group", "unit", "literals", "members", "set"],
}

PACKAGES = ["", "", "", "sudoku", "cz.course.sudoku", "homework.two", "student.solver", "sat"]

REMARKS = [
    "Every cell holds exactly one digit.", "Rows, columns and blocks hold every digit once.",
    "The numbers of variables run from 1.", "Zeros stand for empty cells.", "No solution: a board of zeros.",
    "I tried it on all examples of the lecture.", "Could be faster, but it is fast enough.",
]


class Draft:
    """A submission in the making: its names, its files, and what they import."""

    def __init__(self, rng):
        self.rng = rng
        self.package = rng.choice(PACKAGES)
        self.names = {key: rng.choice(words) for key, words in WORDS.items()}
        while len({self.names[key] for key in ("var", "row", "col", "dig")}) < 4:
            self.names["var"], self.names["row"] = rng.choice(WORDS["var"]), rng.choice(WORDS["row"])
        self.files = {}

    @property
    def entry(self):
        return (self.package + "." if self.package else "") + self.names["TOP"]

    def fill(self, text):
        return re.sub(r"<(\w+)>", lambda match: self.names.get(match[1], match[0]), text)

    def one_of(self, *choices):
        return self.rng.choice(choices)

    def add(self, name, imports, text):
        lines = [f"package {self.package};", ""] if self.package else []
        lines += [f"import {each};" for each in sorted(imports)] + [""] * bool(imports)
        lines += [f"/** {self.rng.choice(REMARKS)} */"] * self.rng.randrange(2)
        self.files[self.fill(name)] = "\n".join(lines) + self.fill(text).strip() + "\n"

    def top(self, imports, body, more=""):
        """The class of the solver around its methods."""
        imports = set(imports)
        if self.package:
            imports.add("gridmark.api.AbstractSudokuSolver")
        extras = [
            "",
            """
  public static void main(String[] args) {
    int[][] empty = new int[9][9];
    System.out.println(java.util.Arrays.deepToString(new <TOP>().solve(empty)));
  }
""",
            """
  static String draw(int[][] <board>) {
    StringBuilder text = new StringBuilder();
    for (int[] line : <board>) {
      for (int number : line) {
        text.append(number == 0 ? "." : String.valueOf(number));
      }
      text.append('\\n');
    }
    return text.toString();
  }
""",
        ]
        self.add(
            "<TOP>",
            imports,
            "public class <TOP> implements AbstractSudokuSolver {\n" + body + self.rng.choice(extras) + more + "}\n",
        )

    def solve(self, body):
        return "\n  @Override\n  public int[][] solve(int[][] <board>) {" + body + "  }\n"


def numbering(draft):
    """A formula for a variable, its number of variables, and the way back from a true variable `v`."""
    a, b, c = draft.rng.sample(["<row>", "<col>", "<dig>"], 3)
    at = lambda position, name: {a: position[0], b: position[1], c: position[2]}[name]
    if draft.rng.random() < 0.3:
        formula = f"100 * ({a} + 1) + 10 * ({b} + 1) + {c} + 1"
        back = ("v / 100 - 1", "v / 10 % 10 - 1", "v % 10 - 1")
        return formula, 999, [at(back, name) for name in ("<row>", "<col>", "<dig>")]
    formula = draft.one_of(f"81 * {a} + 9 * {b} + {c} + 1", f"({a} * 9 + {b}) * 9 + {c} + 1")
    back = ("(v - 1) / 81", "(v - 1) / 9 % 9", "(v - 1) % 9")
    return formula, 729, [at(back, name) for name in ("<row>", "<col>", "<dig>")]


def groups(draft):
    """Loops that give every group of nine variables, of which one is true, to a method."""
    x = lambda *indices: "<var>(" + ", ".join(indices) + ")"
    if draft.rng.random() < 0.5:
        return f"""
    for (int a = 0; a < 9; a++) {{
      for (int b = 0; b < 9; b++) {{
        int[] inCell = new int[9];
        int[] inRow = new int[9];
        int[] inColumn = new int[9];
        int[] inBlock = new int[9];
        for (int n = 0; n < 9; n++) {{
          inCell[n] = {x("a", "b", "n")};
          inRow[n] = {x("a", "n", "b")};
          inColumn[n] = {x("n", "a", "b")};
          inBlock[n] = {x("a / 3 * 3 + n / 3", "a % 3 * 3 + n % 3", "b")};
        }}
        <exactly>(inCell);
        <exactly>(inRow);
        <exactly>(inColumn);
        <exactly>(inBlock);
      }}
    }}
"""
    loops = [
        ("<row>", "<col>", "<dig>", x("<row>", "<col>", "<dig>")),
        ("<row>", "<dig>", "<col>", x("<row>", "<col>", "<dig>")),
        ("<col>", "<dig>", "<row>", x("<row>", "<col>", "<dig>")),
        ("block", "<dig>", "n", x("block / 3 * 3 + n / 3", "block % 3 * 3 + n % 3", "<dig>")),
    ]
    draft.rng.shuffle(loops)
    return "".join(
        f"""
    for (int {outer} = 0; {outer} < 9; {outer}++) {{
      for (int {middle} = 0; {middle} < 9; {middle}++) {{
        int[] <group> = new int[9];
        for (int {inner} = 0; {inner} < 9; {inner}++) {{
          <group>[{inner}] = {variable};
        }}
        <exactly>(<group>);
      }}
    }}
"""
        for outer, middle, inner, variable in loops
    )


def givens(unit):
    return f"""
    for (int <row> = 0; <row> < 9; <row>++) {{
      for (int <col> = 0; <col> < 9; <col>++) {{
        if (<board>[<row>][<col>] != 0) {{
          {unit}
        }}
      }}
    }}
"""


def decoded(back, model):
    row, column, digit = back
    return f"""
      int[][] <result> = new int[9][9];
      for (int v : {model}) {{
        if (v > 0) {{
          <result>[{row}][{column}] = {digit} + 1;
        }}
      }}
      return <result>;
"""


SAT4J = {
    "org.sat4j.core.VecInt", "org.sat4j.minisat.SolverFactory", "org.sat4j.specs.ContradictionException",
    "org.sat4j.specs.ISolver", "org.sat4j.specs.TimeoutException",
}


def var_method(formula, modifiers="private static"):
    return f"\n  {modifiers} int <var>(int <row>, int <col>, int <dig>) {{\n    return {formula};\n  }}\n"


def pairs(draft, clause):
    """At least one and at most one of an array's variables."""
    at_most = draft.one_of(
        "for (int p = 0; p < 9; p++) {\n      for (int q = p + 1; q < 9; q++) {",
        "for (int q = 1; q < 9; q++) {\n      for (int p = 0; p < q; p++) {",
    )
    return f"""
    {clause("<group>.clone()")}
    {at_most}
        {clause("new int[] {-<group>[p], -<group>[q]}")}
      }}
    }}
"""


def clauses(draft):
    """sat4j, clause by clause: in one class, or with the formula as a class or a list of its own."""
    formula, variables, back = numbering(draft)
    new_solver = draft.one_of("newDefault()", "newDefault()", "newLight()", "newMiniLearningHeap()")
    assumed = draft.rng.random() < 0.25
    unit = "<var>(<row>, <col>, <board>[<row>][<col>] - 1)"
    patience = draft.one_of("", "", "solver.setTimeout(60);")
    shape = draft.one_of("alone", "model", "list")
    if shape == "alone":
        clause = lambda array: f"solver.addClause(new VecInt({array}));"
        given = givens(f"known.push({unit});" if assumed else clause(f"new int[] {{{unit}}}"))
        draft.top(
            SAT4J,
            f"\n  private ISolver solver;\n"
            + draft.solve(f"""
    solver = SolverFactory.{new_solver};
    solver.newVar({variables});
    {patience}
    VecInt known = new VecInt();
    try {{
{groups(draft)}{given}
      if (!solver.isSatisfiable(known)) {{
        return new int[9][9];
      }}{decoded(back, "solver.model()")}
    }} catch (ContradictionException e) {{
      return new int[9][9];
    }} catch (TimeoutException e) {{
      throw new IllegalStateException(e);
    }}
""")
            + var_method(formula)
            + f"\n  private void <exactly>(int[] <group>) throws ContradictionException {{{pairs(draft, clause)}  }}\n",
        )
        return
    if shape == "model":
        clause = lambda array: f"solver.addClause(new VecInt({array}));"
        draft.add(
            "<MODEL>",
            SAT4J,
            f"""
final class <MODEL> {{

  private final ISolver solver = SolverFactory.{new_solver};
  private boolean contradicts;

  <MODEL>(int[][] <board>) {{
    solver.newVar({variables});
    {patience}
    try {{
      addRules();
      addGivens(<board>);
    }} catch (ContradictionException e) {{
      contradicts = true;
    }}
  }}

  private void addRules() throws ContradictionException {{{groups(draft)}  }}

  private void addGivens(int[][] <board>) throws ContradictionException {{{givens(clause(f"new int[] {{{unit}}}"))}  }}

  private void <exactly>(int[] <group>) throws ContradictionException {{{pairs(draft, clause)}  }}

  int[][] solution() {{
    try {{
      if (contradicts || !solver.isSatisfiable()) {{
        return new int[9][9];
      }}{decoded(back, "solver.model()")}
    }} catch (TimeoutException e) {{
      throw new IllegalStateException(e);
    }}
  }}
{var_method(formula)}}}
""",
        )
        draft.top([], draft.solve("\n    return new <MODEL>(<board>).solution();\n"))
        return
    clause = lambda array: f"clauses.add({array});"
    draft.add("<NUMBERS>", [], f"final class <NUMBERS> {{\n\n  private <NUMBERS>() {{}}\n{var_method(formula, 'static')}}}\n")
    call = lambda text: text.replace("<var>(", "<NUMBERS>.<var>(")
    draft.add(
        "<MODEL>",
        {"java.util.ArrayList", "java.util.List"},
        f"""
class <MODEL> {{

  private final List<int[]> clauses = new ArrayList<>();

  List<int[]> of(int[][] <board>) {{{call(groups(draft))}{call(givens(clause(f"new int[] {{{unit}}}")))}
    return clauses;
  }}

  private void <exactly>(int[] <group>) {{{pairs(draft, clause)}  }}
}}
""",
    )
    draft.top(
        SAT4J,
        draft.solve(f"""
    ISolver solver = SolverFactory.{new_solver};
    solver.newVar({variables});
    {patience}
    try {{
      for (int[] clause : new <MODEL>().of(<board>)) {{
        solver.addClause(new VecInt(clause));
      }}
      if (!solver.isSatisfiable()) {{
        return new int[9][9];
      }}{decoded(back, "solver.model()")}
    }} catch (ContradictionException clash) {{
      return new int[9][9];
    }} catch (TimeoutException e) {{
      throw new RuntimeException(e);
    }}
"""),
    )


def cardinalities(draft):
    """sat4j with its constraints on numbers, which are clauses for those who know them."""
    formula, variables, back = numbering(draft)
    exactly = draft.one_of(
        "solver.addExactly(new VecInt(<group>), 1);",
        "solver.addAtMost(new VecInt(<group>.clone()), 1);\n    solver.addAtLeast(new VecInt(<group>.clone()), 1);",
        "solver.addClause(new VecInt(<group>.clone()));\n    solver.addAtMost(new VecInt(<group>.clone()), 1);",
    )
    draft.top(
        SAT4J,
        "\n  private final ISolver solver = SolverFactory.newDefault();\n"
        + draft.solve(f"""
    solver.reset();
    solver.newVar({variables});
    try {{
      rules();{givens("solver.addClause(new VecInt(new int[] {<var>(<row>, <col>, <board>[<row>][<col>] - 1)}));")}
      if (solver.isSatisfiable()) {{{decoded(back, "solver.model()")}
      }}
      return new int[9][9];
    }} catch (ContradictionException e) {{
      return new int[9][9];
    }} catch (TimeoutException e) {{
      throw new IllegalStateException("too slow", e);
    }}
""")
        + f"\n  private void rules() throws ContradictionException {{{groups(draft)}  }}\n"
        + f"\n  private void <exactly>(int[] <group>) throws ContradictionException {{\n    {exactly}\n  }}\n"
        + var_method(formula),
    )


def dimacs(draft):
    """A DIMACS file, with the two classes that students are given."""
    formula, _, back = numbering(draft)
    clause = lambda array: f"cnf.writeClause({array});"
    given = draft.one_of(
        "cnf.writeClause(<var>(<row>, <col>, <board>[<row>][<col>] - 1));",
        "cnf.writeLiteral(<var>(<row>, <col>, <board>[<row>][<col>] - 1));\n          cnf.finishClause();",
    )
    body = pairs(draft, clause)
    if draft.rng.random() < 0.5:
        body = body.replace("cnf.writeClause(new int[] {-<group>[p], -<group>[q]});", "cnf.writeImplication(<group>[p], -<group>[q]);")
    draft.top(
        {"gridmark.api.DimacsWriter", "gridmark.api.SatSolver", "java.io.IOException", "java.nio.file.Files",
         "java.nio.file.Path", "java.util.Optional"},
        "\n  private DimacsWriter cnf;\n"
        + draft.solve(f"""
    try {{
      Path file = Files.createTempFile("sudoku", ".cnf");
      try (DimacsWriter writer = new DimacsWriter(file)) {{
        cnf = writer;
        writeRules();
        writeGivens(<board>);
      }}
      Optional<int[]> model = new SatSolver().solve(file);
      Files.delete(file);
      if (model.isEmpty()) {{
        return new int[9][9];
      }}{decoded(back, "model.get()")}
    }} catch (IOException e) {{
      throw new {draft.one_of("RuntimeException", "java.io.UncheckedIOException")}(e);
    }}
""")
        + f"\n  private void writeRules() throws IOException {{{groups(draft)}  }}\n"
        + f"\n  private void writeGivens(int[][] <board>) throws IOException {{{givens(given)}  }}\n"
        + f"\n  private void <exactly>(int[] <group>) throws IOException {{{body}  }}\n"
        + var_method(formula),
    )


def dpll(draft):
    """A SAT solver of one's own: unit propagation with counters, branching where the shortest clauses meet."""
    formula, variables, back = numbering(draft)
    clause = lambda array: f"clauses.add({array});"
    draft.add(
        "<MODEL>",
        {"java.util.ArrayList", "java.util.List"},
        f"""
/** Davis, Putnam, Logemann, Loveland. */
final class <MODEL> {{

  private final int[][] clauses;
  private final int[][] occurrences;
  private final int[] open;
  private final int[] satisfied;
  private final byte[] value = new byte[{variables} + 1];
  private final int[] trail = new int[{variables} + 1];
  private int size;

  <MODEL>(List<int[]> formula) {{
    clauses = formula.toArray(new int[0][]);
    open = new int[clauses.length];
    satisfied = new int[clauses.length];
    List<List<Integer>> lists = new ArrayList<>();
    for (int i = 0; i < 2 * {variables} + 2; i++) {{
      lists.add(new ArrayList<>());
    }}
    for (int i = 0; i < clauses.length; i++) {{
      open[i] = clauses[i].length;
      for (int literal : clauses[i]) {{
        lists.get(place(literal)).add(i);
      }}
    }}
    occurrences = lists.stream().map(list -> list.stream().mapToInt(Integer::intValue).toArray()).toArray(int[][]::new);
  }}

  private static int place(int literal) {{
    return literal > 0 ? 2 * literal : 1 - 2 * literal;
  }}

  boolean isTrue(int variable) {{
    return value[variable] > 0;
  }}

  boolean solve() {{
    for (int i = 0; i < clauses.length; i++) {{
      if (clauses[i].length == 1 && !assign(clauses[i][0])) {{
        return false;
      }}
    }}
    return search();
  }}

  private boolean search() {{
    int variable = choose();
    if (variable == 0) {{
      return true;
    }}
    int before = size;
    if (assign(variable) && search()) {{
      return true;
    }}
    undo(before);
    if (assign(-variable) && search()) {{
      return true;
    }}
    undo(before);
    return false;
  }}

  /** The variable that stands most often in the shortest of the open positive clauses. */
  private int choose() {{
    int shortest = Integer.MAX_VALUE;
    for (int i = 0; i < clauses.length; i++) {{
      if (clauses[i][0] > 0 && satisfied[i] == 0) {{
        shortest = Math.min(shortest, open[i]);
      }}
    }}
    int[] count = new int[{variables} + 1];
    int best = 0;
    for (int i = 0; i < clauses.length; i++) {{
      if (clauses[i][0] > 0 && satisfied[i] == 0 && open[i] == shortest) {{
        for (int variable : clauses[i]) {{
          if (value[variable] == 0 && ++count[variable] > count[best]) {{
            best = variable;
          }}
        }}
      }}
    }}
    return best;
  }}

  /** Makes a literal true, and all that follows from it. */
  private boolean assign(int first) {{
    int done = size;
    if (!set(first)) {{
      return false;
    }}
    while (done < size) {{
      for (int i : occurrences[place(-trail[done++])]) {{
        if (satisfied[i] == 0 && open[i] <= 1) {{
          int unit = unitOf(clauses[i]);
          if (unit == 0 || !set(unit)) {{
            return false;
          }}
        }}
      }}
    }}
    return true;
  }}

  private int unitOf(int[] clause) {{
    for (int literal : clause) {{
      if (value[Math.abs(literal)] == 0) {{
        return literal;
      }}
    }}
    return 0;
  }}

  private boolean set(int literal) {{
    int sign = literal > 0 ? 1 : -1;
    int variable = Math.abs(literal);
    if (value[variable] != 0) {{
      return value[variable] == sign;
    }}
    value[variable] = (byte) sign;
    trail[size++] = literal;
    for (int i : occurrences[place(literal)]) {{
      satisfied[i]++;
    }}
    for (int i : occurrences[place(-literal)]) {{
      open[i]--;
    }}
    return true;
  }}

  private void undo(int to) {{
    while (size > to) {{
      int literal = trail[--size];
      value[Math.abs(literal)] = 0;
      for (int i : occurrences[place(literal)]) {{
        satisfied[i]--;
      }}
      for (int i : occurrences[place(-literal)]) {{
        open[i]++;
      }}
    }}
  }}
}}
""",
    )
    draft.top(
        {"java.util.ArrayList", "java.util.List"},
        "\n  private final List<int[]> clauses = new ArrayList<>();\n"
        + draft.solve(f"""{groups(draft)}{givens("clauses.add(new int[] {<var>(<row>, <col>, <board>[<row>][<col>] - 1)});")}
    <MODEL> formula = new <MODEL>(clauses);
    int[][] <result> = new int[9][9];
    if (formula.solve()) {{
      for (int <row> = 0; <row> < 9; <row>++) {{
        for (int <col> = 0; <col> < 9; <col>++) {{
          for (int <dig> = 0; <dig> < 9; <dig>++) {{
            if (formula.isTrue(<var>(<row>, <col>, <dig>))) {{
              <result>[<row>][<col>] = <dig> + 1;
            }}
          }}
        }}
      }}
    }}
    return <result>;
""")
        + f"\n  private void <exactly>(int[] <group>) {{{pairs(draft, clause)}  }}\n"
        + var_method(formula),
    )


def masks(draft):
    """Search with bit masks of what rows, columns and blocks hold, the fewest choices first."""
    lowest = draft.one_of("Integer.lowestOneBit(left)", "left & -left")
    draft.top(
        [],
        "\n  private final int[] rows = new int[9];\n  private final int[] columns = new int[9];\n"
        "  private final int[] blocks = new int[9];\n  private int[][] <result>;\n"
        + draft.solve("""
    <result> = new int[9][9];
    for (int <row> = 0; <row> < 9; <row>++) {
      for (int <col> = 0; <col> < 9; <col>++) {
        int <dig> = <board>[<row>][<col>];
        if (<dig> != 0) {
          if ((free(<row>, <col>) & 1 << <dig>) == 0) {
            return new int[9][9];
          }
          put(<row>, <col>, <dig>);
        }
      }
    }
    return search() ? <result> : new int[9][9];
""")
        + f"""
  private int free(int <row>, int <col>) {{
    return 0x3fe & ~(rows[<row>] | columns[<col>] | blocks[<row> / 3 * 3 + <col> / 3]);
  }}

  private void put(int <row>, int <col>, int <dig>) {{
    <result>[<row>][<col>] = <dig>;
    flip(<row>, <col>, 1 << <dig>);
  }}

  private void flip(int <row>, int <col>, int bit) {{
    rows[<row>] ^= bit;
    columns[<col>] ^= bit;
    blocks[<row> / 3 * 3 + <col> / 3] ^= bit;
  }}

  /** Takes the cell with the fewest digits left, or the digit with the fewest places left in a row, column or block. */
  private boolean search() {{
    int fewest = 10;
    int unit = -1;
    int choice = -1;
    for (int i = 0; i < 81; i++) {{
      if (<result>[i / 9][i % 9] == 0 && Integer.bitCount(free(i / 9, i % 9)) < fewest) {{
        fewest = Integer.bitCount(free(i / 9, i % 9));
        choice = i;
      }}
    }}
    if (choice < 0) {{
      return true;
    }}
    for (int u = 0; u < 27 && fewest > 1; u++) {{
      for (int left = missing(u); left != 0; left &= left - 1) {{
        int bit = {lowest};
        int places = places(u, bit);
        if (places < fewest) {{
          fewest = places;
          unit = u;
          choice = bit;
        }}
      }}
    }}
    if (fewest == 0) {{
      return false;
    }}
    if (unit < 0) {{
      for (int left = free(choice / 9, choice % 9); left != 0; left &= left - 1) {{
        if (holds(choice, {lowest})) {{
          return true;
        }}
      }}
      return false;
    }}
    for (int n = 0; n < 9; n++) {{
      int cell = cell(unit, n);
      boolean fits = <result>[cell / 9][cell % 9] == 0 && (free(cell / 9, cell % 9) & choice) != 0;
      if (fits && holds(cell, choice)) {{
        return true;
      }}
    }}
    return false;
  }}

  private boolean holds(int cell, int bit) {{
    put(cell / 9, cell % 9, Integer.numberOfTrailingZeros(bit));
    if (search()) {{
      return true;
    }}
    flip(cell / 9, cell % 9, bit);
    <result>[cell / 9][cell % 9] = 0;
    return false;
  }}

  private static int cell(int unit, int n) {{
    if (unit < 18) {{
      return unit < 9 ? 9 * unit + n : 9 * n + unit - 9;
    }}
    int block = unit - 18;
    return 9 * (block / 3 * 3 + n / 3) + block % 3 * 3 + n % 3;
  }}

  private int missing(int unit) {{
    return 0x3fe & ~(unit < 9 ? rows[unit] : unit < 18 ? columns[unit - 9] : blocks[unit - 18]);
  }}

  private int places(int unit, int bit) {{
    int count = 0;
    for (int n = 0; n < 9; n++) {{
      int cell = cell(unit, n);
      if (<result>[cell / 9][cell % 9] == 0 && (free(cell / 9, cell % 9) & bit) != 0) {{
        count++;
      }}
    }}
    return count;
  }}
""",
    )


def cover(draft):
    """Exact cover with dancing links."""
    draft.add(
        "<MODEL>",
        [],
        """
/** A matrix of dancing links: every column is to be covered by exactly one of the rows chosen. */
final class <MODEL> {

  private final Node head = new Node(-1);
  private final Node[] columns;
  private final int[] chosen;
  private int depth;

  <MODEL>(int width) {
    columns = new Node[width];
    chosen = new int[width];
    for (int i = 0; i < width; i++) {
      columns[i] = new Node(-1);
      columns[i].column = columns[i];
      head.insertLeft(columns[i]);
    }
  }

  private static final class Node {
    final int name;
    Node left = this;
    Node right = this;
    Node up = this;
    Node down = this;
    Node column;
    int size;

    Node(int name) {
      this.name = name;
    }

    void insertLeft(Node other) {
      other.left = left;
      other.right = this;
      left.right = other;
      left = other;
    }
  }

  void addRow(int name, int... places) {
    Node first = null;
    for (int place : places) {
      Node node = new Node(name);
      Node column = columns[place];
      node.column = column;
      node.up = column.up;
      node.down = column;
      column.up.down = node;
      column.up = node;
      column.size++;
      if (first == null) {
        first = node;
      } else {
        first.insertLeft(node);
      }
    }
  }

  private static void cover(Node column) {
    column.left.right = column.right;
    column.right.left = column.left;
    for (Node row = column.down; row != column; row = row.down) {
      for (Node node = row.right; node != row; node = node.right) {
        node.up.down = node.down;
        node.down.up = node.up;
        node.column.size--;
      }
    }
  }

  private static void uncover(Node column) {
    for (Node row = column.up; row != column; row = row.up) {
      for (Node node = row.left; node != row; node = node.left) {
        node.column.size++;
        node.up.down = node;
        node.down.up = node;
      }
    }
    column.left.right = column;
    column.right.left = column;
  }

  /** The names of the rows chosen, or null. */
  int[] solve() {
    return search() ? java.util.Arrays.copyOf(chosen, depth) : null;
  }

  private boolean search() {
    if (head.right == head) {
      return true;
    }
    Node best = head.right;
    for (Node column = best.right; column != head; column = column.right) {
      if (column.size < best.size) {
        best = column;
      }
    }
    cover(best);
    for (Node row = best.down; row != best; row = row.down) {
      chosen[depth++] = row.name;
      for (Node node = row.right; node != row; node = node.right) {
        cover(node.column);
      }
      if (search()) {
        return true;
      }
      for (Node node = row.left; node != row; node = node.left) {
        uncover(node.column);
      }
      depth--;
    }
    uncover(best);
    return false;
  }
}
""",
    )
    parts = ["9 * <row> + <col>", "81 + 9 * <row> + <dig>", "162 + 9 * <col> + <dig>", "243 + 9 * block + <dig>"]
    draft.rng.shuffle(parts)
    draft.top(
        [],
        draft.solve(f"""
    <MODEL> matrix = new <MODEL>(324);
    for (int <row> = 0; <row> < 9; <row>++) {{
      for (int <col> = 0; <col> < 9; <col>++) {{
        int block = <row> / 3 * 3 + <col> / 3;
        for (int <dig> = 0; <dig> < 9; <dig>++) {{
          if (<board>[<row>][<col>] == 0 || <board>[<row>][<col>] == <dig> + 1) {{
            matrix.addRow(
                81 * <row> + 9 * <col> + <dig>,
                {", ".join(parts)});
          }}
        }}
      }}
    }}
    int[][] <result> = new int[9][9];
    int[] names = matrix.solve();
    if (names != null) {{
      for (int name : names) {{
        <result>[name / 81][name / 9 % 9] = name % 9 + 1;
      }}
    }}
    return <result>;
"""),
    )


def propagation(draft):
    """Sets of candidates, singles struck out of their peers and hidden singles set, then a guess."""
    draft.add(
        "<CELL>",
        {"java.util.ArrayList", "java.util.List"},
        """
record <CELL>(int row, int column) {

  static final List<<CELL>> ALL = new ArrayList<>();

  static {
    for (int i = 0; i < 81; i++) {
      ALL.add(new <CELL>(i / 9, i % 9));
    }
  }

  int block() {
    return row / 3 * 3 + column / 3;
  }

  int index() {
    return 9 * row + column;
  }

  boolean sees(<CELL> other) {
    return index() != other.index() && (row == other.row || column == other.column || block() == other.block());
  }
}
""",
    )
    draft.top(
        {"java.util.Arrays", "java.util.function.Predicate"},
        """
  private static final int[][] PEERS = new int[81][];
  private static final int[][][] UNITS = new int[81][][];

  static {
    for (<CELL> cell : <CELL>.ALL) {
      PEERS[cell.index()] = those(cell::sees);
      UNITS[cell.index()] =
          new int[][] {
            those(other -> other.row() == cell.row()),
            those(other -> other.column() == cell.column()),
            those(other -> other.block() == cell.block())
          };
    }
  }

  private static int[] those(Predicate<<CELL>> wanted) {
    return <CELL>.ALL.stream().filter(wanted).mapToInt(<CELL>::index).toArray();
  }
"""
        + draft.solve(f"""
    int[] candidates = new int[81];
    Arrays.fill(candidates, 0x3fe);
    for (<CELL> cell : <CELL>.ALL) {{
      int given = <board>[cell.row()][cell.column()];
      if (given != 0 && !fix(candidates, cell.index(), given)) {{
        return new int[9][9];
      }}
    }}
    int[][] <result> = new int[9][9];
    int[] found = search(candidates);
    if (found != null) {{
      for (int i = 0; i < 81; i++) {{
        <result>[i / 9][i % 9] = {draft.one_of("Integer.numberOfTrailingZeros(found[i])", "31 - Integer.numberOfLeadingZeros(found[i])")};
      }}
    }}
    return <result>;
""")
        + """
  private static boolean fix(int[] candidates, int cell, int number) {
    if ((candidates[cell] & 1 << number) == 0) {
      return false;
    }
    for (int other = 1; other <= 9; other++) {
      if (other != number && !strike(candidates, cell, other)) {
        return false;
      }
    }
    return true;
  }

  private static boolean strike(int[] candidates, int cell, int number) {
    if ((candidates[cell] & 1 << number) == 0) {
      return true;
    }
    candidates[cell] &= ~(1 << number);
    int left = Integer.bitCount(candidates[cell]);
    if (left == 0) {
      return false;
    }
    if (left == 1) {
      int single = Integer.numberOfTrailingZeros(candidates[cell]);
      for (int peer : PEERS[cell]) {
        if (!strike(candidates, peer, single)) {
          return false;
        }
      }
    }
    for (int[] unit : UNITS[cell]) {
      int only = -1;
      int places = 0;
      for (int other : unit) {
        if ((candidates[other] & 1 << number) != 0) {
          only = other;
          places++;
        }
      }
      if (places == 0 || (places == 1 && !fix(candidates, only, number))) {
        return false;
      }
    }
    return true;
  }

  private static int[] search(int[] candidates) {
    int next = -1;
    for (int i = 0; i < 81; i++) {
      int left = Integer.bitCount(candidates[i]);
      if (left > 1 && (next < 0 || left < Integer.bitCount(candidates[next]))) {
        next = i;
      }
    }
    if (next < 0) {
      return candidates;
    }
    for (int number = 1; number <= 9; number++) {
      int[] copy = candidates.clone();
      if (fix(copy, next, number)) {
        int[] found = search(copy);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }
""",
    )


def main(folder, number, seed=1):
    rng = random.Random(seed)
    order = [way for way, share in WAYS.items() for _ in range(share)]
    taken = []
    for i in range(number):
        if not taken:
            taken = rng.sample(order, len(order))
        way = taken.pop()
        draft = Draft(rng)
        globals()[way](draft)
        name = f"s{i + 1:05}"
        place = Path(folder, name, *filter(None, draft.package.split(".")))
        place.mkdir(parents=True)
        for file, text in draft.files.items():
            (place / (file + ".java")).write_text(text)
        print(name, draft.entry, way)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
