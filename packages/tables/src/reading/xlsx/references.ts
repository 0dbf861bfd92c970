const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/**
 * Text of an XML document with its characters instead of references such as `&amp;` and `&#10;`. Throws an error for a
 * reference that XML does not define.
 * @param lineBreak what line breaks and tabs become; by default, each line break becomes `\n`
 */
export function readReferences(text: string, lineBreak?: string): string {
  if (!special.test(text)) return text;
  const lines =
    lineBreak === undefined ? text.replace(/\r\n?/g, "\n") : text.replace(/\r\n|[\r\n\t]/g, lineBreak);
  return lines.replace(/&([^&;]{0,10});?/g, (whole, name: string) => {
    const character = whole.endsWith(";") ? readReference(name) : undefined;
    if (character === undefined) throw new Error(`an unknown reference: ${whole}`);
    return character;
  });
}

const special = /[&\r\n\t]/;

function readReference(name: string): string | undefined {
  if (!name.startsWith("#")) return Object.hasOwn(named, name) ? named[name] : undefined;
  const code = /^#x[0-9A-Fa-f]+$/.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : /^#\d+$/.test(name)
      ? Number(name.slice(1))
      : Number.NaN;
  return code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
