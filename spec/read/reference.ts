import type { Description, Reference } from "./description.ts";
import { followPointer, joinPointer, splitPointer } from "./pointer.ts";

/** A value of the description with the JSON pointer of its place, such as `/components/schemas/Space`. */
export interface Located<Value> {
  readonly value: Value;
  readonly pointer: string;
}

/** A cache of the targets of references, by description and by `$ref`: most are followed with every request. */
const targets = new WeakMap<Description, Map<string, Located<object>>>();

/**
 * Follows a reference, and the references at its target, to the place of a value. Anything else is
 * returned as it is. Throws if a reference leads to nothing.
 */
export function locateTarget<Target extends object>(
  description: Description,
  located: Located<Target | Reference>,
): Located<Target> {
  const { value } = located;
  return (isReference(value) ? findTarget(description, value.$ref) : located) as Located<Target>;
}

/** The same without the place: the target of a reference, or the value itself if it is not a reference. */
export function resolveReference<Target extends object>(
  description: Description,
  value: Target | Reference,
): Target {
  return (isReference(value) ? findTarget(description, value.$ref).value : value) as Target;
}

function isReference(value: object): value is Reference {
  return "$ref" in value && typeof value.$ref === "string";
}

function findTarget(description: Description, reference: string): Located<object> {
  const known = targets.get(description) ?? new Map<string, Located<object>>();
  targets.set(description, known);
  const target = known.get(reference) ?? followReference(description, reference);
  known.set(reference, target);
  return target;
}

function followReference(description: Description, reference: string): Located<object> {
  const keys = splitPointer(reference);
  const value = followPointer(description, keys);
  if (value === undefined) throw new Error(`The description has nothing at ${reference}.`);
  return locateTarget(description, { value: value as object, pointer: joinPointer(keys) });
}
