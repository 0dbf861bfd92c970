import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Candidate } from "./candidate.ts";
import { checkCommonJs } from "./check-commonjs.ts";
import { checkContents } from "./check-contents.ts";
import { checkEmbedded, embeddingPages } from "./check-embedded.ts";
import { listMachinePaths } from "./check-files.ts";
import { checkJest } from "./check-jest.ts";
import { checkMockedPage } from "./check-mocked-page.ts";
import { checkPage } from "./check-page.ts";
import { bringRuntimes, checkPrograms, checkRuntime, type Runtimes } from "./check-runtimes.ts";
import { checkSuites, installPackages } from "./check-suites.ts";
import { checkTypes, compiledFolder, copyPrograms } from "./check-types.ts";
import { checkWorkerd } from "./check-workerd.ts";
import { writeFiles } from "./consumer.ts";
import type { LocalRegistry } from "./local-registry.ts";
import { frameworks, otherVersions } from "./other-versions.ts";
import { type Column, checkEach } from "./outcomes.ts";
import { packageModules, readManifest } from "./packages.ts";
import { inStep, makeColumns, type Use } from "./show-work.ts";
import { type Budgets, compareSize, measure, type Size } from "./sizes.ts";

const repository = join(import.meta.dirname, "../../..");

/** The outcomes of the packages with every consumer, and their sizes. */
export interface Used {
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
): Promise<Used> {
  const home = join(folder, "consumer");
  const older = join(folder, "older");
  const shop = join(folder, "shop");
  const types = readExtras("@types/node");
  const runtimes = await inStep("install", async (note) => {
    note("every package with npm and with pnpm, and other runtimes");
    const [brought] = await Promise.all([
      bringRuntimes(join(folder, "runtimes")),
      installPackages("npm", packages, home, registry, { ...types, ...readExtras("vitest", "msw") }),
    ]);
    const companions = { vitest: otherVersions["vitest-4"], msw: otherVersions["msw-2"] };
    // The install script of msw 2 copies its worker into a project; pnpm wants to know whether it may run.
    writeFiles(older, { "pnpm-workspace.yaml": "allowBuilds:\n  msw: false\n" });
    await installPackages("pnpm", packages, older, registry, { ...types, ...companions });
    const embedding = { ...readExtras("@types/react", "react", "vite"), ...frameworks };
    await installPackages("pnpm", packages, shop, registry, { ...types, ...embedding });
    return [brought, "every package with npm and with pnpm, and other runtimes"];
  });
  copyPrograms(packages, home);
  const sizes = new Map<string, Size>();
  const contents: Use = {
    titles: ["contents"],
    make: async () => [
      await checkEach("contents", packages, async (each) => {
        const installed = join(home, "node_modules", each.name);
        const size = measure(each, installed);
        sizes.set(each.shortName, size);
        const problems = await checkContents(each, installed, listMachinePaths(repository));
        return [...problems, ...compareSize(each.shortName, size, budgets[each.shortName])];
      }),
    ],
  };
  const uses = listUses({ folder, home, older, shop }, packages, registry, runtimes);
  return { columns: await makeColumns(packages, [contents, ...uses]), sizes };
}

/** The consumers of the packages. Those that run the compiled programs wait for the compilers. */
function listUses(
  { folder, home, older, shop }: Readonly<Record<"folder" | "home" | "older" | "shop", string>>,
  packages: readonly Candidate[],
  registry: LocalRegistry,
  { nodes, bun, deno, workerd, jest }: Runtimes,
): Use[] {
  const compiled = Promise.withResolvers<void>();
  const use = (title: string, make: () => Promise<Column>): Use => ({
    titles: [title],
    make: async () => [await make()],
  });
  const useCompiled = (title: string, make: () => Promise<Column>): Use =>
    use(title, () => compiled.promise.then(make));
  return [
    use("TypeScript 7", () =>
      checkTypes("TypeScript 7", "TypeScript 7.0.2", packages, home, compiledFolder).finally(
        compiled.resolve,
      ),
    ),
    use("TypeScript 5.9", () =>
      checkTypes("TypeScript 5.9", "TypeScript 5.9.3", packages, home, "compiled-5-9"),
    ),
    ...[...nodes].sort().map(([major, node]) =>
      useCompiled(`Node ${major}`, () => {
        const place = join(folder, `node-${major}`);
        mkdirSync(place);
        return checkRuntime(major, node, packages, home, place, registry);
      }),
    ),
    use("CommonJS", () => checkCommonJs(nodes.get("22") ?? "", packages, home)),
    useCompiled("Bun", () => checkPrograms("Bun", [bun], packages, home)),
    useCompiled("Deno", () => checkPrograms("Deno", [deno, "run", "--allow-all", "--quiet"], packages, home)),
    use("workerd", () => checkWorkerd(workerd, packages, home)),
    use("Chromium", () => checkPage(packages, home)),
    ...(
      [
        ["mock in Chromium, msw 3", home],
        ["mock in Chromium, msw 2", older],
      ] as const
    ).map(([title, place]) => use(title, () => checkMockedPage(title, packages, place))),
    { titles: Object.values(embeddingPages), make: () => checkEmbedded(packages, shop) },
    {
      titles: ["Vitest 5, npm", "msw 3"],
      make: () => checkSuites({ vitest: "Vitest 5, npm", msw: "msw 3" }, packages, home),
    },
    {
      titles: ["Vitest 4, pnpm", "msw 2"],
      make: () => checkSuites({ vitest: "Vitest 4, pnpm", msw: "msw 2" }, packages, older),
    },
    useCompiled("Jest 30", () => checkJest(jest, packages, home)),
  ];
}

/** The versions of some packages in this package. */
function readExtras(...names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, readManifest(join(packageModules, name)).version]));
}
