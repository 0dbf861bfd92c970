import type { EnumPropertyOption } from "@data-import/types";
import { BoundedMap } from "../../basics/bounded-map.ts";
import { compareNames } from "../names/compare-names.ts";
import { type ReadName, readName } from "../names/read-name.ts";
import { compareSpelling } from "../names/spelling.ts";
import { haveSameMeaning, squeeze } from "./same-words.ts";

/** A value of a column and the option that it means. */
export interface OptionMatch {
  readonly from: string;
  readonly to: EnumPropertyOption["value"];
  /** From 0 to 1. */
  readonly confidence: number;
}

const longestValueCharacters = 60;

/** Under this, a value stays as it is. */
const lowestConfidence = 0.7;

/** An option and the names that it has. */
export interface ReadOption {
  readonly value: EnumPropertyOption["value"];
  readonly names: readonly OptionName[];
}

interface OptionName extends ReadName {
  /** Only the letters and digits. */
  readonly squeezed: string;
}

export function readOptions(options: readonly EnumPropertyOption[]): ReadOption[] {
  return options.map(({ value, label, alternativeNames = [] }) => ({
    value,
    names: [String(value), ...(label === undefined ? [] : [label]), ...alternativeNames].map(readOption),
  }));
}

/**
 * Finds the option that each value means, by the layers of names: equal, another name, normal form, another language,
 * misspelled. Several values may mean one option. Values without an option are left out.
 */
export function mapOptions(values: readonly string[], options: readonly ReadOption[]): OptionMatch[] {
  return values.flatMap((from) => {
    // A text of many words is not an option, and reading it takes time.
    if (from.length > longestValueCharacters) return [];
    const name = readOption(from);
    let best: OptionMatch | undefined;
    for (const option of options) {
      if (best?.confidence === 1) break;
      for (const other of option.names) {
        const confidence = Math.round(compareOption(name, other) * 100) / 100;
        if (confidence > (best?.confidence ?? 0)) best = { from, to: option.value, confidence };
      }
    }
    return best === undefined || best.confidence < lowestConfidence ? [] : [best];
  });
}

/** The values of a column are compared with the options of each field. */
const read = new BoundedMap<OptionName>({ entries: 1000 });

function readOption(text: string): OptionName {
  const known = read.get(text);
  if (known !== undefined) return known;
  const name = readName(text);
  const option = { ...name, squeezed: squeeze(name.exact) };
  if (text.length <= longestValueCharacters) read.set(text, option);
  return option;
}

function compareOption(value: OptionName, option: OptionName): number {
  if (value.exact === option.exact) return 1;
  const [left, right] = [value.squeezed, option.squeezed];
  if (left !== "" && left === right) return 0.98;
  if (haveSameMeaning(left, right)) return 0.94;
  // One letter says nothing about another word.
  if (left.length < 3) return 0;
  const spelling = left.length < 5 ? 0 : compareSpelling(left, right);
  if (spelling >= 0.85) return spelling * 0.95;
  const { score, by } = compareNames(value, option);
  return by === "normal" || by === "fuzzy" ? score : score * 0.85;
}
