import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { formatTime, type Row } from "../table.ts";
import type { Link } from "./fill-sheet.ts";
import { readMetrics, readWork } from "./work.ts";

const megabytes = 1_000;
const brokenMs = 30_000;

/** Drops a file of 1 GB, takes the network away for 30 s in the middle of it, and watches the main thread of the page. */
export async function* measureUpload(browser: Browser, link: Link): AsyncGenerator<Row> {
  const folder = mkdtempSync(join(tmpdir(), "bench-upload-"));
  const context = await browser.newContext({ locale: "en", viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.goto(link.signIn);
    await page.locator(".drop").waitFor();
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await session.send("HeapProfiler.collectGarbage");
    const readHeap = async () => ((await readMetrics(session)).get("JSHeapUsedSize") ?? 0) / 1e6;
    const [work, heap] = [await readWork(session), await readHeap()];
    await page.evaluate(() => {
      const longest = { taskMs: 0 };
      Object.assign(window, { longest });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest.taskMs = Math.max(longest.taskMs, duration);
      }).observe({ type: "longtask" });
    });
    let most = heap;
    const progress = page.getByRole("progressbar", { name: "Uploading" });
    await page.locator("input[type=file]").setInputFiles(writeFile(join(folder, "large.csv")));
    await progress.waitFor();
    let isBroken = false;
    let resumed = false;
    while (await progress.isVisible()) {
      const share = await readShare(page);
      if (share === undefined) break;
      most = Math.max(most, await readHeap());
      if (!isBroken && share > 0.3) {
        isBroken = true;
        await context.setOffline(true);
        await sleep(brokenMs);
        await context.setOffline(false);
      } else if (isBroken && share > 0.6) resumed = true;
      // Each look costs the page some work, too.
      await sleep(2_000);
    }
    const used = (await readWork(session)) - work;
    const taskMs = await page.evaluate(
      () => (window as unknown as { longest: { taskMs: number } }).longest.taskMs,
    );
    yield {
      claim: "1 GB uploaded, work on the main thread",
      value: formatTime(used),
      detail: `${resumed ? "resumed" : "not resumed"} after ${brokenMs / 1000} s without network`,
      budget: `≤ ${formatTime(500)}`,
      ok: used <= 500 && resumed,
    };
    yield {
      claim: "its longest task",
      value: taskMs === 0 ? "< 50 ms" : formatTime(taskMs),
      detail: "",
      budget: `≤ ${formatTime(50)}`,
      ok: taskMs <= 50,
    };
    yield {
      claim: "more heap",
      value: `${(most - heap).toFixed(1)} MB`,
      detail: "at most, with what was not collected",
      budget: "≤ 20 MB",
      ok: most - heap <= 20,
    };
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Which part of the file has arrived, from 0 to 1; undefined without a bar that says it. */
function readShare(page: Page): Promise<number | undefined> {
  return page.evaluate(() => {
    const root = document.querySelector("data-import")?.shadowRoot ?? document;
    const bar = root.querySelector<HTMLElement>("[role=progressbar], progress");
    if (bar === null) return undefined;
    if (bar instanceof HTMLProgressElement) return bar.value / bar.max;
    return Number(bar.getAttribute("aria-valuenow")) / Number(bar.getAttribute("aria-valuemax") ?? 100);
  });
}

function writeFile(path: string): string {
  const line = "1234567,Nordlicht,Harbour street 1,ines@harbour.example,2026-03-01\n";
  const chunk = Buffer.from(line.repeat(Math.ceil(1_000_000 / line.length)));
  const file = openSync(path, "w");
  writeSync(file, "number,company,street,email,since\n");
  for (let index = 0; index < megabytes; index++) writeSync(file, chunk);
  closeSync(file);
  return path;
}
