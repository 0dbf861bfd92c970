// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type { OperationFacts } from "./operation-facts.ts";
import type { operations } from "./paths.gen.ts";

export const getCurrentAccount: OperationFacts = { operationId: "getCurrentAccount", method: "GET", path: "/accounts/current", headers: { "X-Disable-Hooks": "true" }, data: "item" };
export const updateCurrentAccount: OperationFacts = { operationId: "updateCurrentAccount", method: "PATCH", path: "/accounts/current", headers: { "X-Disable-Hooks": "true" }, once: true, body: "json", data: "item" };
export const listActions: OperationFacts = { operationId: "listActions", method: "GET", path: "/actions", query: true, headers: { "X-Disable-Hooks": "true" }, data: "list" };
export const createAction: OperationFacts = { operationId: "createAction", method: "POST", path: "/actions", query: true, headers: { "X-Disable-Hooks": "true" }, once: true, body: "json", data: "item" };
export const bulkCreateActions: OperationFacts = { operationId: "bulkCreateActions", method: "POST", path: "/actions/bulk", query: true, headers: { "X-Disable-Hooks": "true" }, once: true, body: "json", data: "list" };
export const getAction: OperationFacts = { operationId: "getAction", method: "GET", path: "/actions/{actionId}", headers: { "X-Disable-Hooks": "true" }, data: "item" };
export const updateAction: OperationFacts = { operationId: "updateAction", method: "PATCH", path: "/actions/{actionId}", headers: { "X-Disable-Hooks": "true" }, once: true, body: "json", data: "item" };
export const deleteAction: OperationFacts = { operationId: "deleteAction", method: "DELETE", path: "/actions/{actionId}", headers: { "X-Disable-Hooks": "true" }, data: "item" };
export const listAgentExports: OperationFacts = { operationId: "listAgentExports", kind: "page", method: "GET", path: "/agent-exports", query: true, headers: { "X-Disable-Hooks": "true" } };
export const getAgentExport: OperationFacts = { operationId: "getAgentExport", method: "GET", path: "/agent-exports/{agentExportId}", headers: { "X-Disable-Hooks": "true" }, data: "item" };
export const deleteAgentExport: OperationFacts = { operationId: "deleteAgentExport", method: "DELETE", path: "/agent-exports/{agentExportId}", headers: { "X-Disable-Hooks": "true" }, data: "item" };
export const downloadAgentExport: OperationFacts = { operationId: "downloadAgentExport", kind: "download", method: "GET", path: "/agent-exports/{agentExportId}/download", headers: { "X-Disable-Hooks": "true" }, response: "binary" };
export const listAgents: OperationFacts = { operationId: "listAgents", kind: "page", method: "GET", path: "/agents", query: true, headers: { "X-Disable-Hooks": "true" } };
export const createAgent: OperationFacts = { operationId: "createAgent", method: "POST", path: "/agents", query: true, headers: { "X-Disable-Hooks": "true" }, once: true, body: "json", data: "item" };
export const getAgent: OperationFacts = { operationId: "getAgent", method: "GET", path: "/agents/{agentId}", query: true, headers: { "X-Disable-Hooks": "true" }, data: "item" };
export const deleteAgent: OperationFacts = { operationId: "deleteAgent", method: "DELETE", path: "/agents/{agentId}", query: true, headers: { "X-Disable-Hooks": "true" }, data: "item" };
export const listAgentVersions: OperationFacts = { operationId: "listAgentVersions", method: "GET", path: "/agents/{agentId}/versions", query: true, headers: { "X-Disable-Hooks": "true" }, data: "list" };
export const revertAgent: OperationFacts = { operationId: "revertAgent", method: "GET", path: "/agents/{agentId}/versions/{agentVersionId}/revert", headers: { "X-Disable-Hooks": "true" }, sideEffect: true, data: "item" };
export const listAgentRoles: OperationFacts = { operationId: "listAgentRoles", method: "GET", path: "/agents/{agentId}/roles", headers: { "X-Disable-Hooks": "true" }, data: "list" };
export const assignAgentRole: OperationFacts = { operationId: "assignAgentRole", method: "POST", path: "/agents/{agentId}/roles", headers: { "X-Disable-Hooks": "true" }, once: true, body: "json", data: "item" };
export const deleteAgentRole: OperationFacts = { operationId: "deleteAgentRole", method: "DELETE", path: "/agents/{agentId}/roles/{actorRoleId}", headers: { "X-Disable-Hooks": "true" }, data: "item" };
export const listAgentLogs: OperationFacts = { operationId: "listAgentLogs", method: "GET", path: "/agents/{agentId}/logs", query: true, headers: { "X-Disable-Hooks": "true" }, data: "list" };
export const getAgentLog: OperationFacts = { operationId: "getAgentLog", method: "GET", path: "/agents/log/{eventId}", query: true, headers: { "X-Disable-Hooks": "true" }, data: "item" };
export const listEnvironmentAgentExecutions: OperationFacts = { operationId: "listEnvironmentAgentExecutions", kind: "page", method: "GET", path: "/agents/executions", query: true };
export const listEnvironmentAgentLogs: OperationFacts = { operationId: "listEnvironmentAgentLogs", kind: "page", method: "GET", path: "/agents/logs", query: true, headers: { "X-Disable-Hooks": "true" } };
export const listApps: OperationFacts = { operationId: "listApps", method: "GET", path: "/apps", query: true, data: "list" };
export const createApp: OperationFacts = { operationId: "createApp", method: "POST", path: "/apps", once: true, body: "json", data: "item" };
export const getApp: OperationFacts = { operationId: "getApp", method: "GET", path: "/apps/{appId}", data: "item" };
export const updateApp: OperationFacts = { operationId: "updateApp", method: "PATCH", path: "/apps/{appId}", once: true, body: "json", data: "item" };
export const deleteApp: OperationFacts = { operationId: "deleteApp", method: "DELETE", path: "/apps/{appId}" };
export const getConstraints: OperationFacts = { operationId: "getConstraints", method: "GET", path: "/apps/{appId}/constraints", query: true, data: "list" };
export const createConstraint: OperationFacts = { operationId: "createConstraint", method: "POST", path: "/apps/{appId}/constraints", once: true, body: "json", data: "item" };
export const getConstraintById: OperationFacts = { operationId: "getConstraintById", method: "GET", path: "/apps/{appId}/constraints/{constraintId}", data: "item" };
export const updateConstraint: OperationFacts = { operationId: "updateConstraint", method: "PATCH", path: "/apps/{appId}/constraints/{constraintId}", once: true, body: "json", data: "item" };
export const deleteConstraint: OperationFacts = { operationId: "deleteConstraint", method: "DELETE", path: "/apps/{appId}/constraints/{constraintId}" };
export const getConstraintVersions: OperationFacts = { operationId: "getConstraintVersions", method: "GET", path: "/apps/{appId}/constraints/{constraintId}/versions", data: "list" };
export const getConstraintVersion: OperationFacts = { operationId: "getConstraintVersion", method: "GET", path: "/apps/{appId}/constraints/{constraintId}/versions/{version}", data: "item" };
export const listAuditEntries: OperationFacts = { operationId: "listAuditEntries", kind: "page", method: "GET", path: "/audit-entries", query: true };
export const createAccessToken: OperationFacts = { operationId: "createAccessToken", method: "POST", path: "/auth", open: true, body: "json" };
export const createApiKey: OperationFacts = { operationId: "createApiKey", method: "POST", path: "/auth/api-key", query: true, once: true, data: "list" };
export const deleteApiKey: OperationFacts = { operationId: "deleteApiKey", method: "DELETE", path: "/auth/api-key", query: true, data: "item" };
export const listApiKeys: OperationFacts = { operationId: "listApiKeys", method: "GET", path: "/auth/api-keys", query: true, data: "list" };
export const createImportSession: OperationFacts = { operationId: "createImportSession", method: "POST", path: "/import-sessions", once: true, body: "json", data: "item" };
export const getImportSession: OperationFacts = { operationId: "getImportSession", method: "GET", path: "/import-sessions/{importSessionId}", data: "item" };
export const getCurrentActor: OperationFacts = { operationId: "getCurrentActor", method: "GET", path: "/auth/current", query: true, data: "item" };
export const listPersonalAccessTokens: OperationFacts = { operationId: "listPersonalAccessTokens", method: "GET", path: "/auth/personal-access-tokens", data: "list" };
export const createPersonalAccessToken: OperationFacts = { operationId: "createPersonalAccessToken", method: "POST", path: "/auth/personal-access-tokens", once: true, body: "json", data: "item" };
export const deletePersonalAccessToken: OperationFacts = { operationId: "deletePersonalAccessToken", method: "DELETE", path: "/auth/personal-access-tokens/{accessTokenId}", data: "item" };
export const getPublishableKey: OperationFacts = { operationId: "getPublishableKey", method: "GET", path: "/auth/publishable-key", query: true, data: "item" };
export const refreshAccessToken: OperationFacts = { operationId: "refreshAccessToken", method: "POST", path: "/auth/refresh-token", open: true, body: "json" };
export const listCanvasAreas: OperationFacts = { operationId: "listCanvasAreas", kind: "page", method: "GET", path: "/canvas-areas", query: true };
export const createCanvasArea: OperationFacts = { operationId: "createCanvasArea", method: "POST", path: "/canvas-areas", once: true, body: "json", data: "item" };
export const getCanvasArea: OperationFacts = { operationId: "getCanvasArea", method: "GET", path: "/canvas-areas/{canvasAreaId}", data: "item" };
export const updateCanvasArea: OperationFacts = { operationId: "updateCanvasArea", method: "PATCH", path: "/canvas-areas/{canvasAreaId}", once: true, body: "json", data: "item" };
export const deleteCanvasArea: OperationFacts = { operationId: "deleteCanvasArea", method: "DELETE", path: "/canvas-areas/{canvasAreaId}", data: "item" };
export const getCommit: OperationFacts = { operationId: "getCommit", method: "GET", path: "/commits/{commitId}", data: "item" };
export const listCommitChanges: OperationFacts = { operationId: "listCommitChanges", kind: "page", method: "GET", path: "/commits/{commitId}/changes", query: true };
export const completeCommit: OperationFacts = { operationId: "completeCommit", method: "POST", path: "/commits/{commitId}/complete", once: true, data: "item" };
export const replayCommit: OperationFacts = { operationId: "replayCommit", method: "POST", path: "/commits/{commitId}/replay", once: true, data: "item" };
export const undoCommit: OperationFacts = { operationId: "undoCommit", method: "POST", path: "/commits/{commitId}/undo", query: true, once: true, data: "item" };
export const listDataRetentionPolicies: OperationFacts = { operationId: "listDataRetentionPolicies", method: "GET", path: "/data-retention-policies", query: true, data: "list" };
export const createDataRetentionPolicy: OperationFacts = { operationId: "createDataRetentionPolicy", method: "POST", path: "/data-retention-policies", once: true, body: "json", data: "item" };
export const getDataRetentionPolicy: OperationFacts = { operationId: "getDataRetentionPolicy", method: "GET", path: "/data-retention-policies/{id}", data: "item" };
export const updateDataRetentionPolicy: OperationFacts = { operationId: "updateDataRetentionPolicy", method: "PATCH", path: "/data-retention-policies/{id}", once: true, body: "json", data: "item" };
export const deleteDataRetentionPolicy: OperationFacts = { operationId: "deleteDataRetentionPolicy", method: "DELETE", path: "/data-retention-policies/{id}", data: "item" };
export const listEntitlements: OperationFacts = { operationId: "listEntitlements", method: "GET", path: "/entitlements", query: true, data: "list" };
export const listEnvironments: OperationFacts = { operationId: "listEnvironments", kind: "page", method: "GET", path: "/environments", query: true };
export const createEnvironment: OperationFacts = { operationId: "createEnvironment", method: "POST", path: "/environments", once: true, body: "json", data: "item" };
export const getEnvironment: OperationFacts = { operationId: "getEnvironment", method: "GET", path: "/environments/{environmentId}", data: "item" };
export const updateEnvironment: OperationFacts = { operationId: "updateEnvironment", method: "PATCH", path: "/environments/{environmentId}", once: true, body: "json" };
export const deleteEnvironment: OperationFacts = { operationId: "deleteEnvironment", method: "DELETE", path: "/environments/{environmentId}", data: "item" };
export const listGuides: OperationFacts = { operationId: "listGuides", method: "GET", path: "/environments/{environmentId}/guides", query: true, data: "list" };
export const createGuide: OperationFacts = { operationId: "createGuide", method: "POST", path: "/environments/{environmentId}/guides", once: true, body: "json", data: "item" };
export const getGuide: OperationFacts = { operationId: "getGuide", method: "GET", path: "/environments/{environmentId}/guides/{guideId}", data: "item" };
export const updateGuide: OperationFacts = { operationId: "updateGuide", method: "PATCH", path: "/environments/{environmentId}/guides/{guideId}", once: true, body: "json", data: "item" };
export const deleteGuide: OperationFacts = { operationId: "deleteGuide", method: "DELETE", path: "/environments/{environmentId}/guides/{guideId}", data: "item" };
export const getGuideVersion: OperationFacts = { operationId: "getGuideVersion", method: "GET", path: "/environments/{environmentId}/guides/{guideId}/versions/{version}", data: "item" };
export const listEvents: OperationFacts = { operationId: "listEvents", kind: "page", method: "GET", path: "/events", query: true };
export const createEvent: OperationFacts = { operationId: "createEvent", method: "POST", path: "/events", once: true, body: "json", data: "item" };
export const streamEvents: OperationFacts = { operationId: "streamEvents", kind: "download", method: "GET", path: "/events/stream", query: true, response: "binary" };
export const getEvent: OperationFacts = { operationId: "getEvent", method: "GET", path: "/events/{eventId}", data: "item" };
export const acknowledgeEvent: OperationFacts = { operationId: "acknowledgeEvent", method: "POST", path: "/events/{eventId}/ack", once: true, data: "item" };
export const listFiles: OperationFacts = { operationId: "listFiles", kind: "page", method: "GET", path: "/files", query: true };
export const uploadFile: OperationFacts = { operationId: "uploadFile", kind: "upload", method: "POST", path: "/files", once: true, body: "multipart", data: "item" };
export const detectHeader: OperationFacts = { operationId: "detectHeader", method: "POST", path: "/files/detect-header", body: "json", data: "item" };
export const getFile: OperationFacts = { operationId: "getFile", method: "GET", path: "/files/{fileId}", data: "item" };
export const updateFile: OperationFacts = { operationId: "updateFile", method: "PATCH", path: "/files/{fileId}", once: true, body: "json", data: "item" };
export const deleteFile: OperationFacts = { operationId: "deleteFile", method: "DELETE", path: "/files/{fileId}", data: "item" };
export const cloneFile: OperationFacts = { operationId: "cloneFile", method: "POST", path: "/files/{fileId}/clone", once: true, body: "json", data: "item" };
export const downloadFile: OperationFacts = { operationId: "downloadFile", kind: "download", method: "GET", path: "/files/{fileId}/download", response: "binary" };
export const listGuests: OperationFacts = { operationId: "listGuests", method: "GET", path: "/guests", query: true, data: "list" };
export const createGuests: OperationFacts = { operationId: "createGuests", method: "POST", path: "/guests", once: true, body: "json", data: "list" };
export const getGuest: OperationFacts = { operationId: "getGuest", method: "GET", path: "/guests/{guestId}", data: "item" };
export const updateGuest: OperationFacts = { operationId: "updateGuest", method: "PATCH", path: "/guests/{guestId}", once: true, body: "json", data: "item" };
export const deleteGuest: OperationFacts = { operationId: "deleteGuest", method: "DELETE", path: "/guests/{guestId}", query: true, once: true, data: "item" };
export const listGuestRoles: OperationFacts = { operationId: "listGuestRoles", method: "GET", path: "/guests/{guestId}/roles", data: "list" };
export const assignGuestRole: OperationFacts = { operationId: "assignGuestRole", method: "POST", path: "/guests/{guestId}/roles", once: true, body: "json", data: "item" };
export const deleteGuestRole: OperationFacts = { operationId: "deleteGuestRole", method: "DELETE", path: "/guests/{guestId}/roles/{actorRoleId}", data: "item" };
export const getGuestToken: OperationFacts = { operationId: "getGuestToken", method: "GET", path: "/guests/{guestId}/token", query: true, sideEffect: true, data: "item" };
export const inviteGuests: OperationFacts = { operationId: "inviteGuests", method: "POST", path: "/invitations", once: true, body: "json", data: "item" };
export const exchangeInvitation: OperationFacts = { operationId: "exchangeInvitation", method: "POST", path: "/invitations/exchange", once: true, open: true, body: "json", data: "item" };
export const listJobs: OperationFacts = { operationId: "listJobs", kind: "page", method: "GET", path: "/jobs", query: true };
export const createJob: OperationFacts = { operationId: "createJob", method: "POST", path: "/jobs", once: true, body: "json", data: "item" };
export const previewMutation: OperationFacts = { operationId: "previewMutation", method: "POST", path: "/jobs/preview-mutation", body: "json", data: "list" };
export const getJob: OperationFacts = { operationId: "getJob", method: "GET", path: "/jobs/{jobId}", data: "item" };
export const updateJob: OperationFacts = { operationId: "updateJob", method: "PATCH", path: "/jobs/{jobId}", once: true, body: "json", data: "item" };
export const deleteJob: OperationFacts = { operationId: "deleteJob", method: "DELETE", path: "/jobs/{jobId}", data: "item" };
export const acknowledgeJob: OperationFacts = { operationId: "acknowledgeJob", method: "POST", path: "/jobs/{jobId}/ack", once: true, body: "json", data: "item" };
export const cancelJob: OperationFacts = { operationId: "cancelJob", method: "POST", path: "/jobs/{jobId}/cancel", once: true, body: "json", data: "item" };
export const completeJob: OperationFacts = { operationId: "completeJob", method: "POST", path: "/jobs/{jobId}/complete", once: true, body: "json", data: "item" };
export const executeJob: OperationFacts = { operationId: "executeJob", method: "POST", path: "/jobs/{jobId}/execute", once: true, data: "item" };
export const failJob: OperationFacts = { operationId: "failJob", method: "POST", path: "/jobs/{jobId}/fail", once: true, body: "json", data: "item" };
export const acknowledgeJobOutcome: OperationFacts = { operationId: "acknowledgeJobOutcome", method: "POST", path: "/jobs/{jobId}/outcome/ack", once: true, data: "item" };
export const getJobPlan: OperationFacts = { operationId: "getJobPlan", method: "GET", path: "/jobs/{jobId}/plan", data: "item" };
export const replaceJobPlan: OperationFacts = { operationId: "replaceJobPlan", method: "PUT", path: "/jobs/{jobId}/plan", once: true, body: "json", data: "item" };
export const updateJobPlan: OperationFacts = { operationId: "updateJobPlan", method: "PATCH", path: "/jobs/{jobId}/plan", once: true, body: "json", data: "item" };
export const retryJob: OperationFacts = { operationId: "retryJob", method: "POST", path: "/jobs/{jobId}/retry", once: true, data: "item" };
export const splitJob: OperationFacts = { operationId: "splitJob", method: "POST", path: "/jobs/{jobId}/split", once: true, body: "json", data: "item" };
export const listMappingPrograms: OperationFacts = { operationId: "listMappingPrograms", kind: "page", method: "GET", path: "/mapping", query: true };
export const createMappingProgram: OperationFacts = { operationId: "createMappingProgram", method: "POST", path: "/mapping", query: true, once: true, body: "json", data: "item" };
export const deleteMappingHistory: OperationFacts = { operationId: "deleteMappingHistory", method: "DELETE", path: "/mapping", once: true, body: "json", data: "item" };
export const getMappingProgram: OperationFacts = { operationId: "getMappingProgram", method: "GET", path: "/mapping/{programId}", data: "item" };
export const updateMappingProgram: OperationFacts = { operationId: "updateMappingProgram", method: "PATCH", path: "/mapping/{programId}", once: true, body: "json", data: "item" };
export const deleteMappingProgram: OperationFacts = { operationId: "deleteMappingProgram", method: "DELETE", path: "/mapping/{programId}", data: "item" };
export const listMappingRules: OperationFacts = { operationId: "listMappingRules", method: "GET", path: "/mapping/{programId}/rules", data: "list" };
export const createMappingRules: OperationFacts = { operationId: "createMappingRules", method: "POST", path: "/mapping/{programId}/rules", once: true, body: "json", data: "list" };
export const updateMappingRules: OperationFacts = { operationId: "updateMappingRules", method: "PATCH", path: "/mapping/{programId}/rules", once: true, body: "json", data: "list" };
export const deleteMappingRules: OperationFacts = { operationId: "deleteMappingRules", method: "DELETE", path: "/mapping/{programId}/rules", body: "json", data: "item" };
export const getMappingRule: OperationFacts = { operationId: "getMappingRule", method: "GET", path: "/mapping/{programId}/rules/{mappingId}", data: "item" };
export const updateMappingRule: OperationFacts = { operationId: "updateMappingRule", method: "PATCH", path: "/mapping/{programId}/rules/{mappingId}", once: true, body: "json", data: "item" };
export const deleteMappingRule: OperationFacts = { operationId: "deleteMappingRule", method: "DELETE", path: "/mapping/{programId}/rules/{mappingId}", data: "item" };
export const getPersonalData: OperationFacts = { operationId: "getPersonalData", method: "GET", path: "/personal-data/{personId}", query: true, data: "item" };
export const deletePersonalData: OperationFacts = { operationId: "deletePersonalData", method: "DELETE", path: "/personal-data/{personId}", data: "item" };
export const listRoles: OperationFacts = { operationId: "listRoles", method: "GET", path: "/roles", data: "list" };
export const listSecrets: OperationFacts = { operationId: "listSecrets", method: "GET", path: "/secrets", query: true, data: "list" };
export const upsertSecret: OperationFacts = { operationId: "upsertSecret", method: "POST", path: "/secrets", once: true, body: "json", data: "list" };
export const deleteSecret: OperationFacts = { operationId: "deleteSecret", method: "DELETE", path: "/secrets/{secretId}", data: "list" };
export const listSheets: OperationFacts = { operationId: "listSheets", method: "GET", path: "/sheets", query: true, data: "list" };
export const getSheet: OperationFacts = { operationId: "getSheet", method: "GET", path: "/sheets/{sheetId}", data: "item" };
export const updateSheet: OperationFacts = { operationId: "updateSheet", method: "PATCH", path: "/sheets/{sheetId}", once: true, body: "json", data: "item" };
export const deleteSheet: OperationFacts = { operationId: "deleteSheet", method: "DELETE", path: "/sheets/{sheetId}", data: "item" };
export const listCalculations: OperationFacts = { operationId: "listCalculations", method: "GET", path: "/sheets/{sheetId}/calculations", query: true, data: "list" };
export const getCellValues: OperationFacts = { operationId: "getCellValues", method: "GET", path: "/sheets/{sheetId}/cells", query: true, data: "item" };
export const listSheetCommits: OperationFacts = { operationId: "listSheetCommits", method: "GET", path: "/sheets/{sheetId}/commits", query: true, data: "list" };
export const getRecordCounts: OperationFacts = { operationId: "getRecordCounts", method: "GET", path: "/sheets/{sheetId}/counts", query: true, data: "item" };
export const downloadSheet: OperationFacts = { operationId: "downloadSheet", kind: "download", method: "GET", path: "/sheets/{sheetId}/download", query: true, response: "binary" };
export const duplicateSheet: OperationFacts = { operationId: "duplicateSheet", method: "POST", path: "/sheets/{sheetId}/duplicate", once: true, body: "json", data: "item" };
export const addField: OperationFacts = { operationId: "addField", method: "POST", path: "/sheets/{sheetId}/fields", query: true, once: true, body: "json", data: "item" };
export const removeField: OperationFacts = { operationId: "removeField", method: "DELETE", path: "/sheets/{sheetId}/fields/{fieldKey}", once: true, data: "item" };
export const lockSheet: OperationFacts = { operationId: "lockSheet", method: "POST", path: "/sheets/{sheetId}/lock", once: true, data: "item" };
export const getRecords: OperationFacts = { operationId: "getRecords", method: "GET", path: "/sheets/{sheetId}/records", query: true, data: "item" };
export const updateRecords: OperationFacts = { operationId: "updateRecords", method: "PUT", path: "/sheets/{sheetId}/records", query: true, once: true, body: "json", data: "item" };
export const insertRecords: OperationFacts = { operationId: "insertRecords", method: "POST", path: "/sheets/{sheetId}/records", query: true, once: true, body: "json", data: "item" };
export const deleteRecords: OperationFacts = { operationId: "deleteRecords", method: "DELETE", path: "/sheets/{sheetId}/records", query: true, data: "item" };
export const insertRecordLines: OperationFacts = { operationId: "insertRecordLines", kind: "lines", method: "POST", path: "/sheets/{sheetId}/records.jsonl", query: true, once: true, body: "lines", data: "item" };
export const listRecordDuplicates: OperationFacts = { operationId: "listRecordDuplicates", kind: "page", method: "GET", path: "/sheets/{sheetId}/records/duplicates", query: true };
export const getRecordIndices: OperationFacts = { operationId: "getRecordIndices", method: "GET", path: "/sheets/{sheetId}/records/indices", query: true };
export const mergeRecordDuplicates: OperationFacts = { operationId: "mergeRecordDuplicates", method: "PUT", path: "/sheets/{sheetId}/records/merge-duplicates", once: true, body: "json", data: "item" };
export const updateSelectedRecords: OperationFacts = { operationId: "updateSelectedRecords", method: "PATCH", path: "/sheets/{sheetId}/records/bulk-update", query: true, once: true, body: "json", data: "item" };
export const replaceRecordValues: OperationFacts = { operationId: "replaceRecordValues", method: "PUT", path: "/sheets/{sheetId}/find-replace", query: true, once: true, body: "json", data: "item" };
export const unlockSheet: OperationFacts = { operationId: "unlockSheet", method: "POST", path: "/sheets/{sheetId}/unlock", once: true, data: "item" };
export const validateSheet: OperationFacts = { operationId: "validateSheet", method: "POST", path: "/sheets/{sheetId}/validate", once: true, data: "item" };
export const listSnapshots: OperationFacts = { operationId: "listSnapshots", method: "GET", path: "/snapshots", query: true, data: "list" };
export const createSnapshot: OperationFacts = { operationId: "createSnapshot", method: "POST", path: "/snapshots", once: true, body: "json", data: "item" };
export const getSnapshot: OperationFacts = { operationId: "getSnapshot", method: "GET", path: "/snapshots/{snapshotId}", query: true, data: "item" };
export const deleteSnapshot: OperationFacts = { operationId: "deleteSnapshot", method: "DELETE", path: "/snapshots/{snapshotId}", data: "item" };
export const getSnapshotRecords: OperationFacts = { operationId: "getSnapshotRecords", kind: "page", method: "GET", path: "/snapshots/{snapshotId}/records", query: true };
export const restoreSnapshot: OperationFacts = { operationId: "restoreSnapshot", method: "POST", path: "/snapshots/{snapshotId}/restore", once: true, body: "json", data: "item" };
export const listSpaces: OperationFacts = { operationId: "listSpaces", kind: "page", method: "GET", path: "/spaces", query: true };
export const createSpace: OperationFacts = { operationId: "createSpace", method: "POST", path: "/spaces", once: true, body: "json", data: "item" };
export const bulkDeleteSpaces: OperationFacts = { operationId: "bulkDeleteSpaces", method: "DELETE", path: "/spaces", query: true, data: "item" };
export const getSpace: OperationFacts = { operationId: "getSpace", method: "GET", path: "/spaces/{spaceId}", data: "item" };
export const updateSpace: OperationFacts = { operationId: "updateSpace", method: "PATCH", path: "/spaces/{spaceId}", once: true, body: "json", data: "item" };
export const deleteSpace: OperationFacts = { operationId: "deleteSpace", method: "DELETE", path: "/spaces/{spaceId}", data: "item" };
export const archiveSpace: OperationFacts = { operationId: "archiveSpace", method: "POST", path: "/spaces/{spaceId}/archive", once: true, data: "item" };
export const unarchiveSpace: OperationFacts = { operationId: "unarchiveSpace", method: "POST", path: "/spaces/{spaceId}/unarchive", once: true, data: "item" };
export const listDocuments: OperationFacts = { operationId: "listDocuments", method: "GET", path: "/spaces/{spaceId}/documents", query: true, data: "list" };
export const createDocument: OperationFacts = { operationId: "createDocument", method: "POST", path: "/spaces/{spaceId}/documents", once: true, body: "json", data: "item" };
export const getDocument: OperationFacts = { operationId: "getDocument", method: "GET", path: "/spaces/{spaceId}/documents/{documentId}", data: "item" };
export const updateDocument: OperationFacts = { operationId: "updateDocument", method: "PATCH", path: "/spaces/{spaceId}/documents/{documentId}", once: true, body: "json", data: "item" };
export const deleteDocument: OperationFacts = { operationId: "deleteDocument", method: "DELETE", path: "/spaces/{spaceId}/documents/{documentId}", data: "item" };
export const listGuidance: OperationFacts = { operationId: "listGuidance", method: "GET", path: "/spaces/{spaceId}/guidance", query: true, data: "list" };
export const createGuidance: OperationFacts = { operationId: "createGuidance", method: "POST", path: "/spaces/{spaceId}/guidance", once: true, body: "json" };
export const getGuidance: OperationFacts = { operationId: "getGuidance", method: "GET", path: "/spaces/{spaceId}/guidance/{guidanceId}", query: true };
export const updateGuidance: OperationFacts = { operationId: "updateGuidance", method: "PATCH", path: "/spaces/{spaceId}/guidance/{guidanceId}", once: true, body: "json" };
export const deleteGuidance: OperationFacts = { operationId: "deleteGuidance", method: "DELETE", path: "/spaces/{spaceId}/guidance/{guidanceId}", data: "item" };
export const getRecordLines: OperationFacts = { operationId: "getRecordLines", kind: "download", method: "GET", path: "/v2-alpha/records.jsonl", query: true, response: "binary" };
export const writeRecordLines: OperationFacts = { operationId: "writeRecordLines", kind: "lines", method: "POST", path: "/v2-alpha/records.jsonl", query: true, once: true, body: "lines" };
export const listFlags: OperationFacts = { operationId: "listFlags", method: "GET", path: "/v1/workbooks/{workbookId}/flags", query: true };
export const createFlag: OperationFacts = { operationId: "createFlag", method: "POST", path: "/v1/workbooks/{workbookId}/flags", once: true, body: "json" };
export const getFlag: OperationFacts = { operationId: "getFlag", method: "GET", path: "/v1/workbooks/{workbookId}/flags/{slug}" };
export const updateFlag: OperationFacts = { operationId: "updateFlag", method: "PATCH", path: "/v1/workbooks/{workbookId}/flags/{slug}", once: true, body: "json" };
export const deleteFlag: OperationFacts = { operationId: "deleteFlag", method: "DELETE", path: "/v1/workbooks/{workbookId}/flags/{slug}", once: true, data: "item" };
export const bulkMutateFlags: OperationFacts = { operationId: "bulkMutateFlags", method: "POST", path: "/v1/workbooks/{workbookId}/flags/bulk-mutate", once: true, body: "json" };
export const listUsers: OperationFacts = { operationId: "listUsers", kind: "page", method: "GET", path: "/users", query: true };
export const createAndInviteUser: OperationFacts = { operationId: "createAndInviteUser", method: "POST", path: "/users/invite", once: true, body: "json", data: "item" };
export const getUser: OperationFacts = { operationId: "getUser", method: "GET", path: "/users/{userId}", data: "item" };
export const updateUser: OperationFacts = { operationId: "updateUser", method: "PATCH", path: "/users/{userId}", once: true, body: "json", data: "item" };
export const deleteUser: OperationFacts = { operationId: "deleteUser", method: "DELETE", path: "/users/{userId}", data: "item" };
export const listApiTokens: OperationFacts = { operationId: "listApiTokens", kind: "page", method: "GET", path: "/users/{userId}/api-token", query: true };
export const createApiToken: OperationFacts = { operationId: "createApiToken", method: "POST", path: "/users/{userId}/api-token", query: true, once: true, data: "item" };
export const deleteApiToken: OperationFacts = { operationId: "deleteApiToken", method: "DELETE", path: "/users/{userId}/api-token/{clientId}", data: "item" };
export const resendUserInvite: OperationFacts = { operationId: "resendUserInvite", method: "POST", path: "/users/{userId}/resend-invite", once: true, data: "item" };
export const listUserRoles: OperationFacts = { operationId: "listUserRoles", method: "GET", path: "/users/{userId}/roles", data: "list" };
export const assignUserRole: OperationFacts = { operationId: "assignUserRole", method: "POST", path: "/users/{userId}/roles", once: true, body: "json", data: "item" };
export const deleteUserRole: OperationFacts = { operationId: "deleteUserRole", method: "DELETE", path: "/users/{userId}/roles/{actorRoleId}", data: "item" };
export const createVersion: OperationFacts = { operationId: "createVersion", method: "POST", path: "/versions", body: "json", data: "item" };
export const listViews: OperationFacts = { operationId: "listViews", kind: "page", method: "GET", path: "/views", query: true };
export const createView: OperationFacts = { operationId: "createView", method: "POST", path: "/views", once: true, body: "json", data: "item" };
export const getView: OperationFacts = { operationId: "getView", method: "GET", path: "/views/{viewId}", data: "item" };
export const updateView: OperationFacts = { operationId: "updateView", method: "PATCH", path: "/views/{viewId}", once: true, body: "json", data: "item" };
export const deleteView: OperationFacts = { operationId: "deleteView", method: "DELETE", path: "/views/{viewId}", data: "item" };
export const listWebhooks: OperationFacts = { operationId: "listWebhooks", method: "GET", path: "/webhooks", query: true, data: "list" };
export const createWebhook: OperationFacts = { operationId: "createWebhook", method: "POST", path: "/webhooks", once: true, body: "json", data: "item" };
export const getWebhook: OperationFacts = { operationId: "getWebhook", method: "GET", path: "/webhooks/{webhookId}", data: "item" };
export const updateWebhook: OperationFacts = { operationId: "updateWebhook", method: "PATCH", path: "/webhooks/{webhookId}", once: true, body: "json", data: "item" };
export const deleteWebhook: OperationFacts = { operationId: "deleteWebhook", method: "DELETE", path: "/webhooks/{webhookId}", data: "item" };
export const rotateWebhookSecret: OperationFacts = { operationId: "rotateWebhookSecret", method: "POST", path: "/webhooks/{webhookId}/secret", once: true, data: "item" };
export const listWebhookAttempts: OperationFacts = { operationId: "listWebhookAttempts", kind: "page", method: "GET", path: "/webhooks/{webhookId}/attempts", query: true };
export const redeliverEvent: OperationFacts = { operationId: "redeliverEvent", method: "POST", path: "/webhooks/{webhookId}/redeliver", once: true, body: "json", data: "item" };
export const listWorkbooks: OperationFacts = { operationId: "listWorkbooks", method: "GET", path: "/workbooks", query: true, data: "list" };
export const createWorkbook: OperationFacts = { operationId: "createWorkbook", method: "POST", path: "/workbooks", once: true, body: "json", data: "item" };
export const getWorkbook: OperationFacts = { operationId: "getWorkbook", method: "GET", path: "/workbooks/{workbookId}", data: "item" };
export const updateWorkbook: OperationFacts = { operationId: "updateWorkbook", method: "PATCH", path: "/workbooks/{workbookId}", once: true, body: "json", data: "item" };
export const deleteWorkbook: OperationFacts = { operationId: "deleteWorkbook", method: "DELETE", path: "/workbooks/{workbookId}", data: "item" };
export const listWorkbookCommits: OperationFacts = { operationId: "listWorkbookCommits", method: "GET", path: "/workbooks/{workbookId}/commits", query: true, data: "list" };

/** How to send each operation. */
export const operationTable: Readonly<{ [Id in keyof operations]: OperationFacts }> = {
    getCurrentAccount,
    updateCurrentAccount,
    listActions,
    createAction,
    bulkCreateActions,
    getAction,
    updateAction,
    deleteAction,
    listAgentExports,
    getAgentExport,
    deleteAgentExport,
    downloadAgentExport,
    listAgents,
    createAgent,
    getAgent,
    deleteAgent,
    listAgentVersions,
    revertAgent,
    listAgentRoles,
    assignAgentRole,
    deleteAgentRole,
    listAgentLogs,
    getAgentLog,
    listEnvironmentAgentExecutions,
    listEnvironmentAgentLogs,
    listApps,
    createApp,
    getApp,
    updateApp,
    deleteApp,
    getConstraints,
    createConstraint,
    getConstraintById,
    updateConstraint,
    deleteConstraint,
    getConstraintVersions,
    getConstraintVersion,
    listAuditEntries,
    createAccessToken,
    createApiKey,
    deleteApiKey,
    listApiKeys,
    createImportSession,
    getImportSession,
    getCurrentActor,
    listPersonalAccessTokens,
    createPersonalAccessToken,
    deletePersonalAccessToken,
    getPublishableKey,
    refreshAccessToken,
    listCanvasAreas,
    createCanvasArea,
    getCanvasArea,
    updateCanvasArea,
    deleteCanvasArea,
    getCommit,
    listCommitChanges,
    completeCommit,
    replayCommit,
    undoCommit,
    listDataRetentionPolicies,
    createDataRetentionPolicy,
    getDataRetentionPolicy,
    updateDataRetentionPolicy,
    deleteDataRetentionPolicy,
    listEntitlements,
    listEnvironments,
    createEnvironment,
    getEnvironment,
    updateEnvironment,
    deleteEnvironment,
    listGuides,
    createGuide,
    getGuide,
    updateGuide,
    deleteGuide,
    getGuideVersion,
    listEvents,
    createEvent,
    streamEvents,
    getEvent,
    acknowledgeEvent,
    listFiles,
    uploadFile,
    detectHeader,
    getFile,
    updateFile,
    deleteFile,
    cloneFile,
    downloadFile,
    listGuests,
    createGuests,
    getGuest,
    updateGuest,
    deleteGuest,
    listGuestRoles,
    assignGuestRole,
    deleteGuestRole,
    getGuestToken,
    inviteGuests,
    exchangeInvitation,
    listJobs,
    createJob,
    previewMutation,
    getJob,
    updateJob,
    deleteJob,
    acknowledgeJob,
    cancelJob,
    completeJob,
    executeJob,
    failJob,
    acknowledgeJobOutcome,
    getJobPlan,
    replaceJobPlan,
    updateJobPlan,
    retryJob,
    splitJob,
    listMappingPrograms,
    createMappingProgram,
    deleteMappingHistory,
    getMappingProgram,
    updateMappingProgram,
    deleteMappingProgram,
    listMappingRules,
    createMappingRules,
    updateMappingRules,
    deleteMappingRules,
    getMappingRule,
    updateMappingRule,
    deleteMappingRule,
    getPersonalData,
    deletePersonalData,
    listRoles,
    listSecrets,
    upsertSecret,
    deleteSecret,
    listSheets,
    getSheet,
    updateSheet,
    deleteSheet,
    listCalculations,
    getCellValues,
    listSheetCommits,
    getRecordCounts,
    downloadSheet,
    duplicateSheet,
    addField,
    removeField,
    lockSheet,
    getRecords,
    updateRecords,
    insertRecords,
    deleteRecords,
    insertRecordLines,
    listRecordDuplicates,
    getRecordIndices,
    mergeRecordDuplicates,
    updateSelectedRecords,
    replaceRecordValues,
    unlockSheet,
    validateSheet,
    listSnapshots,
    createSnapshot,
    getSnapshot,
    deleteSnapshot,
    getSnapshotRecords,
    restoreSnapshot,
    listSpaces,
    createSpace,
    bulkDeleteSpaces,
    getSpace,
    updateSpace,
    deleteSpace,
    archiveSpace,
    unarchiveSpace,
    listDocuments,
    createDocument,
    getDocument,
    updateDocument,
    deleteDocument,
    listGuidance,
    createGuidance,
    getGuidance,
    updateGuidance,
    deleteGuidance,
    getRecordLines,
    writeRecordLines,
    listFlags,
    createFlag,
    getFlag,
    updateFlag,
    deleteFlag,
    bulkMutateFlags,
    listUsers,
    createAndInviteUser,
    getUser,
    updateUser,
    deleteUser,
    listApiTokens,
    createApiToken,
    deleteApiToken,
    resendUserInvite,
    listUserRoles,
    assignUserRole,
    deleteUserRole,
    createVersion,
    listViews,
    createView,
    getView,
    updateView,
    deleteView,
    listWebhooks,
    createWebhook,
    getWebhook,
    updateWebhook,
    deleteWebhook,
    rotateWebhookSecret,
    listWebhookAttempts,
    redeliverEvent,
    listWorkbooks,
    createWorkbook,
    getWorkbook,
    updateWorkbook,
    deleteWorkbook,
    listWorkbookCommits,
};
