import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { description } from "@data-import/spec";
import type { Schema } from "@data-import/spec/read";

interface Shape {
  readonly properties: readonly string[];
  readonly bases: readonly string[];
}

const schemas: Readonly<Record<string, Schema>> = description.components?.schemas ?? {};

/** The client has these beside its types: in the unions that they belong to, or on the wire only. */
const besides = new Set(["type", "template"]);

/**
 * Compares the public schemas of the description with the types of an installed client that have the same names.
 * @returns properties such as `Program.accessToken`: ours that are not marked as such, and those that only the client has
 */
export function compareShapes(resources: string): {
  readonly compared: number;
  readonly unmarked: string[];
  readonly unknown: string[];
} {
  const shapes = readShapes(resources);
  const unmarked: string[] = [];
  const unknown: string[] = [];
  let compared = 0;
  for (const [name, schema] of Object.entries(schemas)) {
    const own = listProperties(schema);
    if (schema["x-origin"] !== "public" || own.size === 0 || !shapes.has(name)) continue;
    compared += 1;
    const theirs = new Set(listAll(shapes, name));
    for (const [key, property] of own) {
      const isPublic = (property["x-origin"] ?? "public") === "public";
      if (isPublic && !theirs.has(key) && !besides.has(key)) unmarked.push(`${name}.${key}`);
    }
    unknown.push(...[...theirs].filter((key) => !own.has(key)).map((key) => `${name}.${key}`));
  }
  return { compared, unmarked, unknown };
}

/** The interfaces of the declarations. Those of requests also have the parameters of the address, so they are left out. */
function readShapes(folder: string): Map<string, Shape> {
  const shapes = new Map<string, Shape>();
  for (const file of globSync("**/types/*.d.ts", { cwd: folder })) {
    const text = readFileSync(join(folder, file), "utf8");
    const interfaces = /export interface (\w+)(?: extends ([\w., ]+))? \{([\s\S]*?)\n\s*\}/g;
    for (const [, name = "", bases = "", body = ""] of text.matchAll(interfaces)) {
      if (shapes.has(name)) continue;
      shapes.set(name, {
        properties: [...body.matchAll(/^\s+["']?([\w$-]+)["']?\??:/gm)].map(([, key = ""]) => key),
        bases: bases.split(",").flatMap((base) => base.trim().split(".").at(-1) || []),
      });
    }
  }
  return shapes;
}

function listAll(shapes: ReadonlyMap<string, Shape>, name: string): string[] {
  const shape = shapes.get(name);
  if (shape === undefined) return [];
  return [...shape.properties, ...shape.bases.flatMap((base) => listAll(shapes, base))];
}

function listProperties(schema: Schema, found = new Map<string, Schema>()): Map<string, Schema> {
  const { $ref, allOf = [], properties = {} } = schema;
  const target = $ref === undefined ? undefined : schemas[$ref.split("/").at(-1) ?? ""];
  for (const part of [...allOf, ...(target ? [target] : [])]) listProperties(part, found);
  for (const [key, property] of Object.entries(properties)) found.set(key, property);
  return found;
}
