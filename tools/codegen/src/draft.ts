import { readBundle } from "./bundle.ts";
import { generators } from "./generators.ts";
import { type GeneratedFiles, writeFiles } from "./write-files.ts";

// What `npm run dev` calls on every save, in a process of its own, in which the TypeScript of the generator stays
// loaded: that is most of the time of the command.

/** A word that the command takes, and the folder of the package that the files are for. */
export interface DraftPart {
  readonly target: string;
  readonly folder: string;
}

let draft: readonly { readonly folder: string; readonly files: GeneratedFiles }[] = [];

/** Generates files and keeps them for `writeDraft`. */
export function makeDraft(bundlePath: string, parts: readonly DraftPart[]): void {
  const bundle = readBundle(bundlePath);
  draft = parts.map(({ target, folder }) => {
    const generate = generators.get(target);
    if (generate === undefined) throw new Error(`There is nothing called "${target}" to generate.`);
    return { folder, files: generate(bundle) };
  });
}

/** Writes what was generated last; gives the names of the files that changed. */
export function writeDraft(): string[] {
  return draft.flatMap(({ folder, files }) => writeFiles(folder, files));
}
