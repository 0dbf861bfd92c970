import { createListener, recordHook } from "@data-import/listener";

/** The hook of the README of the listener, for a field of the measured sheets. */
export default createListener().use(
  recordHook("measured", (record) => record.set("field0", String(record.get("field0")).toUpperCase())),
);
