import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** An object of a description. */
export type Tree = Record<string, unknown>;

/** Changes a description in place. */
export type Edit = (description: Tree) => void;

/** Reads the description to edit. */
export function readLibrary(): Tree {
  return parse(readFileSync(new URL("../fixture/openapi.yaml", import.meta.url), "utf8"));
}

/** Sets the value at a place; in a list by its index, or `-` for a new item. */
export function put(value: unknown, ...place: readonly string[]): Edit {
  return (description) => {
    const [parent, key] = findParent(description, place);
    if (Array.isArray(parent) && key === "-") parent.push(value);
    else Object.assign(parent, { [key]: value });
  };
}

/** Removes the value at a place; throws if there is none. */
export function remove(...place: readonly string[]): Edit {
  return (description) => {
    const [parent, key] = findParent(description, place);
    if (Reflect.get(parent, key) === undefined) throw new Error(`There is nothing at ${place.join(" > ")}.`);
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else Reflect.deleteProperty(parent, key);
  };
}

/** Gives the last key of a place another name, in its old position. */
export function rename(to: string, ...place: readonly string[]): Edit {
  return (description) => {
    const [parent, key] = findParent(description, place);
    const entries = Object.entries(parent).map(([name, value]) => [name === key ? to : name, value]);
    for (const name of Object.keys(parent)) Reflect.deleteProperty(parent, name);
    Object.assign(parent, Object.fromEntries(entries));
  };
}

/** Replaces a text everywhere, for references to a renamed part. */
export function replaceText(from: string, to: string): Edit {
  return (description) => {
    Object.assign(description, JSON.parse(JSON.stringify(description).replaceAll(`"${from}"`, `"${to}"`)));
  };
}

function findParent(description: Tree, place: readonly string[]): [parent: object, key: string] {
  let parent: unknown = description;
  for (const key of place.slice(0, -1)) parent = Reflect.get(Object(parent), key);
  if (typeof parent !== "object" || parent === null)
    throw new Error(`There is no object around ${place.join(" > ")}.`);
  return [parent, place.at(-1) ?? ""];
}
