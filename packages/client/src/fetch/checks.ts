import type { Method } from "../operation-facts.ts";

/** The address without its trailing slash; throws where it is missing or carries a query, which no path can follow. */
export function checkBaseUrl(baseUrl: string | URL | undefined): string {
  const text = String(baseUrl ?? "").trim();
  if (text === "") {
    throw new TypeError(
      "createFetchClient needs a baseUrl: the address of the service, ending in /v1, " +
        'such as { baseUrl: "http://localhost:4011/v1" }.',
    );
  }
  if (/[?#]/.test(text)) {
    throw new TypeError(`baseUrl is ${text}; leave out the query and the fragment, paths are added to it.`);
  }
  return text.replace(/\/+$/, "");
}

/** The token as a header can carry it; throws where it is missing, without repeating what it holds. */
export function checkToken(token: unknown): string {
  const text = typeof token === "string" ? token.trim() : "";
  if (text === "") {
    throw new TypeError(
      "createFetchClient needs a token: an access token, or a function that returns one, " +
        "such as { token: () => readToken() }. It was empty.",
    );
  }
  if (!/^[\x21-\x7e]+$/.test(text)) {
    throw new TypeError("The token holds a space or a character that a header cannot carry.");
  }
  return text;
}

/**
 * Throws where a parameter of the path is missing, empty or a dot segment. An address drops such segments, so that
 * the request would reach another operation: the delete of an item becomes one on its collection.
 */
export function checkPathParameters(
  method: Method,
  path: string,
  parameters: Readonly<Record<string, unknown>> = {},
): void {
  for (const [, name = ""] of path.matchAll(/\{([^{}]+)\}/g)) {
    const value = parameters[name];
    if (value === undefined || value === null) {
      throw new TypeError(`${method} ${path} needs params.path.${name}.`);
    }
    if (["", ".", ".."].includes(String(value))) {
      throw new TypeError(
        `${method} ${path}: params.path.${name} is ${JSON.stringify(value)}, which is no id.`,
      );
    }
  }
}
