import type { Row } from "../../src/table.ts";

export const parts: readonly string[] = ["fast", "slow"];

/** Shows the parts that it was given. */
export async function* measure(named: readonly string[]): AsyncGenerator<Row> {
  yield { claim: "measured", value: named.join(" "), detail: "" };
}
