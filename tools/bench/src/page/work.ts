import type { CDPSession, Locator, Page } from "playwright-core";

/** How often the wheel is turned to measure a scroll. */
export const wheels = 120;

/** What Chromium measures of a page, by name. */
export async function readMetrics(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { metrics } = await session.send("Performance.getMetrics");
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

/** Milliseconds of the processor that the main thread has worked for the page: without what looks at it. */
export async function readWork(session: CDPSession): Promise<number> {
  const metrics = await readMetrics(session);
  return 1000 * ((metrics.get("TaskDuration") ?? 0) - (metrics.get("DevToolsCommandDuration") ?? 0));
}

/** The work on the main thread for one wheel of 600 px over this place, in milliseconds: the mean of many. */
export async function scrollDown(page: Page, session: CDPSession, place: Locator): Promise<number> {
  await place.hover();
  const before = await readWork(session);
  for (let wheel = 0; wheel < wheels; wheel++) await page.mouse.wheel(0, 600);
  await page.waitForTimeout(1000);
  return ((await readWork(session)) - before) / wheels;
}
