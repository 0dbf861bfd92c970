import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listRooms, root } from "../rooms.ts";
import { startPackageServer } from "./package-server.ts";
import { describeFindings, type Finding, nameFiles, type Say } from "./say.ts";
import type { Served } from "./served.ts";
import { createWorker } from "./worker.ts";

/** What follows from the description, brought up to date after a save without a build. */
export interface Drafts {
  /** Follows a save of some files of the description and says so, in a line for each part; gives whether all is well. */
  follow(paths: readonly string[], say: Say): Promise<boolean>;
  /** Goes through everything and shows nothing of it, so that the first save is as quick as the others. */
  dryRun(say: Say): Promise<boolean>;
  /** Loads again, before it is needed next, the code that is among the edited files. */
  reload(paths: readonly string[]): void;
  close(): void;
}

/** The mock answers by the description that the request pipeline has beside it. */
const descriptionOfMock = "node_modules/@data-import/front/dist/openapi.json";

const warmingRounds = 3;

/** A part that is made, and shown when lint has found nothing. */
interface Ready {
  /** Gives the words of the line. */
  show(): string | Promise<string>;
  drop(): void;
}

/** Prepares the processes that stay warm between saves. */
export function openDrafts(docs: Served, mock: Served): Drafts {
  const folder = mkdtempSync(join(tmpdir(), "data-import-draft-"));
  const bundle = join(folder, "openapi.json");
  const description = createWorker(join(root, "spec/draft.ts"));
  // The same in a process of its own, so that it is done meanwhile.
  const linter = createWorker(join(root, "spec/draft.ts"));
  const generator = createWorker(join(root, "tools/codegen/src/draft.ts"));
  const site = createWorker(join(root, "packages/docs/draft.ts"));
  const workers = [
    ["spec/", description],
    ["spec/", linter],
    ["tools/codegen/", generator],
    ["packages/docs/", site],
  ] as const;
  const targets = listTargets();
  let idle = true;

  const parts: Record<string, () => Promise<Ready>> = {
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
          return "answers by it";
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

  /** Makes all parts at once, while lint looks at the description. */
  async function prepare(): Promise<{ findings: Finding[]; ready: [string, Promise<Ready>][] }> {
    const lint = linter.call<Finding[]>("lintDescription");
    // Whoever waits for one of these promises says what went wrong; until then nobody does.
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

  /** Says what is wrong; gives what is ready when nothing is. */
  async function prepareValid(say: Say): Promise<[string, Promise<Ready>][] | undefined> {
    try {
      const { findings, ready } = await prepare();
      if (findings.length === 0) return ready;
      say("✗", "spec", "types, mock and docs stay as they are", describeFindings(findings));
      await dropAll(ready);
    } catch (error) {
      say("✗", "spec", "types, mock and docs stay as they are", (error as Error).message);
    }
    return undefined;
  }

  /** What has run a few times runs several times as fast, so they all do, until there is something to follow. */
  async function warmUp(): Promise<void> {
    for (let round = 0; round < warmingRounds && idle; round += 1) {
      const { ready } = await prepare();
      await dropAll(ready);
    }
  }

  return {
    async follow(paths, say) {
      idle = false;
      const ready = await prepareValid(say);
      if (ready === undefined) return false;
      say("✓", "spec", nameFiles(paths));
      const shown = ready.map(async ([part, promise]) => {
        try {
          say("✓", part, await (await promise).show());
          return true;
        } catch (error) {
          say("✗", part, "stays as it is", (error as Error).message);
          return false;
        }
      });
      return (await Promise.all(shown)).every(Boolean);
    },
    async dryRun(say) {
      const ready = await prepareValid(say);
      if (ready === undefined) return false;
      await dropAll(ready);
      warmUp().catch(() => undefined);
      return true;
    },
    reload(paths) {
      const code = paths.filter((path) => /\.(ts|css)$/.test(path));
      for (const [room, worker] of workers) {
        if (!code.some((path) => path.startsWith(room))) continue;
        // It is this process that serves the draft.
        if (worker === site) docs.hide();
        worker.close();
      }
    },
    close() {
      idle = false;
      for (const [, worker] of workers) worker.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function dropAll(ready: readonly [string, Promise<Ready>][]): Promise<void> {
  await Promise.allSettled(ready.map(async ([, promise]) => (await promise).drop()));
}

/** What is generated, and where, as the rooms' own scripts say. */
function listTargets(): { target: string; folder: string }[] {
  return listRooms().flatMap((room) => {
    const folder = join(root, room.folder);
    const { scripts = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const commands: string = scripts.generate ?? "";
    return Array.from(commands.matchAll(/\bcodegen (\w+)/g), ([, target = ""]) => ({ target, folder }));
  });
}
