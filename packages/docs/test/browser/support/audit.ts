import axe from "axe-core";
import type { Page } from "playwright-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules whose result depends on colours; `color-contrast-enhanced` asks for more than WCAG AA. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** The same for colours alone: what a page can have in another colour scheme that it has not in the first. */
export function auditColours(page: Page): Promise<string[]> {
  return runAxe(page, "html", { type: "rule", values: colourRules });
}

/** What stands against WCAG A and AA and against good practice in a part of a page, one line for each node. */
export function auditPage(page: Page, part = "html"): Promise<string[]> {
  return runAxe(page, part, { type: "tag", values: tags });
}

async function runAxe(page: Page, part: string, runOnly: axe.RunOnly): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([selector, asked]) =>
      (window as unknown as { axe: typeof axe }).axe.run(selector, {
        runOnly: asked,
        // What passes is not described, which would take longer than finding out.
        resultTypes: ["violations"],
      }),
    [part, runOnly] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
  );
}
