import type { RecordId } from "@data-import/types";
import { baseOf, type PendingCell } from "./pending-cells.ts";
import type { CellWrite } from "./row-service.ts";

/** One step of changes on its way. */
export interface Sender {
  readonly pending: readonly PendingCell[];
  /** Stays the same if the request is repeated, and changes with its content. */
  readonly key: string;
  cells(): CellWrite[];
  drop(recordId: RecordId, key: string): PendingCell | undefined;
}

/** Sends these cells; the key of the request changes whenever its content does. */
export function createSender(createKey: () => string, cells: readonly PendingCell[]): Sender {
  const kept = new Set(cells);
  let key = createKey();
  let byPlace: Map<string, PendingCell> | undefined;
  return {
    get pending() {
      return [...kept];
    },
    get key() {
      return key;
    },
    cells: () =>
      [...kept].map((cell) => ({
        recordId: cell.recordId,
        key: cell.key,
        value: cell.value,
        base: baseOf(cell),
      })),
    drop(recordId, fieldKey) {
      // Made now: a new record has the id of the service only after it was taken.
      byPlace ??= new Map(cells.map((cell) => [`${cell.recordId} ${cell.key}`, cell]));
      const cell = byPlace.get(`${recordId} ${fieldKey}`);
      if (cell !== undefined) kept.delete(cell);
      key = createKey();
      return cell;
    },
  };
}
