import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { measureSaves } from "../build/saves.ts";
import { type Cost, measureCommand } from "../measure.ts";
import { formatTime, type Row } from "../table.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const runs = 9;

/**
 * The build: the cost of a cache hit, compared with only turbo and only Node; a build without a cache; and `npm run
 * dev`.
 */
export async function* measure(): AsyncGenerator<Row> {
  const turbo = join(root, "node_modules/turbo/bin/turbo");
  const node = process.execPath;
  yield describe("node -e 0", measureCommand(node, ["-e", "0"], { cwd: root, runs }));
  yield describe("turbo --version", measureCommand(node, [turbo, "--version"], { cwd: root, runs }));
  yield describe(
    "turbo run build, nothing changed",
    measureCommand(node, [turbo, "run", "build", "--output-logs=errors-only"], { cwd: root, runs }),
  );

  const clone = copyClone();
  try {
    const install = ["install", "--frozen-lockfile", "--prefer-offline"];
    yield describe(
      "pnpm install, store filled",
      measureCommand("pnpm", install, { cwd: clone, runs: 1, warm: false }),
    );
    yield describe(
      "turbo run build, nothing cached",
      measureCommand(node, [turbo, "run", "build"], { cwd: clone, runs: 1, warm: false }),
    );
    yield* measureSaves(clone);
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

function describe(claim: string, { wall, cpu, runs }: Cost): Row {
  const times = runs === 1 ? "one run" : `median of ${runs} runs`;
  return {
    claim,
    value: formatTime(wall),
    detail: `${times}, ${cpu === undefined ? "?" : formatTime(cpu)} CPU`,
  };
}

/** Copies the files that git does not ignore. The dist folders here may be in use, so nothing is built here. */
function copyClone(): string {
  const clone = mkdtempSync(join(tmpdir(), "bench-build-"));
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"];
  const files = execFileSync("git", list, { cwd: root, encoding: "utf8" }).split("\0").filter(Boolean);
  for (const file of files) {
    mkdirSync(dirname(join(clone, file)), { recursive: true });
    copyFileSync(join(root, file), join(clone, file));
  }
  // Without git, turbo hashes every file itself, which takes three times as long as everything else.
  const git = (...words: string[]) => execFileSync("git", words, { cwd: clone, stdio: "ignore" });
  git("init");
  git("add", "--all");
  git("-c", "user.name=bench", "-c", "user.email=bench@localhost", "commit", "--message", "What is measured");
  return clone;
}
