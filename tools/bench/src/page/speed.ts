import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBrowser } from "@data-import/checks/browser";
import type { Browser } from "playwright-core";
import { type RunningService, startService } from "../service/setup/start-service.ts";
import { formatSize, type Row } from "../table.ts";
import { fillSheet, type Link } from "./fill-sheet.ts";
import { measurePeers } from "./peers.ts";
import { measureLive, measurePaste } from "./shared-sheet.ts";
import { measureUpload } from "./upload.ts";
import { cellsOf, firstCell, footer, limited, openRecords, openTab, runs, waitForText } from "./visit.ts";
import { readMetrics, readWork, scrollDown, wheels } from "./work.ts";

/** The parts that need a browser and a service with many records. */
export const speedParts = [
  "start",
  "jump",
  "scroll",
  "edit",
  "live",
  "paste",
  "error",
  "upload",
  "peers",
] as const;
type SpeedPart = (typeof speedParts)[number];

/** Opens the records of a large sheet in a browser, and measures what a person waits for. */
export async function* measureSpeed(parts: readonly SpeedPart[], records: number): AsyncGenerator<Row> {
  const folder = mkdtempSync(join(tmpdir(), "bench-page-"));
  let service: RunningService | undefined;
  let browser: Browser | undefined;
  try {
    service = await startService(folder);
    const link = await fillSheet(service, records);
    browser = await startBrowser();
    for (const part of parts) yield* measures[part](browser, link, records);
  } finally {
    await browser?.close();
    await service?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function* measureStart(browser: Browser, link: Link, total: number): AsyncGenerator<Row> {
  const times: number[] = [];
  const works: number[] = [];
  const sizes: number[] = [];
  for (let run = 0; run < runs; run++) {
    const { page: first } = await openRecords(browser, link, total);
    const context = first.context();
    // A second tab finds the session and the files of the page, and has nothing to clean up.
    const page = await openTab(first);
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await session.send("Network.enable");
    const asked = new Set<string>();
    session.on("Network.requestWillBeSent", ({ requestId, request }) => {
      if (/\/records\?/.test(request.url)) asked.add(requestId);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (asked.has(requestId)) sizes.push(encodedDataLength);
    });
    const began = performance.now();
    await page.goto(link.records, { waitUntil: "commit" });
    await waitForText(page, cellsOf(0), /\S/);
    times.push(performance.now() - began);
    works.push(await readWork(session));
    await context.close();
  }
  yield limited("navigation to the first record", times, 300);
  yield limited("its work on the main thread", works, 80);
  const largest = Math.max(...sizes);
  yield {
    claim: "the largest page of 100 records on the wire",
    value: formatSize(largest),
    detail: `${sizes.length} responses, with headers`,
    budget: `≤ ${formatSize(8_000)}`,
    ok: largest <= 8_000,
  };
}

async function* measureJump(browser: Browser, link: Link, total: number): AsyncGenerator<Row> {
  const times: number[] = [];
  let requests = 0;
  for (let run = 0; run < runs; run++) {
    const { page } = await openRecords(browser, link, total);
    page.on("request", (request) => {
      if (/\/records\?/.test(request.url())) requests += 1;
    });
    await firstCell(page).click();
    const began = performance.now();
    await page.keyboard.press("Control+End");
    await waitForText(page, cellsOf(total - 1), /\S/);
    times.push(performance.now() - began);
    await page.context().close();
  }
  yield limited("to the last record, nothing in the cache, p95", times, 150, 0.95);
  yield {
    claim: "its requests",
    value: (requests / runs).toFixed(1),
    detail: "a jump",
    budget: "≤ 2",
    ok: requests <= 2 * runs,
  };
}

async function* measureScroll(browser: Browser, link: Link, total: number): AsyncGenerator<Row> {
  const { page, session } = await openRecords(browser, link, total);
  const work = await scrollDown(page, session, firstCell(page));
  yield {
    ...limited("work on the main thread for a wheel of 600 px", [work], 9),
    detail: `${wheels} wheels`,
  };
  await session.send("HeapProfiler.collectGarbage");
  const metrics = await readMetrics(session);
  const heap = (metrics.get("JSHeapUsedSize") ?? 0) / 1e6;
  const nodes = metrics.get("Nodes") ?? 0;
  yield {
    claim: "heap after that",
    value: `${heap.toFixed(1)} MB`,
    detail: "",
    budget: "≤ 15 MB",
    ok: heap <= 15,
  };
  yield { claim: "nodes after that", value: String(nodes), detail: "", budget: "≤ 2500", ok: nodes <= 2500 };
  await page.context().close();
}

async function* measureEdit(browser: Browser, link: Link, total: number): AsyncGenerator<Row> {
  const { page } = await openRecords(browser, link, total);
  const times: number[] = [];
  await firstCell(page).click();
  for (let run = 0; run < runs; run++) {
    await page.keyboard.type(`Edited ${run}`);
    const sent = page.waitForResponse((response) => response.request().method() === "PUT");
    const began = performance.now();
    await page.keyboard.press("Enter");
    await sent;
    await waitForText(page, footer, /All changes are saved/);
    times.push(performance.now() - began);
  }
  yield limited("an edit to the verdict of the service", times, 60);
  await page.context().close();
}

/** F8 from the first record to an error in the middle of all, and from there to one near the end. Spoils the sheet. */
async function* measureError(browser: Browser, link: Link, total: number): AsyncGenerator<Row> {
  const places = [Math.floor(total / 2), total - 10];
  await link.spoil(places);
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const { page } = await openRecords(browser, link, total);
    // The page begins with the errors.
    await page.locator(".records-chips button").first().click();
    await page
      .locator("[role=row][aria-rowindex='9'] [role=gridcell]")
      .filter({ hasText: /\S/ })
      .first()
      .waitFor();
    await firstCell(page).click();
    for (const place of places) {
      const began = performance.now();
      await page.keyboard.press("F8");
      await waitForText(
        page,
        `[role=row][aria-rowindex="${place + 2}"] [tabindex="0"][aria-invalid=true]`,
        /n.a/,
      );
      times.push(performance.now() - began);
    }
    await page.context().close();
  }
  yield limited("F8 to an error far away", times, 150);
}

const measures = {
  start: measureStart,
  jump: measureJump,
  scroll: measureScroll,
  edit: measureEdit,
  live: measureLive,
  paste: measurePaste,
  error: measureError,
  upload: measureUpload,
  peers: (browser: Browser, _: Link, total: number) => measurePeers(browser, total),
};
