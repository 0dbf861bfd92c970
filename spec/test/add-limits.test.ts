import { expect, test } from "vitest";
import { addLimits } from "../add-limits.ts";
import type { Description } from "../read/index.ts";
import { description } from "./bundle.ts";

const about = (text: string): Description => ({
  openapi: "3.1.1",
  info: { title: "Parcels", version: "1.0.0", description: text },
  paths: {},
});
const add = (text: string, name: string, value: number | string) =>
  addLimits(about(text), { [name]: { value, description: "A limit." } });

test.each([
  ["boxBytes", "8 MiB", "8 MiB", 8_388_608],
  ["boxBytes", "1400 bytes", "1,400 bytes", 1400],
  ["boxBytesPerSecond", "1000 bytes", "1,000 bytes", 1000],
  ["waitMs", "24 hours", "24 hours", 86_400_000],
  ["waitMs", "1 minute", "1 minute", 60_000],
  ["lifeSeconds", "30 days", "30 days", 2_592_000],
  ["logDays", "30 days", "30 days", 30],
  ["pageParcels", 10_000, "10,000", 10_000],
])("a text names %s: %s", (name, value, written, number) => {
  const { info, "x-limits": limits } = add(`At most \`limits.${name}\`, says the text.`, name, value);
  expect(info.description).toBe(`At most ${written}, says the text.`);
  expect(limits).toEqual({ [name]: { value: number, description: "A limit." } });
});

test("a limit that is not in the table is an error", () => {
  expect(() => add("At most `limits.boxes`.", "parcels", 3)).toThrow(
    "shared/limits.yaml has no limit `boxes`, which a text names.",
  );
});

test("a value without the unit of its name is an error", () => {
  expect(() => add("", "waitMs", "8 MiB")).toThrow(
    "shared/limits.yaml: `waitMs` cannot be `8 MiB`. Its unit must be one of: second, minute, hour, day.",
  );
});

test("no text of the bundle has the name of a limit", () => {
  expect(JSON.stringify(description)).not.toContain("`limits.");
  expect(description["x-limits"]).toHaveProperty("bodyBytes.value", 8_388_608);
});
