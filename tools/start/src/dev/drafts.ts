import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listPackages, root } from "../packages.ts";
import { startPackageServer } from "./package-server.ts";
import { describeFindings, type Finding, nameFiles, type Say } from "./say.ts";
import type { Served } from "./served.ts";
import { createWorker } from "./worker.ts";

/** Types, mock and docs from the saved description, without a build. */
export interface Drafts {
  /** Shows a save of the description, with a line for each part; gives whether everything succeeded. */
  follow(paths: readonly string[], say: Say): Promise<boolean>;
  /** Makes a draft without showing it, so that the first save is as fast as the others. */
  dryRun(say: Say): Promise<boolean>;
  /** Loads edited code again before its next use. */
  reload(paths: readonly string[]): void;
  close(): void;
}

/** The mock uses the description in the package of the request pipeline. */
const descriptionOfMock = "node_modules/@data-import/front/dist/openapi.json";

const warmingRounds = 3;

/** A draft of one part; it is shown if lint finds nothing. */
interface Ready {
  /** Shows the draft; gives the text of the line. */
  show(): string | Promise<string>;
  drop(): void;
}

/** Creates the processes that stay warm between saves. */
export function openDrafts(docs: Served, mock: Served): Drafts {
  const folder = mkdtempSync(join(tmpdir(), "data-import-draft-"));
  const bundle = join(folder, "openapi.json");
  const workers = createWorkers();
  let idle = true;

  const parts = createParts(bundle, docs, mock, workers);
  const prepare = () => prepareParts(bundle, parts, workers);

  /** Code that has run a few times is several times as fast. So everything runs a few times, until the first save. */
  async function warmUp(): Promise<void> {
    for (let round = 0; round < warmingRounds && idle; round += 1) {
      const { ready } = await prepare();
      await dropAll(ready);
    }
  }

  return {
    async follow(paths, say) {
      idle = false;
      const ready = await prepareValid(prepare, say);
      if (ready === undefined) return false;
      say("✓", "spec", nameFiles(paths));
      const shown = ready.map(([part, promise]) => showPart(part, promise, say));
      return (await Promise.all(shown)).every(Boolean);
    },
    async dryRun(say) {
      const ready = await prepareValid(prepare, say);
      if (ready === undefined) return false;
      await dropAll(ready);
      warmUp().catch(() => undefined);
      return true;
    },
    reload(paths) {
      const code = paths.filter((path) => /\.(ts|css)$/.test(path));
      for (const [pkg, worker] of workers.byFolder) {
        if (!code.some((path) => path.startsWith(pkg))) continue;
        // This process serves the draft.
        if (worker === workers.site) docs.hide();
        worker.close();
      }
    },
    close() {
      idle = false;
      for (const [, worker] of workers.byFolder) worker.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Workers = ReturnType<typeof createWorkers>;
type Parts = ReturnType<typeof createParts>;

/** The processes, and which of them the code in a folder belongs to. */
function createWorkers() {
  const description = createWorker(join(root, "spec/draft.ts"));
  // The same in a separate process, so that both work at the same time.
  const linter = createWorker(join(root, "spec/draft.ts"));
  const generator = createWorker(join(root, "tools/codegen/src/draft.ts"));
  const site = createWorker(join(root, "packages/docs/draft.ts"));
  const byFolder = [
    ["spec/", description],
    ["spec/", linter],
    ["tools/codegen/", generator],
    ["packages/docs/", site],
  ] as const;
  return { description, linter, generator, site, byFolder };
}

function createParts(
  bundle: string,
  docs: Served,
  mock: Served,
  { generator, site }: Workers,
): Record<string, () => Promise<Ready>> {
  const targets = listTargets();
  return {
    async types() {
      await generator.call("makeDraft", bundle, targets);
      return {
        show: async () => nameFiles(await generator.call<string[]>("writeDraft")),
        drop: () => undefined,
      };
    },
    async mock() {
      await copyFile(bundle, join(mock.folder, descriptionOfMock));
      const next = await startPackageServer(mock.folder);
      return {
        show() {
          mock.show(next);
          return "uses it";
        },
        drop: () => void next.stop(),
      };
    },
    async docs() {
      const port = await site.call<number>("makeDraft", bundle, join(docs.folder, "dist/site"));
      return {
        async show() {
          await site.call("showDraft");
          docs.show({ port, stop: () => site.call("leaveDraft") });
          return "show it";
        },
        drop: () => undefined,
      };
    },
  };
}

/** Makes all parts at the same time, while lint checks the description. */
async function prepareParts(
  bundle: string,
  parts: Parts,
  { description, linter }: Workers,
): Promise<{ findings: Finding[]; ready: [string, Promise<Ready>][] }> {
  const lint = linter.call<Finding[]>("lintDescription");
  // The code that awaits these promises later reports the errors.
  lint.catch(() => undefined);
  try {
    await description.call("draftBundle", bundle);
  } catch (error) {
    const findings = await lint;
    return {
      findings: findings.length > 0 ? findings : [{ place: "", message: (error as Error).message }],
      ready: [],
    };
  }
  const ready = Object.entries(parts).map(([part, make]): [string, Promise<Ready>] => [part, make()]);
  for (const [, promise] of ready) promise.catch(() => undefined);
  return { findings: await lint, ready };
}

/** Gives the drafts of all parts; if the description is invalid, prints its errors. */
async function prepareValid(
  prepare: () => ReturnType<typeof prepareParts>,
  say: Say,
): Promise<[string, Promise<Ready>][] | undefined> {
  try {
    const { findings, ready } = await prepare();
    if (findings.length === 0) return ready;
    say("✗", "spec", "types, mock and docs did not change", describeFindings(findings));
    await dropAll(ready);
  } catch (error) {
    say("✗", "spec", "types, mock and docs did not change", (error as Error).message);
  }
  return undefined;
}

/** Shows one part with its line; gives whether it succeeded. */
async function showPart(part: string, promise: Promise<Ready>, say: Say): Promise<boolean> {
  try {
    say("✓", part, await (await promise).show());
    return true;
  } catch (error) {
    say("✗", part, "did not change", (error as Error).message);
    return false;
  }
}

async function dropAll(ready: readonly [string, Promise<Ready>][]): Promise<void> {
  await Promise.allSettled(ready.map(async ([, promise]) => (await promise).drop()));
}

/** The targets of the generator and their folders, from the scripts of the packages. */
function listTargets(): { target: string; folder: string }[] {
  return listPackages().flatMap((pkg) => {
    const folder = join(root, pkg.folder);
    const { scripts = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const commands: string = scripts.generate ?? "";
    return Array.from(commands.matchAll(/\bcodegen (\w+)/g), ([, target = ""]) => ({ target, folder }));
  });
}
