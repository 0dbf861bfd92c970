// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type { OperationFacts } from "./operation-facts.ts";
import type { operations } from "./paths.gen.ts";

export const getCurrentAccount: OperationFacts = { operationId: "getCurrentAccount", kind: "json", method: "GET", path: "/accounts/current", headers: { "X-Disable-Hooks": "true" }, response: "json", data: "item" };
export const updateCurrentAccount: OperationFacts = { operationId: "updateCurrentAccount", kind: "json", method: "PATCH", path: "/accounts/current", headers: { "X-Disable-Hooks": "true" }, body: "json", response: "json", data: "item" };
export const listActions: OperationFacts = { operationId: "listActions", kind: "json", method: "GET", path: "/actions", query: true, headers: { "X-Disable-Hooks": "true" }, response: "json", data: "list" };
export const createAction: OperationFacts = { operationId: "createAction", kind: "json", method: "POST", path: "/actions", query: true, headers: { "X-Disable-Hooks": "true" }, body: "json", response: "json", data: "item" };
export const bulkCreateActions: OperationFacts = { operationId: "bulkCreateActions", kind: "json", method: "POST", path: "/actions/bulk", query: true, headers: { "X-Disable-Hooks": "true" }, body: "json", response: "json", data: "list" };
export const getAction: OperationFacts = { operationId: "getAction", kind: "json", method: "GET", path: "/actions/{actionId}", headers: { "X-Disable-Hooks": "true" }, response: "json", data: "item" };
export const updateAction: OperationFacts = { operationId: "updateAction", kind: "json", method: "PATCH", path: "/actions/{actionId}", headers: { "X-Disable-Hooks": "true" }, body: "json", response: "json", data: "item" };
export const deleteAction: OperationFacts = { operationId: "deleteAction", kind: "json", method: "DELETE", path: "/actions/{actionId}", headers: { "X-Disable-Hooks": "true" }, response: "json", data: "item" };
export const listAgentExports: OperationFacts = { operationId: "listAgentExports", kind: "page", method: "GET", path: "/agent-exports", query: true, headers: { "X-Disable-Hooks": "true" }, response: "json" };
export const getAgentExport: OperationFacts = { operationId: "getAgentExport", kind: "json", method: "GET", path: "/agent-exports/{agentExportId}", headers: { "X-Disable-Hooks": "true" }, response: "json", data: "item" };
export const deleteAgentExport: OperationFacts = { operationId: "deleteAgentExport", kind: "json", method: "DELETE", path: "/agent-exports/{agentExportId}", headers: { "X-Disable-Hooks": "true" }, response: "json", data: "item" };
export const downloadAgentExport: OperationFacts = { operationId: "downloadAgentExport", kind: "download", method: "GET", path: "/agent-exports/{agentExportId}/download", headers: { "X-Disable-Hooks": "true" }, response: "binary" };
export const listAgents: OperationFacts = { operationId: "listAgents", kind: "page", method: "GET", path: "/agents", query: true, headers: { "X-Disable-Hooks": "true" }, response: "json" };
export const createAgent: OperationFacts = { operationId: "createAgent", kind: "json", method: "POST", path: "/agents", query: true, headers: { "X-Disable-Hooks": "true" }, body: "json", response: "json", data: "item" };
export const getAgent: OperationFacts = { operationId: "getAgent", kind: "json", method: "GET", path: "/agents/{agentId}", query: true, headers: { "X-Disable-Hooks": "true" }, response: "json", data: "item" };
export const deleteAgent: OperationFacts = { operationId: "deleteAgent", kind: "json", method: "DELETE", path: "/agents/{agentId}", query: true, headers: { "X-Disable-Hooks": "true" }, response: "json", data: "item" };
export const listAgentVersions: OperationFacts = { operationId: "listAgentVersions", kind: "json", method: "GET", path: "/agents/{agentId}/versions", headers: { "X-Disable-Hooks": "true" }, response: "json", data: "list" };
export const revertAgent: OperationFacts = { operationId: "revertAgent", kind: "json", method: "GET", path: "/agents/{agentId}/versions/{agentVersionId}/revert", headers: { "X-Disable-Hooks": "true" }, sideEffect: true, response: "json", data: "item" };
export const listAgentRoles: OperationFacts = { operationId: "listAgentRoles", kind: "json", method: "GET", path: "/agents/{agentId}/roles", headers: { "X-Disable-Hooks": "true" }, response: "json", data: "list" };
export const assignAgentRole: OperationFacts = { operationId: "assignAgentRole", kind: "json", method: "POST", path: "/agents/{agentId}/roles", headers: { "X-Disable-Hooks": "true" }, body: "json", response: "json", data: "item" };
export const deleteAgentRole: OperationFacts = { operationId: "deleteAgentRole", kind: "json", method: "DELETE", path: "/agents/{agentId}/roles/{actorRoleId}", headers: { "X-Disable-Hooks": "true" }, response: "json", data: "item" };
export const listAgentLogs: OperationFacts = { operationId: "listAgentLogs", kind: "json", method: "GET", path: "/agents/{agentId}/logs", query: true, headers: { "X-Disable-Hooks": "true" }, response: "json", data: "list" };
export const getAgentLog: OperationFacts = { operationId: "getAgentLog", kind: "json", method: "GET", path: "/agents/log/{eventId}", query: true, headers: { "X-Disable-Hooks": "true" }, response: "json", data: "item" };
export const listEnvironmentAgentLogs: OperationFacts = { operationId: "listEnvironmentAgentLogs", kind: "page", method: "GET", path: "/agents/logs", query: true, headers: { "X-Disable-Hooks": "true" }, response: "json" };
export const listApps: OperationFacts = { operationId: "listApps", kind: "json", method: "GET", path: "/apps", response: "json", data: "list" };
export const createApp: OperationFacts = { operationId: "createApp", kind: "json", method: "POST", path: "/apps", body: "json", response: "json", data: "item" };
export const getApp: OperationFacts = { operationId: "getApp", kind: "json", method: "GET", path: "/apps/{appId}", response: "json", data: "item" };
export const updateApp: OperationFacts = { operationId: "updateApp", kind: "json", method: "PATCH", path: "/apps/{appId}", body: "json", response: "json", data: "item" };
export const deleteApp: OperationFacts = { operationId: "deleteApp", kind: "json", method: "DELETE", path: "/apps/{appId}", response: "json" };
export const createAccessToken: OperationFacts = { operationId: "createAccessToken", kind: "json", method: "POST", path: "/auth", open: true, body: "json", response: "json" };
export const createApiKey: OperationFacts = { operationId: "createApiKey", kind: "json", method: "POST", path: "/auth/api-key", query: true, response: "json", data: "list" };
export const deleteApiKey: OperationFacts = { operationId: "deleteApiKey", kind: "json", method: "DELETE", path: "/auth/api-key", query: true, response: "json", data: "item" };
export const listApiKeys: OperationFacts = { operationId: "listApiKeys", kind: "json", method: "GET", path: "/auth/api-keys", query: true, response: "json", data: "list" };
export const listPersonalAccessTokens: OperationFacts = { operationId: "listPersonalAccessTokens", kind: "json", method: "GET", path: "/auth/personal-access-tokens", response: "json", data: "list" };
export const createPersonalAccessToken: OperationFacts = { operationId: "createPersonalAccessToken", kind: "json", method: "POST", path: "/auth/personal-access-tokens", body: "json", response: "json", data: "item" };
export const deletePersonalAccessToken: OperationFacts = { operationId: "deletePersonalAccessToken", kind: "json", method: "DELETE", path: "/auth/personal-access-tokens/{accessTokenId}", response: "json", data: "item" };
export const listCanvasAreas: OperationFacts = { operationId: "listCanvasAreas", kind: "page", method: "GET", path: "/canvas-areas", query: true, response: "json" };
export const createCanvasArea: OperationFacts = { operationId: "createCanvasArea", kind: "json", method: "POST", path: "/canvas-areas", body: "json", response: "json", data: "item" };
export const getCanvasArea: OperationFacts = { operationId: "getCanvasArea", kind: "json", method: "GET", path: "/canvas-areas/{canvasAreaId}", response: "json", data: "item" };
export const updateCanvasArea: OperationFacts = { operationId: "updateCanvasArea", kind: "json", method: "PATCH", path: "/canvas-areas/{canvasAreaId}", body: "json", response: "json", data: "item" };
export const deleteCanvasArea: OperationFacts = { operationId: "deleteCanvasArea", kind: "json", method: "DELETE", path: "/canvas-areas/{canvasAreaId}", response: "json", data: "item" };
export const getCommit: OperationFacts = { operationId: "getCommit", kind: "json", method: "GET", path: "/commits/{commitId}", response: "json", data: "item" };
export const completeCommit: OperationFacts = { operationId: "completeCommit", kind: "json", method: "POST", path: "/commits/{commitId}/complete", response: "json", data: "item" };
export const listDataRetentionPolicies: OperationFacts = { operationId: "listDataRetentionPolicies", kind: "json", method: "GET", path: "/data-retention-policies", query: true, response: "json", data: "list" };
export const createDataRetentionPolicy: OperationFacts = { operationId: "createDataRetentionPolicy", kind: "json", method: "POST", path: "/data-retention-policies", body: "json", response: "json", data: "item" };
export const getDataRetentionPolicy: OperationFacts = { operationId: "getDataRetentionPolicy", kind: "json", method: "GET", path: "/data-retention-policies/{id}", response: "json", data: "item" };
export const updateDataRetentionPolicy: OperationFacts = { operationId: "updateDataRetentionPolicy", kind: "json", method: "PATCH", path: "/data-retention-policies/{id}", body: "json", response: "json", data: "item" };
export const deleteDataRetentionPolicy: OperationFacts = { operationId: "deleteDataRetentionPolicy", kind: "json", method: "DELETE", path: "/data-retention-policies/{id}", response: "json", data: "item" };
export const listEnvironments: OperationFacts = { operationId: "listEnvironments", kind: "page", method: "GET", path: "/environments", query: true, response: "json" };
export const createEnvironment: OperationFacts = { operationId: "createEnvironment", kind: "json", method: "POST", path: "/environments", body: "json", response: "json", data: "item" };
export const getEnvironment: OperationFacts = { operationId: "getEnvironment", kind: "json", method: "GET", path: "/environments/{environmentId}", response: "json", data: "item" };
export const updateEnvironment: OperationFacts = { operationId: "updateEnvironment", kind: "json", method: "PATCH", path: "/environments/{environmentId}", body: "json", response: "json" };
export const listEvents: OperationFacts = { operationId: "listEvents", kind: "page", method: "GET", path: "/events", query: true, response: "json" };
export const createEvent: OperationFacts = { operationId: "createEvent", kind: "json", method: "POST", path: "/events", body: "json", response: "json", data: "item" };
export const getEvent: OperationFacts = { operationId: "getEvent", kind: "json", method: "GET", path: "/events/{eventId}", response: "json", data: "item" };
export const acknowledgeEvent: OperationFacts = { operationId: "acknowledgeEvent", kind: "json", method: "POST", path: "/events/{eventId}/ack", response: "json", data: "item" };
export const listFiles: OperationFacts = { operationId: "listFiles", kind: "page", method: "GET", path: "/files", query: true, response: "json" };
export const uploadFile: OperationFacts = { operationId: "uploadFile", kind: "upload", method: "POST", path: "/files", body: "multipart", response: "json", data: "item" };
export const getFile: OperationFacts = { operationId: "getFile", kind: "json", method: "GET", path: "/files/{fileId}", response: "json", data: "item" };
export const updateFile: OperationFacts = { operationId: "updateFile", kind: "json", method: "PATCH", path: "/files/{fileId}", body: "json", response: "json", data: "item" };
export const deleteFile: OperationFacts = { operationId: "deleteFile", kind: "json", method: "DELETE", path: "/files/{fileId}", response: "json", data: "item" };
export const downloadFile: OperationFacts = { operationId: "downloadFile", kind: "download", method: "GET", path: "/files/{fileId}/download", response: "binary" };
export const listGuests: OperationFacts = { operationId: "listGuests", kind: "json", method: "GET", path: "/guests", query: true, response: "json", data: "list" };
export const createGuests: OperationFacts = { operationId: "createGuests", kind: "json", method: "POST", path: "/guests", body: "json", response: "json", data: "list" };
export const getGuest: OperationFacts = { operationId: "getGuest", kind: "json", method: "GET", path: "/guests/{guestId}", response: "json", data: "item" };
export const updateGuest: OperationFacts = { operationId: "updateGuest", kind: "json", method: "PATCH", path: "/guests/{guestId}", body: "json", response: "json", data: "item" };
export const deleteGuest: OperationFacts = { operationId: "deleteGuest", kind: "json", method: "DELETE", path: "/guests/{guestId}", query: true, response: "json", data: "item" };
export const listGuestRoles: OperationFacts = { operationId: "listGuestRoles", kind: "json", method: "GET", path: "/guests/{guestId}/roles", response: "json", data: "list" };
export const assignGuestRole: OperationFacts = { operationId: "assignGuestRole", kind: "json", method: "POST", path: "/guests/{guestId}/roles", body: "json", response: "json", data: "item" };
export const deleteGuestRole: OperationFacts = { operationId: "deleteGuestRole", kind: "json", method: "DELETE", path: "/guests/{guestId}/roles/{actorRoleId}", response: "json", data: "item" };
export const getGuestToken: OperationFacts = { operationId: "getGuestToken", kind: "json", method: "GET", path: "/guests/{guestId}/token", query: true, sideEffect: true, response: "json", data: "item" };
export const listJobs: OperationFacts = { operationId: "listJobs", kind: "page", method: "GET", path: "/jobs", query: true, response: "json" };
export const createJob: OperationFacts = { operationId: "createJob", kind: "json", method: "POST", path: "/jobs", body: "json", response: "json", data: "item" };
export const getJob: OperationFacts = { operationId: "getJob", kind: "json", method: "GET", path: "/jobs/{jobId}", response: "json", data: "item" };
export const updateJob: OperationFacts = { operationId: "updateJob", kind: "json", method: "PATCH", path: "/jobs/{jobId}", body: "json", response: "json", data: "item" };
export const deleteJob: OperationFacts = { operationId: "deleteJob", kind: "json", method: "DELETE", path: "/jobs/{jobId}", response: "json", data: "item" };
export const acknowledgeJob: OperationFacts = { operationId: "acknowledgeJob", kind: "json", method: "POST", path: "/jobs/{jobId}/ack", body: "json", response: "json", data: "item" };
export const cancelJob: OperationFacts = { operationId: "cancelJob", kind: "json", method: "POST", path: "/jobs/{jobId}/cancel", body: "json", response: "json", data: "item" };
export const completeJob: OperationFacts = { operationId: "completeJob", kind: "json", method: "POST", path: "/jobs/{jobId}/complete", body: "json", response: "json", data: "item" };
export const executeJob: OperationFacts = { operationId: "executeJob", kind: "json", method: "POST", path: "/jobs/{jobId}/execute", response: "json", data: "item" };
export const failJob: OperationFacts = { operationId: "failJob", kind: "json", method: "POST", path: "/jobs/{jobId}/fail", body: "json", response: "json", data: "item" };
export const acknowledgeJobOutcome: OperationFacts = { operationId: "acknowledgeJobOutcome", kind: "json", method: "POST", path: "/jobs/{jobId}/outcome/ack", response: "json", data: "item" };
export const retryJob: OperationFacts = { operationId: "retryJob", kind: "json", method: "POST", path: "/jobs/{jobId}/retry", response: "json", data: "item" };
export const listRoles: OperationFacts = { operationId: "listRoles", kind: "json", method: "GET", path: "/roles", response: "json", data: "list" };
export const listSheets: OperationFacts = { operationId: "listSheets", kind: "json", method: "GET", path: "/sheets", query: true, response: "json", data: "list" };
export const getSheet: OperationFacts = { operationId: "getSheet", kind: "json", method: "GET", path: "/sheets/{sheetId}", response: "json", data: "item" };
export const updateSheet: OperationFacts = { operationId: "updateSheet", kind: "json", method: "PATCH", path: "/sheets/{sheetId}", body: "json", response: "json", data: "item" };
export const deleteSheet: OperationFacts = { operationId: "deleteSheet", kind: "json", method: "DELETE", path: "/sheets/{sheetId}", response: "json", data: "item" };
export const listCalculations: OperationFacts = { operationId: "listCalculations", kind: "json", method: "GET", path: "/sheets/{sheetId}/calculations", query: true, response: "json", data: "list" };
export const listSheetCommits: OperationFacts = { operationId: "listSheetCommits", kind: "json", method: "GET", path: "/sheets/{sheetId}/commits", query: true, response: "json", data: "list" };
export const getRecordCounts: OperationFacts = { operationId: "getRecordCounts", kind: "json", method: "GET", path: "/sheets/{sheetId}/counts", query: true, response: "json", data: "item" };
export const addField: OperationFacts = { operationId: "addField", kind: "json", method: "POST", path: "/sheets/{sheetId}/fields", query: true, body: "json", response: "json", data: "item" };
export const removeField: OperationFacts = { operationId: "removeField", kind: "json", method: "DELETE", path: "/sheets/{sheetId}/fields/{fieldKey}", response: "json", data: "item" };
export const lockSheet: OperationFacts = { operationId: "lockSheet", kind: "json", method: "POST", path: "/sheets/{sheetId}/lock", response: "json", data: "item" };
export const getRecords: OperationFacts = { operationId: "getRecords", kind: "json", method: "GET", path: "/sheets/{sheetId}/records", query: true, response: "json", data: "item" };
export const updateRecords: OperationFacts = { operationId: "updateRecords", kind: "json", method: "PUT", path: "/sheets/{sheetId}/records", body: "json", response: "json", data: "item" };
export const insertRecords: OperationFacts = { operationId: "insertRecords", kind: "json", method: "POST", path: "/sheets/{sheetId}/records", body: "json", response: "json", data: "item" };
export const deleteRecords: OperationFacts = { operationId: "deleteRecords", kind: "json", method: "DELETE", path: "/sheets/{sheetId}/records", query: true, response: "json", data: "item" };
export const unlockSheet: OperationFacts = { operationId: "unlockSheet", kind: "json", method: "POST", path: "/sheets/{sheetId}/unlock", response: "json", data: "item" };
export const validateSheet: OperationFacts = { operationId: "validateSheet", kind: "json", method: "POST", path: "/sheets/{sheetId}/validate", response: "json", data: "item" };
export const listSpaces: OperationFacts = { operationId: "listSpaces", kind: "page", method: "GET", path: "/spaces", query: true, response: "json" };
export const createSpace: OperationFacts = { operationId: "createSpace", kind: "json", method: "POST", path: "/spaces", body: "json", response: "json", data: "item" };
export const getSpace: OperationFacts = { operationId: "getSpace", kind: "json", method: "GET", path: "/spaces/{spaceId}", response: "json", data: "item" };
export const updateSpace: OperationFacts = { operationId: "updateSpace", kind: "json", method: "PATCH", path: "/spaces/{spaceId}", body: "json", response: "json", data: "item" };
export const deleteSpace: OperationFacts = { operationId: "deleteSpace", kind: "json", method: "DELETE", path: "/spaces/{spaceId}", response: "json", data: "item" };
export const archiveSpace: OperationFacts = { operationId: "archiveSpace", kind: "json", method: "POST", path: "/spaces/{spaceId}/archive", response: "json", data: "item" };
export const unarchiveSpace: OperationFacts = { operationId: "unarchiveSpace", kind: "json", method: "POST", path: "/spaces/{spaceId}/unarchive", response: "json", data: "item" };
export const listDocuments: OperationFacts = { operationId: "listDocuments", kind: "json", method: "GET", path: "/spaces/{spaceId}/documents", response: "json", data: "list" };
export const createDocument: OperationFacts = { operationId: "createDocument", kind: "json", method: "POST", path: "/spaces/{spaceId}/documents", body: "json", response: "json", data: "item" };
export const getDocument: OperationFacts = { operationId: "getDocument", kind: "json", method: "GET", path: "/spaces/{spaceId}/documents/{documentId}", response: "json", data: "item" };
export const updateDocument: OperationFacts = { operationId: "updateDocument", kind: "json", method: "PATCH", path: "/spaces/{spaceId}/documents/{documentId}", body: "json", response: "json", data: "item" };
export const deleteDocument: OperationFacts = { operationId: "deleteDocument", kind: "json", method: "DELETE", path: "/spaces/{spaceId}/documents/{documentId}", response: "json", data: "item" };
export const listGuidance: OperationFacts = { operationId: "listGuidance", kind: "json", method: "GET", path: "/spaces/{spaceId}/guidance", query: true, response: "json", data: "list" };
export const createGuidance: OperationFacts = { operationId: "createGuidance", kind: "json", method: "POST", path: "/spaces/{spaceId}/guidance", body: "json", response: "json" };
export const getGuidance: OperationFacts = { operationId: "getGuidance", kind: "json", method: "GET", path: "/spaces/{spaceId}/guidance/{guidanceId}", query: true, response: "json" };
export const updateGuidance: OperationFacts = { operationId: "updateGuidance", kind: "json", method: "PATCH", path: "/spaces/{spaceId}/guidance/{guidanceId}", body: "json", response: "json" };
export const deleteGuidance: OperationFacts = { operationId: "deleteGuidance", kind: "json", method: "DELETE", path: "/spaces/{spaceId}/guidance/{guidanceId}", response: "json", data: "item" };
export const listFlags: OperationFacts = { operationId: "listFlags", kind: "json", method: "GET", path: "/v1/workbooks/{workbookId}/flags", response: "json" };
export const createFlag: OperationFacts = { operationId: "createFlag", kind: "json", method: "POST", path: "/v1/workbooks/{workbookId}/flags", body: "json", response: "json" };
export const getFlag: OperationFacts = { operationId: "getFlag", kind: "json", method: "GET", path: "/v1/workbooks/{workbookId}/flags/{slug}", response: "json" };
export const updateFlag: OperationFacts = { operationId: "updateFlag", kind: "json", method: "PATCH", path: "/v1/workbooks/{workbookId}/flags/{slug}", body: "json", response: "json" };
export const deleteFlag: OperationFacts = { operationId: "deleteFlag", kind: "json", method: "DELETE", path: "/v1/workbooks/{workbookId}/flags/{slug}", response: "json", data: "item" };
export const bulkMutateFlags: OperationFacts = { operationId: "bulkMutateFlags", kind: "json", method: "POST", path: "/v1/workbooks/{workbookId}/flags/bulk-mutate", body: "json", response: "json" };
export const listWorkbooks: OperationFacts = { operationId: "listWorkbooks", kind: "json", method: "GET", path: "/workbooks", query: true, response: "json", data: "list" };
export const createWorkbook: OperationFacts = { operationId: "createWorkbook", kind: "json", method: "POST", path: "/workbooks", body: "json", response: "json", data: "item" };
export const getWorkbook: OperationFacts = { operationId: "getWorkbook", kind: "json", method: "GET", path: "/workbooks/{workbookId}", response: "json", data: "item" };
export const updateWorkbook: OperationFacts = { operationId: "updateWorkbook", kind: "json", method: "PATCH", path: "/workbooks/{workbookId}", body: "json", response: "json", data: "item" };
export const deleteWorkbook: OperationFacts = { operationId: "deleteWorkbook", kind: "json", method: "DELETE", path: "/workbooks/{workbookId}", response: "json", data: "item" };
export const listWorkbookCommits: OperationFacts = { operationId: "listWorkbookCommits", kind: "json", method: "GET", path: "/workbooks/{workbookId}/commits", query: true, response: "json", data: "list" };

/** What the description says about sending each operation. */
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
    listEnvironmentAgentLogs,
    listApps,
    createApp,
    getApp,
    updateApp,
    deleteApp,
    createAccessToken,
    createApiKey,
    deleteApiKey,
    listApiKeys,
    listPersonalAccessTokens,
    createPersonalAccessToken,
    deletePersonalAccessToken,
    listCanvasAreas,
    createCanvasArea,
    getCanvasArea,
    updateCanvasArea,
    deleteCanvasArea,
    getCommit,
    completeCommit,
    listDataRetentionPolicies,
    createDataRetentionPolicy,
    getDataRetentionPolicy,
    updateDataRetentionPolicy,
    deleteDataRetentionPolicy,
    listEnvironments,
    createEnvironment,
    getEnvironment,
    updateEnvironment,
    listEvents,
    createEvent,
    getEvent,
    acknowledgeEvent,
    listFiles,
    uploadFile,
    getFile,
    updateFile,
    deleteFile,
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
    listJobs,
    createJob,
    getJob,
    updateJob,
    deleteJob,
    acknowledgeJob,
    cancelJob,
    completeJob,
    executeJob,
    failJob,
    acknowledgeJobOutcome,
    retryJob,
    listRoles,
    listSheets,
    getSheet,
    updateSheet,
    deleteSheet,
    listCalculations,
    listSheetCommits,
    getRecordCounts,
    addField,
    removeField,
    lockSheet,
    getRecords,
    updateRecords,
    insertRecords,
    deleteRecords,
    unlockSheet,
    validateSheet,
    listSpaces,
    createSpace,
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
    listFlags,
    createFlag,
    getFlag,
    updateFlag,
    deleteFlag,
    bulkMutateFlags,
    listWorkbooks,
    createWorkbook,
    getWorkbook,
    updateWorkbook,
    deleteWorkbook,
    listWorkbookCommits,
};
