import { connect } from "node:net";
import type { PreparedRequest } from "./mock/samples.ts";

/** The bytes of a request. */
export function writeWire(
  { method, path, headers, body }: PreparedRequest & { readonly body?: string },
  port: number,
): Buffer {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : [`content-length: ${Buffer.byteLength(body)}`]),
  ];
  return Buffer.from(`${lines.join("\r\n")}\r\n\r\n${body ?? ""}`);
}

/**
 * Repeats one request over several connections until the time is over; each connection waits for its response. Gives
 * the number of responses; rejects if one is not a success. It does less work than Node's own client, so that the
 * server is the limit.
 */
export async function sendLoad(
  port: number,
  request: Buffer,
  { connections, milliseconds }: { readonly connections: number; readonly milliseconds: number },
): Promise<number> {
  const end = performance.now() + milliseconds;
  const counts = await Promise.all(Array.from({ length: connections }, () => sendUntil(end, port, request)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** An open connection that sends one request after the other. */
export interface Connection {
  /** Resolves when the response is complete; rejects if it is not a success. */
  send(request: Buffer): Promise<void>;
  close(): void;
}

/** Connects to a port of this machine. */
export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  const read = createResponseReader();
  let waiting: { resolve(): void; reject(error: Error): void } | undefined;
  const ended = new Error("The server ended the connection.");
  const fail = (error: Error) => waiting?.reject(error);
  await new Promise<void>((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  socket.on("error", fail);
  socket.on("close", () => fail(ended));
  socket.on("data", (chunk: Buffer) => {
    const status = read(chunk);
    if (status === undefined) return;
    if (status >= 300) fail(new Error(`The server returned ${status}.`));
    else waiting?.resolve();
  });
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        // Servers close a connection that was idle for some seconds.
        if (!socket.writable || socket.readableEnded) return reject(ended);
        waiting = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

function sendUntil(end: number, port: number, request: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    const read = createResponseReader();
    let responses = 0;
    socket.on("error", reject);
    socket.on("end", () => reject(new Error("The server ended the connection.")));
    socket.on("connect", () => socket.write(request));
    socket.on("data", (chunk: Buffer) => {
      const status = read(chunk);
      if (status === undefined) return;
      if (status >= 300) reject(new Error(`The server returned ${status}.`));
      responses += 1;
      if (performance.now() < end) socket.write(request);
      else {
        socket.destroy();
        resolve(responses);
      }
    });
  });
}

/** Reads HTTP responses in pieces of any size; gives the status of each response when it is complete. */
export function createResponseReader(): (chunk: Buffer) => number | undefined {
  let pending: Buffer = Buffer.alloc(0);
  return (chunk) => {
    pending = pending.byteLength === 0 ? chunk : Buffer.concat([pending, chunk]);
    const bodyStart = pending.indexOf("\r\n\r\n") + 4;
    if (bodyStart === 3) return undefined;
    const head = pending.toString("latin1", 0, bodyStart);
    const [, length] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? [];
    const isWhole =
      length === undefined
        ? pending
            .subarray(bodyStart - 2)
            .toString("latin1")
            .endsWith("\r\n0\r\n\r\n")
        : pending.byteLength >= bodyStart + Number(length);
    if (!isWhole) return undefined;
    pending = Buffer.alloc(0);
    return Number(head.slice(9, 12));
  };
}
