import { isDeepStrictEqual } from "node:util";
import { writeMessage } from "@data-import/tables/basics";
import type { Finding } from "@data-import/tables/fields";

/**
 * Whether two lists have the same messages. Those from before messages had codes are stored with their English text, and
 * are the same as those with a code for it.
 */
export function areSameFindings(one: readonly Finding[] = [], other: readonly Finding[] = []): boolean {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  return one.every((finding, index) => isSameFinding(finding, other[index] as Finding));
}

/** The same for messages by the slots of their cells. */
export function haveSameFindings(
  one: ReadonlyMap<number, readonly Finding[]>,
  other: ReadonlyMap<number, readonly Finding[]>,
): boolean {
  if (one.size !== other.size) return false;
  return [...one].every(([slot, findings]) => other.has(slot) && areSameFindings(findings, other.get(slot)));
}

/** Whether two messages are the same. */
export function isSameFinding(one: Finding, other: Finding): boolean {
  if (one === other || isDeepStrictEqual(one, other)) return true;
  const isOneOld = one.code === undefined;
  return isOneOld !== (other.code === undefined) && isDeepStrictEqual(writeOut(one), writeOut(other));
}

function writeOut(finding: Finding): Finding {
  const { code, params: _, ...rest } = finding;
  return code === undefined ? rest : { ...rest, message: writeMessage(finding) };
}
