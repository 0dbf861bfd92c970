import { measureSize } from "../page/size.ts";
import { measureSpeed, speedParts } from "../page/speed.ts";
import type { Scale } from "../run-suites.ts";
import type { Row } from "../table.ts";

export const parts = ["size", ...speedParts];

/** The page for people: its bytes, and, if they are named, what a person waits for with a million records. */
export async function* measure(
  named: readonly string[],
  { records = 1_000_000 }: Scale,
): AsyncGenerator<Row> {
  if (named.length === 0 || named.includes("size")) yield* measureSize();
  const speed = speedParts.filter((part) => named.includes(part));
  if (speed.length > 0) yield* measureSpeed(speed, records);
}
