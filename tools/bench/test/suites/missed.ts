import type { Row } from "../../src/table.ts";

/** A value within its budget, and one that misses it. */
export async function* measure(): AsyncGenerator<Row> {
  yield { claim: "a light bundle", value: "6.0 kB", budget: "≤ 6.5 kB", ok: true, detail: "" };
  yield { claim: "a heavy bundle", value: "7.1 kB", budget: "≤ 6.5 kB", ok: false, detail: "" };
}
