import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findMedian } from "../measure.ts";
import { formatTime, type Row } from "../table.ts";

const port = 45_010;
const saves = 5;
const most = 2000;
/** Milliseconds to wait: after the start, until the processes are warm; and between two saves, as a person would. */
const pause = { start: 25_000, save: 8000 };
const edited = "spec/paths/sheets.yaml";
/** A text in the description of an operation and on its page. */
const words = "whole field configuration";
const parts = ["docs", "mock", "types"] as const;

/** The time until `npm run dev` shows a save, in a built copy of the repository. */
export async function* measureSaves(folder: string): AsyncGenerator<Row> {
  const main = join(folder, "tools/start/main.mjs");
  const child = spawn(process.execPath, [main, "dev", "--no-install", "--port", String(port)], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (bytes) => {
      said += bytes;
    });
  }
  try {
    await waitUntil(
      child,
      () => said.includes("Ctrl-C stops"),
      () => said,
    );
    await sleep(pause.start);
    const times = parts.map((): number[] => []);
    const pages: number[] = [];
    const text = readFileSync(join(folder, edited), "utf8");
    for (let save = 0; save < saves; save += 1) {
      said = "";
      const saved = performance.now();
      writeFileSync(join(folder, edited), text.replace(words, `${words} ${save}`));
      await waitUntil(
        child,
        () => findTimes(said) !== undefined,
        () => said,
      );
      for (const [index, time] of (findTimes(said) ?? []).entries()) times[index]?.push(time);
      const page = await fetch(`http://localhost:${port}/operations/listSheets/`);
      if (!(await page.text()).includes(`${words} ${save}`))
        throw new Error("The docs do not show the edit.");
      pages.push(performance.now() - saved);
      await sleep(pause.save);
    }
    for (const [index, part] of parts.entries())
      yield describe(`save of a YAML file to ${part}`, times[index]);
    yield describe("save of a YAML file to a page that was fetched", pages);
  } finally {
    if (child.exitCode === null) {
      child.kill("SIGINT");
      await once(child, "exit");
    }
  }
}

/** The times of all parts after a save, in milliseconds, from the printed lines; undefined if a line is missing. */
function findTimes(said: string): number[] | undefined {
  const times = parts.map((part) => {
    const [, seconds] = new RegExp(`✓ ${part} .* ([\\d.]+) s$`, "m").exec(said) ?? [];
    return Number(seconds) * 1000;
  });
  return times.some(Number.isNaN) ? undefined : times;
}

async function waitUntil(child: ChildProcess, isThere: () => boolean, words: () => string): Promise<void> {
  const end = performance.now() + 180_000;
  while (!isThere()) {
    if (child.exitCode !== null) throw new Error(`npm run dev ended:\n${words()}`);
    if (performance.now() > end) throw new Error(`npm run dev did not continue:\n${words()}`);
    await sleep(10);
  }
}

function describe(claim: string, times: readonly number[] = []): Row {
  const time = findMedian(times);
  const range = [Math.min(...times), Math.max(...times)].map(formatTime).join(" to ");
  return {
    claim,
    value: formatTime(time),
    detail: `median of ${times.length} saves, ${range}`,
    budget: `≤ ${formatTime(most)}`,
    ok: time <= most,
  };
}
