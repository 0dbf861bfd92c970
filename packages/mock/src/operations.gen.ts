// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen mock`).

import type {
    AccessToken,
    AccountId,
    AccountPatch,
    AccountResponse,
    ActionId,
    ActionUpdate,
    ActorIdUnion,
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
    ApiKeyId,
    ApiKeyType,
    ApiKeysResponse,
    ApiTokenId,
    ApiTokenResponse,
    AppCreate,
    AppId,
    AppPatch,
    AppResponse,
    AppsResponse,
    AssignActorRoleRequest,
    AssignRoleResponse,
    AuditAction,
    BulkMutateFlagsRequest,
    BulkMutateFlagsResponse,
    BulkUpdateRecordRequest,
    CalculationFilter,
    CanvasAreaId,
    CanvasAreaResponse,
    CanvasId,
    CellsResponse,
    ChangeType,
    CloneFileRequest,
    ColumnNames,
    CommitId,
    CommitResponse,
    ConstraintCreate,
    ConstraintId,
    ConstraintResponse,
    ConstraintUpdate,
    ConstraintVersionResponse,
    ConstraintVersionsResponse,
    ConstraintsResponse,
    CreateCanvasAreaRequest,
    CreateEventConfig,
    CreateFlagRequest,
    CreateGuestResponse,
    CreateGuidanceRequest,
    CreateImportSessionResponse,
    CreateMappingRulesRequest,
    CreatePersonalAccessTokenRequest,
    CreatePersonalAccessTokenResponse,
    CreateSnapshotRequest,
    CreateWebhook,
    CreateWorkbookConfig,
    Credentials,
    CurrentActorResponse,
    DataRetentionPolicyConfig,
    DataRetentionPolicyId,
    DataRetentionPolicyResponse,
    DeleteAllHistoryForUserRequest,
    DeleteMultipleRulesRequest,
    DetectHeaderRequest,
    DetectHeaderResponse,
    DiffRecordsResponse,
    DocumentConfig,
    DocumentId,
    DocumentResponse,
    DuplicateSheetRequest,
    DuplicatesResponse,
    Environment,
    EnvironmentConfigCreate,
    EnvironmentConfigUpdate,
    EnvironmentId,
    EnvironmentResponse,
    ErrorEnvelope,
    EventDomain,
    EventId,
    EventResponse,
    EventTopic,
    ExchangedInvitationResponse,
    FamilyId,
    FieldConfigResponse,
    FileExtent,
    FileId,
    FileMode,
    FileOrigin,
    FileResponse,
    FindAndReplaceRecordRequest,
    Flag,
    GetAgentExportResponse,
    GetAgentLogsResponse,
    GetDetailedAgentLogResponse,
    GetDetailedAgentLogsResponse,
    GetExecutionsResponse,
    GetRecordIndicesResponse,
    GetRecordsResponse,
    GuestConfigUpdate,
    GuestConfigs,
    GuestId,
    GuestResponse,
    GuestTokenResponse,
    Guidance,
    GuidanceId,
    GuideCreateRequest,
    GuideDetailResponse,
    GuideId,
    GuideListResponse,
    GuideUpdateRequest,
    GuideVersionResponse,
    ImportSessionConfig,
    ImportSessionResponse,
    InsertRecordsRequest,
    InvitationExchange,
    InvitationsResponse,
    Invites,
    JobAckDetails,
    JobCancelDetails,
    JobCompleteDetails,
    JobConfig,
    JobExecutionPlanConfigRequest,
    JobExecutionPlanRequest,
    JobId,
    JobPlanResponse,
    JobResponse,
    JobSplitDetails,
    JobUpdate,
    ListActorRolesResponse,
    ListAgentExportsResponse,
    ListAgentVersionsResponse,
    ListAgentsResponse,
    ListAllEventsResponse,
    ListApiTokensResponse,
    ListAuditEntriesResponse,
    ListCalculationsResponse,
    ListCanvasAreasResponse,
    ListCommitChangesResponse,
    ListCommitsResponse,
    ListDataRetentionPoliciesResponse,
    ListDocumentsResponse,
    ListEntitlementsResponse,
    ListEnvironmentsResponse,
    ListFilesResponse,
    ListFlagsResponse,
    ListGuestsResponse,
    ListGuidanceResponse,
    ListJobsResponse,
    ListRolesResponse,
    ListSheetsResponse,
    ListSpacesResponse,
    ListUsersResponse,
    ListViewsResponse,
    ListWorkbooksResponse,
    MappingId,
    MappingRuleConfig,
    MappingRuleResponse,
    MappingRulesResponse,
    MergeDuplicatesRequest,
    MergeDuplicatesResponse,
    MutateJobConfig,
    PageNumber,
    PageSize,
    PersonalAccessTokenId,
    PersonalAccessTokensResponse,
    PersonalDataResponse,
    ProgramConfig,
    ProgramId,
    ProgramResponse,
    ProgramsResponse,
    Property,
    PublishableKeyResponse,
    RecordCountsResponse,
    RecordId,
    RecordLinesResponse,
    RecordsResponse,
    RedeliverEvent,
    ResendInviteResponse,
    RestoreOptions,
    SecretId,
    SecretsResponse,
    SheetFormat,
    SheetId,
    SheetResponse,
    SheetUpdateRequest,
    SnapshotId,
    SnapshotResponse,
    SnapshotsResponse,
    SortDirection,
    SpaceConfig,
    SpaceId,
    SpaceResponse,
    SpaceSortField,
    Success,
    SuccessData,
    SuccessQueryParameter,
    UndoCommitResponse,
    UpdateCanvasAreaRequest,
    UpdateFileRequest,
    UpdateFlagRequest,
    UpdateGuidanceRequest,
    UpdateMappingRulesRequest,
    UpdateRecordsRequest,
    UpdateUserRequest,
    UpdateWebhook,
    UserCreateAndInviteRequest,
    UserId,
    UserResponse,
    UserSortField,
    UserWithRolesResponse,
    VersionId,
    VersionResponse,
    VersionsPostRequestBody,
    ViewCreate,
    ViewId,
    ViewResponse,
    ViewUpdate,
    WebhookAttemptsResponse,
    WebhookId,
    WebhookResponse,
    WebhookSecretResponse,
    WebhooksResponse,
    WorkbookId,
    WorkbookResponse,
    WorkbookTreatment,
    WorkbookUpdate,
    WriteRecordsResponse,
    WriteSecret,
} from "@data-import/types";
import type { FilePart } from "@data-import/front";

/** The requests, the possible responses and the examples of each operation. */
export interface MockOperations {
    /** GET /accounts/current: Get the current account */
    getCurrentAccount: {
        params: {};
        query: {};
        headers: { "x-disable-hooks": "true"; "if-none-match"?: string };
        json: undefined;
        parts: undefined;
        replies: { 200: AccountResponse; 304: undefined };
        errors: ErrorEnvelope;
        examples:
            | "currentAccount"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** PATCH /accounts/current: Update the current account */
    updateCurrentAccount: {
        params: {};
        query: {};
        headers: { "x-disable-hooks": "true"; "if-match"?: string };
        json: AccountPatch;
        parts: undefined;
        replies: { 200: AccountResponse };
        errors: ErrorEnvelope;
        examples:
            | "renamedAccount"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /actions: List the actions of a space */
    listActions: {
        params: {};
        query: { spaceId: SpaceId };
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: { 200: ApiActionsResponse };
        errors: ErrorEnvelope;
        examples:
            | "actionsOfSpace"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /actions: Create an action */
    createAction: {
        params: {};
        query: { spaceId: SpaceId };
        headers: { "x-disable-hooks": "true" };
        json: ApiActionConfig;
        parts: undefined;
        replies: { 200: ApiActionResponse };
        errors: ErrorEnvelope;
        examples:
            | "createdAction"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /actions/bulk: Create several actions */
    bulkCreateActions: {
        params: {};
        query: { spaceId: SpaceId };
        headers: { "x-disable-hooks": "true" };
        json: ApiActionConfigs;
        parts: undefined;
        replies: { 200: ApiActionsResponse };
        errors: ErrorEnvelope;
        examples:
            | "twoCreatedActions"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /actions/{actionId}: Get an action */
    getAction: {
        params: { actionId: ActionId };
        query: {};
        headers: { "x-disable-hooks": "true"; "if-none-match"?: string };
        json: undefined;
        parts: undefined;
        replies: { 200: ApiActionResponse; 304: undefined };
        errors: ErrorEnvelope;
        examples:
            | "oneAction"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** PATCH /actions/{actionId}: Update an action */
    updateAction: {
        params: { actionId: ActionId };
        query: {};
        headers: { "x-disable-hooks": "true"; "if-match"?: string };
        json: ActionUpdate;
        parts: undefined;
        replies: { 200: ApiActionResponse };
        errors: ErrorEnvelope;
        examples:
            | "renamedAction"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /actions/{actionId}: Delete an action */
    deleteAction: {
        params: { actionId: ActionId };
        query: {};
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: { 200: Success };
        errors: ErrorEnvelope;
        examples:
            | "deletedAction"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /agent-exports: List agent exports */
    listAgentExports: {
        params: {};
        query: {
            agentId?: AgentId;
            cursor?: string;
            environmentId?: EnvironmentId;
            pageNumber?: PageNumber;
            pageSize?: PageSize;
        };
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: { 200: ListAgentExportsResponse };
        errors: ErrorEnvelope;
        examples:
            | "exportsOfAgent"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /agent-exports/{agentExportId}: Get an agent export */
    getAgentExport: {
        params: { agentExportId: AgentExportId };
        query: {};
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: { 200: GetAgentExportResponse };
        errors: ErrorEnvelope;
        examples:
            | "sourceExport"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /agent-exports/{agentExportId}: Delete an agent export */
    deleteAgentExport: {
        params: { agentExportId: AgentExportId };
        query: {};
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: { 200: Success };
        errors: ErrorEnvelope;
        examples:
            | "deletedAgentExport"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /agent-exports/{agentExportId}/download: Download an agent export */
    downloadAgentExport: {
        params: { agentExportId: AgentExportId };
        query: {};
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: { 200: Uint8Array | string };
        errors: ErrorEnvelope;
        examples:
            | "exportedArchive"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /agents: List the agents of an environment */
    listAgents: {
        params: {};
        query: {
            cursor?: string;
            environmentId: EnvironmentId;
            isSystem?: boolean;
            pageNumber?: PageNumber;
            pageSize?: PageSize;
            search?: string;
        };
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: { 200: ListAgentsResponse };
        errors: ErrorEnvelope;
        examples:
            | "agentsOfEnvironment"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /agents: Create an agent */
    createAgent: {
        params: {};
        query: { environmentId: EnvironmentId };
        headers: { "x-disable-hooks": "true" };
        json: AgentConfig;
        parts: undefined;
        replies: { 200: AgentResponse; 400: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "createdAgent"
            | "agentHeaderBadRequest"
            | "agentBadRequest"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /agents/{agentId}: Get an agent */
    getAgent: {
        params: { agentId: AgentId };
        query: { environmentId?: EnvironmentId };
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: { 200: AgentResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "oneAgent"
            | "agentHeaderBadRequest"
            | "agentBadRequest"
            | "agentNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /agents/{agentId}: Delete an agent */
    deleteAgent: {
        params: { agentId: AgentId };
        query: { environmentId?: EnvironmentId };
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "deletedAgent"
            | "agentHeaderBadRequest"
            | "agentBadRequest"
            | "agentNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /agents/{agentId}/versions: List the versions of an agent */
    listAgentVersions: {
        params: { agentId: AgentId };
        query: {};
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: { 200: ListAgentVersionsResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "versionsOfAgent"
            | "agentHeaderBadRequest"
            | "agentBadRequest"
            | "agentNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /agents/{agentId}/versions/{agentVersionId}/revert: Revert an agent to a version */
    revertAgent: {
        params: { agentId: AgentId; agentVersionId: AgentVersionId };
        query: {};
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: { 200: AgentVersionResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "revertedAgent"
            | "agentHeaderBadRequest"
            | "agentBadRequest"
            | "agentVersionNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /agents/{agentId}/roles: List the roles of an agent */
    listAgentRoles: {
        params: { agentId: AgentId };
        query: {};
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: { 200: ListActorRolesResponse; 400: ErrorEnvelope; 403: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "rolesOfAgent"
            | "roleBadRequest"
            | "roleResourceBadRequest"
            | "roleForbidden"
            | "agentRoleNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /agents/{agentId}/roles: Assign a role to an agent */
    assignAgentRole: {
        params: { agentId: AgentId };
        query: {};
        headers: { "x-disable-hooks": "true" };
        json: AssignActorRoleRequest;
        parts: undefined;
        replies: { 200: AssignRoleResponse; 400: ErrorEnvelope; 403: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "assignedAgentRole"
            | "roleBadRequest"
            | "roleResourceBadRequest"
            | "roleForbidden"
            | "agentRoleNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /agents/{agentId}/roles/{actorRoleId}: Remove a role from an agent */
    deleteAgentRole: {
        params: { agentId: AgentId; actorRoleId: ActorRoleId };
        query: {};
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 403: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "deletedAgentRole"
            | "roleBadRequest"
            | "roleResourceBadRequest"
            | "roleForbidden"
            | "agentRoleNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /agents/{agentId}/logs: List the logs of an agent */
    listAgentLogs: {
        params: { agentId: AgentId };
        query: { environmentId: EnvironmentId };
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: { 200: GetAgentLogsResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "logsOfAgent"
            | "agentLogBadRequest"
            | "agentNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /agents/log/{eventId}: Get the log of an event */
    getAgentLog: {
        params: { eventId: EventId };
        query: { environmentId: EnvironmentId };
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: { 200: GetDetailedAgentLogResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "logOfEvent"
            | "agentLogBadRequest"
            | "agentLogNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /agents/executions: List the agent executions of an environment */
    listEnvironmentAgentExecutions: {
        params: {};
        query: {
            agentId?: AgentId;
            cursor?: string;
            environmentId: EnvironmentId;
            pageNumber?: PageNumber;
            pageSize?: PageSize;
            requestsFailed?: boolean;
            spaceId?: SpaceId;
            success?: SuccessQueryParameter;
        };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: GetExecutionsResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "executionsOfAgent"
            | "agentLogBadRequest"
            | "agentNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /agents/logs: List the agent logs of an environment */
    listEnvironmentAgentLogs: {
        params: {};
        query: {
            cursor?: string;
            environmentId: EnvironmentId;
            pageNumber?: PageNumber;
            pageSize?: PageSize;
            requestsFailed?: boolean;
            spaceId?: SpaceId;
            success?: SuccessQueryParameter;
        };
        headers: { "x-disable-hooks": "true" };
        json: undefined;
        parts: undefined;
        replies: { 200: GetDetailedAgentLogsResponse };
        errors: ErrorEnvelope;
        examples:
            | "failedRunsOfSpace"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /apps: List apps */
    listApps: {
        params: {};
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: AppsResponse };
        errors: ErrorEnvelope;
        examples:
            | "appsOfAccount"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /apps: Create an app */
    createApp: {
        params: {};
        query: {};
        headers: {};
        json: AppCreate;
        parts: undefined;
        replies: { 200: AppResponse };
        errors: ErrorEnvelope;
        examples:
            | "createdInvoiceApp"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /apps/{appId}: Get an app */
    getApp: {
        params: { appId: AppId };
        query: {};
        headers: { "if-none-match"?: string };
        json: undefined;
        parts: undefined;
        replies: { 200: AppResponse; 304: undefined };
        errors: ErrorEnvelope;
        examples:
            | "supplierOnboarding"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** PATCH /apps/{appId}: Update an app */
    updateApp: {
        params: { appId: AppId };
        query: {};
        headers: { "if-match"?: string };
        json: AppPatch;
        parts: undefined;
        replies: { 200: AppResponse };
        errors: ErrorEnvelope;
        examples:
            | "activatedInvoiceApp"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /apps/{appId}: Delete an app */
    deleteApp: {
        params: { appId: AppId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: SuccessData };
        errors: ErrorEnvelope;
        examples:
            | "appDeleted"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /apps/{appId}/constraints: List the stored constraints of an app */
    getConstraints: {
        params: { appId: AppId };
        query: { includeBuiltins?: boolean };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ConstraintsResponse };
        errors: ErrorEnvelope;
        examples:
            | "constraintsOfApp"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /apps/{appId}/constraints: Create a stored constraint */
    createConstraint: {
        params: { appId: AppId };
        query: {};
        headers: {};
        json: ConstraintCreate;
        parts: undefined;
        replies: { 200: ConstraintResponse };
        errors: ErrorEnvelope;
        examples:
            | "createdConstraint"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /apps/{appId}/constraints/{constraintId}: Get a stored constraint */
    getConstraintById: {
        params: { appId: AppId; constraintId: ConstraintId };
        query: {};
        headers: { "if-none-match"?: string };
        json: undefined;
        parts: undefined;
        replies: { 200: ConstraintResponse; 304: undefined };
        errors: ErrorEnvelope;
        examples:
            | "oneConstraint"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** PATCH /apps/{appId}/constraints/{constraintId}: Update a stored constraint */
    updateConstraint: {
        params: { appId: AppId; constraintId: ConstraintId };
        query: {};
        headers: { "if-match"?: string };
        json: ConstraintUpdate;
        parts: undefined;
        replies: { 200: ConstraintResponse };
        errors: ErrorEnvelope;
        examples:
            | "narrowedConstraint"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /apps/{appId}/constraints/{constraintId}: Delete a stored constraint */
    deleteConstraint: {
        params: { appId: AppId; constraintId: ConstraintId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: SuccessData };
        errors: ErrorEnvelope;
        examples:
            | "constraintDeleted"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /apps/{appId}/constraints/{constraintId}/versions: List the versions of a stored constraint */
    getConstraintVersions: {
        params: { appId: AppId; constraintId: ConstraintId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ConstraintVersionsResponse };
        errors: ErrorEnvelope;
        examples:
            | "versionsOfConstraint"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /apps/{appId}/constraints/{constraintId}/versions/{version}: Get a version of a stored constraint */
    getConstraintVersion: {
        params: { appId: AppId; constraintId: ConstraintId; version: number };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ConstraintVersionResponse };
        errors: ErrorEnvelope;
        examples:
            | "firstConstraintVersion"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /audit-entries: List the audit log */
    listAuditEntries: {
        params: {};
        query: {
            action?: AuditAction;
            actorId?: string;
            cursor?: string;
            pageNumber?: PageNumber;
            pageSize?: PageSize;
            since?: string;
            targetId?: string;
            until?: string;
        };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ListAuditEntriesResponse };
        errors: ErrorEnvelope;
        examples:
            | "auditOfAccount"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /auth: Create an access token */
    createAccessToken: {
        params: {};
        query: {};
        headers: {};
        json: Credentials;
        parts: undefined;
        replies: { 200: AccessToken; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "accessTokenOfPerson"
            | "accessTokenBadRequest"
            | "accessTokenNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /auth/api-key: Create an API key */
    createApiKey: {
        params: {};
        query: {
            environmentId: EnvironmentId;
            origins?: string[];
            requestsPerMinute?: number;
            type: ApiKeyType;
        };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ApiKeysResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "createdApiKey"
            | "apiKeyBadRequest"
            | "environmentNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /auth/api-key: Revoke an API key */
    deleteApiKey: {
        params: {};
        query: { environmentId: EnvironmentId; key: ApiKeyId };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "deletedApiKey"
            | "apiKeyBadRequest"
            | "apiKeyNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /auth/api-keys: List the API keys of an environment */
    listApiKeys: {
        params: {};
        query: { environmentId: EnvironmentId };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ApiKeysResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "keysOfEnvironment"
            | "apiKeyBadRequest"
            | "environmentNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /import-sessions: Create an import session */
    createImportSession: {
        params: {};
        query: {};
        headers: {};
        json: ImportSessionConfig;
        parts: undefined;
        replies: { 200: CreateImportSessionResponse };
        errors: ErrorEnvelope;
        examples:
            | "createdImportSession"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /import-sessions/{importSessionId}: Get an import session */
    getImportSession: {
        params: { importSessionId: JobId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ImportSessionResponse };
        errors: ErrorEnvelope;
        examples:
            | "openImportSession"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /auth/current: Get the caller of this request */
    getCurrentActor: {
        params: {};
        query: { spaceId?: SpaceId };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: CurrentActorResponse };
        errors: ErrorEnvelope;
        examples:
            | "currentUser"
            | "currentGuest"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /auth/personal-access-tokens: List your personal access tokens */
    listPersonalAccessTokens: {
        params: {};
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: PersonalAccessTokensResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "tokensOfUser"
            | "parameterBadRequest"
            | "personalAccessTokenOwnerNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /auth/personal-access-tokens: Create a personal access token */
    createPersonalAccessToken: {
        params: {};
        query: {};
        headers: {};
        json: CreatePersonalAccessTokenRequest;
        parts: undefined;
        replies: { 200: CreatePersonalAccessTokenResponse; 400: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "createdTokenForLaptop"
            | "personalAccessTokenBadRequest"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /auth/personal-access-tokens/{accessTokenId}: Revoke a personal access token */
    deletePersonalAccessToken: {
        params: { accessTokenId: PersonalAccessTokenId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "deletedPersonalAccessToken"
            | "personalAccessTokenBadRequest"
            | "personalAccessTokenNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /auth/publishable-key: Get the publishable key of an environment */
    getPublishableKey: {
        params: {};
        query: { environmentId: EnvironmentId };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: PublishableKeyResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "publishableKey"
            | "apiKeyBadRequest"
            | "apiKeyNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /auth/refresh-token: Exchange an access token for a newer one */
    refreshAccessToken: {
        params: {};
        query: {};
        headers: {};
        json: string;
        parts: undefined;
        replies: { 200: AccessToken; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "refreshedToken"
            | "refreshTokenBadRequest"
            | "refreshTokenNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /canvas-areas: List canvas areas */
    listCanvasAreas: {
        params: {};
        query: {
            canvasId?: CanvasId;
            cursor?: string;
            environmentId?: EnvironmentId;
            pageNumber?: PageNumber;
            pageSize?: PageSize;
            parentId?: CanvasAreaId;
            spaceId?: SpaceId;
        };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ListCanvasAreasResponse; 400: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "sheetAreaWithHeader"
            | "canvasAreaBadRequest"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /canvas-areas: Create a canvas area */
    createCanvasArea: {
        params: {};
        query: {};
        headers: {};
        json: CreateCanvasAreaRequest;
        parts: undefined;
        replies: { 200: CanvasAreaResponse; 400: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "createdSheetArea"
            | "createdNestedHeader"
            | "canvasAreaBodyBadRequest"
            | "canvasAreaParentBadRequest"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /canvas-areas/{canvasAreaId}: Get a canvas area */
    getCanvasArea: {
        params: { canvasAreaId: CanvasAreaId };
        query: {};
        headers: { "if-none-match"?: string };
        json: undefined;
        parts: undefined;
        replies: { 200: CanvasAreaResponse; 304: undefined; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "sheetArea"
            | "parameterBadRequest"
            | "canvasAreaNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** PATCH /canvas-areas/{canvasAreaId}: Update a canvas area */
    updateCanvasArea: {
        params: { canvasAreaId: CanvasAreaId };
        query: {};
        headers: { "if-match"?: string };
        json: UpdateCanvasAreaRequest;
        parts: undefined;
        replies: { 200: CanvasAreaResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "sheetArea"
            | "canvasAreaBodyBadRequest"
            | "canvasAreaParentBadRequest"
            | "canvasAreaNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /canvas-areas/{canvasAreaId}: Delete a canvas area */
    deleteCanvasArea: {
        params: { canvasAreaId: CanvasAreaId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "canvasAreaDeleted"
            | "parameterBadRequest"
            | "canvasAreaNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /commits/{commitId}: Get a commit */
    getCommit: {
        params: { commitId: CommitId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: CommitResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "openCommit"
            | "completedCommit"
            | "parameterBadRequest"
            | "commitNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /commits/{commitId}/changes: List what a commit changed */
    listCommitChanges: {
        params: { commitId: CommitId };
        query: { cursor?: string; pageNumber?: PageNumber; pageSize?: PageSize };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ListCommitChangesResponse };
        errors: ErrorEnvelope;
        examples:
            | "commitChanges"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /commits/{commitId}/complete: Complete a commit */
    completeCommit: {
        params: { commitId: CommitId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "commitCompleted"
            | "parameterBadRequest"
            | "commitNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /commits/{commitId}/replay: Replay a commit */
    replayCommit: {
        params: { commitId: CommitId };
        query: {};
        headers: { "x-disable-hooks"?: string };
        json: undefined;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "commitReplayed"
            | "parameterBadRequest"
            | "commitNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /commits/{commitId}/undo: Undo a commit */
    undoCommit: {
        params: { commitId: CommitId };
        query: { skipChanged?: boolean };
        headers: { "x-disable-hooks"?: string };
        json: undefined;
        parts: undefined;
        replies: { 200: UndoCommitResponse };
        errors: ErrorEnvelope;
        examples:
            | "undoneCommit"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /data-retention-policies: List data retention policies */
    listDataRetentionPolicies: {
        params: {};
        query: { environmentId?: EnvironmentId };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ListDataRetentionPoliciesResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "policiesOfEnvironment"
            | "parameterBadRequest"
            | "dataRetentionPolicyNotFound"
            | "dataRetentionEnvironmentNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /data-retention-policies: Create a data retention policy */
    createDataRetentionPolicy: {
        params: {};
        query: {};
        headers: {};
        json: DataRetentionPolicyConfig;
        parts: undefined;
        replies: { 200: DataRetentionPolicyResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "yearPolicy"
            | "dataRetentionPolicyBadRequest"
            | "dataRetentionPolicyNotFound"
            | "dataRetentionEnvironmentNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /data-retention-policies/{id}: Get a data retention policy */
    getDataRetentionPolicy: {
        params: { id: DataRetentionPolicyId };
        query: {};
        headers: { "if-none-match"?: string };
        json: undefined;
        parts: undefined;
        replies: { 200: DataRetentionPolicyResponse; 304: undefined; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "yearPolicy"
            | "parameterBadRequest"
            | "dataRetentionPolicyNotFound"
            | "dataRetentionEnvironmentNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** PATCH /data-retention-policies/{id}: Update a data retention policy */
    updateDataRetentionPolicy: {
        params: { id: DataRetentionPolicyId };
        query: {};
        headers: { "if-match"?: string };
        json: DataRetentionPolicyConfig;
        parts: undefined;
        replies: { 200: DataRetentionPolicyResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "twoYearPolicy"
            | "dataRetentionPolicyBadRequest"
            | "dataRetentionPolicyNotFound"
            | "dataRetentionEnvironmentNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /data-retention-policies/{id}: Delete a data retention policy */
    deleteDataRetentionPolicy: {
        params: { id: DataRetentionPolicyId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success };
        errors: ErrorEnvelope;
        examples:
            | "dataRetentionPolicyDeleted"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /entitlements: List the entitlements of a space */
    listEntitlements: {
        params: {};
        query: { resourceId: SpaceId };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ListEntitlementsResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "noEntitlements"
            | "parameterBadRequest"
            | "spaceNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /environments: List the environments of the account */
    listEnvironments: {
        params: {};
        query: { cursor?: string; pageNumber?: PageNumber; pageSize?: PageSize };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ListEnvironmentsResponse };
        errors: ErrorEnvelope;
        examples:
            | "environmentsOfAccount"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /environments: Create an environment */
    createEnvironment: {
        params: {};
        query: {};
        headers: {};
        json: EnvironmentConfigCreate;
        parts: undefined;
        replies: { 200: EnvironmentResponse };
        errors: ErrorEnvelope;
        examples:
            | "createdEnvironment"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /environments/{environmentId}: Get an environment */
    getEnvironment: {
        params: { environmentId: EnvironmentId };
        query: {};
        headers: { "if-none-match"?: string };
        json: undefined;
        parts: undefined;
        replies: { 200: EnvironmentResponse; 304: undefined; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "oneEnvironment"
            | "environmentBadRequest"
            | "environmentNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** PATCH /environments/{environmentId}: Update an environment */
    updateEnvironment: {
        params: { environmentId: EnvironmentId };
        query: {};
        headers: { "if-match"?: string };
        json: EnvironmentConfigUpdate;
        parts: undefined;
        replies: { 200: Environment };
        errors: ErrorEnvelope;
        examples:
            | "updatedEnvironment"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /environments/{environmentId}: Delete an environment */
    deleteEnvironment: {
        params: { environmentId: EnvironmentId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "deletedEnvironment"
            | "environmentBadRequest"
            | "environmentNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /environments/{environmentId}/guides: List the guides of an environment */
    listGuides: {
        params: { environmentId: EnvironmentId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: GuideListResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "guidesOfEnvironment"
            | "environmentBadRequest"
            | "environmentNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /environments/{environmentId}/guides: Create a guide */
    createGuide: {
        params: { environmentId: EnvironmentId };
        query: {};
        headers: {};
        json: GuideCreateRequest;
        parts: undefined;
        replies: { 200: GuideDetailResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "createdGuide"
            | "guideBadRequest"
            | "environmentNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /environments/{environmentId}/guides/{guideId}: Get a guide */
    getGuide: {
        params: { environmentId: EnvironmentId; guideId: GuideId };
        query: {};
        headers: { "if-none-match"?: string };
        json: undefined;
        parts: undefined;
        replies: { 200: GuideDetailResponse; 304: undefined; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "oneGuide"
            | "parameterBadRequest"
            | "guideNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** PATCH /environments/{environmentId}/guides/{guideId}: Update a guide */
    updateGuide: {
        params: { environmentId: EnvironmentId; guideId: GuideId };
        query: {};
        headers: { "if-match"?: string };
        json: GuideUpdateRequest;
        parts: undefined;
        replies: { 200: GuideDetailResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "rewrittenGuide"
            | "guideBadRequest"
            | "guideNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /environments/{environmentId}/guides/{guideId}: Delete a guide */
    deleteGuide: {
        params: { environmentId: EnvironmentId; guideId: GuideId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "guideDeleted"
            | "parameterBadRequest"
            | "guideNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /environments/{environmentId}/guides/{guideId}/versions/{version}: Get a version of a guide */
    getGuideVersion: {
        params: { environmentId: EnvironmentId; guideId: GuideId; version: number };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: GuideVersionResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "firstVersion"
            | "parameterBadRequest"
            | "guideNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /events: List events */
    listEvents: {
        params: {};
        query: {
            after?: string;
            completesCommits?: boolean;
            domain?: EventDomain;
            environmentId?: EnvironmentId;
            includeAcknowledged?: boolean;
            pageNumber?: PageNumber;
            pageSize?: PageSize;
            since?: string;
            spaceId?: SpaceId;
            topic?: EventTopic;
        };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ListAllEventsResponse };
        errors: ErrorEnvelope;
        examples:
            | "importedFile"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /events: Create an event */
    createEvent: {
        params: {};
        query: {};
        headers: { "x-disable-hooks"?: string };
        json: CreateEventConfig;
        parts: undefined;
        replies: { 200: EventResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "recordedWorkbookUpdate"
            | "eventBadRequest"
            | "eventNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /events/stream: Stream events */
    streamEvents: {
        params: {};
        query: {
            after?: string;
            completesCommits?: boolean;
            domain?: EventDomain;
            environmentId?: EnvironmentId;
            includeAcknowledged?: boolean;
            since?: string;
            spaceId?: SpaceId;
            topic?: EventTopic;
        };
        headers: { "last-event-id"?: string };
        json: undefined;
        parts: undefined;
        replies: { 200: Uint8Array | string };
        errors: ErrorEnvelope;
        examples:
            | "streamedCommit"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /events/{eventId}: Get an event */
    getEvent: {
        params: { eventId: EventId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: EventResponse };
        errors: ErrorEnvelope;
        examples:
            | "commitCreated"
            | "acknowledgedFile"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /events/{eventId}/ack: Acknowledge an event */
    acknowledgeEvent: {
        params: { eventId: EventId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success };
        errors: ErrorEnvelope;
        examples:
            | "eventAcknowledged"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /files: List files */
    listFiles: {
        params: {};
        query: {
            cursor?: string;
            mode?: FileMode;
            name?: string;
            pageNumber?: PageNumber;
            pageSize?: PageSize;
            spaceId?: SpaceId;
        };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ListFilesResponse };
        errors: ErrorEnvelope;
        examples:
            | "filesOfSpace"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
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
            extent?: FileExtent;
            file: FilePart;
            mode?: FileMode;
            origin?: FileOrigin;
            spaceId: SpaceId;
        };
        replies: { 200: FileResponse };
        errors: ErrorEnvelope;
        examples:
            | "uploadedProductList"
            | "uploadedProductListWithAction"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /files/detect-header: Detect the header of a file */
    detectHeader: {
        params: {};
        query: {};
        headers: {};
        json: DetectHeaderRequest;
        parts: undefined;
        replies: { 200: DetectHeaderResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "detectedHeader"
            | "fileBadRequest"
            | "fileNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /files/{fileId}: Get a file */
    getFile: {
        params: { fileId: FileId };
        query: {};
        headers: { "if-none-match"?: string };
        json: undefined;
        parts: undefined;
        replies: { 200: FileResponse; 304: undefined; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "importedProductList"
            | "parameterBadRequest"
            | "fileNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** PATCH /files/{fileId}: Update a file */
    updateFile: {
        params: { fileId: FileId };
        query: {};
        headers: { "if-match"?: string };
        json: UpdateFileRequest;
        parts: undefined;
        replies: { 200: FileResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "importedProductList"
            | "failedProductList"
            | "fileBadRequest"
            | "fileNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /files/{fileId}: Delete a file */
    deleteFile: {
        params: { fileId: FileId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "deletedFile"
            | "parameterBadRequest"
            | "fileNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /files/{fileId}/clone: Copy a file */
    cloneFile: {
        params: { fileId: FileId };
        query: {};
        headers: {};
        json: CloneFileRequest | undefined;
        parts: undefined;
        replies: { 200: FileResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "copiedProductList"
            | "fileBadRequest"
            | "fileNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /files/{fileId}/download: Download a file */
    downloadFile: {
        params: { fileId: FileId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Uint8Array | string; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "downloadedProductList"
            | "parameterBadRequest"
            | "fileNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /guests: List the guests of a space */
    listGuests: {
        params: {};
        query: { email?: string; spaceId: SpaceId };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ListGuestsResponse };
        errors: ErrorEnvelope;
        examples:
            | "guestsOfSpace"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /guests: Create guests */
    createGuests: {
        params: {};
        query: {};
        headers: {};
        json: GuestConfigs;
        parts: undefined;
        replies: { 200: CreateGuestResponse };
        errors: ErrorEnvelope;
        examples:
            | "invitedSupplier"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /guests/{guestId}: Get a guest */
    getGuest: {
        params: { guestId: GuestId };
        query: {};
        headers: { "if-none-match"?: string };
        json: undefined;
        parts: undefined;
        replies: { 200: GuestResponse; 304: undefined };
        errors: ErrorEnvelope;
        examples:
            | "oneGuest"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** PATCH /guests/{guestId}: Update a guest */
    updateGuest: {
        params: { guestId: GuestId };
        query: {};
        headers: { "if-match"?: string };
        json: GuestConfigUpdate;
        parts: undefined;
        replies: { 200: GuestResponse };
        errors: ErrorEnvelope;
        examples:
            | "guestOfOneSheet"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /guests/{guestId}: Delete a guest */
    deleteGuest: {
        params: { guestId: GuestId };
        query: { spaceId?: SpaceId };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success };
        errors: ErrorEnvelope;
        examples:
            | "deletedGuest"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /guests/{guestId}/roles: List the roles of a guest */
    listGuestRoles: {
        params: { guestId: GuestId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ListActorRolesResponse; 400: ErrorEnvelope; 403: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "rolesOfGuest"
            | "roleBadRequest"
            | "roleResourceBadRequest"
            | "roleForbidden"
            | "guestRoleNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /guests/{guestId}/roles: Assign a role to a guest */
    assignGuestRole: {
        params: { guestId: GuestId };
        query: {};
        headers: {};
        json: AssignActorRoleRequest;
        parts: undefined;
        replies: { 200: AssignRoleResponse; 400: ErrorEnvelope; 403: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "guestRoleAssignment"
            | "roleBadRequest"
            | "roleResourceBadRequest"
            | "roleForbidden"
            | "guestRoleNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /guests/{guestId}/roles/{actorRoleId}: Remove a role from a guest */
    deleteGuestRole: {
        params: { guestId: GuestId; actorRoleId: ActorRoleId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 403: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "deletedGuestRole"
            | "roleBadRequest"
            | "roleResourceBadRequest"
            | "roleForbidden"
            | "guestRoleNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /guests/{guestId}/token: Get a token for a guest */
    getGuestToken: {
        params: { guestId: GuestId };
        query: { spaceId?: SpaceId };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: GuestTokenResponse };
        errors: ErrorEnvelope;
        examples:
            | "tokenOfGuest"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /invitations: Invite guests to spaces */
    inviteGuests: {
        params: {};
        query: {};
        headers: {};
        json: Invites;
        parts: undefined;
        replies: { 200: InvitationsResponse };
        errors: ErrorEnvelope;
        examples:
            | "mailedInvitation"
            | "unmailedInvitation"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /invitations/exchange: Exchange an invitation for a token */
    exchangeInvitation: {
        params: {};
        query: {};
        headers: {};
        json: InvitationExchange;
        parts: undefined;
        replies: { 200: ExchangedInvitationResponse };
        errors: ErrorEnvelope;
        examples:
            | "signedInGuest"
            | "signedInUser"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /jobs: List jobs */
    listJobs: {
        params: {};
        query: {
            cursor?: string;
            environmentId?: EnvironmentId;
            excludeChildJobs?: boolean;
            fileId?: FileId;
            pageNumber?: PageNumber;
            pageSize?: PageSize;
            parentId?: JobId;
            sortDirection?: SortDirection;
            source?: string;
            spaceId?: SpaceId;
            workbookId?: WorkbookId;
        };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ListJobsResponse };
        errors: ErrorEnvelope;
        examples:
            | "jobsOfSpace"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /jobs: Create a job */
    createJob: {
        params: {};
        query: {};
        headers: {};
        json: JobConfig;
        parts: undefined;
        replies: { 200: JobResponse };
        errors: ErrorEnvelope;
        examples:
            | "submitJobReady"
            | "deleteJobReady"
            | "extractJobReady"
            | "exportJobReady"
            | "mapJobCreated"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /jobs/preview-mutation: Preview a change of records by rules */
    previewMutation: {
        params: {};
        query: {};
        headers: {};
        json: MutateJobConfig;
        parts: undefined;
        replies: { 200: DiffRecordsResponse; 400: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "nameInCapitals"
            | "mutationBadRequest"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /jobs/{jobId}: Get a job */
    getJob: {
        params: { jobId: JobId };
        query: {};
        headers: { "if-none-match"?: string };
        json: undefined;
        parts: undefined;
        replies: { 200: JobResponse; 304: undefined };
        errors: ErrorEnvelope;
        examples:
            | "flagJobComplete"
            | "submitJobExecuting"
            | "exportJobComplete"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** PATCH /jobs/{jobId}: Update a job */
    updateJob: {
        params: { jobId: JobId };
        query: {};
        headers: { "if-match"?: string };
        json: JobUpdate;
        parts: undefined;
        replies: { 200: JobResponse };
        errors: ErrorEnvelope;
        examples:
            | "submitJobHalfway"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /jobs/{jobId}: Delete a job */
    deleteJob: {
        params: { jobId: JobId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success };
        errors: ErrorEnvelope;
        examples:
            | "jobDeleted"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /jobs/{jobId}/ack: Acknowledge a job */
    acknowledgeJob: {
        params: { jobId: JobId };
        query: {};
        headers: {};
        json: JobAckDetails | undefined;
        parts: undefined;
        replies: { 200: JobResponse };
        errors: ErrorEnvelope;
        examples:
            | "submitJobExecuting"
            | "submitJobHalfway"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /jobs/{jobId}/cancel: Cancel a job */
    cancelJob: {
        params: { jobId: JobId };
        query: {};
        headers: {};
        json: JobCancelDetails | undefined;
        parts: undefined;
        replies: { 200: JobResponse };
        errors: ErrorEnvelope;
        examples:
            | "flagJobCanceled"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /jobs/{jobId}/complete: Complete a job */
    completeJob: {
        params: { jobId: JobId };
        query: {};
        headers: {};
        json: JobCompleteDetails | undefined;
        parts: undefined;
        replies: { 200: JobResponse };
        errors: ErrorEnvelope;
        examples:
            | "submitJobComplete"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /jobs/{jobId}/execute: Execute a job */
    executeJob: {
        params: { jobId: JobId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success };
        errors: ErrorEnvelope;
        examples:
            | "jobReady"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /jobs/{jobId}/fail: Fail a job */
    failJob: {
        params: { jobId: JobId };
        query: {};
        headers: {};
        json: JobCompleteDetails | undefined;
        parts: undefined;
        replies: { 200: JobResponse };
        errors: ErrorEnvelope;
        examples:
            | "submitJobFailed"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /jobs/{jobId}/outcome/ack: Acknowledge the outcome of a job */
    acknowledgeJobOutcome: {
        params: { jobId: JobId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: JobResponse };
        errors: ErrorEnvelope;
        examples:
            | "submitJobAcknowledged"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /jobs/{jobId}/plan: Get the plan of a job */
    getJobPlan: {
        params: { jobId: JobId };
        query: {};
        headers: { "if-none-match"?: string };
        json: undefined;
        parts: undefined;
        replies: { 200: JobPlanResponse; 304: undefined };
        errors: ErrorEnvelope;
        examples:
            | "suggestedPlan"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** PUT /jobs/{jobId}/plan: Replace the plan of a job */
    replaceJobPlan: {
        params: { jobId: JobId };
        query: {};
        headers: { "if-match"?: string };
        json: JobExecutionPlanRequest;
        parts: undefined;
        replies: { 200: JobPlanResponse };
        errors: ErrorEnvelope;
        examples:
            | "replacedPlan"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** PATCH /jobs/{jobId}/plan: Change the plan of a job */
    updateJobPlan: {
        params: { jobId: JobId };
        query: {};
        headers: { "if-match"?: string };
        json: JobExecutionPlanConfigRequest;
        parts: undefined;
        replies: { 200: JobPlanResponse };
        errors: ErrorEnvelope;
        examples:
            | "changedPlan"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /jobs/{jobId}/retry: Retry a job */
    retryJob: {
        params: { jobId: JobId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: JobResponse };
        errors: ErrorEnvelope;
        examples:
            | "flagJobRetried"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /jobs/{jobId}/split: Split a job into parts */
    splitJob: {
        params: { jobId: JobId };
        query: {};
        headers: {};
        json: JobSplitDetails;
        parts: undefined;
        replies: { 200: JobResponse };
        errors: ErrorEnvelope;
        examples:
            | "submitJobSplit"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /mapping: List mapping programs */
    listMappingPrograms: {
        params: {};
        query: {
            createdAfter?: string;
            createdBefore?: string;
            createdBy?: string;
            cursor?: string;
            destinationKeys?: string;
            environmentId?: EnvironmentId;
            familyId?: FamilyId;
            jobId?: JobId;
            namespace?: string;
            pageNumber?: PageNumber;
            pageSize?: PageSize;
            sourceKeys?: string;
        };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ProgramsResponse; 400: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "programsOfEnvironment"
            | "parameterBadRequest"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /mapping: Create a mapping program */
    createMappingProgram: {
        params: {};
        query: { environmentId?: EnvironmentId };
        headers: {};
        json: ProgramConfig;
        parts: undefined;
        replies: { 200: ProgramResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "createdProgram"
            | "programBadRequest"
            | "environmentNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /mapping: Delete your mapping history */
    deleteMappingHistory: {
        params: {};
        query: {};
        headers: {};
        json: DeleteAllHistoryForUserRequest | undefined;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "historyDeleted"
            | "programBadRequest"
            | "environmentNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /mapping/{programId}: Get a mapping program */
    getMappingProgram: {
        params: { programId: ProgramId };
        query: {};
        headers: { "if-none-match"?: string };
        json: undefined;
        parts: undefined;
        replies: { 200: ProgramResponse; 304: undefined; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "oneProgram"
            | "parameterBadRequest"
            | "programNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** PATCH /mapping/{programId}: Update a mapping program */
    updateMappingProgram: {
        params: { programId: ProgramId };
        query: {};
        headers: { "if-match"?: string };
        json: ProgramConfig;
        parts: undefined;
        replies: { 200: ProgramResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "updatedProgram"
            | "programBadRequest"
            | "programNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /mapping/{programId}: Delete a mapping program */
    deleteMappingProgram: {
        params: { programId: ProgramId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "programDeleted"
            | "parameterBadRequest"
            | "programNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /mapping/{programId}/rules: List the rules of a mapping program */
    listMappingRules: {
        params: { programId: ProgramId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: MappingRulesResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "rulesOfProgram"
            | "parameterBadRequest"
            | "programNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /mapping/{programId}/rules: Add rules to a mapping program */
    createMappingRules: {
        params: { programId: ProgramId };
        query: {};
        headers: {};
        json: CreateMappingRulesRequest;
        parts: undefined;
        replies: { 200: MappingRulesResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "createdRules"
            | "mappingRuleBadRequest"
            | "programNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** PATCH /mapping/{programId}/rules: Update rules of a mapping program */
    updateMappingRules: {
        params: { programId: ProgramId };
        query: {};
        headers: {};
        json: UpdateMappingRulesRequest;
        parts: undefined;
        replies: { 200: MappingRulesResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "changedRules"
            | "mappingRuleBadRequest"
            | "mappingRuleNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /mapping/{programId}/rules: Delete rules of a mapping program */
    deleteMappingRules: {
        params: { programId: ProgramId };
        query: {};
        headers: {};
        json: DeleteMultipleRulesRequest;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "rulesDeleted"
            | "parameterBadRequest"
            | "mappingRuleNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /mapping/{programId}/rules/{mappingId}: Get a rule of a mapping program */
    getMappingRule: {
        params: { programId: ProgramId; mappingId: MappingId };
        query: {};
        headers: { "if-none-match"?: string };
        json: undefined;
        parts: undefined;
        replies: { 200: MappingRuleResponse; 304: undefined; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "oneRule"
            | "parameterBadRequest"
            | "mappingRuleNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** PATCH /mapping/{programId}/rules/{mappingId}: Update a rule of a mapping program */
    updateMappingRule: {
        params: { programId: ProgramId; mappingId: MappingId };
        query: {};
        headers: { "if-match"?: string };
        json: MappingRuleConfig;
        parts: undefined;
        replies: { 200: MappingRuleResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "changedRule"
            | "mappingRuleBadRequest"
            | "mappingRuleNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /mapping/{programId}/rules/{mappingId}: Delete a rule of a mapping program */
    deleteMappingRule: {
        params: { programId: ProgramId; mappingId: MappingId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "ruleDeleted"
            | "parameterBadRequest"
            | "mappingRuleNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /personal-data/{personId}: Get the data of a person */
    getPersonalData: {
        params: { personId: string };
        query: { cursor?: string; table?: string };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: PersonalDataResponse };
        errors: ErrorEnvelope;
        examples:
            | "dataOfColleague"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /personal-data/{personId}: Erase a person */
    deletePersonalData: {
        params: { personId: string };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success };
        errors: ErrorEnvelope;
        examples:
            | "erasedPerson"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /roles: List the roles of the account */
    listRoles: {
        params: {};
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ListRolesResponse };
        errors: ErrorEnvelope;
        examples:
            | "rolesOfAccount"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /secrets: List secrets */
    listSecrets: {
        params: {};
        query: { actorId?: ActorIdUnion; environmentId?: EnvironmentId; spaceId?: SpaceId };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: SecretsResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "secretsOfEnvironment"
            | "parameterBadRequest"
            | "secretNotFound"
            | "secretEnvironmentNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /secrets: Store a secret */
    upsertSecret: {
        params: {};
        query: {};
        headers: {};
        json: WriteSecret;
        parts: undefined;
        replies: { 200: SecretsResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "storedSecret"
            | "secretBadRequest"
            | "secretNotFound"
            | "secretEnvironmentNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /secrets/{secretId}: Delete a secret */
    deleteSecret: {
        params: { secretId: SecretId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: SecretsResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "deletedSecret"
            | "parameterBadRequest"
            | "secretNotFound"
            | "secretEnvironmentNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /sheets: List the sheets of a workbook */
    listSheets: {
        params: {};
        query: { workbookId: WorkbookId };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ListSheetsResponse };
        errors: ErrorEnvelope;
        examples:
            | "twoSheets"
            | "noSheets"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /sheets/{sheetId}: Get a sheet */
    getSheet: {
        params: { sheetId: SheetId };
        query: {};
        headers: { "if-none-match"?: string };
        json: undefined;
        parts: undefined;
        replies: { 200: SheetResponse; 304: undefined };
        errors: ErrorEnvelope;
        examples:
            | "productSheet"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** PATCH /sheets/{sheetId}: Update a sheet */
    updateSheet: {
        params: { sheetId: SheetId };
        query: {};
        headers: { "if-match"?: string };
        json: SheetUpdateRequest;
        parts: undefined;
        replies: { 200: SheetResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "renamedSheet"
            | "sheetBadRequest"
            | "sheetNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /sheets/{sheetId}: Delete a sheet */
    deleteSheet: {
        params: { sheetId: SheetId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "deletedSheet"
            | "parameterBadRequest"
            | "sheetNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
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
        replies: { 200: ListCalculationsResponse; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "productCalculations"
            | "sheetNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /sheets/{sheetId}/cells: List the different values of fields */
    getCellValues: {
        params: { sheetId: SheetId };
        query: {
            distinct: true;
            fieldKey?: string;
            filter?: CalculationFilter;
            filterField?: string;
            includeCounts?: boolean;
            pageNumber?: PageNumber;
            pageSize?: PageSize;
            q?: string;
            searchValue?: string;
            sortDirection?: SortDirection;
            sortField?: string;
        };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: CellsResponse };
        errors: ErrorEnvelope;
        examples:
            | "valuesOfNames"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /sheets/{sheetId}/commits: List the commits of a sheet */
    listSheetCommits: {
        params: { sheetId: SheetId };
        query: { completed?: boolean; createdBy?: string; cursor?: string; pageSize?: PageSize };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ListCommitsResponse };
        errors: ErrorEnvelope;
        examples:
            | "openAndCompletedCommits"
            | "openCommits"
            | "pageOfCommits"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /sheets/{sheetId}/counts: Count the records of a sheet */
    getRecordCounts: {
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
        replies: { 200: RecordCountsResponse };
        errors: ErrorEnvelope;
        examples:
            | "productCounts"
            | "productCountsByField"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /sheets/{sheetId}/download: Download the records of a sheet */
    downloadSheet: {
        params: { sheetId: SheetId };
        query: {
            byteOrderMark?: boolean;
            columnNames?: ColumnNames;
            commitId?: CommitId;
            escapeFormulas?: boolean;
            fields?: string[];
            filter?: CalculationFilter;
            filterField?: string;
            format?: SheetFormat;
            ids?: RecordId[];
            q?: string;
            searchField?: string;
            searchValue?: string;
            sinceCommitId?: CommitId;
            sinceVersionId?: VersionId;
            sortDirection?: SortDirection;
            sortField?: string;
            versionId?: VersionId;
        };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Uint8Array | string; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "downloadedProducts"
            | "parameterBadRequest"
            | "sheetNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /sheets/{sheetId}/duplicate: Duplicate a sheet */
    duplicateSheet: {
        params: { sheetId: SheetId };
        query: {};
        headers: {};
        json: DuplicateSheetRequest;
        parts: undefined;
        replies: { 200: SheetResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "copiedProducts"
            | "sheetBadRequest"
            | "sheetNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /sheets/{sheetId}/fields: Add a field to a sheet */
    addField: {
        params: { sheetId: SheetId };
        query: { insertAtIndex?: number };
        headers: {};
        json: Property;
        parts: undefined;
        replies: { 200: FieldConfigResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "addedBarcodeField"
            | "fieldBadRequest"
            | "fieldNotAllowedBadRequest"
            | "sheetNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /sheets/{sheetId}/fields/{fieldKey}: Remove a field from a sheet */
    removeField: {
        params: { sheetId: SheetId; fieldKey: string };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "removedField"
            | "parameterBadRequest"
            | "fieldNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /sheets/{sheetId}/lock: Lock a sheet */
    lockSheet: {
        params: { sheetId: SheetId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "lockedSheet"
            | "parameterBadRequest"
            | "sheetNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /sheets/{sheetId}/records: Get the records of a sheet */
    getRecords: {
        params: { sheetId: SheetId };
        query: {
            commitId?: CommitId;
            cursor?: string;
            fields?: string[];
            filter?: CalculationFilter;
            filterField?: string;
            for?: EventId;
            ids?: RecordId[];
            includeCounts?: boolean;
            includeLength?: boolean;
            includeLinks?: boolean;
            includeMessages?: boolean;
            pageNumber?: PageNumber;
            pageSize?: PageSize;
            q?: string;
            searchField?: string;
            searchValue?: string;
            sinceCommitId?: CommitId;
            sinceVersionId?: VersionId;
            sortDirection?: SortDirection;
            sortField?: string;
            versionId?: VersionId;
        };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: GetRecordsResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "productRecords"
            | "invalidRecordsWithMessages"
            | "noRecords"
            | "recordBadRequest"
            | "recordQueryBadRequest"
            | "sheetNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** PUT /sheets/{sheetId}/records: Update records of a sheet */
    updateRecords: {
        params: { sheetId: SheetId };
        query: { commitId?: CommitId };
        headers: {
            "x-disable-hooks"?: string;
            "x-hook-name"?: string;
            "x-hook-commit"?: string;
            prefer?: string;
        };
        json: UpdateRecordsRequest;
        parts: undefined;
        replies: { 200: VersionResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "correctionCommit"
            | "correctedRecords"
            | "recordBadRequest"
            | "recordQueryBadRequest"
            | "recordNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /sheets/{sheetId}/records: Insert records into a sheet */
    insertRecords: {
        params: { sheetId: SheetId };
        query: { caseSensitive?: boolean; keyFields?: string[] };
        headers: {
            "x-disable-hooks"?: string;
            "x-hook-name"?: string;
            "x-hook-commit"?: string;
            prefer?: string;
        };
        json: InsertRecordsRequest;
        parts: undefined;
        replies: { 200: RecordsResponse };
        errors: ErrorEnvelope;
        examples:
            | "insertedValidRow"
            | "insertedRowWithBadValue"
            | "insertedWithoutRecords"
            | "insertedByKey"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /sheets/{sheetId}/records: Delete records of a sheet */
    deleteRecords: {
        params: { sheetId: SheetId };
        query: { ids: RecordId[] };
        headers: { "x-disable-hooks"?: string };
        json: undefined;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "deletedRecords"
            | "recordBadRequest"
            | "recordQueryBadRequest"
            | "recordNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /sheets/{sheetId}/records.jsonl: Insert a stream of records into a sheet */
    insertRecordLines: {
        params: { sheetId: SheetId };
        query: { caseSensitive?: boolean; keyFields?: string[] };
        headers: { "x-disable-hooks"?: string };
        json: undefined;
        parts: undefined;
        replies: { 200: RecordLinesResponse };
        errors: ErrorEnvelope;
        examples:
            | "insertedLines"
            | "linesByKey"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /sheets/{sheetId}/records/duplicates: Find duplicate records */
    listRecordDuplicates: {
        params: { sheetId: SheetId };
        query: {
            caseSensitive?: boolean;
            cursor?: string;
            keyFields: string[];
            pageNumber?: PageNumber;
            pageSize?: PageSize;
            spaceSensitive?: boolean;
        };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: DuplicatesResponse };
        errors: ErrorEnvelope;
        examples:
            | "duplicateProducts"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /sheets/{sheetId}/records/indices: Get the places of records in a list */
    getRecordIndices: {
        params: { sheetId: SheetId };
        query: {
            after?: number;
            before?: number;
            commitId?: CommitId;
            filter?: CalculationFilter;
            filterField?: string;
            ids?: RecordId[];
            limit?: number;
            q?: string;
            searchField?: string;
            searchValue?: string;
            sinceCommitId?: CommitId;
            sortDirection?: SortDirection;
            sortField?: string;
        };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: GetRecordIndicesResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "placesOfProducts"
            | "nextError"
            | "recordBadRequest"
            | "recordQueryBadRequest"
            | "sheetNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** PUT /sheets/{sheetId}/records/merge-duplicates: Merge duplicate records */
    mergeRecordDuplicates: {
        params: { sheetId: SheetId };
        query: {};
        headers: { "x-disable-hooks"?: string };
        json: MergeDuplicatesRequest;
        parts: undefined;
        replies: { 200: MergeDuplicatesResponse };
        errors: ErrorEnvelope;
        examples:
            | "mergedProducts"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** PATCH /sheets/{sheetId}/records/bulk-update: Update the same fields of many records */
    updateSelectedRecords: {
        params: { sheetId: SheetId };
        query: {
            filter?: CalculationFilter;
            filterField?: string;
            ids?: RecordId[];
            q?: string;
            searchField?: string;
            searchValue?: string;
            silent?: boolean;
            sortDirection?: SortDirection;
            sortField?: string;
        };
        headers: { "x-disable-hooks"?: string; "x-hook-name"?: string; "x-hook-commit"?: string };
        json: BulkUpdateRecordRequest;
        parts: undefined;
        replies: { 200: VersionResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "changedRecords"
            | "recordBadRequest"
            | "recordQueryBadRequest"
            | "sheetNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** PUT /sheets/{sheetId}/find-replace: Find and replace values of a field */
    replaceRecordValues: {
        params: { sheetId: SheetId };
        query: {
            filter?: CalculationFilter;
            filterField?: string;
            ids?: RecordId[];
            q?: string;
            searchField?: string;
            searchValue?: string;
        };
        headers: { "x-disable-hooks"?: string; "x-hook-name"?: string; "x-hook-commit"?: string };
        json: FindAndReplaceRecordRequest;
        parts: undefined;
        replies: { 200: VersionResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "changedRecords"
            | "recordBadRequest"
            | "recordQueryBadRequest"
            | "sheetNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /sheets/{sheetId}/unlock: Unlock a sheet */
    unlockSheet: {
        params: { sheetId: SheetId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "unlockedSheet"
            | "parameterBadRequest"
            | "sheetNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /sheets/{sheetId}/validate: Validate the records of a sheet */
    validateSheet: {
        params: { sheetId: SheetId };
        query: {};
        headers: { "x-disable-hooks"?: string };
        json: undefined;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "validatedSheet"
            | "parameterBadRequest"
            | "sheetNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /snapshots: List the snapshots of a sheet */
    listSnapshots: {
        params: {};
        query: { sheetId: SheetId; threadId?: string };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: SnapshotsResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "snapshotsOfSheet"
            | "parameterBadRequest"
            | "sheetNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /snapshots: Take a snapshot of a sheet */
    createSnapshot: {
        params: {};
        query: {};
        headers: {};
        json: CreateSnapshotRequest;
        parts: undefined;
        replies: { 200: SnapshotResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "newSnapshot"
            | "snapshotBadRequest"
            | "sheetNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /snapshots/{snapshotId}: Get a snapshot */
    getSnapshot: {
        params: { snapshotId: SnapshotId };
        query: { includeSummary: boolean };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: SnapshotResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "snapshotWithSummary"
            | "parameterBadRequest"
            | "snapshotNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /snapshots/{snapshotId}: Delete a snapshot */
    deleteSnapshot: {
        params: { snapshotId: SnapshotId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "snapshotDeleted"
            | "parameterBadRequest"
            | "snapshotNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /snapshots/{snapshotId}/records: Get what has changed since a snapshot */
    getSnapshotRecords: {
        params: { snapshotId: SnapshotId };
        query: { changeType?: ChangeType; cursor?: string; pageNumber?: PageNumber; pageSize?: PageSize };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: DiffRecordsResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "correctedSince"
            | "parameterBadRequest"
            | "snapshotNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /snapshots/{snapshotId}/restore: Restore a snapshot */
    restoreSnapshot: {
        params: { snapshotId: SnapshotId };
        query: {};
        headers: {};
        json: RestoreOptions | undefined;
        parts: undefined;
        replies: { 200: SnapshotResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "restoreStarted"
            | "snapshotBadRequest"
            | "snapshotNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /spaces: List spaces */
    listSpaces: {
        params: {};
        query: {
            app?: AppId;
            appId?: AppId;
            archived?: boolean;
            cursor?: string;
            environmentId?: EnvironmentId;
            isAppTemplate?: boolean;
            isCollaborative?: boolean;
            namespace?: string;
            pageNumber?: PageNumber;
            pageSize?: PageSize;
            search?: string;
            sortDirection?: SortDirection;
            sortField?: SpaceSortField;
        };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ListSpacesResponse; 400: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "spacesOfEnvironment"
            | "spaceListBadRequest"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /spaces: Create a space */
    createSpace: {
        params: {};
        query: {};
        headers: {};
        json: SpaceConfig;
        parts: undefined;
        replies: { 200: SpaceResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "createdSpace"
            | "spaceBadRequest"
            | "spaceEnvironmentNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /spaces: Delete several spaces */
    bulkDeleteSpaces: {
        params: {};
        query: { spaceIds: SpaceId[] };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "deletedSpaces"
            | "spaceBadRequest"
            | "spaceNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /spaces/{spaceId}: Get a space */
    getSpace: {
        params: { spaceId: SpaceId };
        query: {};
        headers: { "if-none-match"?: string };
        json: undefined;
        parts: undefined;
        replies: { 200: SpaceResponse; 304: undefined; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "oneSpace"
            | "spaceBadRequest"
            | "spaceNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** PATCH /spaces/{spaceId}: Update a space */
    updateSpace: {
        params: { spaceId: SpaceId };
        query: {};
        headers: { "if-match"?: string };
        json: SpaceConfig;
        parts: undefined;
        replies: { 200: SpaceResponse };
        errors: ErrorEnvelope;
        examples:
            | "renamedSpace"
            | "restoredSpace"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /spaces/{spaceId}: Delete a space */
    deleteSpace: {
        params: { spaceId: SpaceId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "deletedSpace"
            | "spaceBadRequest"
            | "spaceNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /spaces/{spaceId}/archive: Archive a space */
    archiveSpace: {
        params: { spaceId: SpaceId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "archivedSpace"
            | "spaceBadRequest"
            | "spaceNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /spaces/{spaceId}/unarchive: Restore an archived space */
    unarchiveSpace: {
        params: { spaceId: SpaceId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "unarchivedSpace"
            | "spaceBadRequest"
            | "spaceNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /spaces/{spaceId}/documents: List the documents of a space */
    listDocuments: {
        params: { spaceId: SpaceId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ListDocumentsResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "oneDocument"
            | "noDocuments"
            | "parameterBadRequest"
            | "spaceNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /spaces/{spaceId}/documents: Create a document */
    createDocument: {
        params: { spaceId: SpaceId };
        query: {};
        headers: {};
        json: DocumentConfig;
        parts: undefined;
        replies: { 200: DocumentResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "createdDocument"
            | "documentBadRequest"
            | "spaceNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /spaces/{spaceId}/documents/{documentId}: Get a document */
    getDocument: {
        params: { spaceId: SpaceId; documentId: DocumentId };
        query: {};
        headers: { "if-none-match"?: string };
        json: undefined;
        parts: undefined;
        replies: { 200: DocumentResponse; 304: undefined; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "currentDocument"
            | "parameterBadRequest"
            | "documentNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** PATCH /spaces/{spaceId}/documents/{documentId}: Update a document */
    updateDocument: {
        params: { spaceId: SpaceId; documentId: DocumentId };
        query: {};
        headers: { "if-match"?: string };
        json: DocumentConfig;
        parts: undefined;
        replies: { 200: DocumentResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "rewrittenDocument"
            | "documentBadRequest"
            | "documentNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /spaces/{spaceId}/documents/{documentId}: Delete a document */
    deleteDocument: {
        params: { spaceId: SpaceId; documentId: DocumentId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "deletedDocument"
            | "parameterBadRequest"
            | "documentNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /spaces/{spaceId}/guidance: List the guidance of a space */
    listGuidance: {
        params: { spaceId: SpaceId };
        query: { includeGuide?: boolean };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ListGuidanceResponse; 400: ErrorEnvelope; 403: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "guidanceOfSpace"
            | "guidanceBadRequest"
            | "guidanceForbidden"
            | "guidanceNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /spaces/{spaceId}/guidance: Create a guidance */
    createGuidance: {
        params: { spaceId: SpaceId };
        query: {};
        headers: {};
        json: CreateGuidanceRequest;
        parts: undefined;
        replies: { 200: Guidance; 400: ErrorEnvelope; 403: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "createdGuestGuidance"
            | "guidanceBodyBadRequest"
            | "guidanceWriteForbidden"
            | "guidanceNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /spaces/{spaceId}/guidance/{guidanceId}: Get a guidance */
    getGuidance: {
        params: { spaceId: SpaceId; guidanceId: GuidanceId };
        query: { includeGuide?: boolean };
        headers: { "if-none-match"?: string };
        json: undefined;
        parts: undefined;
        replies: {
            200: Guidance;
            304: undefined;
            400: ErrorEnvelope;
            403: ErrorEnvelope;
            404: ErrorEnvelope;
        };
        errors: ErrorEnvelope;
        examples:
            | "guestGuidance"
            | "guidanceBadRequest"
            | "guidanceForbidden"
            | "guidanceNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** PATCH /spaces/{spaceId}/guidance/{guidanceId}: Update a guidance */
    updateGuidance: {
        params: { spaceId: SpaceId; guidanceId: GuidanceId };
        query: {};
        headers: { "if-match"?: string };
        json: UpdateGuidanceRequest;
        parts: undefined;
        replies: { 200: Guidance; 400: ErrorEnvelope; 403: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "popoutGuidance"
            | "guidanceBodyBadRequest"
            | "guidanceWriteForbidden"
            | "guidanceNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /spaces/{spaceId}/guidance/{guidanceId}: Delete a guidance */
    deleteGuidance: {
        params: { spaceId: SpaceId; guidanceId: GuidanceId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 403: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "guidanceDeleted"
            | "parameterBadRequest"
            | "guidanceWriteForbidden"
            | "guidanceNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /v2-alpha/records.jsonl: Get the records of a sheet as lines */
    getRecordLines: {
        params: {};
        query: {
            commitId?: CommitId;
            fields?: string[];
            filter?: CalculationFilter;
            filterField?: string;
            forEvent?: EventId;
            ids?: RecordId[];
            includeConfig?: boolean;
            includeEmptyCells?: boolean;
            includeLinks?: boolean;
            includeMessages?: boolean;
            includeMetadata?: boolean;
            includeSheet?: boolean;
            includeSheetSlug?: boolean;
            includeTimestamps?: boolean;
            isStream?: boolean;
            noContext?: boolean;
            pageNumber?: PageNumber;
            pageSize?: PageSize;
            q?: string;
            searchField?: string;
            searchValue?: string;
            sheetId: SheetId;
            sheetSlug?: string;
            sinceCommitId?: CommitId;
            sortDirection?: SortDirection;
            sortField?: string;
            stream?: boolean;
            workbookId?: WorkbookId;
        };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Uint8Array | string; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "linesOfProducts"
            | "recordBadRequest"
            | "recordQueryBadRequest"
            | "sheetNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /v2-alpha/records.jsonl: Insert, update and delete records by lines */
    writeRecordLines: {
        params: {};
        query: {
            for?: EventId;
            sheetId?: SheetId;
            sheetSlug?: string;
            silent?: boolean;
            snapshot?: boolean;
            truncate?: boolean;
            workbookId?: WorkbookId;
        };
        headers: {
            "x-disable-hooks"?: string;
            "x-hook-name"?: string;
            "x-hook-commit"?: string;
            "x-sheet-id"?: string;
        };
        json: undefined;
        parts: undefined;
        replies: { 200: WriteRecordsResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "savedChanges"
            | "recordBadRequest"
            | "recordQueryBadRequest"
            | "recordNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /v1/workbooks/{workbookId}/flags: List the flags of a workbook */
    listFlags: {
        params: { workbookId: WorkbookId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ListFlagsResponse };
        errors: ErrorEnvelope;
        examples:
            | "flagsOfWorkbook"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /v1/workbooks/{workbookId}/flags: Create a flag */
    createFlag: {
        params: { workbookId: WorkbookId };
        query: {};
        headers: {};
        json: CreateFlagRequest;
        parts: undefined;
        replies: { 200: Flag };
        errors: ErrorEnvelope;
        examples:
            | "reviewFlag"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /v1/workbooks/{workbookId}/flags/{slug}: Get a flag */
    getFlag: {
        params: { workbookId: WorkbookId; slug: string };
        query: {};
        headers: { "if-none-match"?: string };
        json: undefined;
        parts: undefined;
        replies: { 200: Flag; 304: undefined };
        errors: ErrorEnvelope;
        examples:
            | "reviewFlag"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** PATCH /v1/workbooks/{workbookId}/flags/{slug}: Update a flag */
    updateFlag: {
        params: { workbookId: WorkbookId; slug: string };
        query: {};
        headers: { "if-match"?: string };
        json: UpdateFlagRequest;
        parts: undefined;
        replies: { 200: Flag };
        errors: ErrorEnvelope;
        examples:
            | "relabelledFlag"
            | "flagWithNewSlug"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /v1/workbooks/{workbookId}/flags/{slug}: Delete a flag */
    deleteFlag: {
        params: { workbookId: WorkbookId; slug: string };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success };
        errors: ErrorEnvelope;
        examples:
            | "flagDeleted"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /v1/workbooks/{workbookId}/flags/bulk-mutate: Change a flag on many records */
    bulkMutateFlags: {
        params: { workbookId: WorkbookId };
        query: {};
        headers: {};
        json: BulkMutateFlagsRequest;
        parts: undefined;
        replies: { 200: BulkMutateFlagsResponse };
        errors: ErrorEnvelope;
        examples:
            | "flagChangeQueued"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /users: List the users of the account */
    listUsers: {
        params: {};
        query: {
            cursor?: string;
            email?: string;
            pageNumber?: PageNumber;
            pageSize?: PageSize;
            search?: string;
            sortDirection?: SortDirection;
            sortField?: UserSortField;
        };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ListUsersResponse };
        errors: ErrorEnvelope;
        examples:
            | "usersOfAccount"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /users/invite: Create and invite a user */
    createAndInviteUser: {
        params: {};
        query: {};
        headers: {};
        json: UserCreateAndInviteRequest;
        parts: undefined;
        replies: { 200: UserWithRolesResponse };
        errors: ErrorEnvelope;
        examples:
            | "invitedColleague"
            | "unmailedColleague"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /users/{userId}: Get a user */
    getUser: {
        params: { userId: UserId };
        query: {};
        headers: { "if-none-match"?: string };
        json: undefined;
        parts: undefined;
        replies: { 200: UserResponse; 304: undefined };
        errors: ErrorEnvelope;
        examples:
            | "oneUser"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** PATCH /users/{userId}: Update a user */
    updateUser: {
        params: { userId: UserId };
        query: {};
        headers: { "if-match"?: string };
        json: UpdateUserRequest;
        parts: undefined;
        replies: { 200: UserResponse };
        errors: ErrorEnvelope;
        examples:
            | "renamedUser"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /users/{userId}: Delete a user */
    deleteUser: {
        params: { userId: UserId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success };
        errors: ErrorEnvelope;
        examples:
            | "deletedUser"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /users/{userId}/api-token: List the API tokens of a user */
    listApiTokens: {
        params: { userId: UserId };
        query: { cursor?: string; pageNumber?: PageNumber; pageSize?: PageSize; tenantId: AccountId };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ListApiTokensResponse };
        errors: ErrorEnvelope;
        examples:
            | "apiTokensOfUser"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /users/{userId}/api-token: Create an API token for a user */
    createApiToken: {
        params: { userId: UserId };
        query: { tenantId: AccountId };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ApiTokenResponse };
        errors: ErrorEnvelope;
        examples:
            | "createdApiToken"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /users/{userId}/api-token/{clientId}: Revoke an API token of a user */
    deleteApiToken: {
        params: { userId: UserId; clientId: ApiTokenId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success };
        errors: ErrorEnvelope;
        examples:
            | "deletedApiToken"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /users/{userId}/resend-invite: Invite a user again */
    resendUserInvite: {
        params: { userId: UserId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ResendInviteResponse };
        errors: ErrorEnvelope;
        examples:
            | "resentInvite"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /users/{userId}/roles: List the roles of a user */
    listUserRoles: {
        params: { userId: UserId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ListActorRolesResponse; 400: ErrorEnvelope; 403: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "rolesOfUser"
            | "roleBadRequest"
            | "roleResourceBadRequest"
            | "roleForbidden"
            | "userRoleNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /users/{userId}/roles: Assign a role to a user */
    assignUserRole: {
        params: { userId: UserId };
        query: {};
        headers: {};
        json: AssignActorRoleRequest;
        parts: undefined;
        replies: { 200: AssignRoleResponse; 400: ErrorEnvelope; 403: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "userRoleAssignment"
            | "roleBadRequest"
            | "roleResourceBadRequest"
            | "roleForbidden"
            | "userRoleNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /users/{userId}/roles/{actorRoleId}: Remove a role from a user */
    deleteUserRole: {
        params: { userId: UserId; actorRoleId: ActorRoleId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 403: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "deletedUserRole"
            | "roleBadRequest"
            | "roleResourceBadRequest"
            | "roleForbidden"
            | "userRoleNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /versions: Ask for a version of a sheet */
    createVersion: {
        params: {};
        query: {};
        headers: {};
        json: VersionsPostRequestBody;
        parts: undefined;
        replies: { 200: VersionResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "newestVersion"
            | "parameterBadRequest"
            | "sheetNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /views: List the views of a sheet */
    listViews: {
        params: {};
        query: { cursor?: string; pageNumber?: PageNumber; pageSize?: PageSize; sheetId: SheetId };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ListViewsResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "viewsOfSheet"
            | "parameterBadRequest"
            | "sheetNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /views: Save a view of a sheet */
    createView: {
        params: {};
        query: {};
        headers: {};
        json: ViewCreate;
        parts: undefined;
        replies: { 200: ViewResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "savedView"
            | "viewBadRequest"
            | "sheetNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /views/{viewId}: Get a view */
    getView: {
        params: { viewId: ViewId };
        query: {};
        headers: { "if-none-match"?: string };
        json: undefined;
        parts: undefined;
        replies: { 200: ViewResponse; 304: undefined; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "savedView"
            | "parameterBadRequest"
            | "viewNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** PATCH /views/{viewId}: Change a view */
    updateView: {
        params: { viewId: ViewId };
        query: {};
        headers: { "if-match"?: string };
        json: ViewUpdate;
        parts: undefined;
        replies: { 200: ViewResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "changedView"
            | "viewBadRequest"
            | "viewNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /views/{viewId}: Delete a view */
    deleteView: {
        params: { viewId: ViewId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success };
        errors: ErrorEnvelope;
        examples:
            | "viewDeleted"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /webhooks: List webhooks */
    listWebhooks: {
        params: {};
        query: { environmentId?: EnvironmentId; spaceId?: SpaceId };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: WebhooksResponse };
        errors: ErrorEnvelope;
        examples:
            | "webhooksOfEnvironment"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /webhooks: Create a webhook */
    createWebhook: {
        params: {};
        query: {};
        headers: {};
        json: CreateWebhook;
        parts: undefined;
        replies: { 200: WebhookSecretResponse };
        errors: ErrorEnvelope;
        examples:
            | "createdWebhook"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /webhooks/{webhookId}: Get a webhook */
    getWebhook: {
        params: { webhookId: WebhookId };
        query: {};
        headers: { "if-none-match"?: string };
        json: undefined;
        parts: undefined;
        replies: { 200: WebhookResponse; 304: undefined };
        errors: ErrorEnvelope;
        examples:
            | "webhook"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** PATCH /webhooks/{webhookId}: Update a webhook */
    updateWebhook: {
        params: { webhookId: WebhookId };
        query: {};
        headers: { "if-match"?: string };
        json: UpdateWebhook;
        parts: undefined;
        replies: { 200: WebhookResponse };
        errors: ErrorEnvelope;
        examples:
            | "pausedWebhook"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /webhooks/{webhookId}: Delete a webhook */
    deleteWebhook: {
        params: { webhookId: WebhookId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success };
        errors: ErrorEnvelope;
        examples:
            | "deletedWebhook"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /webhooks/{webhookId}/secret: Rotate the secret of a webhook */
    rotateWebhookSecret: {
        params: { webhookId: WebhookId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: WebhookSecretResponse };
        errors: ErrorEnvelope;
        examples:
            | "rotatedSecret"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /webhooks/{webhookId}/attempts: List the attempts of a webhook */
    listWebhookAttempts: {
        params: { webhookId: WebhookId };
        query: { cursor?: string; eventId?: EventId; pageNumber?: PageNumber; pageSize?: PageSize };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: WebhookAttemptsResponse };
        errors: ErrorEnvelope;
        examples:
            | "attemptsOfWebhook"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /webhooks/{webhookId}/redeliver: Send an event again */
    redeliverEvent: {
        params: { webhookId: WebhookId };
        query: {};
        headers: {};
        json: RedeliverEvent;
        parts: undefined;
        replies: { 200: Success };
        errors: ErrorEnvelope;
        examples:
            | "redeliveredCommit"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /workbooks: List workbooks */
    listWorkbooks: {
        params: {};
        query: {
            includeCounts?: boolean;
            includeSheets?: boolean;
            label?: string;
            name?: string;
            namespace?: string;
            spaceId?: SpaceId;
            treatment?: WorkbookTreatment;
            withoutTreatment?: WorkbookTreatment;
        };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ListWorkbooksResponse; 400: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "workbooksOfSpace"
            | "noWorkbooks"
            | "parameterBadRequest"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** POST /workbooks: Create a workbook */
    createWorkbook: {
        params: {};
        query: {};
        headers: {};
        json: CreateWorkbookConfig;
        parts: undefined;
        replies: { 200: WorkbookResponse; 400: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "createdCatalogue"
            | "workbookBadRequest"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /workbooks/{workbookId}: Get a workbook */
    getWorkbook: {
        params: { workbookId: WorkbookId };
        query: {};
        headers: { "if-none-match"?: string };
        json: undefined;
        parts: undefined;
        replies: { 200: WorkbookResponse; 304: undefined; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "currentCatalogue"
            | "parameterBadRequest"
            | "workbookNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** PATCH /workbooks/{workbookId}: Update a workbook */
    updateWorkbook: {
        params: { workbookId: WorkbookId };
        query: {};
        headers: { "if-match"?: string };
        json: WorkbookUpdate;
        parts: undefined;
        replies: { 200: WorkbookResponse; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "labelledWorkbook"
            | "workbookWithInvoices"
            | "workbookBadRequest"
            | "workbookNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** DELETE /workbooks/{workbookId}: Delete a workbook */
    deleteWorkbook: {
        params: { workbookId: WorkbookId };
        query: {};
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: Success; 400: ErrorEnvelope; 404: ErrorEnvelope };
        errors: ErrorEnvelope;
        examples:
            | "deletedWorkbook"
            | "parameterBadRequest"
            | "workbookNotFound"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
    /** GET /workbooks/{workbookId}/commits: List the commits of a workbook */
    listWorkbookCommits: {
        params: { workbookId: WorkbookId };
        query: { completed?: boolean; createdBy?: string; cursor?: string; pageSize?: PageSize };
        headers: {};
        json: undefined;
        parts: undefined;
        replies: { 200: ListCommitsResponse };
        errors: ErrorEnvelope;
        examples:
            | "openAndCompletedCommits"
            | "openCommits"
            | "pageOfCommits"
            | "internalError"
            | "unauthorized"
            | "conflict"
            | "tooManyRequests"
            | "serviceUnavailable"
            | "insufficientStorage";
    };
}
