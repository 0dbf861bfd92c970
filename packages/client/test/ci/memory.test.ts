import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCore } from "../../src/core/core.ts";
import { download, upload } from "../../src/files/index.ts";
import { downloadAgentExport, uploadFile } from "../../src/operations.gen.ts";
import { respondJson, type Served, serve } from "../support/server.ts";
import { watchMemory } from "../support/watch-memory.ts";

const size = 500_000_000;
const chunk = new Uint8Array(100_000);
/** How much the memory of a process may grow during a much larger transfer, in megabytes. */
const allowed = 200;

let server: Served;

beforeAll(async () => {
  server = await serve(async (response, request) => {
    if (request.method === "GET") return send(response);
    let bytes = 0;
    for await (const piece of request) {
      bytes += piece.length;
      // The service is slower than the source, which must wait for it.
      if (bytes % 20 === 0) await sleep(1);
    }
    respondJson(response, { data: { bytes } });
  });
});
afterAll(() => server.close());

async function send(response: ServerResponse) {
  response.writeHead(200, { "content-length": size });
  for (let sent = 0; sent < size; sent += chunk.length) {
    if (!response.write(chunk)) await new Promise((resolve) => response.once("drain", resolve));
  }
  response.end();
}

function manyBytes(): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream(
    {
      pull(controller) {
        controller.enqueue(chunk);
        sent += chunk.length;
        if (sent >= size) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

test("an upload of 500 MB is never in memory as a whole", async () => {
  const core = createCore({ baseUrl: server.baseUrl, token: "t" });
  const growth = watchMemory();
  let bytes = 0;
  const source = { stream: manyBytes, size, name: "big.csv" };
  const onProgress = (progress: { bytes: number }) => {
    bytes = progress.bytes;
  };
  const uploaded = await upload<{ data: { bytes: number } }>(
    core,
    uploadFile,
    { body: source },
    {},
    { onProgress },
  );
  expect(growth()).toBeLessThan(allowed);
  expect(bytes).toBe(size);
  expect(uploaded.data.bytes).toBeGreaterThan(size);
});

test("a download of 500 MB is never in memory as a whole", async () => {
  const core = createCore({ baseUrl: server.baseUrl, token: "t" });
  const growth = watchMemory();
  const file = await download(core, downloadAgentExport, { path: { agentExportId: "us_agx_1" } });
  let bytes = 0;
  await file.pipeTo(
    new WritableStream({
      async write(piece) {
        bytes += piece.length;
        // The reader is slower than the service, which must wait for it.
        if (bytes % 20 === 0) await sleep(1);
      },
    }),
  );
  expect(growth()).toBeLessThan(allowed);
  expect(bytes).toBe(size);
});
