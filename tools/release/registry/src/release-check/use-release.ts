import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { listMachinePaths } from "../check-files.ts";
import { installDependencies } from "../consumer.ts";
import { readManifest, roomModules } from "../packages.ts";
import type { Candidate } from "./candidate.ts";
import { checkContents } from "./check-contents.ts";
import { checkPage } from "./check-page.ts";
import { bringNodes, checkRuntime } from "./check-runtimes.ts";
import { checkSuites } from "./check-suites.ts";
import { checkTypes, copyPrograms } from "./check-types.ts";
import type { LocalRegistry } from "./local-registry.ts";
import { type Column, checkEach } from "./outcomes.ts";
import { addColumn, inStep } from "./show-work.ts";
import { type Budgets, compareSize, measure, type Size } from "./sizes.ts";

const repository = join(import.meta.dirname, "../../../../..");

/** The outcomes of the packages with every consumer, and their sizes. */
export interface Use {
  readonly columns: readonly Column[];
  /** By short names. */
  readonly sizes: ReadonlyMap<string, Size>;
}

/** Installs the packages from a registry and uses them like their consumers, in folders below one. */
export async function useRelease(
  folder: string,
  packages: readonly Candidate[],
  registry: LocalRegistry,
  budgets: Budgets,
): Promise<Use> {
  const home = join(folder, "consumer");
  const findInstalled = ({ name }: Candidate) => join(home, "node_modules", name);
  await inStep("install", async (note) => {
    note("every package with npm");
    const versions = Object.fromEntries(packages.map(({ name, version }) => [name, version]));
    const types = readExtras("@types/node");
    await installDependencies("npm", home, { ...versions, ...types }, registry.environment);
    return [undefined, "every package, with npm"];
  });

  const sizes = new Map<string, Size>();
  const columns: Column[] = [];
  await addColumn(columns, packages, "contents", "contents", (note) => {
    note("files, sizes, publint, arethetypeswrong");
    return checkEach("contents", packages, async (each) => {
      const size = measure(each, findInstalled(each));
      sizes.set(each.shortName, size);
      const problems = await checkContents(each, findInstalled(each), listMachinePaths(repository));
      return [...problems, ...compareSize(each.shortName, size, budgets[each.shortName])];
    });
  });
  copyPrograms(packages, home);
  for (const [title, compiler] of [
    ["TypeScript 5.9", "TypeScript 5.9.3"],
    ["TypeScript 7", "TypeScript 7.0.2"],
  ] as const)
    await addColumn(columns, packages, "types", title, () => checkTypes(title, compiler, packages, home));
  await addColumn(columns, packages, "browser", "Vite, Chromium", async (note) => {
    const { column, remark } = await checkPage(packages, home);
    note(remark);
    return column;
  });
  for (const manager of ["npm", "pnpm"] as const)
    await addColumn(columns, packages, "suites", `Vitest, ${manager}`, () =>
      checkSuites(manager, packages, join(folder, manager), registry, readExtras("vitest", "@types/node")),
    );
  const nodes = await inStep("runtimes", async (note) => {
    note("bringing other versions of Node");
    const brought = await bringNodes(join(folder, "nodes"));
    return [brought, [...brought.keys()].sort().join(", ")];
  });
  for (const [major, node] of [...nodes].sort())
    await addColumn(columns, packages, "runtimes", `Node ${major}`, () => {
      const place = join(folder, `node-${major}`);
      mkdirSync(place);
      return checkRuntime(major, node, packages, home, place, registry);
    });
  return { columns, sizes };
}

/** The versions of some packages in this room. */
function readExtras(...names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, readManifest(join(roomModules, name)).version]));
}
