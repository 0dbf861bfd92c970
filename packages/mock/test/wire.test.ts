import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { useMock } from "./support/mock.ts";

const mock = useMock();

/** Sends bytes and gives what comes back, until nothing more comes for a moment. */
function sendBytes(...chunks: readonly (string | Uint8Array)[]): Promise<string> {
  return exchangeBytes(chunks, 10_000);
}

/** Sends bytes and closes the connection, with or without a response. */
function sendAndLeave(bytes: string): Promise<string> {
  return exchangeBytes([bytes], 300);
}

/** @param patience how many milliseconds the first response may take; a busy machine needs more */
function exchangeBytes(chunks: readonly (string | Uint8Array)[], patience: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(mock.url).port), "127.0.0.1");
    let received = "";
    socket.setTimeout(patience, () => socket.destroy());
    socket.on("data", (bytes) => {
      received += bytes;
      socket.setTimeout(300);
    });
    socket.on("close", () => resolve(received)).on("error", reject);
    for (const chunk of chunks) socket.write(chunk);
  });
}

const patch =
  "PATCH /v1/accounts/current HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer x\r\nX-Disable-Hooks: true\r\n";

describe("on the wire", () => {
  it.each([
    ["bytes that are no HTTP", "nonsense\r\n\r\n", "400 Bad Request"],
    ["headers that are too long", `GET / HTTP/1.1\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`, "431 "],
    ["a method that no path has", "TRACE /v1/sheets HTTP/1.1\r\nHost: x\r\n\r\n", "405 Method Not Allowed"],
    ["an address that is none", "GET http://%%/ HTTP/1.1\r\nHost: x\r\n\r\n", "400 Bad Request"],
    ["a Host that is none", "GET /v1/sheets HTTP/1.1\r\nHost: %%\r\n\r\n", "401 Unauthorized"],
    ["an empty first segment", "GET //v1/sheets HTTP/1.1\r\nHost: x\r\n\r\n", "404 Not Found"],
    ["the asterisk", "OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n", "400 Bad Request"],
  ])("responds to %s with an envelope", async (_name, bytes, status) => {
    const response = await sendBytes(bytes);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`));
    expect(response).toContain('{"errors":[{"message":');
  });

  it("rejects a body that is not UTF-8", async () => {
    const head = `${patch}Content-Type: application/json\r\nContent-Length: 12\r\n\r\n`;
    const response = await sendBytes(head, '{"name":"', new Uint8Array([0xff]), '"}');
    expect(response).toContain("400 Bad Request");
    expect(response).toContain("it is not UTF-8");
  });

  it("survives callers that close the connection in the middle of a body", async () => {
    const head = `${patch}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"name":`;
    await Promise.all(Array.from({ length: 20 }, () => sendAndLeave(head)));
    expect((await fetch(mock.url)).status).toBe(404);
  });

  it("responds to the next request on a connection whose last body was not read", async () => {
    const refused = "POST /v1/nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nbody";
    const response = await sendBytes(refused, "GET /v1/sheets HTTP/1.1\r\nHost: x\r\n\r\n");
    expect(response).toMatch(/404 Not Found[\s\S]*401 Unauthorized/);
  });
});
