import { existsSync } from "node:fs";
import { join, normalize } from "node:path";
import { Problem } from "../problem.mjs";
import { listRooms, type Room, root, selectRooms } from "./rooms.ts";

/** Which tests run: those of some rooms, or just some files of them. */
export interface TestSelection {
  readonly rooms: readonly Room[];
  /** Relative to their room; all files of the rooms when there are none. */
  readonly files: readonly string[];
}

/**
 * The tests that a person named, by rooms or by files, or all when none is named. Throws a Problem for a file or a room
 * that is not there, and for files of several rooms.
 */
export function selectTests(names: readonly string[], task: string): TestSelection {
  const isFile = (name: string): boolean => name.endsWith(".ts");
  if (!names.some(isFile)) {
    return { rooms: selectRooms(names).filter(({ scripts }) => scripts.includes(task)), files: [] };
  }
  const paths = names.map((name) => normalize(name));
  const missing = paths.find((path) => !existsSync(join(root, path)));
  if (missing !== undefined) {
    throw new Problem(`There is no test file ${missing}. Name it from the top folder of the repository.`, 2);
  }
  const rooms = listRooms().filter(({ folder }) => paths.some((path) => path.startsWith(`${folder}/`)));
  const [room, another] = rooms;
  if (room === undefined || another !== undefined || !paths.every(isFile)) {
    throw new Problem("Test files must be of one room; several rooms go by their names.", 2);
  }
  return { rooms: [room], files: paths.map((path) => path.slice(room.folder.length + 1)) };
}
