import type { Row } from "../../src/table.ts";

/** A measurement that keeps to its budget, and one that does not. */
export async function* measure(): AsyncGenerator<Row> {
  yield { claim: "a light bundle", value: "6.0 kB", budget: "≤ 6.5 kB", ok: true, detail: "" };
  yield { claim: "a heavy bundle", value: "7.1 kB", budget: "≤ 6.5 kB", ok: false, detail: "" };
}
