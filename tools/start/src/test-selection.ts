import { existsSync } from "node:fs";
import { join, normalize } from "node:path";
import { Problem } from "../problem.mjs";
import { listRooms, type Room, root, selectRooms } from "./rooms.ts";

/** The tests to run: all of some rooms, or some files of one room. */
export interface TestSelection {
  /** The task that runs them. Files below `test/ci/` belong to `test:ci`, those below `test/nightly/` to `test:nightly`. */
  readonly task: string;
  readonly rooms: readonly Room[];
  /** Relative to their room; empty for all files of the rooms. */
  readonly files: readonly string[];
}

/**
 * The tests of the named rooms or files; without names, all tests. Throws a Problem for an unknown file or room, and
 * for files of several rooms.
 */
export function selectTests(names: readonly string[], task: string): TestSelection {
  const isFile = (name: string): boolean => name.endsWith(".ts");
  if (!names.some(isFile)) {
    return { task, rooms: selectRooms(names).filter(({ scripts }) => scripts.includes(task)), files: [] };
  }
  const paths = names.map((name) => normalize(name));
  const missing = paths.find((path) => !existsSync(join(root, path)));
  if (missing !== undefined) {
    throw new Problem(`There is no test file ${missing}. Name it from the top folder of the repository.`, 2);
  }
  const rooms = listRooms().filter(({ folder }) => paths.some((path) => path.startsWith(`${folder}/`)));
  const [room, another] = rooms;
  if (room === undefined || another !== undefined || !paths.every(isFile)) {
    throw new Problem("Test files must be in one room. To test several rooms, give their names.", 2);
  }
  const [fileTask = "test", ...otherTasks] = new Set(paths.map(nameTask));
  if (otherTasks.length > 0) {
    throw new Problem(
      "Some of these files are below test/ci/ or test/nightly/. Run them with a separate command.",
      2,
    );
  }
  return { task: fileTask, rooms: [room], files: paths.map((path) => path.slice(room.folder.length + 1)) };
}

function nameTask(path: string): string {
  const [, folder] = /\/test\/(ci|nightly)\//.exec(path) ?? [];
  return folder === undefined ? "test" : `test:${folder}`;
}
