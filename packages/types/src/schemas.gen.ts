// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen types`).

import {
    actionMessageTypes,
    actionModes,
    actionSchedules,
    agentExportTypes,
    agentTemplates,
    apiKeyTypes,
    auditActions,
    calculationFilters,
    canvasAreaLayouts,
    canvasAreaPositions,
    canvasAreaTypes,
    canvasAreaVisibilities,
    certainties,
    changeTypes,
    columnNames,
    compilers,
    compositeUniqueConstraintStrategies,
    dataRetentionPolicyTargets,
    dataRetentionPolicyTypes,
    dateOrders,
    decimalSigns,
    enumPropertySortBys,
    eventDomains,
    eventTopics,
    fieldSizes,
    fileDrivers,
    fileExtents,
    fileModes,
    fileOrigins,
    fileStatuses,
    findingCodes,
    flagOperations,
    guidanceRoles,
    guidanceTriggers,
    guidanceTypes,
    headerDetectionAlgorithms,
    inputConstraintTypes,
    inputFormTypes,
    jobModes,
    jobOutcomeAudiences,
    jobOutcomeTriggerTypes,
    jobPartExecutions,
    jobStatuses,
    jobTriggers,
    jobTypes,
    keptDuplicates,
    letterCases,
    lookupDefaults,
    mappingReasons,
    mappingRuleTypes,
    mergedCellsModes,
    planQuestionTypes,
    referencePropertyRelationships,
    sheetAccesses,
    sheetFormats,
    sheetTreatments,
    sortDirections,
    spaceAccesses,
    spaceSortFields,
    splitRests,
    storageStrategies,
    storedRuleFormats,
    stringConfigOptions,
    unmappedReasons,
    userSortFields,
    validationSources,
    validationTypes,
    workbookTreatments,
} from "./enums.gen.ts";
import type * as types from "./openapi.gen.ts";
import { dateTime, email, hostname, uri } from "./schemas/formats.ts";
import { defineSchema, type Schema } from "./schemas/schema.ts";

/** Validates a {@link types.AccessToken}. */
export const accessTokenSchema: Schema<types.AccessToken> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["accessToken", "expiresIn", "expires"],
  properties: {
    accessToken: { type: "string", minLength: 1 },
    expiresIn: { type: "string", pattern: /^[0-9]+$/u },
    expires: { type: "string", minLength: 1 },
    email: { type: "string", format: email },
    userId: () => userIdSchema,
    accountId: () => accountIdSchema,
  },
});

/** Validates a {@link types.Account}. */
export const accountSchema: Schema<types.Account> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "name", "metadata", "createdAt", "updatedAt"],
  properties: {
    id: () => accountIdSchema,
    name: { type: "string", maxLength: 255, minLength: 1 },
    primaryDomain: { type: "string", format: hostname },
    subdomain: { type: "string", minLength: 1 },
    vanityDomainDashboard: { type: "string", format: hostname },
    vanityDomainSpaces: { type: "string", format: hostname },
    embeddedDomainWhitelist: { type: "array", items: { type: "string" } },
    customFromEmail: { type: "string", format: email },
    stripeCustomerId: { type: "string" },
    metadata: { type: "object" },
    createdAt: { type: "string", format: dateTime },
    updatedAt: { type: "string", format: dateTime },
    defaultAppId: () => appIdSchema,
    dashboard: { type: "integer", minimum: -2147483648, maximum: 2147483647 },
  },
});

/** Validates a {@link types.AccountId}. */
export const accountIdSchema: Schema<types.AccountId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_acc_Kp7Rw2Nx", rule: /^[^_]*_(?:acc)_[^_]/ },
});

/** Validates a {@link types.AccountPatch}. */
export const accountPatchSchema: Schema<types.AccountPatch> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: { name: { type: "string", maxLength: 255, minLength: 1 }, defaultAppId: () => appIdSchema },
});

/** Validates a {@link types.AccountResponse}. */
export const accountResponseSchema: Schema<types.AccountResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => accountSchema },
});

/** Validates a {@link types.Action}. */
export const actionSchema: Schema<types.Action> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["label"],
  properties: {
    label: { type: "string", maxLength: 1000, minLength: 1 },
    confirm: { type: "boolean" },
    constraints: { type: "array", items: () => actionConstraintSchema },
    createdFrom: () => actionIdSchema,
    deletedAt: { type: "string", format: dateTime },
    description: { type: "string", maxLength: 10000 },
    guardrail: () => guardrailSchema,
    guide: () => guideSchema,
    icon: { type: "string", maxLength: 255 },
    inputForm: () => inputFormSchema,
    invalidConditionalMessaging: { type: "boolean" },
    invalidRecordsMessage: { type: "string", maxLength: 10000 },
    validRecordsMessage: { type: "string", maxLength: 10000 },
    lastPropagatedAt: { type: "string", format: dateTime },
    messages: { type: "array", items: () => actionMessageSchema },
    mode: () => actionModeSchema,
    mount: () => actionMountSchema,
    operation: { type: "string", minLength: 1, maxLength: 255 },
    primary: { type: "boolean" },
    schedule: () => actionScheduleSchema,
    tooltip: { type: "string", maxLength: 1000 },
    type: { type: "string", maxLength: 255 },
    requireAllValid: { type: "boolean" },
    requireSelection: { type: "boolean" },
    slug: { type: "string", maxLength: 255, minLength: 1 },
  },
});

/** Validates a {@link types.ActionConstraint}. */
export const actionConstraintSchema: Schema<types.ActionConstraint> = /* @__PURE__ */ defineSchema({
  choice: {
    tag: "type",
    shapes: {
      hasAllValid: () => actionConstraintHasAllValidSchema,
      hasSelection: () => actionConstraintHasSelectionSchema,
      hasData: () => actionConstraintHasDataSchema,
      hasColumnEnabled: () => actionConstraintHasColumnEnabledSchema,
    },
  },
});

/** Validates a {@link types.ActionConstraintHasAllValid}. */
export const actionConstraintHasAllValidSchema: Schema<types.ActionConstraintHasAllValid> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type"],
  properties: { type: { type: "string", const: "hasAllValid" }, ignoreSelection: { type: "boolean" } },
});

/** Validates a {@link types.ActionConstraintHasColumnEnabled}. */
export const actionConstraintHasColumnEnabledSchema: Schema<types.ActionConstraintHasColumnEnabled> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type"],
  properties: { type: { type: "string", const: "hasColumnEnabled" } },
});

/** Validates a {@link types.ActionConstraintHasData}. */
export const actionConstraintHasDataSchema: Schema<types.ActionConstraintHasData> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type"],
  properties: { type: { type: "string", const: "hasData" } },
});

/** Validates a {@link types.ActionConstraintHasSelection}. */
export const actionConstraintHasSelectionSchema: Schema<types.ActionConstraintHasSelection> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type"],
  properties: { type: { type: "string", const: "hasSelection" } },
});

/** Validates a {@link types.ActionCreatedEvent}. */
export const actionCreatedEventSchema: Schema<types.ActionCreatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "action:created" },
        domain: { type: "string", const: "space" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "actionId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                actionId: () => actionIdSchema,
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["label"],
          properties: { label: { type: "string" }, operation: { type: "string" } },
        },
      },
    },
  ],
});

/** Validates a {@link types.ActionDeletedEvent}. */
export const actionDeletedEventSchema: Schema<types.ActionDeletedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "action:deleted" },
        domain: { type: "string", const: "space" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "actionId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                actionId: () => actionIdSchema,
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["label"],
          properties: { label: { type: "string" }, operation: { type: "string" } },
        },
      },
    },
  ],
});

/** Validates a {@link types.ActionId}. */
export const actionIdSchema: Schema<types.ActionId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_act_Tz4mW8sB", rule: /^[^_]*_(?:act)_[^_]/ },
});

/** Validates a {@link types.ActionListenerTemplateOptions}. */
export const actionListenerTemplateOptionsSchema: Schema<types.ActionListenerTemplateOptions> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["template", "jobName", "actionFunction"],
  properties: {
    template: { type: "string", const: "action-listener" },
    namespace: { type: "string", maxLength: 255 },
    jobName: { type: "string", maxLength: 255 },
    actionFunction: { type: "string", maxLength: 262144 },
  },
});

/** Validates a {@link types.ActionMessage}. */
export const actionMessageSchema: Schema<types.ActionMessage> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type", "content"],
  properties: { type: () => actionMessageTypeSchema, content: { type: "string", maxLength: 262144 } },
});

/** Validates a {@link types.ActionMessageType}. */
export const actionMessageTypeSchema: Schema<types.ActionMessageType> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: actionMessageTypes,
});

/** Validates a {@link types.ActionMode}. */
export const actionModeSchema: Schema<types.ActionMode> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: actionModes,
});

/** Validates a {@link types.ActionMount}. */
export const actionMountSchema: Schema<types.ActionMount> = /* @__PURE__ */ defineSchema({
  choice: {
    tag: "type",
    shapes: {
      sheet: () => actionMountSheetSchema,
      workbook: () => actionMountWorkbookSchema,
      field: () => actionMountFieldSchema,
      document: () => actionMountDocumentSchema,
      file: () => actionMountFileSchema,
    },
  },
});

/** Validates a {@link types.ActionMountDocument}. */
export const actionMountDocumentSchema: Schema<types.ActionMountDocument> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type"],
  properties: { type: { type: "string", const: "document" } },
});

/** Validates a {@link types.ActionMountField}. */
export const actionMountFieldSchema: Schema<types.ActionMountField> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type"],
  properties: {
    type: { type: "string", const: "field" },
    keys: { type: "array", items: { type: "string", maxLength: 1000 } },
  },
});

/** Validates a {@link types.ActionMountFile}. */
export const actionMountFileSchema: Schema<types.ActionMountFile> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type"],
  properties: { type: { type: "string", const: "file" } },
});

/** Validates a {@link types.ActionMountSheet}. */
export const actionMountSheetSchema: Schema<types.ActionMountSheet> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type"],
  properties: {
    type: { type: "string", const: "sheet" },
    slugs: { type: "array", items: { type: "string", maxLength: 255 } },
  },
});

/** Validates a {@link types.ActionMountWorkbook}. */
export const actionMountWorkbookSchema: Schema<types.ActionMountWorkbook> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type"],
  properties: {
    type: { type: "string", const: "workbook" },
    slugs: { type: "array", items: { type: "string", maxLength: 255 } },
  },
});

/** Validates a {@link types.ActionSchedule}. */
export const actionScheduleSchema: Schema<types.ActionSchedule> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: actionSchedules,
});

/** Validates a {@link types.ActionUpdate}. */
export const actionUpdateSchema: Schema<types.ActionUpdate> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: {
    label: { type: "string", maxLength: 1000, minLength: 1 },
    confirm: { type: "boolean" },
    constraints: { type: "array", items: () => actionConstraintSchema },
    createdFrom: () => actionIdSchema,
    deletedAt: { type: "string", format: dateTime },
    description: { type: "string", maxLength: 10000 },
    guardrail: () => guardrailSchema,
    guide: () => guideSchema,
    icon: { type: "string", maxLength: 255 },
    inputForm: () => inputFormSchema,
    invalidConditionalMessaging: { type: "boolean" },
    invalidRecordsMessage: { type: "string", maxLength: 10000 },
    validRecordsMessage: { type: "string", maxLength: 10000 },
    lastPropagatedAt: { type: "string", format: dateTime },
    messages: { type: "array", items: () => actionMessageSchema },
    mode: () => actionModeSchema,
    mount: () => actionMountSchema,
    operation: { type: "string", minLength: 1, maxLength: 255 },
    primary: { type: "boolean" },
    schedule: () => actionScheduleSchema,
    tooltip: { type: "string", maxLength: 1000 },
    type: { type: "string", maxLength: 255 },
    requireAllValid: { type: "boolean" },
    requireSelection: { type: "boolean" },
    slug: { type: "string", maxLength: 255, minLength: 1 },
  },
});

/** Validates a {@link types.ActionUpdatedEvent}. */
export const actionUpdatedEventSchema: Schema<types.ActionUpdatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "action:updated" },
        domain: { type: "string", const: "space" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "actionId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                actionId: () => actionIdSchema,
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["label"],
          properties: { label: { type: "string" }, operation: { type: "string" } },
        },
      },
    },
  ],
});

/** Validates a {@link types.ActorIdUnion}. */
export const actorIdUnionSchema: Schema<types.ActorIdUnion> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_ag_Hn6cV2pY", rule: /^[^_]*_(?:usr|ag|g)_[^_]/ },
});

/** Validates a {@link types.ActorKind}. */
export const actorKindSchema: Schema<types.ActorKind> = /* @__PURE__ */ defineSchema({ type: "string" });

/** Validates a {@link types.ActorRef}. */
export const actorRefSchema: Schema<types.ActorRef> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  maxLength: 10000,
});

/** Validates a {@link types.ActorRoleId}. */
export const actorRoleIdSchema: Schema<types.ActorRoleId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_acr_Yg6lS2kZ", rule: /^[^_]*_(?:acr)_[^_]/ },
});

/** Validates a {@link types.ActorRoleResponse}. */
export const actorRoleResponseSchema: Schema<types.ActorRoleResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "roleId", "actorId", "resourceId", "createdAt", "updatedAt"],
  properties: {
    id: () => actorRoleIdSchema,
    roleId: () => roleIdSchema,
    actorId: () => actorIdUnionSchema,
    resourceId: () => resourceIdUnionSchema,
    createdAt: { type: "string", format: dateTime },
    updatedAt: { type: "string", format: dateTime },
  },
});

/** Validates a {@link types.Agent}. */
export const agentSchema: Schema<types.Agent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => agentConfigSchema,
    {
      type: "object",
      required: ["id", "createdAt", "updatedAt", "accountId", "environmentId"],
      properties: {
        id: () => agentIdSchema,
        createdAt: { type: "string", format: dateTime },
        updatedAt: { type: "string", format: dateTime },
        accountId: () => accountIdSchema,
        environmentId: () => environmentIdSchema,
        pausedAt: { type: "string", format: dateTime },
        problem: { type: "string" },
        createdFrom: () => agentIdSchema,
        lastPropagatedAt: { type: "string", format: dateTime },
      },
    },
  ],
});

/** Validates a {@link types.AgentConfig}. */
export const agentConfigSchema: Schema<types.AgentConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  properties: {
    topics: { type: "array", items: () => eventTopicSchema },
    ownEvents: { type: "boolean" },
    clientEvents: { type: "boolean" },
    compiler: () => compilerSchema,
    source: { type: "string" },
    sourceMap: { type: "string" },
    slug: { type: "string", maxLength: 255, minLength: 1 },
    options: { type: "object" },
    template: () => agentTemplateSchema,
    templateOptions: () => templateOptionsSchema,
    isSystem: { type: "boolean" },
    namespace: { type: "string", minLength: 1, maxLength: 255 },
    packageVersions: { type: "object", additionalProperties: { type: "string", maxLength: 255 } },
    commitInfo: { type: "object" },
  },
});

/** Validates a {@link types.AgentCreatedEvent}. */
export const agentCreatedEventSchema: Schema<types.AgentCreatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "agent:created" },
        domain: { type: "string", const: "space" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["entityId", "actorId"],
              properties: { entityId: { type: "string", minLength: 1 }, actorId: () => actorRefSchema },
            },
          ],
        },
        payload: { type: "object", required: ["slug"], properties: { slug: { type: "string" } } },
      },
    },
  ],
});

/** Validates a {@link types.AgentDeletedEvent}. */
export const agentDeletedEventSchema: Schema<types.AgentDeletedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "agent:deleted" },
        domain: { type: "string", const: "space" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["entityId", "actorId"],
              properties: { entityId: { type: "string", minLength: 1 }, actorId: () => actorRefSchema },
            },
          ],
        },
        payload: { type: "object", required: ["slug"], properties: { slug: { type: "string" } } },
      },
    },
  ],
});

/** Validates a {@link types.AgentExport}. */
export const agentExportSchema: Schema<types.AgentExport> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "agentId", "exportType", "accountId", "environmentId", "createdAt", "updatedAt"],
  properties: {
    id: () => agentExportIdSchema,
    agentId: () => agentIdSchema,
    exportType: { type: "string" },
    accountId: () => accountIdSchema,
    environmentId: () => environmentIdSchema,
    createdAt: { type: "string", format: dateTime },
    updatedAt: { type: "string", format: dateTime },
    deletedAt: { type: "string", format: dateTime },
  },
});

/** Validates a {@link types.AgentExportId}. */
export const agentExportIdSchema: Schema<types.AgentExportId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_agx_Lw9fJ3tR", rule: /^[^_]*_(?:agx)_[^_]/ },
});

/** Validates a {@link types.AgentExportJobConfig}. */
export const agentExportJobConfigSchema: Schema<types.AgentExportJobConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["exportType"],
  additionalProperties: false,
  properties: { exportType: () => agentExportTypeSchema },
});

/** Validates a {@link types.AgentExportType}. */
export const agentExportTypeSchema: Schema<types.AgentExportType> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: agentExportTypes,
});

/** Validates a {@link types.AgentId}. */
export const agentIdSchema: Schema<types.AgentId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_ag_Hn6cV2pY", rule: /^[^_]*_(?:ag)_[^_]/ },
});

/** Validates a {@link types.AgentLog}. */
export const agentLogSchema: Schema<types.AgentLog> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "agentId", "eventId", "success", "createdAt", "completedAt"],
  properties: {
    id: () => agentLogIdSchema,
    agentId: () => agentIdSchema,
    eventId: () => eventIdSchema,
    success: { type: "boolean" },
    createdAt: { type: "string" },
    completedAt: { type: "string" },
    log: { type: "string" },
    queueLag: { type: "integer", minimum: 0 },
    namespaces: { type: "array", items: { type: "string" } },
    context: { type: "object" },
    topic: { type: "string", minLength: 1 },
    duration: { type: "integer", minimum: 0, maximum: 2147483647 },
    memoryUsage: { type: "integer", minimum: 0 },
    requestTime: { type: "integer", minimum: 0, maximum: 2147483647 },
    requestCount: { type: "integer", minimum: 0, maximum: 2147483647 },
    failedRequestCount: { type: "integer", minimum: 0, maximum: 2147483647 },
    bytesReceived: { type: "integer", minimum: 0 },
    bytesSent: { type: "integer", minimum: 0 },
  },
});

/** Validates a {@link types.AgentLogId}. */
export const agentLogIdSchema: Schema<types.AgentLogId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_lg_Xi4gM6bA", rule: /^[^_]*_(?:lg)_[^_]/ },
});

/** Validates a {@link types.AgentResponse}. */
export const agentResponseSchema: Schema<types.AgentResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  properties: { data: () => agentSchema },
});

/** Validates a {@link types.AgentTemplate}. */
export const agentTemplateSchema: Schema<types.AgentTemplate> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: agentTemplates,
});

/** Validates a {@link types.AgentUpdatedEvent}. */
export const agentUpdatedEventSchema: Schema<types.AgentUpdatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "agent:updated" },
        domain: { type: "string", const: "space" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["entityId"],
              properties: { entityId: { type: "string", minLength: 1 } },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["slug", "version"],
          properties: {
            slug: { type: "string" },
            version: { type: "integer", minimum: -2147483648, maximum: 2147483647 },
            paused: { type: "boolean" },
            failures: { type: "integer", minimum: -2147483648, maximum: 2147483647 },
            heldUntil: { type: "string" },
            runs: { type: "integer", minimum: -2147483648, maximum: 2147483647 },
            leftOut: { type: "boolean" },
          },
        },
      },
    },
  ],
});

/** Validates a {@link types.AgentVersion}. */
export const agentVersionSchema: Schema<types.AgentVersion> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => agentConfigSchema,
    {
      type: "object",
      required: ["id", "version", "origin", "createdAt", "updatedAt", "agent_id"],
      properties: {
        id: () => agentVersionIdSchema,
        version: { type: "integer", minimum: 0, maximum: 2147483647 },
        origin: { type: "integer", minimum: 0, maximum: 2147483647 },
        createdAt: { type: "string", format: dateTime },
        updatedAt: { type: "string", format: dateTime },
        agent_id: () => agentIdSchema,
      },
    },
  ],
});

/** Validates a {@link types.AgentVersionId}. */
export const agentVersionIdSchema: Schema<types.AgentVersionId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_agv_Zk1uE7oD", rule: /^[^_]*_(?:agv)_[^_]/ },
});

/** Validates a {@link types.AgentVersionResponse}. */
export const agentVersionResponseSchema: Schema<types.AgentVersionResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  properties: { data: () => agentVersionSchema },
});

/** Validates a {@link types.ApiAction}. */
export const apiActionSchema: Schema<types.ApiAction> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => actionSchema,
    {
      type: "object",
      required: ["id", "targetId", "createdAt", "updatedAt"],
      properties: {
        id: () => actionIdSchema,
        targetId: { type: "string" },
        createdAt: { type: "string", format: dateTime },
        updatedAt: { type: "string", format: dateTime },
      },
    },
  ],
});

/** Validates a {@link types.ApiActionConfig}. */
export const apiActionConfigSchema: Schema<types.ApiActionConfig> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => actionSchema,
    { type: "object", required: ["targetId"], properties: { targetId: { type: "string", maxLength: 255 } } },
  ],
});

/** Validates a {@link types.ApiActionConfigs}. */
export const apiActionConfigsSchema: Schema<types.ApiActionConfigs> = /* @__PURE__ */ defineSchema({
  type: "array",
  items: () => apiActionConfigSchema,
});

/** Validates a {@link types.ApiActionResponse}. */
export const apiActionResponseSchema: Schema<types.ApiActionResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => apiActionSchema },
});

/** Validates a {@link types.ApiActionsResponse}. */
export const apiActionsResponseSchema: Schema<types.ApiActionsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => apiActionSchema } },
});

/** Validates a {@link types.ApiCredentials}. */
export const apiCredentialsSchema: Schema<types.ApiCredentials> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type", "clientId", "secret"],
  additionalProperties: false,
  properties: {
    type: { type: "string", const: "apiCredentials" },
    clientId: { type: "string", minLength: 1, maxLength: 255 },
    secret: { type: "string", minLength: 1, maxLength: 1024 },
  },
});

/** Validates a {@link types.ApiKey}. */
export const apiKeySchema: Schema<types.ApiKey> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "type", "operations", "createdAt"],
  properties: {
    id: () => apiKeyIdSchema,
    rawKey: { type: "string", minLength: 1 },
    type: { type: "string" },
    environmentId: () => environmentIdSchema,
    accountId: () => accountIdSchema,
    operations: { type: "array", uniqueItems: true, items: () => apiKeyOperationSchema },
    origins: { type: "array", items: { type: "string" } },
    requestsPerMinute: { type: "integer", minimum: 1, maximum: 2147483647 },
    createdAt: { type: "string", format: dateTime },
    updatedAt: { type: "string", format: dateTime },
    deletedAt: { type: "string", format: dateTime },
    secret: { type: "string", minLength: 1 },
  },
});

/** Validates a {@link types.ApiKeyId}. */
export const apiKeyIdSchema: Schema<types.ApiKeyId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_key_Lb6wT1sG", rule: /^[^_]*_(?:key)_[^_]/ },
});

/** Validates a {@link types.ApiKeyOperation}. */
export const apiKeyOperationSchema: Schema<types.ApiKeyOperation> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["path", "method"],
  properties: { path: { type: "string", minLength: 1 }, method: { type: "string", minLength: 1 } },
});

/** Validates a {@link types.ApiKeyType}. */
export const apiKeyTypeSchema: Schema<types.ApiKeyType> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: apiKeyTypes,
});

/** Validates a {@link types.ApiKeysResponse}. */
export const apiKeysResponseSchema: Schema<types.ApiKeysResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => apiKeySchema } },
});

/** Validates a {@link types.ApiToken}. */
export const apiTokenSchema: Schema<types.ApiToken> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["clientId", "tenantId", "userId", "createdAt"],
  properties: {
    clientId: () => apiTokenIdSchema,
    tenantId: () => accountIdSchema,
    userId: () => userIdSchema,
    createdAt: { type: "string", format: dateTime },
    lastUsedAt: { type: "string", format: dateTime },
  },
});

/** Validates a {@link types.ApiTokenId}. */
export const apiTokenIdSchema: Schema<types.ApiTokenId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_apt_Hs3mV9qC", rule: /^[^_]*_(?:apt)_[^_]/ },
});

/** Validates a {@link types.ApiTokenResponse}. */
export const apiTokenResponseSchema: Schema<types.ApiTokenResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => apiTokenWithSecretSchema },
});

/** Validates a {@link types.ApiTokenWithSecret}. */
export const apiTokenWithSecretSchema: Schema<types.ApiTokenWithSecret> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["clientId", "secret", "tenantId", "userId", "createdAt"],
  properties: {
    clientId: () => apiTokenIdSchema,
    tenantId: () => accountIdSchema,
    userId: () => userIdSchema,
    createdAt: { type: "string", format: dateTime },
    lastUsedAt: { type: "string", format: dateTime },
    secret: { type: "string", minLength: 1 },
  },
});

/** Validates a {@link types.App}. */
export const appSchema: Schema<types.App> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: [
    "id",
    "name",
    "namespace",
    "type",
    "entity",
    "entityPlural",
    "metadata",
    "environmentFilters",
    "createdAt",
    "updatedAt",
  ],
  properties: {
    id: () => appIdSchema,
    name: { type: "string", maxLength: 255, minLength: 1 },
    namespace: { type: "string", minLength: 1 },
    type: () => appTypeSchema,
    entity: { type: "string", minLength: 1 },
    entityPlural: { type: "string", minLength: 1 },
    icon: { type: "string", minLength: 1 },
    metadata: { type: "object" },
    environmentFilters: () => appEnvironmentFiltersSchema,
    blueprint: () => spaceBlueprintSchema,
    createdAt: { type: "string", format: dateTime },
    updatedAt: { type: "string", format: dateTime },
    deletedAt: { type: ["string", "null"], format: dateTime },
    activatedAt: { type: ["string", "null"], format: dateTime },
  },
});

/** Validates a {@link types.AppCreate}. */
export const appCreateSchema: Schema<types.AppCreate> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["name", "namespace", "type"],
  additionalProperties: false,
  properties: {
    name: { type: "string", maxLength: 255, minLength: 1 },
    namespace: { type: "string", minLength: 1, maxLength: 255 },
    type: () => appTypeSchema,
    entity: { type: "string", minLength: 1, maxLength: 255 },
    entityPlural: { type: "string", minLength: 1, maxLength: 255 },
    icon: { type: "string", minLength: 1, maxLength: 255 },
    metadata: { type: "object" },
    environmentFilters: () => appEnvironmentFiltersSchema,
    blueprint: () => spaceBlueprintSchema,
  },
});

/** Validates a {@link types.AppEnvironmentFilters}. */
export const appEnvironmentFiltersSchema: Schema<types.AppEnvironmentFilters> = /* @__PURE__ */ defineSchema({
  type: "object",
  properties: {
    type: { type: "array", items: { type: "string", minLength: 1, maxLength: 255 } },
    exclude_ids: { type: "array", items: { type: "string", minLength: 1, maxLength: 255 } },
  },
});

/** Validates a {@link types.AppId}. */
export const appIdSchema: Schema<types.AppId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_app_Ib3pQ8mH", rule: /^[^_]*_(?:app)_[^_]/ },
});

/** Validates a {@link types.AppPatch}. */
export const appPatchSchema: Schema<types.AppPatch> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: {
    name: { type: "string", maxLength: 255, minLength: 1 },
    namespace: { type: "string", minLength: 1, maxLength: 255 },
    entity: { type: "string", minLength: 1, maxLength: 255 },
    entityPlural: { type: "string", minLength: 1, maxLength: 255 },
    icon: { type: "string", minLength: 1, maxLength: 255 },
    metadata: { type: "object" },
    environmentFilters: () => appEnvironmentFiltersSchema,
    blueprint: () => spaceBlueprintSchema,
    activatedAt: { type: ["string", "null"], format: dateTime },
  },
});

/** Validates a {@link types.AppResponse}. */
export const appResponseSchema: Schema<types.AppResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => appSchema },
});

/** Validates a {@link types.AppType}. */
export const appTypeSchema: Schema<types.AppType> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  maxLength: 255,
});

/** Validates a {@link types.AppsResponse}. */
export const appsResponseSchema: Schema<types.AppsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => appSchema }, pagination: () => paginationSchema },
});

/** Validates a {@link types.AssignActorRoleRequest}. */
export const assignActorRoleRequestSchema: Schema<types.AssignActorRoleRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["roleId", "resourceId"],
  additionalProperties: false,
  properties: { roleId: () => roleIdSchema, resourceId: () => resourceIdUnionSchema },
});

/** Validates a {@link types.AssignRoleResponse}. */
export const assignRoleResponseSchema: Schema<types.AssignRoleResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => assignRoleResponseDataSchema },
});

/** Validates a {@link types.AssignRoleResponseData}. */
export const assignRoleResponseDataSchema: Schema<types.AssignRoleResponseData> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "roleId", "actorId", "resourceId", "createdAt", "updatedAt"],
  properties: {
    id: () => actorRoleIdSchema,
    roleId: () => roleIdSchema,
    actorId: () => actorIdUnionSchema,
    resourceId: () => resourceIdUnionSchema,
    createdAt: { type: "string", format: dateTime },
    updatedAt: { type: "string", format: dateTime },
  },
});

/** Validates a {@link types.AssignRule}. */
export const assignRuleSchema: Schema<types.AssignRule> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type", "column", "field"],
  additionalProperties: false,
  properties: {
    type: { type: "string", const: "assign" },
    column: { type: "string", minLength: 1, maxLength: 1000 },
    field: { type: "string", minLength: 1, maxLength: 1000 },
    steps: { type: "array", items: () => ruleStepSchema },
  },
});

/** Validates a {@link types.AuditAction}. */
export const auditActionSchema: Schema<types.AuditAction> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: auditActions,
});

/** Validates a {@link types.AuditEntry}. */
export const auditEntrySchema: Schema<types.AuditEntry> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "action", "createdAt", "lastAt", "times"],
  properties: {
    id: () => auditEntryIdSchema,
    action: { type: "string" },
    actorId: () => actorRefSchema,
    targetId: { type: "string", minLength: 1 },
    relatedId: { type: "string", minLength: 1 },
    environmentId: () => environmentIdSchema,
    spaceId: () => spaceIdSchema,
    address: { type: "string", minLength: 1 },
    createdAt: { type: "string", format: dateTime },
    lastAt: { type: "string", format: dateTime },
    times: { type: "integer", minimum: 1, maximum: 2147483647 },
  },
});

/** Validates a {@link types.AuditEntryId}. */
export const auditEntryIdSchema: Schema<types.AuditEntryId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_au_Vd3nH8sW", rule: /^[^_]*_(?:au)_[^_]/ },
});

/** Validates a {@link types.AutobuildTemplateOptions}. */
export const autobuildTemplateOptionsSchema: Schema<types.AutobuildTemplateOptions> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["template", "autobuildId"],
  properties: {
    template: { type: "string", const: "autobuild" },
    namespace: { type: "string", maxLength: 255 },
    autobuildId: { type: "string", maxLength: 255 },
  },
});

/** Validates a {@link types.AutocastTemplateOptions}. */
export const autocastTemplateOptionsSchema: Schema<types.AutocastTemplateOptions> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["template", "sheetSlug"],
  properties: {
    template: { type: "string", const: "autocast" },
    namespace: { type: "string", maxLength: 255 },
    sheetSlug: { type: "string", minLength: 1, maxLength: 255 },
    fieldFilters: { type: "array", items: { type: "string", maxLength: 1000 } },
    options: { type: "object" },
  },
});

/** Validates a {@link types.AutomapOptions}. */
export const automapOptionsSchema: Schema<types.AutomapOptions> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["accuracy", "defaultTargetSheet", "matchFilename"],
  properties: {
    accuracy: { type: "string", maxLength: 10000 },
    defaultTargetSheet: { type: "string", maxLength: 10000 },
    matchFilename: { type: "string", maxLength: 10000 },
  },
});

/** Validates a {@link types.AutomapTemplateOptions}. */
export const automapTemplateOptionsSchema: Schema<types.AutomapTemplateOptions> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["template", "options"],
  properties: {
    template: { type: "string", const: "automap" },
    namespace: { type: "string", maxLength: 255 },
    options: () => automapOptionsSchema,
  },
});

/** Validates a {@link types.BaseProperty}. */
export const basePropertySchema: Schema<types.BaseProperty> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["key"],
  properties: {
    key: { type: "string", minLength: 1, maxLength: 1000 },
    label: { type: "string", maxLength: 1000 },
    description: { type: "string", maxLength: 10000 },
    constraints: { type: "array", items: () => constraintSchema },
    readonly: { type: "boolean" },
    appearance: () => fieldAppearanceSchema,
    actions: { type: "array", items: () => actionSchema },
    metadata: {},
    treatments: { type: "array", items: { type: "string", maxLength: 255 } },
    alternativeNames: { type: "array", items: { type: "string", maxLength: 1000 } },
  },
});

/** Validates a {@link types.BlueprintWorkbook}. */
export const blueprintWorkbookSchema: Schema<types.BlueprintWorkbook> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["name"],
  additionalProperties: false,
  properties: {
    name: { type: "string", maxLength: 255, minLength: 1 },
    sheets: { type: "array", items: () => sheetConfigSchema },
    actions: { type: "array", items: () => actionSchema },
    labels: { type: "array", items: { type: "string", minLength: 1, maxLength: 255 } },
    namespace: { type: "string", maxLength: 255 },
    settings: () => workbookSettingsSchema,
    metadata: {},
  },
});

/** Validates a {@link types.BooleanProperty}. */
export const booleanPropertySchema: Schema<types.BooleanProperty> = /* @__PURE__ */ defineSchema({
  type: "object",
  allOf: [() => basePropertySchema],
  required: ["type"],
  properties: { type: { type: "string", const: "boolean" }, config: () => booleanPropertyConfigSchema },
});

/** Validates a {@link types.BooleanPropertyConfig}. */
export const booleanPropertyConfigSchema: Schema<types.BooleanPropertyConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["allowIndeterminate"],
  properties: { allowIndeterminate: { type: "boolean" } },
});

/** Validates a {@link types.BulkMutateFlagsJobConfig}. */
export const bulkMutateFlagsJobConfigSchema: Schema<types.BulkMutateFlagsJobConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["workbookId", "mutation"],
  additionalProperties: false,
  properties: {
    workbookId: () => workbookIdSchema,
    mutation: () => flagMutationConfigSchema,
    query: { type: "string", maxLength: 10000 },
    filter: {},
    filterField: { type: "string" },
    searchValue: { type: "string", maxLength: 1000 },
    searchField: { type: "string" },
    q: { type: "string", maxLength: 1000 },
    ids: { type: "array", minItems: 1, items: () => recordIdSchema },
    exceptions: { type: "array", items: () => recordIdSchema },
    snapshotLabel: { type: "string", minLength: 1 },
  },
});

/** Validates a {@link types.BulkMutateFlagsRequest}. */
export const bulkMutateFlagsRequestSchema: Schema<types.BulkMutateFlagsRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["operation", "slug"],
  additionalProperties: false,
  properties: {
    operation: () => flagOperationSchema,
    slug: { type: "string", maxLength: 255, minLength: 1 },
    flag: () => flagMutationDataSchema,
    exceptions: { type: "array", items: () => recordIdSchema },
    query: { type: "string", maxLength: 10000 },
    filter: {},
    filterField: { type: "string", maxLength: 1000 },
    searchValue: { type: "string", maxLength: 1000 },
    searchField: { type: "string", maxLength: 1000 },
    q: { type: "string", maxLength: 1000 },
    ids: { type: "array", minItems: 1, items: () => recordIdSchema },
    snapshotLabel: { type: "string", minLength: 1, maxLength: 1000 },
  },
});

/** Validates a {@link types.BulkMutateFlagsResponse}. */
export const bulkMutateFlagsResponseSchema: Schema<types.BulkMutateFlagsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["success", "jobId"],
  properties: { success: { type: "boolean" }, jobId: () => jobIdSchema },
});

/** Validates a {@link types.BulkUpdateRecordRequest}. */
export const bulkUpdateRecordRequestSchema: Schema<types.BulkUpdateRecordRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  required: ["fieldUpdates"],
  properties: { fieldUpdates: { type: "object", additionalProperties: () => cellValueSchema } },
});

/** Validates a {@link types.Calculation}. */
export const calculationSchema: Schema<types.Calculation> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "workbookId", "sheetId", "fieldKey", "type"],
  properties: {
    id: () => calculationIdSchema,
    workbookId: () => workbookIdSchema,
    sheetId: () => sheetIdSchema,
    fieldKey: { type: "string", minLength: 1 },
    type: () => calculationTypeSchema,
    value: { type: "number" },
    counts: () => fieldRecordCountsSchema,
  },
});

/** Validates a {@link types.CalculationFilter}. */
export const calculationFilterSchema: Schema<types.CalculationFilter> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: calculationFilters,
});

/** Validates a {@link types.CalculationId}. */
export const calculationIdSchema: Schema<types.CalculationId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_calc_Uo6iP9lE", rule: /^[^_]*_(?:calc)_[^_]/ },
});

/** Validates a {@link types.CalculationType}. */
export const calculationTypeSchema: Schema<types.CalculationType> = /* @__PURE__ */ defineSchema({
  type: "string",
});

/** Validates a {@link types.CanvasArea}. */
export const canvasAreaSchema: Schema<types.CanvasArea> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: [
    "id",
    "canvasId",
    "config",
    "metadata",
    "overlay",
    "layout",
    "type",
    "position",
    "visibility",
    "createdAt",
    "updatedAt",
  ],
  properties: {
    id: () => canvasAreaIdSchema,
    canvasId: () => canvasIdSchema,
    parentId: () => canvasAreaIdSchema,
    config: {},
    metadata: {},
    overlay: {},
    layout: { type: "string" },
    type: { type: "string" },
    position: { type: "string" },
    visibility: { type: "string" },
    createdAt: { type: "string", format: dateTime },
    updatedAt: { type: "string", format: dateTime },
    deletedAt: { type: "string", format: dateTime },
  },
});

/** Validates a {@link types.CanvasAreaCreatedEvent}. */
export const canvasAreaCreatedEventSchema: Schema<types.CanvasAreaCreatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "canvas-area:created" },
        domain: { type: "string", const: "canvas-area" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "entityId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                entityId: { type: "string", minLength: 1 },
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["canvasId", "type"],
          properties: { canvasId: { type: "string" }, type: { type: "string" } },
        },
      },
    },
  ],
});

/** Validates a {@link types.CanvasAreaDeletedEvent}. */
export const canvasAreaDeletedEventSchema: Schema<types.CanvasAreaDeletedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "canvas-area:deleted" },
        domain: { type: "string", const: "canvas-area" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "entityId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                entityId: { type: "string", minLength: 1 },
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["canvasId", "type"],
          properties: { canvasId: { type: "string" }, type: { type: "string" } },
        },
      },
    },
  ],
});

/** Validates a {@link types.CanvasAreaId}. */
export const canvasAreaIdSchema: Schema<types.CanvasAreaId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_cva_Sa2kT6cX", rule: /^[^_]*_(?:cva)_[^_]/ },
});

/** Validates a {@link types.CanvasAreaLayout}. */
export const canvasAreaLayoutSchema: Schema<types.CanvasAreaLayout> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: canvasAreaLayouts,
});

/** Validates a {@link types.CanvasAreaPosition}. */
export const canvasAreaPositionSchema: Schema<types.CanvasAreaPosition> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: canvasAreaPositions,
});

/** Validates a {@link types.CanvasAreaResponse}. */
export const canvasAreaResponseSchema: Schema<types.CanvasAreaResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => canvasAreaSchema },
});

/** Validates a {@link types.CanvasAreaType}. */
export const canvasAreaTypeSchema: Schema<types.CanvasAreaType> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: canvasAreaTypes,
});

/** Validates a {@link types.CanvasAreaUpdatedEvent}. */
export const canvasAreaUpdatedEventSchema: Schema<types.CanvasAreaUpdatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "canvas-area:updated" },
        domain: { type: "string", const: "canvas-area" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "entityId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                entityId: { type: "string", minLength: 1 },
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["canvasId", "type"],
          properties: { canvasId: { type: "string" }, type: { type: "string" } },
        },
      },
    },
  ],
});

/** Validates a {@link types.CanvasAreaVisibility}. */
export const canvasAreaVisibilitySchema: Schema<types.CanvasAreaVisibility> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: canvasAreaVisibilities,
});

/** Validates a {@link types.CanvasCreatedEvent}. */
export const canvasCreatedEventSchema: Schema<types.CanvasCreatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context"],
      properties: {
        topic: { type: "string", const: "canvas:created" },
        domain: { type: "string", const: "canvas" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "entityId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                entityId: { type: "string", minLength: 1 },
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
      },
    },
  ],
});

/** Validates a {@link types.CanvasDeletedEvent}. */
export const canvasDeletedEventSchema: Schema<types.CanvasDeletedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context"],
      properties: {
        topic: { type: "string", const: "canvas:deleted" },
        domain: { type: "string", const: "canvas" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "entityId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                entityId: { type: "string", minLength: 1 },
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
      },
    },
  ],
});

/** Validates a {@link types.CanvasId}. */
export const canvasIdSchema: Schema<types.CanvasId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_cv_Dr9nF4jW", rule: /^[^_]*_(?:cv)_[^_]/ },
});

/** Validates a {@link types.CanvasUpdatedEvent}. */
export const canvasUpdatedEventSchema: Schema<types.CanvasUpdatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context"],
      properties: {
        topic: { type: "string", const: "canvas:updated" },
        domain: { type: "string", const: "canvas" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "entityId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                entityId: { type: "string", minLength: 1 },
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
      },
    },
  ],
});

/** Validates a {@link types.CaseStep}. */
export const caseStepSchema: Schema<types.CaseStep> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type", "to"],
  additionalProperties: false,
  properties: { type: { type: "string", const: "case" }, to: () => letterCaseSchema },
});

/** Validates a {@link types.CellConfig}. */
export const cellConfigSchema: Schema<types.CellConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  properties: { readonly: { type: "boolean" } },
});

/** Validates a {@link types.CellData}. */
export const cellDataSchema: Schema<types.CellData> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: {
    value: () => cellValueUnionSchema,
    valid: { type: "boolean" },
    messages: { type: "array", items: () => validationMessageSchema },
  },
});

/** Validates a {@link types.CellValue}. */
export const cellValueSchema: Schema<types.CellValue> = /* @__PURE__ */ defineSchema({
  type: "object",
  properties: {
    value: () => cellValueUnionSchema,
    valid: { type: "boolean" },
    messages: { type: "array", items: () => validationMessageSchema },
    updatedAt: { type: "string", format: dateTime },
    ifCommitId: () => commitIdSchema,
    layer: { type: "string", maxLength: 255 },
    links: { type: "array", items: () => recordSchema },
    metadata: { type: "object" },
  },
});

/** Validates a {@link types.CellValueUnion}. */
export const cellValueUnionSchema: Schema<types.CellValueUnion> = /* @__PURE__ */ defineSchema({
  anyOf: [
    { type: "string" },
    { type: "number" },
    { type: "boolean" },
    { type: "array", items: { type: "string" } },
    { type: "null" },
  ],
});

/** Validates a {@link types.CellValueWithCounts}. */
export const cellValueWithCountsSchema: Schema<types.CellValueWithCounts> = /* @__PURE__ */ defineSchema({
  type: "object",
  properties: { value: () => cellValueUnionSchema, counts: () => recordCountsSchema },
});

/** Validates a {@link types.CellsResponse}. */
export const cellsResponseSchema: Schema<types.CellsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => cellsResponseDataSchema },
});

/** Validates a {@link types.CellsResponseData}. */
export const cellsResponseDataSchema: Schema<types.CellsResponseData> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: { type: "array", items: () => cellValueWithCountsSchema },
});

/** Validates a {@link types.Certainty}. */
export const certaintySchema: Schema<types.Certainty> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: certainties,
});

/** Validates a {@link types.ChangeType}. */
export const changeTypeSchema: Schema<types.ChangeType> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: changeTypes,
});

/** Validates a {@link types.CloneFileRequest}. */
export const cloneFileRequestSchema: Schema<types.CloneFileRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: { prefix: { type: "string", minLength: 1, maxLength: 255 } },
});

/** Validates a {@link types.CoalesceRule}. */
export const coalesceRuleSchema: Schema<types.CoalesceRule> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type", "columns", "field"],
  additionalProperties: false,
  properties: {
    type: { type: "string", const: "coalesce" },
    columns: {
      type: "array",
      minItems: 1,
      maxItems: 100,
      items: { type: "string", minLength: 1, maxLength: 1000 },
    },
    field: { type: "string", minLength: 1, maxLength: 1000 },
    steps: { type: "array", items: () => ruleStepSchema },
  },
});

/** Validates a {@link types.CollectionJobSubject}. */
export const collectionJobSubjectSchema: Schema<types.CollectionJobSubject> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type", "resource"],
  properties: {
    type: { type: "string", const: "collection" },
    resource: { type: "string", minLength: 1, maxLength: 255 },
    params: { type: "object" },
    query: { type: "object" },
  },
});

/** Validates a {@link types.ColumnNames}. */
export const columnNamesSchema: Schema<types.ColumnNames> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: columnNames,
});

/** Validates a {@link types.CombinedRecord}. */
export const combinedRecordSchema: Schema<types.CombinedRecord> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["record"],
  properties: {
    record: { type: "integer", minimum: 0, maximum: 2147483647 },
    with: { type: "integer", minimum: 0, maximum: 2147483647 },
  },
});

/** Validates a {@link types.Commit}. */
export const commitSchema: Schema<types.Commit> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "sheetId", "createdBy", "createdAt"],
  properties: {
    id: () => commitIdSchema,
    sheetId: () => sheetIdSchema,
    createdBy: () => actorRefSchema,
    createdByName: { type: "string", minLength: 1 },
    completedBy: () => actorRefSchema,
    completedByName: { type: "string", minLength: 1 },
    createdAt: { type: "string", format: dateTime },
    completedAt: { type: "string", format: dateTime },
    waitsFor: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } },
    completesAt: { type: "string", format: dateTime },
  },
});

/** Validates a {@link types.CommitChange}. */
export const commitChangeSchema: Schema<types.CommitChange> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type", "sheetId", "position"],
  properties: {
    type: () => commitChangeTypeSchema,
    sheetId: () => sheetIdSchema,
    recordId: () => recordIdSchema,
    position: { type: "integer", minimum: 0 },
    fields: { type: "array", items: { type: "string" } },
  },
});

/** Validates a {@link types.CommitChangeType}. */
export const commitChangeTypeSchema: Schema<types.CommitChangeType> = /* @__PURE__ */ defineSchema({
  type: "string",
});

/** Validates a {@link types.CommitCompletedEvent}. */
export const commitCompletedEventSchema: Schema<types.CommitCompletedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "commit:completed" },
        domain: { type: "string", const: "workbook" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "workbookId", "sheetId", "sheetSlug", "commitId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                workbookId: () => workbookIdSchema,
                sheetId: () => sheetIdSchema,
                sheetSlug: { type: "string", minLength: 1 },
                commitId: () => commitIdSchema,
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["trackChanges"],
          properties: {
            trackChanges: { type: "boolean" },
            cause: { type: "string", enum: ["undo", "restore"] },
          },
        },
      },
    },
  ],
});

/** Validates a {@link types.CommitCreatedEvent}. */
export const commitCreatedEventSchema: Schema<types.CommitCreatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "commit:created" },
        domain: { type: "string", const: "workbook" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "workbookId", "sheetId", "sheetSlug", "commitId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                workbookId: () => workbookIdSchema,
                sheetId: () => sheetIdSchema,
                sheetSlug: { type: "string", minLength: 1 },
                commitId: () => commitIdSchema,
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["trackChanges"],
          properties: {
            trackChanges: { type: "boolean" },
            cause: { type: "string", enum: ["undo", "restore"] },
          },
        },
      },
    },
  ],
});

/** Validates a {@link types.CommitId}. */
export const commitIdSchema: Schema<types.CommitId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_vr_Wd8jX5kV", rule: /^[^_]*_(?:vr)_[^_]/ },
});

/** Validates a {@link types.CommitResponse}. */
export const commitResponseSchema: Schema<types.CommitResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => commitSchema },
});

/** Validates a {@link types.CommitUpdatedEvent}. */
export const commitUpdatedEventSchema: Schema<types.CommitUpdatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "commit:updated" },
        domain: { type: "string", const: "workbook" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "workbookId", "sheetId", "sheetSlug", "commitId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                workbookId: () => workbookIdSchema,
                sheetId: () => sheetIdSchema,
                sheetSlug: { type: "string", minLength: 1 },
                commitId: () => commitIdSchema,
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["trackChanges"],
          properties: {
            trackChanges: { type: "boolean" },
            cause: { type: "string", enum: ["undo", "restore"] },
          },
        },
      },
    },
  ],
});

/** Validates a {@link types.Compiler}. */
export const compilerSchema: Schema<types.Compiler> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: compilers,
});

/** Validates a {@link types.CompositeUniqueConstraint}. */
export const compositeUniqueConstraintSchema: Schema<types.CompositeUniqueConstraint> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type", "name", "fields", "strategy"],
  properties: {
    type: { type: "string", const: "unique" },
    name: { type: "string", maxLength: 255, minLength: 1 },
    fields: { type: "array", items: { type: "string", maxLength: 1000 } },
    requiredFields: { type: "array", items: { type: "string", maxLength: 1000 } },
    strategy: () => compositeUniqueConstraintStrategySchema,
    config: () => compositeUniqueConstraintConfigSchema,
  },
});

/** Validates a {@link types.CompositeUniqueConstraintConfig}. */
export const compositeUniqueConstraintConfigSchema: Schema<types.CompositeUniqueConstraintConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  properties: { message: { type: "string", maxLength: 10000 }, level: () => validationTypeSchema },
});

/** Validates a {@link types.CompositeUniqueConstraintStrategy}. */
export const compositeUniqueConstraintStrategySchema: Schema<types.CompositeUniqueConstraintStrategy> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: compositeUniqueConstraintStrategies,
});

/** Validates a {@link types.ComputedConstraint}. */
export const computedConstraintSchema: Schema<types.ComputedConstraint> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type"],
  properties: { type: { type: "string", const: "computed" } },
});

/** Validates a {@link types.ConcatenateRule}. */
export const concatenateRuleSchema: Schema<types.ConcatenateRule> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type", "columns", "field"],
  additionalProperties: false,
  properties: {
    type: { type: "string", const: "concatenate" },
    columns: {
      type: "array",
      minItems: 1,
      maxItems: 100,
      items: { type: "string", minLength: 1, maxLength: 1000 },
    },
    field: { type: "string", minLength: 1, maxLength: 1000 },
    separator: { type: "string", maxLength: 100 },
    steps: { type: "array", items: () => ruleStepSchema },
  },
});

/** Validates a {@link types.ConstantRule}. */
export const constantRuleSchema: Schema<types.ConstantRule> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type", "field", "value"],
  additionalProperties: false,
  properties: {
    type: { type: "string", const: "constant" },
    field: { type: "string", minLength: 1, maxLength: 1000 },
    value: {
      anyOf: [
        { type: "string", maxLength: 10000 },
        { type: "number" },
        { type: "boolean" },
        { type: "null" },
      ],
    },
  },
});

/** Validates a {@link types.Constraint}. */
export const constraintSchema: Schema<types.Constraint> = /* @__PURE__ */ defineSchema({
  choice: {
    tag: "type",
    shapes: {
      required: () => requiredConstraintSchema,
      unique: () => uniqueConstraintSchema,
      computed: () => computedConstraintSchema,
      external: () => externalConstraintSchema,
      stored: () => storedConstraintSchema,
    },
  },
});

/** Validates a {@link types.ConstraintCreate}. */
export const constraintCreateSchema: Schema<types.ConstraintCreate> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["validator"],
  additionalProperties: false,
  properties: {
    validator: { type: "string", minLength: 1, maxLength: 255 },
    label: { type: "string", minLength: 1, maxLength: 1000 },
    description: { type: "string", maxLength: 10000 },
    rule: () => storedRuleSchema,
    function: { type: "string", minLength: 1, maxLength: 262144 },
    options: () => storedConstraintOptionsSchema,
    appId: () => appIdSchema,
  },
});

/** Validates a {@link types.ConstraintId}. */
export const constraintIdSchema: Schema<types.ConstraintId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_cn_Vn4kS7tZ", rule: /^[^_]*_(?:cn)_[^_]/ },
});

/** Validates a {@link types.ConstraintResource}. */
export const constraintResourceSchema: Schema<types.ConstraintResource> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "appId", "validator", "version", "isBuiltin", "createdAt", "updatedAt"],
  properties: {
    id: () => constraintIdSchema,
    appId: () => appIdSchema,
    validator: { type: "string", minLength: 1, maxLength: 255 },
    label: { type: "string", minLength: 1, maxLength: 1000 },
    description: { type: "string" },
    rule: () => storedRuleSchema,
    function: { type: "string", minLength: 1 },
    options: () => storedConstraintOptionsSchema,
    version: { type: "integer", minimum: 1, maximum: 2147483647 },
    isBuiltin: { type: "boolean" },
    createdAt: { type: "string", format: dateTime },
    updatedAt: { type: "string", format: dateTime },
  },
});

/** Validates a {@link types.ConstraintResponse}. */
export const constraintResponseSchema: Schema<types.ConstraintResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => constraintResourceSchema },
});

/** Validates a {@link types.ConstraintUpdate}. */
export const constraintUpdateSchema: Schema<types.ConstraintUpdate> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: {
    label: { type: "string", minLength: 1, maxLength: 1000 },
    description: { type: "string", maxLength: 10000 },
    rule: () => storedRuleSchema,
    function: { type: "string", minLength: 1, maxLength: 262144 },
    options: () => storedConstraintOptionsSchema,
  },
});

/** Validates a {@link types.ConstraintVersionResource}. */
export const constraintVersionResourceSchema: Schema<types.ConstraintVersionResource> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "appId", "validator", "version", "isBuiltin", "createdAt", "updatedAt"],
  properties: {
    id: () => constraintIdSchema,
    appId: () => appIdSchema,
    validator: { type: "string", minLength: 1, maxLength: 255 },
    label: { type: "string", minLength: 1, maxLength: 1000 },
    description: { type: "string" },
    rule: () => storedRuleSchema,
    function: { type: "string", minLength: 1 },
    options: () => storedConstraintOptionsSchema,
    isBuiltin: { type: "boolean" },
    version: { type: "integer", minimum: 1, maximum: 2147483647 },
    createdAt: { type: "string", format: dateTime },
    updatedAt: { type: "string", format: dateTime },
  },
});

/** Validates a {@link types.ConstraintVersionResponse}. */
export const constraintVersionResponseSchema: Schema<types.ConstraintVersionResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => constraintVersionResourceSchema },
});

/** Validates a {@link types.ConstraintVersionsResponse}. */
export const constraintVersionsResponseSchema: Schema<types.ConstraintVersionsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => constraintVersionResourceSchema } },
});

/** Validates a {@link types.ConstraintsResponse}. */
export const constraintsResponseSchema: Schema<types.ConstraintsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => constraintResourceSchema } },
});

/** Validates a {@link types.ConstraintsTemplateOptions}. */
export const constraintsTemplateOptionsSchema: Schema<types.ConstraintsTemplateOptions> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["template"],
  properties: {
    template: { type: "string", const: "constraints" },
    namespace: { type: "string", maxLength: 255 },
  },
});

/** Validates a {@link types.Context}. */
export const contextSchema: Schema<types.Context> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["accountId", "environmentId"],
  properties: {
    accountId: () => accountIdSchema,
    environmentId: () => environmentIdSchema,
    actionName: { type: "string", minLength: 1 },
    spaceId: () => spaceIdSchema,
    workbookId: () => workbookIdSchema,
    sheetId: () => sheetIdSchema,
    sheetSlug: { type: "string", minLength: 1 },
    snapshotId: () => snapshotIdSchema,
    commitId: () => commitIdSchema,
    versionId: () => versionIdSchema,
    jobId: () => jobIdSchema,
    programId: () => programIdSchema,
    fileId: () => fileIdSchema,
    documentId: () => documentIdSchema,
    precedingEventId: () => eventIdSchema,
    actorId: () => actorRefSchema,
    appId: () => appIdSchema,
    actionId: () => actionIdSchema,
    dataClipId: () => dataClipIdSchema,
    threadId: () => threadIdSchema,
    entityId: { type: "string", minLength: 1 },
    namespaces: { type: "array", items: { type: "string", minLength: 1 } },
    filters: { type: "object", additionalProperties: { type: "string" } },
    slugs: () => eventContextSlugsSchema,
  },
});

/** Validates a {@link types.CopyRecordsJobConfig}. */
export const copyRecordsJobConfigSchema: Schema<types.CopyRecordsJobConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["sheetId"],
  additionalProperties: false,
  properties: { sheetId: () => sheetIdSchema },
});

/** Validates a {@link types.CreateCanvasAreaRequest}. */
export const createCanvasAreaRequestSchema: Schema<types.CreateCanvasAreaRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["canvasId", "type", "position"],
  additionalProperties: false,
  properties: {
    canvasId: () => canvasIdSchema,
    parentId: () => canvasAreaIdSchema,
    config: {},
    metadata: {},
    overlay: {},
    layout: () => canvasAreaLayoutSchema,
    type: () => canvasAreaTypeSchema,
    position: () => canvasAreaPositionSchema,
    visibility: () => canvasAreaVisibilitySchema,
  },
});

/** Validates a {@link types.CreateEventConfig}. */
export const createEventConfigSchema: Schema<types.CreateEventConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["context", "domain", "payload", "topic"],
  additionalProperties: false,
  properties: {
    topic: () => eventTopicSchema,
    domain: () => eventDomainSchema,
    context: () => contextSchema,
    payload: { type: "object" },
    attributes: () => eventAttributesSchema,
    callbackUrl: { type: "string", minLength: 1 },
    dataUrl: { type: "string", minLength: 1 },
    deletedAt: { type: "string", format: dateTime },
    namespaces: { type: "array", items: { type: "string", minLength: 1 } },
    origin: () => originSchema,
    target: { type: "string", minLength: 1 },
  },
});

/** Validates a {@link types.CreateFlagRequest}. */
export const createFlagRequestSchema: Schema<types.CreateFlagRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["slug", "label", "colorHex"],
  additionalProperties: false,
  properties: {
    slug: { type: "string", maxLength: 255, minLength: 1 },
    label: { type: "string", maxLength: 1000, minLength: 1 },
    colorHex: { type: "string", pattern: /^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$/u, maxLength: 255 },
  },
});

/** Validates a {@link types.CreateGuestResponse}. */
export const createGuestResponseSchema: Schema<types.CreateGuestResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => guestSchema } },
});

/** Validates a {@link types.CreateGuidanceRequest}. */
export const createGuidanceRequestSchema: Schema<types.CreateGuidanceRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["guideSlug", "options"],
  additionalProperties: false,
  properties: {
    guideSlug: { type: "string", minLength: 1, maxLength: 255 },
    options: () => guidanceOptionsSchema,
  },
});

/** Validates a {@link types.CreateImportSessionRequest}. */
export const createImportSessionRequestSchema: Schema<types.CreateImportSessionRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["guest", "origins"],
  additionalProperties: false,
  properties: {
    blueprint: () => spaceBlueprintSchema,
    spaceConfigId: () => spaceIdSchema,
    environmentId: () => environmentIdSchema,
    name: { type: "string", minLength: 1, maxLength: 255 },
    guest: () => importSessionGuestSchema,
    origins: {
      type: "array",
      minItems: 1,
      maxItems: 50,
      items: { type: "string", minLength: 1, maxLength: 300 },
    },
    keyFields: {
      type: "array",
      minItems: 1,
      maxItems: 10,
      items: { type: "string", minLength: 1, maxLength: 1000 },
    },
    maxRecords: { type: "integer", minimum: 1, maximum: 10000000 },
    expiresIn: { type: "integer", minimum: 60, maximum: 2592000 },
    metadata: { type: "object" },
    completedUrl: { type: "string", format: uri, maxLength: 2048, pattern: /^https?:\/\//u },
  },
});

/** Validates a {@link types.CreateImportSessionResponse}. */
export const createImportSessionResponseSchema: Schema<types.CreateImportSessionResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => createdImportSessionSchema },
});

/** Validates a {@link types.CreateMappingRulesRequest}. */
export const createMappingRulesRequestSchema: Schema<types.CreateMappingRulesRequest> = /* @__PURE__ */ defineSchema({
  type: "array",
  minItems: 1,
  maxItems: 1000,
  items: () => mappingRuleConfigSchema,
});

/** Validates a {@link types.CreatePersonalAccessTokenRequest}. */
export const createPersonalAccessTokenRequestSchema: Schema<types.CreatePersonalAccessTokenRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["name"],
  additionalProperties: false,
  properties: { name: { type: "string", maxLength: 255, minLength: 1 } },
});

/** Validates a {@link types.CreatePersonalAccessTokenResponse}. */
export const createPersonalAccessTokenResponseSchema: Schema<types.CreatePersonalAccessTokenResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => createPersonalAccessTokenResponseDataSchema },
});

/** Validates a {@link types.CreatePersonalAccessTokenResponseData}. */
export const createPersonalAccessTokenResponseDataSchema: Schema<types.CreatePersonalAccessTokenResponseData> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["token", "personalAccessToken"],
  properties: {
    token: { type: "string", minLength: 1 },
    personalAccessToken: () => personalAccessTokenSchema,
  },
});

/** Validates a {@link types.CreateSnapshotRequest}. */
export const createSnapshotRequestSchema: Schema<types.CreateSnapshotRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["sheetId"],
  additionalProperties: false,
  properties: {
    sheetId: () => sheetIdSchema,
    label: { type: "string", minLength: 1, maxLength: 1000 },
    threadId: { type: "string", minLength: 1, maxLength: 1000 },
  },
});

/** Validates a {@link types.CreateWebhookRequest}. */
export const createWebhookRequestSchema: Schema<types.CreateWebhookRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["url", "environmentId"],
  additionalProperties: false,
  properties: {
    url: { type: "string", format: uri, pattern: /^[Hh][Tt][Tt][Pp][Ss]?:\/\//u, maxLength: 2048 },
    environmentId: () => environmentIdSchema,
    spaceId: () => spaceIdSchema,
    topics: { type: "array", uniqueItems: true, items: () => eventTopicSchema },
    importSessions: { type: "boolean" },
    isActive: { type: "boolean" },
  },
});

/** Validates a {@link types.CreateWorkbookConfig}. */
export const createWorkbookConfigSchema: Schema<types.CreateWorkbookConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["name"],
  additionalProperties: false,
  properties: {
    name: { type: "string", maxLength: 255, minLength: 1 },
    labels: { type: "array", items: { type: "string", minLength: 1, maxLength: 255 } },
    spaceId: () => spaceIdSchema,
    environmentId: () => environmentIdSchema,
    namespace: { type: "string", maxLength: 255 },
    sheets: { type: "array", items: () => sheetConfigSchema },
    actions: { type: "array", items: () => actionSchema },
    settings: () => workbookSettingsSchema,
    metadata: {},
    treatments: { type: "array", items: () => workbookTreatmentSchema },
    storageStrategy: () => storageStrategySchema,
    folder: { type: "string", maxLength: 255 },
  },
});

/** Validates a {@link types.CreatedImportSession}. */
export const createdImportSessionSchema: Schema<types.CreatedImportSession> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: [
    "id",
    "status",
    "spaceId",
    "workbookId",
    "sheetId",
    "guestId",
    "externalId",
    "origins",
    "counts",
    "createdAt",
    "expiresAt",
    "token",
  ],
  properties: {
    id: () => jobIdSchema,
    status: () => importSessionStatusSchema,
    spaceId: () => spaceIdSchema,
    workbookId: () => workbookIdSchema,
    sheetId: () => sheetIdSchema,
    guestId: () => guestIdSchema,
    externalId: { type: "string" },
    origins: { type: "array", items: { type: "string" } },
    keyFields: { type: "array", minItems: 1, maxItems: 10, items: { type: "string", minLength: 1 } },
    maxRecords: { type: "integer", minimum: 1, maximum: 10000000 },
    completedUrl: { type: "string", format: uri, maxLength: 2048, pattern: /^https?:\/\//u },
    counts: () => recordCountsSchema,
    createdAt: { type: "string", format: dateTime },
    expiresAt: { type: "string", format: dateTime },
    endedAt: { type: "string", format: dateTime },
    metadata: { type: "object" },
    token: { type: "string", minLength: 1 },
    url: { type: "string", format: uri },
  },
});

/** Validates a {@link types.Credentials}. */
export const credentialsSchema: Schema<types.Credentials> = /* @__PURE__ */ defineSchema({
  choice: {
    tag: "type",
    shapes: { userCredentials: () => userCredentialsSchema, apiCredentials: () => apiCredentialsSchema },
  },
});

/** Validates a {@link types.Cron5MinutesEvent}. */
export const cron5MinutesEventSchema: Schema<types.Cron5MinutesEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "cron:5-minutes" },
        domain: { type: "string", const: "cron" },
        context: { allOf: [() => contextSchema] },
        payload: {
          type: "object",
          required: ["dueAt"],
          properties: { dueAt: { type: "string", format: dateTime } },
        },
      },
    },
  ],
});

/** Validates a {@link types.CronDailyEvent}. */
export const cronDailyEventSchema: Schema<types.CronDailyEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "cron:daily" },
        domain: { type: "string", const: "cron" },
        context: { allOf: [() => contextSchema] },
        payload: {
          type: "object",
          required: ["dueAt"],
          properties: { dueAt: { type: "string", format: dateTime } },
        },
      },
    },
  ],
});

/** Validates a {@link types.CronHourlyEvent}. */
export const cronHourlyEventSchema: Schema<types.CronHourlyEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "cron:hourly" },
        domain: { type: "string", const: "cron" },
        context: { allOf: [() => contextSchema] },
        payload: {
          type: "object",
          required: ["dueAt"],
          properties: { dueAt: { type: "string", format: dateTime } },
        },
      },
    },
  ],
});

/** Validates a {@link types.CronWeeklyEvent}. */
export const cronWeeklyEventSchema: Schema<types.CronWeeklyEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "cron:weekly" },
        domain: { type: "string", const: "cron" },
        context: { allOf: [() => contextSchema] },
        payload: {
          type: "object",
          required: ["dueAt"],
          properties: { dueAt: { type: "string", format: dateTime } },
        },
      },
    },
  ],
});

/** Validates a {@link types.CurrentActor}. */
export const currentActorSchema: Schema<types.CurrentActor> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "kind", "accountId", "permissions", "roles", "token"],
  properties: {
    id: { type: "string", minLength: 1 },
    kind: () => actorKindSchema,
    name: { type: "string" },
    email: { type: "string", format: email },
    accountId: () => accountIdSchema,
    environmentId: () => environmentIdSchema,
    permissions: { type: "array", uniqueItems: true, items: { type: "string", minLength: 1 } },
    roles: { type: "array", items: () => currentRoleSchema },
    token: () => currentTokenSchema,
  },
});

/** Validates a {@link types.CurrentActorResponse}. */
export const currentActorResponseSchema: Schema<types.CurrentActorResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => currentActorSchema },
});

/** Validates a {@link types.CurrentRole}. */
export const currentRoleSchema: Schema<types.CurrentRole> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["name"],
  properties: {
    name: { type: "string", minLength: 1 },
    environmentId: () => environmentIdSchema,
    spaceId: () => spaceIdSchema,
  },
});

/** Validates a {@link types.CurrentToken}. */
export const currentTokenSchema: Schema<types.CurrentToken> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["kind"],
  properties: {
    kind: () => tokenKindSchema,
    expiresAt: { type: "string", format: dateTime },
    spaceId: () => spaceIdSchema,
    operations: { type: "array", uniqueItems: true, items: () => apiKeyOperationSchema },
  },
});

/** Validates a {@link types.CustomJobConfig}. */
export const customJobConfigSchema: Schema<types.CustomJobConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
});

/** Validates a {@link types.DataClipCollaboratorUpdatedEvent}. */
export const dataClipCollaboratorUpdatedEventSchema: Schema<types.DataClipCollaboratorUpdatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "data-clip:collaborator-updated" },
        domain: { type: "string", const: "data-clip" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "workbookId", "dataClipId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                workbookId: () => workbookIdSchema,
                dataClipId: () => dataClipIdSchema,
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["accountId", "dataClipId", "status"],
          properties: {
            accountId: { type: "string" },
            dataClipId: { type: "string" },
            status: { type: "string" },
          },
        },
      },
    },
  ],
});

/** Validates a {@link types.DataClipCreatedEvent}. */
export const dataClipCreatedEventSchema: Schema<types.DataClipCreatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "data-clip:created" },
        domain: { type: "string", const: "data-clip" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "workbookId", "dataClipId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                workbookId: () => workbookIdSchema,
                dataClipId: () => dataClipIdSchema,
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["accountId", "dataClipId", "status"],
          properties: {
            accountId: { type: "string" },
            dataClipId: { type: "string" },
            status: { type: "string" },
          },
        },
      },
    },
  ],
});

/** Validates a {@link types.DataClipDeletedEvent}. */
export const dataClipDeletedEventSchema: Schema<types.DataClipDeletedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "data-clip:deleted" },
        domain: { type: "string", const: "data-clip" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "workbookId", "dataClipId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                workbookId: () => workbookIdSchema,
                dataClipId: () => dataClipIdSchema,
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["accountId", "dataClipId", "status"],
          properties: {
            accountId: { type: "string" },
            dataClipId: { type: "string" },
            status: { type: "string" },
          },
        },
      },
    },
  ],
});

/** Validates a {@link types.DataClipId}. */
export const dataClipIdSchema: Schema<types.DataClipId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_clip_Pz5vH7tM", rule: /^[^_]*_(?:clip)_[^_]/ },
});

/** Validates a {@link types.DataClipResolutionsCreatedEvent}. */
export const dataClipResolutionsCreatedEventSchema: Schema<types.DataClipResolutionsCreatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "data-clip:resolutions-created" },
        domain: { type: "string", const: "data-clip" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "workbookId", "dataClipId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                workbookId: () => workbookIdSchema,
                dataClipId: () => dataClipIdSchema,
              },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["accountId", "dataClipId", "status"],
          properties: {
            accountId: { type: "string" },
            dataClipId: { type: "string" },
            status: { type: "string" },
          },
        },
      },
    },
  ],
});

/** Validates a {@link types.DataClipResolutionsRefreshedEvent}. */
export const dataClipResolutionsRefreshedEventSchema: Schema<types.DataClipResolutionsRefreshedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "data-clip:resolutions-refreshed" },
        domain: { type: "string", const: "data-clip" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "workbookId", "dataClipId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                workbookId: () => workbookIdSchema,
                dataClipId: () => dataClipIdSchema,
              },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["accountId", "dataClipId", "status"],
          properties: {
            accountId: { type: "string" },
            dataClipId: { type: "string" },
            status: { type: "string" },
          },
        },
      },
    },
  ],
});

/** Validates a {@link types.DataClipResolutionsUpdatedEvent}. */
export const dataClipResolutionsUpdatedEventSchema: Schema<types.DataClipResolutionsUpdatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "data-clip:resolutions-updated" },
        domain: { type: "string", const: "data-clip" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "workbookId", "dataClipId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                workbookId: () => workbookIdSchema,
                dataClipId: () => dataClipIdSchema,
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["accountId", "dataClipId", "status"],
          properties: {
            accountId: { type: "string" },
            dataClipId: { type: "string" },
            status: { type: "string" },
          },
        },
      },
    },
  ],
});

/** Validates a {@link types.DataClipUpdatedEvent}. */
export const dataClipUpdatedEventSchema: Schema<types.DataClipUpdatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "data-clip:updated" },
        domain: { type: "string", const: "data-clip" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "workbookId", "dataClipId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                workbookId: () => workbookIdSchema,
                dataClipId: () => dataClipIdSchema,
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["accountId", "dataClipId", "status"],
          properties: {
            accountId: { type: "string" },
            dataClipId: { type: "string" },
            status: { type: "string" },
          },
        },
      },
    },
  ],
});

/** Validates a {@link types.DataRetentionPolicy}. */
export const dataRetentionPolicySchema: Schema<types.DataRetentionPolicy> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "type", "period", "environmentId", "createdAt", "updatedAt"],
  properties: {
    id: () => dataRetentionPolicyIdSchema,
    type: { type: "string" },
    period: { type: "integer", minimum: 1, maximum: 2147483647 },
    target: { type: "string" },
    environmentId: () => environmentIdSchema,
    createdAt: { type: "string", format: dateTime },
    updatedAt: { type: "string", format: dateTime },
  },
});

/** Validates a {@link types.DataRetentionPolicyConfig}. */
export const dataRetentionPolicyConfigSchema: Schema<types.DataRetentionPolicyConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type", "period", "environmentId"],
  additionalProperties: false,
  properties: {
    type: () => dataRetentionPolicyTypeSchema,
    period: { type: "integer", minimum: 1, maximum: 2147483647 },
    target: () => dataRetentionPolicyTargetSchema,
    environmentId: () => environmentIdSchema,
  },
});

/** Validates a {@link types.DataRetentionPolicyId}. */
export const dataRetentionPolicyIdSchema: Schema<types.DataRetentionPolicyId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_drp_Kf6oD3iB", rule: /^[^_]*_(?:drp)_[^_]/ },
});

/** Validates a {@link types.DataRetentionPolicyResponse}. */
export const dataRetentionPolicyResponseSchema: Schema<types.DataRetentionPolicyResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => dataRetentionPolicySchema },
});

/** Validates a {@link types.DataRetentionPolicyTarget}. */
export const dataRetentionPolicyTargetSchema: Schema<types.DataRetentionPolicyTarget> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: dataRetentionPolicyTargets,
});

/** Validates a {@link types.DataRetentionPolicyType}. */
export const dataRetentionPolicyTypeSchema: Schema<types.DataRetentionPolicyType> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: dataRetentionPolicyTypes,
});

/** Validates a {@link types.DateOrder}. */
export const dateOrderSchema: Schema<types.DateOrder> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: dateOrders,
});

/** Validates a {@link types.DateProperty}. */
export const datePropertySchema: Schema<types.DateProperty> = /* @__PURE__ */ defineSchema({
  type: "object",
  allOf: [() => basePropertySchema],
  required: ["type"],
  properties: { type: { type: "string", const: "date" } },
});

/** Validates a {@link types.DateStep}. */
export const dateStepSchema: Schema<types.DateStep> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type", "order"],
  additionalProperties: false,
  properties: { type: { type: "string", const: "date" }, order: () => dateOrderSchema },
});

/** Validates a {@link types.DecimalSign}. */
export const decimalSignSchema: Schema<types.DecimalSign> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: decimalSigns,
});

/** Validates a {@link types.DeleteAllHistoryForUserRequest}. */
export const deleteAllHistoryForUserRequestSchema: Schema<types.DeleteAllHistoryForUserRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: { environmentId: () => environmentIdSchema },
});

/** Validates a {@link types.DeleteMultipleRulesRequest}. */
export const deleteMultipleRulesRequestSchema: Schema<types.DeleteMultipleRulesRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["ruleIds"],
  additionalProperties: false,
  properties: { ruleIds: { type: "array", minItems: 1, maxItems: 1000, items: () => mappingIdSchema } },
});

/** Validates a {@link types.DeleteRecordsJobConfig}. */
export const deleteRecordsJobConfigSchema: Schema<types.DeleteRecordsJobConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["sheet"],
  additionalProperties: false,
  properties: {
    sheet: () => sheetIdSchema,
    filter: () => calculationFilterSchema,
    filterField: { type: "string" },
    searchValue: { type: "string", maxLength: 1000 },
    searchField: { type: "string" },
    q: { type: "string", maxLength: 10000 },
    exceptions: { type: "array", items: () => recordIdSchema },
    snapshotLabel: { type: "string", minLength: 1 },
  },
});

/** Validates a {@link types.DetailedAgentLog}. */
export const detailedAgentLogSchema: Schema<types.DetailedAgentLog> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["eventId", "success", "createdAt", "completedAt", "duration", "topic", "context"],
  properties: {
    eventId: () => eventIdSchema,
    success: { type: "boolean" },
    createdAt: { type: "string", format: dateTime },
    completedAt: { type: "string", format: dateTime },
    duration: { type: "integer", minimum: 0, maximum: 2147483647 },
    topic: { type: "string", minLength: 1 },
    context: { type: "object" },
    log: { type: "string" },
  },
});

/** Validates a {@link types.DetectHeaderOptions}. */
export const detectHeaderOptionsSchema: Schema<types.DetectHeaderOptions> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: {
    algorithm: () => headerDetectionAlgorithmSchema,
    rowsToSearch: { type: "integer", minimum: 0, maximum: 2147483647 },
    skip: { type: "integer", minimum: 0, maximum: 2147483647 },
    headers: { type: "array", items: { type: "string", maxLength: 1000 } },
    rowNumbers: { type: "array", items: { type: "integer", minimum: 0, maximum: 1000 } },
    encoding: { type: "string", minLength: 1, maxLength: 40 },
    delimiter: { type: "string", pattern: /^[^"\r\n]$/u, maxLength: 255 },
    quote: { type: "string", pattern: /^[^\r\n]?$/u, maxLength: 255 },
    escape: { type: "string", enum: ["", "\\"] },
    comment: { type: "string", maxLength: 10, pattern: /^[^\r\n]*$/u },
    trim: { type: "boolean" },
    quotedRows: { type: "boolean" },
    columnStarts: {
      type: "array",
      minItems: 1,
      maxItems: 1000,
      items: { type: "integer", minimum: 0, maximum: 100000 },
    },
    header: () => headerDetectionOptionsSchema,
    keepAllRows: { type: "boolean" },
    hiddenSheets: { type: "boolean" },
    hiddenCells: { type: "boolean" },
    mergedCells: () => mergedCellsModeSchema,
    splitTables: { type: "boolean" },
    transposed: { type: "boolean" },
    sheets: { type: "array", maxItems: 500, items: { type: "string", maxLength: 1000 } },
    extent: () => fileExtentSchema,
  },
});

/** Validates a {@link types.DetectHeaderRequest}. */
export const detectHeaderRequestSchema: Schema<types.DetectHeaderRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: {
    fileId: () => fileIdSchema,
    data: {
      type: "array",
      minItems: 1,
      maxItems: 1000,
      items: { type: "array", maxItems: 1000, items: { type: "string", maxLength: 32767 } },
    },
    rows: {
      type: "array",
      minItems: 1,
      maxItems: 1000,
      items: { type: "array", maxItems: 1000, items: { type: "string", maxLength: 32767 } },
    },
    driver: () => fileDriverSchema,
    options: () => detectHeaderOptionsSchema,
    rowCount: { type: "integer", minimum: 1, maximum: 50 },
    firstRows: { type: "boolean" },
  },
});

/** Validates a {@link types.DetectHeaderResponse}. */
export const detectHeaderResponseSchema: Schema<types.DetectHeaderResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => detectedHeaderSchema },
});

/** Validates a {@link types.DetectedColumn}. */
export const detectedColumnSchema: Schema<types.DetectedColumn> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["key", "label"],
  properties: { key: { type: "string" }, label: { type: "string" } },
});

/** Validates a {@link types.DetectedHeader}. */
export const detectedHeaderSchema: Schema<types.DetectedHeader> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["header", "headerRow", "letters", "tables"],
  properties: {
    header: { type: "array", items: { type: "string" } },
    headerRow: { type: "integer", minimum: 0, maximum: 2147483647 },
    letters: { type: "array", items: { type: "string" } },
    encoding: { type: "string", minLength: 1 },
    encodingConfidence: { type: "number", minimum: 0, maximum: 1 },
    delimiter: { type: "string", minLength: 1 },
    delimiterConfidence: { type: "number", minimum: 0, maximum: 1 },
    quote: { type: "string" },
    escape: { type: "string" },
    comment: { type: "string" },
    trim: { type: "boolean" },
    quotedRows: { type: "boolean" },
    columnStarts: { type: "array", items: { type: "integer", minimum: 0, maximum: 2147483647 } },
    tables: { type: "array", items: () => detectedTableSchema },
  },
});

/** Validates a {@link types.DetectedTable}. */
export const detectedTableSchema: Schema<types.DetectedTable> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: [
    "name",
    "headerRows",
    "dataRow",
    "confidence",
    "columns",
    "rows",
    "leftOut",
    "leftOutRows",
    "emptyColumns",
  ],
  properties: {
    name: { type: "string" },
    headerRows: { type: "array", items: { type: "integer", minimum: 0, maximum: 2147483647 } },
    dataRow: { type: "integer", minimum: 0, maximum: 2147483647 },
    confidence: { type: "number", minimum: 0, maximum: 1 },
    columns: { type: "array", items: () => detectedColumnSchema },
    rows: { type: "array", items: { type: "array", items: { type: "string" } } },
    rowNumbers: { type: "array", items: { type: "integer", minimum: 0, maximum: 2147483647 } },
    firstRows: { type: "array", items: { type: "array", items: { type: "string" } } },
    firstRowNumber: { type: "integer", minimum: 0, maximum: 2147483647 },
    leftOut: { type: "integer", minimum: 0, maximum: 2147483647 },
    leftOutRows: { type: "array", items: () => leftOutRowSchema },
    emptyColumns: { type: "array", items: { type: "integer", minimum: 0, maximum: 2147483647 } },
  },
});

/** Validates a {@link types.DiffData}. */
export const diffDataSchema: Schema<types.DiffData> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: () => diffValueSchema,
});

/** Validates a {@link types.DiffRecord}. */
export const diffRecordSchema: Schema<types.DiffRecord> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "values"],
  properties: {
    id: () => recordIdSchema,
    changeType: { type: "string" },
    values: () => diffDataSchema,
    valid: { type: "boolean" },
    metadata: { type: "object" },
    config: () => recordConfigSchema,
  },
});

/** Validates a {@link types.DiffRecordsResponse}. */
export const diffRecordsResponseSchema: Schema<types.DiffRecordsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => diffRecordSchema }, nextCursor: () => nextCursorSchema },
});

/** Validates a {@link types.DiffValue}. */
export const diffValueSchema: Schema<types.DiffValue> = /* @__PURE__ */ defineSchema({
  type: "object",
  properties: {
    snapshotValue: () => cellValueUnionSchema,
    value: () => cellValueUnionSchema,
    valid: { type: "boolean" },
  },
});

/** Validates a {@link types.Document}. */
export const documentSchema: Schema<types.Document> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "title", "body", "createdAt", "updatedAt"],
  properties: {
    id: () => documentIdSchema,
    title: { type: "string", minLength: 1 },
    body: { type: "string" },
    createdAt: { type: "string", format: dateTime },
    updatedAt: { type: "string", format: dateTime },
    actions: { type: "array", items: () => actionSchema },
    createdFrom: () => documentIdSchema,
    environmentId: () => environmentIdSchema,
    spaceId: () => spaceIdSchema,
    lastPropagatedAt: { type: "string", format: dateTime },
    treatments: { type: "array", items: { type: "string" } },
  },
});

/** Validates a {@link types.DocumentConfig}. */
export const documentConfigSchema: Schema<types.DocumentConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["title", "body"],
  additionalProperties: false,
  properties: {
    title: { type: "string", minLength: 1, maxLength: 1000 },
    body: { type: "string" },
    treatments: { type: "array", items: { type: "string", maxLength: 255 } },
    actions: { type: "array", items: () => actionSchema },
  },
});

/** Validates a {@link types.DocumentCreatedEvent}. */
export const documentCreatedEventSchema: Schema<types.DocumentCreatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "document:created" },
        domain: { type: "string", const: "document" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "documentId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                documentId: () => documentIdSchema,
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: { type: "object", required: ["title"], properties: { title: { type: "string" } } },
      },
    },
  ],
});

/** Validates a {@link types.DocumentDeletedEvent}. */
export const documentDeletedEventSchema: Schema<types.DocumentDeletedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "document:deleted" },
        domain: { type: "string", const: "document" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "documentId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                documentId: () => documentIdSchema,
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: { type: "object", required: ["title"], properties: { title: { type: "string" } } },
      },
    },
  ],
});

/** Validates a {@link types.DocumentId}. */
export const documentIdSchema: Schema<types.DocumentId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_dc_Jt5aY4rF", rule: /^[^_]*_(?:dc)_[^_]/ },
});

/** Validates a {@link types.DocumentResponse}. */
export const documentResponseSchema: Schema<types.DocumentResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => documentSchema },
});

/** Validates a {@link types.DocumentUpdatedEvent}. */
export const documentUpdatedEventSchema: Schema<types.DocumentUpdatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "document:updated" },
        domain: { type: "string", const: "document" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "documentId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                documentId: () => documentIdSchema,
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: { type: "object", required: ["title"], properties: { title: { type: "string" } } },
      },
    },
  ],
});

/** Validates a {@link types.DuplicateGroup}. */
export const duplicateGroupSchema: Schema<types.DuplicateGroup> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["values", "count", "recordIds"],
  properties: {
    values: { type: "object", additionalProperties: () => cellValueUnionSchema },
    count: { type: "integer", minimum: 2, maximum: 2147483647 },
    recordIds: { type: "array", items: () => recordIdSchema },
  },
});

/** Validates a {@link types.DuplicateSheetRequest}. */
export const duplicateSheetRequestSchema: Schema<types.DuplicateSheetRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: {
    name: { type: "string", maxLength: 255, minLength: 1 },
    slug: { type: "string", maxLength: 255, minLength: 1 },
  },
});

/** Validates a {@link types.Entitlement}. */
export const entitlementSchema: Schema<types.Entitlement> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["key", "metadata"],
  properties: { key: { type: "string", minLength: 1 }, metadata: {} },
});

/** Validates a {@link types.EnumDetails}. */
export const enumDetailsSchema: Schema<types.EnumDetails> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["mapping"],
  properties: {
    mapping: { type: "array", items: () => enumValueMappingSchema },
    unknownValues: { type: "array", items: { type: "string" } },
  },
});

/** Validates a {@link types.EnumListProperty}. */
export const enumListPropertySchema: Schema<types.EnumListProperty> = /* @__PURE__ */ defineSchema({
  type: "object",
  allOf: [() => basePropertySchema],
  required: ["type", "config"],
  properties: { type: { type: "string", const: "enum-list" }, config: () => enumPropertyConfigSchema },
});

/** Validates a {@link types.EnumProperty}. */
export const enumPropertySchema: Schema<types.EnumProperty> = /* @__PURE__ */ defineSchema({
  type: "object",
  allOf: [() => basePropertySchema],
  required: ["type", "config"],
  properties: {
    type: { type: "string", const: "enum" },
    config: () => enumPropertyConfigSchema,
    isArray: { type: "boolean" },
    multi: { type: "boolean" },
  },
});

/** Validates a {@link types.EnumPropertyConfig}. */
export const enumPropertyConfigSchema: Schema<types.EnumPropertyConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["options"],
  properties: {
    allowCustom: { type: "boolean" },
    options: { type: "array", items: () => enumPropertyOptionSchema },
    sortBy: () => enumPropertySortBySchema,
  },
});

/** Validates a {@link types.EnumPropertyOption}. */
export const enumPropertyOptionSchema: Schema<types.EnumPropertyOption> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["value"],
  properties: {
    value: { anyOf: [{ type: "string", maxLength: 10000 }, { type: "integer" }, { type: "boolean" }] },
    label: { type: "string", maxLength: 1000, minLength: 1 },
    description: { type: "string", maxLength: 10000 },
    color: { type: "string", maxLength: 255 },
    icon: { type: "string", maxLength: 255 },
    meta: { type: "object" },
    alternativeNames: { type: "array", items: { type: "string", maxLength: 1000 } },
    ordinal: { type: "integer", minimum: -2147483648, maximum: 2147483647 },
  },
});

/** Validates a {@link types.EnumPropertySortBy}. */
export const enumPropertySortBySchema: Schema<types.EnumPropertySortBy> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: enumPropertySortBys,
});

/** Validates a {@link types.EnumValueMapping}. */
export const enumValueMappingSchema: Schema<types.EnumValueMapping> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["from", "to"],
  properties: {
    from: { type: "string" },
    to: { anyOf: [{ type: "string" }, { type: "number" }, { type: "boolean" }] },
    confidence: { type: "number", minimum: 0, maximum: 1 },
  },
});

/** Validates a {@link types.Environment}. */
export const environmentSchema: Schema<types.Environment> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "accountId", "name", "isProd", "guestAuthentication", "features", "metadata"],
  properties: {
    id: () => environmentIdSchema,
    accountId: () => accountIdSchema,
    name: { type: "string", maxLength: 255, minLength: 1 },
    isProd: { type: "boolean" },
    guestAuthentication: { type: "array", uniqueItems: true, items: () => guestAuthenticationSchema },
    features: { type: "object" },
    metadata: { type: "object" },
    translationsPath: { type: "string", minLength: 1 },
    namespaces: { type: "array", uniqueItems: true, items: { type: "string", minLength: 1 } },
    languageOverride: { type: "string", minLength: 1 },
  },
});

/** Validates a {@link types.EnvironmentAutobuildCreatedEvent}. */
export const environmentAutobuildCreatedEventSchema: Schema<types.EnvironmentAutobuildCreatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context"],
      properties: {
        topic: { type: "string", const: "environment:autobuild-created" },
        domain: { type: "string", const: "environment" },
        context: { allOf: [() => contextSchema] },
      },
    },
  ],
});

/** Validates a {@link types.EnvironmentConfigCreate}. */
export const environmentConfigCreateSchema: Schema<types.EnvironmentConfigCreate> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["name", "isProd"],
  additionalProperties: false,
  properties: {
    name: { type: "string", maxLength: 255, minLength: 1 },
    isProd: { type: "boolean" },
    guestAuthentication: { type: "array", uniqueItems: true, items: () => guestAuthenticationSchema },
    metadata: { type: "object" },
    translationsPath: { type: "string", minLength: 1, maxLength: 2048 },
    namespaces: { type: "array", uniqueItems: true, items: { type: "string", minLength: 1, maxLength: 255 } },
    languageOverride: { type: "string", minLength: 1, maxLength: 255 },
  },
});

/** Validates a {@link types.EnvironmentConfigUpdate}. */
export const environmentConfigUpdateSchema: Schema<types.EnvironmentConfigUpdate> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: {
    name: { type: "string", maxLength: 255, minLength: 1 },
    isProd: { type: "boolean" },
    guestAuthentication: { type: "array", uniqueItems: true, items: () => guestAuthenticationSchema },
    metadata: { type: "object" },
    translationsPath: { type: "string", minLength: 1, maxLength: 2048 },
    namespaces: { type: "array", uniqueItems: true, items: { type: "string", minLength: 1, maxLength: 255 } },
    languageOverride: { type: "string", minLength: 1, maxLength: 255 },
  },
});

/** Validates a {@link types.EnvironmentCreatedEvent}. */
export const environmentCreatedEventSchema: Schema<types.EnvironmentCreatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "environment:created" },
        domain: { type: "string", const: "environment" },
        context: {
          allOf: [
            () => contextSchema,
            { type: "object", required: ["actorId"], properties: { actorId: () => actorRefSchema } },
          ],
        },
        payload: { type: "object", required: ["name"], properties: { name: { type: "string" } } },
      },
    },
  ],
});

/** Validates a {@link types.EnvironmentDeletedEvent}. */
export const environmentDeletedEventSchema: Schema<types.EnvironmentDeletedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "environment:deleted" },
        domain: { type: "string", const: "environment" },
        context: {
          allOf: [
            () => contextSchema,
            { type: "object", required: ["actorId"], properties: { actorId: () => actorRefSchema } },
          ],
        },
        payload: { type: "object", required: ["name"], properties: { name: { type: "string" } } },
      },
    },
  ],
});

/** Validates a {@link types.EnvironmentId}. */
export const environmentIdSchema: Schema<types.EnvironmentId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_env_4hTq9LmZ", rule: /^[^_]*_(?:env)_[^_]/ },
});

/** Validates a {@link types.EnvironmentResponse}. */
export const environmentResponseSchema: Schema<types.EnvironmentResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => environmentSchema },
});

/** Validates a {@link types.EnvironmentUpdatedEvent}. */
export const environmentUpdatedEventSchema: Schema<types.EnvironmentUpdatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "environment:updated" },
        domain: { type: "string", const: "environment" },
        context: {
          allOf: [
            () => contextSchema,
            { type: "object", required: ["actorId"], properties: { actorId: () => actorRefSchema } },
          ],
        },
        payload: {
          type: "object",
          required: ["name", "changed"],
          properties: { name: { type: "string" }, changed: { type: "array", items: { type: "string" } } },
        },
      },
    },
  ],
});

/** Validates a {@link types.Error}. */
export const errorSchema: Schema<types.Error> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["message"],
  properties: {
    message: { type: "string", minLength: 1 },
    key: { type: "string", minLength: 1 },
    code: () => errorCodeSchema,
  },
});

/** Validates a {@link types.ErrorCode}. */
export const errorCodeSchema: Schema<types.ErrorCode> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
});

/** Validates a {@link types.ErrorEnvelope}. */
export const errorEnvelopeSchema: Schema<types.ErrorEnvelope> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["errors"],
  properties: { errors: { type: "array", minItems: 1, items: () => errorSchema } },
});

/** Validates a {@link types.Event}. */
export const eventSchema: Schema<types.Event> = /* @__PURE__ */ defineSchema({
  choice: {
    tag: "topic",
    shapes: {
      "agent:created": () => agentCreatedEventSchema,
      "agent:updated": () => agentUpdatedEventSchema,
      "agent:deleted": () => agentDeletedEventSchema,
      "space:created": () => spaceCreatedEventSchema,
      "space:updated": () => spaceUpdatedEventSchema,
      "space:deleted": () => spaceDeletedEventSchema,
      "space:archived": () => spaceArchivedEventSchema,
      "space:unarchived": () => spaceUnarchivedEventSchema,
      "space:expired": () => spaceExpiredEventSchema,
      "space:guestAdded": () => spaceGuestAddedEventSchema,
      "space:guestRemoved": () => spaceGuestRemovedEventSchema,
      "document:created": () => documentCreatedEventSchema,
      "document:updated": () => documentUpdatedEventSchema,
      "document:deleted": () => documentDeletedEventSchema,
      "workbook:created": () => workbookCreatedEventSchema,
      "workbook:updated": () => workbookUpdatedEventSchema,
      "workbook:deleted": () => workbookDeletedEventSchema,
      "workbook:expired": () => workbookExpiredEventSchema,
      "workbook:thawed": () => workbookThawedEventSchema,
      "flag:created": () => flagCreatedEventSchema,
      "flag:updated": () => flagUpdatedEventSchema,
      "flag:deleted": () => flagDeletedEventSchema,
      "sheet:created": () => sheetCreatedEventSchema,
      "sheet:updated": () => sheetUpdatedEventSchema,
      "sheet:deleted": () => sheetDeletedEventSchema,
      "sheet:counts-updated": () => sheetCountsUpdatedEventSchema,
      "sheet:calculation-updated": () => sheetCalculationUpdatedEventSchema,
      "snapshot:created": () => snapshotCreatedEventSchema,
      "records:created": () => recordsCreatedEventSchema,
      "records:updated": () => recordsUpdatedEventSchema,
      "records:deleted": () => recordsDeletedEventSchema,
      "file:created": () => fileCreatedEventSchema,
      "file:updated": () => fileUpdatedEventSchema,
      "file:deleted": () => fileDeletedEventSchema,
      "file:expired": () => fileExpiredEventSchema,
      "job:created": () => jobCreatedEventSchema,
      "job:updated": () => jobUpdatedEventSchema,
      "job:deleted": () => jobDeletedEventSchema,
      "job:completed": () => jobCompletedEventSchema,
      "job:ready": () => jobReadyEventSchema,
      "job:scheduled": () => jobScheduledEventSchema,
      "job:outcome-acknowledged": () => jobOutcomeAcknowledgedEventSchema,
      "job:parts-completed": () => jobPartsCompletedEventSchema,
      "job:failed": () => jobFailedEventSchema,
      "program:created": () => programCreatedEventSchema,
      "program:updated": () => programUpdatedEventSchema,
      "program:recomputing": () => programRecomputingEventSchema,
      "program:recomputed": () => programRecomputedEventSchema,
      "commit:created": () => commitCreatedEventSchema,
      "commit:updated": () => commitUpdatedEventSchema,
      "commit:completed": () => commitCompletedEventSchema,
      "layer:created": () => layerCreatedEventSchema,
      "secret:created": () => secretCreatedEventSchema,
      "secret:updated": () => secretUpdatedEventSchema,
      "secret:deleted": () => secretDeletedEventSchema,
      "cron:5-minutes": () => cron5MinutesEventSchema,
      "cron:hourly": () => cronHourlyEventSchema,
      "cron:daily": () => cronDailyEventSchema,
      "cron:weekly": () => cronWeeklyEventSchema,
      "environment:created": () => environmentCreatedEventSchema,
      "environment:updated": () => environmentUpdatedEventSchema,
      "environment:deleted": () => environmentDeletedEventSchema,
      "environment:autobuild-created": () => environmentAutobuildCreatedEventSchema,
      "action:created": () => actionCreatedEventSchema,
      "action:updated": () => actionUpdatedEventSchema,
      "action:deleted": () => actionDeletedEventSchema,
      "data-clip:created": () => dataClipCreatedEventSchema,
      "data-clip:updated": () => dataClipUpdatedEventSchema,
      "data-clip:deleted": () => dataClipDeletedEventSchema,
      "data-clip:collaborator-updated": () => dataClipCollaboratorUpdatedEventSchema,
      "data-clip:resolutions-created": () => dataClipResolutionsCreatedEventSchema,
      "data-clip:resolutions-updated": () => dataClipResolutionsUpdatedEventSchema,
      "data-clip:resolutions-refreshed": () => dataClipResolutionsRefreshedEventSchema,
      "canvas:created": () => canvasCreatedEventSchema,
      "canvas:updated": () => canvasUpdatedEventSchema,
      "canvas:deleted": () => canvasDeletedEventSchema,
      "canvas-area:created": () => canvasAreaCreatedEventSchema,
      "canvas-area:updated": () => canvasAreaUpdatedEventSchema,
      "canvas-area:deleted": () => canvasAreaDeletedEventSchema,
      "thread:created": () => threadCreatedEventSchema,
      "thread:updated": () => threadUpdatedEventSchema,
      "thread:deleted": () => threadDeletedEventSchema,
    },
    otherwise: () => unknownEventSchema,
  },
});

/** Validates a {@link types.EventAttributes}. */
export const eventAttributesSchema: Schema<types.EventAttributes> = /* @__PURE__ */ defineSchema({
  type: "object",
  properties: { targetUpdatedAt: { type: "string", format: dateTime }, progress: () => progressSchema },
});

/** Validates a {@link types.EventBase}. */
export const eventBaseSchema: Schema<types.EventBase> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "topic", "domain", "context", "payload", "createdAt"],
  properties: {
    id: () => eventIdSchema,
    topic: { type: "string" },
    domain: { type: "string" },
    context: () => contextSchema,
    payload: { type: "object" },
    createdAt: { type: "string", format: dateTime },
    acknowledgedAt: { type: "string", format: dateTime },
    acknowledgedBy: () => actorRefSchema,
    attributes: () => eventAttributesSchema,
    callbackUrl: { type: "string", minLength: 1 },
    dataUrl: { type: "string", minLength: 1 },
    deletedAt: { type: "string", format: dateTime },
    hooksDisabled: { type: "boolean" },
    sentByClient: { type: "boolean" },
    chainDepth: { type: "integer", minimum: 1, maximum: 2147483647 },
    namespaces: { type: "array", items: { type: "string", minLength: 1 } },
    origin: () => originSchema,
    target: { type: "string", minLength: 1 },
  },
});

/** Validates a {@link types.EventContextSlugs}. */
export const eventContextSlugsSchema: Schema<types.EventContextSlugs> = /* @__PURE__ */ defineSchema({
  type: "object",
  properties: {
    space: { type: "string", minLength: 1 },
    workbook: { type: "string", minLength: 1 },
    sheet: { type: "string", minLength: 1 },
  },
});

/** Validates a {@link types.EventDomain}. */
export const eventDomainSchema: Schema<types.EventDomain> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: eventDomains,
});

/** Validates a {@link types.EventId}. */
export const eventIdSchema: Schema<types.EventId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_evt_Vs2hC5nL", rule: /^[^_]*_(?:evt)_[^_]/ },
});

/** Validates a {@link types.EventResponse}. */
export const eventResponseSchema: Schema<types.EventResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => eventSchema },
});

/** Validates a {@link types.EventTopic}. */
export const eventTopicSchema: Schema<types.EventTopic> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: eventTopics,
});

/** Validates a {@link types.ExchangedInvitation}. */
export const exchangedInvitationSchema: Schema<types.ExchangedInvitation> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["token"],
  properties: {
    token: { type: "string", minLength: 1 },
    guestId: () => guestIdSchema,
    spaceId: () => spaceIdSchema,
    userId: () => userIdSchema,
    expiresAt: { type: "string", format: dateTime },
  },
});

/** Validates a {@link types.ExchangedInvitationResponse}. */
export const exchangedInvitationResponseSchema: Schema<types.ExchangedInvitationResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => exchangedInvitationSchema },
});

/** Validates a {@link types.Execution}. */
export const executionSchema: Schema<types.Execution> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["eventId", "success", "createdAt", "completedAt", "duration", "topic"],
  properties: {
    eventId: () => eventIdSchema,
    success: { type: "boolean" },
    spaceId: () => spaceIdSchema,
    createdAt: { type: "string", format: dateTime },
    completedAt: { type: "string", format: dateTime },
    duration: { type: "integer", minimum: 0, maximum: 2147483647 },
    requestTime: { type: "integer", minimum: 0, maximum: 2147483647 },
    requestCount: { type: "integer", minimum: 0, maximum: 2147483647 },
    failedRequestCount: { type: "integer", minimum: 0, maximum: 2147483647 },
    memoryUsage: { type: "integer", minimum: 0 },
    topic: { type: "string", minLength: 1 },
  },
});

/** Validates a {@link types.ExportJobConfig}. */
export const exportJobConfigSchema: Schema<types.ExportJobConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["options"],
  additionalProperties: false,
  properties: { options: () => exportOptionsSchema },
});

/** Validates a {@link types.ExportOptions}. */
export const exportOptionsSchema: Schema<types.ExportOptions> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: {
    format: () => sheetFormatSchema,
    columnNames: () => columnNamesSchema,
    fields: { type: "array", items: { type: "string", minLength: 1 } },
    escapeFormulas: { type: "boolean" },
    byteOrderMark: { type: "boolean" },
    versionId: () => versionIdSchema,
    commitId: () => commitIdSchema,
    sortField: { type: "string" },
    sortDirection: () => sortDirectionSchema,
    filter: () => calculationFilterSchema,
    filterField: { type: "string" },
    searchValue: { type: "string", maxLength: 1000 },
    searchField: { type: "string" },
    q: { type: "string", maxLength: 10000 },
    ids: { type: "array", minItems: 1, items: () => recordIdSchema },
  },
});

/** Validates a {@link types.ExternalConstraint}. */
export const externalConstraintSchema: Schema<types.ExternalConstraint> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type", "validator"],
  properties: {
    type: { type: "string", const: "external" },
    validator: { type: "string", maxLength: 255 },
    label: { type: "string", maxLength: 1000, minLength: 1 },
    description: { type: "string", maxLength: 10000 },
    config: {},
  },
});

/** Validates a {@link types.ExternalSheetConstraint}. */
export const externalSheetConstraintSchema: Schema<types.ExternalSheetConstraint> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type", "validator"],
  properties: {
    type: { type: "string", const: "external" },
    validator: { type: "string", maxLength: 255 },
    fields: { type: "array", items: { type: "string", maxLength: 1000 } },
    config: {},
  },
});

/** Validates a {@link types.FamilyId}. */
export const familyIdSchema: Schema<types.FamilyId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  maxLength: 255,
  format: { name: "an id such as us_mf_Rt4zL7hK", rule: /^[^_]*_(?:mf)_[^_]/ },
});

/** Validates a {@link types.FieldAppearance}. */
export const fieldAppearanceSchema: Schema<types.FieldAppearance> = /* @__PURE__ */ defineSchema({
  type: "object",
  properties: { size: () => fieldSizeSchema },
});

/** Validates a {@link types.FieldConfigResponse}. */
export const fieldConfigResponseSchema: Schema<types.FieldConfigResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => propertySchema },
});

/** Validates a {@link types.FieldMapping}. */
export const fieldMappingSchema: Schema<types.FieldMapping> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["sourceField", "destinationField", "preview", "steps", "metadata"],
  properties: {
    sourceField: () => planFieldSchema,
    destinationField: () => planFieldSchema,
    preview: { type: "array", items: { type: "string" } },
    previewResult: { type: "array", maxItems: 5, items: () => previewedValueSchema },
    steps: { type: "array", items: () => ruleStepSchema },
    enumDetails: () => enumDetailsSchema,
    metadata: () => fieldMappingMetadataSchema,
    candidates: { type: "array", maxItems: 3, items: () => mappingCandidateSchema },
  },
});

/** Validates a {@link types.FieldMappingConfig}. */
export const fieldMappingConfigSchema: Schema<types.FieldMappingConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: {
    sourceField: () => planFieldSchema,
    destinationField: () => planFieldSchema,
    steps: { type: "array", items: () => ruleStepSchema },
    enumDetails: () => enumDetailsSchema,
    preview: { type: "array", items: { type: "string" } },
    previewResult: { type: "array", items: () => previewedValueSchema },
    metadata: () => fieldMappingMetadataSchema,
    candidates: { type: "array", items: () => mappingCandidateSchema },
  },
});

/** Validates a {@link types.FieldMappingMetadata}. */
export const fieldMappingMetadataSchema: Schema<types.FieldMappingMetadata> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["confidence", "reason"],
  properties: {
    confidence: { type: "number", minimum: 0, maximum: 1 },
    certainty: () => certaintySchema,
    reason: () => mappingReasonSchema,
  },
});

/** Validates a {@link types.FieldRecordCounts}. */
export const fieldRecordCountsSchema: Schema<types.FieldRecordCounts> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["total", "valid", "error", "empty"],
  properties: {
    total: { type: "integer", minimum: 0, maximum: 2147483647 },
    valid: { type: "integer", minimum: 0, maximum: 2147483647 },
    error: { type: "integer", minimum: 0, maximum: 2147483647 },
    empty: { type: "integer", minimum: 0, maximum: 2147483647 },
  },
});

/** Validates a {@link types.FieldRule}. */
export const fieldRuleSchema: Schema<types.FieldRule> = /* @__PURE__ */ defineSchema({
  choice: {
    tag: "type",
    shapes: {
      assign: () => assignRuleSchema,
      concatenate: () => concatenateRuleSchema,
      split: () => splitRuleSchema,
      constant: () => constantRuleSchema,
      coalesce: () => coalesceRuleSchema,
    },
  },
});

/** Validates a {@link types.FieldSize}. */
export const fieldSizeSchema: Schema<types.FieldSize> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: fieldSizes,
});

/** Validates a {@link types.File}. */
export const fileSchema: Schema<types.File> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: [
    "id",
    "name",
    "ext",
    "mimetype",
    "encoding",
    "status",
    "size",
    "bytesReceived",
    "createdAt",
    "updatedAt",
    "spaceId",
  ],
  properties: {
    id: () => fileIdSchema,
    name: { type: "string", maxLength: 255, minLength: 1 },
    ext: { type: "string", minLength: 1 },
    mimetype: { type: "string", minLength: 1 },
    encoding: { type: "string", minLength: 1 },
    status: { type: "string" },
    size: { type: "number", minimum: 0 },
    bytesReceived: { type: "number", minimum: 0 },
    createdAt: { type: "string", format: dateTime },
    updatedAt: { type: "string", format: dateTime },
    expiredAt: { type: "string", format: dateTime },
    spaceId: () => spaceIdSchema,
    workbookId: () => workbookIdSchema,
    sheetId: () => sheetIdSchema,
    mode: { type: "string" },
    actions: { type: "array", items: () => actionSchema },
    origin: { type: "string" },
    description: { type: "string" },
    treatments: { type: "array", items: () => fileTreatmentSchema },
  },
});

/** Validates a {@link types.FileCreatedEvent}. */
export const fileCreatedEventSchema: Schema<types.FileCreatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "file:created" },
        domain: { type: "string", const: "file" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "fileId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                fileId: () => fileIdSchema,
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["name", "mimetype", "size", "status"],
          properties: {
            name: { type: "string" },
            mimetype: { type: "string" },
            size: { type: "integer" },
            status: { type: "string" },
          },
        },
      },
    },
  ],
});

/** Validates a {@link types.FileDeletedEvent}. */
export const fileDeletedEventSchema: Schema<types.FileDeletedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "file:deleted" },
        domain: { type: "string", const: "file" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "fileId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                fileId: () => fileIdSchema,
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: { type: "object", required: ["name"], properties: { name: { type: "string" } } },
      },
    },
  ],
});

/** Validates a {@link types.FileDriver}. */
export const fileDriverSchema: Schema<types.FileDriver> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: fileDrivers,
});

/** Validates a {@link types.FileExpiredEvent}. */
export const fileExpiredEventSchema: Schema<types.FileExpiredEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "file:expired" },
        domain: { type: "string", const: "file" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "fileId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                fileId: () => fileIdSchema,
              },
            },
          ],
        },
        payload: { type: "object", required: ["name"], properties: { name: { type: "string" } } },
      },
    },
  ],
});

/** Validates a {@link types.FileExtent}. */
export const fileExtentSchema: Schema<types.FileExtent> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: fileExtents,
});

/** Validates a {@link types.FileId}. */
export const fileIdSchema: Schema<types.FileId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_fl_Gx3zH8wS", rule: /^[^_]*_(?:fl)_[^_]/ },
});

/** Validates a {@link types.FileJobConfig}. */
export const fileJobConfigSchema: Schema<types.FileJobConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["driver"],
  additionalProperties: false,
  properties: {
    driver: () => fileDriverSchema,
    options: () => fileReadOptionsSchema,
    detectedHeaderRow: { type: "integer", minimum: 0, maximum: 2147483647 },
  },
});

/** Validates a {@link types.FileMode}. */
export const fileModeSchema: Schema<types.FileMode> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: fileModes,
});

/** Validates a {@link types.FileOrigin}. */
export const fileOriginSchema: Schema<types.FileOrigin> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: fileOrigins,
});

/** Validates a {@link types.FileReadOptions}. */
export const fileReadOptionsSchema: Schema<types.FileReadOptions> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: {
    encoding: { type: "string", minLength: 1, maxLength: 40 },
    delimiter: { type: "string", pattern: /^[^"\r\n]$/u },
    quote: { type: "string", pattern: /^[^\r\n]?$/u },
    escape: { type: "string", enum: ["", "\\"] },
    comment: { type: "string", maxLength: 10, pattern: /^[^\r\n]*$/u },
    trim: { type: "boolean" },
    quotedRows: { type: "boolean" },
    columnStarts: {
      type: "array",
      minItems: 1,
      maxItems: 1000,
      items: { type: "integer", minimum: 0, maximum: 100000 },
    },
    header: () => headerDetectionOptionsSchema,
    keepAllRows: { type: "boolean" },
    hiddenSheets: { type: "boolean" },
    hiddenCells: { type: "boolean" },
    mergedCells: () => mergedCellsModeSchema,
    splitTables: { type: "boolean" },
    transposed: { type: "boolean" },
    sheets: { type: "array", maxItems: 500, items: { type: "string" } },
    extent: () => fileExtentSchema,
  },
});

/** Validates a {@link types.FileResponse}. */
export const fileResponseSchema: Schema<types.FileResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => fileSchema },
});

/** Validates a {@link types.FileStatus}. */
export const fileStatusSchema: Schema<types.FileStatus> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: fileStatuses,
});

/** Validates a {@link types.FileTreatment}. */
export const fileTreatmentSchema: Schema<types.FileTreatment> = /* @__PURE__ */ defineSchema({
  type: "string",
});

/** Validates a {@link types.FileUpdatedEvent}. */
export const fileUpdatedEventSchema: Schema<types.FileUpdatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "file:updated" },
        domain: { type: "string", const: "file" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "fileId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                fileId: () => fileIdSchema,
              },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["status"],
          properties: { status: { type: "string" }, workbookId: { type: "string" } },
        },
      },
    },
  ],
});

/** Validates a {@link types.FindAndReplaceRecordRequest}. */
export const findAndReplaceRecordRequestSchema: Schema<types.FindAndReplaceRecordRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  required: ["fieldKey"],
  properties: {
    fieldKey: { type: "string", minLength: 1, maxLength: 1000 },
    find: () => cellValueUnionSchema,
    replace: () => cellValueUnionSchema,
  },
});

/** Validates a {@link types.Finding}. */
export const findingSchema: Schema<types.Finding> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["code", "message", "count"],
  properties: {
    code: () => findingCodeSchema,
    message: { type: "string" },
    params: () => messageParamsSchema,
    remedy: { type: "string" },
    place: () => findingPlaceSchema,
    count: { type: "integer", minimum: 1, maximum: 2147483647 },
  },
});

/** Validates a {@link types.FindingCode}. */
export const findingCodeSchema: Schema<types.FindingCode> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: findingCodes,
});

/** Validates a {@link types.FindingPlace}. */
export const findingPlaceSchema: Schema<types.FindingPlace> = /* @__PURE__ */ defineSchema({
  type: "object",
  properties: {
    sheet: { type: "string" },
    column: { type: "string" },
    rows: { type: "array", items: { type: "integer", minimum: 0, maximum: 2147483647 } },
  },
});

/** Validates a {@link types.Flag}. */
export const flagSchema: Schema<types.Flag> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "slug", "label", "colorHex", "workbookId", "createdAt", "updatedAt"],
  properties: {
    id: { type: "string", minLength: 1 },
    slug: { type: "string", maxLength: 255, minLength: 1 },
    label: { type: "string", maxLength: 1000, minLength: 1 },
    colorHex: { type: "string", pattern: /^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$/u },
    workbookId: () => workbookIdSchema,
    createdAt: { type: "string", format: dateTime },
    updatedAt: { type: "string", format: dateTime },
  },
});

/** Validates a {@link types.FlagCreatedEvent}. */
export const flagCreatedEventSchema: Schema<types.FlagCreatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "flag:created" },
        domain: { type: "string", const: "flag" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "workbookId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                workbookId: () => workbookIdSchema,
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["slug", "label", "colorHex"],
          properties: { slug: { type: "string" }, label: { type: "string" }, colorHex: { type: "string" } },
        },
      },
    },
  ],
});

/** Validates a {@link types.FlagDeletedEvent}. */
export const flagDeletedEventSchema: Schema<types.FlagDeletedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "flag:deleted" },
        domain: { type: "string", const: "flag" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "workbookId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                workbookId: () => workbookIdSchema,
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["slug", "label", "colorHex"],
          properties: { slug: { type: "string" }, label: { type: "string" }, colorHex: { type: "string" } },
        },
      },
    },
  ],
});

/** Validates a {@link types.FlagMutationConfig}. */
export const flagMutationConfigSchema: Schema<types.FlagMutationConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type", "operation", "flag"],
  additionalProperties: false,
  properties: {
    type: { type: "string", const: "flag" },
    operation: () => flagOperationSchema,
    flag: () => flagMutationConfigDataSchema,
    flags: { type: "array", items: { type: "string", minLength: 1 } },
  },
});

/** Validates a {@link types.FlagMutationConfigData}. */
export const flagMutationConfigDataSchema: Schema<types.FlagMutationConfigData> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["slug"],
  additionalProperties: false,
  properties: {
    slug: { type: "string", maxLength: 255, minLength: 1 },
    label: { type: "string", maxLength: 1000, minLength: 1 },
    colorHex: { type: "string", pattern: /^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$/u },
  },
});

/** Validates a {@link types.FlagMutationData}. */
export const flagMutationDataSchema: Schema<types.FlagMutationData> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: {
    label: { type: "string", maxLength: 1000, minLength: 1 },
    colorHex: { type: "string", pattern: /^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$/u, maxLength: 255 },
  },
});

/** Validates a {@link types.FlagOperation}. */
export const flagOperationSchema: Schema<types.FlagOperation> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: flagOperations,
});

/** Validates a {@link types.FlagUpdatedEvent}. */
export const flagUpdatedEventSchema: Schema<types.FlagUpdatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "flag:updated" },
        domain: { type: "string", const: "flag" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "workbookId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                workbookId: () => workbookIdSchema,
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["slug", "label", "colorHex"],
          properties: { slug: { type: "string" }, label: { type: "string" }, colorHex: { type: "string" } },
        },
      },
    },
  ],
});

/** Validates a {@link types.GetAgentExportResponse}. */
export const getAgentExportResponseSchema: Schema<types.GetAgentExportResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => agentExportSchema },
});

/** Validates a {@link types.GetAgentLogsResponse}. */
export const getAgentLogsResponseSchema: Schema<types.GetAgentLogsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  properties: { pagination: () => paginationSchema, data: { type: "array", items: () => agentLogSchema } },
});

/** Validates a {@link types.GetDetailedAgentLogResponse}. */
export const getDetailedAgentLogResponseSchema: Schema<types.GetDetailedAgentLogResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => detailedAgentLogSchema },
});

/** Validates a {@link types.GetDetailedAgentLogsResponse}. */
export const getDetailedAgentLogsResponseSchema: Schema<types.GetDetailedAgentLogsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: {
    pagination: () => paginationSchema,
    data: { type: "array", items: () => detailedAgentLogSchema },
  },
});

/** Validates a {@link types.GetExecutionsResponse}. */
export const getExecutionsResponseSchema: Schema<types.GetExecutionsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { pagination: () => paginationSchema, data: { type: "array", items: () => executionSchema } },
});

/** Validates a {@link types.GetRecordIndicesResponse}. */
export const getRecordIndicesResponseSchema: Schema<types.GetRecordIndicesResponse> = /* @__PURE__ */ defineSchema({
  type: "array",
  items: () => recordIndicesSchema,
});

/** Validates a {@link types.GetRecordsResponse}. */
export const getRecordsResponseSchema: Schema<types.GetRecordsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => getRecordsResponseDataSchema },
});

/** Validates a {@link types.GetRecordsResponseData}. */
export const getRecordsResponseDataSchema: Schema<types.GetRecordsResponseData> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["records", "success"],
  properties: {
    success: { type: "boolean" },
    records: { type: "array", items: () => recordSchema },
    counts: () => recordCountsSchema,
    commitId: () => commitIdSchema,
    versionId: () => versionIdSchema,
    nextCursor: () => nextCursorSchema,
  },
});

/** Validates a {@link types.Guardrail}. */
export const guardrailSchema: Schema<types.Guardrail> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["content"],
  properties: { content: { type: "string", maxLength: 262144 } },
});

/** Validates a {@link types.Guest}. */
export const guestSchema: Schema<types.Guest> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "createdAt", "updatedAt", "environmentId", "email", "name", "spaces"],
  properties: {
    id: () => guestIdSchema,
    createdAt: { type: "string", format: dateTime },
    updatedAt: { type: "string", format: dateTime },
    environmentId: () => environmentIdSchema,
    email: { type: "string", format: email },
    name: { type: "string", maxLength: 255, minLength: 1 },
    spaces: { type: "array", uniqueItems: true, items: () => guestSpaceSchema },
  },
});

/** Validates a {@link types.GuestAuthentication}. */
export const guestAuthenticationSchema: Schema<types.GuestAuthentication> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  maxLength: 64,
});

/** Validates a {@link types.GuestConfig}. */
export const guestConfigSchema: Schema<types.GuestConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["environmentId", "email", "name", "spaces"],
  additionalProperties: false,
  properties: {
    environmentId: () => environmentIdSchema,
    email: { type: "string", format: email, maxLength: 254 },
    name: { type: "string", maxLength: 255, minLength: 1 },
    spaces: { type: "array", minItems: 1, uniqueItems: true, items: () => guestSpaceSchema },
  },
});

/** Validates a {@link types.GuestConfigUpdate}. */
export const guestConfigUpdateSchema: Schema<types.GuestConfigUpdate> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: {
    environmentId: () => environmentIdSchema,
    email: { type: "string", format: email, maxLength: 254 },
    name: { type: "string", maxLength: 255, minLength: 1 },
    spaces: { type: "array", uniqueItems: true, items: () => guestSpaceSchema },
  },
});

/** Validates a {@link types.GuestConfigs}. */
export const guestConfigsSchema: Schema<types.GuestConfigs> = /* @__PURE__ */ defineSchema({
  type: "array",
  minItems: 1,
  items: () => guestConfigSchema,
});

/** Validates a {@link types.GuestId}. */
export const guestIdSchema: Schema<types.GuestId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_g_Oj7wR3vP", rule: /^[^_]*_(?:g)_[^_]/ },
});

/** Validates a {@link types.GuestResponse}. */
export const guestResponseSchema: Schema<types.GuestResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => guestSchema },
});

/** Validates a {@link types.GuestSheet}. */
export const guestSheetSchema: Schema<types.GuestSheet> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id"],
  properties: { id: () => sheetIdSchema },
});

/** Validates a {@link types.GuestSpace}. */
export const guestSpaceSchema: Schema<types.GuestSpace> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id"],
  properties: {
    id: () => spaceIdSchema,
    workbooks: { type: "array", uniqueItems: true, items: () => guestWorkbookSchema },
    sheets: { type: "array", uniqueItems: true, items: () => guestSheetSchema },
    lastAccessed: { type: "string", format: dateTime },
  },
});

/** Validates a {@link types.GuestToken}. */
export const guestTokenSchema: Schema<types.GuestToken> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["token", "valid"],
  properties: { token: { type: "string", minLength: 1 }, valid: { type: "boolean" } },
});

/** Validates a {@link types.GuestTokenResponse}. */
export const guestTokenResponseSchema: Schema<types.GuestTokenResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => guestTokenSchema },
});

/** Validates a {@link types.GuestWorkbook}. */
export const guestWorkbookSchema: Schema<types.GuestWorkbook> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id"],
  properties: { id: () => workbookIdSchema },
});

/** Validates a {@link types.Guidance}. */
export const guidanceSchema: Schema<types.Guidance> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "guideSlug", "options"],
  properties: {
    id: () => guidanceIdSchema,
    guideSlug: { type: "string", minLength: 1 },
    options: () => guidanceOptionsSchema,
    createdFrom: () => guidanceIdSchema,
    lastPropagatedAt: { type: "string", format: dateTime },
    guide: () => guideResourceSchema,
  },
});

/** Validates a {@link types.GuidanceId}. */
export const guidanceIdSchema: Schema<types.GuidanceId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_gd_Mv7eL1zG", rule: /^[^_]*_(?:gd)_[^_]/ },
});

/** Validates a {@link types.GuidanceOptions}. */
export const guidanceOptionsSchema: Schema<types.GuidanceOptions> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["target", "trigger", "type"],
  properties: {
    target: { type: "string", minLength: 1, maxLength: 255 },
    trigger: () => guidanceTriggerSchema,
    type: () => guidanceTypeSchema,
    role: () => guidanceRoleSchema,
  },
});

/** Validates a {@link types.GuidanceRole}. */
export const guidanceRoleSchema: Schema<types.GuidanceRole> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: guidanceRoles,
});

/** Validates a {@link types.GuidanceTrigger}. */
export const guidanceTriggerSchema: Schema<types.GuidanceTrigger> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: guidanceTriggers,
});

/** Validates a {@link types.GuidanceType}. */
export const guidanceTypeSchema: Schema<types.GuidanceType> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: guidanceTypes,
});

/** Validates a {@link types.Guide}. */
export const guideSchema: Schema<types.Guide> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["content"],
  properties: { content: { type: "string", maxLength: 262144 } },
});

/** Validates a {@link types.GuideBlock}. */
export const guideBlockSchema: Schema<types.GuideBlock> = /* @__PURE__ */ defineSchema({ type: "object" });

/** Validates a {@link types.GuideCreateRequest}. */
export const guideCreateRequestSchema: Schema<types.GuideCreateRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["environmentId", "slug", "title", "description", "blocks"],
  additionalProperties: false,
  properties: {
    environmentId: () => environmentIdSchema,
    slug: { type: "string", minLength: 1, maxLength: 255 },
    title: { type: "string", minLength: 1, maxLength: 255 },
    description: { type: "string", maxLength: 10000 },
    metadata: { type: "object" },
    blocks: { type: "array", items: () => guideBlockSchema },
  },
});

/** Validates a {@link types.GuideDetailResponse}. */
export const guideDetailResponseSchema: Schema<types.GuideDetailResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => guideResourceSchema },
});

/** Validates a {@link types.GuideId}. */
export const guideIdSchema: Schema<types.GuideId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_gu_Pd5wJ8rQ", rule: /^[^_]*_(?:gu)_[^_]/ },
});

/** Validates a {@link types.GuideListResponse}. */
export const guideListResponseSchema: Schema<types.GuideListResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: {
    data: { type: "array", items: () => guideResourceSchema },
    pagination: () => paginationSchema,
  },
});

/** Validates a {@link types.GuideResource}. */
export const guideResourceSchema: Schema<types.GuideResource> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "slug", "title", "versions", "blocks", "createdAt", "updatedAt"],
  properties: {
    id: () => guideIdSchema,
    slug: { type: "string", minLength: 1, maxLength: 255 },
    title: { type: "string", minLength: 1, maxLength: 255 },
    description: { type: "string" },
    metadata: { type: "object" },
    blocks: { type: "array", items: () => guideBlockSchema },
    versions: { type: "array", items: () => guideVersionResourceSchema },
    createdAt: { type: "string", format: dateTime },
    updatedAt: { type: "string", format: dateTime },
  },
});

/** Validates a {@link types.GuideUpdateRequest}. */
export const guideUpdateRequestSchema: Schema<types.GuideUpdateRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: {
    slug: { type: "string", minLength: 1, maxLength: 255 },
    title: { type: "string", minLength: 1, maxLength: 255 },
    description: { type: "string", maxLength: 10000 },
    metadata: { type: "object" },
    blocks: { type: "array", items: () => guideBlockSchema },
  },
});

/** Validates a {@link types.GuideVersionResource}. */
export const guideVersionResourceSchema: Schema<types.GuideVersionResource> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "version", "content", "createdAt", "updatedAt"],
  properties: {
    id: { type: "string", minLength: 1 },
    version: { type: "integer", minimum: 1, maximum: 2147483647 },
    content: { type: "string" },
    createdAt: { type: "string", format: dateTime },
    updatedAt: { type: "string", format: dateTime },
  },
});

/** Validates a {@link types.GuideVersionResponse}. */
export const guideVersionResponseSchema: Schema<types.GuideVersionResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => guideVersionResourceSchema },
});

/** Validates a {@link types.HeaderDetectionAlgorithm}. */
export const headerDetectionAlgorithmSchema: Schema<types.HeaderDetectionAlgorithm> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: headerDetectionAlgorithms,
});

/** Validates a {@link types.HeaderDetectionOptions}. */
export const headerDetectionOptionsSchema: Schema<types.HeaderDetectionOptions> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["algorithm"],
  properties: {
    algorithm: () => headerDetectionAlgorithmSchema,
    rowsToSearch: { type: "integer", minimum: 0, maximum: 2147483647 },
    skip: { type: "integer", minimum: 0, maximum: 2147483647 },
    headers: { type: "array", items: { type: "string", maxLength: 1000 } },
    rowNumbers: { type: "array", items: { type: "integer", minimum: 0, maximum: 1000 } },
  },
});

/** Validates a {@link types.ImportSession}. */
export const importSessionSchema: Schema<types.ImportSession> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: [
    "id",
    "status",
    "spaceId",
    "workbookId",
    "sheetId",
    "guestId",
    "externalId",
    "origins",
    "counts",
    "createdAt",
    "expiresAt",
  ],
  properties: {
    id: () => jobIdSchema,
    status: () => importSessionStatusSchema,
    spaceId: () => spaceIdSchema,
    workbookId: () => workbookIdSchema,
    sheetId: () => sheetIdSchema,
    guestId: () => guestIdSchema,
    externalId: { type: "string" },
    origins: { type: "array", items: { type: "string" } },
    keyFields: { type: "array", minItems: 1, maxItems: 10, items: { type: "string", minLength: 1 } },
    maxRecords: { type: "integer", minimum: 1, maximum: 10000000 },
    completedUrl: { type: "string", format: uri, maxLength: 2048, pattern: /^https?:\/\//u },
    counts: () => recordCountsSchema,
    createdAt: { type: "string", format: dateTime },
    expiresAt: { type: "string", format: dateTime },
    endedAt: { type: "string", format: dateTime },
    metadata: { type: "object" },
  },
});

/** Validates a {@link types.ImportSessionGuest}. */
export const importSessionGuestSchema: Schema<types.ImportSessionGuest> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["externalId"],
  additionalProperties: false,
  properties: {
    externalId: { type: "string", minLength: 1, maxLength: 255 },
    email: { type: "string", format: email, maxLength: 254 },
    name: { type: "string", minLength: 1, maxLength: 255 },
  },
});

/** Validates a {@link types.ImportSessionResponse}. */
export const importSessionResponseSchema: Schema<types.ImportSessionResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => importSessionSchema },
});

/** Validates a {@link types.ImportSessionStatus}. */
export const importSessionStatusSchema: Schema<types.ImportSessionStatus> = /* @__PURE__ */ defineSchema({
  type: "string",
});

/** Validates a {@link types.InputConfig}. */
export const inputConfigSchema: Schema<types.InputConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["options"],
  properties: { options: { type: "array", items: () => inputEnumPropertyOptionSchema } },
});

/** Validates a {@link types.InputConstraint}. */
export const inputConstraintSchema: Schema<types.InputConstraint> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type"],
  properties: { type: () => inputConstraintTypeSchema },
});

/** Validates a {@link types.InputConstraintType}. */
export const inputConstraintTypeSchema: Schema<types.InputConstraintType> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: inputConstraintTypes,
});

/** Validates a {@link types.InputEnumPropertyOption}. */
export const inputEnumPropertyOptionSchema: Schema<types.InputEnumPropertyOption> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["value"],
  properties: {
    value: {},
    label: { type: "string", maxLength: 1000, minLength: 1 },
    description: { type: "string", maxLength: 10000 },
    color: { type: "string", maxLength: 255 },
    icon: { type: "string", maxLength: 255 },
    meta: { type: "object" },
  },
});

/** Validates a {@link types.InputField}. */
export const inputFieldSchema: Schema<types.InputField> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["key", "label", "type"],
  properties: {
    key: { type: "string", maxLength: 1000, minLength: 1 },
    label: { type: "string", maxLength: 1000, minLength: 1 },
    type: { type: "string", maxLength: 255 },
    description: { type: "string", maxLength: 10000 },
    defaultValue: {},
    config: () => inputConfigSchema,
    constraints: { type: "array", items: () => inputConstraintSchema },
  },
});

/** Validates a {@link types.InputForm}. */
export const inputFormSchema: Schema<types.InputForm> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type", "fields"],
  properties: { type: () => inputFormTypeSchema, fields: { type: "array", items: () => inputFieldSchema } },
});

/** Validates a {@link types.InputFormType}. */
export const inputFormTypeSchema: Schema<types.InputFormType> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: inputFormTypes,
});

/** Validates a {@link types.InsertRecordsRequest}. */
export const insertRecordsRequestSchema: Schema<types.InsertRecordsRequest> = /* @__PURE__ */ defineSchema({
  type: "array",
  maxItems: 10000,
  items: () => recordDataSchema,
});

/** Validates a {@link types.Invitation}. */
export const invitationSchema: Schema<types.Invitation> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["guestId", "spaceId", "expiresAt", "isMailed"],
  properties: {
    guestId: () => guestIdSchema,
    spaceId: () => spaceIdSchema,
    expiresAt: { type: "string", format: dateTime },
    isMailed: { type: "boolean" },
    token: { type: "string", minLength: 1 },
    link: { type: "string", format: uri },
  },
});

/** Validates a {@link types.InvitationExchange}. */
export const invitationExchangeSchema: Schema<types.InvitationExchange> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["token"],
  additionalProperties: false,
  properties: {
    token: { type: "string", minLength: 1, maxLength: 255 },
    email: { type: "string", format: email, maxLength: 254 },
    name: { type: "string", minLength: 1, maxLength: 255 },
  },
});

/** Validates a {@link types.InvitationsResponse}. */
export const invitationsResponseSchema: Schema<types.InvitationsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => invitationsResponseDataSchema },
});

/** Validates a {@link types.InvitationsResponseData}. */
export const invitationsResponseDataSchema: Schema<types.InvitationsResponseData> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["success", "invitations"],
  properties: { success: { type: "boolean" }, invitations: { type: "array", items: () => invitationSchema } },
});

/** Validates a {@link types.Invite}. */
export const inviteSchema: Schema<types.Invite> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["guestId", "spaceId"],
  additionalProperties: false,
  properties: {
    guestId: () => guestIdSchema,
    spaceId: () => spaceIdSchema,
    fromName: { type: "string", minLength: 1, maxLength: 255 },
    message: { type: "string", minLength: 1, maxLength: 2000 },
  },
});

/** Validates a {@link types.Invites}. */
export const invitesSchema: Schema<types.Invites> = /* @__PURE__ */ defineSchema({
  type: "array",
  minItems: 1,
  maxItems: 100,
  items: () => inviteSchema,
});

/** Validates a {@link types.Job}. */
export const jobSchema: Schema<types.Job> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "createdBy", "createdAt", "updatedAt", "type", "operation", "source"],
  properties: {
    id: () => jobIdSchema,
    type: { type: "string" },
    operation: { type: "string", minLength: 1 },
    source: { type: "string", minLength: 1 },
    destination: () => workbookIdSchema,
    config: { type: "object" },
    trigger: { type: "string" },
    status: { type: "string" },
    startAt: { type: "string", format: dateTime },
    progress: { type: "integer", minimum: 0, maximum: 100 },
    fileId: () => fileIdSchema,
    mode: { type: "string" },
    input: { type: "object" },
    subject: () => jobSubjectSchema,
    outcome: { type: "object" },
    result: { type: "object" },
    info: { type: "string" },
    managed: { type: "boolean" },
    environmentId: () => environmentIdSchema,
    part: { type: "integer", minimum: 0, maximum: 2147483647 },
    partData: { type: "object" },
    partExecution: { type: "string" },
    parentId: () => jobIdSchema,
    predecessorIds: { type: "array", items: () => jobIdSchema },
    metadata: { type: "object" },
    infoCode: () => messageCodeSchema,
    infoParams: () => messageParamsSchema,
    actionId: () => actionIdSchema,
    spaceId: () => spaceIdSchema,
    createdBy: () => actorRefSchema,
    createdByName: { type: "string", minLength: 1 },
    createdAt: { type: "string", format: dateTime },
    updatedAt: { type: "string", format: dateTime },
    startedAt: { type: "string", format: dateTime },
    finishedAt: { type: "string", format: dateTime },
    outcomeAcknowledgedAt: { type: "string", format: dateTime },
  },
});

/** Validates a {@link types.JobAckDetails}. */
export const jobAckDetailsSchema: Schema<types.JobAckDetails> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: {
    info: { type: "string" },
    progress: { type: "number" },
    estimatedCompletionAt: { type: "string", format: dateTime },
  },
});

/** Validates a {@link types.JobCancelDetails}. */
export const jobCancelDetailsSchema: Schema<types.JobCancelDetails> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: { info: { type: "string" } },
});

/** Validates a {@link types.JobCompleteDetails}. */
export const jobCompleteDetailsSchema: Schema<types.JobCompleteDetails> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: { outcome: () => jobOutcomeSchema, info: { type: "string" } },
});

/** Validates a {@link types.JobCompletedEvent}. */
export const jobCompletedEventSchema: Schema<types.JobCompletedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "job:completed" },
        domain: { type: "string", const: "job" },
        context: {
          allOf: [
            () => contextSchema,
            { type: "object", required: ["jobId"], properties: { jobId: () => jobIdSchema } },
          ],
        },
        payload: {
          type: "object",
          required: ["job", "domain", "operation", "status"],
          properties: {
            job: { type: "string" },
            domain: { type: "string" },
            operation: { type: "string" },
            status: { type: "string" },
            info: { type: "string" },
            isPart: { type: "boolean" },
            input: { type: "object" },
          },
        },
      },
    },
  ],
});

/** Validates a {@link types.JobConfig}. */
export const jobConfigSchema: Schema<types.JobConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type", "operation", "source"],
  additionalProperties: false,
  properties: {
    type: () => jobTypeSchema,
    operation: { type: "string", minLength: 1, maxLength: 255 },
    source: { type: "string", minLength: 1, maxLength: 255 },
    destination: () => workbookIdSchema,
    config: () => jobOperationConfigSchema,
    trigger: () => jobTriggerSchema,
    status: () => jobStatusSchema,
    startAt: { type: "string", format: dateTime },
    progress: { type: "number" },
    fileId: () => fileIdSchema,
    mode: () => jobModeSchema,
    input: { type: "object" },
    subject: () => jobSubjectSchema,
    outcome: { type: "object" },
    result: { type: "object" },
    info: { type: "string" },
    managed: { type: "boolean" },
    environmentId: () => environmentIdSchema,
    part: { type: "integer", minimum: 0, maximum: 2147483647 },
    partData: { type: "object" },
    partExecution: () => jobPartExecutionSchema,
    parentId: () => jobIdSchema,
    predecessorIds: { type: "array", items: () => jobIdSchema },
    metadata: { type: "object" },
  },
});

/** Validates a {@link types.JobCreatedEvent}. */
export const jobCreatedEventSchema: Schema<types.JobCreatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "job:created" },
        domain: { type: "string", const: "job" },
        context: {
          allOf: [
            () => contextSchema,
            { type: "object", required: ["jobId"], properties: { jobId: () => jobIdSchema } },
          ],
        },
        payload: {
          type: "object",
          required: ["job", "domain", "operation", "status"],
          properties: {
            job: { type: "string" },
            domain: { type: "string" },
            operation: { type: "string" },
            status: { type: "string" },
            info: { type: "string" },
            isPart: { type: "boolean" },
            input: { type: "object" },
          },
        },
      },
    },
  ],
});

/** Validates a {@link types.JobDeletedEvent}. */
export const jobDeletedEventSchema: Schema<types.JobDeletedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "job:deleted" },
        domain: { type: "string", const: "job" },
        context: {
          allOf: [
            () => contextSchema,
            { type: "object", required: ["jobId"], properties: { jobId: () => jobIdSchema } },
          ],
        },
        payload: {
          type: "object",
          required: ["job", "domain", "operation", "status"],
          properties: {
            job: { type: "string" },
            domain: { type: "string" },
            operation: { type: "string" },
            status: { type: "string" },
            info: { type: "string" },
            isPart: { type: "boolean" },
            input: { type: "object" },
          },
        },
      },
    },
  ],
});

/** Validates a {@link types.JobExecutionPlan}. */
export const jobExecutionPlanSchema: Schema<types.JobExecutionPlan> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["fieldMapping", "rules", "unmappedSourceFields", "unmappedDestinationFields", "questions"],
  properties: {
    fieldMapping: { type: "array", items: () => fieldMappingSchema },
    rules: { type: "array", items: () => fieldRuleSchema },
    unmappedSourceFields: { type: "array", items: () => unmappedSourceFieldSchema },
    unmappedDestinationFields: { type: "array", items: () => unmappedDestinationFieldSchema },
    caseSensitive: { type: "boolean" },
    questions: { type: "array", items: () => planQuestionSchema },
    findings: { type: "array", items: () => findingSchema },
  },
});

/** Validates a {@link types.JobExecutionPlanConfigRequest}. */
export const jobExecutionPlanConfigRequestSchema: Schema<types.JobExecutionPlanConfigRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: {
    fieldMapping: { type: "array", items: () => fieldMappingConfigSchema },
    jobId: () => jobIdSchema,
    fileId: () => fileIdSchema,
    rules: { type: "array", items: () => fieldRuleSchema },
    caseSensitive: { type: "boolean" },
    unmappedSourceFields: { type: "array", items: () => unmappedSourceFieldSchema },
    unmappedDestinationFields: { type: "array", items: () => unmappedDestinationFieldSchema },
    questions: { type: "array", items: () => planQuestionSchema },
    findings: { type: "array", items: () => findingSchema },
  },
});

/** Validates a {@link types.JobExecutionPlanRequest}. */
export const jobExecutionPlanRequestSchema: Schema<types.JobExecutionPlanRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["fieldMapping"],
  additionalProperties: false,
  properties: {
    fieldMapping: { type: "array", items: () => fieldMappingConfigSchema },
    jobId: () => jobIdSchema,
    fileId: () => fileIdSchema,
    rules: { type: "array", items: () => fieldRuleSchema },
    caseSensitive: { type: "boolean" },
    unmappedSourceFields: { type: "array", items: () => unmappedSourceFieldSchema },
    unmappedDestinationFields: { type: "array", items: () => unmappedDestinationFieldSchema },
    questions: { type: "array", items: () => planQuestionSchema },
    findings: { type: "array", items: () => findingSchema },
  },
});

/** Validates a {@link types.JobFailedEvent}. */
export const jobFailedEventSchema: Schema<types.JobFailedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "job:failed" },
        domain: { type: "string", const: "job" },
        context: {
          allOf: [
            () => contextSchema,
            { type: "object", required: ["jobId"], properties: { jobId: () => jobIdSchema } },
          ],
        },
        payload: {
          type: "object",
          required: ["job", "domain", "operation", "status"],
          properties: {
            job: { type: "string" },
            domain: { type: "string" },
            operation: { type: "string" },
            status: { type: "string" },
            info: { type: "string" },
            isPart: { type: "boolean" },
            input: { type: "object" },
          },
        },
      },
    },
  ],
});

/** Validates a {@link types.JobId}. */
export const jobIdSchema: Schema<types.JobId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_jb_Eh4yU8rN", rule: /^[^_]*_(?:jb)_[^_]/ },
});

/** Validates a {@link types.JobMode}. */
export const jobModeSchema: Schema<types.JobMode> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: jobModes,
});

/** Validates a {@link types.JobOperationConfig}. */
export const jobOperationConfigSchema: Schema<types.JobOperationConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  anyOf: [
    () => deleteRecordsJobConfigSchema,
    () => bulkMutateFlagsJobConfigSchema,
    () => fileJobConfigSchema,
    () => exportJobConfigSchema,
    () => agentExportJobConfigSchema,
    () => propagateJobConfigSchema,
    () => mappingProgramJobConfigSchema,
    () => restoreSnapshotJobConfigSchema,
    () => mutateJobConfigSchema,
    () => copyRecordsJobConfigSchema,
    () => customJobConfigSchema,
  ],
});

/** Validates a {@link types.JobOutcome}. */
export const jobOutcomeSchema: Schema<types.JobOutcome> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: {
    acknowledge: { type: "boolean" },
    trigger: () => jobOutcomeTriggerSchema,
    buttonText: { type: "string" },
    next: () => jobOutcomeNextSchema,
    heading: { type: "string" },
    message: { type: "string" },
    hideDefaultButton: { type: "boolean" },
  },
});

/** Validates a {@link types.JobOutcomeAcknowledgedEvent}. */
export const jobOutcomeAcknowledgedEventSchema: Schema<types.JobOutcomeAcknowledgedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "job:outcome-acknowledged" },
        domain: { type: "string", const: "job" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["jobId", "actorId"],
              properties: { jobId: () => jobIdSchema, actorId: () => actorRefSchema },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["job", "domain", "operation", "status"],
          properties: {
            job: { type: "string" },
            domain: { type: "string" },
            operation: { type: "string" },
            status: { type: "string" },
            info: { type: "string" },
            isPart: { type: "boolean" },
            input: { type: "object" },
          },
        },
      },
    },
  ],
});

/** Validates a {@link types.JobOutcomeAudience}. */
export const jobOutcomeAudienceSchema: Schema<types.JobOutcomeAudience> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: jobOutcomeAudiences,
});

/** Validates a {@link types.JobOutcomeNext}. */
export const jobOutcomeNextSchema: Schema<types.JobOutcomeNext> = /* @__PURE__ */ defineSchema({
  choice: {
    tag: "type",
    shapes: {
      id: () => jobOutcomeNextIdSchema,
      url: () => jobOutcomeNextUrlSchema,
      download: () => jobOutcomeNextDownloadSchema,
      files: () => jobOutcomeNextFilesSchema,
      wait: () => jobOutcomeNextWaitSchema,
      snapshot: () => jobOutcomeNextSnapshotSchema,
      retry: () => jobOutcomeNextRetrySchema,
      view: () => jobOutcomeNextViewSchema,
      clearFilters: () => jobOutcomeNextClearFiltersSchema,
    },
  },
});

/** Validates a {@link types.JobOutcomeNextClearFilters}. */
export const jobOutcomeNextClearFiltersSchema: Schema<types.JobOutcomeNextClearFilters> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type"],
  additionalProperties: false,
  properties: {
    type: { type: "string", const: "clearFilters" },
    label: { type: "string", maxLength: 1000 },
    sheetIds: { type: "array", items: () => sheetIdSchema },
  },
});

/** Validates a {@link types.JobOutcomeNextDownload}. */
export const jobOutcomeNextDownloadSchema: Schema<types.JobOutcomeNextDownload> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type", "url"],
  additionalProperties: false,
  properties: {
    type: { type: "string", const: "download" },
    url: { type: "string", minLength: 1 },
    label: { type: "string", maxLength: 1000 },
    fileName: { type: "string" },
  },
});

/** Validates a {@link types.JobOutcomeNextFileObject}. */
export const jobOutcomeNextFileObjectSchema: Schema<types.JobOutcomeNextFileObject> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["fileId"],
  additionalProperties: false,
  properties: { fileId: () => fileIdSchema, label: { type: "string", maxLength: 1000 } },
});

/** Validates a {@link types.JobOutcomeNextFiles}. */
export const jobOutcomeNextFilesSchema: Schema<types.JobOutcomeNextFiles> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type", "files"],
  additionalProperties: false,
  properties: {
    type: { type: "string", const: "files" },
    files: { type: "array", items: () => jobOutcomeNextFileObjectSchema },
    label: { type: "string", maxLength: 1000 },
  },
});

/** Validates a {@link types.JobOutcomeNextId}. */
export const jobOutcomeNextIdSchema: Schema<types.JobOutcomeNextId> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type", "id"],
  additionalProperties: false,
  properties: {
    type: { type: "string", const: "id" },
    id: { type: "string", minLength: 1 },
    label: { type: "string", maxLength: 1000 },
    path: { type: "string" },
    query: { type: "string" },
  },
});

/** Validates a {@link types.JobOutcomeNextRetry}. */
export const jobOutcomeNextRetrySchema: Schema<types.JobOutcomeNextRetry> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type"],
  additionalProperties: false,
  properties: { type: { type: "string", const: "retry" }, label: { type: "string", maxLength: 1000 } },
});

/** Validates a {@link types.JobOutcomeNextSnapshot}. */
export const jobOutcomeNextSnapshotSchema: Schema<types.JobOutcomeNextSnapshot> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type", "snapshotId", "sheetId"],
  additionalProperties: false,
  properties: {
    type: { type: "string", const: "snapshot" },
    snapshotId: () => snapshotIdSchema,
    sheetId: () => sheetIdSchema,
  },
});

/** Validates a {@link types.JobOutcomeNextUrl}. */
export const jobOutcomeNextUrlSchema: Schema<types.JobOutcomeNextUrl> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type", "url"],
  additionalProperties: false,
  properties: {
    type: { type: "string", const: "url" },
    url: { type: "string", minLength: 1 },
    label: { type: "string", maxLength: 1000 },
    replace: { type: "boolean" },
  },
});

/** Validates a {@link types.JobOutcomeNextView}. */
export const jobOutcomeNextViewSchema: Schema<types.JobOutcomeNextView> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type", "sheetId", "hiddenColumns"],
  additionalProperties: false,
  properties: {
    type: { type: "string", const: "view" },
    sheetId: () => sheetIdSchema,
    hiddenColumns: { type: "array", items: { type: "string", minLength: 1 } },
    label: { type: "string", maxLength: 1000 },
  },
});

/** Validates a {@link types.JobOutcomeNextWait}. */
export const jobOutcomeNextWaitSchema: Schema<types.JobOutcomeNextWait> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type"],
  additionalProperties: false,
  properties: {
    type: { type: "string", const: "wait" },
    fade: { type: "boolean" },
    confetti: { type: "boolean" },
  },
});

/** Validates a {@link types.JobOutcomeTrigger}. */
export const jobOutcomeTriggerSchema: Schema<types.JobOutcomeTrigger> = /* @__PURE__ */ defineSchema({
  anyOf: [() => jobOutcomeTriggerTypeSchema, () => jobOutcomeTriggerDetailsSchema],
});

/** Validates a {@link types.JobOutcomeTriggerDetails}. */
export const jobOutcomeTriggerDetailsSchema: Schema<types.JobOutcomeTriggerDetails> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type"],
  additionalProperties: false,
  properties: { type: () => jobOutcomeTriggerTypeSchema, audience: () => jobOutcomeAudienceSchema },
});

/** Validates a {@link types.JobOutcomeTriggerType}. */
export const jobOutcomeTriggerTypeSchema: Schema<types.JobOutcomeTriggerType> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: jobOutcomeTriggerTypes,
});

/** Validates a {@link types.JobPartExecution}. */
export const jobPartExecutionSchema: Schema<types.JobPartExecution> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: jobPartExecutions,
});

/** Validates a {@link types.JobParts}. */
export const jobPartsSchema: Schema<types.JobParts> = /* @__PURE__ */ defineSchema({
  anyOf: [
    { type: "integer", minimum: 1, maximum: 100 },
    { type: "array", minItems: 1, maxItems: 100, items: { type: "object" } },
  ],
});

/** Validates a {@link types.JobPartsCompletedEvent}. */
export const jobPartsCompletedEventSchema: Schema<types.JobPartsCompletedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "job:parts-completed" },
        domain: { type: "string", const: "job" },
        context: {
          allOf: [
            () => contextSchema,
            { type: "object", required: ["jobId"], properties: { jobId: () => jobIdSchema } },
          ],
        },
        payload: {
          type: "object",
          required: ["job", "domain", "operation", "status", "parts"],
          properties: {
            job: { type: "string" },
            domain: { type: "string" },
            operation: { type: "string" },
            status: { type: "string" },
            info: { type: "string" },
            isPart: { type: "boolean" },
            input: { type: "object" },
            parts: {
              type: "object",
              required: ["total", "completed", "failed", "canceled"],
              properties: {
                total: { type: "integer", minimum: -2147483648, maximum: 2147483647 },
                completed: { type: "integer", minimum: -2147483648, maximum: 2147483647 },
                failed: { type: "integer", minimum: -2147483648, maximum: 2147483647 },
                canceled: { type: "integer", minimum: -2147483648, maximum: 2147483647 },
              },
            },
          },
        },
      },
    },
  ],
});

/** Validates a {@link types.JobPlan}. */
export const jobPlanSchema: Schema<types.JobPlan> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["job", "plan"],
  properties: { job: () => jobSchema, plan: () => jobExecutionPlanSchema },
});

/** Validates a {@link types.JobPlanResponse}. */
export const jobPlanResponseSchema: Schema<types.JobPlanResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => jobPlanSchema },
});

/** Validates a {@link types.JobReadyEvent}. */
export const jobReadyEventSchema: Schema<types.JobReadyEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "job:ready" },
        domain: { type: "string", const: "job" },
        context: {
          allOf: [
            () => contextSchema,
            { type: "object", required: ["jobId"], properties: { jobId: () => jobIdSchema } },
          ],
        },
        payload: {
          type: "object",
          required: ["job", "domain", "operation", "status"],
          properties: {
            job: { type: "string" },
            domain: { type: "string" },
            operation: { type: "string" },
            status: { type: "string" },
            info: { type: "string" },
            isPart: { type: "boolean" },
            input: { type: "object" },
          },
        },
      },
    },
  ],
});

/** Validates a {@link types.JobResponse}. */
export const jobResponseSchema: Schema<types.JobResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => jobSchema },
});

/** Validates a {@link types.JobScheduledEvent}. */
export const jobScheduledEventSchema: Schema<types.JobScheduledEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "job:scheduled" },
        domain: { type: "string", const: "job" },
        context: {
          allOf: [
            () => contextSchema,
            { type: "object", required: ["jobId"], properties: { jobId: () => jobIdSchema } },
          ],
        },
        payload: {
          type: "object",
          required: ["job", "domain", "operation", "status", "startAt"],
          properties: {
            job: { type: "string" },
            domain: { type: "string" },
            operation: { type: "string" },
            status: { type: "string" },
            info: { type: "string" },
            isPart: { type: "boolean" },
            input: { type: "object" },
            startAt: { type: "string", format: dateTime },
          },
        },
      },
    },
  ],
});

/** Validates a {@link types.JobSplitDetails}. */
export const jobSplitDetailsSchema: Schema<types.JobSplitDetails> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["parts"],
  additionalProperties: false,
  properties: { parts: () => jobPartsSchema, runInParallel: { type: "boolean" } },
});

/** Validates a {@link types.JobStatus}. */
export const jobStatusSchema: Schema<types.JobStatus> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: jobStatuses,
});

/** Validates a {@link types.JobSubject}. */
export const jobSubjectSchema: Schema<types.JobSubject> = /* @__PURE__ */ defineSchema({
  choice: {
    tag: "type",
    shapes: { resource: () => resourceJobSubjectSchema, collection: () => collectionJobSubjectSchema },
  },
});

/** Validates a {@link types.JobTrigger}. */
export const jobTriggerSchema: Schema<types.JobTrigger> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: jobTriggers,
});

/** Validates a {@link types.JobType}. */
export const jobTypeSchema: Schema<types.JobType> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: jobTypes,
});

/** Validates a {@link types.JobUpdate}. */
export const jobUpdateSchema: Schema<types.JobUpdate> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: {
    config: () => jobOperationConfigSchema,
    status: () => jobStatusSchema,
    progress: { type: "number" },
    outcomeAcknowledgedAt: { type: "string", format: dateTime },
    info: { type: "string" },
    metadata: { type: "object" },
  },
});

/** Validates a {@link types.JobUpdatedEvent}. */
export const jobUpdatedEventSchema: Schema<types.JobUpdatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "job:updated" },
        domain: { type: "string", const: "job" },
        context: {
          allOf: [
            () => contextSchema,
            { type: "object", required: ["jobId"], properties: { jobId: () => jobIdSchema } },
          ],
        },
        payload: {
          type: "object",
          required: ["job", "domain", "operation", "status"],
          properties: {
            job: { type: "string" },
            domain: { type: "string" },
            operation: { type: "string" },
            status: { type: "string" },
            info: { type: "string" },
            isPart: { type: "boolean" },
            input: { type: "object" },
          },
        },
      },
    },
  ],
});

/** Validates a {@link types.KeptDuplicate}. */
export const keptDuplicateSchema: Schema<types.KeptDuplicate> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: keptDuplicates,
});

/** Validates a {@link types.LayerCreatedEvent}. */
export const layerCreatedEventSchema: Schema<types.LayerCreatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context"],
      properties: {
        topic: { type: "string", const: "layer:created" },
        domain: { type: "string", const: "workbook" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "workbookId", "sheetId", "sheetSlug", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                workbookId: () => workbookIdSchema,
                sheetId: () => sheetIdSchema,
                sheetSlug: { type: "string", minLength: 1 },
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
      },
    },
  ],
});

/** Validates a {@link types.LeftCells}. */
export const leftCellsSchema: Schema<types.LeftCells> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["recordId", "fields"],
  properties: {
    recordId: () => recordIdSchema,
    fields: { type: "array", minItems: 1, items: { type: "string" } },
  },
});

/** Validates a {@link types.LeftOutReason}. */
export const leftOutReasonSchema: Schema<types.LeftOutReason> = /* @__PURE__ */ defineSchema({
  type: "string",
});

/** Validates a {@link types.LeftOutRow}. */
export const leftOutRowSchema: Schema<types.LeftOutRow> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["row", "reason", "text"],
  properties: {
    row: { type: "integer", minimum: 0, maximum: 2147483647 },
    reason: () => leftOutReasonSchema,
    text: { type: "string" },
  },
});

/** Validates a {@link types.LetterCase}. */
export const letterCaseSchema: Schema<types.LetterCase> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: letterCases,
});

/** Validates a {@link types.ListActorRolesResponse}. */
export const listActorRolesResponseSchema: Schema<types.ListActorRolesResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => actorRoleResponseSchema } },
});

/** Validates a {@link types.ListAgentExportsResponse}. */
export const listAgentExportsResponseSchema: Schema<types.ListAgentExportsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data", "pagination"],
  properties: { data: { type: "array", items: () => agentExportSchema }, pagination: () => paginationSchema },
});

/** Validates a {@link types.ListAgentVersionsResponse}. */
export const listAgentVersionsResponseSchema: Schema<types.ListAgentVersionsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  properties: {
    data: { type: "array", items: () => agentVersionSchema },
    pagination: () => paginationSchema,
  },
});

/** Validates a {@link types.ListAgentsResponse}. */
export const listAgentsResponseSchema: Schema<types.ListAgentsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  properties: { data: { type: "array", items: () => agentSchema }, pagination: () => paginationSchema },
});

/** Validates a {@link types.ListAllEventsResponse}. */
export const listAllEventsResponseSchema: Schema<types.ListAllEventsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data", "cursor"],
  properties: { data: { type: "array", items: () => eventSchema }, cursor: { type: "string", minLength: 1 } },
});

/** Validates a {@link types.ListApiTokensResponse}. */
export const listApiTokensResponseSchema: Schema<types.ListApiTokensResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => apiTokenSchema }, pagination: () => paginationSchema },
});

/** Validates a {@link types.ListAuditEntriesResponse}. */
export const listAuditEntriesResponseSchema: Schema<types.ListAuditEntriesResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => auditEntrySchema }, pagination: () => paginationSchema },
});

/** Validates a {@link types.ListCalculationsResponse}. */
export const listCalculationsResponseSchema: Schema<types.ListCalculationsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => calculationSchema } },
});

/** Validates a {@link types.ListCanvasAreasResponse}. */
export const listCanvasAreasResponseSchema: Schema<types.ListCanvasAreasResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => canvasAreaSchema }, pagination: () => paginationSchema },
});

/** Validates a {@link types.ListCommitChangesResponse}. */
export const listCommitChangesResponseSchema: Schema<types.ListCommitChangesResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data", "pagination"],
  properties: {
    data: { type: "array", items: () => commitChangeSchema },
    pagination: () => paginationSchema,
  },
});

/** Validates a {@link types.ListCommitsResponse}. */
export const listCommitsResponseSchema: Schema<types.ListCommitsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => commitSchema }, pagination: () => paginationSchema },
});

/** Validates a {@link types.ListDataRetentionPoliciesResponse}. */
export const listDataRetentionPoliciesResponseSchema: Schema<types.ListDataRetentionPoliciesResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => dataRetentionPolicySchema } },
});

/** Validates a {@link types.ListDocumentsResponse}. */
export const listDocumentsResponseSchema: Schema<types.ListDocumentsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => documentSchema }, pagination: () => paginationSchema },
});

/** Validates a {@link types.ListEntitlementsResponse}. */
export const listEntitlementsResponseSchema: Schema<types.ListEntitlementsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => entitlementSchema } },
});

/** Validates a {@link types.ListEnvironmentsResponse}. */
export const listEnvironmentsResponseSchema: Schema<types.ListEnvironmentsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => environmentSchema }, pagination: () => paginationSchema },
});

/** Validates a {@link types.ListFilesResponse}. */
export const listFilesResponseSchema: Schema<types.ListFilesResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => fileSchema }, pagination: () => paginationSchema },
});

/** Validates a {@link types.ListFlagsResponse}. */
export const listFlagsResponseSchema: Schema<types.ListFlagsResponse> = /* @__PURE__ */ defineSchema({
  type: "array",
  items: () => flagSchema,
});

/** Validates a {@link types.ListGuestsResponse}. */
export const listGuestsResponseSchema: Schema<types.ListGuestsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => guestSchema }, pagination: () => paginationSchema },
});

/** Validates a {@link types.ListGuidanceResponse}. */
export const listGuidanceResponseSchema: Schema<types.ListGuidanceResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => guidanceSchema } },
});

/** Validates a {@link types.ListJobsResponse}. */
export const listJobsResponseSchema: Schema<types.ListJobsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => jobSchema }, pagination: () => paginationSchema },
});

/** Validates a {@link types.ListRecordDuplicatesResponse}. */
export const listRecordDuplicatesResponseSchema: Schema<types.ListRecordDuplicatesResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data", "pagination"],
  properties: {
    data: { type: "array", items: () => duplicateGroupSchema },
    pagination: () => paginationSchema,
  },
});

/** Validates a {@link types.ListRolesResponse}. */
export const listRolesResponseSchema: Schema<types.ListRolesResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => roleResponseSchema } },
});

/** Validates a {@link types.ListSheetsResponse}. */
export const listSheetsResponseSchema: Schema<types.ListSheetsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => sheetSchema } },
});

/** Validates a {@link types.ListSpacesResponse}. */
export const listSpacesResponseSchema: Schema<types.ListSpacesResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { pagination: () => paginationSchema, data: { type: "array", items: () => spaceSchema } },
});

/** Validates a {@link types.ListStep}. */
export const listStepSchema: Schema<types.ListStep> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type"],
  additionalProperties: false,
  properties: {
    type: { type: "string", const: "list" },
    separator: { type: "string", minLength: 1, maxLength: 10 },
  },
});

/** Validates a {@link types.ListUsersResponse}. */
export const listUsersResponseSchema: Schema<types.ListUsersResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => userSchema }, pagination: () => paginationSchema },
});

/** Validates a {@link types.ListViewsResponse}. */
export const listViewsResponseSchema: Schema<types.ListViewsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => viewSchema }, pagination: () => paginationSchema },
});

/** Validates a {@link types.ListWebhookAttemptsResponse}. */
export const listWebhookAttemptsResponseSchema: Schema<types.ListWebhookAttemptsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data", "pagination"],
  properties: {
    data: { type: "array", items: () => webhookAttemptSchema },
    pagination: () => paginationSchema,
  },
});

/** Validates a {@link types.ListWebhooksResponse}. */
export const listWebhooksResponseSchema: Schema<types.ListWebhooksResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => webhookSchema }, pagination: () => paginationSchema },
});

/** Validates a {@link types.ListWorkbooksResponse}. */
export const listWorkbooksResponseSchema: Schema<types.ListWorkbooksResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => workbookSchema }, pagination: () => paginationSchema },
});

/** Validates a {@link types.LookupDefault}. */
export const lookupDefaultSchema: Schema<types.LookupDefault> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: lookupDefaults,
});

/** Validates a {@link types.LookupStep}. */
export const lookupStepSchema: Schema<types.LookupStep> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type", "values"],
  additionalProperties: false,
  properties: {
    type: { type: "string", const: "lookup" },
    values: {
      type: "object",
      maxProperties: 1000,
      additionalProperties: {
        anyOf: [{ type: "string", maxLength: 10000 }, { type: "number" }, { type: "boolean" }],
      },
    },
    otherwise: () => lookupDefaultSchema,
  },
});

/** Validates a {@link types.MappingCandidate}. */
export const mappingCandidateSchema: Schema<types.MappingCandidate> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["destinationField", "confidence", "reason"],
  properties: {
    destinationField: () => planFieldSchema,
    confidence: { type: "number", minimum: 0, maximum: 1 },
    reason: () => mappingReasonSchema,
  },
});

/** Validates a {@link types.MappingId}. */
export const mappingIdSchema: Schema<types.MappingId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_mr_Bd6nK3wS", rule: /^[^_]*_(?:mr)_[^_]/ },
});

/** Validates a {@link types.MappingProgramJobConfig}. */
export const mappingProgramJobConfigSchema: Schema<types.MappingProgramJobConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["sourceSheetId", "destinationSheetId"],
  additionalProperties: false,
  properties: {
    sourceSheetId: () => sheetIdSchema,
    destinationSheetId: () => sheetIdSchema,
    mappingRules: { type: "array", items: () => fieldRuleSchema },
    keyFields: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } },
    caseSensitive: { type: "boolean" },
    waitIfUnsure: { type: "boolean" },
  },
});

/** Validates a {@link types.MappingReason}. */
export const mappingReasonSchema: Schema<types.MappingReason> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: mappingReasons,
});

/** Validates a {@link types.MappingRule}. */
export const mappingRuleSchema: Schema<types.MappingRule> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "name", "type", "config", "createdAt", "updatedAt"],
  properties: {
    id: () => mappingIdSchema,
    name: { type: "string", minLength: 1, maxLength: 1000 },
    type: { type: "string" },
    config: () => mappingRuleSettingsSchema,
    confidence: { type: "number", minimum: 0, maximum: 1 },
    acceptedAt: { type: "string", format: dateTime },
    acceptedBy: () => actorRefSchema,
    createdBy: () => actorRefSchema,
    createdAt: { type: "string", format: dateTime },
    updatedAt: { type: "string", format: dateTime },
  },
});

/** Validates a {@link types.MappingRuleChange}. */
export const mappingRuleChangeSchema: Schema<types.MappingRuleChange> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "name", "type", "config"],
  additionalProperties: false,
  properties: {
    id: () => mappingIdSchema,
    name: { type: "string", minLength: 1, maxLength: 1000 },
    type: () => mappingRuleTypeSchema,
    config: () => mappingRuleSettingsSchema,
    acceptedAt: { type: "string", format: dateTime },
    acceptedBy: () => actorRefSchema,
    confidence: { type: "number", minimum: 0, maximum: 1 },
    createdBy: () => actorRefSchema,
    createdAt: { type: "string", format: dateTime },
    updatedAt: { type: "string", format: dateTime },
  },
});

/** Validates a {@link types.MappingRuleConfig}. */
export const mappingRuleConfigSchema: Schema<types.MappingRuleConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["name", "type", "config"],
  additionalProperties: false,
  properties: {
    name: { type: "string", minLength: 1, maxLength: 1000 },
    type: () => mappingRuleTypeSchema,
    config: () => mappingRuleSettingsSchema,
    acceptedAt: { type: "string", format: dateTime },
    acceptedBy: () => actorRefSchema,
  },
});

/** Validates a {@link types.MappingRuleOrConfig}. */
export const mappingRuleOrConfigSchema: Schema<types.MappingRuleOrConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["name", "type", "config"],
  properties: {
    id: () => mappingIdSchema,
    name: { type: "string", minLength: 1, maxLength: 1000 },
    type: { type: "string" },
    config: () => mappingRuleSettingsSchema,
    confidence: { type: "number", minimum: 0, maximum: 1 },
    acceptedAt: { type: "string", format: dateTime },
    acceptedBy: () => actorRefSchema,
    createdBy: () => actorRefSchema,
    createdAt: { type: "string", format: dateTime },
    updatedAt: { type: "string", format: dateTime },
  },
});

/** Validates a {@link types.MappingRuleResponse}. */
export const mappingRuleResponseSchema: Schema<types.MappingRuleResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => mappingRuleSchema },
});

/** Validates a {@link types.MappingRuleSettings}. */
export const mappingRuleSettingsSchema: Schema<types.MappingRuleSettings> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: {
    column: { type: "string", minLength: 1, maxLength: 1000 },
    columns: {
      type: "array",
      minItems: 1,
      maxItems: 100,
      items: { type: "string", minLength: 1, maxLength: 1000 },
    },
    field: { type: "string", minLength: 1, maxLength: 1000 },
    fields: {
      type: "array",
      minItems: 1,
      maxItems: 100,
      items: { type: "string", minLength: 1, maxLength: 1000 },
    },
    separator: { type: "string", maxLength: 100 },
    rest: () => splitRestSchema,
    value: {
      anyOf: [
        { type: "string", maxLength: 10000 },
        { type: "number" },
        { type: "boolean" },
        { type: "null" },
      ],
    },
    steps: { type: "array", items: () => ruleStepSchema },
  },
});

/** Validates a {@link types.MappingRuleType}. */
export const mappingRuleTypeSchema: Schema<types.MappingRuleType> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: mappingRuleTypes,
});

/** Validates a {@link types.MappingRulesResponse}. */
export const mappingRulesResponseSchema: Schema<types.MappingRulesResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => mappingRuleSchema } },
});

/** Validates a {@link types.MergeDuplicatesRequest}. */
export const mergeDuplicatesRequestSchema: Schema<types.MergeDuplicatesRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  required: ["keyFields"],
  properties: {
    keyFields: {
      type: "array",
      minItems: 1,
      maxItems: 10,
      items: { type: "string", minLength: 1, maxLength: 1000 },
    },
    caseSensitive: { type: "boolean" },
    spaceSensitive: { type: "boolean" },
    keep: () => keptDuplicateSchema,
    fillEmpty: { type: "boolean" },
    ids: { type: "array", maxItems: 1000, items: () => recordIdSchema },
  },
});

/** Validates a {@link types.MergeDuplicatesResponse}. */
export const mergeDuplicatesResponseSchema: Schema<types.MergeDuplicatesResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => mergedDuplicatesSchema },
});

/** Validates a {@link types.MergedCellsMode}. */
export const mergedCellsModeSchema: Schema<types.MergedCellsMode> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: mergedCellsModes,
});

/** Validates a {@link types.MergedDuplicates}. */
export const mergedDuplicatesSchema: Schema<types.MergedDuplicates> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["commitIds", "groups", "deleted", "updated"],
  properties: {
    commitIds: { type: "array", items: () => commitIdSchema },
    groups: { type: "integer", minimum: 0, maximum: 2147483647 },
    deleted: { type: "integer", minimum: 0, maximum: 2147483647 },
    updated: { type: "integer", minimum: 0, maximum: 2147483647 },
  },
});

/** Validates a {@link types.MessageCode}. */
export const messageCodeSchema: Schema<types.MessageCode> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  maxLength: 255,
});

/** Validates a {@link types.MessageParams}. */
export const messageParamsSchema: Schema<types.MessageParams> = /* @__PURE__ */ defineSchema({
  type: "object",
});

/** Validates a {@link types.MutateJobConfig}. */
export const mutateJobConfigSchema: Schema<types.MutateJobConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["sheetId", "rules"],
  additionalProperties: false,
  properties: {
    sheetId: () => sheetIdSchema,
    rules: { type: "array", minItems: 1, items: () => fieldRuleSchema },
    filter: () => calculationFilterSchema,
    filterField: { type: "string", maxLength: 1000 },
    searchValue: { type: "string", maxLength: 1000 },
    searchField: { type: "string", maxLength: 1000 },
    q: { type: "string", maxLength: 10000 },
    ids: { type: "array", minItems: 1, items: () => recordIdSchema },
    snapshotLabel: { type: "string", minLength: 1, maxLength: 1000 },
  },
});

/** Validates a {@link types.NextCursor}. */
export const nextCursorSchema: Schema<types.NextCursor> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
});

/** Validates a {@link types.NumberConfig}. */
export const numberConfigSchema: Schema<types.NumberConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  properties: { decimalPlaces: { type: "integer", minimum: 0, maximum: 2147483647 } },
});

/** Validates a {@link types.NumberProperty}. */
export const numberPropertySchema: Schema<types.NumberProperty> = /* @__PURE__ */ defineSchema({
  type: "object",
  allOf: [() => basePropertySchema],
  required: ["type"],
  properties: {
    type: { type: "string", const: "number" },
    config: () => numberConfigSchema,
    isArray: { type: "boolean" },
  },
});

/** Validates a {@link types.NumberStep}. */
export const numberStepSchema: Schema<types.NumberStep> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type", "decimal"],
  additionalProperties: false,
  properties: {
    type: { type: "string", const: "number" },
    decimal: () => decimalSignSchema,
    unit: { type: "string", minLength: 1, maxLength: 40 },
  },
});

/** Validates a {@link types.Origin}. */
export const originSchema: Schema<types.Origin> = /* @__PURE__ */ defineSchema({
  type: "object",
  properties: {
    id: { type: "string", minLength: 1 },
    slug: { type: "string", maxLength: 255, minLength: 1 },
  },
});

/** Validates a {@link types.PageNumber}. */
export const pageNumberSchema: Schema<types.PageNumber> = /* @__PURE__ */ defineSchema({
  type: "integer",
  minimum: 1,
  maximum: 2147483647,
});

/** Validates a {@link types.PageSize}. */
export const pageSizeSchema: Schema<types.PageSize> = /* @__PURE__ */ defineSchema({
  type: "integer",
  minimum: 1,
  maximum: 2147483647,
});

/** Validates a {@link types.Pagination}. */
export const paginationSchema: Schema<types.Pagination> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["currentPage", "pageCount", "totalCount"],
  properties: {
    currentPage: { type: "integer", minimum: 1, maximum: 2147483647 },
    pageCount: { type: "integer", minimum: 0, maximum: 2147483647 },
    totalCount: { type: "integer", minimum: 0, maximum: 2147483647 },
    nextCursor: () => nextCursorSchema,
  },
});

/** Validates a {@link types.PersonKind}. */
export const personKindSchema: Schema<types.PersonKind> = /* @__PURE__ */ defineSchema({ type: "string" });

/** Validates a {@link types.PersonalAccessToken}. */
export const personalAccessTokenSchema: Schema<types.PersonalAccessToken> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "name", "createdAt"],
  properties: {
    id: () => personalAccessTokenIdSchema,
    name: { type: "string", maxLength: 255, minLength: 1 },
    createdAt: { type: "string", format: dateTime },
    lastUsedAt: { type: "string", format: dateTime },
  },
});

/** Validates a {@link types.PersonalAccessTokenId}. */
export const personalAccessTokenIdSchema: Schema<types.PersonalAccessTokenId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_pat_Gv8cX3nF", rule: /^[^_]*_(?:pat)_[^_]/ },
});

/** Validates a {@link types.PersonalAccessTokensResponse}. */
export const personalAccessTokensResponseSchema: Schema<types.PersonalAccessTokensResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => personalAccessTokenSchema } },
});

/** Validates a {@link types.PersonalData}. */
export const personalDataSchema: Schema<types.PersonalData> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["personId", "kind", "exists", "tables"],
  properties: {
    personId: { type: "string", minLength: 1 },
    kind: () => personKindSchema,
    exists: { type: "boolean" },
    tables: { type: "array", items: () => personalTableSchema },
  },
});

/** Validates a {@link types.PersonalDataResponse}. */
export const personalDataResponseSchema: Schema<types.PersonalDataResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => personalDataSchema },
});

/** Validates a {@link types.PersonalTable}. */
export const personalTableSchema: Schema<types.PersonalTable> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["table", "rows"],
  properties: {
    table: { type: "string", minLength: 1 },
    rows: { type: "array", items: { type: "object" } },
    nextCursor: { type: "string", minLength: 1 },
  },
});

/** Validates a {@link types.PlanField}. */
export const planFieldSchema: Schema<types.PlanField> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["key"],
  properties: { key: { type: "string", minLength: 1 }, label: { type: "string" }, type: { type: "string" } },
});

/** Validates a {@link types.PlanQuestion}. */
export const planQuestionSchema: Schema<types.PlanQuestion> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type", "message"],
  properties: {
    type: () => planQuestionTypeSchema,
    message: { type: "string" },
    code: () => messageCodeSchema,
    params: () => messageParamsSchema,
    sourceField: () => planFieldSchema,
    destinationField: () => planFieldSchema,
  },
});

/** Validates a {@link types.PlanQuestionType}. */
export const planQuestionTypeSchema: Schema<types.PlanQuestionType> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: planQuestionTypes,
});

/** Validates a {@link types.PreviewedValue}. */
export const previewedValueSchema: Schema<types.PreviewedValue> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["value"],
  properties: {
    value: {
      anyOf: [
        { type: "string" },
        { type: "number" },
        { type: "boolean" },
        { type: "array", items: { type: "string" } },
        { type: "null" },
      ],
    },
    problem: { type: "string" },
  },
});

/** Validates a {@link types.Program}. */
export const programSchema: Schema<types.Program> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["rules", "sourceKeys", "destinationKeys"],
  properties: {
    id: () => programIdSchema,
    environmentId: () => environmentIdSchema,
    namespace: { type: "string" },
    destinationSlug: { type: "string" },
    familyId: () => familyIdSchema,
    rules: { type: "array", items: () => mappingRuleOrConfigSchema },
    sourceKeys: { type: "array", items: { type: "string" } },
    destinationKeys: { type: "array", items: { type: "string" } },
    summary: () => programSummarySchema,
    createdBy: () => actorRefSchema,
    createdAt: { type: "string", format: dateTime },
    updatedAt: { type: "string", format: dateTime },
  },
});

/** Validates a {@link types.ProgramConfig}. */
export const programConfigSchema: Schema<types.ProgramConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["source", "destination"],
  additionalProperties: false,
  properties: {
    source: () => sheetConfigSchema,
    destination: () => sheetConfigSchema,
    familyId: () => familyIdSchema,
    namespace: { type: "string", maxLength: 255, minLength: 1 },
    save: { type: "boolean" },
  },
});

/** Validates a {@link types.ProgramCreatedEvent}. */
export const programCreatedEventSchema: Schema<types.ProgramCreatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context"],
      properties: {
        topic: { type: "string", const: "program:created" },
        domain: { type: "string", const: "program" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["programId", "actorId"],
              properties: { programId: () => programIdSchema, actorId: () => actorRefSchema },
            },
          ],
        },
      },
    },
  ],
});

/** Validates a {@link types.ProgramId}. */
export const programIdSchema: Schema<types.ProgramId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_mp_Aw1xJ9qC", rule: /^[^_]*_(?:mp)_[^_]/ },
});

/** Validates a {@link types.ProgramRecomputedEvent}. */
export const programRecomputedEventSchema: Schema<types.ProgramRecomputedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context"],
      properties: {
        topic: { type: "string", const: "program:recomputed" },
        domain: { type: "string", const: "program" },
        context: {
          allOf: [
            () => contextSchema,
            { type: "object", required: ["programId"], properties: { programId: () => programIdSchema } },
          ],
        },
      },
    },
  ],
});

/** Validates a {@link types.ProgramRecomputingEvent}. */
export const programRecomputingEventSchema: Schema<types.ProgramRecomputingEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context"],
      properties: {
        topic: { type: "string", const: "program:recomputing" },
        domain: { type: "string", const: "program" },
        context: {
          allOf: [
            () => contextSchema,
            { type: "object", required: ["programId"], properties: { programId: () => programIdSchema } },
          ],
        },
      },
    },
  ],
});

/** Validates a {@link types.ProgramResponse}. */
export const programResponseSchema: Schema<types.ProgramResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => programSchema },
});

/** Validates a {@link types.ProgramSummary}. */
export const programSummarySchema: Schema<types.ProgramSummary> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["totalRuleCount", "addedRuleCount", "deletedRuleCount"],
  properties: {
    totalRuleCount: { type: "integer", minimum: 0, maximum: 2147483647 },
    addedRuleCount: { type: "integer", minimum: 0, maximum: 2147483647 },
    deletedRuleCount: { type: "integer", minimum: 0, maximum: 2147483647 },
  },
});

/** Validates a {@link types.ProgramUpdatedEvent}. */
export const programUpdatedEventSchema: Schema<types.ProgramUpdatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context"],
      properties: {
        topic: { type: "string", const: "program:updated" },
        domain: { type: "string", const: "program" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["programId", "actorId"],
              properties: { programId: () => programIdSchema, actorId: () => actorRefSchema },
            },
          ],
        },
      },
    },
  ],
});

/** Validates a {@link types.ProgramsResponse}. */
export const programsResponseSchema: Schema<types.ProgramsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => programSchema }, pagination: () => paginationSchema },
});

/** Validates a {@link types.Progress}. */
export const progressSchema: Schema<types.Progress> = /* @__PURE__ */ defineSchema({
  type: "object",
  properties: {
    current: { type: "integer", minimum: 0 },
    total: { type: "integer", minimum: 0 },
    percent: { type: "integer", minimum: 0, maximum: 100 },
  },
});

/** Validates a {@link types.PropagateJobConfig}. */
export const propagateJobConfigSchema: Schema<types.PropagateJobConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: { spaceIds: { type: "array", items: () => spaceIdSchema } },
});

/** Validates a {@link types.Property}. */
export const propertySchema: Schema<types.Property> = /* @__PURE__ */ defineSchema({
  choice: {
    tag: "type",
    shapes: {
      string: () => stringPropertySchema,
      number: () => numberPropertySchema,
      boolean: () => booleanPropertySchema,
      date: () => datePropertySchema,
      enum: () => enumPropertySchema,
      reference: () => referencePropertySchema,
      "reference-list": () => referenceListPropertySchema,
      "string-list": () => stringListPropertySchema,
      "enum-list": () => enumListPropertySchema,
    },
  },
});

/** Validates a {@link types.PublishableKeyResponse}. */
export const publishableKeyResponseSchema: Schema<types.PublishableKeyResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => apiKeySchema },
});

/** Validates a {@link types.Record}. */
export const recordSchema: Schema<types.Record> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "values"],
  properties: {
    id: () => recordIdSchema,
    values: () => recordValuesSchema,
    valid: { type: "boolean" },
    metadata: () => recordMetadataSchema,
    config: () => recordConfigSchema,
    messages: { type: "array", items: () => validationMessageSchema },
    commitId: () => commitIdSchema,
    versionId: () => versionIdSchema,
    judged: { type: "boolean" },
    ifCommitId: () => commitIdSchema,
  },
});

/** Validates a {@link types.RecordChangeLines}. */
export const recordChangeLinesSchema: Schema<types.RecordChangeLines> = /* @__PURE__ */ defineSchema({
  type: "blob",
});

/** Validates a {@link types.RecordConfig}. */
export const recordConfigSchema: Schema<types.RecordConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  properties: {
    readonly: { type: "boolean" },
    fields: { type: "object", additionalProperties: () => cellConfigSchema },
    markedForDeletion: { type: "boolean" },
  },
});

/** Validates a {@link types.RecordCounts}. */
export const recordCountsSchema: Schema<types.RecordCounts> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["total", "valid", "error"],
  properties: {
    total: { type: "integer", minimum: 0, maximum: 2147483647 },
    valid: { type: "integer", minimum: 0, maximum: 2147483647 },
    error: { type: "integer", minimum: 0, maximum: 2147483647 },
    errorsByField: {
      type: "object",
      additionalProperties: { type: "integer", minimum: -2147483648, maximum: 2147483647 },
    },
    byField: { type: "object", additionalProperties: () => fieldRecordCountsSchema },
  },
});

/** Validates a {@link types.RecordCountsResponse}. */
export const recordCountsResponseSchema: Schema<types.RecordCountsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => recordCountsResponseDataSchema },
});

/** Validates a {@link types.RecordCountsResponseData}. */
export const recordCountsResponseDataSchema: Schema<types.RecordCountsResponseData> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["counts", "success"],
  properties: { counts: () => recordCountsSchema, success: { type: "boolean" } },
});

/** Validates a {@link types.RecordData}. */
export const recordDataSchema: Schema<types.RecordData> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: () => cellDataSchema,
});

/** Validates a {@link types.RecordId}. */
export const recordIdSchema: Schema<types.RecordId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_rc_Qa1sD4fG", rule: /^[^_]*_(?:rc)_[^_]/ },
});

/** Validates a {@link types.RecordIndices}. */
export const recordIndicesSchema: Schema<types.RecordIndices> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "index"],
  properties: {
    id: () => recordIdSchema,
    index: { type: "integer", minimum: -1, maximum: 2147483647 },
    position: { type: "integer", minimum: 0 },
    fields: { type: "array", items: { type: "string" } },
  },
});

/** Validates a {@link types.RecordLines}. */
export const recordLinesSchema: Schema<types.RecordLines> = /* @__PURE__ */ defineSchema({ type: "blob" });

/** Validates a {@link types.RecordLinesResponse}. */
export const recordLinesResponseSchema: Schema<types.RecordLinesResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => recordLinesResponseDataSchema },
});

/** Validates a {@link types.RecordLinesResponseData}. */
export const recordLinesResponseDataSchema: Schema<types.RecordLinesResponseData> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["success", "commitIds", "counts"],
  properties: {
    success: { type: "boolean" },
    commitIds: { type: "array", items: () => commitIdSchema },
    counts: () => recordCountsSchema,
    upserted: () => upsertCountsSchema,
  },
});

/** Validates a {@link types.RecordMetadata}. */
export const recordMetadataSchema: Schema<types.RecordMetadata> = /* @__PURE__ */ defineSchema({
  type: "object",
  properties: { flags: { type: "array", items: { type: "string", minLength: 1 } } },
});

/** Validates a {@link types.RecordValues}. */
export const recordValuesSchema: Schema<types.RecordValues> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: () => cellValueSchema,
});

/** Validates a {@link types.RecordsCreatedEvent}. */
export const recordsCreatedEventSchema: Schema<types.RecordsCreatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "records:created" },
        domain: { type: "string", const: "sheet" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "workbookId", "sheetId", "sheetSlug", "commitId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                workbookId: () => workbookIdSchema,
                sheetId: () => sheetIdSchema,
                sheetSlug: { type: "string", minLength: 1 },
                commitId: () => commitIdSchema,
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["count"],
          properties: { count: { type: "integer", minimum: -2147483648, maximum: 2147483647 } },
        },
      },
    },
  ],
});

/** Validates a {@link types.RecordsDeletedEvent}. */
export const recordsDeletedEventSchema: Schema<types.RecordsDeletedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "records:deleted" },
        domain: { type: "string", const: "sheet" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "workbookId", "sheetId", "sheetSlug", "commitId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                workbookId: () => workbookIdSchema,
                sheetId: () => sheetIdSchema,
                sheetSlug: { type: "string", minLength: 1 },
                commitId: () => commitIdSchema,
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["count"],
          properties: {
            count: { type: "integer", minimum: -2147483648, maximum: 2147483647 },
            recordIds: { type: "array", maxItems: 100, items: { type: "string" } },
            changesUrl: { type: "string" },
          },
        },
      },
    },
  ],
});

/** Validates a {@link types.RecordsResponse}. */
export const recordsResponseSchema: Schema<types.RecordsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => recordsResponseDataSchema },
});

/** Validates a {@link types.RecordsResponseData}. */
export const recordsResponseDataSchema: Schema<types.RecordsResponseData> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["success"],
  properties: {
    success: { type: "boolean" },
    commitId: () => commitIdSchema,
    versionId: () => versionIdSchema,
    counts: () => recordCountsSchema,
    records: { type: "array", items: () => recordSchema },
    upserted: () => upsertCountsSchema,
  },
});

/** Validates a {@link types.RecordsUpdatedEvent}. */
export const recordsUpdatedEventSchema: Schema<types.RecordsUpdatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "records:updated" },
        domain: { type: "string", const: "sheet" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "workbookId", "sheetId", "sheetSlug", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                workbookId: () => workbookIdSchema,
                sheetId: () => sheetIdSchema,
                sheetSlug: { type: "string", minLength: 1 },
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["count"],
          properties: { count: { type: "integer", minimum: -2147483648, maximum: 2147483647 } },
        },
      },
    },
  ],
});

/** Validates a {@link types.RedeliverEventRequest}. */
export const redeliverEventRequestSchema: Schema<types.RedeliverEventRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["eventId"],
  additionalProperties: false,
  properties: { eventId: () => eventIdSchema },
});

/** Validates a {@link types.ReferenceFilter}. */
export const referenceFilterSchema: Schema<types.ReferenceFilter> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["refField", "recordField"],
  properties: {
    refField: { type: "string", maxLength: 1000 },
    recordField: { type: "string", maxLength: 1000 },
  },
});

/** Validates a {@link types.ReferenceListProperty}. */
export const referenceListPropertySchema: Schema<types.ReferenceListProperty> = /* @__PURE__ */ defineSchema({
  type: "object",
  allOf: [() => basePropertySchema],
  required: ["type", "config"],
  properties: {
    type: { type: "string", const: "reference-list" },
    config: () => referenceListPropertyConfigSchema,
    isArray: { type: "boolean" },
  },
});

/** Validates a {@link types.ReferenceListPropertyConfig}. */
export const referenceListPropertyConfigSchema: Schema<types.ReferenceListPropertyConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["ref", "key"],
  properties: {
    ref: { type: "string", maxLength: 1000 },
    key: { type: "string", maxLength: 1000, minLength: 1 },
    filter: () => referenceFilterSchema,
  },
});

/** Validates a {@link types.ReferenceProperty}. */
export const referencePropertySchema: Schema<types.ReferenceProperty> = /* @__PURE__ */ defineSchema({
  type: "object",
  allOf: [() => basePropertySchema],
  required: ["type", "config"],
  properties: {
    type: { type: "string", const: "reference" },
    config: () => referencePropertyConfigSchema,
    isArray: { type: "boolean" },
  },
});

/** Validates a {@link types.ReferencePropertyConfig}. */
export const referencePropertyConfigSchema: Schema<types.ReferencePropertyConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["ref", "key"],
  properties: {
    ref: { type: "string", maxLength: 1000 },
    key: { type: "string", maxLength: 1000, minLength: 1 },
    filter: () => referenceFilterSchema,
    relationship: () => referencePropertyRelationshipSchema,
  },
});

/** Validates a {@link types.ReferencePropertyRelationship}. */
export const referencePropertyRelationshipSchema: Schema<types.ReferencePropertyRelationship> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: referencePropertyRelationships,
});

/** Validates a {@link types.RequiredConstraint}. */
export const requiredConstraintSchema: Schema<types.RequiredConstraint> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type"],
  properties: { type: { type: "string", const: "required" }, config: () => requiredConstraintConfigSchema },
});

/** Validates a {@link types.RequiredConstraintConfig}. */
export const requiredConstraintConfigSchema: Schema<types.RequiredConstraintConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  properties: { message: { type: "string", maxLength: 10000 }, level: () => validationTypeSchema },
});

/** Validates a {@link types.ResendInviteResponse}. */
export const resendInviteResponseSchema: Schema<types.ResendInviteResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => resendInviteResponseDataSchema },
});

/** Validates a {@link types.ResendInviteResponseData}. */
export const resendInviteResponseDataSchema: Schema<types.ResendInviteResponseData> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["success", "invitation"],
  properties: { success: { type: "boolean" }, invitation: () => userInvitationSchema },
});

/** Validates a {@link types.ResourceIdUnion}. */
export const resourceIdUnionSchema: Schema<types.ResourceIdUnion> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_sp_8vKd3QxN", rule: /^[^_]*_(?:acc|env|sp)_[^_]/ },
});

/** Validates a {@link types.ResourceJobSubject}. */
export const resourceJobSubjectSchema: Schema<types.ResourceJobSubject> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type", "id"],
  properties: {
    type: { type: "string", const: "resource" },
    id: { type: "string", minLength: 1, maxLength: 255 },
  },
});

/** Validates a {@link types.RestoreOptions}. */
export const restoreOptionsSchema: Schema<types.RestoreOptions> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["created", "updated", "deleted"],
  additionalProperties: false,
  properties: { created: { type: "boolean" }, updated: { type: "boolean" }, deleted: { type: "boolean" } },
});

/** Validates a {@link types.RestoreSnapshotJobConfig}. */
export const restoreSnapshotJobConfigSchema: Schema<types.RestoreSnapshotJobConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["snapshotId"],
  additionalProperties: false,
  properties: { snapshotId: () => snapshotIdSchema, options: () => restoreOptionsSchema },
});

/** Validates a {@link types.RoleId}. */
export const roleIdSchema: Schema<types.RoleId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_rol_Ce5tB9xU", rule: /^[^_]*_(?:rol)_[^_]/ },
});

/** Validates a {@link types.RoleResponse}. */
export const roleResponseSchema: Schema<types.RoleResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "name", "accountId", "createdAt", "updatedAt"],
  properties: {
    id: () => roleIdSchema,
    name: { type: "string", maxLength: 255, minLength: 1 },
    accountId: () => accountIdSchema,
    createdAt: { type: "string", format: dateTime },
    updatedAt: { type: "string", format: dateTime },
  },
});

/** Validates a {@link types.RuleStep}. */
export const ruleStepSchema: Schema<types.RuleStep> = /* @__PURE__ */ defineSchema({
  choice: {
    tag: "type",
    shapes: {
      trim: () => trimStepSchema,
      case: () => caseStepSchema,
      date: () => dateStepSchema,
      number: () => numberStepSchema,
      lookup: () => lookupStepSchema,
      list: () => listStepSchema,
    },
  },
});

/** Validates a {@link types.SchemaDiffEnum}. */
export const schemaDiffEnumSchema: Schema<types.SchemaDiffEnum> = /* @__PURE__ */ defineSchema({
  type: "string",
});

/** Validates a {@link types.SchemaDiffRecord}. */
export const schemaDiffRecordSchema: Schema<types.SchemaDiffRecord> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: () => schemaDiffEnumSchema,
});

/** Validates a {@link types.Secret}. */
export const secretSchema: Schema<types.Secret> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "name", "value"],
  properties: {
    id: () => secretIdSchema,
    name: { type: "string", minLength: 1, maxLength: 1024 },
    value: { type: "string", minLength: 1, maxLength: 1024 },
    environmentId: () => environmentIdSchema,
    spaceId: () => spaceIdSchema,
    actorId: () => actorIdUnionSchema,
  },
});

/** Validates a {@link types.SecretCreatedEvent}. */
export const secretCreatedEventSchema: Schema<types.SecretCreatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "secret:created" },
        domain: { type: "string", const: "secret" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["entityId", "actorId"],
              properties: { entityId: { type: "string", minLength: 1 }, actorId: () => actorRefSchema },
            },
          ],
        },
        payload: { type: "object", required: ["name"], properties: { name: { type: "string" } } },
      },
    },
  ],
});

/** Validates a {@link types.SecretDeletedEvent}. */
export const secretDeletedEventSchema: Schema<types.SecretDeletedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "secret:deleted" },
        domain: { type: "string", const: "secret" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["entityId", "actorId"],
              properties: { entityId: { type: "string", minLength: 1 }, actorId: () => actorRefSchema },
            },
          ],
        },
        payload: { type: "object", required: ["name"], properties: { name: { type: "string" } } },
      },
    },
  ],
});

/** Validates a {@link types.SecretId}. */
export const secretIdSchema: Schema<types.SecretId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_sec_Jd5vP9xU", rule: /^[^_]*_(?:sec)_[^_]/ },
});

/** Validates a {@link types.SecretUpdatedEvent}. */
export const secretUpdatedEventSchema: Schema<types.SecretUpdatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "secret:updated" },
        domain: { type: "string", const: "secret" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["entityId", "actorId"],
              properties: { entityId: { type: "string", minLength: 1 }, actorId: () => actorRefSchema },
            },
          ],
        },
        payload: { type: "object", required: ["name"], properties: { name: { type: "string" } } },
      },
    },
  ],
});

/** Validates a {@link types.SecretsResponse}. */
export const secretsResponseSchema: Schema<types.SecretsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => secretSchema } },
});

/** Validates a {@link types.Sheet}. */
export const sheetSchema: Schema<types.Sheet> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "workbookId", "name", "slug", "config", "createdAt", "updatedAt"],
  properties: {
    id: () => sheetIdSchema,
    workbookId: () => workbookIdSchema,
    name: { type: "string", maxLength: 255, minLength: 1 },
    slug: { type: "string", maxLength: 255, minLength: 1 },
    config: () => sheetConfigSchema,
    createdAt: { type: "string", format: dateTime },
    updatedAt: { type: "string", format: dateTime },
    lockedBy: () => actorRefSchema,
    lockedByName: { type: "string", minLength: 1 },
    lockedAt: { type: "string", format: dateTime },
    metadata: {},
    namespace: { type: "string" },
    recordCounts: () => recordCountsSchema,
    jobId: () => jobIdSchema,
    createdFrom: () => sheetIdSchema,
    lastPropagatedAt: { type: "string", format: dateTime },
    treatments: { type: "array", items: { type: "string" } },
    collection: { type: "string" },
  },
});

/** Validates a {@link types.SheetAccess}. */
export const sheetAccessSchema: Schema<types.SheetAccess> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: sheetAccesses,
});

/** Validates a {@link types.SheetCalculationUpdatedEvent}. */
export const sheetCalculationUpdatedEventSchema: Schema<types.SheetCalculationUpdatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "sheet:calculation-updated" },
        domain: { type: "string", const: "sheet" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "workbookId", "sheetId", "sheetSlug"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                workbookId: () => workbookIdSchema,
                sheetId: () => sheetIdSchema,
                sheetSlug: { type: "string", minLength: 1 },
              },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["fieldKeys"],
          properties: { fieldKeys: { type: "array", items: { type: "string" } } },
        },
      },
    },
  ],
});

/** Validates a {@link types.SheetConfig}. */
export const sheetConfigSchema: Schema<types.SheetConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["name", "fields"],
  properties: {
    name: { type: "string", maxLength: 255, minLength: 1 },
    slug: { type: "string", maxLength: 255, minLength: 1 },
    fields: { type: "array", items: () => propertySchema },
    mappingConfidenceThreshold: { type: "number", exclusiveMinimum: 0, maximum: 1 },
    description: { type: "string", maxLength: 10000 },
    readonly: { type: "boolean" },
    allowAdditionalFields: { type: "boolean" },
    access: { type: "array", items: () => sheetAccessSchema },
    actions: { type: "array", items: () => actionSchema },
    metadata: {},
    constraints: { type: "array", items: () => sheetConstraintSchema },
    treatments: { type: "array", items: () => sheetTreatmentSchema },
    collection: { type: "string", maxLength: 255 },
  },
});

/** Validates a {@link types.SheetConfigOrUpdate}. */
export const sheetConfigOrUpdateSchema: Schema<types.SheetConfigOrUpdate> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: {
    name: { type: "string", maxLength: 255, minLength: 1 },
    slug: { type: "string", maxLength: 255, minLength: 1 },
    fields: { type: "array", items: () => propertySchema },
    mappingConfidenceThreshold: { type: "number", exclusiveMinimum: 0, maximum: 1 },
    description: { type: "string", maxLength: 10000 },
    readonly: { type: "boolean" },
    allowAdditionalFields: { type: "boolean" },
    access: { type: "array", items: () => sheetAccessSchema },
    actions: { type: "array", items: () => actionSchema },
    metadata: {},
    constraints: { type: "array", items: () => sheetConstraintSchema },
    treatments: { type: "array", items: () => sheetTreatmentSchema },
    collection: { type: "string", maxLength: 255 },
    id: () => sheetIdSchema,
    workbookId: () => workbookIdSchema,
    config: () => sheetConfigSchema,
    namespace: { type: "string", maxLength: 255 },
    createdAt: { type: "string", format: dateTime },
    updatedAt: { type: "string", format: dateTime },
  },
});

/** Validates a {@link types.SheetConstraint}. */
export const sheetConstraintSchema: Schema<types.SheetConstraint> = /* @__PURE__ */ defineSchema({
  choice: {
    tag: "type",
    shapes: { unique: () => compositeUniqueConstraintSchema, external: () => externalSheetConstraintSchema },
  },
});

/** Validates a {@link types.SheetCountsUpdatedEvent}. */
export const sheetCountsUpdatedEventSchema: Schema<types.SheetCountsUpdatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "sheet:counts-updated" },
        domain: { type: "string", const: "sheet" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "workbookId", "sheetId", "sheetSlug"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                workbookId: () => workbookIdSchema,
                sheetId: () => sheetIdSchema,
                sheetSlug: { type: "string", minLength: 1 },
              },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["counts"],
          properties: {
            counts: {
              type: "object",
              required: ["total", "valid", "error"],
              properties: {
                total: { type: "integer", minimum: -2147483648, maximum: 2147483647 },
                valid: { type: "integer", minimum: -2147483648, maximum: 2147483647 },
                error: { type: "integer", minimum: -2147483648, maximum: 2147483647 },
              },
            },
          },
        },
      },
    },
  ],
});

/** Validates a {@link types.SheetCreatedEvent}. */
export const sheetCreatedEventSchema: Schema<types.SheetCreatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "sheet:created" },
        domain: { type: "string", const: "sheet" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "workbookId", "sheetId", "sheetSlug", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                workbookId: () => workbookIdSchema,
                sheetId: () => sheetIdSchema,
                sheetSlug: { type: "string", minLength: 1 },
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: { type: "object", required: ["name"], properties: { name: { type: "string" } } },
      },
    },
  ],
});

/** Validates a {@link types.SheetDeletedEvent}. */
export const sheetDeletedEventSchema: Schema<types.SheetDeletedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "sheet:deleted" },
        domain: { type: "string", const: "sheet" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "workbookId", "sheetId", "sheetSlug", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                workbookId: () => workbookIdSchema,
                sheetId: () => sheetIdSchema,
                sheetSlug: { type: "string", minLength: 1 },
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: { type: "object", required: ["name"], properties: { name: { type: "string" } } },
      },
    },
  ],
});

/** Validates a {@link types.SheetFormat}. */
export const sheetFormatSchema: Schema<types.SheetFormat> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: sheetFormats,
});

/** Validates a {@link types.SheetId}. */
export const sheetIdSchema: Schema<types.SheetId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_sh_Pe3rT7nK", rule: /^[^_]*_(?:sh)_[^_]/ },
});

/** Validates a {@link types.SheetResponse}. */
export const sheetResponseSchema: Schema<types.SheetResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => sheetSchema },
});

/** Validates a {@link types.SheetTreatment}. */
export const sheetTreatmentSchema: Schema<types.SheetTreatment> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: sheetTreatments,
});

/** Validates a {@link types.SheetUpdateRequest}. */
export const sheetUpdateRequestSchema: Schema<types.SheetUpdateRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: {
    name: { type: "string", maxLength: 255, minLength: 1 },
    slug: { type: "string", maxLength: 255, minLength: 1 },
    metadata: {},
  },
});

/** Validates a {@link types.SheetUpdatedEvent}. */
export const sheetUpdatedEventSchema: Schema<types.SheetUpdatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "sheet:updated" },
        domain: { type: "string", const: "sheet" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "workbookId", "sheetId", "sheetSlug"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                workbookId: () => workbookIdSchema,
                sheetId: () => sheetIdSchema,
                sheetSlug: { type: "string", minLength: 1 },
              },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["name", "changed"],
          properties: { name: { type: "string" }, changed: { type: "array", items: { type: "string" } } },
        },
      },
    },
  ],
});

/** Validates a {@link types.Snapshot}. */
export const snapshotSchema: Schema<types.Snapshot> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "sheetId", "createdAt", "createdBy"],
  properties: {
    id: () => snapshotIdSchema,
    sheetId: () => sheetIdSchema,
    label: { type: "string", minLength: 1, maxLength: 1000 },
    threadId: { type: "string", minLength: 1, maxLength: 1000 },
    summary: () => snapshotSummarySchema,
    createdAt: { type: "string", format: dateTime },
    createdBy: () => actorRefSchema,
    jobId: () => jobIdSchema,
  },
});

/** Validates a {@link types.SnapshotCreatedEvent}. */
export const snapshotCreatedEventSchema: Schema<types.SnapshotCreatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "snapshot:created" },
        domain: { type: "string", const: "sheet" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "workbookId", "sheetId", "sheetSlug", "snapshotId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                workbookId: () => workbookIdSchema,
                sheetId: () => sheetIdSchema,
                sheetSlug: { type: "string", minLength: 1 },
                snapshotId: () => snapshotIdSchema,
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: { type: "object", properties: { label: { type: "string" } } },
      },
    },
  ],
});

/** Validates a {@link types.SnapshotId}. */
export const snapshotIdSchema: Schema<types.SnapshotId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_ss_Bc7vN2mQ", rule: /^[^_]*_(?:ss)_[^_]/ },
});

/** Validates a {@link types.SnapshotResponse}. */
export const snapshotResponseSchema: Schema<types.SnapshotResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => snapshotSchema },
});

/** Validates a {@link types.SnapshotSummary}. */
export const snapshotSummarySchema: Schema<types.SnapshotSummary> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["createdSince", "updatedSince", "deletedSince", "schemaDiff", "config"],
  properties: {
    createdSince: () => summarySectionSchema,
    updatedSince: () => summarySectionSchema,
    deletedSince: () => summarySectionSchema,
    schemaDiff: () => schemaDiffRecordSchema,
    config: () => sheetConfigSchema,
  },
});

/** Validates a {@link types.SnapshotsResponse}. */
export const snapshotsResponseSchema: Schema<types.SnapshotsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: { type: "array", items: () => snapshotSchema }, pagination: () => paginationSchema },
});

/** Validates a {@link types.SortDirection}. */
export const sortDirectionSchema: Schema<types.SortDirection> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: sortDirections,
});

/** Validates a {@link types.Space}. */
export const spaceSchema: Schema<types.Space> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "name", "createdAt", "updatedAt", "guestAuthentication"],
  properties: {
    id: () => spaceIdSchema,
    name: { type: "string", maxLength: 255, minLength: 1 },
    createdAt: { type: "string", format: dateTime },
    updatedAt: { type: "string", format: dateTime },
    guestAuthentication: { type: "array", items: () => guestAuthenticationSchema },
    createdByUserId: () => userIdSchema,
    displayOrder: { type: "integer", minimum: -2147483648, maximum: 2147483647 },
    environmentId: () => environmentIdSchema,
    filesCount: { type: "integer", minimum: 0, maximum: 2147483647 },
    isCollaborative: { type: "boolean" },
    labels: { type: "array", items: { type: "string" } },
    lastActivityAt: { type: "string", format: dateTime },
    metadata: {},
    primaryWorkbookId: () => workbookIdSchema,
    upgradedAt: { type: "string", format: dateTime },
    canvasId: () => canvasIdSchema,
    workbooksCount: { type: "integer", minimum: 0, maximum: 2147483647 },
    usedBytes: { type: "integer", minimum: 0 },
    quotaBytes: { type: "integer", minimum: 0 },
    createdByUserName: { type: "string", minLength: 1 },
    expiredAt: { type: "string", format: dateTime },
    archivedAt: { type: "string", format: dateTime },
    guestLink: { type: "string", format: uri },
    accessToken: { type: "string", minLength: 1 },
    size: () => spaceSizeSchema,
    createdFrom: () => spaceIdSchema,
    lastPropagatedAt: { type: "string", format: dateTime },
    spaceConfigId: () => spaceIdSchema,
    settings: () => spaceSettingsSchema,
    actions: { type: "array", items: () => actionSchema },
    access: { type: "array", items: { type: "string" } },
    autoConfigure: { type: "boolean" },
    readFiles: { type: "boolean" },
    namespace: { type: "string", minLength: 1 },
    translationsPath: { type: "string", minLength: 1 },
    languageOverride: { type: "string", minLength: 1 },
    appId: () => appIdSchema,
    isAppTemplate: { type: "boolean" },
  },
});

/** Validates a {@link types.SpaceAccess}. */
export const spaceAccessSchema: Schema<types.SpaceAccess> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: spaceAccesses,
});

/** Validates a {@link types.SpaceArchivedEvent}. */
export const spaceArchivedEventSchema: Schema<types.SpaceArchivedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "space:archived" },
        domain: { type: "string", const: "space" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs"],
              properties: { spaceId: () => spaceIdSchema, slugs: () => eventContextSlugsSchema },
            },
          ],
        },
        payload: { type: "object", required: ["name"], properties: { name: { type: "string" } } },
      },
    },
  ],
});

/** Validates a {@link types.SpaceBlueprint}. */
export const spaceBlueprintSchema: Schema<types.SpaceBlueprint> = /* @__PURE__ */ defineSchema({
  type: "object",
  properties: {
    workbooks: { type: "array", items: () => blueprintWorkbookSchema },
    documents: { type: "array", items: () => documentConfigSchema },
    guidance: { type: "array", items: () => createGuidanceRequestSchema },
    actions: { type: "array", items: () => actionSchema },
  },
});

/** Validates a {@link types.SpaceConfig}. */
export const spaceConfigSchema: Schema<types.SpaceConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: {
    name: { type: "string", minLength: 1, maxLength: 255 },
    displayOrder: { type: "integer", minimum: -2147483648, maximum: 2147483647 },
    guestAuthentication: { type: "array", items: () => guestAuthenticationSchema },
    spaceConfigId: () => spaceIdSchema,
    environmentId: () => environmentIdSchema,
    primaryWorkbookId: () => workbookIdSchema,
    metadata: {},
    settings: () => spaceSettingsSchema,
    actions: { type: "array", items: () => actionSchema },
    access: { type: "array", items: () => spaceAccessSchema },
    autoConfigure: { type: "boolean" },
    readFiles: { type: "boolean" },
    namespace: { type: "string", minLength: 1, maxLength: 255 },
    labels: { type: "array", items: { type: "string", maxLength: 255 } },
    translationsPath: { type: "string", minLength: 1, maxLength: 2048 },
    languageOverride: { type: "string", minLength: 1, maxLength: 255 },
    archivedAt: { type: ["string", "null"], format: dateTime },
    appId: () => appIdSchema,
    isAppTemplate: { type: "boolean" },
  },
});

/** Validates a {@link types.SpaceCreatedEvent}. */
export const spaceCreatedEventSchema: Schema<types.SpaceCreatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "space:created" },
        domain: { type: "string", const: "space" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: { type: "object", required: ["name"], properties: { name: { type: "string" } } },
      },
    },
  ],
});

/** Validates a {@link types.SpaceDeletedEvent}. */
export const spaceDeletedEventSchema: Schema<types.SpaceDeletedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "space:deleted" },
        domain: { type: "string", const: "space" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: { type: "object", required: ["name"], properties: { name: { type: "string" } } },
      },
    },
  ],
});

/** Validates a {@link types.SpaceExpiredEvent}. */
export const spaceExpiredEventSchema: Schema<types.SpaceExpiredEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "space:expired" },
        domain: { type: "string", const: "space" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs"],
              properties: { spaceId: () => spaceIdSchema, slugs: () => eventContextSlugsSchema },
            },
          ],
        },
        payload: { type: "object", required: ["name"], properties: { name: { type: "string" } } },
      },
    },
  ],
});

/** Validates a {@link types.SpaceGuestAddedEvent}. */
export const spaceGuestAddedEventSchema: Schema<types.SpaceGuestAddedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "space:guestAdded" },
        domain: { type: "string", const: "space" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: { type: "object", required: ["guestId"], properties: { guestId: { type: "string" } } },
      },
    },
  ],
});

/** Validates a {@link types.SpaceGuestRemovedEvent}. */
export const spaceGuestRemovedEventSchema: Schema<types.SpaceGuestRemovedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "space:guestRemoved" },
        domain: { type: "string", const: "space" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: { type: "object", required: ["guestId"], properties: { guestId: { type: "string" } } },
      },
    },
  ],
});

/** Validates a {@link types.SpaceId}. */
export const spaceIdSchema: Schema<types.SpaceId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_sp_8vKd3QxN", rule: /^[^_]*_(?:sp)_[^_]/ },
});

/** Validates a {@link types.SpaceResponse}. */
export const spaceResponseSchema: Schema<types.SpaceResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => spaceSchema },
});

/** Validates a {@link types.SpaceSettings}. */
export const spaceSettingsSchema: Schema<types.SpaceSettings> = /* @__PURE__ */ defineSchema({
  type: "object",
  properties: {
    sidebarConfig: () => spaceSidebarConfigSchema,
    filesMappedAfterJob: { type: "string", maxLength: 1000 },
    extractionOptions: () => headerDetectionOptionsSchema,
    omitActions: { type: "array", items: { type: "string", maxLength: 255 } },
    omitRowSelectionToolbar: { type: "boolean" },
  },
});

/** Validates a {@link types.SpaceSidebarConfig}. */
export const spaceSidebarConfigSchema: Schema<types.SpaceSidebarConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  properties: { workbookSidebarOrder: { type: "array", items: () => workbookIdSchema } },
});

/** Validates a {@link types.SpaceSize}. */
export const spaceSizeSchema: Schema<types.SpaceSize> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["name", "id", "numUsers", "pdv", "numFiles"],
  properties: {
    name: { type: "string", maxLength: 255, minLength: 1 },
    id: { type: "string" },
    numUsers: { type: "integer", minimum: 0, maximum: 2147483647 },
    pdv: { type: "integer", minimum: 0 },
    numFiles: { type: "integer", minimum: 0, maximum: 2147483647 },
  },
});

/** Validates a {@link types.SpaceSortField}. */
export const spaceSortFieldSchema: Schema<types.SpaceSortField> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: spaceSortFields,
});

/** Validates a {@link types.SpaceUnarchivedEvent}. */
export const spaceUnarchivedEventSchema: Schema<types.SpaceUnarchivedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "space:unarchived" },
        domain: { type: "string", const: "space" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs"],
              properties: { spaceId: () => spaceIdSchema, slugs: () => eventContextSlugsSchema },
            },
          ],
        },
        payload: { type: "object", required: ["name"], properties: { name: { type: "string" } } },
      },
    },
  ],
});

/** Validates a {@link types.SpaceUpdatedEvent}. */
export const spaceUpdatedEventSchema: Schema<types.SpaceUpdatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "space:updated" },
        domain: { type: "string", const: "space" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["name", "changed"],
          properties: { name: { type: "string" }, changed: { type: "array", items: { type: "string" } } },
        },
      },
    },
  ],
});

/** Validates a {@link types.SplitRest}. */
export const splitRestSchema: Schema<types.SplitRest> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: splitRests,
});

/** Validates a {@link types.SplitRule}. */
export const splitRuleSchema: Schema<types.SplitRule> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type", "column", "fields"],
  additionalProperties: false,
  properties: {
    type: { type: "string", const: "split" },
    column: { type: "string", minLength: 1, maxLength: 1000 },
    fields: {
      type: "array",
      minItems: 1,
      maxItems: 100,
      items: { type: "string", minLength: 1, maxLength: 1000 },
    },
    separator: { type: "string", minLength: 1, maxLength: 100 },
    rest: () => splitRestSchema,
    steps: { type: "array", items: () => ruleStepSchema },
  },
});

/** Validates a {@link types.StorageStrategy}. */
export const storageStrategySchema: Schema<types.StorageStrategy> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: storageStrategies,
});

/** Validates a {@link types.StoredConstraint}. */
export const storedConstraintSchema: Schema<types.StoredConstraint> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type", "validator"],
  properties: {
    type: { type: "string", const: "stored" },
    validator: { type: "string", maxLength: 255 },
    version: { type: "integer", minimum: 0, maximum: 2147483647 },
    label: { type: "string", maxLength: 1000, minLength: 1 },
    description: { type: "string", maxLength: 10000 },
    config: {},
  },
});

/** Validates a {@link types.StoredConstraintOptions}. */
export const storedConstraintOptionsSchema: Schema<types.StoredConstraintOptions> = /* @__PURE__ */ defineSchema({
  type: "object",
  properties: { message: { type: "string", maxLength: 10000 }, level: () => validationTypeSchema },
});

/** Validates a {@link types.StoredRule}. */
export const storedRuleSchema: Schema<types.StoredRule> = /* @__PURE__ */ defineSchema({
  type: "object",
  minProperties: 1,
  additionalProperties: false,
  properties: {
    values: { type: "array", minItems: 1, maxItems: 1000, items: { type: "string", maxLength: 1000 } },
    format: () => storedRuleFormatSchema,
    pattern: { type: "string", minLength: 1, maxLength: 200 },
    minLength: { type: "integer", minimum: 0, maximum: 2147483647 },
    maxLength: { type: "integer", minimum: 0, maximum: 2147483647 },
    minimum: { type: "number" },
    maximum: { type: "number" },
    earliest: { type: "string", pattern: /^\d{4}-\d{2}-\d{2}$/u, maxLength: 255 },
    latest: { type: "string", pattern: /^\d{4}-\d{2}-\d{2}$/u, maxLength: 255 },
  },
});

/** Validates a {@link types.StoredRuleFormat}. */
export const storedRuleFormatSchema: Schema<types.StoredRuleFormat> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: storedRuleFormats,
});

/** Validates a {@link types.StringConfig}. */
export const stringConfigSchema: Schema<types.StringConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["size"],
  properties: { size: () => stringConfigOptionsSchema },
});

/** Validates a {@link types.StringConfigOptions}. */
export const stringConfigOptionsSchema: Schema<types.StringConfigOptions> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: stringConfigOptions,
});

/** Validates a {@link types.StringListProperty}. */
export const stringListPropertySchema: Schema<types.StringListProperty> = /* @__PURE__ */ defineSchema({
  type: "object",
  allOf: [() => basePropertySchema],
  required: ["type"],
  properties: { type: { type: "string", const: "string-list" } },
});

/** Validates a {@link types.StringProperty}. */
export const stringPropertySchema: Schema<types.StringProperty> = /* @__PURE__ */ defineSchema({
  type: "object",
  allOf: [() => basePropertySchema],
  required: ["type"],
  properties: { type: { type: "string", const: "string" }, config: () => stringConfigSchema },
});

/** Validates a {@link types.Success}. */
export const successSchema: Schema<types.Success> = /* @__PURE__ */ defineSchema({
  type: "object",
  minProperties: 1,
  properties: { data: () => successDataSchema },
});

/** Validates a {@link types.SuccessData}. */
export const successDataSchema: Schema<types.SuccessData> = /* @__PURE__ */ defineSchema({
  type: "object",
  minProperties: 1,
  required: ["success"],
  properties: { success: { type: "boolean" } },
});

/** Validates a {@link types.SuccessQueryParameter}. */
export const successQueryParameterSchema: Schema<types.SuccessQueryParameter> = /* @__PURE__ */ defineSchema({
  type: "boolean",
});

/** Validates a {@link types.SummarySection}. */
export const summarySectionSchema: Schema<types.SummarySection> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["total"],
  properties: {
    total: { type: "integer", minimum: 0, maximum: 2147483647 },
    byField: { type: "object", additionalProperties: { type: "integer", minimum: 1, maximum: 2147483647 } },
  },
});

/** Validates a {@link types.TemplateOptions}. */
export const templateOptionsSchema: Schema<types.TemplateOptions> = /* @__PURE__ */ defineSchema({
  choice: {
    tag: "template",
    shapes: {
      constraints: () => constraintsTemplateOptionsSchema,
      autobuild: () => autobuildTemplateOptionsSchema,
      autocast: () => autocastTemplateOptionsSchema,
      "webhook-egress": () => webhookEgressTemplateOptionsSchema,
      "action-listener": () => actionListenerTemplateOptionsSchema,
      automap: () => automapTemplateOptionsSchema,
    },
  },
});

/** Validates a {@link types.ThreadCreatedEvent}. */
export const threadCreatedEventSchema: Schema<types.ThreadCreatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context"],
      properties: {
        topic: { type: "string", const: "thread:created" },
        domain: { type: "string", const: "thread" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["threadId", "actorId"],
              properties: { threadId: () => threadIdSchema, actorId: () => actorRefSchema },
            },
          ],
        },
      },
    },
  ],
});

/** Validates a {@link types.ThreadDeletedEvent}. */
export const threadDeletedEventSchema: Schema<types.ThreadDeletedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context"],
      properties: {
        topic: { type: "string", const: "thread:deleted" },
        domain: { type: "string", const: "thread" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["threadId", "actorId"],
              properties: { threadId: () => threadIdSchema, actorId: () => actorRefSchema },
            },
          ],
        },
      },
    },
  ],
});

/** Validates a {@link types.ThreadId}. */
export const threadIdSchema: Schema<types.ThreadId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_th_Ry8bN4gS", rule: /^[^_]*_(?:th)_[^_]/ },
});

/** Validates a {@link types.ThreadUpdatedEvent}. */
export const threadUpdatedEventSchema: Schema<types.ThreadUpdatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context"],
      properties: {
        topic: { type: "string", const: "thread:updated" },
        domain: { type: "string", const: "thread" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["threadId", "actorId"],
              properties: { threadId: () => threadIdSchema, actorId: () => actorRefSchema },
            },
          ],
        },
      },
    },
  ],
});

/** Validates a {@link types.TokenKind}. */
export const tokenKindSchema: Schema<types.TokenKind> = /* @__PURE__ */ defineSchema({ type: "string" });

/** Validates a {@link types.TrimStep}. */
export const trimStepSchema: Schema<types.TrimStep> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type"],
  additionalProperties: false,
  properties: { type: { type: "string", const: "trim" } },
});

/** Validates a {@link types.UndoCommitResponse}. */
export const undoCommitResponseSchema: Schema<types.UndoCommitResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => undoneCommitSchema },
});

/** Validates a {@link types.UndoneCommit}. */
export const undoneCommitSchema: Schema<types.UndoneCommit> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["deleted", "updated", "restored", "skipped"],
  properties: {
    commitId: () => commitIdSchema,
    deleted: { type: "integer", minimum: 0, maximum: 2147483647 },
    updated: { type: "integer", minimum: 0, maximum: 2147483647 },
    restored: { type: "integer", minimum: 0, maximum: 2147483647 },
    skipped: { type: "integer", minimum: 0, maximum: 2147483647 },
  },
});

/** Validates a {@link types.UniqueConstraint}. */
export const uniqueConstraintSchema: Schema<types.UniqueConstraint> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type"],
  properties: { type: { type: "string", const: "unique" }, config: () => uniqueConstraintConfigSchema },
});

/** Validates a {@link types.UniqueConstraintConfig}. */
export const uniqueConstraintConfigSchema: Schema<types.UniqueConstraintConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  properties: {
    caseSensitive: { type: "boolean" },
    ignoreEmpty: { type: "boolean" },
    message: { type: "string", maxLength: 10000 },
    level: () => validationTypeSchema,
  },
});

/** Validates a {@link types.UnknownEvent}. */
export const unknownEventSchema: Schema<types.UnknownEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    { type: "object", required: ["topic"], properties: { topic: () => unknownTopicSchema } },
  ],
});

/** Validates a {@link types.UnknownTopic}. */
export const unknownTopicSchema: Schema<types.UnknownTopic> = /* @__PURE__ */ defineSchema({
  type: "string",
});

/** Validates a {@link types.UnmappedDestinationField}. */
export const unmappedDestinationFieldSchema: Schema<types.UnmappedDestinationField> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["destinationField"],
  properties: { destinationField: () => planFieldSchema },
});

/** Validates a {@link types.UnmappedReason}. */
export const unmappedReasonSchema: Schema<types.UnmappedReason> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: unmappedReasons,
});

/** Validates a {@link types.UnmappedSourceField}. */
export const unmappedSourceFieldSchema: Schema<types.UnmappedSourceField> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["sourceField", "preview"],
  properties: {
    sourceField: () => planFieldSchema,
    preview: { type: "array", items: { type: "string" } },
    reason: () => unmappedReasonSchema,
    candidates: { type: "array", maxItems: 3, items: () => mappingCandidateSchema },
  },
});

/** Validates a {@link types.UpdateCanvasAreaRequest}. */
export const updateCanvasAreaRequestSchema: Schema<types.UpdateCanvasAreaRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: {
    canvasId: () => canvasIdSchema,
    parentId: () => canvasAreaIdSchema,
    config: {},
    metadata: {},
    overlay: {},
    layout: () => canvasAreaLayoutSchema,
    type: () => canvasAreaTypeSchema,
    position: () => canvasAreaPositionSchema,
    visibility: () => canvasAreaVisibilitySchema,
  },
});

/** Validates a {@link types.UpdateFileRequest}. */
export const updateFileRequestSchema: Schema<types.UpdateFileRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: {
    workbookId: () => workbookIdSchema,
    name: { type: "string", maxLength: 255, minLength: 1 },
    mode: () => fileModeSchema,
    status: () => fileStatusSchema,
    actions: { type: "array", items: () => actionSchema },
  },
});

/** Validates a {@link types.UpdateFlagRequest}. */
export const updateFlagRequestSchema: Schema<types.UpdateFlagRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: {
    label: { type: "string", maxLength: 1000, minLength: 1 },
    colorHex: { type: "string", pattern: /^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$/u, maxLength: 255 },
    newSlug: { type: "string", minLength: 1, maxLength: 255 },
  },
});

/** Validates a {@link types.UpdateGuidanceRequest}. */
export const updateGuidanceRequestSchema: Schema<types.UpdateGuidanceRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["options"],
  additionalProperties: false,
  properties: { options: () => guidanceOptionsSchema },
});

/** Validates a {@link types.UpdateMappingRulesRequest}. */
export const updateMappingRulesRequestSchema: Schema<types.UpdateMappingRulesRequest> = /* @__PURE__ */ defineSchema({
  type: "array",
  minItems: 1,
  maxItems: 1000,
  items: () => mappingRuleChangeSchema,
});

/** Validates a {@link types.UpdateRecordsRequest}. */
export const updateRecordsRequestSchema: Schema<types.UpdateRecordsRequest> = /* @__PURE__ */ defineSchema({
  type: "array",
  maxItems: 10000,
  items: () => recordSchema,
});

/** Validates a {@link types.UpdateUserRequest}. */
export const updateUserRequestSchema: Schema<types.UpdateUserRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: {
    name: { type: "string", minLength: 1, maxLength: 255 },
    email: { type: "string", format: email, maxLength: 254 },
    dashboard: { type: "integer", minimum: 0, maximum: 2147483647 },
    metadata: { type: "object" },
  },
});

/** Validates a {@link types.UpdateWebhookRequest}. */
export const updateWebhookRequestSchema: Schema<types.UpdateWebhookRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: {
    url: { type: "string", format: uri, pattern: /^[Hh][Tt][Tt][Pp][Ss]?:\/\//u, maxLength: 2048 },
    topics: { type: "array", uniqueItems: true, items: () => eventTopicSchema },
    isActive: { type: "boolean" },
  },
});

/** Validates a {@link types.UploadFileRequest}. */
export const uploadFileRequestSchema: Schema<types.UploadFileRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["spaceId", "environmentId", "file"],
  additionalProperties: false,
  properties: {
    spaceId: () => spaceIdSchema,
    environmentId: () => environmentIdSchema,
    mode: () => fileModeSchema,
    extent: () => fileExtentSchema,
    file: { type: "blob" },
    actions: { type: "array", items: () => actionSchema },
    origin: () => fileOriginSchema,
  },
});

/** Validates a {@link types.UpsertCounts}. */
export const upsertCountsSchema: Schema<types.UpsertCounts> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["added", "updated", "unchanged", "combined", "withoutKey", "differingInCase"],
  properties: {
    added: { type: "integer", minimum: 0, maximum: 2147483647 },
    updated: { type: "integer", minimum: 0, maximum: 2147483647 },
    unchanged: { type: "integer", minimum: 0, maximum: 2147483647 },
    combined: { type: "integer", minimum: 0, maximum: 2147483647 },
    withoutKey: { type: "integer", minimum: 0, maximum: 2147483647 },
    differingInCase: { type: "integer", minimum: 0, maximum: 2147483647 },
    combinedRecords: { type: "array", items: () => combinedRecordSchema },
    recordsWithoutKey: { type: "array", items: { type: "integer", minimum: 0, maximum: 2147483647 } },
    recordsDifferingInCase: { type: "array", items: { type: "integer", minimum: 0, maximum: 2147483647 } },
  },
});

/** Validates a {@link types.User}. */
export const userSchema: Schema<types.User> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "idp", "metadata", "createdAt", "updatedAt", "email", "name", "accountId"],
  properties: {
    id: () => userIdSchema,
    idp: { type: "string", minLength: 1 },
    idpRef: { type: "string" },
    metadata: { type: "object" },
    createdAt: { type: "string", format: dateTime },
    updatedAt: { type: "string", format: dateTime },
    lastSeenAt: { type: "string", format: dateTime },
    dashboard: { type: "integer", minimum: -2147483648, maximum: 2147483647 },
    email: { type: "string", format: email, maxLength: 254 },
    name: { type: "string", minLength: 1, maxLength: 255 },
    accountId: () => accountIdSchema,
  },
});

/** Validates a {@link types.UserCreateAndInviteRequest}. */
export const userCreateAndInviteRequestSchema: Schema<types.UserCreateAndInviteRequest> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["email", "name"],
  additionalProperties: false,
  properties: {
    email: { type: "string", format: email, maxLength: 254 },
    name: { type: "string", minLength: 1, maxLength: 255 },
    accountId: () => accountIdSchema,
    actorRoles: { type: "array", maxItems: 100, items: () => assignActorRoleRequestSchema },
    fromName: { type: "string", minLength: 1, maxLength: 255 },
    message: { type: "string", minLength: 1, maxLength: 2000 },
  },
});

/** Validates a {@link types.UserCredentials}. */
export const userCredentialsSchema: Schema<types.UserCredentials> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["type", "email", "password"],
  additionalProperties: false,
  properties: {
    type: { type: "string", const: "userCredentials" },
    email: { type: "string", format: email, maxLength: 254 },
    password: { type: "string", minLength: 1, maxLength: 1024 },
  },
});

/** Validates a {@link types.UserId}. */
export const userIdSchema: Schema<types.UserId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_usr_Nq8dK1yT", rule: /^[^_]*_(?:usr)_[^_]/ },
});

/** Validates a {@link types.UserInvitation}. */
export const userInvitationSchema: Schema<types.UserInvitation> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["userId", "expiresAt", "isMailed"],
  properties: {
    userId: () => userIdSchema,
    expiresAt: { type: "string", format: dateTime },
    isMailed: { type: "boolean" },
    token: { type: "string", minLength: 1 },
    link: { type: "string", format: uri },
  },
});

/** Validates a {@link types.UserResponse}. */
export const userResponseSchema: Schema<types.UserResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => userSchema },
});

/** Validates a {@link types.UserSortField}. */
export const userSortFieldSchema: Schema<types.UserSortField> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: userSortFields,
});

/** Validates a {@link types.UserWithRoles}. */
export const userWithRolesSchema: Schema<types.UserWithRoles> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: [
    "id",
    "idp",
    "metadata",
    "createdAt",
    "updatedAt",
    "email",
    "name",
    "accountId",
    "actorRoles",
    "invitation",
  ],
  properties: {
    id: () => userIdSchema,
    idp: { type: "string", minLength: 1 },
    idpRef: { type: "string" },
    metadata: { type: "object" },
    createdAt: { type: "string", format: dateTime },
    updatedAt: { type: "string", format: dateTime },
    lastSeenAt: { type: "string", format: dateTime },
    dashboard: { type: "integer", minimum: -2147483648, maximum: 2147483647 },
    email: { type: "string", format: email, maxLength: 254 },
    name: { type: "string", minLength: 1, maxLength: 255 },
    accountId: () => accountIdSchema,
    actorRoles: { type: "array", items: () => actorRoleResponseSchema },
    invitation: () => userInvitationSchema,
  },
});

/** Validates a {@link types.UserWithRolesResponse}. */
export const userWithRolesResponseSchema: Schema<types.UserWithRolesResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => userWithRolesSchema },
});

/** Validates a {@link types.ValidationMessage}. */
export const validationMessageSchema: Schema<types.ValidationMessage> = /* @__PURE__ */ defineSchema({
  type: "object",
  properties: {
    field: { type: "string" },
    type: () => validationTypeSchema,
    source: () => validationSourceSchema,
    message: { type: "string" },
    code: () => messageCodeSchema,
    params: () => messageParamsSchema,
    path: { type: "string" },
    createdBy: () => actorRefSchema,
    hook: { type: "string" },
  },
});

/** Validates a {@link types.ValidationSource}. */
export const validationSourceSchema: Schema<types.ValidationSource> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: validationSources,
});

/** Validates a {@link types.ValidationType}. */
export const validationTypeSchema: Schema<types.ValidationType> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: validationTypes,
});

/** Validates a {@link types.Version}. */
export const versionSchema: Schema<types.Version> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["versionId"],
  properties: {
    versionId: () => versionIdSchema,
    commitId: () => commitIdSchema,
    commitIds: { type: "array", items: () => commitIdSchema },
    updated: { type: "integer", minimum: 0, maximum: 2147483647 },
    left: { type: "array", minItems: 1, items: () => leftCellsSchema },
    records: { type: "array", items: () => recordSchema },
    omittedRecords: { type: "integer", minimum: 1, maximum: 2147483647 },
  },
});

/** Validates a {@link types.VersionId}. */
export const versionIdSchema: Schema<types.VersionId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_vr_Wd8jX5kV", rule: /^[^_]*_(?:vr)_[^_]/ },
});

/** Validates a {@link types.VersionResponse}. */
export const versionResponseSchema: Schema<types.VersionResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => versionSchema },
});

/** Validates a {@link types.VersionsPostRequestBody}. */
export const versionsPostRequestBodySchema: Schema<types.VersionsPostRequestBody> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: { sheetId: () => sheetIdSchema, parentVersionId: () => versionIdSchema },
});

/** Validates a {@link types.View}. */
export const viewSchema: Schema<types.View> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "sheetId", "name", "config", "createdBy"],
  properties: {
    id: () => viewIdSchema,
    sheetId: () => sheetIdSchema,
    name: { type: "string", minLength: 1, maxLength: 1000 },
    config: () => viewConfigSchema,
    createdBy: () => actorRefSchema,
    createdByName: { type: "string", minLength: 1 },
  },
});

/** Validates a {@link types.ViewConfig}. */
export const viewConfigSchema: Schema<types.ViewConfig> = /* @__PURE__ */ defineSchema({
  type: "object",
  properties: {
    versionId: () => versionIdSchema,
    commitId: () => commitIdSchema,
    sinceVersionId: () => versionIdSchema,
    sinceCommitId: () => commitIdSchema,
    sortField: { type: "string", minLength: 1, maxLength: 1000 },
    sortDirection: () => sortDirectionSchema,
    filter: () => calculationFilterSchema,
    filterField: { type: "string", maxLength: 1000 },
    searchValue: { type: "string", maxLength: 1000 },
    searchField: { type: "string", maxLength: 1000 },
    ids: { type: "array", maxItems: 100, items: () => recordIdSchema },
    pageSize: { type: "integer", minimum: 1, maximum: 10000 },
    pageNumber: { type: "integer", minimum: 1, maximum: 2147483647 },
    includeCounts: { type: "boolean" },
    includeLength: { type: "boolean" },
    includeLinks: { type: "boolean" },
    includeMessages: { type: "boolean" },
    fields: { type: "array", items: { type: "string", minLength: 1, maxLength: 1000 } },
    for: () => eventIdSchema,
    q: { type: "string", maxLength: 10000 },
  },
});

/** Validates a {@link types.ViewCreate}. */
export const viewCreateSchema: Schema<types.ViewCreate> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["sheetId", "name", "config"],
  additionalProperties: false,
  properties: {
    sheetId: () => sheetIdSchema,
    name: { type: "string", minLength: 1, maxLength: 1000 },
    config: () => viewConfigSchema,
  },
});

/** Validates a {@link types.ViewId}. */
export const viewIdSchema: Schema<types.ViewId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_vi_Xe5nR8kT", rule: /^[^_]*_(?:vi)_[^_]/ },
});

/** Validates a {@link types.ViewResponse}. */
export const viewResponseSchema: Schema<types.ViewResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => viewSchema },
});

/** Validates a {@link types.ViewUpdate}. */
export const viewUpdateSchema: Schema<types.ViewUpdate> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["config"],
  additionalProperties: false,
  properties: { name: { type: "string", minLength: 1, maxLength: 1000 }, config: () => viewConfigSchema },
});

/** Validates a {@link types.Webhook}. */
export const webhookSchema: Schema<types.Webhook> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "url", "environmentId", "topics", "isActive", "createdAt", "updatedAt"],
  properties: {
    id: () => webhookIdSchema,
    url: { type: "string", format: uri, pattern: /^[Hh][Tt][Tt][Pp][Ss]?:\/\//u, maxLength: 2048 },
    environmentId: () => environmentIdSchema,
    spaceId: () => spaceIdSchema,
    topics: { type: "array", uniqueItems: true, items: { type: "string" } },
    importSessions: { type: "boolean" },
    isActive: { type: "boolean" },
    failures: { type: "integer", minimum: 0, maximum: 2147483647 },
    createdAt: { type: "string", format: dateTime },
    updatedAt: { type: "string", format: dateTime },
  },
});

/** Validates a {@link types.WebhookAttempt}. */
export const webhookAttemptSchema: Schema<types.WebhookAttempt> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["eventId", "topic", "attemptedAt", "durationMs", "isSuccess"],
  properties: {
    eventId: () => eventIdSchema,
    topic: { type: "string" },
    attemptedAt: { type: "string", format: dateTime },
    durationMs: { type: "integer", minimum: 0, maximum: 2147483647 },
    isSuccess: { type: "boolean" },
    status: { type: "integer", minimum: 100, maximum: 599 },
    error: { type: "string", minLength: 1 },
    nextAttemptAt: { type: "string", format: dateTime },
  },
});

/** Validates a {@link types.WebhookEgressTemplateOptions}. */
export const webhookEgressTemplateOptionsSchema: Schema<types.WebhookEgressTemplateOptions> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["template", "jobName", "url"],
  properties: {
    template: { type: "string", const: "webhook-egress" },
    namespace: { type: "string", maxLength: 255 },
    jobName: { type: "string", maxLength: 255 },
    url: { type: "string", format: uri, maxLength: 2048 },
  },
});

/** Validates a {@link types.WebhookId}. */
export const webhookIdSchema: Schema<types.WebhookId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_wh_Qy4tN8cR", rule: /^[^_]*_(?:wh)_[^_]/ },
});

/** Validates a {@link types.WebhookResponse}. */
export const webhookResponseSchema: Schema<types.WebhookResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => webhookSchema },
});

/** Validates a {@link types.WebhookSecretResponse}. */
export const webhookSecretResponseSchema: Schema<types.WebhookSecretResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => webhookWithSecretSchema },
});

/** Validates a {@link types.WebhookWithSecret}. */
export const webhookWithSecretSchema: Schema<types.WebhookWithSecret> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "url", "environmentId", "topics", "isActive", "createdAt", "updatedAt", "secret"],
  properties: {
    id: () => webhookIdSchema,
    url: { type: "string", format: uri, pattern: /^[Hh][Tt][Tt][Pp][Ss]?:\/\//u, maxLength: 2048 },
    environmentId: () => environmentIdSchema,
    spaceId: () => spaceIdSchema,
    topics: { type: "array", uniqueItems: true, items: { type: "string" } },
    importSessions: { type: "boolean" },
    isActive: { type: "boolean" },
    failures: { type: "integer", minimum: 0, maximum: 2147483647 },
    createdAt: { type: "string", format: dateTime },
    updatedAt: { type: "string", format: dateTime },
    secret: { type: "string", pattern: /^whsec_[A-Za-z0-9+/=]+$/u },
  },
});

/** Validates a {@link types.Workbook}. */
export const workbookSchema: Schema<types.Workbook> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["id", "spaceId", "environmentId", "createdAt", "updatedAt"],
  properties: {
    id: () => workbookIdSchema,
    name: { type: "string", maxLength: 255, minLength: 1 },
    spaceId: () => spaceIdSchema,
    environmentId: () => environmentIdSchema,
    sheets: { type: "array", items: () => sheetSchema },
    labels: { type: "array", items: { type: "string", minLength: 1 } },
    actions: { type: "array", items: () => actionSchema },
    settings: () => workbookSettingsSchema,
    metadata: {},
    treatments: { type: "array", items: { type: "string" } },
    namespace: { type: "string" },
    createdAt: { type: "string", format: dateTime },
    updatedAt: { type: "string", format: dateTime },
    expiredAt: { type: "string", format: dateTime },
    storageType: { type: "string" },
    storageStrategy: { type: "string" },
    createdFrom: () => workbookIdSchema,
    lastPropagatedAt: { type: "string", format: dateTime },
    folder: { type: "string" },
  },
});

/** Validates a {@link types.WorkbookCreatedEvent}. */
export const workbookCreatedEventSchema: Schema<types.WorkbookCreatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "workbook:created" },
        domain: { type: "string", const: "workbook" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "workbookId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                workbookId: () => workbookIdSchema,
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: { type: "object", required: ["name"], properties: { name: { type: "string" } } },
      },
    },
  ],
});

/** Validates a {@link types.WorkbookDeletedEvent}. */
export const workbookDeletedEventSchema: Schema<types.WorkbookDeletedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "workbook:deleted" },
        domain: { type: "string", const: "workbook" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "workbookId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                workbookId: () => workbookIdSchema,
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: { type: "object", required: ["name"], properties: { name: { type: "string" } } },
      },
    },
  ],
});

/** Validates a {@link types.WorkbookExpiredEvent}. */
export const workbookExpiredEventSchema: Schema<types.WorkbookExpiredEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "workbook:expired" },
        domain: { type: "string", const: "workbook" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "workbookId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                workbookId: () => workbookIdSchema,
              },
            },
          ],
        },
        payload: { type: "object", required: ["name"], properties: { name: { type: "string" } } },
      },
    },
  ],
});

/** Validates a {@link types.WorkbookId}. */
export const workbookIdSchema: Schema<types.WorkbookId> = /* @__PURE__ */ defineSchema({
  type: "string",
  minLength: 1,
  format: { name: "an id such as us_wb_Rm5yZ1hC", rule: /^[^_]*_(?:wb)_[^_]/ },
});

/** Validates a {@link types.WorkbookResponse}. */
export const workbookResponseSchema: Schema<types.WorkbookResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["data"],
  properties: { data: () => workbookSchema },
});

/** Validates a {@link types.WorkbookSettings}. */
export const workbookSettingsSchema: Schema<types.WorkbookSettings> = /* @__PURE__ */ defineSchema({
  type: "object",
  properties: {
    trackChanges: { type: "boolean" },
    commitTimeoutSeconds: { type: "integer", minimum: 1, maximum: 3600 },
    noMappingRedirect: { type: "boolean" },
    sheetSidebarOrder: { type: "array", items: () => sheetIdSchema },
    autoRunAnalysis: { type: "boolean" },
  },
});

/** Validates a {@link types.WorkbookThawedEvent}. */
export const workbookThawedEventSchema: Schema<types.WorkbookThawedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "workbook:thawed" },
        domain: { type: "string", const: "workbook" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "workbookId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                workbookId: () => workbookIdSchema,
              },
            },
          ],
        },
        payload: { type: "object", required: ["name"], properties: { name: { type: "string" } } },
      },
    },
  ],
});

/** Validates a {@link types.WorkbookTreatment}. */
export const workbookTreatmentSchema: Schema<types.WorkbookTreatment> = /* @__PURE__ */ defineSchema({
  type: "string",
  enum: workbookTreatments,
});

/** Validates a {@link types.WorkbookUpdate}. */
export const workbookUpdateSchema: Schema<types.WorkbookUpdate> = /* @__PURE__ */ defineSchema({
  type: "object",
  additionalProperties: false,
  properties: {
    name: { type: "string", maxLength: 255, minLength: 1 },
    labels: { type: "array", items: { type: "string", minLength: 1, maxLength: 255 } },
    spaceId: () => spaceIdSchema,
    environmentId: () => environmentIdSchema,
    namespace: { type: "string", maxLength: 255 },
    sheets: { type: "array", items: () => sheetConfigOrUpdateSchema },
    actions: { type: "array", items: () => actionSchema },
    metadata: {},
    settings: () => workbookSettingsSchema,
    folder: { type: "string", maxLength: 255 },
  },
});

/** Validates a {@link types.WorkbookUpdatedEvent}. */
export const workbookUpdatedEventSchema: Schema<types.WorkbookUpdatedEvent> = /* @__PURE__ */ defineSchema({
  allOf: [
    () => eventBaseSchema,
    {
      type: "object",
      required: ["topic", "domain", "context", "payload"],
      properties: {
        topic: { type: "string", const: "workbook:updated" },
        domain: { type: "string", const: "workbook" },
        context: {
          allOf: [
            () => contextSchema,
            {
              type: "object",
              required: ["spaceId", "slugs", "workbookId", "actorId"],
              properties: {
                spaceId: () => spaceIdSchema,
                slugs: () => eventContextSlugsSchema,
                workbookId: () => workbookIdSchema,
                actorId: () => actorRefSchema,
              },
            },
          ],
        },
        payload: {
          type: "object",
          required: ["name", "changed"],
          properties: { name: { type: "string" }, changed: { type: "array", items: { type: "string" } } },
        },
      },
    },
  ],
});

/** Validates a {@link types.WriteRecordsResponse}. */
export const writeRecordsResponseSchema: Schema<types.WriteRecordsResponse> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["success"],
  properties: {
    success: { type: "boolean" },
    created: { type: "integer", minimum: 0, maximum: 2147483647 },
    updated: { type: "integer", minimum: 0, maximum: 2147483647 },
    deleted: { type: "integer", minimum: 0, maximum: 2147483647 },
    commitIds: { type: "array", items: () => commitIdSchema },
  },
});

/** Validates a {@link types.WriteSecret}. */
export const writeSecretSchema: Schema<types.WriteSecret> = /* @__PURE__ */ defineSchema({
  type: "object",
  required: ["name", "value"],
  additionalProperties: false,
  properties: {
    name: { type: "string", minLength: 1, maxLength: 1024 },
    value: { type: "string", minLength: 1, maxLength: 1024 },
    environmentId: () => environmentIdSchema,
    spaceId: () => spaceIdSchema,
    actorId: () => actorIdUnionSchema,
  },
});
