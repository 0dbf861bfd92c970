import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { follow, splitPointer } from "./pointer.ts";

/** A bundled description, as far as it is read here. */
export interface Description {
  readonly info: { readonly version: string };
  readonly paths?: Readonly<Record<string, PathItem>>;
  readonly webhooks?: Readonly<Record<string, PathItem>>;
}

type PathItem = Readonly<Record<string, { readonly operationId?: string }>>;

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
 * Gives a function that names the operations (by id) and topics that use a place of a description, in the order of the
 * path table: the one that it belongs to, or all that refer to its component.
 */
export function indexUsers(description: Description): (pointer: string) => string[] {
  const users = listUsers(description);
  return (pointer) => {
    const [section = "", name = "", third = ""] = splitPointer(pointer);
    const found = users.filter((user) => {
      if (section === "components") return user.references.has(`#/components/${name}/${third}`);
      if (user.section !== section || user.name !== name) return false;
      // A path may have gone as a whole; a topic has one method, of which nobody speaks.
      return section === "webhooks" || third === "" || user.method === third;
    });
    return found.map(({ label }) => label);
  };
}

function listUsers(description: Description): User[] {
  return (["paths", "webhooks"] as const).flatMap((section) =>
    Object.entries(description[section] ?? {}).flatMap(([name, item]) =>
      Object.entries(item).map(([method, operation]) => {
        const label = section === "webhooks" ? name : (operation.operationId ?? `${method} ${name}`);
        const references = new Set<string>();
        collectReferences(description, operation, references);
        return { section, name, method, label, references };
      }),
    ),
  );
}

function collectReferences(description: Description, node: unknown, found: Set<string>): void {
  if (typeof node !== "object" || node === null) return;
  const reference = Reflect.get(node, "$ref");
  if (typeof reference === "string" && !found.has(reference)) {
    found.add(reference);
    collectReferences(description, follow(description, splitPointer(reference)), found);
  }
  for (const child of Object.values(node)) collectReferences(description, child, found);
}
