import type { Route } from "@data-import/front";
import { type Example, resolveReference } from "@data-import/front";
import { description, resolveSchema, sampleOf } from "./description.ts";

/** What a valid request to an operation is made of; tests change one thing about it. */
export interface Draft {
  readonly method: string;
  path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  body?: string | FormData;
}

/** A request with every parameter and the first example of the body. */
export function draftRequest(route: Route): Draft {
  const draft: Draft = {
    method: route.method,
    path: route.path,
    query: new URLSearchParams(),
    headers: new Headers({ Authorization: "Bearer token" }),
  };
  for (const { value: parameter } of route.parameters) {
    const value = sampleOf(parameter);
    if (parameter.in === "path")
      draft.path = draft.path.replace(`{${parameter.name}}`, encodeURIComponent(value));
    if (parameter.in === "query" && parameter.required) draft.query.set(parameter.name, value);
    if (parameter.in === "header") draft.headers.set(parameter.name, value);
  }
  const [mediaType, media] = Object.entries(route.requestBody?.value.content ?? {})[0] ?? [];
  if (mediaType === undefined || media === undefined) return draft;
  const [first] = Object.values(media.examples ?? {});
  const example = first && resolveReference<Example>(description, first).value;
  if (mediaType === "multipart/form-data") {
    draft.body = toForm(example as Record<string, unknown>, resolveSchema(media.schema).properties ?? {});
  } else {
    draft.headers.set("Content-Type", mediaType);
    draft.body = JSON.stringify(example);
  }
  return draft;
}

/** Sends a draft to a server. */
export function send(baseUrl: string, draft: Draft): Promise<Response> {
  return fetch(toRequest(baseUrl, draft));
}

/** The draft as a request. */
export function toRequest(baseUrl: string, { path, method, headers, query, body }: Draft): Request {
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
