import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** One sentence of the description. */
export interface Statement {
  /** The table that it belongs to, named like the source file: `flags`, `shared`. */
  readonly table: string;
  /** An operation, parameter, schema or property: `listFlags`, `listFlags.200`, `Flag.label`. */
  readonly place: string;
  readonly sentence: string;
}

// Keys that only structure a description. Without them, a place has the name that a reader of the docs sees.
const structure =
  /^(get|put|post|patch|delete|parameters|schema|schemas|properties|items|content|application\/.*|allOf|anyOf|oneOf|responses|headers|\d+)$/;
const statuses = /^[1-5](\d\d|XX)$/;
const texts = ["description", "when"];
// What `<<` merges stands at its anchor, too.
const ignored = ["example", "examples", "default", "enum", "const", "world", "mapping", "<<"];

/**
 * Every sentence of the description's sources, in their order: operations, parameters, responses, schemas and topics.
 * Tags and servers are left out: they promise nothing that the operations do not say.
 */
export function readStatements(spec: string): Statement[] {
  return listSources(spec).flatMap(({ table, path }) =>
    walk(parse(readFileSync(path, "utf8")), "").map(({ place, sentence }) => ({ table, place, sentence })),
  );
}

function listSources(spec: string): { table: string; path: string }[] {
  return ["paths", "schemas", "shared", "events"].flatMap((folder) =>
    readdirSync(join(spec, folder))
      .filter((name) => name.endsWith(".yaml"))
      .sort()
      .map((name) => ({
        table: folder === "paths" || folder === "schemas" ? name.replace(".yaml", "") : folder,
        path: join(spec, folder, name),
      })),
  );
}

function walk(node: unknown, place: string): { place: string; sentence: string }[] {
  if (Array.isArray(node)) return node.flatMap((item) => walk(item, place));
  if (typeof node !== "object" || node === null) return [];
  const own = nameOf(node, place);
  return Object.entries(node).flatMap(([key, value]) => {
    if (texts.includes(key) && typeof value === "string") {
      return splitSentences(value).map((sentence) => ({ place: own, sentence }));
    }
    return ignored.includes(key) ? [] : walk(value, joinPlace(own, key));
  });
}

function nameOf(node: object, place: string): string {
  if ("operationId" in node) return String(node.operationId);
  return "in" in node && "name" in node ? joinPlace(place, String(node.name)) : place;
}

function joinPlace(place: string, key: string): string {
  if (structure.test(key) && !statuses.test(key)) return place;
  return place === "" ? key : `${place}.${key}`;
}

/** The sentences of a text in Markdown; an item of a list begins a new one. */
export function splitSentences(text: string): string[] {
  return text
    .split(/\n\s*\n|\n(?=- )/)
    .flatMap((paragraph) => paragraph.replace(/\s+/g, " ").split(/(?<=[.!?]) +(?=[A-Z`*])/))
    .map((sentence) => sentence.replace(/^- /, "").trim())
    .filter((sentence) => sentence !== "");
}
