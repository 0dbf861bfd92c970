import axe from "axe-core";
import type { Page } from "playwright-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The violations of WCAG A and AA and of good practice in a part of a page, one line for each node. */
export async function auditPage(page: Page, part = "html"): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([selector, values]) =>
      (window as unknown as { axe: typeof axe }).axe.run(selector, {
        runOnly: { type: "tag", values },
        // Without the passed checks, because describing them takes longer than the audit.
        resultTypes: ["violations"],
      }),
    [part, tags] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
  );
}
