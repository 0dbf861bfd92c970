// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type { OperationFacts } from "./operation-facts.ts";
import type { operations } from "./paths.gen.ts";

/** What the description says about sending each operation. */
export const operationTable: Readonly<{ [Id in keyof operations]: OperationFacts }> = {
    getCurrentAccount: { method: "GET", path: "/accounts/current", headers: { "X-Disable-Hooks": "true" }, answer: "json" },
    updateCurrentAccount: { method: "PATCH", path: "/accounts/current", headers: { "X-Disable-Hooks": "true" }, body: "json", answer: "json" },
    listActions: { method: "GET", path: "/actions", headers: { "X-Disable-Hooks": "true" }, answer: "json" },
    createAction: { method: "POST", path: "/actions", headers: { "X-Disable-Hooks": "true" }, body: "json", answer: "json" },
    bulkCreateActions: { method: "POST", path: "/actions/bulk", headers: { "X-Disable-Hooks": "true" }, body: "json", answer: "json" },
    getAction: { method: "GET", path: "/actions/{actionId}", headers: { "X-Disable-Hooks": "true" }, answer: "json" },
    updateAction: { method: "PATCH", path: "/actions/{actionId}", headers: { "X-Disable-Hooks": "true" }, body: "json", answer: "json" },
    deleteAction: { method: "DELETE", path: "/actions/{actionId}", headers: { "X-Disable-Hooks": "true" }, answer: "json" },
    listAgentExports: { method: "GET", path: "/agent-exports", headers: { "X-Disable-Hooks": "true" }, answer: "json" },
    getAgentExport: { method: "GET", path: "/agent-exports/{agentExportId}", headers: { "X-Disable-Hooks": "true" }, answer: "json" },
    deleteAgentExport: { method: "DELETE", path: "/agent-exports/{agentExportId}", headers: { "X-Disable-Hooks": "true" }, answer: "json" },
    downloadAgentExport: { method: "GET", path: "/agent-exports/{agentExportId}/download", headers: { "X-Disable-Hooks": "true" }, answer: "binary" },
    listAgents: { method: "GET", path: "/agents", headers: { "X-Disable-Hooks": "true" }, answer: "json" },
    createAgent: { method: "POST", path: "/agents", headers: { "X-Disable-Hooks": "true" }, body: "json", answer: "json" },
    getAgent: { method: "GET", path: "/agents/{agentId}", headers: { "X-Disable-Hooks": "true" }, answer: "json" },
    deleteAgent: { method: "DELETE", path: "/agents/{agentId}", headers: { "X-Disable-Hooks": "true" }, answer: "json" },
    listAgentVersions: { method: "GET", path: "/agents/{agentId}/versions", headers: { "X-Disable-Hooks": "true" }, answer: "json" },
    revertAgent: { method: "GET", path: "/agents/{agentId}/versions/{agentVersionId}/revert", headers: { "X-Disable-Hooks": "true" }, sideEffect: true, answer: "json" },
    listAgentRoles: { method: "GET", path: "/agents/{agentId}/roles", headers: { "X-Disable-Hooks": "true" }, answer: "json" },
    assignAgentRole: { method: "POST", path: "/agents/{agentId}/roles", headers: { "X-Disable-Hooks": "true" }, body: "json", answer: "json" },
    deleteAgentRole: { method: "DELETE", path: "/agents/{agentId}/roles/{actorRoleId}", headers: { "X-Disable-Hooks": "true" }, answer: "json" },
    listAgentLogs: { method: "GET", path: "/agents/{agentId}/logs", headers: { "X-Disable-Hooks": "true" }, answer: "json" },
    getAgentLog: { method: "GET", path: "/agents/log/{eventId}", headers: { "X-Disable-Hooks": "true" }, answer: "json" },
    listEnvironmentAgentLogs: { method: "GET", path: "/agents/logs", headers: { "X-Disable-Hooks": "true" }, answer: "json" },
    getApp: { method: "GET", path: "/apps/{appId}", answer: "json" },
    listCanvasAreas: { method: "GET", path: "/canvas-areas", answer: "json" },
    deleteDataRetentionPolicy: { method: "DELETE", path: "/data-retention-policies/{id}", answer: "json" },
    listEvents: { method: "GET", path: "/events", answer: "json" },
    createEvent: { method: "POST", path: "/events", body: "json", answer: "json" },
    uploadFile: { method: "POST", path: "/files", body: "multipart", answer: "json" },
    assignGuestRole: { method: "POST", path: "/guests/{guestId}/roles", body: "json", answer: "json" },
    listSheets: { method: "GET", path: "/sheets", answer: "json" },
    listCalculations: { method: "GET", path: "/sheets/{sheetId}/calculations", answer: "json" },
    insertRecords: { method: "POST", path: "/sheets/{sheetId}/records", body: "json", answer: "json" },
    updateSpace: { method: "PATCH", path: "/spaces/{spaceId}", body: "json", answer: "json" },
    updateDocument: { method: "PATCH", path: "/spaces/{spaceId}/documents/{documentId}", body: "json", answer: "json" },
    getGuidance: { method: "GET", path: "/spaces/{spaceId}/guidance/{guidanceId}", answer: "json" },
    bulkMutateFlags: { method: "POST", path: "/v1/workbooks/{workbookId}/flags/bulk-mutate", body: "json", answer: "json" },
    listWorkbookCommits: { method: "GET", path: "/workbooks/{workbookId}/commits", answer: "json" },
};
