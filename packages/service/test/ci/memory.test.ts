import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { endProcesses, findToken, findUrl, type Started, startProcess } from "../support/command.ts";
import { call } from "../support/crash-writers.ts";

// The published build: with the sources, the compiler would also be in memory.
const command = join(import.meta.dirname, "../../dist/command.js");
const reasons = [
  ...(existsSync(command) ? [] : ["the package is not built"]),
  ...(existsSync("/proc/self/status") ? [] : ["only Linux tells how much memory a process has had"]),
];
const title = ["memory of the command", ...reasons].join(", skipped: ");

describe.skipIf(reasons.length > 0)(title, () => {
  let folder: string;
  let service: Started;
  let target: { readonly url: string; readonly token: string };
  let spaceId: string;
  let environmentId: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "memory-test-"));
    service = startProcess([command, "--port", "0", "--quiet", "--data", folder], {}, "Ctrl-C");
    const greeting = await service.ready;
    target = { url: findUrl(greeting), token: findToken(greeting) ?? "" };
    [{ id: environmentId }] = await call(target, "/environments");
    const json = { name: "Spring", environmentId };
    spaceId = (await call(target, "/spaces", { method: "POST", json })).id;
  });
  afterEach(async () => {
    await endProcesses();
    rmSync(folder, { recursive: true });
  });

  /** The maximum memory of the process so far, in megabytes. */
  function readPeak(): number {
    const status = readFileSync(`/proc/${service.child.pid}/status`, "utf8");
    return (Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024) / 1e6;
  }

  /** Sends a file with a number of pieces; returns its id. */
  async function upload(name: string, pieces: number, piece: Buffer): Promise<string> {
    async function* stream() {
      for (const [field, value] of Object.entries({ spaceId, environmentId })) {
        yield `--cut\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`;
      }
      yield `--cut\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
      for (let count = 0; count < pieces; count += 1) yield piece;
      yield "\r\n--cut--\r\n";
    }
    const response = await new Promise<string>((resolve, reject) => {
      const outgoing = request(`${target.url}/files`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${target.token}`,
          "content-type": "multipart/form-data; boundary=cut",
        },
      });
      outgoing.on("response", (incoming) => new Response(incoming as never).text().then(resolve, reject));
      outgoing.on("error", reject);
      Readable.from(stream()).pipe(outgoing);
    });
    return JSON.parse(response).data.id;
  }

  // Without a request it has 100 MB.
  it("stays below 175 MB while it receives 200 MB", async () => {
    const id = await upload("photos.bin", 200, Buffer.alloc(1_000_000, "0123456789"));
    expect(await call(target, `/files/${id}`)).toMatchObject({ size: 200_000_000, status: "complete" });
    expect(readPeak()).toBeLessThan(175);
  });

  it("does not grow with a file that is read into a workbook", async () => {
    const peaks: number[] = [];
    const row = Buffer.from(`${"x".repeat(99_999)}\n`);
    // The first one fills the cache of the database. Each has 120 MB more than the one before.
    for (const rows of [1000, 2200, 3400]) {
      const id = await upload(`${rows}.csv`, rows, row);
      for (;;) {
        const { status } = await call(target, `/files/${id}`);
        if (status !== "partial" && status !== "analyzing") break;
        await setTimeout(100);
      }
      const [job] = await call(target, `/jobs?fileId=${id}`);
      expect(job).toMatchObject({
        status: "complete",
        info: expect.stringContaining(`${rows} records in 1 sheet.`),
      });
      peaks.push(readPeak());
    }
    const [first = 0, second = 0, third = 0] = peaks;
    // What is kept of a file grows with each of them. When the collector of garbage runs does not: it may be late once.
    expect(Math.min(second - first, third - second)).toBeLessThan(60);
  });

  it("stays below 400 MB while it responds with each of 150,000 inserted records", async () => {
    const fields = Array.from({ length: 10 }, (_, index) => ({
      key: `field${index}`,
      type: index % 2 ? "number" : "string",
    }));
    const json = { name: "Stock", spaceId, sheets: [{ name: "Stock", fields }] };
    const { sheets } = await call(target, "/workbooks", { method: "POST", json });
    const values = fields.map(({ key }, index) => [key, { value: index % 2 ? index / 7 : `word ${index}` }]);
    const body = JSON.stringify(Array.from({ length: 10_000 }, () => Object.fromEntries(values)));
    const headers = {
      authorization: `Bearer ${target.token}`,
      "x-disable-hooks": "true",
      "content-type": "application/json",
    };
    for (let batch = 0; batch < 15; batch += 1) {
      const request = { method: "POST", headers, body };
      const response = await fetch(`${target.url}/sheets/${sheets[0].id}/records`, request);
      // Not parsed: the next request follows at once.
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(8_000_000);
    }
    expect(readPeak()).toBeLessThan(400);
  });
});
