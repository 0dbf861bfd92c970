import { loadModel, splitPointer } from "@data-import/front";
import { platform } from "#platform";
import { listPointers } from "./list-pointers.ts";

let known: { readonly path: string; readonly lines: ReadonlyMap<string, number> } | undefined;

/** The file of the description and the line of each pointer; read for the first report. */
function loadLines(): NonNullable<typeof known> {
  if (known === undefined) {
    const { path = "the description", lines = [] } = platform.findDescription() ?? {};
    const pointers = listPointers(loadModel().description);
    known = { path, lines: new Map([...pointers].map((pointer, index) => [pointer, lines[index] ?? 0])) };
  }
  return known;
}

/**
 * The place of a JSON pointer in the description, for people and for the links of a terminal:
 * `node_modules/@data-import/mock/dist/openapi.yaml:1234 (ActionUpdate.label)`, relative to the working directory. In a
 * page, without the file.
 */
export function findPlace(pointer: string): string {
  const { path, lines } = loadLines();
  let nearest = pointer;
  // If the description does not have the pointer, its nearest parent is the place.
  while (nearest !== "" && !lines.has(nearest)) nearest = nearest.slice(0, nearest.lastIndexOf("/"));
  const name = nameOf(nearest);
  const line = lines.get(nearest) ?? 1;
  return `${path}${line === 0 ? "" : `:${line}`}${name === "" ? "" : ` (${name})`}`;
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
