import { findOperation } from "@data-import/spec/read";
import { operations } from "../../src/description.ts";

/** Sends a request to a target that does everything right. */
export type Send = (request: Request) => Promise<Response>;

/** What stands in front of one operation and makes it wrong: it changes the request, the response, or both. */
export type Tamper = (request: Request, send: Send) => Promise<Response>;

// What is sent and what comes back is known only at run time.
// biome-ignore lint/suspicious/noExplicitAny: a tamper reads what it knows to be there
type Json = any;

/** A target whose operations are tampered with, by their ids; `*` stands for all of them. */
export function tamperWith(send: Send, tampers: Readonly<Record<string, Tamper>>): Send {
  return (request) => {
    const path = new URL(request.url).pathname.replace(/^\/v1/, "");
    const operation = findOperation(operations, request.method, path);
    const tamper = tampers[operation?.operationId ?? ""] ?? tampers["*"];
    return tamper === undefined ? send(request) : tamper(request, send);
  };
}

/** Sends nothing on, and says that all is done. */
export const doNothing: Tamper = async () => Response.json({ data: { success: true } });

/** The right response, and what was made is deleted at once. */
export const forget: Tamper = async (request, send) => {
  const response = await send(request.clone());
  const { data } = await response.clone().json();
  const { origin, pathname } = new URL(request.url);
  await send(
    new Request(`${origin}${pathname}/${data.id}`, { method: "DELETE", headers: keepHeaders(request) }),
  );
  return response;
};

/** The response as if the change had been made, which it was not. */
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
