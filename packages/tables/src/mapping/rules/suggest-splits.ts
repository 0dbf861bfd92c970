import type { Property } from "@data-import/types";
import { isTextField } from "../../fields/field-types.ts";
import { isPerson } from "../names/parts.ts";
import { readName } from "../names/read-name.ts";
import { isJapanese } from "../names/segment-japanese.ts";
import type { SourceColumn } from "../source-column.ts";
import type { MappingRule } from "./rule.ts";

type Split = Extract<MappingRule, { type: "split" }>;

/** The share of the values that must have two parts. */
const leastShare = 0.6;

/**
 * Splits a column of whole names for a first and a last name that nothing else fills. A comma or Japanese writing says
 * that the last name is first; otherwise it is the last word. Empty if the values do not look like names of two parts.
 * @param columns those that no field was found for
 * @param fields those that nothing fills
 */
export function suggestSplits(columns: readonly SourceColumn[], fields: readonly Property[]): Split[] {
  const [first, last] = ["first-name", "last-name"].map((part) =>
    fields.find((field) => isTextField(field) && means(field.label ?? field.key, part)),
  );
  if (first === undefined || last === undefined) return [];
  for (const { name, values = [] } of columns) {
    if (!means(name, "full-name") && !means(name, "name")) continue;
    const texts = values.map((value) => value.trim()).filter((value) => value !== "");
    const share = (test: (text: string) => boolean) => texts.filter(test).length / Math.max(1, texts.length);
    const [given, family] = [first.key, last.key];
    const column = { type: "split", column: name } as const;
    if (share((text) => /^[^,]+,[^,]+$/.test(text)) >= leastShare)
      return [{ ...column, fields: [family, given], separator: "," }];
    const space = share((text) => text.includes("\u3000")) >= leastShare ? "\u3000" : " ";
    if (share((text) => text.split(space).length > 1) < leastShare) continue;
    const isFamilyFirst = share((text) => isJapanese(text.replace(/\s/g, ""))) >= leastShare;
    return isFamilyFirst
      ? [{ ...column, fields: [family, given], separator: space }]
      : [{ ...column, fields: [given, family], separator: space, rest: "first" }];
  }
  return [];
}

/** Whether a name means this part, maybe of a person: `Customer name`. */
function means(name: string, part: string): boolean {
  return readName(name).readings.some(({ parts }) => {
    const own = parts.filter((other) => !isPerson(other));
    return own.length === 1 && own[0] === part;
  });
}
