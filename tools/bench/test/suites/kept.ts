import type { Row } from "../../src/table.ts";

/** A measurement that keeps to its budget, and one that has none. */
export async function* measure(): AsyncGenerator<Row> {
  yield { claim: "a light bundle", value: "6.0 kB", budget: "≤ 6.5 kB", ok: true, detail: "" };
  yield { claim: "a peer", value: "215 kB", detail: "" };
}
