import type { Route } from "@data-import/front";
import { type Example, resolveReference } from "@data-import/front";
import { description, resolveSchema, sampleOf } from "./description.ts";

/** A valid request being prepared; tests change one part of it. */
export interface PreparedRequest {
  readonly method: string;
  path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  body?: string | FormData;
}

/** A request with every parameter and the first example of the body. */
export function prepareRequest(route: Route): PreparedRequest {
  const prepared: PreparedRequest = {
    method: route.method,
    path: route.path,
    query: new URLSearchParams(),
    headers: new Headers({ Authorization: "Bearer token" }),
  };
  for (const { value: parameter } of route.parameters) {
    const value = sampleOf(parameter);
    if (parameter.in === "path")
      prepared.path = prepared.path.replace(`{${parameter.name}}`, encodeURIComponent(value));
    if (parameter.in === "query" && parameter.required) prepared.query.set(parameter.name, value);
    if (parameter.in === "header") prepared.headers.set(parameter.name, value);
  }
  const [mediaType, media] = Object.entries(route.requestBody?.value.content ?? {})[0] ?? [];
  if (mediaType === undefined || media === undefined) return prepared;
  const [first] = Object.values(media.examples ?? {});
  const example = first && resolveReference<Example>(description, first).value;
  if (mediaType === "multipart/form-data") {
    prepared.body = toForm(example as Record<string, unknown>, resolveSchema(media.schema).properties ?? {});
  } else {
    prepared.headers.set("Content-Type", mediaType);
    prepared.body = mediaType === "application/json" ? JSON.stringify(example) : String(example);
  }
  return prepared;
}

/** Sends a prepared request to a server. */
export function send(baseUrl: string, prepared: PreparedRequest): Promise<Response> {
  return fetch(toRequest(baseUrl, prepared));
}

/** The request to send. */
export function toRequest(baseUrl: string, { path, method, headers, query, body }: PreparedRequest): Request {
  const address = `${baseUrl}${path}${query.size > 0 ? `?${query}` : ""}`;
  return new Request(address, { method, headers, ...(body !== undefined && { body }) });
}

function toForm(example: Record<string, unknown>, properties: Record<string, object>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(example)) {
    if (isFile(properties[name])) form.append(name, new Blob(["name,price\nlamp,12\n"]), "products.csv");
    else if (Array.isArray(value)) for (const item of value) form.append(name, JSON.stringify(item));
    else form.append(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  return form;
}

function isFile(property: object = {}): boolean {
  return "contentMediaType" in property || ("format" in property && property.format === "binary");
}
