import type { actions } from "./en/actions.ts";
import type { columns } from "./en/columns.ts";
import type { file } from "./en/file.ts";
import type { finish } from "./en/finish.ts";
import type { records } from "./en/records.ts";
import type { running } from "./en/running.ts";
import type { shell } from "./en/shell.ts";
import type { signIn } from "./en/sign-in.ts";
import type { space } from "./en/space.ts";
import type { table } from "./en/table.ts";
import type { Language } from "./plural.ts";

/** The texts of the page in one language; English says which there are, so a missing one does not compile. */
export interface Texts {
  readonly language: Language;
  readonly dir: "ltr" | "rtl";
  readonly shell: typeof shell;
  /** Puts the texts of the program around in their places; absent if it has none. */
  readonly change?: (<Of extends Texts>(texts: Of) => Of) | undefined;
}

/** Texts that are loaded with the part of the page that shows them. */
export interface PartTexts {
  readonly actions: { readonly actions: typeof actions };
  readonly file: { readonly file: typeof file };
  readonly finish: { readonly finish: typeof finish };
  readonly import: { readonly columns: typeof columns; readonly running: typeof running };
  readonly signIn: { readonly signIn: typeof signIn };
  readonly space: { readonly space: typeof space };
  readonly records: { readonly table: typeof table; readonly records: typeof records };
}

/** A part of the page that has texts of its own. */
export type Part = keyof PartTexts;

/** Loads the texts of each part in one language. */
export type PartLoaders = { readonly [Of in Part]: () => Promise<{ texts: PartTexts[Of] }> };
