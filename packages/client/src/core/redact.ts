const mark = "[redacted]";
const defaultNames = "[\\w-]*(?:authorization|cookie|token|password|secret|api[-_]?key)[\\w-]*";
// In quotes (perhaps of JSON inside JSON, perhaps cut off), a list or an object, or a bare word.
const someValue = `\\\\+"[^"]*|"(?:[^"\\\\]|\\\\.)*"?|[[{][^\\]}]*|[^\\s,;&"'<>\\]}]+`;
/** Shorter tokens would be found inside ordinary words. */
const shortestToken = 8;

/** Takes secrets out of text, lists and objects. */
export type Redact = <T>(value: T) => T;

/** Creates a function that takes out the values of the given names and of the usual ones, and the tokens in use. */
export function createRedact(names: readonly string[], tokensInUse: () => readonly string[]): Redact {
  const escaped = names.map((name) => name.replace(/[^\w-]/g, "\\$&"));
  const anyName = `(?:${[defaultNames, ...escaped].join("|")})`;
  const secretName = new RegExp(`^${anyName}$`, "i");
  const pair = `((?<![\\w-])${anyName}\\\\*["']?\\s*[:=]\\s*(?:bearer +)?)(?:${someValue})`;
  const secretPair = new RegExp(`${pair}|(\\bbearer +)[^\\s"',;<]+`, "gi");

  function redact(value: unknown): unknown {
    if (typeof value === "string") {
      return tokensInUse()
        .reduce((text, token) => (token.length < shortestToken ? text : text.replaceAll(token, mark)), value)
        .replace(secretPair, (_, name, scheme) => `${name ?? scheme}${mark}`);
    }
    if (Array.isArray(value)) return value.map(redact);
    // Errors of others may hold anything, even themselves.
    if (value instanceof Error) return redact(String(value));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, secretName.test(name) ? mark : redact(field)]),
    );
  }
  return redact as Redact;
}
