import type { ValueKind } from "../fields/field-type.ts";
import { isPerson, isSubject } from "./names/parts.ts";
import type { Reading, ReadName } from "./names/read-name.ts";

/** The names of one side, with what the fields hold if it is that side. */
export interface Side {
  readonly names: readonly ReadName[];
  readonly holds?: readonly ValueKind[];
}

/** Words in front of all columns of one block, such as an address. */
const blocks = new Set(["billing", "shipping", "recipient", "sender", "home"]);

/** What an address block is made of. The cost and the date of a delivery are no parts of it. */
const blockParts = new Set(
  "name first-name last-name full-name company street street-2 house-number address city state postal-code country district phone email weight".split(
    " ",
  ),
);

/** A file about parcels means the recipient if it does not say whom. */
const usual = new Set(["recipient"]);

/** Reads each name beside the other names of its side: what they say changes what it can mean. */
export function readBeside(columns: Side, fields: Side): { columns: ReadName[]; fields: ReadName[] } {
  const [left, right] = tellTimes(dropCommon(columns.names), fields);
  return {
    columns: freeBlocks(tellOthers(tellPrices(tellNames(left)))),
    fields: freeBlocks(tellNames(right)),
  };
}

/**
 * Beside a first name, `Name`, `Nom` and `Naam` are the last name; beside a last name, they are the first name; beside
 * both, they are the whole name, and the name of nothing else.
 */
function tellNames(names: readonly ReadName[]): readonly ReadName[] {
  const has = (part: string) => names.some((name) => isOnly(name, part));
  const [first, last] = [has("first-name"), has("last-name")];
  if (!first && !last) return names;
  const meant = first && last ? "whole-name" : first ? "last-name" : "first-name";
  return names.map((name) => (isOnly(name, "name") ? readAs(name, [meant]) : name));
}

/** What a name is beside a name of another meaning: the kind of a payment, where its purpose is another column. */
const beside: readonly (readonly [beside: string, part: string, reads: string])[] = [
  ["purpose", "posting-text", "type"],
];

function tellOthers(names: readonly ReadName[]): readonly ReadName[] {
  const rules = beside.filter(([part]) => names.some((name) => isOnly(name, part)));
  return names.map((name) => {
    const rule = rules.find(([, part]) => isOnly(name, part));
    return rule === undefined ? name : { ...name, readings: [{ parts: [rule[2]], weight: 1 }] };
  });
}

/** Beside a regular price, the sale price is not to be mapped, and the regular price is the price. */
function tellPrices(names: readonly ReadName[]): readonly ReadName[] {
  const [sale, regular] = ["sale-price", "compare-price"].map((part) =>
    names.filter((name) => isOnly(name, part)),
  );
  const hasPrice = names.some((name) => isOnly(name, "price"));
  return names.map((name) => {
    if (sale?.includes(name) === true && (hasPrice || regular?.length !== 0)) return keepFirst(name);
    return regular?.includes(name) === true && !hasPrice && sale?.length !== 0
      ? readAs(name, ["price"])
      : name;
  });
}

/** Beside `Start time`, `Start date` is the day if the fields are a day, and a start with another type. */
function tellTimes(
  columns: readonly ReadName[],
  { names: fields, holds = [] }: Side,
): readonly [columns: readonly ReadName[], fields: readonly ReadName[]] {
  const edges = ["start", "end"].filter((edge) => columns.some((column) => reads(column, `${edge},time`)));
  const isMoment = (field: ReadName, edge: string) =>
    reads(field, `${edge},date`) && field.readings.some(({ parts }) => parts.join() === `${edge},time`);
  const told = fields.map((field, index) => {
    const edge = holds[index] === "day" ? undefined : edges.find((one) => isMoment(field, one));
    return edge === undefined ? field : { ...field, readings: [{ parts: [edge, "time"], weight: 1 }] };
  });
  const isChanged = told.some((field, index) => field !== fields[index]);
  if (!isChanged || !fields.some((field) => isOnly(field, "date"))) return [columns, told];
  const days = columns.map((column) => (reads(column, "start,date") ? readAs(column, ["date"]) : column));
  return [days, told];
}

/**
 * `Ship to city` may be the city, if no other name of its side is a city of another block. If a file has several blocks,
 * the usual one may be meant by a name that says none.
 */
function freeBlocks(names: readonly ReadName[]): ReadName[] {
  const bases = names.map(({ readings: [first] }) => findBase(first));
  return names.map((name, index) => {
    const base = bases[index];
    if (base === undefined) return name;
    const others = bases.filter((other, place) => place !== index && other?.parts === base.parts);
    const isAlone = others.length === 0;
    if (base.block === undefined || (!isAlone && !usual.has(base.block))) return name;
    if (others.some((other) => other?.block === undefined || usual.has(other.block))) return name;
    const reading: Reading = { parts: base.parts.split(","), weight: isAlone ? 0.88 : 0.85 };
    return { ...name, readings: [...name.readings, reading] };
  });
}

/** The parts of a reading without its block and what it is about. */
function findBase(reading: Reading | undefined): { parts: string; block: string | undefined } | undefined {
  if (reading === undefined) return undefined;
  const rest = reading.parts.filter((part) => !blocks.has(part) && !isSubject(part));
  if (rest.length === 0 || !rest.every((part) => blockParts.has(part))) return undefined;
  return { parts: rest.join(), block: reading.parts.find((part) => blocks.has(part)) };
}

/** Whether a name means this part, maybe of a person: `Patient name` is a name. */
function isOnly({ readings: [first] }: ReadName, part: string): boolean {
  const parts = first?.parts.filter((other) => !isPerson(other)) ?? [];
  return parts.length === 1 && parts[0] === part;
}

function reads({ readings: [first] }: ReadName, parts: string): boolean {
  return first?.parts.join() === parts;
}

function keepFirst(name: ReadName): ReadName {
  return { ...name, readings: name.readings.slice(0, 1) };
}

function readAs(name: ReadName, parts: readonly string[]): ReadName {
  const others = name.readings.filter((reading) => reading.parts.join() !== parts.join());
  return {
    ...name,
    readings: [{ parts, weight: 0.97 }, ...others.map((other) => ({ ...other, weight: other.weight * 0.6 }))],
  };
}

/** Parts of most names, such as `contact_`, say nothing, and neither do unknown words that are repeated. */
function dropCommon(names: readonly ReadName[]): readonly ReadName[] {
  const counts = new Map<string, number>();
  for (const { readings } of names) {
    for (const part of new Set(readings.flatMap(({ parts }) => parts)))
      counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const isCommon = (part: string) => {
    const count = counts.get(part) ?? 0;
    return part.startsWith("?") ? count >= 3 : names.length >= 4 && count > names.length * 0.6;
  };
  return names.map((name) => {
    const readings = name.readings.map((reading) => {
      const parts = reading.parts.filter((part) => !isCommon(part));
      return parts.length === 0 ? reading : { ...reading, parts };
    });
    return { ...name, readings };
  });
}
