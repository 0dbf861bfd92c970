/**
 * The file name of a Content-Disposition header: `filename*` before `filename`, without any folder. `undefined` if there
 * is no name, or if a file cannot have it.
 */
export function readFileName(header: string | null): string | undefined {
  const parameters = new Map<string, string>();
  // A quoted value may contain semicolons, so the header is not split at them.
  for (const [, name = "", quoted, token] of (header ?? "").matchAll(
    /;\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))/g,
  )) {
    parameters.set(name.toLowerCase(), quoted?.replace(/\\(.)/g, "$1") ?? token ?? "");
  }
  const name = readExtended(parameters.get("filename*")) ?? readPlain(parameters.get("filename"));
  // The name comes from another computer: it must not lead out of the target folder.
  const file = name
    ?.split(/[\\/]/)
    .at(-1)
    ?.replace(/\p{Cc}/gu, "")
    .trim();
  return file === "." || file === ".." ? undefined : file || undefined;
}

/** A value with its character set, such as `UTF-8''na%C3%AFve.zip`; RFC 8187 requires only UTF-8. */
function readExtended(value = ""): string | undefined {
  try {
    const [, text] = /^utf-8'[^']*'(.*)$/i.exec(value) ?? [];
    return text && decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** A header has one character for each byte; this decodes names that were written in UTF-8. */
function readPlain(value: string | undefined): string | undefined {
  if (!value || !/[\x80-\xff]/.test(value)) return value;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(value, (c) => c.charCodeAt(0)));
  } catch {
    return value;
  }
}
