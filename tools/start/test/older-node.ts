import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** A Node 18 to 23 on PATH. The start script must run on it, although nothing else in the repository does. */
export function findOlderNode(): { path: string; folder: string } | undefined {
  const folders = [...new Set((process.env["PATH"] ?? "").split(delimiter))];
  return folders
    .map((folder) => ({ folder, path: join(folder, "node") }))
    .filter(({ path }) => existsSync(path))
    .find(({ path }) => {
      const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
      const major = Number(stdout?.match(/^v(\d+)/)?.[1]);
      return major >= 18 && major < 24;
    });
}
