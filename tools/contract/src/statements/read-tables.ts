import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** What the tables in `tools/contract/statements` say. */
export interface StatementTable {
  /** `flags` for `flags.yaml`. `every` is about the sentences of all other tables. */
  readonly name: string;
  /** Sentences that promise nothing which a test could prove, such as `The flag.`, or advice for the reader. */
  readonly definitions: readonly string[];
  /** By test, `<file> › <title>`: the sentences that it proves, `<place>: <sentence>`, or an expression in slashes. */
  readonly proofs: Readonly<Record<string, readonly string[]>>;
}

/** Reads the tables of a folder. Throws an Error that names the file if one has another shape. */
export function readTables(folder: string): StatementTable[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .map((file) => {
      const {
        definitions = [],
        proofs = {},
        ...others
      } = parse(readFileSync(join(folder, file), "utf8")) ?? {};
      const unknown = Object.keys(others);
      if (unknown.length > 0) {
        throw new Error(
          `${file} has an unknown part: ${unknown.join(", ")}. Known are definitions and proofs.`,
        );
      }
      return { name: file.replace(".yaml", ""), definitions, proofs };
    });
}
