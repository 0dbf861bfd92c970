import type { Context } from "../context/context.ts";
import { getSheet, type LoadedSheet, listLoadedSheets, lockSheets } from "../sheets/sheets.ts";
import type { SheetStateRow } from "../storage/rows/sheets.ts";
import { compileRules, nameLookup, type ReferenceRule, type Rules } from "./rules.ts";
import { createValidator, type Validator } from "./validator.ts";

/** A sheet with its rules, and the sheets of its workbook that they reach. */
export interface RuledSheet {
  readonly sheet: LoadedSheet;
  readonly rules: Rules;
  readonly validator: Validator;
  /** Where the values are that a reference may have; undefined where its sheet or field does not exist. */
  findTarget(reference: ReferenceRule): { readonly sheet: LoadedSheet; readonly rule: string } | undefined;
  /** The references, of whichever sheet, that look at a field of this one. */
  listReferrers(): readonly Referrer[];
}

/** A reference of another sheet, or of the same, that looks at this sheet. */
export interface Referrer {
  readonly sheet: LoadedSheet;
  readonly key: string;
  readonly reference: ReferenceRule;
}

/**
 * Opens a sheet for writing its records: other writers of it, and of the sheets that its references tie it to, wait until
 * the transaction ends.
 */
export async function openSheet(
  context: Context,
  sheet: LoadedSheet,
): Promise<{ readonly ruled: RuledSheet; readonly state: SheetStateRow }> {
  const all = await listLoadedSheets(context, sheet.workbookId);
  const tied = all.filter((other) => other.id !== sheet.id && areTied(sheet, other));
  const state = await lockSheets(context, [sheet.id, ...tied.map(({ id }) => id)]);
  // Its configuration may have changed while this one waited.
  return { ruled: await compileSheet(context, await getSheet(context, sheet.id)), state };
}

/** Whether one of two sheets refers to the other. */
export function areTied(one: LoadedSheet, other: LoadedSheet): boolean {
  return refersTo(one, other.slug) || refersTo(other, one.slug);
}

/** Whether a field of a sheet refers to the sheet of a slug. */
export function refersTo({ fields }: LoadedSheet, slug: string): boolean {
  return fields.some(({ reference }) => reference?.ref === slug);
}

/** Compiles the rules of a sheet in the company of its workbook. */
export async function compileSheet(context: Context, sheet: LoadedSheet): Promise<RuledSheet> {
  const others = await listLoadedSheets(context, sheet.workbookId);
  const sheets = others.map((other) => (other.id === sheet.id ? sheet : other));
  const rules = compileRules(sheet.config, sheet.fields, listLookupKeys(sheet, sheets));
  return {
    sheet,
    rules,
    validator: createValidator(sheet.fields, rules),
    findTarget({ ref, key }) {
      const target = sheets.find(({ slug }) => slug === ref);
      const field = target?.fields.byKey.get(key);
      return target === undefined || field === undefined
        ? undefined
        : { sheet: target, rule: nameLookup(field.slot) };
    },
    listReferrers: () =>
      sheets.flatMap((other) =>
        compileRules(other.config, other.fields, new Set())
          .references.filter(({ ref, key }) => ref === sheet.slug && sheet.fields.byKey.has(key))
          .map((reference) => ({ sheet: other, key: reference.key, reference })),
      ),
  };
}

function listLookupKeys(sheet: LoadedSheet, sheets: readonly LoadedSheet[]): Set<string> {
  const keys = sheets.flatMap(({ fields }) =>
    fields.flatMap(({ reference }) => (reference?.ref === sheet.slug ? [reference.key] : [])),
  );
  return new Set(keys);
}
