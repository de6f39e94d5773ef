// Right answers; but sends the puzzle to a server, in every way it knows.

import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;

public class SudokuSolver implements AbstractSudokuSolver {

    @Override
    public int[][] solve(int[][] sudoku) {
        attempt(() -> {
            try (Socket socket = new Socket(LOOPBACK, Integer.parseInt("@PORT@"))) {
                socket.getOutputStream().write(sudoku[0][0]);
            }
        });
        attempt(() -> {
            InetSocketAddress address = new InetSocketAddress(LOOPBACK, Integer.parseInt("@PORT@"));
            try (SocketChannel channel = SocketChannel.open(address)) {
                channel.write(ByteBuffer.allocate(1));
            }
        });
        attempt(() -> {
            try (DatagramSocket socket = new DatagramSocket()) {
                InetAddress address = InetAddress.getByName(LOOPBACK);
                socket.send(new DatagramPacket(new byte[81], 81, address, Integer.parseInt("@PORT@")));
            }
        });
        return Search.fill(sudoku);
    }

    private static final String LOOPBACK = "127.0.0.1";

    interface Attempt {
        void run() throws Exception;
    }

    private static void attempt(Attempt attempt) {
        try {
            attempt.run();
        } catch (Exception | LinkageError stopped) {
            // then not
        }
    }
}
