import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createResponseReader, openConnection, sendLoad, writeWire } from "../src/load.ts";
import { readProcessTime } from "../src/measure.ts";
import { findSample, generated, operations, plain, prepareRequest } from "../src/mock/samples.ts";

describe("reading responses", () => {
  const withLength = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 5\r\n\r\nhello";
  const chunked = "HTTP/1.1 201 Created\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n";
  const empty = "HTTP/1.1 204 No Content\r\nContent-Length: 0\r\n\r\n";

  it.each([1, 7, 1000])("finds the end of each, in pieces of %i bytes", (size) => {
    const read = createResponseReader();
    const statuses = [withLength, chunked, empty, withLength].map((text) => {
      const bytes = Buffer.from(text);
      const pieces = Array.from({ length: Math.ceil(bytes.byteLength / size) }, (_, index) =>
        bytes.subarray(index * size, (index + 1) * size),
      );
      return pieces.map(read);
    });
    expect(statuses.map((one) => one.at(-1))).toEqual([200, 201, 204, 200]);
    expect(statuses.flatMap((one) => one.slice(0, -1)).every((status) => status === undefined)).toBe(true);
  });
});

describe("load", () => {
  let server: Server | undefined;
  afterEach(() => server?.closeAllConnections());

  async function serve(listener: RequestListener): Promise<number> {
    server = createServer(listener).listen(0, "127.0.0.1");
    await once(server, "listening");
    server.unref();
    return (server.address() as AddressInfo).port;
  }

  it("counts the responses of the server, and sends the given request", async () => {
    const seen = new Set<string>();
    let responded = 0;
    const port = await serve(async (request, response) => {
      let body = "";
      for await (const chunk of request) body += chunk;
      seen.add(`${request.method} ${request.url} ${request.headers["x-kind"]} ${body}`);
      responded += 1;
      response.end("text");
    });
    const prepared = { method: "POST", path: "/things?page=1", headers: { "X-Kind": "load" }, body: "Größe" };
    const count = await sendLoad(port, writeWire(prepared, port), { connections: 3, milliseconds: 50 });
    expect(count).toBe(responded);
    expect(count).toBeGreaterThanOrEqual(3);
    expect([...seen]).toEqual(["POST /things?page=1 load Größe"]);
  });

  it("gives no value for a server that rejects requests", async () => {
    const port = await serve((_, response) => response.writeHead(422).end());
    const wire = writeWire({ method: "GET", path: "/", headers: {} }, port);
    await expect(sendLoad(port, wire, { connections: 1, milliseconds: 1000 })).rejects.toThrow("422");
  });

  it("over one connection does not wait for a server that has closed it", async () => {
    const port = await serve((_, response) => response.setHeader("connection", "close").end());
    const wire = writeWire({ method: "GET", path: "/", headers: {} }, port);
    const connection = await openConnection(port);
    await connection.send(wire);
    await expect.poll(() => connection.send(wire).catch(String)).toContain("ended the connection");
  });
});

describe("requests", () => {
  it("are complete for every operation", () => {
    const cases = operations.map((operation) => ({ operation, prepared: prepareRequest(operation) }));
    expect(cases.length).toBeGreaterThan(30);
    for (const { operation, prepared } of cases) {
      expect(prepared.path).not.toMatch(/[{}]/);
      expect(prepared.body === undefined).toBe(operation.requests.length === 0);
    }
    const form = cases.find(({ prepared }) => prepared.body instanceof FormData)?.prepared.body as FormData;
    expect([...form.values()].some((part) => part instanceof File)).toBe(true);
  });

  it("come with the response from the description", () => {
    for (const name of [...plain, ...generated]) {
      const { response } = findSample(name);
      expect([response.status, response.contentType]).toEqual([200, "application/json"]);
      expect(JSON.parse(response.text)).toHaveProperty("data");
    }
    expect(() => findSample("uploadFile")).toThrow("uploadFile takes a form.");
  });
});

describe("the time of a process", () => {
  it.runIf(process.platform === "linux")("grows with what it does", () => {
    const before = readProcessTime(process.pid) ?? Number.NaN;
    const end = process.cpuUsage().user + 100_000;
    while (process.cpuUsage().user < end);
    expect(readProcessTime(process.pid)).toBeGreaterThan(before);
  });
});
