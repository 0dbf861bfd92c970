// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type { OperationFacts } from "./operation-facts.ts";
import type { operations } from "./paths.gen.ts";

export const getCurrentAccount: OperationFacts = { operationId: "getCurrentAccount", kind: "json", method: "GET", path: "/accounts/current", headers: { "X-Disable-Hooks": "true" }, answer: "json", data: "item" };
export const updateCurrentAccount: OperationFacts = { operationId: "updateCurrentAccount", kind: "json", method: "PATCH", path: "/accounts/current", headers: { "X-Disable-Hooks": "true" }, body: "json", answer: "json", data: "item" };
export const listActions: OperationFacts = { operationId: "listActions", kind: "json", method: "GET", path: "/actions", query: true, headers: { "X-Disable-Hooks": "true" }, answer: "json", data: "list" };
export const createAction: OperationFacts = { operationId: "createAction", kind: "json", method: "POST", path: "/actions", query: true, headers: { "X-Disable-Hooks": "true" }, body: "json", answer: "json", data: "item" };
export const bulkCreateActions: OperationFacts = { operationId: "bulkCreateActions", kind: "json", method: "POST", path: "/actions/bulk", query: true, headers: { "X-Disable-Hooks": "true" }, body: "json", answer: "json", data: "list" };
export const getAction: OperationFacts = { operationId: "getAction", kind: "json", method: "GET", path: "/actions/{actionId}", headers: { "X-Disable-Hooks": "true" }, answer: "json", data: "item" };
export const updateAction: OperationFacts = { operationId: "updateAction", kind: "json", method: "PATCH", path: "/actions/{actionId}", headers: { "X-Disable-Hooks": "true" }, body: "json", answer: "json", data: "item" };
export const deleteAction: OperationFacts = { operationId: "deleteAction", kind: "json", method: "DELETE", path: "/actions/{actionId}", headers: { "X-Disable-Hooks": "true" }, answer: "json", data: "item" };
export const listAgentExports: OperationFacts = { operationId: "listAgentExports", kind: "page", method: "GET", path: "/agent-exports", query: true, headers: { "X-Disable-Hooks": "true" }, answer: "json" };
export const getAgentExport: OperationFacts = { operationId: "getAgentExport", kind: "json", method: "GET", path: "/agent-exports/{agentExportId}", headers: { "X-Disable-Hooks": "true" }, answer: "json", data: "item" };
export const deleteAgentExport: OperationFacts = { operationId: "deleteAgentExport", kind: "json", method: "DELETE", path: "/agent-exports/{agentExportId}", headers: { "X-Disable-Hooks": "true" }, answer: "json", data: "item" };
export const downloadAgentExport: OperationFacts = { operationId: "downloadAgentExport", kind: "download", method: "GET", path: "/agent-exports/{agentExportId}/download", headers: { "X-Disable-Hooks": "true" }, answer: "binary" };
export const listAgents: OperationFacts = { operationId: "listAgents", kind: "page", method: "GET", path: "/agents", query: true, headers: { "X-Disable-Hooks": "true" }, answer: "json" };
export const createAgent: OperationFacts = { operationId: "createAgent", kind: "json", method: "POST", path: "/agents", query: true, headers: { "X-Disable-Hooks": "true" }, body: "json", answer: "json", data: "item" };
export const getAgent: OperationFacts = { operationId: "getAgent", kind: "json", method: "GET", path: "/agents/{agentId}", query: true, headers: { "X-Disable-Hooks": "true" }, answer: "json", data: "item" };
export const deleteAgent: OperationFacts = { operationId: "deleteAgent", kind: "json", method: "DELETE", path: "/agents/{agentId}", query: true, headers: { "X-Disable-Hooks": "true" }, answer: "json", data: "item" };
export const listAgentVersions: OperationFacts = { operationId: "listAgentVersions", kind: "json", method: "GET", path: "/agents/{agentId}/versions", headers: { "X-Disable-Hooks": "true" }, answer: "json", data: "list" };
export const revertAgent: OperationFacts = { operationId: "revertAgent", kind: "json", method: "GET", path: "/agents/{agentId}/versions/{agentVersionId}/revert", headers: { "X-Disable-Hooks": "true" }, sideEffect: true, answer: "json", data: "item" };
export const listAgentRoles: OperationFacts = { operationId: "listAgentRoles", kind: "json", method: "GET", path: "/agents/{agentId}/roles", headers: { "X-Disable-Hooks": "true" }, answer: "json", data: "list" };
export const assignAgentRole: OperationFacts = { operationId: "assignAgentRole", kind: "json", method: "POST", path: "/agents/{agentId}/roles", headers: { "X-Disable-Hooks": "true" }, body: "json", answer: "json", data: "item" };
export const deleteAgentRole: OperationFacts = { operationId: "deleteAgentRole", kind: "json", method: "DELETE", path: "/agents/{agentId}/roles/{actorRoleId}", headers: { "X-Disable-Hooks": "true" }, answer: "json", data: "item" };
export const listAgentLogs: OperationFacts = { operationId: "listAgentLogs", kind: "json", method: "GET", path: "/agents/{agentId}/logs", query: true, headers: { "X-Disable-Hooks": "true" }, answer: "json", data: "list" };
export const getAgentLog: OperationFacts = { operationId: "getAgentLog", kind: "json", method: "GET", path: "/agents/log/{eventId}", query: true, headers: { "X-Disable-Hooks": "true" }, answer: "json", data: "item" };
export const listEnvironmentAgentLogs: OperationFacts = { operationId: "listEnvironmentAgentLogs", kind: "page", method: "GET", path: "/agents/logs", query: true, headers: { "X-Disable-Hooks": "true" }, answer: "json" };
export const getApp: OperationFacts = { operationId: "getApp", kind: "json", method: "GET", path: "/apps/{appId}", answer: "json", data: "item" };
export const listCanvasAreas: OperationFacts = { operationId: "listCanvasAreas", kind: "page", method: "GET", path: "/canvas-areas", query: true, answer: "json" };
export const deleteDataRetentionPolicy: OperationFacts = { operationId: "deleteDataRetentionPolicy", kind: "json", method: "DELETE", path: "/data-retention-policies/{id}", answer: "json", data: "item" };
export const listEvents: OperationFacts = { operationId: "listEvents", kind: "page", method: "GET", path: "/events", query: true, answer: "json" };
export const createEvent: OperationFacts = { operationId: "createEvent", kind: "json", method: "POST", path: "/events", body: "json", answer: "json", data: "item" };
export const uploadFile: OperationFacts = { operationId: "uploadFile", kind: "upload", method: "POST", path: "/files", body: "multipart", answer: "json", data: "item" };
export const assignGuestRole: OperationFacts = { operationId: "assignGuestRole", kind: "json", method: "POST", path: "/guests/{guestId}/roles", body: "json", answer: "json", data: "item" };
export const listSheets: OperationFacts = { operationId: "listSheets", kind: "json", method: "GET", path: "/sheets", query: true, answer: "json", data: "list" };
export const listCalculations: OperationFacts = { operationId: "listCalculations", kind: "json", method: "GET", path: "/sheets/{sheetId}/calculations", query: true, answer: "json", data: "list" };
export const insertRecords: OperationFacts = { operationId: "insertRecords", kind: "json", method: "POST", path: "/sheets/{sheetId}/records", body: "json", answer: "json", data: "item" };
export const updateSpace: OperationFacts = { operationId: "updateSpace", kind: "json", method: "PATCH", path: "/spaces/{spaceId}", body: "json", answer: "json", data: "item" };
export const updateDocument: OperationFacts = { operationId: "updateDocument", kind: "json", method: "PATCH", path: "/spaces/{spaceId}/documents/{documentId}", body: "json", answer: "json", data: "item" };
export const getGuidance: OperationFacts = { operationId: "getGuidance", kind: "json", method: "GET", path: "/spaces/{spaceId}/guidance/{guidanceId}", query: true, answer: "json" };
export const bulkMutateFlags: OperationFacts = { operationId: "bulkMutateFlags", kind: "json", method: "POST", path: "/v1/workbooks/{workbookId}/flags/bulk-mutate", body: "json", answer: "json" };
export const listWorkbookCommits: OperationFacts = { operationId: "listWorkbookCommits", kind: "json", method: "GET", path: "/workbooks/{workbookId}/commits", query: true, answer: "json", data: "list" };

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
    getApp,
    listCanvasAreas,
    deleteDataRetentionPolicy,
    listEvents,
    createEvent,
    uploadFile,
    assignGuestRole,
    listSheets,
    listCalculations,
    insertRecords,
    updateSpace,
    updateDocument,
    getGuidance,
    bulkMutateFlags,
    listWorkbookCommits,
};
