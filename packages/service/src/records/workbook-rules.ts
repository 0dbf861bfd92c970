import type { Context } from "../context/context.ts";
import { createNotFound } from "../domain/errors.ts";
import { type LoadedSheet, listLoadedSheets, lockSheets } from "../sheets/sheets.ts";
import type { SheetStateRow } from "../storage/rows/sheets.ts";
import { compileRules, nameLookup, type ReferenceRule, type Rules } from "./rules.ts";
import { createValidator, type Validator } from "./validator.ts";

/** A sheet with its rules, and the sheets of its workbook that the rules use. */
export interface RuledSheet {
  readonly sheet: LoadedSheet;
  readonly rules: Rules;
  readonly validator: Validator;
  /** The sheet with the values that a reference may have; undefined if the sheet or field does not exist. */
  findTarget(reference: ReferenceRule): { readonly sheet: LoadedSheet; readonly rule: string } | undefined;
  /** The references of all sheets to fields of this sheet. */
  listReferrers(): readonly Referrer[];
}

/** A reference to this sheet, from another sheet or from the same sheet. */
export interface Referrer {
  readonly sheet: LoadedSheet;
  readonly key: string;
  readonly reference: ReferenceRule;
}

/**
 * Opens a sheet to write its records. Other writers of this sheet, and of sheets that are connected by references, wait
 * until the transaction ends.
 */
export async function openSheet(
  context: Context,
  { id, workbookId }: LoadedSheet,
): Promise<{ readonly ruled: RuledSheet; readonly state: SheetStateRow }> {
  let tied = listTied(id, await listLoadedSheets(context, workbookId));
  while (true) {
    const state = await lockSheets(context, [id, ...tied]);
    // The configurations may have changed during the wait, and connect other sheets now.
    const sheets = await listLoadedSheets(context, workbookId);
    const sheet = sheets.find((each) => each.id === id);
    if (sheet === undefined) throw createNotFound("sheet", id, "sheetId");
    const tiedNow = listTied(id, sheets);
    if (tiedNow.every((other) => tied.includes(other))) return { ruled: compileRuled(sheet, sheets), state };
    tied = tiedNow;
  }
}

/** The ids of the sheets that are connected with a sheet by references. */
function listTied(id: string, sheets: readonly LoadedSheet[]): string[] {
  const sheet = sheets.find((each) => each.id === id);
  if (sheet === undefined) return [];
  return sheets.filter((other) => other.id !== id && areTied(sheet, other)).map((other) => other.id);
}

/** Whether one of two sheets refers to the other. */
export function areTied(one: LoadedSheet, other: LoadedSheet): boolean {
  return refersTo(one, other.slug) || refersTo(other, one.slug);
}

/** Whether a field of a sheet refers to the sheet with a slug. */
export function refersTo({ fields }: LoadedSheet, slug: string): boolean {
  return fields.some(({ reference }) => reference?.ref === slug);
}

/** Compiles the rules of a sheet together with the other sheets of its workbook. */
export async function compileSheet(context: Context, sheet: LoadedSheet): Promise<RuledSheet> {
  const others = await listLoadedSheets(context, sheet.workbookId);
  return compileRuled(
    sheet,
    others.map((other) => (other.id === sheet.id ? sheet : other)),
  );
}

function compileRuled(sheet: LoadedSheet, sheets: readonly LoadedSheet[]): RuledSheet {
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
