import { readBundle } from "./bundle.ts";
import { generators } from "./generators.ts";
import { type GeneratedFiles, writeFiles } from "./write-files.ts";

// `npm run dev` calls this on every save, in a separate process in which the TypeScript of the generator stays
// loaded: loading it takes most of the time of the command.

/** A target of the command, and the folder of the package for the files. */
export interface DraftPart {
  readonly target: string;
  readonly folder: string;
}

let draft: readonly { readonly folder: string; readonly files: GeneratedFiles }[] = [];

/** Generates files for the next `writeDraft`. */
export function makeDraft(bundlePath: string, parts: readonly DraftPart[]): void {
  const bundle = readBundle(bundlePath);
  draft = parts.map(({ target, folder }) => {
    const generate = generators.get(target);
    if (generate === undefined) throw new Error(`There is nothing called "${target}" to generate.`);
    return { folder, files: generate(bundle) };
  });
}

/** Writes the files of the last `generateDraft`; returns the names of the changed files. */
export function writeDraft(): string[] {
  return draft.flatMap(({ folder, files }) => writeFiles(folder, files));
}
