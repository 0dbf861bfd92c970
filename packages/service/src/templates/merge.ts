import { isDeepStrictEqual } from "node:util";

/** Settings by their names; any JSON values. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * Takes changes of a template over. What a space has changed itself stays as it is: objects are compared property by
 * property, lists of items with keys, such as fields, item by item, and all other lists as a whole. No item is removed
 * because the template no longer has it: a field has the values of records.
 * @param base the settings of the template when the space last took something over
 * @param own the settings of the space
 * @param next the settings of the template now
 */
export function mergeValues(base: Values, own: Values, next: Values): Values {
  const names = new Set([...Object.keys(next), ...Object.keys(own)]);
  const merged = [...names].map((name) => [name, mergeValue(base[name], own[name], next[name])] as const);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

function mergeValue(base: unknown, own: unknown, next: unknown): unknown {
  if (isDeepStrictEqual(base, next)) return own;
  if (isKeyed(own) && isKeyed(next)) return mergeItems(isKeyed(base) ? base : [], own, next);
  if (isObject(own) && isObject(next)) return mergeValues(isObject(base) ? base : {}, own, next);
  return isDeepStrictEqual(base, own) ? next : own;
}

interface Keyed {
  readonly key: string;
}

/** The items of the template in its order, then those that only the space has. */
function mergeItems(base: readonly Keyed[], own: readonly Keyed[], next: readonly Keyed[]): unknown[] {
  const find = (items: readonly Keyed[], key: string) => items.find((item) => item.key === key);
  const merged = next.map((item) => mergeValue(find(base, item.key), find(own, item.key), item));
  const others = own.filter(({ key }) => find(next, key) === undefined);
  return [...merged.filter((item) => item !== undefined), ...others];
}

function isKeyed(value: unknown): value is readonly Keyed[] {
  return Array.isArray(value) && value.every((item) => isObject(item) && typeof item["key"] === "string");
}

function isObject(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
