import type { HeadersOptions } from "openapi-fetch";

/** Merges headers of several sources, with names in lower case. Later sources win; a header with null is not sent. */
export function readHeaders(...sources: (HeadersOptions | undefined)[]): Record<string, string | null> {
  const headers: Record<string, string | null> = {};
  for (const source of sources) {
    const isList = source instanceof Headers || Array.isArray(source);
    for (const [name, value] of isList ? new Headers(source) : Object.entries(source ?? {})) {
      if (value !== undefined) headers[name.toLowerCase()] = value === null ? null : String(value);
    }
  }
  return headers;
}
