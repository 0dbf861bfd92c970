import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Description, Limit } from "./read/index.ts";

/** A line of shared/limits.yaml; the head of that file explains it. */
interface LimitRow {
  readonly value: number | string;
  readonly description: string;
}

const factors: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Ms: { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 },
  Seconds: { second: 1, minute: 60, hour: 3600, day: 86_400 },
  Days: { day: 1 },
  Bytes: { byte: 1, KiB: 1024, MiB: 1_048_576, GiB: 1_073_741_824 },
  Characters: { MiB: 1_048_576 },
};

const rows: Readonly<Record<string, LimitRow>> = parse(
  readFileSync(new URL("shared/limits.yaml", import.meta.url), "utf8"),
);

/**
 * Writes the values of shared/limits.yaml where texts of the description name them, and adds all of them as `x-limits`, as
 * numbers in the units of their names.
 */
export function addLimits(description: Description, table = rows): Description {
  const limits = Object.entries(table).map(([name, row]) => {
    const limit: Limit = { value: readValue(name, row.value), description: row.description };
    return [name, limit] as const;
  });
  return { ...fillTexts(description, table), "x-limits": Object.fromEntries(limits) };
}

/** Every text inside a value, with the values of the limits that it names. */
function fillTexts<Value>(value: Value, table: Readonly<Record<string, LimitRow>>): Value {
  const text = JSON.stringify(value).replaceAll(/`limits\.(\w+)`/g, (_, name: string) => {
    const row = table[name];
    if (row === undefined)
      throw new Error(`shared/limits.yaml has no limit \`${name}\`, which a text names.`);
    return writeValue(row.value);
  });
  return JSON.parse(text);
}

/** How people write the value of a limit: `8 MiB`, `1,400 bytes`, `10,000`. */
function writeValue(value: number | string): string {
  return String(value).replace(/^\d+/, (digits) => Number(digits).toLocaleString("en"));
}

/** The number that programs get, in the unit at the end of the name. */
function readValue(name: string, value: number | string): number {
  if (typeof value === "number") return value;
  const [, digits = "", unit = ""] = /^(\d+) (\w+?)s?$/.exec(value) ?? [];
  const units = Object.entries(factors).find(
    ([end]) => name.endsWith(end) || name.includes(`${end}Per`),
  )?.[1];
  const factor = units?.[unit];
  if (factor !== undefined) return Number(digits) * factor;
  const known = Object.keys(units ?? {}).join(", ") || "a number";
  throw new Error(
    `shared/limits.yaml: \`${name}\` cannot be \`${value}\`. Its unit must be one of: ${known}.`,
  );
}
