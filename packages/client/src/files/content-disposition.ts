/**
 * The file name that a Content-Disposition header proposes: `filename*` before `filename`, without any folder.
 * `undefined` where there is none, or none that could name a file.
 */
export function readFileName(header: string | null): string | undefined {
  const parameters = new Map<string, string>();
  // A quoted value may hold anything, so that the header cannot be split at its semicolons.
  for (const [, name = "", quoted, token] of (header ?? "").matchAll(
    /;\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))/g,
  )) {
    parameters.set(name.toLowerCase(), quoted?.replace(/\\(.)/g, "$1") ?? token ?? "");
  }
  const name = readExtended(parameters.get("filename*")) ?? readPlain(parameters.get("filename"));
  // The name is a proposal of another computer: it must not lead out of the folder that it is written to.
  const file = name
    ?.split(/[\\/]/)
    .at(-1)
    ?.replace(/\p{Cc}/gu, "")
    .trim();
  return file === "." || file === ".." ? undefined : file || undefined;
}

/** A value with its character set, such as `UTF-8''na%C3%AFve.zip` (RFC 8187); no other set is required of anybody. */
function readExtended(value = ""): string | undefined {
  try {
    const [, text] = /^utf-8'[^']*'(.*)$/i.exec(value) ?? [];
    return text && decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** A header arrives one character for each byte; names that were written as UTF-8 are put together again. */
function readPlain(value: string | undefined): string | undefined {
  if (!value || !/[\x80-\xff]/.test(value)) return value;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(value, (c) => c.charCodeAt(0)));
  } catch {
    return value;
  }
}
