import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { compareContracts } from "../../src/compare-contracts.ts";
import type { DescribedChange } from "../../src/describe-change.ts";
import { type Edit, readLibrary, type Tree } from "./edits.ts";
import { runWarmRedocly } from "./warm-redocly.ts";

/** Edits that belong together. */
export interface Plant {
  readonly name: string;
  readonly edits: readonly Edit[];
}

/**
 * Compares the library's description with each of its edited versions; returns the described changes by the plant's
 * name. All that can be are compared at once, each in a copy of the library with names of its own.
 */
export async function comparePlanted(plants: readonly Plant[]): Promise<Map<string, DescribedChange[]>> {
  const edited = plants.map(({ name, edits }) => {
    const description = readLibrary();
    for (const edit of edits) edit(description);
    return { name, description };
  });
  const alone = edited.filter(({ description }) => needsOwnComparison(description));
  const together = edited.filter((each) => !alone.includes(each)).map((each, index) => ({ ...each, index }));
  const [shared, ...own] = await Promise.all([
    compare(
      joinCopies(together.map(readLibrary)),
      joinCopies(together.map(({ description }) => description)),
    ),
    ...alone.map(({ description }) => compare(readLibrary(), description)),
  ]);
  const copyOf = ({ change }: DescribedChange) => Number(change.pointer.match(/case(\d+)/i)?.[1]);
  return new Map([
    ...alone.map(({ name }, index) => [name, own[index] ?? []] as const),
    ...together.map(
      ({ name, index }) =>
        [name, shared.filter((change) => copyOf(change) === index).map(forgetCopy)] as const,
    ),
  ]);
}

async function compare(base: Tree, revision: Tree): Promise<DescribedChange[]> {
  const folder = mkdtempSync(join(tmpdir(), "planted-"));
  try {
    const [released, current] = [join(folder, "released.json"), join(folder, "current.json")];
    writeFileSync(released, JSON.stringify(base));
    writeFileSync(current, JSON.stringify(revision));
    return [...(await compareContracts(released, current, runWarmRedocly)).changes];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The parts with copies. Edits may change everything in a copy, but not add or remove names. */
const copied = ["paths", "webhooks", "components"];

function needsOwnComparison(description: Tree): boolean {
  return !isDeepStrictEqual(outline(description), outline(readLibrary()));
}

function outline(description: Tree): unknown {
  const entries = Object.entries(description).map(([key, value]) => {
    if (!copied.includes(key)) return [key, value];
    const names = Object.entries(Object(value)).map(([name, inside]) => {
      if (key !== "components") return name;
      // Requirements name the schemes, so these have no copies, too.
      return [name, name === "securitySchemes" ? inside : Object.keys(Object(inside)).sort()];
    });
    return [key, names.sort()];
  });
  return Object.fromEntries(entries);
}

function joinCopies(copies: readonly Tree[]): Tree {
  const joined: Record<string, Tree> = { paths: {}, webhooks: {} };
  const components: Record<string, Tree> = {};
  for (const [index, copy] of copies.entries()) {
    const reference = `#/components/$1/Case${index}$2`;
    const text = JSON.stringify(copy).replaceAll(/#\/components\/(\w+)\/(\w+)/g, reference);
    const own: Record<string, Tree> = JSON.parse(text);
    Object.assign(joined["paths"] ?? {}, prefixKeys(own["paths"], `/case${index}`));
    Object.assign(joined["webhooks"] ?? {}, prefixKeys(own["webhooks"], `case${index}:`));
    for (const [kind, members] of Object.entries(own["components"] ?? {})) {
      const prefix = kind === "securitySchemes" ? "" : `Case${index}`;
      components[kind] = { ...components[kind], ...prefixKeys(members as Tree, prefix) };
    }
  }
  return { ...readLibrary(), ...joined, components };
}

function prefixKeys(tree: Tree = {}, prefix: string): Tree {
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [`${prefix}${key}`, value]));
}

function forgetCopy(change: DescribedChange): DescribedChange {
  const forget = (text: string) => text.replaceAll(/\/case\d+|case\d+:|Case\d+/g, "");
  return { ...change, place: forget(change.place), message: forget(change.message) };
}
