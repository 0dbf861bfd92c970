import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import { createClient, DataImportError } from "@data-import/client";
import { afterEach, expect, test } from "vitest";

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const text = JSON.stringify({ data: { id: "dev_sp_1", name: "Spring ß".repeat(500) } });

/** A client of a server that sends one coding, and what it said in `Accept-Encoding`. */
async function start(coding: string, bytes: Uint8Array) {
  const accepted: (string | undefined)[] = [];
  server = createServer((incoming, outgoing) => {
    accepted.push(incoming.headers["accept-encoding"] as string | undefined);
    outgoing.writeHead(200, { "content-type": "application/json", "content-encoding": coding }).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    accepted,
    api: createClient({ baseUrl: `http://127.0.0.1:${port}/v1`, token: "pat_test", retry: { max: 0 } }),
  };
}

test.each([
  ["zstd", zstdCompressSync],
  ["gzip", gzipSync],
  ["x-gzip", gzipSync],
  ["br", brotliCompressSync],
  ["deflate", deflateSync],
  ["GZIP", gzipSync],
])("a response that is coded with %s is read", async (coding, encode) => {
  const { api, accepted } = await start(coding, encode(text));
  expect(await api.spaces.get("dev_sp_1")).toMatchObject({ name: "Spring ß".repeat(500) });
  expect(accepted).toEqual(["zstd, gzip, deflate"]);
});

test("a response that ends inside its coding is an error", async () => {
  const bytes = zstdCompressSync(text);
  const { api } = await start("zstd", bytes.subarray(0, bytes.length - 4));
  await expect(api.spaces.get("dev_sp_1")).rejects.toThrow(DataImportError);
});
