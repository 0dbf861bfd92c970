import { type AddressInfo, createServer, type Socket } from "node:net";

/** What a peer does instead of a response, once. */
export const tricks = [
  "closes behind the response",
  "half-closes in the response",
  "resets the connection in the response",
  "stalls in the response",
  "breaks the chunks of the response",
  "resets the connection in the request",
  "half-closes instead of a response",
  "responds before the end of the request, and closes",
  "talks nonsense",
  "has a status that does not exist",
  "has a header that does not exist",
  "switches to another protocol",
] as const;

export type Trick = (typeof tricks)[number];

/** A server that plays a trick on one request, and responds to the next one. */
export interface HostileServer {
  readonly baseUrl: string;
  /** By method, the body of the last request that was received as a whole. */
  readonly received: Map<string, Buffer>;
  /** The next request gets this trick, and the content of downloads is this one. */
  prepare(trick: Trick, content: Buffer): void;
  close(): void;
}

interface Asked {
  readonly method: string;
  readonly from: number;
  readonly body: Buffer;
}

export async function startHostileServer(): Promise<HostileServer> {
  const received = new Map<string, Buffer>();
  const sockets = new Set<Socket>();
  let trick: Trick | undefined;
  let content: Buffer = Buffer.alloc(0);

  function respond(socket: Socket, { method, from, body }: Asked): void {
    const isDownload = method === "GET";
    if (!isDownload) received.set(method, body);
    const bytes = isDownload ? content.subarray(from) : Buffer.from('{"data":{"id":"us_fl_Hx3mB8vS"}}');
    const type = isDownload ? "text/csv" : "application/json";
    const last = from + bytes.length - 1;
    const range = from > 0 ? `Content-Range: bytes ${from}-${last}/${content.length}\r\n` : "";
    const status = from > 0 ? "206 Partial Content" : "200 OK";
    const head = `HTTP/1.1 ${status}\r\nContent-Type: ${type}\r\nETag: "v1"\r\n${range}`;
    const whole = `${head}Content-Length: ${bytes.length}\r\n`;
    const played = trick;
    trick = undefined;
    const half = bytes.subarray(0, bytes.length >> 1);
    switch (played) {
      case "closes behind the response":
        socket.end(Buffer.concat([Buffer.from(`${whole}Connection: close\r\n\r\n`), bytes]));
        break;
      case "half-closes in the response":
        socket.end(Buffer.concat([Buffer.from(`${whole}\r\n`), half]));
        break;
      case "resets the connection in the response":
        socket.write(Buffer.concat([Buffer.from(`${whole}\r\n`), half]), () => socket.resetAndDestroy());
        break;
      case "stalls in the response":
        socket.write(Buffer.concat([Buffer.from(`${whole}\r\n`), half]));
        break;
      case "breaks the chunks of the response":
        socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`);
        socket.write(Buffer.concat([Buffer.from("5\r\n"), bytes.subarray(0, 5), Buffer.from("-zz\r\n")]));
        break;
      case "half-closes instead of a response":
        socket.end();
        break;
      case "talks nonsense":
        socket.end("220 mail.example ESMTP ready\r\n\r\n\0\0\0");
        break;
      case "has a status that does not exist":
        socket.write("HTTP/1.1 999 Whatever\r\nContent-Length: 0\r\n\r\n");
        break;
      case "has a header that does not exist":
        socket.write(`HTTP/1.1 200 OK\r\nX(y): 1\r\nContent-Length: 0\r\n\r\n`);
        break;
      case "switches to another protocol":
        socket.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: chat\r\nConnection: upgrade\r\n\r\nhello");
        break;
      default:
        socket.write(Buffer.concat([Buffer.from(`${whole}\r\n`), bytes]));
    }
  }

  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("end", () => socket.end());
    socket.on("close", () => sockets.delete(socket));
    let text = Buffer.alloc(0);
    socket.on("data", (piece) => {
      text = Buffer.concat([text, piece]);
      if (trick === "resets the connection in the request" && text.length > 200) {
        trick = undefined;
        socket.resetAndDestroy();
        return;
      }
      const end = text.indexOf("\r\n\r\n");
      if (end < 0) return;
      const head = text.subarray(0, end).toString("latin1");
      if (trick === "responds before the end of the request, and closes" && /^POST/.test(head)) {
        trick = undefined;
        socket.end("HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
        return;
      }
      const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
      if (text.length < end + 4 + length) return;
      const body = text.subarray(end + 4, end + 4 + length);
      text = text.subarray(end + 4 + length);
      const from = Number(/^range: bytes=(\d+)-/im.exec(head)?.[1] ?? 0);
      respond(socket, { method: head.split(" ")[0] ?? "", from, body });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    prepare(next, bytes) {
      trick = next;
      content = bytes;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
