import type { columns } from "./en/columns.ts";
import type { file } from "./en/file.ts";
import type { records } from "./en/records.ts";
import type { running } from "./en/running.ts";
import type { shell } from "./en/shell.ts";
import type { table } from "./en/table.ts";
import type { Language } from "./plural.ts";

/** The texts of the page in one language; English says which there are, so a missing one does not compile. */
export interface Texts {
  readonly language: Language;
  readonly dir: "ltr" | "rtl";
  readonly shell: typeof shell;
  readonly file: typeof file;
  readonly columns: typeof columns;
  readonly running: typeof running;
}

/** The texts of the records. They are as many as all others, so they are loaded with their screen. */
export interface RecordsTexts {
  readonly table: typeof table;
  readonly records: typeof records;
}
