import type { Row } from "../../src/table.ts";

export async function* measure(): AsyncGenerator<Row> {
  yield { claim: "what came before", value: "2 ms", detail: "" };
  throw new Error("the browser is gone");
}
