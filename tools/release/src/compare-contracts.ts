import type { Description } from "@data-import/spec/read";
import { type ContractChange, compareDescriptions } from "./compare-descriptions.ts";
import { createDescriber, type DescribedChange } from "./describe-change.ts";
import { readDescription } from "./description.ts";
import { findDifference } from "./find-difference.ts";
import type { RunRedocly } from "./run-redocly.ts";

/** The changes of the contract since a release. */
export interface Comparison {
  /** The version of the release. */
  readonly from: string;
  readonly changes: readonly DescribedChange[];
}

/** Compares two files with bundled descriptions, and describes the changes. */
export async function compareContracts(
  releasedFile: string,
  currentFile: string,
  run?: RunRedocly,
): Promise<Comparison> {
  const [changes, released, current] = await Promise.all([
    compareDescriptions(releasedFile, currentFile, run),
    readDescription(releasedFile),
    readDescription(currentFile),
  ]);
  const all = changes.length > 0 ? changes : findUnseen(released, current);
  return {
    from: released.info.version,
    changes: all.map(createDescriber(released, current)),
  };
}

/** Redocly does not compare the values of examples and extensions, which docs and mock show. */
function findUnseen(released: Description, current: Description): ContractChange[] {
  const sameVersion = { ...current, info: { ...current.info, version: released.info.version } };
  const pointer = findDifference(released, sameVersion);
  if (pointer === undefined) return [];
  const message = "Its value changed.";
  return [
    {
      kind: "modified",
      type: "Example",
      impact: "patch",
      verdicts: [{ rule: "contract/reading-changed", impact: "patch", message }],
      pointer,
    },
  ];
}
