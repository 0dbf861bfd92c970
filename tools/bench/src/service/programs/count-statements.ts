import { openSync, writeSync } from "node:fs";
import { DatabaseSync, StatementSync } from "node:sqlite";

// Run as `node --import count-statements.ts …`: appends one byte to the file of STATEMENTS_FILE for each statement of
// node:sqlite, in every thread.
const file = openSync(process.env["STATEMENTS_FILE"] ?? "", "a");

// biome-ignore lint/suspicious/noExplicitAny: the methods have different types, and all of them are called as they are.
function count(prototype: Record<string, any>, names: readonly string[]): void {
  for (const name of names) {
    const original = prototype[name];
    prototype[name] = function counted(this: unknown, ...args: unknown[]) {
      writeSync(file, ".");
      return original.apply(this, args);
    };
  }
}

count(StatementSync.prototype, ["run", "get", "all", "iterate"]);
count(DatabaseSync.prototype, ["exec"]);
