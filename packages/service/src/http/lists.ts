import { loadModel, type Route, resolveSchema } from "@data-import/front";
import { limits } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { closeList, WrittenJson, writeList } from "../context/written-json.ts";
import type { ListPart } from "../domain/list-part.ts";
import { divideSized } from "../domain/sized.ts";

/** A list is the whole response, or its `data`. */
type ListPlace = "whole" | "data";

const places = new WeakMap<Route, ListPlace | "none">();

/** Where the response of a read has a list, as the description says; undefined if it is none. */
export function findList(route: Route): ListPlace | undefined {
  const known = places.get(route) ?? readPlace(route);
  places.set(route, known);
  return known === "none" ? undefined : known;
}

function readPlace(route: Route): ListPlace | "none" {
  const { description } = loadModel();
  const resolve = (schema: Parameters<typeof resolveSchema>[1]) => resolveSchema(description, schema);
  const content = route.responses[route.successStatus]?.value.content ?? {};
  const body = resolve(content["application/json"]?.schema);
  if (body.type === "array") return "whole";
  return resolve(body.properties?.["data"]).type === "array" ? "data" : "none";
}

/**
 * Reads the list of an operation. If its items are too large to be in memory at once, the operation runs again for each part
 * of them, as fast as the caller takes the response: each time in a moment of its own, and with the rights that the caller
 * has then. The whole list has the items that it had at first, without those that were deleted meanwhile.
 */
export async function readInParts<Output>(
  context: Context,
  place: ListPlace,
  run: (context: Context) => Promise<Output>,
  mostBytes: number = limits.pageBytes,
): Promise<Output | WrittenJson> {
  const part: ListPart = { mostBytes };
  const output = await run(withPart(context, part));
  if (part.large === undefined) {
    requireMeasured(part, place, output);
    return output;
  }
  const { data: last, ...rest } = place === "whole" ? { data: output } : (output as { data?: unknown });
  const around = place === "whole" ? (["[", "]"] as const) : (['{"data":[', closeList(rest)] as const);
  // What is not stored, such as a built-in thing, follows the rows.
  const parts = [...divideSized(part.large), undefined];
  return writeList(around, parts, async (own, keys) => {
    if (keys === undefined) return writeItems(last);
    const items = await run(withPart(own, { mostBytes, keys }));
    return writeItems(place === "whole" ? items : (items as { data?: unknown }).data);
  });
}

/** Each operation of the description that returns a list is known to end at bytes: its first item here says if it does not. */
function requireMeasured(part: ListPart, place: ListPlace, output: unknown): void {
  if (part.table !== undefined || part.isMeasured === true || output instanceof WrittenJson) return;
  const items = place === "whole" ? output : (output as { data?: unknown }).data;
  if (Array.isArray(items) && items.length > 0) {
    throw new Error(
      "This operation returns a list without its size: read its rows with readRows or listRows.",
    );
  }
}

/** The same context, also for what is read only when it is needed, such as the time. */
function withPart(context: Context, part: ListPart): Context {
  return Object.create(context, { part: { value: part } }) as Context;
}

function writeItems(items: unknown): string {
  return JSON.stringify(items).slice(1, -1);
}
