import { type Filled, jsonType, keyOf, type TryItOperation } from "./operation.ts";

/** A request, to send it and to show it in other languages. */
export interface BuiltRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string;
  /** The parts of an upload, in their order. */
  readonly parts?: readonly RequestPart[];
}

/** One part of an upload: a file or text. */
export interface RequestPart {
  readonly name: string;
  readonly value: string | File;
}

/** Builds the request; the values must be complete. */
export function buildRequest(operation: TryItOperation, filled: Filled): BuiltRequest {
  const query = new URLSearchParams();
  const headers: [string, string][] = operation.open ? [] : [["Authorization", `Bearer ${filled.token}`]];
  const parts: RequestPart[] = [];
  let path = operation.path;
  for (const field of operation.fields) {
    const value = filled.values.get(keyOf(field));
    if (value === undefined) continue;
    const text = String(value);
    const items: unknown[] = field.type === "list" ? JSON.parse(text) : [];
    if (field.in === "path") path = path.replace(`{${field.name}}`, () => encodeURIComponent(text));
    else if (field.in === "query" && field.type === "list") {
      for (const item of items) query.append(field.name, String(item));
    } else if (field.in === "query") query.append(field.name, text);
    else if (field.in === "header") headers.push([field.name, text]);
    else if (field.type === "list") {
      for (const item of items) parts.push({ name: field.name, value: JSON.stringify(item) });
    } else parts.push({ name: field.name, value });
  }
  if (filled.body !== undefined) headers.push(["Content-Type", operation.bodyType ?? jsonType]);
  if (filled.prefer !== undefined) headers.push(["Prefer", filled.prefer]);
  return {
    method: operation.method,
    url: `${filled.baseUrl}${path}${query.size > 0 ? `?${query}` : ""}`,
    headers,
    ...(filled.body !== undefined && { body: filled.body }),
    ...(parts.length > 0 && { parts }),
  };
}

/** The same for `fetch`. */
export function toFetch(request: BuiltRequest): RequestInit {
  const headers = request.headers.map(([name, value]): [string, string] => [name, value]);
  if (!request.parts) return { method: request.method, headers, body: request.body ?? null };
  const body = new FormData();
  for (const { name, value } of request.parts) body.append(name, value);
  return { method: request.method, headers, body };
}
