import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A fixed port that forwards every connection to the current port. */
export interface Relay {
  readonly port: number;
  /** Forwards new connections to another port; open ones are not moved. */
  pointTo(port: number): void;
  close(): Promise<void>;
}

/** Opens a relay on a port of this machine, so that the server behind it can be replaced without a gap. */
export async function openRelay(port: number): Promise<Relay> {
  let target = 0;
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(target, "127.0.0.1");
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as { port: number }).port,
    pointTo(next) {
      target = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
