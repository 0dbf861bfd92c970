// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen mock`).

import type {
    AccountPatch,
    AccountResponse,
    ActionId,
    ActionUpdate,
    ActorRoleId,
    AgentConfig,
    AgentExportId,
    AgentId,
    AgentResponse,
    AgentVersionId,
    AgentVersionResponse,
    ApiActionConfig,
    ApiActionConfigs,
    ApiActionResponse,
    ApiActionsResponse,
    AppId,
    AppResponse,
    AssignActorRoleRequest,
    AssignRoleResponse,
    BulkMutateFlagsRequest,
    BulkMutateFlagsResponse,
    CalculationFilter,
    CanvasAreaId,
    CanvasId,
    CommitId,
    CreateEventConfig,
    DataRetentionPolicyId,
    DocumentConfig,
    DocumentId,
    DocumentResponse,
    EnvironmentId,
    ErrorEnvelope,
    EventId,
    EventResponse,
    FileMode,
    FileOrigin,
    FileResponse,
    GetAgentExportResponse,
    GetAgentLogsResponse,
    GetDetailedAgentLogResponse,
    GetDetailedAgentLogsResponse,
    GuestId,
    Guidance,
    GuidanceId,
    InsertRecordsRequest,
    ListActorRolesResponse,
    ListAgentExportsResponse,
    ListAgentVersionsResponse,
    ListAgentsResponse,
    ListAllEventsResponse,
    ListCalculationsResponse,
    ListCanvasAreasResponse,
    ListCommitsResponse,
    ListSheetsResponse,
    PageNumber,
    PageSize,
    RecordsResponse,
    SheetId,
    SpaceConfig,
    SpaceId,
    SpaceResponse,
    Success,
    SuccessQueryParameter,
    VersionId,
    WorkbookId,
} from "@data-import/types";
import type { FilePart } from "@data-import/front";

/** What each operation is sent, what it may answer, and by which examples. */
export interface MockOperations {
    /** GET /accounts/current: Get the current account */
    getCurrentAccount: {
        params: {};
        query: {};
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: { 200: AccountResponse; default: ErrorEnvelope };
        examples: "currentAccount" | "internalError" | "unauthorized" | "conflict" | "tooManyRequests";
    };
    /** PATCH /accounts/current: Update the current account */
    updateCurrentAccount: {
        params: {};
        query: {};
        headers: { "x-disable-hooks": "true" };
        json: AccountPatch;
        parts: undefined;
        replies: { 200: AccountResponse; default: ErrorEnvelope };
        examples: "renamedAccount" | "internalError" | "unauthorized" | "conflict" | "tooManyRequests";
    };
    /** GET /actions: List the actions of a space */
    listActions: {
        params: {};
        query: { spaceId: SpaceId };
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: { 200: ApiActionsResponse; default: ErrorEnvelope };
        examples: "actionsOfSpace" | "internalError" | "unauthorized" | "conflict" | "tooManyRequests";
    };
    /** POST /actions: Create an action */
    createAction: {
        params: {};
        query: { spaceId: SpaceId };
        headers: { "x-disable-hooks": "true" };
        json: ApiActionConfig;
        parts: undefined;
        replies: { 200: ApiActionResponse; default: ErrorEnvelope };
        examples: "createdAction" | "internalError" | "unauthorized" | "conflict" | "tooManyRequests";
    };
    /** POST /actions/bulk: Create several actions */
    bulkCreateActions: {
        params: {};
        query: { spaceId: SpaceId };
        headers: { "x-disable-hooks": "true" };
        json: ApiActionConfigs;
        parts: undefined;
        replies: { 200: ApiActionsResponse; default: ErrorEnvelope };
        examples: "twoCreatedActions" | "internalError" | "unauthorized" | "conflict" | "tooManyRequests";
    };
    /** GET /actions/{actionId}: Get an action */
    getAction: {
        params: { actionId: ActionId };
        query: {};
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: { 200: ApiActionResponse; default: ErrorEnvelope };
        examples: "oneAction" | "internalError" | "unauthorized" | "conflict" | "tooManyRequests";
    };
    /** PATCH /actions/{actionId}: Update an action */
    updateAction: {
        params: { actionId: ActionId };
        query: {};
        headers: { "x-disable-hooks": "true" };
        json: ActionUpdate;
        parts: undefined;
        replies: { 200: ApiActionResponse; default: ErrorEnvelope };
        examples: "renamedAction" | "internalError" | "unauthorized" | "conflict" | "tooManyRequests";
    };
    /** DELETE /actions/{actionId}: Delete an action */
    deleteAction: {
        params: { actionId: ActionId };
        query: {};
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: { 200: Success; default: ErrorEnvelope };
        examples: "deletedAction" | "internalError" | "unauthorized" | "conflict" | "tooManyRequests";
    };
    /** GET /agent-exports: List agent exports */
    listAgentExports: {
        params: {};
        query: {
            agentId?: AgentId;
            environmentId?: EnvironmentId;
            pageNumber?: PageNumber;
            pageSize?: PageSize;
        };
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: { 200: ListAgentExportsResponse; default: ErrorEnvelope };
        examples: "exportsOfAgent" | "internalError" | "unauthorized" | "conflict" | "tooManyRequests";
    };
    /** GET /agent-exports/{agentExportId}: Get an agent export */
    getAgentExport: {
        params: { agentExportId: AgentExportId };
        query: {};
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: { 200: GetAgentExportResponse; default: ErrorEnvelope };
        examples: "sourceExport" | "internalError" | "unauthorized" | "conflict" | "tooManyRequests";
    };
    /** DELETE /agent-exports/{agentExportId}: Delete an agent export */
    deleteAgentExport: {
        params: { agentExportId: AgentExportId };
        query: {};
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: { 200: Success; default: ErrorEnvelope };
        examples: "deletedAgentExport" | "internalError" | "unauthorized" | "conflict" | "tooManyRequests";
    };
    /** GET /agent-exports/{agentExportId}/download: Download an agent export */
    downloadAgentExport: {
        params: { agentExportId: AgentExportId };
        query: {};
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: { 200: Uint8Array | string; default: ErrorEnvelope };
        examples: "exportedArchive" | "internalError" | "unauthorized" | "conflict" | "tooManyRequests";
    };
    /** GET /agents: List the agents of an environment */
    listAgents: {
        params: {};
        query: {
            environmentId: EnvironmentId;
            isSystem?: boolean;
            pageNumber?: PageNumber;
            pageSize?: PageSize;
            search?: string;
        };
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: { 200: ListAgentsResponse; default: ErrorEnvelope };
        examples: "agentsOfEnvironment" | "internalError" | "unauthorized" | "conflict" | "tooManyRequests";
    };
    /** POST /agents: Create an agent */
    createAgent: {
        params: {};
        query: { environmentId: EnvironmentId };
        headers: { "x-disable-hooks": "true" };
        json: AgentConfig;
        parts: undefined;
        replies: { 200: AgentResponse; 400: ErrorEnvelope; default: ErrorEnvelope };
        examples:
            | "createdAgent"
            | "agentHeaderBadRequest"
            | "agentBadRequest"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests";
    };
    /** GET /agents/{agentId}: Get an agent */
    getAgent: {
        params: { agentId: AgentId };
        query: { environmentId?: EnvironmentId };
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: { 200: AgentResponse; 400: ErrorEnvelope; 404: ErrorEnvelope; default: ErrorEnvelope };
        examples:
            | "oneAgent"
            | "agentHeaderBadRequest"
            | "agentBadRequest"
            | "agentNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests";
    };
    /** DELETE /agents/{agentId}: Delete an agent */
    deleteAgent: {
        params: { agentId: AgentId };
        query: { environmentId?: EnvironmentId };
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 404: ErrorEnvelope; default: ErrorEnvelope };
        examples:
            | "deletedAgent"
            | "agentHeaderBadRequest"
            | "agentBadRequest"
            | "agentNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests";
    };
    /** GET /agents/{agentId}/versions: List the versions of an agent */
    listAgentVersions: {
        params: { agentId: AgentId };
        query: {};
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: {
            200: ListAgentVersionsResponse;
            400: ErrorEnvelope;
            404: ErrorEnvelope;
            default: ErrorEnvelope;
        };
        examples:
            | "versionsOfAgent"
            | "agentHeaderBadRequest"
            | "agentBadRequest"
            | "agentNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests";
    };
    /** GET /agents/{agentId}/versions/{agentVersionId}/revert: Revert an agent to a version */
    revertAgent: {
        params: { agentId: AgentId; agentVersionId: AgentVersionId };
        query: {};
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: {
            200: AgentVersionResponse;
            400: ErrorEnvelope;
            404: ErrorEnvelope;
            default: ErrorEnvelope;
        };
        examples:
            | "revertedAgent"
            | "agentHeaderBadRequest"
            | "agentBadRequest"
            | "agentVersionNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests";
    };
    /** GET /agents/{agentId}/roles: List the roles of an agent */
    listAgentRoles: {
        params: { agentId: AgentId };
        query: {};
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: {
            200: ListActorRolesResponse;
            400: ErrorEnvelope;
            403: ErrorEnvelope;
            404: ErrorEnvelope;
            default: ErrorEnvelope;
        };
        examples:
            | "rolesOfAgent"
            | "roleBadRequest"
            | "roleResourceBadRequest"
            | "roleForbidden"
            | "agentRoleNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests";
    };
    /** POST /agents/{agentId}/roles: Assign a role to an agent */
    assignAgentRole: {
        params: { agentId: AgentId };
        query: {};
        headers: { "x-disable-hooks": "true" };
        json: AssignActorRoleRequest;
        parts: undefined;
        replies: {
            200: AssignRoleResponse;
            400: ErrorEnvelope;
            403: ErrorEnvelope;
            404: ErrorEnvelope;
            default: ErrorEnvelope;
        };
        examples:
            | "assignedAgentRole"
            | "roleBadRequest"
            | "roleResourceBadRequest"
            | "roleForbidden"
            | "agentRoleNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests";
    };
    /** DELETE /agents/{agentId}/roles/{actorRoleId}: Take a role from an agent */
    deleteAgentRole: {
        params: { agentId: AgentId; actorRoleId: ActorRoleId };
        query: {};
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: {
            200: Success;
            400: ErrorEnvelope;
            403: ErrorEnvelope;
            404: ErrorEnvelope;
            default: ErrorEnvelope;
        };
        examples:
            | "deletedAgentRole"
            | "roleBadRequest"
            | "roleResourceBadRequest"
            | "roleForbidden"
            | "agentRoleNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests";
    };
    /** GET /agents/{agentId}/logs: List the logs of an agent */
    listAgentLogs: {
        params: { agentId: AgentId };
        query: { environmentId: EnvironmentId };
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: {
            200: GetAgentLogsResponse;
            400: ErrorEnvelope;
            404: ErrorEnvelope;
            default: ErrorEnvelope;
        };
        examples:
            | "logsOfAgent"
            | "agentLogBadRequest"
            | "agentNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests";
    };
    /** GET /agents/log/{eventId}: Get the log of an event */
    getAgentLog: {
        params: { eventId: EventId };
        query: { environmentId: EnvironmentId };
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: {
            200: GetDetailedAgentLogResponse;
            400: ErrorEnvelope;
            404: ErrorEnvelope;
            default: ErrorEnvelope;
        };
        examples:
            | "logOfEvent"
            | "agentLogBadRequest"
            | "agentLogNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests";
    };
    /** GET /agents/logs: List the agent logs of an environment */
    listEnvironmentAgentLogs: {
        params: {};
        query: {
            environmentId: EnvironmentId;
            pageNumber?: PageNumber;
            pageSize?: PageSize;
            spaceId?: SpaceId;
            success?: SuccessQueryParameter;
        };
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: { 200: GetDetailedAgentLogsResponse; default: ErrorEnvelope };
        examples: "failedRunsOfSpace" | "internalError" | "unauthorized" | "conflict" | "tooManyRequests";
    };
    /** GET /apps/{appId}: Get an app */
    getApp: {
        params: { appId: AppId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: AppResponse; default: ErrorEnvelope };
        examples: "supplierOnboarding" | "internalError" | "unauthorized" | "conflict" | "tooManyRequests";
    };
    /** GET /canvas-areas: List canvas areas */
    listCanvasAreas: {
        params: {};
        query: {
            canvasId?: CanvasId;
            environmentId?: EnvironmentId;
            pageNumber?: PageNumber;
            pageSize?: PageSize;
            parentId?: CanvasAreaId;
            spaceId?: SpaceId;
        };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ListCanvasAreasResponse; 400: ErrorEnvelope; default: ErrorEnvelope };
        examples:
            | "sheetAreaWithHeader"
            | "canvasAreaBadRequest"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests";
    };
    /** DELETE /data-retention-policies/{id}: Delete a data retention policy */
    deleteDataRetentionPolicy: {
        params: { id: DataRetentionPolicyId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success; default: ErrorEnvelope };
        examples:
            | "dataRetentionPolicyDeleted"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests";
    };
    /** GET /events: List events */
    listEvents: {
        params: {};
        query: {
            domain?: string;
            environmentId?: EnvironmentId;
            includeAcknowledged?: boolean;
            pageNumber?: PageNumber;
            pageSize?: PageSize;
            since?: string;
            spaceId?: SpaceId;
            topic?: string;
        };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ListAllEventsResponse; default: ErrorEnvelope };
        examples: "importedFile" | "internalError" | "unauthorized" | "conflict" | "tooManyRequests";
    };
    /** POST /events: Create an event */
    createEvent: {
        params: {};
        query: {};
        headers: {};
        json: CreateEventConfig;
        parts: undefined;
        replies: { 200: EventResponse; 400: ErrorEnvelope; 404: ErrorEnvelope; default: ErrorEnvelope };
        examples:
            | "recordedWorkbookUpdate"
            | "eventBadRequest"
            | "eventNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests";
    };
    /** POST /files: Upload a file */
    uploadFile: {
        params: {};
        query: {};
        headers: {};
        json: undefined;
        parts: {
            actions?: string[];
            environmentId: EnvironmentId;
            file: FilePart;
            mode?: FileMode;
            origin?: FileOrigin;
            spaceId: SpaceId;
        };
        replies: { 200: FileResponse; default: ErrorEnvelope };
        examples:
            | "uploadedProductList"
            | "uploadedProductListWithAction"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests";
    };
    /** POST /guests/{guestId}/roles: Assign a role to a guest */
    assignGuestRole: {
        params: { guestId: GuestId };
        query: {};
        headers: {};
        json: AssignActorRoleRequest;
        parts: undefined;
        replies: {
            200: AssignRoleResponse;
            400: ErrorEnvelope;
            403: ErrorEnvelope;
            404: ErrorEnvelope;
            default: ErrorEnvelope;
        };
        examples:
            | "guestRoleAssignment"
            | "roleBadRequest"
            | "roleResourceBadRequest"
            | "roleForbidden"
            | "guestRoleNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests";
    };
    /** GET /sheets: List the sheets of a workbook */
    listSheets: {
        params: {};
        query: { workbookId: WorkbookId };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ListSheetsResponse; default: ErrorEnvelope };
        examples:
            | "twoSheets"
            | "noSheets"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests";
    };
    /** GET /sheets/{sheetId}/calculations: List the calculations of a sheet */
    listCalculations: {
        params: { sheetId: SheetId };
        query: {
            byField?: boolean;
            commitId?: CommitId;
            filter?: CalculationFilter;
            filterField?: string;
            q?: string;
            searchField?: string;
            searchValue?: string;
            sinceCommitId?: CommitId;
            sinceVersionId?: VersionId;
            versionId?: VersionId;
        };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ListCalculationsResponse; 404: ErrorEnvelope; default: ErrorEnvelope };
        examples:
            | "productCalculations"
            | "sheetNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests";
    };
    /** POST /sheets/{sheetId}/records: Insert records into a sheet */
    insertRecords: {
        params: { sheetId: SheetId };
        query: {};
        headers: {};
        json: InsertRecordsRequest;
        parts: undefined;
        replies: { 200: RecordsResponse; default: ErrorEnvelope };
        examples:
            | "insertedValidRow"
            | "insertedRowWithBadValue"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests";
    };
    /** PATCH /spaces/{spaceId}: Update a space */
    updateSpace: {
        params: { spaceId: SpaceId };
        query: {};
        headers: {};
        json: SpaceConfig;
        parts: undefined;
        replies: { 200: SpaceResponse; default: ErrorEnvelope };
        examples:
            | "renamedSpace"
            | "restoredSpace"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests";
    };
    /** PATCH /spaces/{spaceId}/documents/{documentId}: Update a document */
    updateDocument: {
        params: { spaceId: SpaceId; documentId: DocumentId };
        query: {};
        headers: {};
        json: DocumentConfig;
        parts: undefined;
        replies: { 200: DocumentResponse; 400: ErrorEnvelope; 404: ErrorEnvelope; default: ErrorEnvelope };
        examples:
            | "rewrittenDocument"
            | "documentBadRequest"
            | "documentNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests";
    };
    /** GET /spaces/{spaceId}/guidance/{guidanceId}: Get a guidance */
    getGuidance: {
        params: { spaceId: SpaceId; guidanceId: GuidanceId };
        query: { includeGuide?: boolean };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: {
            200: Guidance;
            400: ErrorEnvelope;
            403: ErrorEnvelope;
            404: ErrorEnvelope;
            default: ErrorEnvelope;
        };
        examples:
            | "guestGuidance"
            | "guidanceBadRequest"
            | "guidanceForbidden"
            | "guidanceNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests";
    };
    /** POST /v1/workbooks/{workbookId}/flags/bulk-mutate: Change a flag on many records */
    bulkMutateFlags: {
        params: { workbookId: WorkbookId };
        query: {};
        headers: {};
        json: BulkMutateFlagsRequest;
        parts: undefined;
        replies: { 200: BulkMutateFlagsResponse; default: ErrorEnvelope };
        examples: "flagChangeQueued" | "internalError" | "unauthorized" | "conflict" | "tooManyRequests";
    };
    /** GET /workbooks/{workbookId}/commits: List the commits of a workbook */
    listWorkbookCommits: {
        params: { workbookId: WorkbookId };
        query: { completed?: boolean };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ListCommitsResponse; default: ErrorEnvelope };
        examples:
            | "openAndCompletedCommits"
            | "openCommits"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests";
    };
}
