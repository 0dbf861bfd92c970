import { request } from "node:http";
import { serve } from "@data-import/docs";
import { expect, it, onTestFinished } from "vitest";
import { description } from "./support/description.ts";
import { printMeasure } from "./support/print-measure.ts";

const kibibyte = 1024;

it("no page of an operation is larger than 21 KiB compressed, of which 10 are scripts", async () => {
  const docs = await serve();
  onTestFinished(() => docs.close());
  const sizes = new Map<string, Promise<number>>();
  /** Pages share their files, which are measured once. */
  const weigh = (address: string) => {
    const size = sizes.get(address) ?? readSize(address);
    sizes.set(address, size);
    return size;
  };
  const pages = await Promise.all(
    description.operations.map(async ({ id }) => {
      const address = new URL(`operations/${id}/`, docs.url).href;
      const document = await (await fetch(address)).text();
      const find = (pattern: RegExp) =>
        Promise.all(
          [...document.matchAll(pattern)].map(([, link = ""]) => weigh(new URL(link, address).href)),
        );
      const [page, styles, scripts, later] = await Promise.all([
        weigh(address),
        find(/<link rel="stylesheet" href="([^"]+)"/g),
        find(/<script src="([^"]+)"/g),
        // The form of the operation, which is loaded when it is opened; it counts, too.
        find(/ data-try-it="([^"]+)"/g),
      ]);
      expect([styles.length, scripts.length, later.length]).toEqual([1, 1, 1]);
      return { id, total: sum([page, ...styles, ...scripts]), script: sum([...scripts, ...later]) };
    }),
  );
  const largest = pages.toSorted((one, other) => other.total - one.total)[0];
  const most = Math.max(...pages.map(({ script }) => script));
  printMeasure(
    "page of an operation, gzip",
    `${format(largest?.total ?? 0)} at most, ${largest?.id}`,
    "≤ 21 KiB",
  );
  printMeasure("script of it", `${format(most)} with the form`, "≤ 10 KiB");
  expect(pages.filter(({ total }) => total > 21 * kibibyte)).toEqual([]);
  expect(most).toBeLessThanOrEqual(10 * kibibyte);
});

function readSize(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(address, { headers: { "Accept-Encoding": "gzip" } }, async (response) => {
      const chunks = await response.toArray();
      expect(response.headers["content-encoding"]).toBe("gzip");
      resolve(Buffer.concat(chunks).byteLength);
    })
      .on("error", reject)
      .end();
  });
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, figure) => total + figure, 0);
}

function format(bytes: number): string {
  return `${(bytes / kibibyte).toFixed(1)} KiB`;
}
