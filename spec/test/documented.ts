import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { DocumentedOperation } from "./operation-comparison.ts";
import type { Expected } from "./type-comparison.ts";

/** The content of documented.yaml; its head explains the notation of types. */
export interface Documented {
  types: Record<string, Record<string, Expected>>;
  unions: Record<string, Record<string, Record<string, Expected>>>;
  enums: Record<string, string[]>;
  names: Record<"string" | "integer", string[]>;
  notShown: string[];
  operations: Record<string, DocumentedOperation>;
}

/** The facts of the service's specification, as written down in documented.yaml. */
export const documented: Documented = parse(
  readFileSync(join(import.meta.dirname, "documented.yaml"), "utf8"),
);
