/** One change of a file: `add` comes after the text `after`, or stands for `replace`, or else at the end. */
export interface Edit {
  /** Below the root of the repository. A file that is not there yet is made. */
  readonly path: string;
  readonly after?: string;
  readonly replace?: string;
  readonly add: string;
}

/** A command that a step runs, and the files that it writes. */
export interface Written {
  readonly run: "generate" | "snapshot";
}

/** What a step does. */
export type Part = Edit | Written;

/** A recipe followed once: what each step that changes a file does. */
export type Example = ReadonlyMap<string, readonly Part[]>;

/** A part of an example that only edits. */
export type Steps = readonly (readonly [name: string, edits: readonly Edit[]])[];

/** Thrown if a file does not have what an edit refers to. */
export class MisplacedEdit extends Error {}

/** The text of a file after an edit. */
export function applyEdit(text: string, { path, after, replace, add }: Edit): string {
  const anchor = replace ?? after;
  if (anchor === undefined) return text + add;
  if (!text.includes(anchor)) throw new MisplacedEdit(`${path} does not have: ${anchor}`);
  return text.replace(anchor, () => (replace === undefined ? anchor + add : add));
}
