import type { Plugin } from "../create-listener.ts";
import { bulkRecordHook, type HookTools, type RecordHookOptions } from "./bulk-record-hook.ts";
import type { HookRecord } from "./hook-record.ts";
import type { SheetChoice } from "./sheet-values.ts";

/**
 * Handles each record that a commit added or changed, one after the other. The changes are saved as those of
 * {@link bulkRecordHook}; use that one if the records need a request each, to send one request for all.
 *
 * @param sheet The slug or the id of a sheet; or its blueprint, which gives the record its types.
 */
export function recordHook<const Sheet extends SheetChoice>(
  sheet: Sheet,
  handle: (record: HookRecord<Sheet>, tools: HookTools) => unknown,
  options?: RecordHookOptions,
): Plugin {
  return bulkRecordHook(
    sheet,
    async (records, tools) => {
      for (const record of records) {
        const result = handle(record, tools);
        // Waiting for every record would cost more than most hooks do.
        if (result instanceof Promise) await result;
      }
    },
    options,
  );
}
