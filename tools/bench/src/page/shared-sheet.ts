import type { Browser } from "playwright-core";
import type { Row } from "../table.ts";
import type { Link } from "./fill-sheet.ts";
import { cellsOf, firstCell, footer, limited, openRecords, openTab, runs, waitForText } from "./visit.ts";

/** The tabs of one browser that all show the sheet. */
const tabs = 10;

/**
 * Somebody else changes a record that is shown: how long until the person sees it, in the tab in front of nine others. Browsers
 * draw tabs behind it once a second.
 */
export async function* measureLive(browser: Browser, link: Link, total: number): AsyncGenerator<Row> {
  const { page: first } = await openRecords(browser, link, total);
  for (let tab = 1; tab < tabs; tab++) {
    const page = await openTab(first);
    await page.goto(link.records);
    await firstCell(page).waitFor();
  }
  await first.bringToFront();
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const began = performance.now();
    const shown = waitForText(first, cellsOf(0), new RegExp(`Live ${run}\\.`));
    await link.change(0, `Live ${run}.`);
    await shown;
    times.push(performance.now() - began);
  }
  yield limited(`the edit of somebody else, with ${tabs} tabs, p95`, times, 150, 0.95);
  await first.context().close();
}

/** Pastes 1,000 × 5 cells: how long until the service has judged all of them. */
export async function* measurePaste(browser: Browser, link: Link, total: number): AsyncGenerator<Row> {
  const { page } = await openRecords(browser, link, total);
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    await firstCell(page).click();
    const saved = page.waitForResponse((response) => response.request().method() === "PUT");
    const began = performance.now();
    await firstCell(page).evaluate((cell, mark) => {
      const data = new DataTransfer();
      const rows = Array.from({ length: 1_000 }, (_, row) =>
        Array.from({ length: 5 }, (_, column) => `${mark} ${row} ${column}`).join("\t"),
      );
      data.setData("text/plain", rows.join("\n"));
      cell.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, composed: true }));
    }, `Pasted ${run}`);
    await saved;
    await waitForText(page, footer, /All changes are saved/);
    times.push(performance.now() - began);
  }
  yield limited("1,000 × 5 cells that are pasted, to their verdicts", times, 500);
  await page.context().close();
}
