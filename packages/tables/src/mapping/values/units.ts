import type { Property } from "@data-import/types";

/** The number in front of a unit, and a unit such as `kg`, `°C` or `m2`. */
const front = /^[-+−(]?\d[\d.,' \u00a0]{0,30}/u;
const unitOnly = /^[\p{L}°µ²³/%"']{1,20}\d?$/u;
/** So many of the values have the unit, or no unit. */
const leastShare = 0.8;

/** A text without the unit at its end. */
export function cutUnit(text: string, unit: string): string {
  const trimmed = text.trim().replace(/\.$/, "");
  return trimmed.toLowerCase().endsWith(unit.toLowerCase()) ? trimmed.slice(0, -unit.length) : text;
}

/** The unit of most values of a column; undefined if the name of neither the column nor the field says it. */
export function findUnit(values: readonly string[], field: Property, column: string): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) {
    const text = value.trim();
    const [number] = front.exec(text) ?? [];
    const unit = number === undefined ? "" : text.slice(number.length).replace(/\.$/, "");
    if (unitOnly.test(unit)) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  const [unit, count = 0] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? [];
  if (unit === undefined || count < values.filter((value) => /\p{L}/u.test(value)).length * leastShare)
    return undefined;
  const names = [field.key, field.label ?? "", column].flatMap((name) => name.split(/[\s()[\]_,.:-]+/));
  return names.some((name) => name.toLowerCase() === unit.toLowerCase()) ? unit : undefined;
}
