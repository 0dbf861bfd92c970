import type { Impact } from "../../src/impact.ts";
import { type Edit, put, readLibrary, remove, type Tree } from "./edits.ts";

/** An edit that breaks no program, and the version part that it raises; undefined for none. */
export interface HarmlessChange {
  readonly name: string;
  readonly impact: Impact | undefined;
  readonly edits: readonly Edit[];
}

const list = ["paths", "/shelves", "get"];
const schemas = ["components", "schemas"];
const content = [...list, "responses", "200", "content", "application/json"];

function plant(name: string, impact: Impact | undefined, ...edits: readonly Edit[]): HarmlessChange {
  return { name, impact, edits };
}

/** Every program that was written against the old description still compiles and works. */
export const growth: readonly HarmlessChange[] = [
  plant("the same description", undefined),
  plant("keys in another order", undefined, (description) =>
    Object.assign(description, reverseKeys(description)),
  ),
  plant("another version", undefined, put("1.1.0", "info", "version")),

  plant(
    "other words",
    "patch",
    put("Other words.", ...schemas, "Shelf", "description"),
    put("Others", ...list, "summary"),
    put("More.", "info", "description"),
  ),
  plant(
    "a further example",
    "patch",
    put({ summary: "None", value: { data: [] } }, ...content, "examples", "noShelves"),
  ),
  plant("an extension", "patch", put("designed", ...list, "x-origin")),
  plant("a further tag", "patch", put({ name: "walls", description: "Walls." }, "tags", "-")),

  plant(
    "a new operation",
    "minor",
    put({ get: { ...copy(...list), operationId: "listRacks" } }, "paths", "/racks"),
  ),
  plant(
    "a new topic",
    "minor",
    put({ post: copy("webhooks", "shelf:created", "post") }, "webhooks", "shelf:moved"),
  ),
  plant(
    "a new optional property of a request",
    "minor",
    put({ type: "number" }, ...schemas, "ShelfConfig", "properties", "depth"),
  ),
  plant(
    "a new property of a response",
    "minor",
    put({ type: "number" }, ...schemas, "Shelf", "properties", "depth"),
  ),
  plant(
    "a new optional parameter",
    "minor",
    put({ name: "zone", in: "query", schema: {} }, ...list, "parameters", "-"),
  ),
  plant("a new status", "minor", put({ description: "Too many." }, ...list, "responses", "429")),
  plant(
    "a new media type",
    "minor",
    put({ schema: { type: "string" } }, ...list, "responses", "200", "content", "text/html"),
  ),
  plant(
    "a further value that may be sent",
    "minor",
    put(["name", "age", "size"], ...list, "parameters", "1", "schema", "enum"),
  ),
  plant(
    "a further value in responses",
    "minor",
    put(["free", "full", "lost"], ...schemas, "Shelf", "properties", "status", "enum"),
  ),
  plant("a further value in both", "minor", put(["open", "closed", "ajar"], ...schemas, "Mode", "enum")),
  plant(
    "something moved into a component",
    "minor",
    put({ type: "string", format: "date-time" }, ...schemas, "Moment"),
    put({ $ref: "#/components/schemas/Moment" }, ...schemas, "Shelf", "properties", "builtAt"),
  ),

  plant("a longer text, in both directions", "minor", put(200, ...schemas, "Name", "maxLength")),
  plant("a removed lower bound", "minor", remove(...schemas, "Name", "minLength")),
  plant("a removed pattern", "minor", remove(...schemas, "ShelfConfig", "properties", "colour", "pattern")),
  plant(
    "a property of a request that is no longer required",
    "minor",
    put([], ...schemas, "ShelfConfig", "required"),
  ),
  plant(
    "a property of a response that is required now",
    "minor",
    put(["id", "name", "builtAt"], ...schemas, "Shelf", "required"),
  ),
  plant(
    "a property that an open object no longer lists",
    "minor",
    remove(...schemas, "ShelfConfig", "properties", "labels", "properties", "en"),
  ),
  plant(
    "a new default",
    "minor",
    put("#ffffff", ...schemas, "ShelfConfig", "properties", "colour", "default"),
  ),
  plant(
    "a wider type in a request",
    "minor",
    put(["number", "string"], ...schemas, "ShelfConfig", "properties", "boards", "type"),
  ),
  plant("a deprecated operation", "minor", put(true, ...list, "deprecated")),
  plant(
    "a deprecated property",
    "minor",
    put(true, ...schemas, "Shelf", "properties", "builtAt", "deprecated"),
  ),
];

function copy(...place: readonly string[]): Tree {
  return place.reduce<Tree>((node, key) => node[key] as Tree, readLibrary());
}

function reverseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseKeys);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, child]) => [key, reverseKeys(child)]);
  return Object.fromEntries(entries.reverse());
}
