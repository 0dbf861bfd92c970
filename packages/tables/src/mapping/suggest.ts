import type { Property } from "@data-import/types";
import { assign } from "./assign.ts";
import { calibrate } from "./calibrate.ts";
import { type ColumnFacts, type FieldFacts, readSides } from "./facts.ts";
import { finishSteps } from "./finish-steps.ts";
import { findNearNames } from "./names/near-names.ts";
import { type Layer, lookAround, type Score, scorePair } from "./score.ts";
import type { Confirmed, SourceColumn } from "./source-column.ts";
import { mapOptions, type OptionMatch } from "./values/map-options.ts";

/** A match of one column with one field. */
export interface Suggestion {
  /** The place of the column in the list of columns, from 0. */
  readonly column: number;
  /** The key of the field. */
  readonly field: string;
  /** The expected share of right suggestions among those with this confidence, from 0 to 1. */
  readonly confidence: number;
  /** The layer that found it. */
  readonly by: Layer;
  /** If the field is an enum: the options that the values mean. */
  readonly options?: readonly OptionMatch[];
}

/** How many pairs one step scores. */
const pairsPerStep = 16;

/** A field that a column may mean. */
export interface Candidate {
  /** The key of the field. */
  readonly field: string;
  /** From 0 to 1; less the nearer another field comes. */
  readonly confidence: number;
  readonly by: Layer;
}

/** The suggestions for all columns, and what each column may mean. */
export interface Matched {
  readonly suggestions: readonly Suggestion[];
  /** For each column, by its place: the likeliest first, at most three. */
  readonly candidates: readonly (readonly Candidate[])[];
}

/** What a suggestion takes into account besides names and values. */
export interface SuggestOptions {
  /** The lowest confidence of a suggestion. The default is 0.5, as for a sheet. */
  readonly threshold?: number;
  /** The newest last. */
  readonly confirmed?: readonly Confirmed[];
}

/**
 * Suggests a field for each column of a file: the best assignment of all columns together, each column and each field at
 * most once. Columns without a suggestion at the threshold are left out. Computes only; it sends nothing anywhere.
 */
export function suggestMapping(
  columns: readonly SourceColumn[],
  fields: readonly Property[],
  options?: SuggestOptions,
): Suggestion[] {
  return [...matchColumns(columns, fields, options).suggestions];
}

/** The same as `suggestMapping`, with the best fields of each column, whether they are suggested or not. */
export function matchColumns(
  columns: readonly SourceColumn[],
  fields: readonly Property[],
  options?: SuggestOptions,
): Matched {
  return finishSteps(matchInSteps(columns, fields, options));
}

/** The same in steps, for callers with other work: it yields after each some microseconds or milliseconds. */
export function* matchInSteps(
  columns: readonly SourceColumn[],
  fields: readonly Property[],
  { threshold = 0.5, confirmed = [] }: SuggestOptions = {},
): Generator<void, Matched> {
  const { columns: left, fields: right } = readSides(columns, fields, confirmed);
  const scores = yield* scoreAll(left, right);
  const assigned = yield* assign(scores.map((row) => row.map(weighScore)));
  const taken = new Set(assigned);
  const waiting = scores.filter((_, other) => assigned[other] === -1);
  const suggestions = assigned.flatMap((place, column): Suggestion[] => {
    const field = right[place];
    const score = scores[column]?.[place];
    if (field === undefined || score === undefined) return [];
    const rival = score.by === "confirmed" ? 0 : findRival(scores[column] ?? [], taken, waiting, place);
    const confidence = calibrate(score.value, rival);
    if (confidence < threshold) return [];
    const options = describeOptions(left[column], field);
    return [{ column, field: field.property.key, confidence, by: score.by, ...(options && { options }) }];
  });
  return { suggestions, candidates: scores.map((row) => listCandidates(row, right)) };
}

/** The scores of all pairs, by column. */
function* scoreAll(
  columns: readonly ColumnFacts[],
  fields: readonly FieldFacts[],
): Generator<void, Score[][]> {
  const around = lookAround(columns, fields);
  const near = yield* findNearNames(
    columns.map(({ name }) => [name]),
    fields.map(({ names, alternatives }) => [...names, ...alternatives]),
  );
  const scores: Score[][] = [];
  for (const [index, column] of columns.entries()) {
    const row: Score[] = [];
    for (const [place, field] of fields.entries()) {
      if (place % pairsPerStep === 0) yield;
      row.push(scorePair(column, field, around, near[index]?.has(place) === true));
    }
    scores.push(row);
  }
  return scores;
}

/** How many candidates of a column are kept, and how sure they are at least. */
const [mostCandidates, leastConfidence] = [4, 0.1];

/** The best fields of a column. */
function listCandidates(row: readonly Score[], fields: readonly FieldFacts[]): Candidate[] {
  const best: (Score & { readonly field: string })[] = [];
  for (const [place, score] of row.entries()) {
    // Of equal ones, the first.
    if (score.value < leastScore || score.value <= (best[mostCandidates - 1]?.value ?? 0)) continue;
    best.push({ ...score, field: fields[place]?.property.key ?? "" });
    best.sort((a, b) => b.value - a.value);
    best.length = Math.min(best.length, mostCandidates);
  }
  return best
    .map(({ value, by, field }, index) => {
      const rival = by === "confirmed" ? undefined : best[index === 0 ? 1 : 0];
      return { field, confidence: calibrate(value, rival?.value ?? 0), by };
    })
    .filter(({ confidence }) => confidence >= leastConfidence);
}

/** Under this score, a pair is not looked at. */
const leastScore = 0.2;

/** A sure pair counts more than a less sure one and a guess together. */
function weighScore({ value }: Score): number {
  return value < leastScore ? 0 : value ** 3;
}

/** The best score of this column with a field that is free, or of this field with a column that waits for one. */
function findRival(
  row: readonly Score[],
  taken: ReadonlySet<number>,
  waiting: readonly (readonly Score[])[],
  place: number,
): number {
  let best = 0;
  for (const [field, { value }] of row.entries()) if (value > best && !taken.has(field)) best = value;
  for (const other of waiting) best = Math.max(best, other[place]?.value ?? 0);
  return best;
}

function describeOptions(
  column: ColumnFacts | undefined,
  { options }: FieldFacts,
): readonly OptionMatch[] | undefined {
  return options === undefined ? undefined : mapOptions(column?.profile.values ?? [], options);
}
