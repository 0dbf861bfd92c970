// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type { OperationFacts } from "./operation-facts.ts";
import {
    assignAgentRole,
    assignGuestRole,
    bulkCreateActions,
    bulkMutateFlags,
    createAction,
    createAgent,
    createEvent,
    deleteAction,
    deleteAgent,
    deleteAgentExport,
    deleteAgentRole,
    deleteDataRetentionPolicy,
    downloadAgentExport,
    getAction,
    getAgent,
    getAgentExport,
    getAgentLog,
    getApp,
    getCurrentAccount,
    getGuidance,
    insertRecords,
    listActions,
    listAgentExports,
    listAgentLogs,
    listAgentRoles,
    listAgentVersions,
    listAgents,
    listCalculations,
    listCanvasAreas,
    listEnvironmentAgentLogs,
    listEvents,
    listSheets,
    listWorkbookCommits,
    revertAgent,
    updateAction,
    updateCurrentAccount,
    updateDocument,
    updateSpace,
    uploadFile,
} from "./operations.gen.ts";
import type { Accounts } from "./resources/accounts.gen.ts";
import type { Actions } from "./resources/actions.gen.ts";
import type { AgentExports } from "./resources/agent-exports.gen.ts";
import type { Agents } from "./resources/agents.gen.ts";
import type { Apps } from "./resources/apps.gen.ts";
import type { Calculations } from "./resources/calculations.gen.ts";
import type { CanvasAreas } from "./resources/canvas-areas.gen.ts";
import type { DataRetentionPolicies } from "./resources/data-retention-policies.gen.ts";
import type { Documents } from "./resources/documents.gen.ts";
import type { Events } from "./resources/events.gen.ts";
import type { Files } from "./resources/files.gen.ts";
import type { Flags } from "./resources/flags.gen.ts";
import type { Guests } from "./resources/guests.gen.ts";
import type { GuidanceResource } from "./resources/guidance.gen.ts";
import type { Records } from "./resources/records.gen.ts";
import type { Sheets } from "./resources/sheets.gen.ts";
import type { Spaces } from "./resources/spaces.gen.ts";
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
    listEnvironmentLogs: listEnvironmentAgentLogs,
};

export const appsMethods: MethodTable = {
    get: getApp,
};

export const calculationsMethods: MethodTable = {
    list: listCalculations,
};

export const canvasAreasMethods: MethodTable = {
    list: listCanvasAreas,
};

export const dataRetentionPoliciesMethods: MethodTable = {
    delete: deleteDataRetentionPolicy,
};

export const documentsMethods: MethodTable = {
    update: updateDocument,
};

export const eventsMethods: MethodTable = {
    list: listEvents,
    create: createEvent,
};

export const filesMethods: MethodTable = {
    upload: uploadFile,
};

export const flagsMethods: MethodTable = {
    bulkMutate: bulkMutateFlags,
};

export const guestsMethods: MethodTable = {
    assignRole: assignGuestRole,
};

export const guidanceMethods: MethodTable = {
    get: getGuidance,
};

export const recordsMethods: MethodTable = {
    insert: insertRecords,
};

export const sheetsMethods: MethodTable = {
    list: listSheets,
};

export const spacesMethods: MethodTable = {
    update: updateSpace,
};

export const workbooksMethods: MethodTable = {
    listCommits: listWorkbookCommits,
};

/** Every resource of the description, by the name that it has in the client. */
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
    /** Counts, percentages, sums and extremes per field of a sheet. */
    readonly calculations: Calculations;
    /** The areas that lay out a canvas. */
    readonly canvasAreas: CanvasAreas;
    /** Rules that decide when the data of spaces expires. */
    readonly dataRetentionPolicies: DataRetentionPolicies;
    /** Markdown pages inside a space. */
    readonly documents: Documents;
    /** What happened, in order; created by the service and by clients. */
    readonly events: Events;
    /** Uploaded and exported files of a space. */
    readonly files: Files;
    /** Labels with a colour that mark records of a workbook. */
    readonly flags: Flags;
    /** People invited to spaces, and their roles. */
    readonly guests: Guests;
    /** Which guide a space shows, where and when. */
    readonly guidance: GuidanceResource;
    /** The rows of a sheet, with validity and messages per field. */
    readonly records: Records;
    /** Tables of a workbook, each with its field configuration. */
    readonly sheets: Sheets;
    /** The places where import work happens. */
    readonly spaces: Spaces;
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
    calculations: calculationsMethods,
    canvasAreas: canvasAreasMethods,
    dataRetentionPolicies: dataRetentionPoliciesMethods,
    documents: documentsMethods,
    events: eventsMethods,
    files: filesMethods,
    flags: flagsMethods,
    guests: guestsMethods,
    guidance: guidanceMethods,
    records: recordsMethods,
    sheets: sheetsMethods,
    spaces: spacesMethods,
    workbooks: workbooksMethods,
};
