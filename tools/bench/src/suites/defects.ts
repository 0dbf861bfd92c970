import type { Row } from "../table.ts";
import { defects } from "../tests/defects.ts";
import { copyRepository } from "../tests/plant-defects.ts";

/** It takes minutes, and measures the tests, not the product. */
export const onlyWhenNamed = true;

/** Two at a time, each in its own copy, because a small machine has two processors. */
const atOnce = 2;

/** Plants each defect in a copy of the repository, and checks that its test file finds it. */
export async function* measure(): AsyncGenerator<Row> {
  const copies = Array.from({ length: atOnce }, copyRepository);
  try {
    for (let start = 0; start < defects.length; start += atOnce) {
      yield* await Promise.all(
        defects.slice(start, start + atOnce).map(async (defect, index): Promise<Row> => {
          const isFound = (await copies[index]?.plant(defect)) === true;
          return {
            claim: `${defect.folder}: ${defect.breaks}`,
            value: isFound ? "found" : "NOT FOUND",
            detail: defect.foundBy,
            budget: "found",
            ok: isFound,
          };
        }),
      );
    }
  } finally {
    for (const copy of copies) copy.remove();
  }
}
