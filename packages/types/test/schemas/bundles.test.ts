import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";

/** The most bytes of a page that uses one validator, compressed. */
const most = {
  spaceIdSchema: 1_600,
  accountSchema: 2_200,
  spaceSchema: 3_500,
  sheetSchema: 4_000,
  eventSchema: 5_200,
};

test.each(Object.entries(most))("%s alone takes at most %i bytes compressed", async (name, size) => {
  const text = await bundle(`export { ${name} } from "@data-import/types/schemas";`);
  const compressed = gzipSync(text).length;
  console.log(`${name}: ${text.length} bytes, ${compressed} compressed`);
  expect(compressed).toBeLessThanOrEqual(size);
});

test("a program that uses only types and lists has no validators", async () => {
  const text = await bundle('export * from "@data-import/types"; import "@data-import/types/schemas";');
  expect(text).toContain("commit:created");
  expect(text).not.toContain("~standard");
});

/** What a browser would get. */
async function bundle(program: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: fileURLToPath(new URL("..", import.meta.url)) },
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    conditions: ["@data-import/source"],
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}
