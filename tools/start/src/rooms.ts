import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { suggest } from "../arguments.mjs";
import { Problem } from "../problem.mjs";

/** The repository's folder, as a path. */
export const root: string = fileURLToPath(new URL("../../..", import.meta.url));

/** One workspace package. Its name is the name of its folder. */
export interface Room {
  readonly name: string;
  readonly folder: string;
  readonly packageName: string;
  readonly scripts: readonly string[];
}

/** Every workspace package: the folders of pnpm-workspace.yaml that have a package.json. */
export function listRooms(): Room[] {
  const folders = ["packages", "tools"].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => ({ name, folder: `${group}/${name}` })),
  );
  return [{ name: "spec", folder: "spec" }, ...folders].flatMap(({ name, folder }) => {
    const manifest = join(root, folder, "package.json");
    if (!existsSync(manifest)) return [];
    const { name: packageName, scripts = {} } = JSON.parse(readFileSync(manifest, "utf8"));
    return [{ name, folder, packageName, scripts: Object.keys(scripts) }];
  });
}

/** The named rooms, or all rooms without names; throws a Problem for an unknown room. */
export function selectRooms(names: readonly string[]): Room[] {
  const rooms = listRooms();
  if (names.length === 0) return rooms;
  return names.map((name) => {
    const room = rooms.find((each) => [each.name, each.folder, each.packageName].includes(name));
    if (room !== undefined) return room;
    const known = rooms.map((each) => each.name);
    throw new Problem(`There is no room "${name}".${suggest(name, known)} There are ${known.join(", ")}.`, 2);
  });
}
