import type { Language } from "../texts/plural.ts";

const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** A number of bytes as people write it, such as `4.2 MB`. */
export function formatBytes(language: Language, bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: units[power] ?? "byte",
    maximumFractionDigits: power < 2 ? 0 : 1,
  }).format(bytes / 1000 ** power);
}

/** A share from 0 to 1 as a percentage without decimal places. */
export function formatShare(language: Language, share: number): string {
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** How many of each, such as `2 records, 1 with an error`. */
export function formatParts(language: Language, parts: readonly string[]): string {
  return new Intl.ListFormat(language, { type: "unit", style: "short" }).format(parts);
}

/** The words for a value of the service; a value that is newer than the page stands for itself. */
export function wordFor(words: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(words, value) ? (words[value] ?? value) : value;
}

/** Names as people list them: `A, B and C`. */
export function formatList(language: Language, names: readonly string[]): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
