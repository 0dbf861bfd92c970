import axe from "axe-core";
import type { Page } from "playwright-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules whose result depends on colours; `color-contrast-enhanced` requires more than WCAG AA. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** The violations of WCAG A and AA and of good practice in a part of a page, one line for each node. */
export function auditPage(page: Page, part = "html"): Promise<string[]> {
  return runAxe(page, part, { type: "tag", values: tags });
}

/** The same for colours alone: only these violations can differ in another colour scheme. */
export function auditColours(page: Page, part = "html"): Promise<string[]> {
  return runAxe(page, part, { type: "rule", values: colourRules });
}

/**
 * The violations in light and in dark, each with its scheme. Another colour scheme only changes colours, so the second
 * audit is one of colours.
 */
export async function auditSchemes(page: Page, part = "html"): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, audit] of [["light", auditPage] as const, ["dark", auditColours] as const]) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await audit(page, part)).map((line) => `${colorScheme}: ${line}`));
  }
  return found;
}

async function runAxe(page: Page, part: string, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  // The header stays at the top of the window and covers what is scrolled below it. Where the last click or a focus has
  // scrolled to depends on the moment.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  const { violations } = await page.evaluate(
    ([selector, asked]) =>
      (window as unknown as { axe: typeof axe }).axe.run(selector, {
        runOnly: asked,
        // Without the passed checks, because describing them takes longer than the audit.
        resultTypes: ["violations"],
      }),
    [part, runOnly] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
  );
}
