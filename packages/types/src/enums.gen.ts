// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen types`).

import type {
    ActionMessageType,
    ActionMode,
    ActionSchedule,
    AgentExportType,
    AgentTemplate,
    AppType,
    CalculationFilter,
    CalculationType,
    CanvasAreaLayout,
    CanvasAreaPosition,
    CanvasAreaType,
    CanvasAreaVisibility,
    Compiler,
    CompositeUniqueConstraintStrategy,
    EnumPropertySortBy,
    EventDomain,
    EventTopic,
    FieldSize,
    FileMode,
    FileOrigin,
    FileStatus,
    FileTreatment,
    FlagOperation,
    GuestAuthentication,
    GuidanceRole,
    GuidanceTrigger,
    GuidanceType,
    HeaderDetectionAlgorithm,
    InputConstraintType,
    InputFormType,
    ReferencePropertyRelationship,
    SheetAccess,
    SheetTreatment,
    SpaceAccess,
    StringConfigOptions,
    ValidationSource,
    ValidationType,
} from "./openapi.gen.ts";

/** Every value of {@link ActionMessageType}, in the order of the description. */
export const actionMessageTypes: readonly ActionMessageType[] = [
    "error",
    "info",
];

/** Every value of {@link ActionMode}, in the order of the description. */
export const actionModes: readonly ActionMode[] = [
    "foreground",
    "background",
    "toolbarBlocking",
];

/** Every value of {@link ActionSchedule}, in the order of the description. */
export const actionSchedules: readonly ActionSchedule[] = [
    "weekly",
    "daily",
    "hourly",
];

/** Every value of {@link AgentExportType}, in the order of the description. */
export const agentExportTypes: readonly AgentExportType[] = [
    "AUTOBUILD_INLINED",
    "SYSTEM_COMBINED",
    "SOURCE",
];

/** Every value of {@link AgentTemplate}, in the order of the description. */
export const agentTemplates: readonly AgentTemplate[] = [
    "constraints",
    "autobuild",
    "autocast",
    "webhook-egress",
    "action-listener",
    "automap",
];

/** Every value of {@link AppType}, in the order of the description. */
export const appTypes: readonly AppType[] = [
    "PORTAL",
    "PROJECTS",
    "MAPPING",
    "WORKBOOKS",
    "CUSTOM",
];

/** Every value of {@link CalculationFilter}, in the order of the description. */
export const calculationFilters: readonly CalculationFilter[] = [
    "valid",
    "error",
    "all",
    "none",
];

/** Every value of {@link CalculationType}, in the order of the description. */
export const calculationTypes: readonly CalculationType[] = [
    "COUNT_EMPTY",
    "COUNT_NON_EMPTY",
    "PERCENT_EMPTY",
    "PERCENT_NON_EMPTY",
    "COUNT_CHANGED",
    "PERCENT_CHANGED",
    "SUM",
    "AVERAGE",
    "MIN",
    "MAX",
];

/** Every value of {@link CanvasAreaLayout}, in the order of the description. */
export const canvasAreaLayouts: readonly CanvasAreaLayout[] = [
    "split",
    "drawer",
    "modal",
];

/** Every value of {@link CanvasAreaPosition}, in the order of the description. */
export const canvasAreaPositions: readonly CanvasAreaPosition[] = [
    "top",
    "left",
    "right",
    "middle",
    "bottom",
];

/** Every value of {@link CanvasAreaType}, in the order of the description. */
export const canvasAreaTypes: readonly CanvasAreaType[] = [
    "mapping",
    "header",
    "agent",
    "form",
    "sheet",
    "sheets",
    "workbook",
    "document",
    "file",
    "iframe",
];

/** Every value of {@link CanvasAreaVisibility}, in the order of the description. */
export const canvasAreaVisibilities: readonly CanvasAreaVisibility[] = [
    "visible",
    "hidden",
    "optional",
    "skeleton",
];

/** Every value of {@link Compiler}, in the order of the description. */
export const compilers: readonly Compiler[] = [
    "js",
];

/** Every value of {@link CompositeUniqueConstraintStrategy}, in the order of the description. */
export const compositeUniqueConstraintStrategies: readonly CompositeUniqueConstraintStrategy[] = [
    "hash",
    "concat",
];

/** Every value of {@link EnumPropertySortBy}, in the order of the description. */
export const enumPropertySortBys: readonly EnumPropertySortBy[] = [
    "label",
    "value",
    "ordinal",
];

/** Every value of {@link EventDomain}, in the order of the description. */
export const eventDomains: readonly EventDomain[] = [
    "file",
    "space",
    "workbook",
    "flag",
    "job",
    "document",
    "sheet",
    "program",
    "secret",
    "cron",
    "environment",
    "data-clip",
    "canvas",
    "canvas-area",
    "thread",
];

/** Every value of {@link EventTopic}, in the order of the description. */
export const eventTopics: readonly EventTopic[] = [
    "agent:created",
    "agent:updated",
    "agent:deleted",
    "space:created",
    "space:updated",
    "space:deleted",
    "space:archived",
    "space:unarchived",
    "space:expired",
    "space:guestAdded",
    "space:guestRemoved",
    "document:created",
    "document:updated",
    "document:deleted",
    "workbook:created",
    "workbook:updated",
    "workbook:deleted",
    "workbook:expired",
    "workbook:thawed",
    "flag:created",
    "flag:updated",
    "flag:deleted",
    "sheet:created",
    "sheet:updated",
    "sheet:deleted",
    "sheet:counts-updated",
    "sheet:calculation-updated",
    "snapshot:created",
    "records:created",
    "records:updated",
    "records:deleted",
    "file:created",
    "file:updated",
    "file:deleted",
    "file:expired",
    "job:created",
    "job:updated",
    "job:deleted",
    "job:completed",
    "job:ready",
    "job:scheduled",
    "job:outcome-acknowledged",
    "job:parts-completed",
    "job:failed",
    "program:created",
    "program:updated",
    "program:recomputing",
    "program:recomputed",
    "commit:created",
    "commit:updated",
    "commit:completed",
    "layer:created",
    "secret:created",
    "secret:updated",
    "secret:deleted",
    "cron:5-minutes",
    "cron:hourly",
    "cron:daily",
    "cron:weekly",
    "environment:created",
    "environment:updated",
    "environment:deleted",
    "environment:autobuild-created",
    "action:created",
    "action:updated",
    "action:deleted",
    "data-clip:created",
    "data-clip:updated",
    "data-clip:deleted",
    "data-clip:collaborator-updated",
    "data-clip:resolutions-created",
    "data-clip:resolutions-updated",
    "data-clip:resolutions-refreshed",
    "canvas:created",
    "canvas:updated",
    "canvas:deleted",
    "canvas-area:created",
    "canvas-area:updated",
    "canvas-area:deleted",
    "thread:created",
    "thread:updated",
    "thread:deleted",
];

/** Every value of {@link FieldSize}, in the order of the description. */
export const fieldSizes: readonly FieldSize[] = [
    "xs",
    "s",
    "m",
    "l",
    "xl",
];

/** Every value of {@link FileMode}, in the order of the description. */
export const fileModes: readonly FileMode[] = [
    "import",
    "export",
];

/** Every value of {@link FileOrigin}, in the order of the description. */
export const fileOrigins: readonly FileOrigin[] = [
    "filesystem",
    "googledrive",
    "box",
    "onedrive",
];

/** Every value of {@link FileStatus}, in the order of the description. */
export const fileStatuses: readonly FileStatus[] = [
    "partial",
    "analyzing",
    "analyzed",
    "complete",
    "archived",
    "purged",
    "failed",
];

/** Every value of {@link FileTreatment}, in the order of the description. */
export const fileTreatments: readonly FileTreatment[] = [
    "IS_BASIC_FILE_SHAPE",
    "IS_COMPLEX_FILE_SHAPE",
];

/** Every value of {@link FlagOperation}, in the order of the description. */
export const flagOperations: readonly FlagOperation[] = [
    "apply",
    "update",
    "delete",
    "replace",
];

/** Every value of {@link GuestAuthentication}, in the order of the description. */
export const guestAuthentications: readonly GuestAuthentication[] = [
    "shared_link",
    "magic_link",
];

/** Every value of {@link GuidanceRole}, in the order of the description. */
export const guidanceRoles: readonly GuidanceRole[] = [
    "admin",
    "guest",
];

/** Every value of {@link GuidanceTrigger}, in the order of the description. */
export const guidanceTriggers: readonly GuidanceTrigger[] = [
    "first",
    "hover",
    "event",
    "manual",
];

/** Every value of {@link GuidanceType}, in the order of the description. */
export const guidanceTypes: readonly GuidanceType[] = [
    "sidebar",
    "popout",
    "tooltip",
];

/** Every value of {@link HeaderDetectionAlgorithm}, in the order of the description. */
export const headerDetectionAlgorithms: readonly HeaderDetectionAlgorithm[] = [
    "aiDetection",
    "default",
    "explicitHeaders",
    "specificRows",
    "dataRowAndSubHeaderDetection",
];

/** Every value of {@link InputConstraintType}, in the order of the description. */
export const inputConstraintTypes: readonly InputConstraintType[] = [
    "required",
];

/** Every value of {@link InputFormType}, in the order of the description. */
export const inputFormTypes: readonly InputFormType[] = [
    "simple",
];

/** Every value of {@link ReferencePropertyRelationship}, in the order of the description. */
export const referencePropertyRelationships: readonly ReferencePropertyRelationship[] = [
    "has-one",
    "has-many",
];

/** Every value of {@link SheetAccess}, in the order of the description. */
export const sheetAccesses: readonly SheetAccess[] = [
    "*",
    "add",
    "edit",
    "delete",
    "import",
];

/** Every value of {@link SheetTreatment}, in the order of the description. */
export const sheetTreatments: readonly SheetTreatment[] = [
    "CLIPPED_FROM_SHEET",
    "ENUM_REFERENCE",
];

/** Every value of {@link SpaceAccess}, in the order of the description. */
export const spaceAccesses: readonly SpaceAccess[] = [
    "*",
    "upload",
];

/** Every value of {@link StringConfigOptions}, in the order of the description. */
export const stringConfigOptions: readonly StringConfigOptions[] = [
    "tiny",
    "normal",
    "medium",
    "long",
];

/** Every value of {@link ValidationSource}, in the order of the description. */
export const validationSources: readonly ValidationSource[] = [
    "required-constraint",
    "unique-constraint",
    "custom-logic",
    "unlinked",
    "invalid-option",
    "is-artifact",
];

/** Every value of {@link ValidationType}, in the order of the description. */
export const validationTypes: readonly ValidationType[] = [
    "error",
    "warn",
    "info",
];
