import { findOperation } from "@data-import/spec/read";
import { operations } from "../../src/description.ts";

/** Sends a request to a correct target. */
export type Send = (request: Request) => Promise<Response>;

/** Breaks one operation: changes its request, its response, or both. */
export type Tamper = (request: Request, send: Send) => Promise<Response>;

// The types of bodies are known only at run time.
// biome-ignore lint/suspicious/noExplicitAny: each tamper knows the shape of its operation
type Json = any;

/** A target with tampers, by the ids of its operations; `*` stands for all operations. */
export function tamperWith(send: Send, tampers: Readonly<Record<string, Tamper>>): Send {
  return (request) => {
    const path = new URL(request.url).pathname.replace(/^\/v1/, "");
    const operation = findOperation(operations, request.method, path);
    const tamper = tampers[operation?.operationId ?? ""] ?? tampers["*"];
    return tamper === undefined ? send(request) : tamper(request, send);
  };
}

/** Sends no request, and returns a success. */
export const doNothing: Tamper = async () => Response.json({ data: { success: true } });

/** Returns the correct response, but deletes the created resource at once. */
export const forget: Tamper = async (request, send) => {
  const response = await send(request.clone());
  const { data } = await response.clone().json();
  const { origin, pathname } = new URL(request.url);
  await send(
    new Request(`${origin}${pathname}/${data.id}`, { method: "DELETE", headers: keepHeaders(request) }),
  );
  return response;
};

/** Returns the response to a change without making the change. */
export const pretend: Tamper = async (request, send) => {
  const sent = await request.clone().json();
  const current = await send(new Request(request.url, { headers: keepHeaders(request) }));
  const { data } = await current.json();
  return Response.json({ data: { ...data, ...sent } });
};

/** The request with another token. */
export const withToken =
  (token: string): Tamper =>
  (request, send) => {
    const changed = new Request(request);
    changed.headers.set("Authorization", `Bearer ${token}`);
    return send(changed);
  };

/** The request without some parameters of its query. */
export const withoutQuery =
  (isLost: (name: string) => boolean): Tamper =>
  (request, send) => {
    const url = new URL(request.url);
    for (const name of [...url.searchParams.keys()]) if (isLost(name)) url.searchParams.delete(name);
    return send(new Request(url, request));
  };

/** The request with another body. */
export const withBody =
  (change: (sent: Json) => unknown): Tamper =>
  async (request, send) => {
    const body = JSON.stringify(change(await request.json()));
    const { method, url, headers } = request;
    const changed = new Headers(headers);
    changed.delete("Content-Length");
    return send(new Request(url, { method, headers: changed, body }));
  };

/** The response with other data, if it is a success. */
export const withData =
  (change: (data: Json) => unknown): Tamper =>
  async (request, send) => {
    const response = await send(request);
    if (!response.ok) return response;
    const body = await response.json();
    return Response.json({ ...body, data: change(body.data) }, { headers: response.headers });
  };

/** The headers of a further request by the same caller. */
export function keepHeaders(request: Request): Record<string, string> {
  return { Authorization: request.headers.get("Authorization") ?? "", "X-Disable-Hooks": "true" };
}
