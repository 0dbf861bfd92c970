import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

const module = new URL("../src/command/lower-priority.ts", import.meta.url).href;
const program = `
  import { getPriority } from "node:os";
  const { lowerPriority } = await import(${JSON.stringify(module)});
  lowerPriority();
  console.log(getPriority());
`;

it.runIf(process.platform === "linux")("a thread gives way, and further if its process does", () => {
  const run = (niceness: number) =>
    Number(
      execFileSync("nice", ["-n", `${niceness}`, process.execPath, "--input-type=module", "-e", program], {
        encoding: "utf8",
      }),
    );
  const [usual, nicer] = [run(0), run(12)];
  expect(usual).toBeGreaterThanOrEqual(5);
  expect(nicer).toBeGreaterThanOrEqual(12);
});
