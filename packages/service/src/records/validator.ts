import type { ValidationMessage } from "@data-import/types";
import type { CellRule } from "./constraints/rule.ts";
import { type CellContent, type Finding, isEmpty, type ValueCheck } from "./fields/cell.ts";
import { createValueCheck } from "./fields/field-types.ts";
import type { Fields } from "./fields/fields.ts";
import { type CellMessages, listErrors, type StoredRecord } from "./record.ts";
import type { Rules } from "./rules.ts";

/** A record on its way to the disk: what other records have to do with it is not known yet. */
export interface PreparedRecord extends Omit<StoredRecord, "messages" | "errors"> {
  /** By slot, those of the service before those of others. */
  readonly findings: Map<number, Finding[]>;
}

/** Judges the values of one record at a time. */
export interface Validator {
  /**
   * Brings values into the shape of their fields and says what is wrong with each.
   * @param kept findings of others, and lasting ones of the service, by slot
   */
  validate(
    values: readonly CellContent[],
    kept: ReadonlyMap<number, readonly Finding[]>,
  ): { readonly cells: CellContent[]; readonly findings: Map<number, Finding[]> };
}

/** Compiles the judge of a sheet. */
export function createValidator(fields: Fields, { cells: rulesBySlot }: Rules): Validator {
  const checks: {
    readonly slot: number;
    readonly check: ValueCheck;
    readonly rules: readonly CellRule[];
  }[] = fields.map(({ slot, property }) => ({
    slot,
    check: createValueCheck(property),
    rules: rulesBySlot.get(slot) ?? [],
  }));
  return {
    validate(values, kept) {
      const cells = new Array<CellContent>(fields.slotCount).fill(null);
      for (let slot = 0; slot < values.length; slot += 1) cells[slot] = values[slot] ?? null;
      const findings = new Map<number, Finding[]>();
      for (const { slot, check, rules } of checks) {
        let value = cells[slot] ?? null;
        if (!isEmpty(value)) {
          const checked = check(value);
          value = checked.value;
          cells[slot] = value;
          if (checked.finding !== undefined) findings.set(slot, [checked.finding]);
        }
        for (const rule of rules) {
          const finding = rule(value);
          if (finding !== undefined) addFinding(findings, slot, finding);
        }
      }
      for (const [slot, list] of kept) {
        if (fields.bySlot.has(slot)) for (const finding of list) addFinding(findings, slot, finding);
      }
      return { cells, findings };
    },
  };
}

/** Adds what the service found before what others did. */
export function addFinding(findings: Map<number, Finding[]>, slot: number, finding: Finding): void {
  const list = findings.get(slot);
  if (list === undefined) findings.set(slot, [finding]);
  else if (isKept(finding)) list.push(finding);
  else list.splice(countOwn(list), 0, finding);
}

/** Whether a finding outlives the next judgement: those of others do, those of rules are found again. */
export function isKept({ source }: ValidationMessage): boolean {
  return source === "custom-logic" || source === "is-artifact";
}

/** The findings of a record that outlive a judgement of the same values. */
export function listKept(messages: CellMessages): Map<number, readonly Finding[]> {
  const kept = new Map<number, readonly Finding[]>();
  for (const [slot, list] of messages) {
    const lasting = list.filter(isKept);
    if (lasting.length > 0) kept.set(slot, lasting);
  }
  return kept;
}

/** A stored record as a draft: its values are judged anew. */
export function validateAgain(validator: Validator, record: StoredRecord): PreparedRecord {
  const { messages, errors: _, ...rest } = record;
  return { ...rest, ...validator.validate(record.cells, listKept(messages)) };
}

/** Closes a draft when everything about it is found. */
export function completeRecord({ findings, ...rest }: PreparedRecord): StoredRecord {
  return { ...rest, messages: findings, errors: listErrors(findings) };
}

function countOwn(list: readonly Finding[]): number {
  const first = list.findIndex(isKept);
  return first === -1 ? list.length : first;
}
