// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen types`).

import type {
    AccountId,
    ActionId,
    ActorRoleId,
    AgentExportId,
    AgentId,
    AgentLogId,
    AgentVersionId,
    ApiKeyId,
    AppId,
    CalculationId,
    CanvasAreaId,
    CanvasId,
    CommitId,
    DataClipId,
    DataRetentionPolicyId,
    DocumentId,
    EnvironmentId,
    EventId,
    FileId,
    GuestId,
    GuidanceId,
    JobId,
    PersonalAccessTokenId,
    ProgramId,
    RecordId,
    RoleId,
    SheetId,
    SnapshotId,
    SpaceConfigId,
    SpaceId,
    ThreadId,
    UserId,
    VersionId,
    WorkbookId,
} from "./openapi.gen.ts";

/** The types of ids, by what they identify. */
export interface Ids {
    account: AccountId;
    action: ActionId;
    actorRole: ActorRoleId;
    agentExport: AgentExportId;
    agent: AgentId;
    agentLog: AgentLogId;
    agentVersion: AgentVersionId;
    apiKey: ApiKeyId;
    app: AppId;
    calculation: CalculationId;
    canvasArea: CanvasAreaId;
    canvas: CanvasId;
    commit: CommitId;
    dataClip: DataClipId;
    dataRetentionPolicy: DataRetentionPolicyId;
    document: DocumentId;
    environment: EnvironmentId;
    event: EventId;
    file: FileId;
    guest: GuestId;
    guidance: GuidanceId;
    job: JobId;
    personalAccessToken: PersonalAccessTokenId;
    program: ProgramId;
    record: RecordId;
    role: RoleId;
    sheet: SheetId;
    snapshot: SnapshotId;
    spaceConfig: SpaceConfigId;
    space: SpaceId;
    thread: ThreadId;
    user: UserId;
    version: VersionId;
    workbook: WorkbookId;
}

/** The part of an id between its underscores, by what the id identifies. */
export const idKinds: Readonly<Record<keyof Ids, string>> = {
    account: "acc",
    action: "act",
    actorRole: "acr",
    agentExport: "agx",
    agent: "ag",
    agentLog: "lg",
    agentVersion: "agv",
    apiKey: "key",
    app: "app",
    calculation: "calc",
    canvasArea: "cva",
    canvas: "cv",
    commit: "vr",
    dataClip: "clip",
    dataRetentionPolicy: "drp",
    document: "dc",
    environment: "env",
    event: "evt",
    file: "fl",
    guest: "g",
    guidance: "gd",
    job: "jb",
    personalAccessToken: "pat",
    program: "mp",
    record: "rc",
    role: "rol",
    sheet: "sh",
    snapshot: "ss",
    spaceConfig: "sc",
    space: "sp",
    thread: "th",
    user: "usr",
    version: "vr",
    workbook: "wb",
};
