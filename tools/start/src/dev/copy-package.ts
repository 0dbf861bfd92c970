import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listRooms, root } from "../rooms.ts";

/**
 * Copies the last build of a room into a folder, so that it can be imported from there. The rooms that it depends on
 * are copied into `node_modules` of that folder.
 */
export function copyPackage(packageName: string, folder: string): void {
  const room = listRooms().find((each) => each.packageName === packageName);
  if (room === undefined) throw new Error(`There is no room whose package is ${packageName}.`);
  for (const name of ["package.json", "dist"]) {
    cpSync(join(root, room.folder, name), join(folder, name), { recursive: true });
  }
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  for (const [name, version] of Object.entries<string>(dependencies)) {
    if (version.startsWith("workspace:")) copyPackage(name, join(folder, "node_modules", name));
  }
}
