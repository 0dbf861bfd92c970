import { measureSize } from "../page/size.ts";
import type { Row } from "../table.ts";

export const parts = ["size"];

/** The page for people: its bytes. */
export async function* measure(): AsyncGenerator<Row> {
  yield* measureSize();
}
