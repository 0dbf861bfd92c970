import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { tricks } from "../support/hostile-server.ts";

const program = fileURLToPath(new URL("../support/meet-hostile-peers.ts", import.meta.url));
/** `HOSTILE_TRANSFERS=1000` for the whole. */
const rounds = Number(process.env["HOSTILE_TRANSFERS"] ?? 3 * tricks.length);

test("no peer ends the process, and no byte is lost", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...["--conditions=@data-import/source", program, String(rounds)],
  ]);
  expect(JSON.parse(stdout)).toEqual({ downloads: rounds, uploads: rounds, damaged: [], failures: [] });
});
