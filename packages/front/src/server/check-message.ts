import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { type FrontCode, HttpError } from "../request/http-error.ts";

const close = { connection: "close" };

/**
 * Rejects a message that two programs could read in two ways, for example a proxy and this server; undefined if it is
 * clear.
 */
export function checkMessage({ rawHeaders, headers, httpVersion }: IncomingMessage): HttpError | undefined {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === "host") hosts += 1;
  }
  if (hosts > 1 || (hosts === 0 && httpVersion === "1.1")) {
    const message = `A request must have one \`Host\` header; this one has ${hosts}.`;
    return new HttpError(400, [{ message, key: "Host", code: "request_malformed" }], close);
  }
  if (!/^[^\s/?#@,\\]*$/.test(headers.host ?? "")) {
    return new HttpError(
      400,
      [{ message: "`Host` must be a name or address with a port.", key: "Host", code: "request_malformed" }],
      close,
    );
  }
  const coding = headers["transfer-encoding"];
  if (coding !== undefined && coding.trim().toLowerCase() !== "chunked") {
    const message = `The transfer coding \`${coding}\` is not supported: send \`chunked\`, and compress with \`Content-Encoding\`.`;
    return new HttpError(501, [{ message, key: "Transfer-Encoding", code: "not_implemented" }], close);
  }
  return undefined;
}

/** Responds with the envelope to messages that Node does not give to the listener of requests. */
export function refuseUnusual(server: Server): void {
  server.on("connect", (_, socket) => {
    // A caller that left.
    socket.on("error", () => {});
    socket.end(
      writeError(
        "501 Not Implemented",
        "not_implemented",
        "CONNECT is not a method that an HTTP API can use.",
      ),
    );
  });
  server.on("checkExpectation", (_, outgoing: ServerResponse) => {
    const message = "Only `Expect: 100-continue` is supported.";
    const { status, headers, body } = new HttpError(
      417,
      [{ message, key: "Expect", code: "expectation_unsupported" }],
      close,
    ).toResponse();
    outgoing.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body as string) });
    outgoing.end(body);
  });
}

/** An error response as bytes, if there is no response object. */
export function writeError(status: string, code: FrontCode, message: string): string {
  const body = JSON.stringify({ errors: [{ message, code }] });
  return [
    `HTTP/1.1 ${status}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
    "",
    body,
  ].join("\r\n");
}
