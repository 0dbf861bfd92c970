import { readFile } from "node:fs/promises";
import { type Description, followPointer, locateOperations, splitPointer } from "@data-import/spec/read";
import { parse } from "yaml";

/** Reads a bundled description from its file. */
export async function readDescription(file: string): Promise<Description> {
  return parse(await readFile(file, "utf8"));
}

/** An operation or a webhook. */
interface User {
  readonly section: string;
  readonly name: string;
  readonly method: string;
  readonly label: string;
  /** All that it refers to, directly or not, such as `#/components/schemas/Shelf`. */
  readonly references: ReadonlySet<string>;
}

/**
 * Returns a function that names the operations (by id) and topics that use a place of a description, in the order of
 * the path table: the one that it belongs to, or all that refer to its component.
 */
export function indexUsers(description: Description): (pointer: string) => string[] {
  const users = listUsers(description);
  return (pointer) => {
    const [section = "", name = "", third = ""] = splitPointer(pointer);
    const found = users.filter((user) => {
      if (section === "components") return user.references.has(`#/components/${name}/${third}`);
      if (user.section !== section || user.name !== name) return false;
      // A whole path may be removed; a topic has one method, which is not named.
      return section === "webhooks" || third === "" || user.method === third;
    });
    return found.map(({ label }) => label);
  };
}

function listUsers(description: Description): User[] {
  const operations = locateOperations(description, "as written").map(({ path, method, value }) => ({
    section: "paths",
    name: path,
    method,
    label: value.operationId,
    references: collectReferences(description, value),
  }));
  const topics = Object.entries(description.webhooks ?? {}).map(([topic, { post }]) => ({
    section: "webhooks",
    name: topic,
    method: "post",
    label: topic,
    references: collectReferences(description, post),
  }));
  return [...operations, ...topics];
}

function collectReferences(
  description: Description,
  node: unknown,
  found: Set<string> = new Set(),
): ReadonlySet<string> {
  if (typeof node !== "object" || node === null) return found;
  const reference = Reflect.get(node, "$ref");
  if (typeof reference === "string" && !found.has(reference)) {
    found.add(reference);
    collectReferences(description, followPointer(description, reference), found);
  }
  for (const child of Object.values(node)) collectReferences(description, child, found);
  return found;
}
