import { hash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { HttpRequest, HttpResponse, PathMatch, Route } from "@data-import/front";
import type { Context } from "../context/context.ts";
import { DomainError } from "../domain/errors.ts";
import { findOperation } from "../operations/handler-table.ts";
import { findLock } from "../operations/locks.ts";
import { checkAccess } from "./access.ts";
import type { Admitted } from "./admitted.ts";
import { findLastChange, noteLastChange } from "./last-changes.ts";
import { readInput } from "./read-input.ts";
import { writeText } from "./write-json.ts";

/** Adds the `ETag` of a resource to the response of its GET, if a change at the same path takes `If-Match`. */
export function tag(reply: HttpResponse, { match, reading }: Admitted): HttpResponse {
  const { body } = reply;
  if (!isWhole(body)) return reply;
  // With `includeGuide=true`, the response shows more than the resource.
  if (Object.values(reading.query).some(Boolean) || !takesCondition(match)) return reply;
  return { ...reply, headers: { ...reply.headers, etag: createTag(body) } };
}

/**
 * The response with status 304 and without its body, if the request says in `If-None-Match` that the caller has that body.
 * It comes after everything else, so it says nothing to a caller who would not get the body.
 */
export function leaveOutKnown(
  { headers: { "if-none-match": condition } }: HttpRequest,
  reply: HttpResponse,
): HttpResponse {
  const { etag } = reply.headers;
  // The download of a file has a tag, too, for `If-Range`; its bytes are a stream, and nothing with HEAD.
  if (condition === undefined || etag === undefined || !isWhole(reply.body)) return reply;
  // RFC 9110: a weak tag counts here, such as one that a proxy made because it compressed the body.
  const isKnown =
    condition.trim() === "*" || listTags(condition).some((known) => known.replace(/^W\//, "") === etag);
  if (!isKnown) return reply;
  const { "content-type": _, ...headers } = reply.headers;
  return { status: 304, headers, body: null };
}

/** Runs an operation that changes a resource, if the resource is as the request says, and notes who has changed it. */
export async function changeIfSame<Result>(
  context: Context,
  admitted: Admitted,
  change: () => Promise<Result>,
): Promise<Result> {
  const { route, reading } = admitted;
  const input = readInput(admitted);
  const lock = findLock(route.operationId);
  const { "If-Match": condition } = input.headers as { readonly "If-Match"?: string };
  const isConditional = lock !== undefined && condition !== undefined && condition.trim() !== "*";
  if (isConditional) await lock(context, input);
  if (isConditional || reading.readOnly !== undefined) await checkPresent(context, admitted, condition);
  const result = await change();
  if (lock !== undefined) await noteLastChange(context, nameResource(admitted));
  return result;
}

/** Compares what the request says about the resource with what its GET shows to the caller now. */
async function checkPresent(
  context: Context,
  admitted: Admitted,
  condition: string | undefined,
): Promise<void> {
  const { match, principal, reading } = admitted;
  const route = match.path.byMethod.get("GET");
  if (route === undefined) return;
  // Nobody learns values by guesses that they may not read.
  const access = checkAccess(route, principal);
  const get = { ...admitted, route, reading: { ...reading, query: {}, json: undefined } };
  // It reads what the GET would read, and only that: it is not a use of other places, and nobody is shown it.
  const reader: Context = { ...context, ...access, enter() {}, afterCommit() {}, stayIn() {} };
  const text = await writeText(await findOperation(route.operationId).handle(reader, readInput(get)));
  if (condition !== undefined && !listTags(condition).includes(createTag(text)))
    throw await createChanged(context, admitted);
  requireSame(route, reading.readOnly ?? {}, JSON.parse(text));
}

/** Throws an `invalid` that names each read-only property of a body whose value is not the present one. */
function requireSame(
  { operationId }: Route,
  readOnly: Readonly<Record<string, unknown>>,
  body: { readonly data?: object },
): void {
  const present = new Map<string, unknown>(Object.entries(body.data ?? body));
  const changed = Object.keys(readOnly).filter((key) => !isDeepStrictEqual(present.get(key), readOnly[key]));
  if (changed.length === 0) return;
  throw new DomainError(
    "value_invalid",
    changed.map((key) => ({
      message: `\`${key}\` is read-only, and it differs from what ${operationId} returns. Leave it out, or get it again.`,
      key,
    })),
  );
}

async function createChanged(context: Context, admitted: Admitted): Promise<DomainError> {
  const last = await findLastChange(context, nameResource(admitted));
  const who =
    last === undefined
      ? ""
      : ` The last request to change it was that of \`${last.actor_id}\`, at ${last.changed_at}.`;
  return new DomainError("resource_changed", {
    message: `It is not as you have read it any more.${who} Read it again before you change it.`,
    key: "If-Match",
  });
}

function isWhole(body: HttpResponse["body"]): body is string | Uint8Array {
  return typeof body === "string" || body instanceof Uint8Array;
}

/** Two responses with equal bytes have the same tag, on each node. */
function createTag(body: string | Uint8Array): string {
  return `"${hash("sha256", body).slice(0, 32)}"`;
}

/** The tags of a header, as they are written. No strong tag is equal to a weak one, `W/"…"`. */
function listTags(header: string): string[] {
  return header.split(",").map((one) => one.trim());
}

/** The path of the resource, with its ids. */
function nameResource({ route, reading: { params } }: Admitted): string {
  return route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
}

const known = new WeakMap<PathMatch["path"], boolean>();

/** Whether a change at a path takes `If-Match`. */
function takesCondition({ path }: PathMatch): boolean {
  const found =
    known.get(path) ??
    [...path.byMethod.values()].some(({ operationId }) => findLock(operationId) !== undefined);
  known.set(path, found);
  return found;
}

/** The context of an operation that opens its transactions itself: the first one begins with the check. */
export function checkInFirst(context: Context, admitted: Admitted): Context {
  let isFirst = true;
  return {
    ...context,
    async transactAs(person, act) {
      const checked: typeof act = (own) => changeIfSame(own, admitted, () => act(own));
      const result = await context.transactAs(person, isFirst ? checked : act);
      // After the commit: a transaction may run more than once.
      isFirst = false;
      return result;
    },
  };
}
