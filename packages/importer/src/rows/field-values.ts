import type { CellValueUnion, EnumPropertyOption, Property } from "@data-import/types";
import { getFieldType, getOptions, isList } from "./field-types.ts";

/** The options of a field, in the order in which it wants them; empty if it has none. */
export function listOptions(field: Property, language: string): readonly EnumPropertyOption[] {
  const config = getOptions(field);
  if (config === undefined) return [];
  const { options, sortBy = "label" } = config;
  const { compare } = new Intl.Collator(language, { numeric: true });
  if (sortBy === "ordinal")
    return options.toSorted((one, other) => (one.ordinal ?? 0) - (other.ordinal ?? 0));
  const name = sortBy === "label" ? labelOption : (option: EnumPropertyOption) => String(option.value);
  return options.toSorted((one, other) => compare(name(one), name(other)));
}

/** The name of an option. */
export const labelOption = ({ label, value }: EnumPropertyOption): string => label ?? String(value);

/** The texts for yes and no. */
export interface ValueWords {
  readonly yes: string;
  readonly no: string;
}

/** What a cell shows. */
export function showValue(field: Property, value: CellValueUnion | undefined, words: ValueWords): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map((item) => showOne(field, item, words)).join(", ");
  return showOne(field, value, words);
}

/** What is written into the clipboard and into the editor of a cell: a form that `readValue` reads again. */
export function writeValue(value: CellValueUnion | undefined): string {
  if (value === null || value === undefined) return "";
  return Array.isArray(value) ? value.join("\n") : String(value);
}

/**
 * The value that a text stands for in a field: the option with this label, or the items of a list, one on each line. Everything
 * else is left to the service, which converts it or says what is wrong.
 */
export function readValue(field: Property, text: string, words: ValueWords): CellValueUnion {
  if (text === "") return null;
  if (isList(field)) {
    const items = text.split(/\r?\n|;/).map((item) => item.trim());
    return items.filter((item) => item !== "").map((item) => String(readOption(field, item) ?? item));
  }
  if (getFieldType(field).holds === "boolean") {
    const word = text.trim().toLowerCase();
    if (word === words.yes.toLowerCase() || word === "true") return true;
    if (word === words.no.toLowerCase() || word === "false") return false;
  }
  return readOption(field, text.trim()) ?? text;
}

function readOption(field: Property, text: string): EnumPropertyOption["value"] | undefined {
  const { options = [] } = getOptions(field) ?? {};
  const wanted = text.toLowerCase();
  return (
    options.find(({ value }) => String(value) === text) ??
    options.find((option) => labelOption(option).toLowerCase() === wanted)
  )?.value;
}

function showOne(field: Property, value: string | number | boolean, words: ValueWords): string {
  if (typeof value === "boolean") return value ? words.yes : words.no;
  const option = getOptions(field)?.options.find((each) => String(each.value) === String(value));
  return option === undefined ? String(value) : labelOption(option);
}
