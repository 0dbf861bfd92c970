const mark = "[redacted]";
const defaultNames = "[\\w-]*(?:authorization|cookie|token|password|secret|api[-_]?key)[\\w-]*";
// A quoted text (it may be JSON inside JSON, or cut off), a list, an object or an unquoted word.
const someValue = `\\\\+"[^"]*|"(?:[^"\\\\]|\\\\.)*"?|[[{][^\\]}]*|[^\\s,;&"'<>\\]}]+`;
const scheme = "\\b(?:bearer|basic) +";
/** After a colon and a space, a word is part of a sentence: "Send the header `Authorization: Bearer …`". */
const isWord = /^[A-Z]?[a-z]+\W*$/;
/** Shorter tokens could be part of ordinary words. */
const shortestTokenCharacters = 8;

/** Removes secrets from text, lists and objects. */
export type Redact = <T>(value: T) => T;

/** Creates a function that removes the values of the given and the default names, and the tokens in use. */
export function createRedact(names: readonly string[], tokensInUse: () => readonly string[]): Redact {
  const escaped = names.map((name) => name.replace(/[^\w-]/g, "\\$&"));
  const anyName = `(?:${[`(${defaultNames})`, ...escaped].join("|")})`;
  const secretName = new RegExp(`^${anyName}$`, "i");
  const pair = `((?<![\\w-])${anyName}\\\\*["']?\\s*[:=]\\s*(?:${scheme})?)(${someValue})`;
  const secretPair = new RegExp(`${pair}|(${scheme})(?!tokens?\\b|auth)[^\\s"'\`,;<]+`, "gi");

  function redact(value: unknown): unknown {
    if (typeof value === "string") {
      return tokensInUse()
        .reduce(
          (text, token) => (token.length < shortestTokenCharacters ? text : text.replaceAll(token, mark)),
          value,
        )
        .replace(secretPair, (text, start, name, value, scheme) =>
          name && isWord.test(value) && /:\s+$/.test(start) ? text : `${start ?? scheme}${mark}`,
        );
    }
    if (Array.isArray(value)) return value.map(redact);
    // Errors of other code may contain anything, even circular references.
    if (value instanceof Error) return redact(String(value));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, secretName.test(name) ? mark : redact(field)]),
    );
  }
  return redact as Redact;
}
