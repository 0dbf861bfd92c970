import { once } from "node:events";
import type { Output } from "../io.ts";

/** Writes a text; waits if the reader is slower. */
export async function write(output: Output, text: string): Promise<void> {
  if (!output.write(text)) await once(output, "drain");
}
