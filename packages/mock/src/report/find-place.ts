import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { loadModel, splitPointer } from "@data-import/front";
import { listPointers } from "./list-pointers.ts";

let lines: ReadonlyMap<string, number> | undefined;

/** Each pointer of the description with its line in `dist/openapi.yaml`; read for the first report. */
function loadLines(): ReadonlyMap<string, number> {
  if (lines === undefined) {
    const file = new URL("../../dist/openapi-lines.json", import.meta.url);
    const numbers: readonly number[] = JSON.parse(readFileSync(file, "utf8"));
    const pointers = listPointers(loadModel().description);
    lines = new Map(numbers.map((line) => [pointers.next().value ?? "", line]));
  }
  return lines;
}

/**
 * The place of a JSON pointer in the description, for people and for the links of a terminal:
 * `node_modules/@data-import/mock/dist/openapi.yaml:1234 (ActionUpdate.label)`, relative to the working directory.
 */
export function findPlace(pointer: string): string {
  const known = loadLines();
  let nearest = pointer;
  // If the description does not have the pointer, its nearest parent is the place.
  while (nearest !== "" && !known.has(nearest)) nearest = nearest.slice(0, nearest.lastIndexOf("/"));
  const name = nameOf(nearest);
  return `${findFile()}:${known.get(nearest) ?? 1}${name === "" ? "" : ` (${name})`}`;
}

function findFile(): string {
  const file = fileURLToPath(new URL("../../dist/openapi.yaml", import.meta.url));
  // pnpm stores packages elsewhere and links to them; people know this path.
  const usual = join("node_modules", "@data-import", "mock", "dist", "openapi.yaml");
  return existsSync(usual) && realpathSync(usual) === file ? usual : relative(process.cwd(), file);
}

/** `/components/schemas/ActionUpdate/properties/label/type` is `ActionUpdate.label`; below a path it is the operation. */
function nameOf(pointer: string): string {
  const [section = "", group = "", name = "", ...steps] = splitPointer(pointer);
  if (section === "paths" && group !== "") {
    return name === "parameters" || name === "" ? group : `${name.toUpperCase()} ${group}`;
  }
  if (section !== "components") return section;
  let full = name;
  for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
    if (step === "properties") full += `.${steps.shift() ?? ""}`;
    else if (step === "items") full += "[]";
  }
  return full;
}
