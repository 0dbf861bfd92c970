import type { Property } from "@data-import/types";
import type { ValueKind } from "../../fields/field-type.ts";
import { getFieldType } from "../../fields/field-types.ts";
import type { Profile } from "./profile.ts";

/** The kinds of values that a name without a type of its own promises. */
const promised: Readonly<Record<string, TextKind>> = {
  email: "email",
  phone: "phone",
  website: "url",
  url: "url",
  image: "url",
  date: "date",
  quantity: "number",
  amount: "number",
  price: "number",
  latitude: "number",
  longitude: "number",
  age: "number",
  "first-name": "words",
  "last-name": "words",
  "full-name": "words",
  "job-title": "words",
  department: "words",
  city: "words",
  country: "words",
  state: "words",
  nationality: "words",
  gender: "words",
  currency: "words",
  salutation: "words",
};

/** How much of the values has a kind, from 0 to 1, and how much this says if nearly all have it. */
const kinds = {
  email: { share: ({ email }: Profile) => email, says: 1 },
  url: { share: ({ url }: Profile) => url, says: 0.8 },
  phone: { share: ({ phone, number }: Profile) => Math.max(phone, number * 0.5), says: 0.6 },
  date: { share: ({ date, number }: Profile) => Math.max(date, number === 1 ? 0.3 : 0), says: 0.5 },
  number: { share: ({ number }: Profile) => number, says: 0.2 },
  words: {
    share: ({ words, email, url, date, number }: Profile) =>
      Math.max(words, 1 - (email + url + date + number)),
    says: 0.1,
  },
} as const;

/** The kinds of values that the type of a field promises; undefined if the name of the field says it. */
const ownKinds: Readonly<Record<ValueKind, TextKind | undefined>> = {
  text: undefined,
  number: "number",
  // Words for yes and no are compared by themselves.
  boolean: undefined,
  day: "date",
};

/**
 * How well the values of a column suit a field, from -1 (not at all) to 1. 0 if the column has no values or they say
 * nothing. `kind` is what the field should have; `options` the share of the values that are options of it.
 */
export function compareValues(
  profile: Profile,
  field: Property,
  kind: TextKind | undefined,
  options: number,
): number {
  if (profile.count === 0) return 0;
  const unique = findUniqueness(profile, field);
  const { getOptions, holds } = getFieldType(field);
  if (getOptions !== undefined) return grade(options, 0.8);
  if (holds === "boolean") return Math.max(grade(profile.boolean, 0.5), profile.values.length <= 3 ? 0 : -1);
  if (kind !== undefined) return Math.max(-1, grade(kinds[kind].share(profile), kinds[kind].says) + unique);
  // A text that is always an address, a date or a link belongs to a field that says so.
  const special = Math.max(profile.email, profile.url, profile.date);
  return special > 0.8 ? -0.5 : unique;
}

/** What the values of a column look like. */
export type TextKind = keyof typeof kinds;

/** What the values of a field should look like, by its type and the meaning of its name; undefined if it may have any. */
export function findKind(field: Property, parts: readonly string[]): TextKind | undefined {
  const own = ownKinds[getFieldType(field).holds];
  if (own !== undefined) return own;
  if (parts.includes("id") || parts.includes("code") || parts.includes("number")) return undefined;
  for (const part of parts) if (promised[part] !== undefined) return promised[part];
  return undefined;
}

/** Nearly all: what the kind says. Few: the opposite. */
function grade(share: number, says: number): number {
  if (share >= 0.8) return says * share;
  return share >= 0.5 ? 0 : -1 + share;
}

function findUniqueness(profile: Profile, field: Property): number {
  const isUnique = field.constraints?.some(({ type }) => type === "unique") === true;
  return isUnique && profile.count >= 5 && profile.different < 0.9 ? -0.4 : 0;
}
