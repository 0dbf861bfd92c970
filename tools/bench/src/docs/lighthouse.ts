import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findChromium, missingChromium } from "@data-import/checks/browser";
import { install } from "../installs.ts";
import { findMedian } from "../measure.ts";
import { showProgress } from "../progress.ts";
import type { Row } from "../table.ts";
import { type Candidate, gatherCandidates } from "./candidates.ts";
import { serveFiles } from "./serve-files.ts";

/** It is installed for each measurement: nothing else of this repository needs its 114 packages. */
const version = "13.5.0";
const categories = ["performance", "accessibility", "best-practices", "seo"];
const runs = 3;
/** Pages of ours besides the one of the candidates. */
const ownPages = ["", "operations/insertRecords/"];

/** The scores of Lighthouse for a phone, of 100: the home page and two operations of ours, and one of other docs. */
export async function* measureLighthouse(site: ReadonlyMap<string, Buffer>): AsyncGenerator<Row> {
  const folder = mkdtempSync(join(tmpdir(), "bench-lighthouse-"));
  try {
    showProgress(`an install of Lighthouse ${version}`);
    install(folder, { lighthouse: version });
    for (const candidate of gatherCandidates(site)) {
      const isOurs = candidate.name === "ours";
      for (const page of isOurs ? [...ownPages, candidate.page] : [candidate.page]) {
        showProgress(`Lighthouse, ${candidate.name}, ${page}`);
        const rated: number[][] = [];
        while (rated.length < (isOurs ? runs : 1)) rated.push(await rate(folder, candidate, page));
        const scores = categories.map((_, index) => findMedian(rated.map((scores) => scores[index] ?? 0)));
        yield {
          claim: `Lighthouse, ${candidate.name}${isOurs ? `, ${page || "home"}` : ""}`,
          value: scores.join(" / "),
          detail: `${categories.join(" / ")}${isOurs ? `, median of ${runs} runs` : ""}`,
          ...(isOurs && { budget: "100 each", ok: scores.every((score) => score === 100) }),
        };
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** In the order of `categories`. */
async function rate(folder: string, { files }: Candidate, page: string): Promise<number[]> {
  const chromium = findChromium();
  if (chromium === undefined) throw new Error(missingChromium);
  const server = await serveFiles(files);
  try {
    // Not `runCommand`: this process serves the files meanwhile.
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        ...[join(folder, "node_modules/lighthouse/cli/index.js"), `${server.url}${page}`],
        ...["--quiet", "--output=json", `--only-categories=${categories.join(",")}`],
        "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
      ],
      { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 100_000_000 },
    );
    const results = JSON.parse(stdout) as { categories: Record<string, { score: number | null }> };
    return categories.map((name) => Math.round((results.categories[name]?.score ?? 0) * 100));
  } finally {
    server.close();
  }
}
