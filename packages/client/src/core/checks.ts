/** The address without its trailing slash. Throws a TypeError if no path can follow it. */
export function checkBaseUrl(baseUrl: string | URL | undefined, owner = "A client"): string {
  const text = String(baseUrl ?? "").trim();
  if (!/^https?:\/\/[^?#]+$/i.test(text) || !URL.canParse(text)) {
    throw new TypeError(`${owner} needs a baseUrl with http:// or https://, without a query.`);
  }
  return text.replace(/\/+$/, "");
}

/** The origin of an address. The one that is expected needs no parsing. */
export function readOrigin(url: string, expected: string): string {
  return url.startsWith(`${expected}/`) ? expected : new URL(url).origin;
}

/** The trimmed token. Throws a TypeError if a header cannot have it; the message does not contain the token. */
export function checkToken(token: unknown, owner = "A client"): string {
  const text = typeof token === "string" ? token.trim() : "";
  if (!/^[!-~]+$/.test(text)) {
    throw new TypeError(`${owner} needs a token that fits in a header, or a function that returns one.`);
  }
  return text;
}

/**
 * Encodes a parameter of a path. Throws a TypeError if it is missing, empty or a dot segment: URLs drop such segments,
 * so the request would reach another operation, for example the collection instead of the item.
 */
export function checkPathParameter(name: string, value: unknown, call: string): string {
  const text = String(value ?? "");
  if (["", ".", ".."].includes(text)) {
    throw new TypeError(`${call}: ${name} is ${JSON.stringify(value)}, not an id.`);
  }
  return encodeURIComponent(text);
}
