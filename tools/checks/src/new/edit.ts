/**
 * One change of a file: `add` comes as lines after or before the first line that has a text, or stands for `replace`, or
 * else at the end.
 */
export interface Edit {
  /** Below the root of the repository. A file that is not there yet is made. */
  readonly path: string;
  readonly after?: string;
  readonly before?: string;
  readonly replace?: string;
  readonly add: string;
}

/** Thrown if a file does not have what an edit refers to. */
export class MisplacedEdit extends Error {}

/** The text of a file after an edit; throws a `MisplacedEdit`. */
export function applyEdit(text: string, { path, after, before, replace, add }: Edit): string {
  const anchor = replace ?? after ?? before;
  if (anchor === undefined) return text + add;
  const start = text.indexOf(anchor);
  if (start < 0) throw new MisplacedEdit(`${path} does not have: ${anchor}`);
  if (replace !== undefined) return text.slice(0, start) + add + text.slice(start + replace.length);
  const end = text.indexOf("\n", start);
  const place = before === undefined ? (end < 0 ? text.length : end + 1) : text.lastIndexOf("\n", start) + 1;
  return text.slice(0, place) + add + text.slice(place);
}
