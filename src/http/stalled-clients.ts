/**
 * Timeout for stalled clients, which do not read their answers. Each would hold its answer in memory indefinitely: to
 * the operating system such a connection is fine. Those that read slowly are bounded together.
 */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface StallLimits {
  /** Milliseconds in which a client reads everything that is pending, or `least` bytes of it. */
  within?: number;
  least?: number;
  /** Bytes that may be pending for all clients together: beyond, those with the most are disconnected. */
  most?: number;
  /** The interval of checks in milliseconds. */
  every?: number;
}

/** Progress of a socket's writes, sampled when a wait began or when enough of it was taken. */
interface Mark {
  /** Bytes that the system had taken, and those that it will have taken with all that waited. */
  taken: number;
  all: number;
  /** The observed time since, in milliseconds. */
  age: number;
}

/**
 * Disconnects the server's stalled clients. An event stream has little to send, and sends it repeatedly: it must be read
 * completely.
 */
export function disconnectStalled(server: Server, limits: StallLimits = {}): void {
  const { within = 30_000, least = 32 * 1024, most = 256 * 1024 * 1024, every = 1000 } = limits;
  const marks = new Map<Socket, Mark | undefined>();
  const answers = new WeakMap<Socket, ServerResponse>();
  server.on('connection', (socket) => {
    marks.set(socket, undefined);
    socket.once('close', () => marks.delete(socket));
  });
  server.on('request', ({ socket }, res) => answers.set(socket, res));

  let checkedAt = performance.now();
  const look = () => {
    // While this process was blocked, no client could read.
    const passed = Math.min(performance.now() - checkedAt, 2 * every);
    checkedAt = performance.now();
    const pending: PendingBytes[] = [];
    for (const [socket, mark] of marks) {
      const { taken, waiting } = writeProgressOf(socket);
      pending.push({ socket, waiting });
      const enough = isEventStream(answers.get(socket)) ? Number.POSITIVE_INFINITY : least;
      if (waiting === 0) marks.set(socket, undefined);
      else if (mark === undefined || taken >= mark.all || taken - mark.taken >= enough)
        marks.set(socket, { taken, all: taken + waiting, age: 0 });
      else if (mark.age + passed >= within) socket.destroy();
      else mark.age += passed;
    }
    cutOffMost(pending, most);
  };
  const looking = setInterval(look, every).unref();
  server.once('close', () => clearInterval(looking));
}

interface PendingBytes {
  socket: Socket;
  waiting: number;
}

/** Slow readers of very large answers would fill the memory together, each of them within its own limits. */
function cutOffMost(pending: PendingBytes[], most: number): void {
  let all = pending.reduce((sum, { waiting }) => sum + waiting, 0);
  if (all <= most) return;
  for (const { socket, waiting } of pending.sort((one, other) => other.waiting - one.waiting)) {
    if (all <= most) return;
    socket.destroy();
    all -= waiting;
  }
}

const isEventStream = (answer: ServerResponse | undefined): boolean =>
  String(answer?.getHeader('content-type')).startsWith('text/event-stream');

/**
 * The bytes that the operating system has accepted for a socket, and the pending ones. Node's own timeouts read the
 * handle likewise; there is no public API.
 */
function writeProgressOf(socket: Socket): { taken: number; waiting: number } {
  const { _handle: handle } = socket as unknown as { _handle?: { bytesWritten: number; writeQueueSize: number } };
  if (!handle) return { taken: 0, waiting: 0 };
  const taken = handle.bytesWritten - handle.writeQueueSize;
  return { taken, waiting: socket.bytesWritten - taken };
}
