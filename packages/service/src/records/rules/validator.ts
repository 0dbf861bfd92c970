import { isStorable } from "@data-import/front";
import { repairText } from "@data-import/tables/basics";
import type { CellRule } from "@data-import/tables/constraints";
import {
  type CellContent,
  createValueCheck,
  type Fields,
  type Finding,
  getFieldType,
  isEmpty,
  type ValueCheck,
} from "@data-import/tables/fields";
import type { ValidationMessage } from "@data-import/types";
import { type CellMessages, listErrors, type StoredRecord } from "../record/record.ts";
import { isSameFinding } from "../record/same-findings.ts";
import type { Rules } from "./rules.ts";

/** A record to store. The findings that depend on other records may still be missing. */
export interface PreparedRecord extends Omit<StoredRecord, "messages" | "errors"> {
  /** By slot. The findings of the service are before those of others. */
  readonly findings: Map<number, Finding[]>;
}

/** Validates the values of one record at a time. */
export interface Validator {
  /**
   * Converts values to the types of their fields and finds the errors of each value.
   * @param kept findings of others, and lasting findings of the service, by slot
   */
  validate(
    values: readonly CellContent[],
    kept: ReadonlyMap<number, readonly Finding[]>,
  ): { readonly cells: CellContent[]; readonly findings: Map<number, Finding[]> };
}

/** Requests with such characters are rejected; files have them. Without it, their import would fail. */
const repaired: Finding = {
  type: "warn",
  source: "is-artifact",
  code: "characters_replaced",
};

/** Compiles the validator of a sheet. */
export function createValidator(fields: Fields, { cells: rulesBySlot }: Rules): Validator {
  const checks: {
    readonly slot: number;
    readonly check: ValueCheck;
    readonly empty: Finding | undefined;
    readonly rules: readonly CellRule[];
  }[] = fields.map(({ slot, property }) => ({
    slot,
    check: createValueCheck(property),
    empty: getFieldType(property).findEmpty?.(property),
    rules: rulesBySlot.get(slot) ?? [],
  }));
  return {
    validate(values, kept) {
      const cells = new Array<CellContent>(fields.slotCount).fill(null);
      for (let slot = 0; slot < values.length; slot += 1) cells[slot] = values[slot] ?? null;
      const findings = new Map<number, Finding[]>();
      for (const { slot, check, empty, rules } of checks) {
        let value = cells[slot] ?? null;
        if (!isEmpty(value)) {
          const readable = repairValue(value);
          if (readable !== value) addFinding(findings, slot, repaired);
          const checked = check(readable);
          value = checked.value;
          cells[slot] = value;
          if (checked.finding !== undefined) addFinding(findings, slot, checked.finding);
        } else if (empty !== undefined) addFinding(findings, slot, empty);
        for (const rule of rules) {
          const finding = rule(value);
          if (finding !== undefined) addFinding(findings, slot, finding);
        }
      }
      addKept(fields, findings, kept);
      return { cells, findings };
    },
  };
}

/** Adds findings that stay to those of a validation. */
export function addKept(
  fields: Fields,
  findings: Map<number, Finding[]>,
  kept: ReadonlyMap<number, readonly Finding[]>,
): void {
  for (const [slot, list] of kept) {
    if (!fields.bySlot.has(slot)) continue;
    for (const finding of list) {
      // The same value was sent again, and converted again.
      const isKnown = finding.source === "is-artifact" && findings.get(slot)?.some(isEqualTo(finding));
      if (!isKnown) addFinding(findings, slot, finding);
    }
  }
}

const isEqualTo = (one: Finding) => (other: Finding) => isSameFinding(one, other);

/** Adds a finding: those of the service before those of others. */
export function addFinding(findings: Map<number, Finding[]>, slot: number, finding: Finding): void {
  const list = findings.get(slot);
  if (list === undefined) findings.set(slot, [finding]);
  else if (isKept(finding)) list.push(finding);
  else list.splice(countOwn(list), 0, finding);
}

/** Whether a finding stays for the next validation. Findings of others stay; rules find theirs again. */
export function isKept({ source }: ValidationMessage): boolean {
  return source === "custom-logic" || source === "is-artifact";
}

/** The findings of a record that stay if the same values are validated again. */
export function listKept(messages: CellMessages): Map<number, readonly Finding[]> {
  const kept = new Map<number, readonly Finding[]>();
  for (const [slot, list] of messages) {
    const lasting = list.filter(isKept);
    if (lasting.length > 0) kept.set(slot, lasting);
  }
  return kept;
}

/** Validates the values of a stored record again. */
export function validateAgain(validator: Validator, record: StoredRecord): PreparedRecord {
  const { messages, errors: _, ...rest } = record;
  return { ...rest, ...validator.validate(record.cells, listKept(messages)) };
}

/** The record to store, after all findings are added. */
export function completeRecord({ findings, ...rest }: PreparedRecord): StoredRecord {
  return { ...rest, messages: findings, errors: listErrors(findings) };
}

/** The same value if all its texts can be stored. */
function repairValue(value: Exclude<CellContent, null>): Exclude<CellContent, null> {
  if (typeof value === "string") return isStorable(value) ? value : repairText(value);
  return typeof value === "object" && !value.every(isStorable) ? value.map(repairText) : value;
}

function countOwn(list: readonly Finding[]): number {
  const first = list.findIndex(isKept);
  return first === -1 ? list.length : first;
}
