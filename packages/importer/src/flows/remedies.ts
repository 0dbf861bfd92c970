import type { Finding } from "@data-import/types";

/** What a person can do on the page about a part of a file that did not arrive as it was sent. */
export type Remedy = "reading" | "column" | "format" | "keys" | "file";

const remedies: { readonly [Code in Finding["code"]]?: Remedy } = {
  "encoding-guessed": "reading",
  "delimiter-guessed": "reading",
  "quotes-guessed": "file",
  "header-guessed": "reading",
  "header-joined": "reading",
  "header-missing": "reading",
  "rows-above": "reading",
  "rows-left-out": "reading",
  "keys-differ-in-case": "keys",
  "characters-replaced": "reading",
  "merged-cells": "file",
  "hidden-rows": "file",
  "hidden-columns": "file",
  "hidden-sheets": "file",
  "tables-split": "file",
  "table-transposed": "file",
  "columns-late": "file",
  "column-left-out": "column",
  "format-guessed": "format",
};

/** What to do about a finding; undefined if what the service says is not about options of programs. */
export function findRemedy(code: string): Remedy | undefined {
  return remedies[code as Finding["code"]];
}
