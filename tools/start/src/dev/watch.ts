import { existsSync, type FSWatcher, readdirSync, watch } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../packages.ts";

// Files that tools write are not edits: generated sources would start a second build after each build.
const written = /(^|\/)(node_modules|dist|coverage|\.[^/]+)(\/|$)|\.gen\.ts$|(^|\/)operations\.txt$/;

// Temporary files of editors. To test a folder, Vim writes a file whose name is a number.
const temporary = /(^|\/)(\d+|#[^/]*#)$|(~|\.sw[a-z]|\.tmp|___jb_(tmp|old)___)$/;

// Tests and READMEs are not part of what is built or served.
const besides = /^(spec|(packages|tools)\/[^/]+)\/(test\/|[^/]+\.md$)/;

/** A file that a person saved. */
export interface Edit {
  /** Relative to the repository. */
  readonly path: string;
  /** The time of the save in milliseconds. */
  readonly at: number;
}

/** Whether a changed path, relative to the repository, is a file that people edit and `npm run dev` shows. */
export function isEdit(path: string): boolean {
  const spelt = path.replaceAll("\\", "/");
  return ![written, temporary, besides].some((pattern) => pattern.test(spelt));
}

/** Without the files that are gone beside one that was saved: editors and `sed -i` write another file, and rename it. */
export function dropTemporary(
  edits: Edit[],
  exists = (path: string) => existsSync(join(root, path)),
): Edit[] {
  const saved = new Set(edits.filter(({ path }) => exists(path)).map(({ path }) => dirname(path)));
  return edits.filter(({ path }) => exists(path) || !saved.has(dirname(path)));
}

/**
 * Watches folders of the repository. Calls `onEdit` shortly after the last edit of a burst, because editors save in
 * several steps. Gives a function that ends the watch.
 */
export function watchFolders(folders: readonly string[], onEdit: (edits: Edit[]) => void): () => void {
  const pending = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  const note = (path: string) => {
    if (!isEdit(path)) return;
    if (!pending.has(path)) pending.set(path, Date.now());
    clearTimeout(timer);
    timer = setTimeout(() => {
      const edits = dropTemporary(Array.from(pending, ([path, at]) => ({ path, at })));
      pending.clear();
      onEdit(edits);
    }, 60);
  };

  const watchers: FSWatcher[] = folders.flatMap((folder) => {
    // node_modules and dist are large and never edited, so every other folder has its own watcher.
    const inside = readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && isEdit(`${folder}/${entry.name}`))
      .map((entry) => `${folder}/${entry.name}`);
    const start = (path: string, recursive: boolean) =>
      watch(join(root, path), { recursive }, (_event, name) =>
        note(name === null ? path : `${path}/${name}`),
      );
    return [start(folder, false), ...inside.map((path) => start(path, true))];
  });
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
