import type { HeaderRow } from "./read-corpus.ts";

/** A match of the place of a column with the key of a field. */
export interface Match {
  readonly column: number;
  readonly field: string;
  readonly confidence: number;
}

/** How right a matcher is. */
export interface Accuracy {
  /** The share of its matches that are right. */
  readonly precision: number;
  /** The share of the known matches that it found. */
  readonly recall: number;
  readonly right: number;
  readonly wrong: readonly Wrong[];
  readonly known: number;
  /** Matches by tenths of their confidence. */
  readonly bins: readonly Bin[];
}

/** The matches of one tenth of the confidence. */
export interface Bin {
  readonly from: number;
  readonly right: number;
  readonly all: number;
  /** The sum of their confidences. */
  readonly confidence: number;
}

/** A wrong or missing match, for people who look for the cause. */
export interface Wrong {
  readonly sheet: string;
  readonly column: string;
  readonly got: string | undefined;
  readonly known: string | undefined;
  readonly confidence: number;
}

/** Runs a matcher on header rows and compares its matches with the known matches. */
export function measureMatcher(
  rows: readonly HeaderRow[],
  match: (row: HeaderRow) => readonly Match[],
): Accuracy {
  const bins = Array.from({ length: 10 }, (_, index) => ({
    from: index / 10,
    right: 0,
    all: 0,
    confidence: 0,
  }));
  const wrong: Wrong[] = [];
  let right = 0;
  let made = 0;
  let known = 0;
  for (const row of rows) {
    const matches = new Map(match(row).map((found) => [found.column, found]));
    for (const [index, { name, field }] of row.columns.entries()) {
      const found = matches.get(index);
      const isRight = found !== undefined && found.field === field;
      if (field !== undefined) known += 1;
      if (found !== undefined) {
        made += 1;
        const bin = bins[Math.min(9, Math.floor(found.confidence * 10))];
        if (bin !== undefined) {
          bin.all += 1;
          bin.confidence += found.confidence;
          bin.right += isRight ? 1 : 0;
        }
      }
      if (isRight) right += 1;
      else if (found !== undefined || field !== undefined)
        wrong.push({
          sheet: row.sheet,
          column: name,
          got: found?.field,
          known: field,
          confidence: found?.confidence ?? 0,
        });
    }
  }
  return { precision: made === 0 ? 1 : right / made, recall: right / known, right, wrong, known, bins };
}
