export { HookConflictError } from "./conflict.ts";
export {
  createListener,
  type GivenTools,
  type Handler,
  type Listener,
  type ListenOptions,
  type Plugin,
} from "./create-listener.ts";
export type { EventFilter } from "./event-filter.ts";
export { type JobTools, jobHandler } from "./jobs/job-handler.ts";
export { bulkRecordHook, type HookTools, type RecordHookOptions } from "./records/bulk-record-hook.ts";
export type { HookRecord } from "./records/hook-record.ts";
export { recordHook } from "./records/record-hook.ts";
export {
  defineSheet,
  type FieldBlueprint,
  type SheetBlueprint,
  type SheetChoice,
  type ValuesOf,
} from "./records/sheet-values.ts";
export type { Tools } from "./tools.ts";
