// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type { OperationFacts } from "./operation-facts.ts";
import {
    acknowledgeEvent,
    acknowledgeJob,
    acknowledgeJobOutcome,
    addField,
    archiveSpace,
    assignAgentRole,
    assignGuestRole,
    assignUserRole,
    bulkCreateActions,
    bulkDeleteSpaces,
    bulkMutateFlags,
    cancelJob,
    cloneFile,
    completeCommit,
    completeJob,
    createAccessToken,
    createAction,
    createAgent,
    createAndInviteUser,
    createApiKey,
    createApiToken,
    createApp,
    createCanvasArea,
    createConstraint,
    createDataRetentionPolicy,
    createDocument,
    createEnvironment,
    createEvent,
    createFlag,
    createGuests,
    createGuidance,
    createGuide,
    createImportSession,
    createJob,
    createMappingProgram,
    createMappingRules,
    createPersonalAccessToken,
    createSnapshot,
    createSpace,
    createVersion,
    createView,
    createWebhook,
    createWorkbook,
    deleteAction,
    deleteAgent,
    deleteAgentExport,
    deleteAgentRole,
    deleteApiKey,
    deleteApiToken,
    deleteApp,
    deleteCanvasArea,
    deleteConstraint,
    deleteDataRetentionPolicy,
    deleteDocument,
    deleteEnvironment,
    deleteFile,
    deleteFlag,
    deleteGuest,
    deleteGuestRole,
    deleteGuidance,
    deleteGuide,
    deleteJob,
    deleteMappingHistory,
    deleteMappingProgram,
    deleteMappingRule,
    deleteMappingRules,
    deletePersonalAccessToken,
    deletePersonalData,
    deleteRecords,
    deleteSecret,
    deleteSheet,
    deleteSnapshot,
    deleteSpace,
    deleteUser,
    deleteUserRole,
    deleteView,
    deleteWebhook,
    deleteWorkbook,
    detectHeader,
    downloadAgentExport,
    downloadFile,
    downloadSheet,
    duplicateSheet,
    exchangeInvitation,
    executeJob,
    failJob,
    getAction,
    getAgent,
    getAgentExport,
    getAgentLog,
    getApp,
    getCanvasArea,
    getCellValues,
    getCommit,
    getConstraintById,
    getConstraintVersion,
    getConstraintVersions,
    getConstraints,
    getCurrentAccount,
    getCurrentActor,
    getDataRetentionPolicy,
    getDocument,
    getEnvironment,
    getEvent,
    getFile,
    getFlag,
    getGuest,
    getGuestToken,
    getGuidance,
    getGuide,
    getGuideVersion,
    getImportSession,
    getJob,
    getJobPlan,
    getMappingProgram,
    getMappingRule,
    getPersonalData,
    getPublishableKey,
    getRecordCounts,
    getRecordIndices,
    getRecordLines,
    getRecords,
    getSheet,
    getSnapshot,
    getSnapshotRecords,
    getSpace,
    getUser,
    getView,
    getWebhook,
    getWorkbook,
    insertRecordLines,
    insertRecords,
    inviteGuests,
    listActions,
    listAgentExports,
    listAgentLogs,
    listAgentRoles,
    listAgentVersions,
    listAgents,
    listApiKeys,
    listApiTokens,
    listApps,
    listAuditEntries,
    listCalculations,
    listCanvasAreas,
    listCommitChanges,
    listDataRetentionPolicies,
    listDocuments,
    listEntitlements,
    listEnvironmentAgentExecutions,
    listEnvironmentAgentLogs,
    listEnvironments,
    listEvents,
    listFiles,
    listFlags,
    listGuestRoles,
    listGuests,
    listGuidance,
    listGuides,
    listJobs,
    listMappingPrograms,
    listMappingRules,
    listPersonalAccessTokens,
    listRecordDuplicates,
    listRoles,
    listSecrets,
    listSheetCommits,
    listSheets,
    listSnapshots,
    listSpaces,
    listUserRoles,
    listUsers,
    listViews,
    listWebhookAttempts,
    listWebhooks,
    listWorkbookCommits,
    listWorkbooks,
    lockSheet,
    mergeRecordDuplicates,
    previewMutation,
    redeliverEvent,
    refreshAccessToken,
    removeField,
    replaceJobPlan,
    replaceRecordValues,
    replayCommit,
    resendUserInvite,
    restoreSnapshot,
    retryJob,
    revertAgent,
    rotateWebhookSecret,
    splitJob,
    streamEvents,
    unarchiveSpace,
    undoCommit,
    unlockSheet,
    updateAction,
    updateApp,
    updateCanvasArea,
    updateConstraint,
    updateCurrentAccount,
    updateDataRetentionPolicy,
    updateDocument,
    updateEnvironment,
    updateFile,
    updateFlag,
    updateGuest,
    updateGuidance,
    updateGuide,
    updateJob,
    updateJobPlan,
    updateMappingProgram,
    updateMappingRule,
    updateMappingRules,
    updateRecords,
    updateSelectedRecords,
    updateSheet,
    updateSpace,
    updateUser,
    updateView,
    updateWebhook,
    updateWorkbook,
    uploadFile,
    upsertSecret,
    validateSheet,
    writeRecordLines,
} from "./operations.gen.ts";
import type { Accounts } from "./resources/accounts.gen.ts";
import type { Actions } from "./resources/actions.gen.ts";
import type { AgentExports } from "./resources/agent-exports.gen.ts";
import type { Agents } from "./resources/agents.gen.ts";
import type { Apps } from "./resources/apps.gen.ts";
import type { AuditEntries } from "./resources/audit-entries.gen.ts";
import type { Auth } from "./resources/auth.gen.ts";
import type { Calculations } from "./resources/calculations.gen.ts";
import type { CanvasAreas } from "./resources/canvas-areas.gen.ts";
import type { Commits } from "./resources/commits.gen.ts";
import type { DataRetentionPolicies } from "./resources/data-retention-policies.gen.ts";
import type { Documents } from "./resources/documents.gen.ts";
import type { Entitlements } from "./resources/entitlements.gen.ts";
import type { Environments } from "./resources/environments.gen.ts";
import type { Events } from "./resources/events.gen.ts";
import type { Files } from "./resources/files.gen.ts";
import type { Flags } from "./resources/flags.gen.ts";
import type { Guests } from "./resources/guests.gen.ts";
import type { GuidanceResource } from "./resources/guidance.gen.ts";
import type { Guides } from "./resources/guides.gen.ts";
import type { Jobs } from "./resources/jobs.gen.ts";
import type { Mapping } from "./resources/mapping.gen.ts";
import type { PersonalDataResource } from "./resources/personal-data.gen.ts";
import type { Records } from "./resources/records.gen.ts";
import type { Roles } from "./resources/roles.gen.ts";
import type { Secrets } from "./resources/secrets.gen.ts";
import type { Sheets } from "./resources/sheets.gen.ts";
import type { Snapshots } from "./resources/snapshots.gen.ts";
import type { Spaces } from "./resources/spaces.gen.ts";
import type { Users } from "./resources/users.gen.ts";
import type { Views } from "./resources/views.gen.ts";
import type { Webhooks } from "./resources/webhooks.gen.ts";
import type { Workbooks } from "./resources/workbooks.gen.ts";

/** The operations of a resource, by the names of its methods. */
export type MethodTable = Readonly<{ [Method in string]: OperationFacts }>;

export const accountsMethods: MethodTable = {
    getCurrent: getCurrentAccount,
    updateCurrent: updateCurrentAccount,
};

export const actionsMethods: MethodTable = {
    list: listActions,
    create: createAction,
    bulkCreate: bulkCreateActions,
    get: getAction,
    update: updateAction,
    delete: deleteAction,
};

export const agentExportsMethods: MethodTable = {
    list: listAgentExports,
    get: getAgentExport,
    delete: deleteAgentExport,
    download: downloadAgentExport,
};

export const agentsMethods: MethodTable = {
    list: listAgents,
    create: createAgent,
    get: getAgent,
    delete: deleteAgent,
    listVersions: listAgentVersions,
    revert: revertAgent,
    listRoles: listAgentRoles,
    assignRole: assignAgentRole,
    deleteRole: deleteAgentRole,
    listLogs: listAgentLogs,
    getLog: getAgentLog,
    listEnvironmentExecutions: listEnvironmentAgentExecutions,
    listEnvironmentLogs: listEnvironmentAgentLogs,
};

export const appsMethods: MethodTable = {
    list: listApps,
    create: createApp,
    get: getApp,
    update: updateApp,
    delete: deleteApp,
    getConstraints: getConstraints,
    createConstraint: createConstraint,
    getConstraintById: getConstraintById,
    updateConstraint: updateConstraint,
    deleteConstraint: deleteConstraint,
    getConstraintVersions: getConstraintVersions,
    getConstraintVersion: getConstraintVersion,
};

export const auditEntriesMethods: MethodTable = {
    list: listAuditEntries,
};

export const authMethods: MethodTable = {
    createAccessToken: createAccessToken,
    createApiKey: createApiKey,
    deleteApiKey: deleteApiKey,
    listApiKeys: listApiKeys,
    createImportSession: createImportSession,
    getImportSession: getImportSession,
    getCurrentActor: getCurrentActor,
    listPersonalAccessTokens: listPersonalAccessTokens,
    createPersonalAccessToken: createPersonalAccessToken,
    deletePersonalAccessToken: deletePersonalAccessToken,
    getPublishableKey: getPublishableKey,
    refreshAccessToken: refreshAccessToken,
};

export const calculationsMethods: MethodTable = {
    list: listCalculations,
};

export const canvasAreasMethods: MethodTable = {
    list: listCanvasAreas,
    create: createCanvasArea,
    get: getCanvasArea,
    update: updateCanvasArea,
    delete: deleteCanvasArea,
};

export const commitsMethods: MethodTable = {
    get: getCommit,
    listChanges: listCommitChanges,
    complete: completeCommit,
    replay: replayCommit,
    undo: undoCommit,
    createVersion: createVersion,
};

export const dataRetentionPoliciesMethods: MethodTable = {
    list: listDataRetentionPolicies,
    create: createDataRetentionPolicy,
    get: getDataRetentionPolicy,
    update: updateDataRetentionPolicy,
    delete: deleteDataRetentionPolicy,
};

export const documentsMethods: MethodTable = {
    list: listDocuments,
    create: createDocument,
    get: getDocument,
    update: updateDocument,
    delete: deleteDocument,
};

export const entitlementsMethods: MethodTable = {
    list: listEntitlements,
};

export const environmentsMethods: MethodTable = {
    list: listEnvironments,
    create: createEnvironment,
    get: getEnvironment,
    update: updateEnvironment,
    delete: deleteEnvironment,
};

export const eventsMethods: MethodTable = {
    list: listEvents,
    create: createEvent,
    stream: streamEvents,
    get: getEvent,
    acknowledge: acknowledgeEvent,
};

export const filesMethods: MethodTable = {
    list: listFiles,
    upload: uploadFile,
    detectHeader: detectHeader,
    get: getFile,
    update: updateFile,
    delete: deleteFile,
    clone: cloneFile,
    download: downloadFile,
};

export const flagsMethods: MethodTable = {
    list: listFlags,
    create: createFlag,
    get: getFlag,
    update: updateFlag,
    delete: deleteFlag,
    bulkMutate: bulkMutateFlags,
};

export const guestsMethods: MethodTable = {
    list: listGuests,
    create: createGuests,
    get: getGuest,
    update: updateGuest,
    delete: deleteGuest,
    listRoles: listGuestRoles,
    assignRole: assignGuestRole,
    deleteRole: deleteGuestRole,
    getToken: getGuestToken,
    invite: inviteGuests,
    exchangeInvitation: exchangeInvitation,
};

export const guidanceMethods: MethodTable = {
    list: listGuidance,
    create: createGuidance,
    get: getGuidance,
    update: updateGuidance,
    delete: deleteGuidance,
};

export const guidesMethods: MethodTable = {
    list: listGuides,
    create: createGuide,
    get: getGuide,
    update: updateGuide,
    delete: deleteGuide,
    getVersion: getGuideVersion,
};

export const jobsMethods: MethodTable = {
    list: listJobs,
    create: createJob,
    previewMutation: previewMutation,
    get: getJob,
    update: updateJob,
    delete: deleteJob,
    acknowledge: acknowledgeJob,
    cancel: cancelJob,
    complete: completeJob,
    execute: executeJob,
    fail: failJob,
    acknowledgeOutcome: acknowledgeJobOutcome,
    getPlan: getJobPlan,
    replacePlan: replaceJobPlan,
    updatePlan: updateJobPlan,
    retry: retryJob,
    split: splitJob,
};

export const mappingMethods: MethodTable = {
    listPrograms: listMappingPrograms,
    createProgram: createMappingProgram,
    deleteHistory: deleteMappingHistory,
    getProgram: getMappingProgram,
    updateProgram: updateMappingProgram,
    deleteProgram: deleteMappingProgram,
    listRules: listMappingRules,
    createRules: createMappingRules,
    updateRules: updateMappingRules,
    deleteRules: deleteMappingRules,
    getRule: getMappingRule,
    updateRule: updateMappingRule,
    deleteRule: deleteMappingRule,
};

export const personalDataMethods: MethodTable = {
    get: getPersonalData,
    delete: deletePersonalData,
};

export const recordsMethods: MethodTable = {
    getCellValues: getCellValues,
    get: getRecords,
    update: updateRecords,
    insert: insertRecords,
    delete: deleteRecords,
    insertLines: insertRecordLines,
    listDuplicates: listRecordDuplicates,
    getIndices: getRecordIndices,
    mergeDuplicates: mergeRecordDuplicates,
    updateSelected: updateSelectedRecords,
    replaceValues: replaceRecordValues,
    getLines: getRecordLines,
    writeLines: writeRecordLines,
};

export const rolesMethods: MethodTable = {
    list: listRoles,
};

export const secretsMethods: MethodTable = {
    list: listSecrets,
    upsert: upsertSecret,
    delete: deleteSecret,
};

export const sheetsMethods: MethodTable = {
    list: listSheets,
    get: getSheet,
    update: updateSheet,
    delete: deleteSheet,
    listCommits: listSheetCommits,
    getRecordCounts: getRecordCounts,
    download: downloadSheet,
    duplicate: duplicateSheet,
    addField: addField,
    removeField: removeField,
    lock: lockSheet,
    unlock: unlockSheet,
    validate: validateSheet,
};

export const snapshotsMethods: MethodTable = {
    list: listSnapshots,
    create: createSnapshot,
    get: getSnapshot,
    delete: deleteSnapshot,
    getRecords: getSnapshotRecords,
    restore: restoreSnapshot,
};

export const spacesMethods: MethodTable = {
    list: listSpaces,
    create: createSpace,
    bulkDelete: bulkDeleteSpaces,
    get: getSpace,
    update: updateSpace,
    delete: deleteSpace,
    archive: archiveSpace,
    unarchive: unarchiveSpace,
};

export const usersMethods: MethodTable = {
    list: listUsers,
    createAndInvite: createAndInviteUser,
    get: getUser,
    update: updateUser,
    delete: deleteUser,
    listApiTokens: listApiTokens,
    createApiToken: createApiToken,
    deleteApiToken: deleteApiToken,
    resendInvite: resendUserInvite,
    listRoles: listUserRoles,
    assignRole: assignUserRole,
    deleteRole: deleteUserRole,
};

export const viewsMethods: MethodTable = {
    list: listViews,
    create: createView,
    get: getView,
    update: updateView,
    delete: deleteView,
};

export const webhooksMethods: MethodTable = {
    list: listWebhooks,
    create: createWebhook,
    get: getWebhook,
    update: updateWebhook,
    delete: deleteWebhook,
    rotateSecret: rotateWebhookSecret,
    listAttempts: listWebhookAttempts,
    redeliverEvent: redeliverEvent,
};

export const workbooksMethods: MethodTable = {
    list: listWorkbooks,
    create: createWorkbook,
    get: getWorkbook,
    update: updateWorkbook,
    delete: deleteWorkbook,
    listCommits: listWorkbookCommits,
};

/** Every resource of the description, by its name in the client. */
export interface Resources {
    /** The account that the access token belongs to. */
    readonly accounts: Accounts;
    /** Buttons on sheets, workbooks, fields, documents and files; pressing one starts a job. */
    readonly actions: Actions;
    /** Downloadable archives of agents. */
    readonly agentExports: AgentExports;
    /** Code that reacts to events, with its versions, roles and logs. */
    readonly agents: Agents;
    /** Applications that group spaces of one kind. */
    readonly apps: Apps;
    /** Who signed in, read secrets, took data out, and changed tokens, roles, users and invitations. */
    readonly auditEntries: AuditEntries;
    /** Access tokens, API keys and personal access tokens. */
    readonly auth: Auth;
    /** Counts, percentages, sums, averages, minimums and maximums per field of a sheet. */
    readonly calculations: Calculations;
    /** The areas that lay out a canvas. */
    readonly canvasAreas: CanvasAreas;
    /** The changes that one request made to the records of a sheet. */
    readonly commits: Commits;
    /** Rules that decide when the data of spaces expires. */
    readonly dataRetentionPolicies: DataRetentionPolicies;
    /** Markdown pages inside a space. */
    readonly documents: Documents;
    /** What was bought for a space. */
    readonly entitlements: Entitlements;
    /** Separate parts of an account, such as one for development and one for production. */
    readonly environments: Environments;
    /** What happened, in order; created by the service and by clients. */
    readonly events: Events;
    /** Uploaded and exported files of a space. */
    readonly files: Files;
    /**
     * Labels with a colour that mark records of a workbook.
     *
     * The paths of these operations begin with their own `/v1`: the specification of the service has it in the path of
     * `bulkMutateFlags`, and the other operations follow it. The base address ends with `/v1`, too, so the whole address
     * has it twice: `http://localhost:4011/v1/v1/workbooks/{workbookId}/flags`.
     *
     */
    readonly flags: Flags;
    /** People invited to spaces, and their roles. */
    readonly guests: Guests;
    /** Which guide a space shows, where and when. */
    readonly guidance: GuidanceResource;
    /** Texts that help people in the spaces of an environment. */
    readonly guides: Guides;
    /** Work that continues after the response to the request that started it. */
    readonly jobs: Jobs;
    /** What people decided about the columns of files, as programs of rules. The plans of jobs use them. */
    readonly mapping: Mapping;
    /** What the service has of one person, to show it to the person or to erase it. */
    readonly personalData: PersonalDataResource;
    /** The rows of a sheet, with validity and messages per field. */
    readonly records: Records;
    /** What can be granted to users, agents and guests. */
    readonly roles: Roles;
    /** Values that only some callers may read, such as the keys of other services that agents need. */
    readonly secrets: Secrets;
    /** Tables of a workbook, each with its field configuration. */
    readonly sheets: Sheets;
    /** The records of a sheet at one moment, to compare with and to return to. */
    readonly snapshots: Snapshots;
    /** The places where import work happens. */
    readonly spaces: Spaces;
    /** People who work in the account, their invitations, their roles and their API tokens. */
    readonly users: Users;
    /** Saved selections of the records of a sheet. */
    readonly views: Views;
    /** Addresses that get events, with signed requests. */
    readonly webhooks: Webhooks;
    /** Groups of sheets inside a space, and their commits. */
    readonly workbooks: Workbooks;
}

/** The methods of every resource. */
export const methodTables: { readonly [Name in keyof Resources]: MethodTable } = {
    accounts: accountsMethods,
    actions: actionsMethods,
    agentExports: agentExportsMethods,
    agents: agentsMethods,
    apps: appsMethods,
    auditEntries: auditEntriesMethods,
    auth: authMethods,
    calculations: calculationsMethods,
    canvasAreas: canvasAreasMethods,
    commits: commitsMethods,
    dataRetentionPolicies: dataRetentionPoliciesMethods,
    documents: documentsMethods,
    entitlements: entitlementsMethods,
    environments: environmentsMethods,
    events: eventsMethods,
    files: filesMethods,
    flags: flagsMethods,
    guests: guestsMethods,
    guidance: guidanceMethods,
    guides: guidesMethods,
    jobs: jobsMethods,
    mapping: mappingMethods,
    personalData: personalDataMethods,
    records: recordsMethods,
    roles: rolesMethods,
    secrets: secretsMethods,
    sheets: sheetsMethods,
    snapshots: snapshotsMethods,
    spaces: spacesMethods,
    users: usersMethods,
    views: viewsMethods,
    webhooks: webhooksMethods,
    workbooks: workbooksMethods,
};
