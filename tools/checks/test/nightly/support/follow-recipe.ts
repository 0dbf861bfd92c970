import { applyEdit, type Edit, MisplacedEdit } from "../../../src/new/edit.ts";
import { openCommands } from "./commands.ts";
import type { Example, Part } from "./example.ts";
import { copyWorkspace } from "./workspace-copy.ts";

/** A copy of the repository in which every step of a recipe was followed. */
export interface FollowedRecipe {
  /** Gives what a command says against the copy; undefined if it passes. */
  run(command: string): Promise<string | undefined>;
  /** The same in a copy in which one step was not followed. */
  runWithout(step: string, command: string): Promise<string | undefined>;
  close(): void;
}

type Texts = Map<string, string | undefined>;

const snapshotTest = "packages/client/test/surface-headers.test.ts";
const snapshot = "packages/client/test/snapshots/headers.txt";

/** Follows a recipe in a copy; throws if an edit does not find its place or a generator fails. */
export async function followRecipe(example: Example): Promise<FollowedRecipe> {
  const copy = copyWorkspace();
  const commands = await openCommands(copy.root);
  const entries = [...example].flatMap(([step, parts]) => parts.map((part) => ({ step, part })));
  const edits = entries.flatMap(({ step, part }) => (isEdit(part) ? [{ step, edit: part }] : []));
  const runs = entries.flatMap(({ step, part }) => (isEdit(part) ? [] : [{ step, run: part.run }]));
  const paths = [...new Set(edits.map(({ edit }) => edit.path))];
  const originals: Texts = new Map(paths.map((path) => [path, copy.read(path)]));

  /** The files with all edits, or with those of all steps but one. */
  const compose = (without?: string): Texts => {
    const texts = new Map(originals);
    for (const { step, edit } of edits) {
      if (step === without) continue;
      try {
        texts.set(edit.path, applyEdit(texts.get(edit.path) ?? "", edit));
      } catch (error) {
        // What stands inside of what was left out is left out with it.
        if (without === undefined || !(error instanceof MisplacedEdit)) throw error;
      }
    }
    return texts;
  };
  const write = (texts: Texts) => {
    for (const [path, text] of texts) copy.write(path, text);
  };

  const written = new Map<string, { before: Texts; after: Texts }>();
  const readAll = (files: readonly string[]): Texts => new Map(files.map((path) => [path, copy.read(path)]));
  write(compose());
  for (const { step, run } of runs) {
    const before = readAll(run === "generate" ? copy.listGenerated() : [snapshot]);
    await (run === "generate" ? commands.generate() : commands.updateSnapshots(snapshotTest));
    const after = readAll(run === "generate" ? copy.listGenerated() : [snapshot]);
    // A step can run several commands; what was before its first one is what a copy without the step has.
    const earlier = written.get(step);
    const own: Texts = new Map([...after.keys()].map((path) => [path, before.get(path)]));
    written.set(step, {
      before: new Map([...own, ...(earlier?.before ?? [])]),
      after: new Map([...(earlier?.after ?? []), ...after]),
    });
  }

  const restore = async (step: string) => {
    write(compose());
    for (const { after } of written.values()) write(after);
    if (touchesDescription(step)) await commands.bundle();
  };
  const touchesDescription = (step: string) =>
    edits.some(({ step: other, edit }) => other === step && /^spec\/(?!test\/)/.test(edit.path));

  return {
    run: (command) => commands.run(command, false),
    async runWithout(step, command) {
      write(compose(step));
      write(written.get(step)?.before ?? new Map());
      try {
        return await commands.run(command, touchesDescription(step));
      } finally {
        await restore(step);
      }
    },
    close() {
      commands.close();
      copy.remove();
    },
  };
}

function isEdit(part: Part): part is Edit {
  return "path" in part;
}
