import { createListener, type HookRecord, type Listener, recordHook } from "../../src/index.ts";

// The hooks of the world. Agents run them in a bundle of this file, and programs import it. What a hook makes of a record
// depends on the record only, so that it may run as often as it likes.

type Handle = (record: HookRecord) => void;

const text = (record: HookRecord, key: string) => String(record.get(key) ?? "");

const handles: Readonly<Record<string, Handle>> = {
  capitals: (record) => record.set("name", text(record, "name").toUpperCase() || null),
  prices(record) {
    if (Number(record.get("price") ?? 0) < 0) record.addError("price", "The price is negative.");
  },
  totals: (record) => record.set("total", Number(record.get("price") ?? 0) * 2),
  names(record) {
    if (text(record, "name").length > 4) record.addWarning("name", "The name is long.");
  },
  codes: (record) => record.set("code", text(record, "code").trim() || null),
};

export const hookNames = Object.keys(handles);

/** A listener with some of the hooks for one sheet. Each one also notes on each record that it has seen it. */
export function createHooks(sheet: string, names: readonly string[]): Listener {
  const listener = createListener();
  for (const name of names) {
    const handle: Handle = (record) => {
      handles[name]?.(record);
      record.addInfo("seen", `${name} has seen it.`);
    };
    listener.use(recordHook(sheet, handle, { name }));
  }
  return listener;
}
