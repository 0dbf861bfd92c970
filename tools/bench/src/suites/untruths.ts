import { readFileSync } from "node:fs";
import { join } from "node:path";
import { showProgress } from "../progress.ts";
import type { Row } from "../table.ts";
import { root } from "../tests/list-suite-files.ts";
import { copyRepository } from "../tests/plant-defects.ts";
import { chooseUntruths, listUntruths, untruthKinds } from "../tests/untruths.ts";

/** It takes hours, and measures the tests, not the product. */
export const onlyWhenNamed = true;

export const parts: readonly string[] = untruthKinds;

/** How many are planted in one run. */
const planted = 20;
/** Who has to find an untruth: the tests of what has it, then those that compare the service with the description and the docs. */
const folders = ["packages/service", "tools/contract", "packages/tables", "packages/front", "packages/docs"];
/** The share of untruths that tests should find. */
const leastShare = 0.95;

/** Plants generated untruths in the service, other ones each day, and shows which test finds each of them. */
export async function* measure(kinds: readonly string[]): AsyncGenerator<Row> {
  const description = readFileSync(join(root, "spec/dist/openapi.json"), "utf8");
  const all = listUntruths(description).filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
  const day = new Date().toISOString().slice(0, 10);
  const copy = copyRepository();
  let found = 0;
  try {
    const chosen = chooseUntruths(all, planted, day);
    for (const [index, untruth] of chosen.entries()) {
      showProgress(`untruth ${index + 1} of ${chosen.length}: ${untruth.says}`);
      const test = await copy.findTest(untruth, folders);
      if (test !== undefined) found += 1;
      yield {
        claim: `${untruth.path}:${untruth.line}: ${untruth.says}`,
        value: test === undefined ? "NOT FOUND" : "found",
        detail: test ?? "",
      };
    }
    yield {
      claim: "untruths that tests found",
      value: `${found} of ${chosen.length}`,
      detail: `${day}; ${all.length} can be planted`,
      budget: `≥ ${leastShare * 100} %`,
      ok: found >= leastShare * chosen.length,
    };
  } finally {
    copy.remove();
  }
}
