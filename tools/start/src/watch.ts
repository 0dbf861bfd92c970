import { type FSWatcher, readdirSync, watch } from "node:fs";
import { join } from "node:path";
import { root } from "./rooms.ts";

// What tools write is not an edit; generated sources would otherwise start a second build after each build.
const written =
  /(^|\/)(node_modules|dist|coverage|\.[^/]+)(\/|$)|\.gen\.ts$|(^|\/)operations\.txt$|~$|\.sw[px]$/;

/** Whether a changed path, relative to the repository, is something a person edits. */
export function isEdit(path: string): boolean {
  return !written.test(path.replaceAll("\\", "/"));
}

/**
 * Watches folders of the repository and hands over the edited paths, relative to it, a moment after the last of a
 * burst: editors save in several strokes. Gives a function that ends the watch.
 */
export function watchFolders(folders: readonly string[], onEdit: (paths: string[]) => void): () => void {
  const pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const note = (path: string) => {
    if (!isEdit(path)) return;
    pending.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const paths = [...pending];
      pending.clear();
      onEdit(paths);
    }, 60);
  };

  const watchers: FSWatcher[] = folders.flatMap((folder) => {
    // node_modules and dist are large and never edited, so each other folder is watched by itself.
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
