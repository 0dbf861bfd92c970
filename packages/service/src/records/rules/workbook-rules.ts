import type { Context } from "../../context/context.ts";
import {
  getSheet,
  type LoadedSheet,
  listLoadedSheets,
  listSheetsBeside,
  lockPlacedSheet,
  lockSheets,
  placeSheet,
} from "../../sheets/sheets.ts";
import { isSamePlace, pickPlace, type SheetPlace } from "../../sheets/store.ts";
import type { SheetStateRow } from "../../storage/rows/sheets.ts";
import { findKept, guessSheets, type KeptSheets, keepSheets } from "./kept-sheets.ts";
import { compileRules, nameLookup, type ReferenceRule, type Rules } from "./rules.ts";
import { createValidator, type Validator } from "./validator.ts";

/** A sheet with its rules, and the sheets of its workbook that the rules use. */
export interface RuledSheet {
  readonly sheet: LoadedSheet;
  /** All sheets of the workbook. */
  readonly sheets: readonly LoadedSheet[];
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
  { id }: { readonly id: string },
): Promise<{ readonly ruled: RuledSheet; readonly state: SheetStateRow }> {
  let tied = listTied(id, guessSheets(id) ?? (await listSheetsOf(context, id)));
  while (true) {
    if (tied.length > 0) await lockSheets(context, [id, ...tied]);
    const state = await lockPlacedSheet(context, id);
    // The configurations may have changed during the wait, and connect other sheets now.
    const { configuration } = state;
    const kept =
      findKept(id, configuration) ?? keepSheets(id, configuration, await listSheetsBeside(context, state));
    const tiedNow = listTied(id, kept.sheets);
    if (tiedNow.every((other) => tied.includes(other))) return { ruled: compileKept(id, kept, state), state };
    tied = tiedNow;
  }
}

async function listSheetsOf(context: Context, id: string): Promise<readonly LoadedSheet[]> {
  const { workbookId } = await getSheet(context, id);
  return listLoadedSheets(context, workbookId);
}

/** The ids of the sheets that are connected with a sheet by references. */
export function listTied(id: string, sheets: readonly LoadedSheet[]): string[] {
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

/** The sheets of a workbook at one place. */
interface PlacedSheets {
  readonly place: SheetPlace;
  readonly sheets: readonly LoadedSheet[];
  /** By the id of the sheet. */
  readonly ruled: Map<string, RuledSheet>;
}

/** The kept sheets at the place that was read last: it seldom changes. */
const placed = new WeakMap<KeptSheets, PlacedSheets>();

function placeKept(kept: KeptSheets, given: SheetPlace): PlacedSheets {
  const known = placed.get(kept);
  if (known !== undefined && isSamePlace(known.place, given)) return known;
  const place = pickPlace(given);
  const created = { place, sheets: kept.sheets.map((sheet) => placeSheet(sheet, place)), ruled: new Map() };
  placed.set(kept, created);
  return created;
}

/** Compiles only what was not compiled for this place before. */
function compileKept(id: string, kept: KeptSheets, place: SheetPlace): RuledSheet {
  const { sheets, ruled } = placeKept(kept, place);
  const known = ruled.get(id);
  if (known !== undefined) return known;
  const sheet = sheets.find((each) => each.id === id);
  if (sheet === undefined) throw new Error(`The sheet ${id} has a state, but no row.`);
  const compiled = compileRuled(sheet, sheets);
  ruled.set(id, compiled);
  return compiled;
}

/** The rules of a sheet of a workbook with these sheets. */
export function compileRulesOf(sheet: LoadedSheet, sheets: readonly LoadedSheet[]): Rules {
  return compileRules(sheet, listLookupKeys(sheet, sheets));
}

function compileRuled(sheet: LoadedSheet, sheets: readonly LoadedSheet[]): RuledSheet {
  const rules = compileRulesOf(sheet, sheets);
  return {
    sheet,
    sheets,
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
        compileRules(other, new Set())
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
