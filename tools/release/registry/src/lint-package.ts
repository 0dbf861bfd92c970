import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { type Manifest, roomModules } from "./packages.ts";
import { runCommand } from "./run-command.ts";

const attw = join(roomModules, ".bin/attw");

/** The messages of publint about a tarball. */
export async function lintWithPublint(tarball: string, manifest: Manifest): Promise<string[]> {
  const content = new Uint8Array(readFileSync(tarball)).buffer;
  const { messages } = await publint({ strict: true, pack: { tarball: content } });
  return messages.map((message) => formatMessage(message, manifest, { color: false }) ?? message.code);
}

/** The messages of arethetypeswrong about a tarball: types that do not resolve for some importers. */
export async function lintWithAttw(tarball: string, { exports }: Manifest): Promise<string[]> {
  // Read as files: no program imports YAML.
  const files = Object.keys(exports ?? {}).filter((entry) => entry.endsWith(".yaml"));
  const without = files.length > 0 ? ["--exclude-entrypoints", ...files] : [];
  // ESM only: we do not support CommonJS and Node 10.
  const words = [tarball, "--profile", "esm-only", "--format", "ascii", ...without];
  const { code, stdout, stderr } = await runCommand(attw, words, { cwd: dirname(tarball), timeout: 120_000 });
  return code === 0 ? [] : [`${stdout}${stderr}`];
}
