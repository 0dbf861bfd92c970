import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listRooms, root } from "../rooms.ts";

/**
 * Copies a room as it was built last into a folder from which it can be imported: the rooms that it stands on go into
 * `node_modules` there.
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
