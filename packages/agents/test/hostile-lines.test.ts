import { afterAll, expect, test } from "vitest";
import { createSandbox } from "../src/index.ts";
import { readOutcome } from "../src/read-outcome.ts";
import { createRun } from "./support/create-run.ts";

const sandbox = createSandbox();
afterAll(() => sandbox.close());

const run = (source: string, versionId: string) => sandbox.run(createRun(source, { versionId }));

/** Finds the mark of the lines of its process, and calls `write` with it in its next run. */
const spy = (write: string) => `
  const { encode } = TextEncoder.prototype;
  let mark;
  TextEncoder.prototype.encode = function (text) {
    mark ??= /^\\n([0-9a-f-]{36} )/.exec(text)?.[1];
    return encode.call(this, text);
  };
  const say = (text) => Deno.stdout.writeSync(encode.call(new TextEncoder(), text + "\\n"));
  module.exports = async () => { if (mark !== undefined) { ${write} } };
`;

test.each([
  ["no JSON", "{"],
  ["no object", "null"],
  ["a list", "[]"],
  ["no measurements", "{}"],
  ["an error that is not a text", '{"error":{},"measurements":{}}'],
  ["deep JSON", `${"[".repeat(100_000)}`],
])("a line in the place of the process ends its run, not the service: %s", async (name, line) => {
  expect(readOutcome(line)).toBeUndefined();
  const source = spy(`say(mark + ${JSON.stringify(line)}); await new Promise(() => {});`);
  expect(await run(source, name)).toMatchObject({ success: true });
  expect(await run(source, name)).toMatchObject({
    success: false,
    log: "The run was ended because the agent wrote in the place of its process.",
  });
  expect(await run(source, name)).toMatchObject({ success: true });
});

test("10,000 hostile lines cost the agent its run, and others nothing", async () => {
  const lines = ["x", "\\u0000", "{}", '{"measurements":1e999}', "\\ud800", "{".repeat(500)];
  const source = spy(`
    const lines = ${JSON.stringify(lines)};
    for (let count = 0; count < 10_000; count += 1) say((count % 3 === 0 ? mark : "") + lines[count % lines.length]);
    await new Promise(() => {});
  `);
  await run(source, "hostile");
  const before = process.memoryUsage().arrayBuffers + process.memoryUsage().external;
  expect(await run(source, "hostile")).toMatchObject({ success: false });
  expect(process.memoryUsage().arrayBuffers + process.memoryUsage().external - before).toBeLessThan(
    33_554_432,
  );
  expect(await run("module.exports = () => console.log('Still here.');", "other")).toMatchObject({
    success: true,
    log: "Still here.",
  });
});

test("only counts are taken from measurements", () => {
  const text = '{"measurements":{"requestCount":2,"memoryUsage":"much","bytesSent":null,"more":{}}}';
  expect(readOutcome(text)).toEqual({ measurements: { requestCount: 2 } });
});

test("characters that two pieces share are whole in the log", async () => {
  const source = `
    const bytes = new TextEncoder().encode("Größe: 12 €\\n");
    module.exports = async () => {
      for (const byte of bytes) {
        Deno.stdout.writeSync(Uint8Array.of(byte));
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    };`;
  expect((await run(source, "pieces")).log).toBe("Größe: 12 €");
});

test.runIf(process.platform === "linux")("memory is watched between two runs, too", async () => {
  const small = createSandbox({ memoryLimit: 201_326_592 });
  const source = `
    let held;
    module.exports = () => { if (held) throw new Error("It still runs."); held = true; setTimeout(() => {
      const all = [];
      setInterval(() => all.push(new Uint8Array(8_000_000).fill(1)), 5);
    }, 10); };`;
  const again = () => small.run(createRun(source, { versionId: "grows" }));
  expect(await again()).toMatchObject({ success: true });
  // Another process: that of the first run was killed.
  await expect.poll(async () => (await again()).success, { interval: 700 }).toBe(true);
  await small.close();
});
