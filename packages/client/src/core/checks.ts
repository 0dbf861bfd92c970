/** The address without its trailing slash; throws where it is missing or carries a query, which no path can follow. */
export function checkBaseUrl(baseUrl: string | URL | undefined, owner = "A client"): string {
  const text = String(baseUrl ?? "").trim();
  if (!text || /[?#]/.test(text)) {
    throw new TypeError(`${owner} needs a baseUrl such as "http://localhost:4011/v1"; leave out the query.`);
  }
  return text.replace(/\/+$/, "");
}

/** The token as a header can carry it; throws where it cannot, without repeating what it holds. */
export function checkToken(token: unknown, owner = "A client"): string {
  const text = typeof token === "string" ? token.trim() : "";
  if (!/^[!-~]+$/.test(text)) {
    throw new TypeError(`${owner} needs a token that fits in a header, or a function that returns one.`);
  }
  return text;
}

/**
 * The parameter of a path as the path carries it. Throws where it is missing, empty or a dot segment: an address
 * drops such segments, so that the request would reach another operation, the delete of an item its collection.
 */
export function checkPathParameter(name: string, value: unknown, call: string): string {
  const text = String(value ?? "");
  if (["", ".", ".."].includes(text)) {
    throw new TypeError(`${call}: ${name} is ${JSON.stringify(value)}, which is no id.`);
  }
  return encodeURIComponent(text);
}
