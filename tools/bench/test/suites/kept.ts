import type { Row } from "../../src/table.ts";

/** A value within its budget, and one without a budget. */
export async function* measure(): AsyncGenerator<Row> {
  yield { claim: "a light bundle", value: "6.0 kB", budget: "≤ 6.5 kB", ok: true, detail: "" };
  yield { claim: "a peer", value: "215 kB", detail: "" };
}
