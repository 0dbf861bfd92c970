import { readFileSync } from "node:fs";
import type { Operation } from "./operation.ts";

// The build writes these files into the folder beside that of the code.
const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../operations/${name}.json`, import.meta.url), "utf8"));

/** The name and the meaning of each resource. */
export function readResourceNames(): { readonly name: string; readonly summary: string }[] {
  return read("index");
}

/** The operations of a resource. */
export function readOperations(resource: string): Operation[] {
  return read(resource);
}
