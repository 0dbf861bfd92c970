// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen types`).

import type {
    ActionMessageType,
    ActionMode,
    ActionSchedule,
    ActorKind,
    AgentExportType,
    AgentTemplate,
    ApiKeyType,
    AppType,
    AuditAction,
    CalculationFilter,
    CalculationType,
    CanvasAreaLayout,
    CanvasAreaPosition,
    CanvasAreaType,
    CanvasAreaVisibility,
    Certainty,
    ChangeType,
    ColumnNames,
    CommitChangeType,
    Compiler,
    CompositeUniqueConstraintStrategy,
    DataRetentionPolicyTarget,
    DataRetentionPolicyType,
    DateOrder,
    DecimalSign,
    EnumPropertySortBy,
    ErrorCode,
    EventDomain,
    EventTopic,
    FieldSize,
    FileDriver,
    FileExtent,
    FileMode,
    FileOrigin,
    FileStatus,
    FileTreatment,
    FindingCode,
    FlagOperation,
    GuidanceRole,
    GuidanceTrigger,
    GuidanceType,
    HeaderDetectionAlgorithm,
    ImportSessionStatus,
    InputConstraintType,
    InputFormType,
    JobMode,
    JobOutcomeAudience,
    JobOutcomeTriggerType,
    JobPartExecution,
    JobStatus,
    JobTrigger,
    JobType,
    KeptDuplicate,
    LeftOutReason,
    LetterCase,
    LookupDefault,
    MappingReason,
    MappingRuleType,
    MergedCellsMode,
    PersonKind,
    PlanQuestionType,
    ReferencePropertyRelationship,
    SchemaDiffEnum,
    SheetAccess,
    SheetFormat,
    SheetTreatment,
    SortDirection,
    SpaceAccess,
    SpaceSortField,
    SplitRest,
    StorageStrategy,
    StoredRuleFormat,
    StringConfigOptions,
    TokenKind,
    UnmappedReason,
    UserSortField,
    ValidationSource,
    ValidationType,
    WorkbookTreatment,
} from "./openapi.gen.ts";

/** Every known value of {@link ActionMessageType}, in the order of the description. */
export const actionMessageTypes = [
    "error",
    "info",
] as const;

/** Every known value of {@link ActionMode}, in the order of the description. */
export const actionModes = [
    "foreground",
    "background",
    "toolbarBlocking",
] as const;

/** Every known value of {@link ActionSchedule}, in the order of the description. */
export const actionSchedules = [
    "weekly",
    "daily",
    "hourly",
] as const;

/** Every known value of {@link ActorKind}, in the order of the description. */
export const actorKinds = [
    "user",
    "guest",
    "agent",
    "key",
] as const;

/** Every known value of {@link AgentExportType}, in the order of the description. */
export const agentExportTypes = [
    "AUTOBUILD_INLINED",
    "SYSTEM_COMBINED",
    "SOURCE",
] as const;

/** Every known value of {@link AgentTemplate}, in the order of the description. */
export const agentTemplates = [
    "constraints",
    "autobuild",
    "autocast",
    "webhook-egress",
    "action-listener",
    "automap",
] as const;

/** Every known value of {@link ApiKeyType}, in the order of the description. */
export const apiKeyTypes = [
    "PUBLISHABLE",
    "SECRET",
] as const;

/** Every known value of {@link AppType}, in the order of the description. */
export const appTypes = [
    "PORTAL",
    "PROJECTS",
    "MAPPING",
    "WORKBOOKS",
    "CUSTOM",
] as const;

/** Every known value of {@link AuditAction}, in the order of the description. */
export const auditActions = [
    "sign-in:accepted",
    "sign-in:rejected",
    "secret:read",
    "secret:stored",
    "secret:deleted",
    "sheet:exported",
    "file:downloaded",
    "file:rejected",
    "token:created",
    "token:deleted",
    "role:assigned",
    "role:removed",
    "user:created",
    "user:updated",
    "user:deleted",
    "guest:deleted",
    "invitation:created",
    "person:exported",
    "person:erased",
] as const;

/** Every known value of {@link CalculationFilter}, in the order of the description. */
export const calculationFilters = [
    "valid",
    "error",
    "all",
    "none",
] as const;

/** Every known value of {@link CalculationType}, in the order of the description. */
export const calculationTypes = [
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
] as const;

/** Every known value of {@link CanvasAreaLayout}, in the order of the description. */
export const canvasAreaLayouts = [
    "split",
    "drawer",
    "modal",
] as const;

/** Every known value of {@link CanvasAreaPosition}, in the order of the description. */
export const canvasAreaPositions = [
    "top",
    "left",
    "right",
    "middle",
    "bottom",
] as const;

/** Every known value of {@link CanvasAreaType}, in the order of the description. */
export const canvasAreaTypes = [
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
] as const;

/** Every known value of {@link CanvasAreaVisibility}, in the order of the description. */
export const canvasAreaVisibilities = [
    "visible",
    "hidden",
    "optional",
    "skeleton",
] as const;

/** Every known value of {@link Certainty}, in the order of the description. */
export const certainties = [
    "absolute",
    "strong",
    "moderate",
    "weak",
] as const;

/** Every known value of {@link ChangeType}, in the order of the description. */
export const changeTypes = [
    "createdSince",
    "updatedSince",
    "deletedSince",
] as const;

/** Every known value of {@link ColumnNames}, in the order of the description. */
export const columnNames = [
    "key",
    "label",
] as const;

/** Every known value of {@link CommitChangeType}, in the order of the description. */
export const commitChangeTypes = [
    "inserted",
    "updated",
    "judged",
    "deleted",
    "unknown",
] as const;

/** Every known value of {@link Compiler}, in the order of the description. */
export const compilers = [
    "js",
] as const;

/** Every known value of {@link CompositeUniqueConstraintStrategy}, in the order of the description. */
export const compositeUniqueConstraintStrategies = [
    "hash",
    "concat",
] as const;

/** Every known value of {@link DataRetentionPolicyTarget}, in the order of the description. */
export const dataRetentionPolicyTargets = [
    "spaces",
    "fileWorkbooks",
    "agentLogs",
] as const;

/** Every known value of {@link DataRetentionPolicyType}, in the order of the description. */
export const dataRetentionPolicyTypes = [
    "lastActivity",
    "sinceCreated",
] as const;

/** Every known value of {@link DateOrder}, in the order of the description. */
export const dateOrders = [
    "day-first",
    "month-first",
    "year-first",
] as const;

/** Every known value of {@link DecimalSign}, in the order of the description. */
export const decimalSigns = [
    ".",
    ",",
] as const;

/** Every known value of {@link EnumPropertySortBy}, in the order of the description. */
export const enumPropertySortBys = [
    "label",
    "value",
    "ordinal",
] as const;

/** Every known value of {@link ErrorCode}, in the order of the description. */
export const errorCodes = [
    "value_missing",
    "wrong_type",
    "value_not_allowed",
    "value_too_short",
    "value_too_long",
    "value_out_of_range",
    "value_malformed",
    "value_repeated",
    "value_invalid",
    "name_unknown",
    "body_malformed",
    "body_too_complex",
    "request_malformed",
    "cursor_invalid",
    "events_removed",
    "field_unknown",
    "query_malformed",
    "reference_mismatch",
    "file_unreadable",
    "file_infected",
    "action_not_applicable",
    "token_missing",
    "token_invalid",
    "credentials_invalid",
    "permission_missing",
    "origin_not_allowed",
    "permission_exceeded",
    "guest_restricted",
    "invitation_required",
    "prefetch_forbidden",
    "not_found",
    "path_unknown",
    "link_invalid",
    "method_not_allowed",
    "not_acceptable",
    "request_too_slow",
    "name_taken",
    "constraint_in_use",
    "last_environment",
    "created_meanwhile",
    "idempotency_key_reused",
    "last_administrator",
    "job_blocks",
    "job_state",
    "space_archived",
    "space_expired",
    "sheet_locked",
    "sheet_revalidating",
    "commit_open",
    "commit_not_undoable",
    "record_changed",
    "records_ambiguous",
    "action_constraint",
    "upload_offset",
    "resource_changed",
    "upload_version",
    "body_too_large",
    "content_type_unsupported",
    "content_encoding_unsupported",
    "range_not_satisfiable",
    "expectation_unsupported",
    "rate_limited",
    "sign_in_limited",
    "streams_limited",
    "headers_too_large",
    "internal_error",
    "not_implemented",
    "unavailable",
    "busy",
    "too_slow",
    "read_only",
    "storage_full",
    "space_quota_exceeded",
] as const;

/** Every known value of {@link EventDomain}, in the order of the description. */
export const eventDomains = [
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
] as const;

/** Every known value of {@link EventTopic}, in the order of the description. */
export const eventTopics = [
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
] as const;

/** Every known value of {@link FieldSize}, in the order of the description. */
export const fieldSizes = [
    "xs",
    "s",
    "m",
    "l",
    "xl",
] as const;

/** Every known value of {@link FileDriver}, in the order of the description. */
export const fileDrivers = [
    "csv",
    "tsv",
    "jsonl",
    "xlsx",
] as const;

/** Every known value of {@link FileExtent}, in the order of the description. */
export const fileExtents = [
    "whole",
    "sample",
] as const;

/** Every known value of {@link FileMode}, in the order of the description. */
export const fileModes = [
    "import",
    "export",
] as const;

/** Every known value of {@link FileOrigin}, in the order of the description. */
export const fileOrigins = [
    "filesystem",
    "googledrive",
    "box",
    "onedrive",
] as const;

/** Every known value of {@link FileStatus}, in the order of the description. */
export const fileStatuses = [
    "partial",
    "analyzing",
    "analyzed",
    "complete",
    "archived",
    "purged",
    "failed",
] as const;

/** Every known value of {@link FileTreatment}, in the order of the description. */
export const fileTreatments = [
    "IS_BASIC_FILE_SHAPE",
    "IS_COMPLEX_FILE_SHAPE",
] as const;

/** Every known value of {@link FindingCode}, in the order of the description. */
export const findingCodes = [
    "encoding-guessed",
    "delimiter-guessed",
    "quotes-guessed",
    "characters-dropped",
    "header-guessed",
    "header-joined",
    "header-missing",
    "rows-above",
    "rows-left-out",
    "rows-combined",
    "keys-differ-in-case",
    "rows-without-key",
    "characters-replaced",
    "formulas-without-result",
    "merged-cells",
    "hidden-rows",
    "hidden-columns",
    "hidden-sheets",
    "parts-not-read",
    "tables-below",
    "tables-split",
    "table-transposed",
    "columns-late",
    "tables-not-read",
    "column-left-out",
    "format-guessed",
    "digits-lost",
] as const;

/** Every known value of {@link FlagOperation}, in the order of the description. */
export const flagOperations = [
    "apply",
    "update",
    "delete",
    "replace",
] as const;

/** Every known value of {@link GuidanceRole}, in the order of the description. */
export const guidanceRoles = [
    "admin",
    "guest",
] as const;

/** Every known value of {@link GuidanceTrigger}, in the order of the description. */
export const guidanceTriggers = [
    "first",
    "hover",
    "event",
    "manual",
] as const;

/** Every known value of {@link GuidanceType}, in the order of the description. */
export const guidanceTypes = [
    "sidebar",
    "popout",
    "tooltip",
] as const;

/** Every known value of {@link HeaderDetectionAlgorithm}, in the order of the description. */
export const headerDetectionAlgorithms = [
    "aiDetection",
    "default",
    "explicitHeaders",
    "specificRows",
    "dataRowAndSubHeaderDetection",
] as const;

/** Every known value of {@link ImportSessionStatus}, in the order of the description. */
export const importSessionStatuses = [
    "open",
    "complete",
    "failed",
    "canceled",
    "expired",
] as const;

/** Every known value of {@link InputConstraintType}, in the order of the description. */
export const inputConstraintTypes = [
    "required",
] as const;

/** Every known value of {@link InputFormType}, in the order of the description. */
export const inputFormTypes = [
    "simple",
] as const;

/** Every known value of {@link JobMode}, in the order of the description. */
export const jobModes = [
    "foreground",
    "background",
    "toolbarBlocking",
    "hidden",
] as const;

/** Every known value of {@link JobOutcomeAudience}, in the order of the description. */
export const jobOutcomeAudiences = [
    "originator",
    "all",
] as const;

/** Every known value of {@link JobOutcomeTriggerType}, in the order of the description. */
export const jobOutcomeTriggerTypes = [
    "manual",
    "automatic",
    "automatic_silent",
] as const;

/** Every known value of {@link JobPartExecution}, in the order of the description. */
export const jobPartExecutions = [
    "sequential",
    "parallel",
] as const;

/** Every known value of {@link JobStatus}, in the order of the description. */
export const jobStatuses = [
    "created",
    "planning",
    "scheduled",
    "ready",
    "executing",
    "complete",
    "failed",
    "canceled",
    "waiting",
] as const;

/** Every known value of {@link JobTrigger}, in the order of the description. */
export const jobTriggers = [
    "manual",
    "immediate",
] as const;

/** Every known value of {@link JobType}, in the order of the description. */
export const jobTypes = [
    "file",
    "workbook",
    "sheet",
    "space",
    "document",
    "app",
    "agent",
    "autobuild",
    "onboarding",
] as const;

/** Every known value of {@link KeptDuplicate}, in the order of the description. */
export const keptDuplicates = [
    "first",
    "last",
    "mostComplete",
] as const;

/** Every known value of {@link LeftOutReason}, in the order of the description. */
export const leftOutReasons = [
    "title",
    "header",
    "total",
    "note",
] as const;

/** Every known value of {@link LetterCase}, in the order of the description. */
export const letterCases = [
    "lower",
    "upper",
    "title",
] as const;

/** Every known value of {@link LookupDefault}, in the order of the description. */
export const lookupDefaults = [
    "keep",
    "empty",
] as const;

/** Every known value of {@link MappingReason}, in the order of the description. */
export const mappingReasons = [
    "confirmed",
    "exact",
    "alternative",
    "normal",
    "meaning",
    "fuzzy",
    "values",
] as const;

/** Every known value of {@link MappingRuleType}, in the order of the description. */
export const mappingRuleTypes = [
    "assign",
    "concatenate",
    "split",
    "constant",
    "coalesce",
    "ignore",
] as const;

/** Every known value of {@link MergedCellsMode}, in the order of the description. */
export const mergedCellsModes = [
    "first",
    "fill",
] as const;

/** Every known value of {@link PersonKind}, in the order of the description. */
export const personKinds = [
    "user",
    "guest",
] as const;

/** Every known value of {@link PlanQuestionType}, in the order of the description. */
export const planQuestionTypes = [
    "unsure-match",
    "required-field",
    "unknown-values",
    "unproven-format",
    "similar-keys",
] as const;

/** Every known value of {@link ReferencePropertyRelationship}, in the order of the description. */
export const referencePropertyRelationships = [
    "has-one",
    "has-many",
] as const;

/** Every known value of {@link SchemaDiffEnum}, in the order of the description. */
export const schemaDiffEnums = [
    "added",
    "removed",
    "unchanged",
] as const;

/** Every known value of {@link SheetAccess}, in the order of the description. */
export const sheetAccesses = [
    "*",
    "add",
    "edit",
    "delete",
    "import",
] as const;

/** Every known value of {@link SheetFormat}, in the order of the description. */
export const sheetFormats = [
    "csv",
    "jsonl",
    "xlsx",
    "parquet",
] as const;

/** Every known value of {@link SheetTreatment}, in the order of the description. */
export const sheetTreatments = [
    "CLIPPED_FROM_SHEET",
    "ENUM_REFERENCE",
] as const;

/** Every known value of {@link SortDirection}, in the order of the description. */
export const sortDirections = [
    "asc",
    "desc",
] as const;

/** Every known value of {@link SpaceAccess}, in the order of the description. */
export const spaceAccesses = [
    "*",
    "upload",
] as const;

/** Every known value of {@link SpaceSortField}, in the order of the description. */
export const spaceSortFields = [
    "name",
    "workbooksCount",
    "filesCount",
    "environmentId",
    "createdByUserName",
    "createdAt",
    "lastActivityAt",
] as const;

/** Every known value of {@link SplitRest}, in the order of the description. */
export const splitRests = [
    "first",
    "last",
] as const;

/** Every known value of {@link StorageStrategy}, in the order of the description. */
export const storageStrategies = [
    "RAINBOW_TABLES",
    "CELL_HISTORY",
    "HYPERCUBE",
    "QUICKSTORE",
    "DUCKDB",
    "FOREIGNDB",
    "MEMCSV",
] as const;

/** Every known value of {@link StoredRuleFormat}, in the order of the description. */
export const storedRuleFormats = [
    "email",
    "url",
    "uuid",
    "ip",
    "phone",
    "iban",
    "currency",
] as const;

/** Every known value of {@link StringConfigOptions}, in the order of the description. */
export const stringConfigOptions = [
    "tiny",
    "normal",
    "medium",
    "long",
] as const;

/** Every known value of {@link TokenKind}, in the order of the description. */
export const tokenKinds = [
    "access",
    "personal",
    "secret",
    "publishable",
    "guest",
    "agent",
    "session",
] as const;

/** Every known value of {@link UnmappedReason}, in the order of the description. */
export const unmappedReasons = [
    "left-out",
    "field-taken",
    "unsure",
    "no-match",
] as const;

/** Every known value of {@link UserSortField}, in the order of the description. */
export const userSortFields = [
    "name",
    "email",
    "createdAt",
    "lastSeenAt",
] as const;

/** Every known value of {@link ValidationSource}, in the order of the description. */
export const validationSources = [
    "required-constraint",
    "unique-constraint",
    "custom-logic",
    "unlinked",
    "invalid-option",
    "is-artifact",
    "stored-constraint",
] as const;

/** Every known value of {@link ValidationType}, in the order of the description. */
export const validationTypes = [
    "error",
    "warn",
    "info",
] as const;

/** Every known value of {@link WorkbookTreatment}, in the order of the description. */
export const workbookTreatments = [
    "EXTRACTED_FROM_SOURCE",
    "SMALL_DATA",
] as const;

/** The topics of which this version of the service records no events: only clients send some. */
export const unrecordedTopics = [
    "workbook:thawed",
    "program:recomputing",
    "program:recomputed",
    "commit:updated",
    "layer:created",
    "environment:autobuild-created",
    "data-clip:created",
    "data-clip:updated",
    "data-clip:deleted",
    "data-clip:collaborator-updated",
    "data-clip:resolutions-created",
    "data-clip:resolutions-updated",
    "data-clip:resolutions-refreshed",
    "canvas:updated",
    "canvas:deleted",
    "thread:created",
    "thread:updated",
    "thread:deleted",
] as const;
