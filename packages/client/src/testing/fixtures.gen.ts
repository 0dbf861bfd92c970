// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen testing`).

import type {
    AccessToken,
    AccountPatch,
    AccountResponse,
    ActionUpdate,
    AgentConfig,
    AgentResponse,
    AgentVersionResponse,
    ApiActionConfig,
    ApiActionConfigs,
    ApiActionResponse,
    ApiActionsResponse,
    ApiKeysResponse,
    ApiTokenResponse,
    AppCreate,
    AppPatch,
    AppResponse,
    AppsResponse,
    AssignActorRoleRequest,
    AssignRoleResponse,
    BulkMutateFlagsRequest,
    BulkMutateFlagsResponse,
    BulkUpdateRecordRequest,
    CanvasAreaResponse,
    CellsResponse,
    CloneFileRequest,
    CommitResponse,
    ConstraintCreate,
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
    CreateImportSessionRequest,
    CreateImportSessionResponse,
    CreateMappingRulesRequest,
    CreatePersonalAccessTokenRequest,
    CreatePersonalAccessTokenResponse,
    CreateSnapshotRequest,
    CreateWebhookRequest,
    CreateWorkbookConfig,
    Credentials,
    CurrentActorResponse,
    DataRetentionPolicyConfig,
    DataRetentionPolicyResponse,
    DeleteAllHistoryForUserRequest,
    DeleteMultipleRulesRequest,
    DetectHeaderRequest,
    DetectHeaderResponse,
    DiffRecordsResponse,
    DocumentConfig,
    DocumentResponse,
    DuplicateSheetRequest,
    Environment,
    EnvironmentConfigCreate,
    EnvironmentConfigUpdate,
    EnvironmentResponse,
    ErrorEnvelope,
    EventResponse,
    ExchangedInvitationResponse,
    FieldConfigResponse,
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
    GuestResponse,
    GuestTokenResponse,
    Guidance,
    GuideCreateRequest,
    GuideDetailResponse,
    GuideListResponse,
    GuideUpdateRequest,
    GuideVersionResponse,
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
    ListRecordDuplicatesResponse,
    ListRolesResponse,
    ListSheetsResponse,
    ListSpacesResponse,
    ListUsersResponse,
    ListViewsResponse,
    ListWebhookAttemptsResponse,
    ListWebhooksResponse,
    ListWorkbooksResponse,
    MappingRuleConfig,
    MappingRuleResponse,
    MappingRulesResponse,
    MergeDuplicatesRequest,
    MergeDuplicatesResponse,
    MutateJobConfig,
    PersonalAccessTokensResponse,
    PersonalDataResponse,
    ProgramConfig,
    ProgramResponse,
    ProgramsResponse,
    Property,
    PublishableKeyResponse,
    RecordCountsResponse,
    RecordLinesResponse,
    RecordsResponse,
    RedeliverEventRequest,
    ResendInviteResponse,
    RestoreOptions,
    SecretsResponse,
    SheetResponse,
    SheetUpdateRequest,
    SnapshotResponse,
    SnapshotsResponse,
    SpaceConfig,
    SpaceResponse,
    Success,
    SuccessData,
    UndoCommitResponse,
    UpdateCanvasAreaRequest,
    UpdateFileRequest,
    UpdateFlagRequest,
    UpdateGuidanceRequest,
    UpdateMappingRulesRequest,
    UpdateRecordsRequest,
    UpdateUserRequest,
    UpdateWebhookRequest,
    UploadFileRequest,
    UserCreateAndInviteRequest,
    UserResponse,
    UserWithRolesResponse,
    VersionResponse,
    VersionsPostRequestBody,
    ViewCreate,
    ViewResponse,
    ViewUpdate,
    WebhookResponse,
    WebhookSecretResponse,
    WorkbookResponse,
    WorkbookUpdate,
    WriteRecordsResponse,
    WriteSecret,
} from "@data-import/types";

const example1: AccountResponse = {
  data: {
    id: "us_acc_Kp7Rw2Nx",
    name: "Harbor Goods",
    primaryDomain: "harbor-goods.example",
    subdomain: "harbor-goods",
    embeddedDomainWhitelist: ["shop.harbor-goods.example"],
    customFromEmail: "imports@harbor-goods.example",
    metadata: { plan: "team" },
    defaultAppId: "us_app_Ib3pQ8mH",
    createdAt: "2026-01-12T08:30:00.000Z",
    updatedAt: "2026-03-02T09:15:00.000Z",
  },
};

const example2: ErrorEnvelope = {
  errors: [
    {
      message: "Something went wrong in the service. Report it with the request id req_7Yb2Kd9LmQ4x.",
      key: "X-Request-Id",
      code: "internal_error",
    },
  ],
};

const example3: ErrorEnvelope = {
  errors: [
    {
      message: "An access token is required: send the header `Authorization: Bearer <ACCESS_TOKEN>`.",
      key: "Authorization",
      code: "token_missing",
    },
  ],
};

const example4: ErrorEnvelope = {
  errors: [
    {
      message: "The sheet `products` is locked by us_usr_Nq8dK1yT: unlock it first.",
      key: "sheetId",
      code: "sheet_locked",
    },
  ],
};

const example5: ErrorEnvelope = {
  errors: [
    {
      message: "The limit is 2 requests per second. Send the next request later.",
      code: "rate_limited",
    },
  ],
};

const example6: ErrorEnvelope = {
  errors: [
    {
      message: "The service cannot reach its data at the moment. Send the request again.",
      code: "unavailable",
    },
  ],
};

const example7: ErrorEnvelope = {
  errors: [
    {
      message: "The service has no space left to store this. Delete data that you no longer need, or ask the operator for more space.",
      code: "storage_full",
    },
  ],
};

const example8: AccountResponse = {
  data: {
    id: "us_acc_Kp7Rw2Nx",
    name: "Harbor Goods Europe",
    primaryDomain: "harbor-goods.example",
    subdomain: "harbor-goods",
    embeddedDomainWhitelist: ["shop.harbor-goods.example"],
    customFromEmail: "imports@harbor-goods.example",
    metadata: { plan: "team" },
    defaultAppId: "us_app_Ib3pQ8mH",
    createdAt: "2026-01-12T08:30:00.000Z",
    updatedAt: "2026-03-09T14:05:12.480Z",
  },
};

const example9: AccountPatch = { name: "Harbor Goods Europe" };

const example10: ApiActionsResponse = {
  data: [
    {
      targetId: "us_wb_Rm5yZ1hC",
      label: "Submit products",
      operation: "submitProducts",
      description: "Sends the valid products to the catalogue.",
      tooltip: "Finish this import",
      mode: "foreground",
      primary: true,
      confirm: true,
      icon: "send",
      mount: { type: "workbook" },
      constraints: [{ type: "hasData" }],
      invalidConditionalMessaging: true,
      validRecordsMessage: "Every product is valid and will be sent.",
      invalidRecordsMessage: "Some products have errors. Correct them first.",
      messages: [
        { type: "info", content: "Products that are in the catalogue already get the new price." },
      ],
      guide: { content: "Check the **Price** column before you submit." },
      guardrail: { content: "Prices become visible in the shop **at once**." },
      id: "us_act_Tz4mW8sB",
      createdAt: "2026-03-02T10:20:00.000Z",
      updatedAt: "2026-03-02T10:20:00.000Z",
    },
    {
      targetId: "us_wb_Rm5yZ1hC",
      label: "Ask the supplier",
      operation: "askSupplier",
      description: "Sends the selected products back to the supplier.",
      mode: "background",
      primary: false,
      confirm: true,
      mount: { type: "sheet", slugs: ["products", "people"] },
      constraints: [{ type: "hasSelection" }],
      inputForm: {
        type: "simple",
        fields: [
          {
            key: "reason",
            label: "Reason",
            type: "enum",
            description: "Appears in the subject of the mail.",
            defaultValue: "price",
            config: {
              options: [
                {
                  value: "price",
                  label: "Price is missing or wrong",
                  color: "#F5A623",
                  meta: { team: "purchasing" },
                },
                {
                  value: "photo",
                  label: "Photo is missing",
                  description: "The shop needs one photo for each product.",
                },
              ],
            },
            constraints: [{ type: "required" }],
          },
          { key: "note", label: "Note to the supplier", type: "textarea" },
        ],
      },
      id: "us_act_Uc8nX3vJ",
      createdAt: "2026-03-02T10:24:00.000Z",
      updatedAt: "2026-03-02T10:24:00.000Z",
    },
    {
      targetId: "us_wb_Rm5yZ1hC",
      label: "Refresh exchange rates",
      operation: "refreshRates",
      mode: "toolbarBlocking",
      schedule: "daily",
      mount: { type: "field", keys: ["price"] },
      constraints: [{ type: "hasColumnEnabled" }, { type: "hasAllValid", ignoreSelection: true }],
      confirm: true,
      primary: false,
      id: "us_act_Ge2hR6bQ",
      createdAt: "2026-03-02T10:24:00.000Z",
      updatedAt: "2026-03-02T10:24:00.000Z",
    },
  ],
};

const example11: ApiActionResponse = {
  data: {
    targetId: "us_wb_Rm5yZ1hC",
    label: "Submit products",
    operation: "submitProducts",
    description: "Sends the valid products to the catalogue.",
    tooltip: "Finish this import",
    mode: "foreground",
    primary: true,
    confirm: true,
    icon: "send",
    mount: { type: "workbook" },
    constraints: [{ type: "hasData" }],
    invalidConditionalMessaging: true,
    validRecordsMessage: "Every product is valid and will be sent.",
    invalidRecordsMessage: "Some products have errors. Correct them first.",
    messages: [
      { type: "info", content: "Products that are in the catalogue already get the new price." },
    ],
    guide: { content: "Check the **Price** column before you submit." },
    guardrail: { content: "Prices become visible in the shop **at once**." },
    id: "us_act_Tz4mW8sB",
    createdAt: "2026-03-02T10:20:00.000Z",
    updatedAt: "2026-03-02T10:20:00.000Z",
  },
};

const example12: ApiActionConfig = {
  targetId: "us_wb_Rm5yZ1hC",
  label: "Submit products",
  operation: "submitProducts",
  description: "Sends the valid products to the catalogue.",
  tooltip: "Finish this import",
  mode: "foreground",
  primary: true,
  confirm: true,
  icon: "send",
  mount: { type: "workbook" },
  constraints: [{ type: "hasData" }],
  invalidConditionalMessaging: true,
  validRecordsMessage: "Every product is valid and will be sent.",
  invalidRecordsMessage: "Some products have errors. Correct them first.",
  messages: [
    { type: "info", content: "Products that are in the catalogue already get the new price." },
  ],
  guide: { content: "Check the **Price** column before you submit." },
  guardrail: { content: "Prices become visible in the shop **at once**." },
};

const example13: ApiActionConfig = {
  targetId: "us_wb_Rm5yZ1hC",
  label: "Ask the supplier",
  operation: "askSupplier",
  description: "Sends the selected products back to the supplier.",
  mode: "background",
  primary: false,
  confirm: true,
  mount: { type: "sheet", slugs: ["products", "people"] },
  constraints: [{ type: "hasSelection" }],
  inputForm: {
    type: "simple",
    fields: [
      {
        key: "reason",
        label: "Reason",
        type: "enum",
        description: "Appears in the subject of the mail.",
        defaultValue: "price",
        config: {
          options: [
            {
              value: "price",
              label: "Price is missing or wrong",
              color: "#F5A623",
              meta: { team: "purchasing" },
            },
            {
              value: "photo",
              label: "Photo is missing",
              description: "The shop needs one photo for each product.",
            },
          ],
        },
        constraints: [{ type: "required" }],
      },
      { key: "note", label: "Note to the supplier", type: "textarea" },
    ],
  },
};

const example14: ApiActionsResponse = {
  data: [
    {
      targetId: "us_wb_Rm5yZ1hC",
      label: "Ask the supplier",
      operation: "askSupplier",
      description: "Sends the selected products back to the supplier.",
      mode: "background",
      primary: false,
      confirm: true,
      mount: { type: "sheet", slugs: ["products", "people"] },
      constraints: [{ type: "hasSelection" }],
      inputForm: {
        type: "simple",
        fields: [
          {
            key: "reason",
            label: "Reason",
            type: "enum",
            description: "Appears in the subject of the mail.",
            defaultValue: "price",
            config: {
              options: [
                {
                  value: "price",
                  label: "Price is missing or wrong",
                  color: "#F5A623",
                  meta: { team: "purchasing" },
                },
                {
                  value: "photo",
                  label: "Photo is missing",
                  description: "The shop needs one photo for each product.",
                },
              ],
            },
            constraints: [{ type: "required" }],
          },
          { key: "note", label: "Note to the supplier", type: "textarea" },
        ],
      },
      id: "us_act_Uc8nX3vJ",
      createdAt: "2026-03-02T10:24:00.000Z",
      updatedAt: "2026-03-02T10:24:00.000Z",
    },
    {
      targetId: "us_wb_Rm5yZ1hC",
      label: "Refresh exchange rates",
      operation: "refreshRates",
      mode: "toolbarBlocking",
      schedule: "daily",
      mount: { type: "field", keys: ["price"] },
      constraints: [{ type: "hasColumnEnabled" }, { type: "hasAllValid", ignoreSelection: true }],
      confirm: true,
      primary: false,
      id: "us_act_Ge2hR6bQ",
      createdAt: "2026-03-02T10:24:00.000Z",
      updatedAt: "2026-03-02T10:24:00.000Z",
    },
  ],
};

const example15: ApiActionConfigs = [
  {
    targetId: "us_wb_Rm5yZ1hC",
    label: "Ask the supplier",
    operation: "askSupplier",
    description: "Sends the selected products back to the supplier.",
    mode: "background",
    primary: false,
    confirm: true,
    mount: { type: "sheet", slugs: ["products", "people"] },
    constraints: [{ type: "hasSelection" }],
    inputForm: {
      type: "simple",
      fields: [
        {
          key: "reason",
          label: "Reason",
          type: "enum",
          description: "Appears in the subject of the mail.",
          defaultValue: "price",
          config: {
            options: [
              {
                value: "price",
                label: "Price is missing or wrong",
                color: "#F5A623",
                meta: { team: "purchasing" },
              },
              {
                value: "photo",
                label: "Photo is missing",
                description: "The shop needs one photo for each product.",
              },
            ],
          },
          constraints: [{ type: "required" }],
        },
        { key: "note", label: "Note to the supplier", type: "textarea" },
      ],
    },
  },
  {
    targetId: "us_wb_Rm5yZ1hC",
    label: "Refresh exchange rates",
    operation: "refreshRates",
    mode: "toolbarBlocking",
    schedule: "daily",
    mount: { type: "field", keys: ["price"] },
    constraints: [{ type: "hasColumnEnabled" }, { type: "hasAllValid", ignoreSelection: true }],
  },
];

const example16: ApiActionResponse = {
  data: {
    targetId: "us_wb_Rm5yZ1hC",
    label: "Send products to the shop",
    operation: "submitProducts",
    description: "Sends the valid products to the catalogue.",
    tooltip: "Finish this import",
    mode: "background",
    primary: true,
    confirm: true,
    icon: "send",
    mount: { type: "workbook" },
    constraints: [{ type: "hasData" }],
    invalidConditionalMessaging: true,
    validRecordsMessage: "Every product is valid and will be sent.",
    invalidRecordsMessage: "Some products have errors. Correct them first.",
    messages: [
      { type: "info", content: "Products that are in the catalogue already get the new price." },
    ],
    guide: { content: "Check the **Price** column before you submit." },
    guardrail: { content: "Prices become visible in the shop **at once**." },
    id: "us_act_Tz4mW8sB",
    createdAt: "2026-03-02T10:20:00.000Z",
    updatedAt: "2026-03-04T08:05:30.250Z",
  },
};

const example17: ActionUpdate = { label: "Send products to the shop", mode: "background" };

const example18: Success = { data: { success: true } };

const example19: ListAgentExportsResponse = {
  data: [
    {
      id: "us_agx_Lw9fJ3tR",
      agentId: "us_ag_Hn6cV2pY",
      exportType: "SOURCE",
      accountId: "us_acc_Kp7Rw2Nx",
      environmentId: "us_env_4hTq9LmZ",
      createdAt: "2026-03-05T13:40:00.000Z",
      updatedAt: "2026-03-05T13:40:06.730Z",
    },
    {
      id: "us_agx_Ni4qB7cS",
      agentId: "us_ag_Hn6cV2pY",
      exportType: "SYSTEM_COMBINED",
      accountId: "us_acc_Kp7Rw2Nx",
      environmentId: "us_env_4hTq9LmZ",
      createdAt: "2026-03-03T09:02:00.000Z",
      updatedAt: "2026-03-03T09:02:11.015Z",
    },
  ],
  pagination: { currentPage: 1, pageCount: 1, totalCount: 2 },
};

const example20: GetAgentExportResponse = {
  data: {
    id: "us_agx_Lw9fJ3tR",
    agentId: "us_ag_Hn6cV2pY",
    exportType: "SOURCE",
    accountId: "us_acc_Kp7Rw2Nx",
    environmentId: "us_env_4hTq9LmZ",
    createdAt: "2026-03-05T13:40:00.000Z",
    updatedAt: "2026-03-05T13:40:06.730Z",
  },
};

const example21: string = "PK\u0003\u0004 price-checker/index.js";

const example22: ListAgentsResponse = {
  data: [
    {
      slug: "price-checker",
      topics: ["commit:created"],
      compiler: "js",
      source: 'export default async ({ context }, { log }) => {\n  log("checking prices of sheet " + context.sheetId);\n};\n',
      sourceMap: '{"version":3,"sources":["price-checker.ts"],"names":[],"mappings":"AAAA"}',
      isSystem: false,
      namespace: "supplier-onboarding",
      packageVersions: { "@harbor-goods/prices": "2.4.1" },
      commitInfo: { branch: "main", message: "Accept prices in euros" },
      id: "us_ag_Hn6cV2pY",
      accountId: "us_acc_Kp7Rw2Nx",
      environmentId: "us_env_4hTq9LmZ",
      createdAt: "2026-03-02T09:40:00.000Z",
      updatedAt: "2026-03-02T10:12:45.090Z",
    },
    {
      slug: "send-to-shop",
      topics: ["job:ready"],
      template: "webhook-egress",
      templateOptions: {
        template: "webhook-egress",
        jobName: "workbook:submitProducts",
        url: "https://shop.harbor-goods.example/imports",
      },
      isSystem: false,
      id: "us_ag_Ds3xL8wF",
      accountId: "us_acc_Kp7Rw2Nx",
      environmentId: "us_env_4hTq9LmZ",
      createdAt: "2026-03-03T08:15:00.000Z",
      updatedAt: "2026-03-03T08:15:00.000Z",
    },
  ],
  pagination: { currentPage: 1, pageCount: 1, totalCount: 2 },
};

const example23: AgentResponse = {
  data: {
    slug: "price-checker",
    topics: ["commit:created"],
    compiler: "js",
    source: 'export default async ({ context }, { log }) => {\n  log("checking prices of sheet " + context.sheetId);\n};\n',
    sourceMap: '{"version":3,"sources":["price-checker.ts"],"names":[],"mappings":"AAAA"}',
    isSystem: false,
    namespace: "supplier-onboarding",
    packageVersions: { "@harbor-goods/prices": "2.4.1" },
    commitInfo: { branch: "main", message: "Accept prices in euros" },
    id: "us_ag_Hn6cV2pY",
    accountId: "us_acc_Kp7Rw2Nx",
    environmentId: "us_env_4hTq9LmZ",
    createdAt: "2026-03-02T09:40:00.000Z",
    updatedAt: "2026-03-02T09:40:00.000Z",
  },
};

const example24: ErrorEnvelope = {
  errors: [
    {
      message: "`X-Disable-Hooks` must be `true`; it was `false`.",
      key: "X-Disable-Hooks",
      code: "value_not_allowed",
    },
  ],
};

const example25: ErrorEnvelope = {
  errors: [
    {
      message: "`compiler` must be `js`; it was `ts`.",
      key: "compiler",
      code: "value_not_allowed",
    },
  ],
};

const example26: AgentConfig = {
  slug: "price-checker",
  topics: ["commit:created"],
  compiler: "js",
  source: 'export default async ({ context }, { log }) => {\n  log("checking prices of sheet " + context.sheetId);\n};\n',
  sourceMap: '{"version":3,"sources":["price-checker.ts"],"names":[],"mappings":"AAAA"}',
  isSystem: false,
  namespace: "supplier-onboarding",
  packageVersions: { "@harbor-goods/prices": "2.4.1" },
  commitInfo: { branch: "main", message: "Accept prices in euros" },
};

const example27: AgentConfig = {
  slug: "send-to-shop",
  topics: ["job:ready"],
  template: "webhook-egress",
  templateOptions: {
    template: "webhook-egress",
    jobName: "workbook:submitProducts",
    url: "https://shop.harbor-goods.example/imports",
  },
  isSystem: false,
};

const example28: AgentResponse = {
  data: {
    slug: "price-checker",
    topics: ["commit:created"],
    compiler: "js",
    source: 'export default async ({ context }, { log }) => {\n  log("checking prices of sheet " + context.sheetId);\n};\n',
    sourceMap: '{"version":3,"sources":["price-checker.ts"],"names":[],"mappings":"AAAA"}',
    isSystem: false,
    namespace: "supplier-onboarding",
    packageVersions: { "@harbor-goods/prices": "2.4.1" },
    commitInfo: { branch: "main", message: "Accept prices in euros" },
    id: "us_ag_Hn6cV2pY",
    accountId: "us_acc_Kp7Rw2Nx",
    environmentId: "us_env_4hTq9LmZ",
    createdAt: "2026-03-02T09:40:00.000Z",
    updatedAt: "2026-03-02T10:12:45.090Z",
  },
};

const example29: ErrorEnvelope = { errors: [{ message: "There is no agent `us_ag_Hn6cV2pZ`.", key: "agentId", code: "not_found" }] };

const example30: ListAgentVersionsResponse = {
  data: [
    {
      slug: "price-checker",
      topics: ["commit:created"],
      compiler: "js",
      source: 'export default async ({ context }, { log }) => {\n  log("checking prices of sheet " + context.sheetId);\n};\n',
      sourceMap: '{"version":3,"sources":["price-checker.ts"],"names":[],"mappings":"AAAA"}',
      isSystem: false,
      namespace: "supplier-onboarding",
      packageVersions: { "@harbor-goods/prices": "2.4.1" },
      commitInfo: { branch: "main", message: "Accept prices in euros" },
      id: "us_agv_Zk1uE7oD",
      agent_id: "us_ag_Hn6cV2pY",
      version: 2,
      origin: 1,
      createdAt: "2026-03-02T10:12:45.090Z",
      updatedAt: "2026-03-02T10:12:45.090Z",
    },
    {
      slug: "price-checker",
      topics: ["commit:created"],
      compiler: "js",
      source: 'export default async ({ context }, { log }) => {\n  log("checking prices of sheet " + context.sheetId);\n};\n',
      sourceMap: '{"version":3,"sources":["price-checker.ts"],"names":[],"mappings":"AAAA"}',
      isSystem: false,
      namespace: "supplier-onboarding",
      packageVersions: { "@harbor-goods/prices": "2.4.1" },
      commitInfo: { branch: "main", message: "Check prices" },
      id: "us_agv_Tq3mC8fR",
      agent_id: "us_ag_Hn6cV2pY",
      version: 1,
      origin: 1,
      createdAt: "2026-03-02T09:40:00.000Z",
      updatedAt: "2026-03-02T09:40:00.000Z",
    },
  ],
};

const example31: AgentVersionResponse = {
  data: {
    slug: "price-checker",
    topics: ["commit:created"],
    compiler: "js",
    source: 'export default async ({ context }, { log }) => {\n  log("checking prices of sheet " + context.sheetId);\n};\n',
    sourceMap: '{"version":3,"sources":["price-checker.ts"],"names":[],"mappings":"AAAA"}',
    isSystem: false,
    namespace: "supplier-onboarding",
    packageVersions: { "@harbor-goods/prices": "2.4.1" },
    commitInfo: { branch: "main", message: "Check prices" },
    id: "us_agv_Tq3mC8fR",
    agent_id: "us_ag_Hn6cV2pY",
    version: 1,
    origin: 1,
    createdAt: "2026-03-02T09:40:00.000Z",
    updatedAt: "2026-03-02T09:40:00.000Z",
  },
};

const example32: ErrorEnvelope = {
  errors: [
    {
      message: "There is no agent version `us_agv_Zk1uE7oX`.",
      key: "agentVersionId",
      code: "not_found",
    },
  ],
};

const example33: ListActorRolesResponse = {
  data: [
    {
      id: "us_acr_Yg6lS2kZ",
      roleId: "us_rol_Ce5tB9xU",
      actorId: "us_ag_Hn6cV2pY",
      resourceId: "us_sp_8vKd3QxN",
      createdAt: "2026-03-02T09:45:00.000Z",
      updatedAt: "2026-03-02T09:45:00.000Z",
    },
  ],
};

const example34: ErrorEnvelope = { errors: [{ message: "`roleId` is required.", key: "roleId", code: "value_missing" }] };

const example35: ErrorEnvelope = {
  errors: [
    {
      message: "`resourceId` must be the id of an account, an environment or a space; it was `us_sh_Pe3rT7nK`.",
      key: "resourceId",
      code: "value_not_allowed",
    },
  ],
};

const example36: ErrorEnvelope = {
  errors: [
    {
      message: "`us_key_Rf9hY4dM` may not call listAgentRoles: a role must grant `agents:read`.",
      code: "permission_missing",
    },
  ],
};

const example37: ErrorEnvelope = {
  errors: [
    {
      message: "There is no role assignment `us_acr_Yg6lS2kX`.",
      key: "actorRoleId",
      code: "not_found",
    },
  ],
};

const example38: AssignRoleResponse = {
  data: {
    id: "us_acr_Yg6lS2kZ",
    roleId: "us_rol_Ce5tB9xU",
    actorId: "us_ag_Hn6cV2pY",
    resourceId: "us_sp_8vKd3QxN",
    createdAt: "2026-03-02T09:45:00.000Z",
    updatedAt: "2026-03-02T09:45:00.000Z",
  },
};

const example39: AssignActorRoleRequest = { roleId: "us_rol_Ce5tB9xU", resourceId: "us_sp_8vKd3QxN" };

const example40: GetAgentLogsResponse = {
  data: [
    {
      id: "us_lg_Xi4gM6bA",
      agentId: "us_ag_Hn6cV2pY",
      eventId: "us_evt_Vs2hC5nL",
      success: true,
      createdAt: "2026-03-05T13:20:44.348Z",
      completedAt: "2026-03-05T13:20:44.988Z",
      log: "checking prices of sheet us_sh_Pe3rT7nK",
      queueLag: 38,
      namespaces: ["supplier-onboarding"],
      topic: "commit:created",
      context: {
        accountId: "us_acc_Kp7Rw2Nx",
        environmentId: "us_env_4hTq9LmZ",
        spaceId: "us_sp_8vKd3QxN",
        workbookId: "us_wb_Rm5yZ1hC",
        sheetId: "us_sh_Pe3rT7nK",
        sheetSlug: "products",
        commitId: "us_vr_Wd8jX5kV",
        actorId: "us_usr_Nq8dK1yT",
      },
      duration: 640,
      memoryUsage: 41943040,
      requestTime: 215,
      requestCount: 2,
      bytesReceived: 18204,
      bytesSent: 1366,
    },
  ],
  pagination: { currentPage: 1, pageCount: 1, totalCount: 1 },
};

const example41: ErrorEnvelope = {
  errors: [
    {
      message: "`environmentId` is required: add `?environmentId=...` to the address.",
      key: "environmentId",
      code: "value_missing",
    },
  ],
};

const example42: GetDetailedAgentLogResponse = {
  data: {
    eventId: "us_evt_Vs2hC5nL",
    success: true,
    createdAt: "2026-03-05T13:20:44.348Z",
    completedAt: "2026-03-05T13:20:44.988Z",
    duration: 640,
    topic: "commit:created",
    context: {
      accountId: "us_acc_Kp7Rw2Nx",
      environmentId: "us_env_4hTq9LmZ",
      spaceId: "us_sp_8vKd3QxN",
      workbookId: "us_wb_Rm5yZ1hC",
      sheetId: "us_sh_Pe3rT7nK",
      sheetSlug: "products",
      commitId: "us_vr_Wd8jX5kV",
      actorId: "us_usr_Nq8dK1yT",
    },
    log: "checking prices of sheet us_sh_Pe3rT7nK",
  },
};

const example43: ErrorEnvelope = {
  errors: [
    {
      message: "There is no agent log for the event `us_evt_Vs2hC5nX`.",
      key: "eventId",
      code: "not_found",
    },
  ],
};

const example44: GetExecutionsResponse = {
  data: [
    {
      eventId: "us_evt_Vs2hC5nL",
      success: true,
      spaceId: "us_sp_8vKd3QxN",
      createdAt: "2026-03-05T13:20:44.348Z",
      completedAt: "2026-03-05T13:20:44.988Z",
      duration: 640,
      requestTime: 215,
      requestCount: 2,
      memoryUsage: 41943040,
      topic: "commit:created",
    },
  ],
  pagination: { currentPage: 1, pageCount: 1, totalCount: 1 },
};

const example45: GetDetailedAgentLogsResponse = {
  data: [
    {
      eventId: "us_evt_Dk9rG2wE",
      success: false,
      createdAt: "2026-03-02T10:05:12.870Z",
      completedAt: "2026-03-02T10:05:13.244Z",
      duration: 374,
      topic: "file:created",
      context: {
        accountId: "us_acc_Kp7Rw2Nx",
        environmentId: "us_env_4hTq9LmZ",
        spaceId: "us_sp_8vKd3QxN",
        fileId: "us_fl_Gx3zH8wS",
        actorId: "us_g_Oj7wR3vP",
      },
      log: "Error: the shop answered 503 after 3 attempts",
    },
  ],
  pagination: { currentPage: 1, pageCount: 1, totalCount: 1 },
};

const example46: AppsResponse = {
  data: [
    {
      name: "Invoice intake",
      namespace: "invoice-intake",
      type: "CUSTOM",
      entity: "Month",
      entityPlural: "Months",
      metadata: { team: "accounting" },
      environmentFilters: { type: ["development"] },
      id: "us_app_Wt5gD2kR",
      createdAt: "2026-03-05T09:12:48.330Z",
      updatedAt: "2026-03-05T09:12:48.330Z",
      deletedAt: null,
      activatedAt: null,
    },
    {
      id: "us_app_Ib3pQ8mH",
      name: "Supplier onboarding",
      namespace: "supplier-onboarding",
      type: "CUSTOM",
      entity: "Supplier",
      entityPlural: "Suppliers",
      icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M2 5l6-3 6 3v6l-6 3-6-3z"/></svg>',
      metadata: { team: "purchasing" },
      environmentFilters: { type: ["development", "production"], exclude_ids: ["us_env_9gWc2RxD"] },
      createdAt: "2026-03-02T08:45:10.227Z",
      updatedAt: "2026-03-04T16:12:39.051Z",
      deletedAt: null,
      activatedAt: "2026-03-02T09:00:00.000Z",
    },
  ],
};

const example47: AppResponse = {
  data: {
    name: "Invoice intake",
    namespace: "invoice-intake",
    type: "CUSTOM",
    entity: "Month",
    entityPlural: "Months",
    metadata: { team: "accounting" },
    environmentFilters: { type: ["development"] },
    id: "us_app_Wt5gD2kR",
    createdAt: "2026-03-05T09:12:48.330Z",
    updatedAt: "2026-03-05T09:12:48.330Z",
    deletedAt: null,
    activatedAt: null,
  },
};

const example48: AppCreate = {
  name: "Invoice intake",
  namespace: "invoice-intake",
  type: "CUSTOM",
  entity: "Month",
  entityPlural: "Months",
  metadata: { team: "accounting" },
  environmentFilters: { type: ["development"] },
};

const example49: AppCreate = {
  name: "Price lists",
  namespace: "price-lists",
  type: "CUSTOM",
  blueprint: {
    workbooks: [
      {
        name: "Prices",
        sheets: [
          {
            name: "Prices",
            slug: "prices",
            fields: [
              { key: "sku", type: "string", label: "SKU" },
              { key: "price", type: "number", label: "Price" },
            ],
          },
        ],
      },
    ],
    documents: [{ title: "Read me", body: "One line per product." }],
  },
};

const example50: AppResponse = {
  data: {
    id: "us_app_Ib3pQ8mH",
    name: "Supplier onboarding",
    namespace: "supplier-onboarding",
    type: "CUSTOM",
    entity: "Supplier",
    entityPlural: "Suppliers",
    icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M2 5l6-3 6 3v6l-6 3-6-3z"/></svg>',
    metadata: { team: "purchasing" },
    environmentFilters: { type: ["development", "production"], exclude_ids: ["us_env_9gWc2RxD"] },
    createdAt: "2026-03-02T08:45:10.227Z",
    updatedAt: "2026-03-04T16:12:39.051Z",
    deletedAt: null,
    activatedAt: "2026-03-02T09:00:00.000Z",
  },
};

const example51: AppResponse = {
  data: {
    name: "Invoice intake",
    namespace: "invoice-intake",
    type: "CUSTOM",
    entity: "Month",
    entityPlural: "Months",
    metadata: { team: "accounting" },
    environmentFilters: { type: ["development"] },
    id: "us_app_Wt5gD2kR",
    createdAt: "2026-03-05T09:12:48.330Z",
    updatedAt: "2026-03-05T17:41:02.914Z",
    deletedAt: null,
    activatedAt: "2026-03-06T08:00:00.000Z",
  },
};

const example52: AppPatch = { activatedAt: "2026-03-06T08:00:00.000Z" };

const example53: AppPatch = { environmentFilters: { type: ["production"] } };

const example54: SuccessData = { success: true };

const example55: ConstraintsResponse = {
  data: [
    {
      validator: "article-number",
      label: "Article number",
      description: "Three letters, a hyphen and four digits.",
      rule: { pattern: "(CUP|MUG)-\\d{4}" },
      options: { message: "Write it like ABC-1234.", level: "warn" },
      id: "us_cn_Vn4kS7tZ",
      appId: "us_app_Ib3pQ8mH",
      version: 2,
      isBuiltin: false,
      createdAt: "2026-03-05T10:20:31.118Z",
      updatedAt: "2026-03-09T14:02:55.640Z",
    },
  ],
};

const example56: ConstraintResponse = {
  data: {
    validator: "article-number",
    label: "Article number",
    description: "Three letters, a hyphen and four digits.",
    rule: { pattern: "[A-Z]{3}-\\d{4}" },
    options: { message: "Write it like ABC-1234.", level: "warn" },
    id: "us_cn_Vn4kS7tZ",
    appId: "us_app_Ib3pQ8mH",
    version: 1,
    isBuiltin: false,
    createdAt: "2026-03-05T10:20:31.118Z",
    updatedAt: "2026-03-05T10:20:31.118Z",
  },
};

const example57: ConstraintCreate = {
  validator: "article-number",
  label: "Article number",
  description: "Three letters, a hyphen and four digits.",
  rule: { pattern: "[A-Z]{3}-\\d{4}" },
  options: { message: "Write it like ABC-1234.", level: "warn" },
};

const example58: ConstraintResponse = {
  data: {
    validator: "article-number",
    label: "Article number",
    description: "Three letters, a hyphen and four digits.",
    rule: { pattern: "(CUP|MUG)-\\d{4}" },
    options: { message: "Write it like ABC-1234.", level: "warn" },
    id: "us_cn_Vn4kS7tZ",
    appId: "us_app_Ib3pQ8mH",
    version: 2,
    isBuiltin: false,
    createdAt: "2026-03-05T10:20:31.118Z",
    updatedAt: "2026-03-09T14:02:55.640Z",
  },
};

const example59: ConstraintUpdate = { rule: { pattern: "(CUP|MUG)-\\d{4}" } };

const example60: ConstraintVersionsResponse = {
  data: [
    {
      validator: "article-number",
      label: "Article number",
      description: "Three letters, a hyphen and four digits.",
      rule: { pattern: "(CUP|MUG)-\\d{4}" },
      options: { message: "Write it like ABC-1234.", level: "warn" },
      id: "us_cn_Vn4kS7tZ",
      appId: "us_app_Ib3pQ8mH",
      version: 2,
      isBuiltin: false,
      createdAt: "2026-03-09T14:02:55.640Z",
      updatedAt: "2026-03-09T14:02:55.640Z",
    },
    {
      validator: "article-number",
      label: "Article number",
      description: "Three letters, a hyphen and four digits.",
      rule: { pattern: "[A-Z]{3}-\\d{4}" },
      options: { message: "Write it like ABC-1234.", level: "warn" },
      id: "us_cn_Vn4kS7tZ",
      appId: "us_app_Ib3pQ8mH",
      version: 1,
      isBuiltin: false,
      createdAt: "2026-03-05T10:20:31.118Z",
      updatedAt: "2026-03-05T10:20:31.118Z",
    },
  ],
};

const example61: ConstraintVersionResponse = {
  data: {
    validator: "article-number",
    label: "Article number",
    description: "Three letters, a hyphen and four digits.",
    rule: { pattern: "[A-Z]{3}-\\d{4}" },
    options: { message: "Write it like ABC-1234.", level: "warn" },
    id: "us_cn_Vn4kS7tZ",
    appId: "us_app_Ib3pQ8mH",
    version: 1,
    isBuiltin: false,
    createdAt: "2026-03-05T10:20:31.118Z",
    updatedAt: "2026-03-05T10:20:31.118Z",
  },
};

const example62: ListAuditEntriesResponse = {
  data: [
    {
      id: "us_au_Vd3nH8sW",
      action: "sign-in:rejected",
      actorId: "us_usr_Fy5jD2vS",
      address: "192.0.2.17",
      createdAt: "2026-03-09T15:02:11.904Z",
      lastAt: "2026-03-09T15:02:48.310Z",
      times: 3,
    },
    {
      id: "us_au_Qk6tB2mZ",
      action: "role:assigned",
      actorId: "us_usr_Nq8dK1yT",
      targetId: "us_usr_Bq7mX3kE",
      relatedId: "us_rol_Ce5tB9xU",
      environmentId: "us_env_4hTq9LmZ",
      createdAt: "2026-03-09T14:31:07.512Z",
      lastAt: "2026-03-09T14:31:07.512Z",
      times: 1,
    },
    {
      id: "us_au_Xp9rC4jL",
      action: "user:created",
      actorId: "us_usr_Nq8dK1yT",
      targetId: "us_usr_Bq7mX3kE",
      createdAt: "2026-03-09T14:31:07.512Z",
      lastAt: "2026-03-09T14:31:07.512Z",
      times: 1,
    },
  ],
  pagination: { currentPage: 1, pageCount: 1, totalCount: 3 },
};

const example63: AccessToken = {
  accessToken: "example-access-token",
  expiresIn: "86400",
  expires: "2026-03-03T09:00:00.000Z",
  email: "nora.lindqvist@harbor-goods.example",
  userId: "us_usr_Nq8dK1yT",
  accountId: "us_acc_Kp7Rw2Nx",
};

const example64: ErrorEnvelope = {
  errors: [
    {
      message: "`type` must be `userCredentials` or `apiCredentials`; it was `password`.",
      key: "type",
      code: "value_not_allowed",
    },
  ],
};

const example65: ErrorEnvelope = {
  errors: [
    {
      message: "There is no API key or API token `us_key_Lb6wT1sX`.",
      key: "clientId",
      code: "not_found",
    },
  ],
};

const example66: Credentials = {
  type: "userCredentials",
  email: "nora.lindqvist@harbor-goods.example",
  password: "correct horse battery staple",
};

const example67: Credentials = { type: "apiCredentials", clientId: "us_key_Lb6wT1sG", secret: "example-secret-of-the-key" };

const example68: ApiKeysResponse = {
  data: [
    {
      rawKey: "pk_example-raw-key",
      id: "us_key_Rf9hY4dM",
      type: "PUBLISHABLE",
      environmentId: "us_env_4hTq9LmZ",
      accountId: "us_acc_Kp7Rw2Nx",
      operations: [{ path: "/spaces", method: "POST" }],
      origins: ["https://shop.harbor-goods.example"],
      requestsPerMinute: 60,
      createdAt: "2026-03-02T08:40:00.190Z",
      updatedAt: "2026-03-02T08:40:00.190Z",
    },
  ],
};

const example69: ErrorEnvelope = {
  errors: [
    {
      message: "There is no environment `us_env_4hTq9LmX`.",
      key: "environmentId",
      code: "not_found",
    },
  ],
};

const example70: ErrorEnvelope = { errors: [{ message: "There is no API key `us_key_Lb6wT1sX`.", key: "key", code: "not_found" }] };

const example71: ApiKeysResponse = {
  data: [
    {
      id: "us_key_Lb6wT1sG",
      type: "SECRET",
      environmentId: "us_env_4hTq9LmZ",
      accountId: "us_acc_Kp7Rw2Nx",
      operations: [],
      createdAt: "2026-03-02T09:05:00.000Z",
      updatedAt: "2026-03-02T09:05:00.000Z",
    },
    {
      id: "us_key_Rf9hY4dM",
      type: "PUBLISHABLE",
      environmentId: "us_env_4hTq9LmZ",
      accountId: "us_acc_Kp7Rw2Nx",
      operations: [{ path: "/spaces", method: "POST" }],
      origins: ["https://shop.harbor-goods.example"],
      requestsPerMinute: 60,
      createdAt: "2026-03-02T08:40:00.190Z",
      updatedAt: "2026-03-02T08:40:00.190Z",
    },
  ],
};

const example72: CreateImportSessionResponse = {
  data: {
    id: "us_jb_Is5eS8xQ",
    status: "open",
    spaceId: "us_sp_8vKd3QxN",
    workbookId: "us_wb_Rm5yZ1hC",
    sheetId: "us_sh_Pe3rT7nK",
    guestId: "us_g_Oj7wR3vP",
    externalId: "customer-4711",
    origins: ["https://shop.harbor-goods.example"],
    keyFields: ["email"],
    completedUrl: "https://shop.harbor-goods.example/imports/done",
    counts: { total: 0, valid: 0, error: 0 },
    createdAt: "2026-03-02T09:05:00.000Z",
    expiresAt: "2026-03-02T10:05:00.000Z",
    metadata: { order: 1204 },
    token: "example-session-token",
  },
};

const example73: CreateImportSessionRequest = {
  environmentId: "us_env_4hTq9LmZ",
  blueprint: {
    workbooks: [
      {
        name: "Contacts",
        sheets: [
          {
            name: "Contacts",
            slug: "contacts",
            fields: [
              {
                key: "email",
                type: "string",
                label: "E-mail",
                constraints: [{ type: "required" }],
              },
              { key: "age", type: "number", label: "Age" },
            ],
          },
        ],
      },
    ],
  },
  guest: { externalId: "customer-4711", name: "Tomás Alves" },
  origins: ["https://shop.harbor-goods.example"],
  keyFields: ["email"],
  expiresIn: 3600,
  metadata: { order: 1204 },
  completedUrl: "https://shop.harbor-goods.example/imports/done",
};

const example74: ImportSessionResponse = {
  data: {
    id: "us_jb_Is5eS8xQ",
    status: "open",
    spaceId: "us_sp_8vKd3QxN",
    workbookId: "us_wb_Rm5yZ1hC",
    sheetId: "us_sh_Pe3rT7nK",
    guestId: "us_g_Oj7wR3vP",
    externalId: "customer-4711",
    origins: ["https://shop.harbor-goods.example"],
    keyFields: ["email"],
    completedUrl: "https://shop.harbor-goods.example/imports/done",
    counts: { total: 240, valid: 231, error: 9 },
    createdAt: "2026-03-02T09:05:00.000Z",
    expiresAt: "2026-03-02T10:05:00.000Z",
    metadata: { order: 1204 },
  },
};

const example75: CurrentActorResponse = {
  data: {
    id: "us_usr_Nq8dK1yT",
    kind: "user",
    name: "Nora Lindqvist",
    email: "nora.lindqvist@harbor-goods.example",
    accountId: "us_acc_Kp7Rw2Nx",
    permissions: ["*"],
    roles: [{ name: "Administrator" }],
    token: { kind: "access", expiresAt: "2026-03-03T09:00:00.000Z" },
  },
};

const example76: CurrentActorResponse = {
  data: {
    id: "us_g_Oj7wR3vP",
    kind: "guest",
    name: "Tomás Alves",
    email: "tomas.alves@casa-alves.example",
    accountId: "us_acc_Kp7Rw2Nx",
    environmentId: "us_env_4hTq9LmZ",
    permissions: ["records:read", "records:write", "sheets:read", "spaces:read"],
    roles: [{ name: "Guest", environmentId: "us_env_4hTq9LmZ", spaceId: "us_sp_8vKd3QxN" }],
    token: { kind: "guest", expiresAt: "2026-03-02T15:00:00.000Z", spaceId: "us_sp_8vKd3QxN" },
  },
};

const example77: PersonalAccessTokensResponse = {
  data: [
    {
      id: "us_pat_Gv8cX3nF",
      name: "Scripts on my laptop",
      createdAt: "2026-03-02T09:10:00.000Z",
      lastUsedAt: "2026-03-09T13:58:20.115Z",
    },
  ],
};

const example78: ErrorEnvelope = {
  errors: [
    {
      message: "`verbose` is not a query parameter of listPersonalAccessTokens; it takes none.",
      key: "verbose",
      code: "name_unknown",
    },
  ],
};

const example79: ErrorEnvelope = {
  errors: [
    {
      message: "Personal access tokens belong to users; you called as `us_key_Lb6wT1sG`.",
      key: "Authorization",
      code: "not_found",
    },
  ],
};

const example80: CreatePersonalAccessTokenResponse = {
  data: {
    token: "pat_example-token",
    personalAccessToken: {
      id: "us_pat_Gv8cX3nF",
      name: "Scripts on my laptop",
      createdAt: "2026-03-02T09:10:00.000Z",
    },
  },
};

const example81: ErrorEnvelope = { errors: [{ message: "`name` is required.", key: "name", code: "value_missing" }] };

const example82: CreatePersonalAccessTokenRequest = { name: "Scripts on my laptop" };

const example83: ErrorEnvelope = {
  errors: [
    {
      message: "There is no personal access token `us_pat_Gv8cX3nX`.",
      key: "accessTokenId",
      code: "not_found",
    },
  ],
};

const example84: PublishableKeyResponse = {
  data: {
    rawKey: "pk_example-raw-key",
    id: "us_key_Rf9hY4dM",
    type: "PUBLISHABLE",
    environmentId: "us_env_4hTq9LmZ",
    accountId: "us_acc_Kp7Rw2Nx",
    operations: [{ path: "/spaces", method: "POST" }],
    origins: ["https://shop.harbor-goods.example"],
    requestsPerMinute: 60,
    createdAt: "2026-03-02T08:40:00.190Z",
    updatedAt: "2026-03-02T08:40:00.190Z",
  },
};

const example85: AccessToken = {
  accessToken: "example-newer-access-token",
  expiresIn: "86400",
  expires: "2026-03-04T08:30:00.000Z",
  email: "nora.lindqvist@harbor-goods.example",
  userId: "us_usr_Nq8dK1yT",
  accountId: "us_acc_Kp7Rw2Nx",
};

const example86: ErrorEnvelope = {
  errors: [
    {
      message: "This token is not an access token: only tokens of `createAccessToken` and `createSpace` are exchanged for newer ones.",
      code: "value_invalid",
    },
  ],
};

const example87: ErrorEnvelope = {
  errors: [
    {
      message: "This access token is unknown, has expired or was revoked. Sign in again with `createAccessToken`.",
      code: "not_found",
    },
  ],
};

const example88: unknown = "example-access-token";

const example89: ListCanvasAreasResponse = {
  data: [
    {
      id: "us_cva_Hf5yN8qL",
      canvasId: "us_cv_Dr9nF4jW",
      parentId: "us_cva_Sa2kT6cX",
      type: "header",
      layout: "split",
      position: "top",
      visibility: "visible",
      config: { title: "Check the products before you submit them" },
      metadata: { addedBy: "onboarding" },
      overlay: null,
      createdAt: "2026-03-02T10:21:07.318Z",
      updatedAt: "2026-03-02T10:21:07.318Z",
    },
    {
      id: "us_cva_Sa2kT6cX",
      canvasId: "us_cv_Dr9nF4jW",
      type: "sheet",
      layout: "split",
      position: "middle",
      visibility: "visible",
      config: { sheetId: "us_sh_Pe3rT7nK", showToolbar: true },
      metadata: {},
      overlay: { message: "Records are being checked" },
      createdAt: "2026-03-02T10:20:44.902Z",
      updatedAt: "2026-03-04T08:02:15.640Z",
    },
  ],
  pagination: { currentPage: 1, pageCount: 1, totalCount: 2 },
};

const example90: ErrorEnvelope = {
  errors: [
    {
      message: "`pageSize` must be at least 1; it was `0`.",
      key: "pageSize",
      code: "value_out_of_range",
    },
  ],
};

const example91: CanvasAreaResponse = {
  data: {
    id: "us_cva_Sa2kT6cX",
    canvasId: "us_cv_Dr9nF4jW",
    type: "sheet",
    layout: "split",
    position: "middle",
    visibility: "visible",
    config: { sheetId: "us_sh_Pe3rT7nK", showToolbar: true },
    metadata: {},
    overlay: null,
    createdAt: "2026-03-02T10:20:44.902Z",
    updatedAt: "2026-03-02T10:20:44.902Z",
  },
};

const example92: CanvasAreaResponse = {
  data: {
    id: "us_cva_Hf5yN8qL",
    canvasId: "us_cv_Dr9nF4jW",
    parentId: "us_cva_Sa2kT6cX",
    type: "header",
    layout: "split",
    position: "top",
    visibility: "visible",
    config: { title: "Check the products before you submit them" },
    metadata: { addedBy: "onboarding" },
    overlay: null,
    createdAt: "2026-03-02T10:21:07.318Z",
    updatedAt: "2026-03-02T10:21:07.318Z",
  },
};

const example93: ErrorEnvelope = { errors: [{ message: "`position` is required.", key: "position", code: "value_missing" }] };

const example94: ErrorEnvelope = {
  errors: [
    {
      message: "Area `us_cva_Sa2kT6cX` cannot be nested in itself.",
      key: "parentId",
      code: "value_invalid",
    },
  ],
};

const example95: CreateCanvasAreaRequest = {
  canvasId: "us_cv_Dr9nF4jW",
  type: "sheet",
  position: "middle",
  config: { sheetId: "us_sh_Pe3rT7nK", showToolbar: true },
};

const example96: CreateCanvasAreaRequest = {
  canvasId: "us_cv_Dr9nF4jW",
  parentId: "us_cva_Sa2kT6cX",
  type: "header",
  position: "top",
  config: { title: "Check the products before you submit them" },
  metadata: { addedBy: "onboarding" },
};

const example97: CanvasAreaResponse = {
  data: {
    id: "us_cva_Sa2kT6cX",
    canvasId: "us_cv_Dr9nF4jW",
    type: "sheet",
    layout: "split",
    position: "middle",
    visibility: "visible",
    config: { sheetId: "us_sh_Pe3rT7nK", showToolbar: true },
    metadata: {},
    overlay: { message: "Records are being checked" },
    createdAt: "2026-03-02T10:20:44.902Z",
    updatedAt: "2026-03-04T08:02:15.640Z",
  },
};

const example98: ErrorEnvelope = {
  errors: [
    {
      message: "There is no canvas area `us_cva_Sa2kT6cZ`.",
      key: "canvasAreaId",
      code: "not_found",
    },
  ],
};

const example99: UpdateCanvasAreaRequest = { overlay: { message: "Records are being checked" } };

const example100: UpdateCanvasAreaRequest = { visibility: "hidden" };

const example101: CommitResponse = {
  data: {
    id: "us_vr_Wd8jX5kV",
    sheetId: "us_sh_Pe3rT7nK",
    createdBy: "us_usr_Nq8dK1yT",
    createdAt: "2026-03-05T13:20:44.310Z",
  },
};

const example102: CommitResponse = {
  data: {
    id: "us_vr_Wd8jX5kV",
    sheetId: "us_sh_Pe3rT7nK",
    createdBy: "us_usr_Nq8dK1yT",
    createdAt: "2026-03-05T13:20:44.310Z",
    completedBy: "us_ag_Hn6cV2pY",
    completedAt: "2026-03-05T13:20:46.770Z",
  },
};

const example103: ErrorEnvelope = {
  errors: [{ message: "There is no commit `us_vr_Wd8jX5kX`.", key: "commitId", code: "not_found" }],
};

const example104: ListCommitChangesResponse = {
  data: [
    {
      type: "updated",
      sheetId: "us_sh_Pe3rT7nK",
      recordId: "us_rc_Lh5pE8uJ",
      position: 1,
      fields: ["sku"],
    },
    {
      type: "judged",
      sheetId: "us_sh_Pe3rT7nK",
      recordId: "us_rc_Qa1sD4fG",
      position: 0,
      fields: ["sku"],
    },
  ],
  pagination: { currentPage: 1, pageCount: 1, totalCount: 2 },
};

const example105: UndoCommitResponse = { data: { commitId: "us_vr_Zc3uN8xD", deleted: 1, updated: 0, restored: 0, skipped: 0 } };

const example106: ListDataRetentionPoliciesResponse = {
  data: [
    {
      id: "us_drp_Kf6oD3iB",
      type: "lastActivity",
      period: 365,
      environmentId: "us_env_4hTq9LmZ",
      createdAt: "2026-03-02T08:58:36.004Z",
      updatedAt: "2026-03-02T08:58:36.004Z",
    },
  ],
};

const example107: ErrorEnvelope = {
  errors: [
    {
      message: "There is no data retention policy `us_drp_Kf6oD3iZ`.",
      key: "id",
      code: "not_found",
    },
  ],
};

const example108: DataRetentionPolicyResponse = {
  data: {
    id: "us_drp_Kf6oD3iB",
    type: "lastActivity",
    period: 365,
    environmentId: "us_env_4hTq9LmZ",
    createdAt: "2026-03-02T08:58:36.004Z",
    updatedAt: "2026-03-02T08:58:36.004Z",
  },
};

const example109: ErrorEnvelope = {
  errors: [
    {
      message: "`period` must be at least 1; it was `0`.",
      key: "period",
      code: "value_out_of_range",
    },
  ],
};

const example110: DataRetentionPolicyConfig = { type: "lastActivity", period: 365, environmentId: "us_env_4hTq9LmZ" };

const example111: DataRetentionPolicyResponse = {
  data: {
    id: "us_drp_Kf6oD3iB",
    type: "lastActivity",
    period: 730,
    environmentId: "us_env_4hTq9LmZ",
    createdAt: "2026-03-02T08:58:36.004Z",
    updatedAt: "2026-03-09T13:26:51.270Z",
  },
};

const example112: DataRetentionPolicyConfig = { type: "lastActivity", period: 730, environmentId: "us_env_4hTq9LmZ" };

const example113: ListEntitlementsResponse = { data: [] };

const example114: ErrorEnvelope = { errors: [{ message: "There is no space `us_sp_8vKd3QxX`.", key: "spaceId", code: "not_found" }] };

const example115: ListEnvironmentsResponse = {
  data: [
    {
      id: "us_env_4hTq9LmZ",
      accountId: "us_acc_Kp7Rw2Nx",
      name: "development",
      isProd: false,
      guestAuthentication: ["magic_link"],
      features: {},
      metadata: { owner: "catalogue team" },
      namespaces: ["supplier-onboarding"],
      languageOverride: "en",
    },
    {
      id: "us_env_Wk7pN3sD",
      accountId: "us_acc_Kp7Rw2Nx",
      name: "production",
      isProd: true,
      guestAuthentication: ["magic_link", "shared_link"],
      features: {},
      metadata: {},
    },
  ],
  pagination: { currentPage: 1, pageCount: 1, totalCount: 2 },
};

const example116: EnvironmentResponse = {
  data: {
    id: "us_env_9gWc2RxD",
    accountId: "us_acc_Kp7Rw2Nx",
    name: "rehearsal",
    isProd: false,
    guestAuthentication: ["shared_link"],
    metadata: { owner: "catalogue team" },
    features: {},
  },
};

const example117: EnvironmentConfigCreate = {
  name: "rehearsal",
  isProd: false,
  guestAuthentication: ["shared_link"],
  metadata: { owner: "catalogue team" },
};

const example118: EnvironmentResponse = {
  data: {
    id: "us_env_4hTq9LmZ",
    accountId: "us_acc_Kp7Rw2Nx",
    name: "development",
    isProd: false,
    guestAuthentication: ["magic_link"],
    features: {},
    metadata: { owner: "catalogue team" },
    namespaces: ["supplier-onboarding"],
    languageOverride: "en",
  },
};

const example119: ErrorEnvelope = {
  errors: [
    {
      message: "`includeSpaces` is not a query parameter of getEnvironment; it takes none.",
      key: "includeSpaces",
      code: "name_unknown",
    },
  ],
};

const example120: Environment = {
  id: "us_env_4hTq9LmZ",
  accountId: "us_acc_Kp7Rw2Nx",
  name: "development",
  isProd: false,
  guestAuthentication: ["magic_link"],
  features: {},
  metadata: { owner: "catalogue team" },
  namespaces: ["supplier-onboarding"],
  languageOverride: "en",
};

const example121: EnvironmentConfigUpdate = { guestAuthentication: ["magic_link"] };

const example122: GuideListResponse = {
  data: [
    {
      id: "us_gu_Pd5wJ8rQ",
      slug: "prepare-your-product-list",
      title: "Prepare your product list",
      description: "What a product list needs before it can be imported.",
      blocks: [
        { type: "markdown", text: "One line per product. Each line needs a SKU and a price." },
      ],
      versions: [
        {
          id: "us_guv_Zf3xK6mT",
          version: 2,
          content: '[{"type":"markdown","text":"One line per product. Each line needs a SKU and a price."}]',
          createdAt: "2026-03-02T09:20:00.000Z",
          updatedAt: "2026-03-02T09:20:00.000Z",
        },
        {
          id: "us_guv_Hc9bV2yN",
          version: 1,
          content: '[{"type":"markdown","text":"One line per product."}]',
          createdAt: "2026-03-02T09:10:00.000Z",
          updatedAt: "2026-03-02T09:10:00.000Z",
        },
      ],
      createdAt: "2026-03-02T09:10:00.000Z",
      updatedAt: "2026-03-02T09:20:00.000Z",
    },
  ],
};

const example123: GuideDetailResponse = {
  data: {
    id: "us_gu_Pd5wJ8rQ",
    slug: "prepare-your-product-list",
    title: "Prepare your product list",
    description: "What a product list needs before it can be imported.",
    blocks: [{ type: "markdown", text: "One line per product." }],
    versions: [
      {
        id: "us_guv_Hc9bV2yN",
        version: 1,
        content: '[{"type":"markdown","text":"One line per product."}]',
        createdAt: "2026-03-02T09:10:00.000Z",
        updatedAt: "2026-03-02T09:10:00.000Z",
      },
    ],
    createdAt: "2026-03-02T09:10:00.000Z",
    updatedAt: "2026-03-02T09:10:00.000Z",
  },
};

const example124: ErrorEnvelope = {
  errors: [{ message: "`title` must be a text; it was `2026`.", key: "title", code: "wrong_type" }],
};

const example125: GuideCreateRequest = {
  environmentId: "us_env_4hTq9LmZ",
  slug: "prepare-your-product-list",
  title: "Prepare your product list",
  description: "What a product list needs before it can be imported.",
  blocks: [{ type: "markdown", text: "One line per product." }],
};

const example126: GuideDetailResponse = {
  data: {
    id: "us_gu_Pd5wJ8rQ",
    slug: "prepare-your-product-list",
    title: "Prepare your product list",
    description: "What a product list needs before it can be imported.",
    blocks: [
      { type: "markdown", text: "One line per product. Each line needs a SKU and a price." },
    ],
    versions: [
      {
        id: "us_guv_Zf3xK6mT",
        version: 2,
        content: '[{"type":"markdown","text":"One line per product. Each line needs a SKU and a price."}]',
        createdAt: "2026-03-02T09:20:00.000Z",
        updatedAt: "2026-03-02T09:20:00.000Z",
      },
      {
        id: "us_guv_Hc9bV2yN",
        version: 1,
        content: '[{"type":"markdown","text":"One line per product."}]',
        createdAt: "2026-03-02T09:10:00.000Z",
        updatedAt: "2026-03-02T09:10:00.000Z",
      },
    ],
    createdAt: "2026-03-02T09:10:00.000Z",
    updatedAt: "2026-03-02T09:20:00.000Z",
  },
};

const example127: ErrorEnvelope = {
  errors: [
    {
      message: "There is no guide `us_gu_Pd5wJ8rX` in this environment.",
      key: "guideId",
      code: "not_found",
    },
  ],
};

const example128: GuideUpdateRequest = { blocks: [{ type: "markdown", text: "One line per product. Each line needs a SKU and a price." }] };

const example129: GuideVersionResponse = {
  data: {
    id: "us_guv_Hc9bV2yN",
    version: 1,
    content: '[{"type":"markdown","text":"One line per product."}]',
    createdAt: "2026-03-02T09:10:00.000Z",
    updatedAt: "2026-03-02T09:10:00.000Z",
  },
};

const example130: ListAllEventsResponse = {
  cursor: "4711",
  data: [
    {
      id: "us_evt_Vs2hC5nL",
      topic: "commit:created",
      domain: "workbook",
      context: {
        accountId: "us_acc_Kp7Rw2Nx",
        environmentId: "us_env_4hTq9LmZ",
        spaceId: "us_sp_8vKd3QxN",
        appId: "us_app_Ib3pQ8mH",
        workbookId: "us_wb_Rm5yZ1hC",
        sheetId: "us_sh_Pe3rT7nK",
        sheetSlug: "products",
        slugs: { space: "spring-product-import", workbook: "spring-catalogue", sheet: "products" },
        namespaces: ["supplier-onboarding"],
        commitId: "us_vr_Wd8jX5kV",
        actorId: "us_usr_Nq8dK1yT",
      },
      payload: { trackChanges: true },
      callbackUrl: "v1/events/us_evt_Vs2hC5nL/ack",
      dataUrl: "v1/sheets/us_sh_Pe3rT7nK/records?commitId=us_vr_Wd8jX5kV",
      namespaces: ["supplier-onboarding"],
      createdAt: "2026-03-05T13:20:44.310Z",
    },
    {
      id: "us_evt_Dk9rG2wE",
      topic: "file:created",
      domain: "file",
      context: {
        accountId: "us_acc_Kp7Rw2Nx",
        environmentId: "us_env_4hTq9LmZ",
        spaceId: "us_sp_8vKd3QxN",
        appId: "us_app_Ib3pQ8mH",
        slugs: { space: "spring-product-import" },
        namespaces: ["supplier-onboarding"],
        fileId: "us_fl_Gx3zH8wS",
        actorId: "us_g_Oj7wR3vP",
      },
      payload: { name: "products.csv", mimetype: "text/csv", size: 18432, status: "partial" },
      namespaces: ["supplier-onboarding"],
      createdAt: "2026-03-02T10:02:31.120Z",
    },
  ],
};

const example131: EventResponse = {
  data: {
    id: "us_evt_Cn4xQ7bK",
    topic: "workbook:updated",
    domain: "workbook",
    context: {
      accountId: "us_acc_Kp7Rw2Nx",
      environmentId: "us_env_4hTq9LmZ",
      spaceId: "us_sp_8vKd3QxN",
      workbookId: "us_wb_Rm5yZ1hC",
      slugs: { space: "spring-product-import", workbook: "spring-catalogue" },
      namespaces: ["supplier-onboarding"],
      actorId: "us_usr_Nq8dK1yT",
    },
    payload: { name: "Spring catalogue", changed: ["labels"] },
    attributes: {
      targetUpdatedAt: "2026-03-07T06:00:14.020Z",
      progress: { current: 1, total: 1, percent: 100 },
    },
    namespaces: ["supplier-onboarding"],
    origin: { slug: "nightly-catalogue-sync" },
    target: "us_wb_Rm5yZ1hC",
    createdAt: "2026-03-07T06:00:14.391Z",
    sentByClient: true,
  },
};

const example132: ErrorEnvelope = {
  errors: [
    { message: "`domain` is required.", key: "domain", code: "value_missing" },
    { message: "`topic` is required.", key: "topic", code: "value_missing" },
  ],
};

const example133: ErrorEnvelope = {
  errors: [
    { message: "There is no space `us_sp_8vKd3QxX`.", key: "context.spaceId", code: "not_found" },
  ],
};

const example134: CreateEventConfig = {
  topic: "workbook:updated",
  domain: "workbook",
  context: {
    accountId: "us_acc_Kp7Rw2Nx",
    environmentId: "us_env_4hTq9LmZ",
    spaceId: "us_sp_8vKd3QxN",
    workbookId: "us_wb_Rm5yZ1hC",
    slugs: { space: "spring-product-import", workbook: "spring-catalogue" },
    namespaces: ["supplier-onboarding"],
    actorId: "us_usr_Nq8dK1yT",
  },
  payload: { name: "Spring catalogue", changed: ["labels"] },
  attributes: {
    targetUpdatedAt: "2026-03-07T06:00:14.020Z",
    progress: { current: 1, total: 1, percent: 100 },
  },
  namespaces: ["supplier-onboarding"],
  origin: { slug: "nightly-catalogue-sync" },
  target: "us_wb_Rm5yZ1hC",
};

const example135: string = 'retry: 1000\nid: 4710\n\nid: 4711\ndata: {"id":"us_evt_Vs2hC5nL","topic":"commit:created","domain":"workbook","context":{"accountId":"us_acc_Kp7Rw2Nx","environmentId":"us_env_4hTq9LmZ","spaceId":"us_sp_8vKd3QxN","workbookId":"us_wb_Rm5yZ1hC","sheetId":"us_sh_Pe3rT7nK","sheetSlug":"products","commitId":"us_vr_Wd8jX5kV","actorId":"us_usr_Nq8dK1yT"},"payload":{"trackChanges":true},"createdAt":"2026-03-05T13:20:44.310Z"}\n\n';

const example136: EventResponse = {
  data: {
    id: "us_evt_Vs2hC5nL",
    topic: "commit:created",
    domain: "workbook",
    context: {
      accountId: "us_acc_Kp7Rw2Nx",
      environmentId: "us_env_4hTq9LmZ",
      spaceId: "us_sp_8vKd3QxN",
      appId: "us_app_Ib3pQ8mH",
      workbookId: "us_wb_Rm5yZ1hC",
      sheetId: "us_sh_Pe3rT7nK",
      sheetSlug: "products",
      slugs: { space: "spring-product-import", workbook: "spring-catalogue", sheet: "products" },
      namespaces: ["supplier-onboarding"],
      commitId: "us_vr_Wd8jX5kV",
      actorId: "us_usr_Nq8dK1yT",
    },
    payload: { trackChanges: true },
    callbackUrl: "v1/events/us_evt_Vs2hC5nL/ack",
    dataUrl: "v1/sheets/us_sh_Pe3rT7nK/records?commitId=us_vr_Wd8jX5kV",
    namespaces: ["supplier-onboarding"],
    createdAt: "2026-03-05T13:20:44.310Z",
  },
};

const example137: EventResponse = {
  data: {
    id: "us_evt_Dk9rG2wE",
    topic: "file:created",
    domain: "file",
    context: {
      accountId: "us_acc_Kp7Rw2Nx",
      environmentId: "us_env_4hTq9LmZ",
      spaceId: "us_sp_8vKd3QxN",
      appId: "us_app_Ib3pQ8mH",
      slugs: { space: "spring-product-import" },
      namespaces: ["supplier-onboarding"],
      fileId: "us_fl_Gx3zH8wS",
      actorId: "us_g_Oj7wR3vP",
    },
    payload: { name: "products.csv", mimetype: "text/csv", size: 18432, status: "partial" },
    namespaces: ["supplier-onboarding"],
    createdAt: "2026-03-02T10:02:31.120Z",
    acknowledgedAt: "2026-03-02T10:02:33.508Z",
    acknowledgedBy: "us_ag_Hn6cV2pY",
  },
};

const example138: ListFilesResponse = {
  data: [
    {
      id: "us_fl_Gx3zH8wS",
      name: "products.csv",
      ext: "csv",
      mimetype: "text/csv",
      encoding: "7bit",
      status: "complete",
      size: 18432,
      bytesReceived: 18432,
      mode: "import",
      origin: "filesystem",
      spaceId: "us_sp_8vKd3QxN",
      actions: [],
      createdAt: "2026-03-02T10:02:31.120Z",
      updatedAt: "2026-03-02T10:03:04.771Z",
      workbookId: "us_wb_Rm5yZ1hC",
    },
  ],
  pagination: { currentPage: 1, pageCount: 1, totalCount: 1 },
};

const example139: FileResponse = {
  data: {
    id: "us_fl_Gx3zH8wS",
    name: "products.csv",
    ext: "csv",
    mimetype: "text/csv",
    encoding: "7bit",
    status: "partial",
    size: 18432,
    bytesReceived: 18432,
    mode: "import",
    origin: "filesystem",
    spaceId: "us_sp_8vKd3QxN",
    actions: [],
    createdAt: "2026-03-02T10:02:31.120Z",
    updatedAt: "2026-03-02T10:02:31.120Z",
  },
};

const example140: FileResponse = {
  data: {
    id: "us_fl_Gx3zH8wS",
    name: "products.csv",
    ext: "csv",
    mimetype: "text/csv",
    encoding: "7bit",
    status: "partial",
    size: 18432,
    bytesReceived: 18432,
    mode: "import",
    origin: "filesystem",
    spaceId: "us_sp_8vKd3QxN",
    actions: [
      {
        label: "Check the prices",
        operation: "checkPrices",
        mode: "background",
        tooltip: "Compare with last spring",
        mount: { type: "file" },
      },
    ],
    createdAt: "2026-03-02T10:02:31.120Z",
    updatedAt: "2026-03-02T10:02:31.120Z",
  },
};

const example141: Omit<UploadFileRequest, "file"> & { file: string } = {
  spaceId: "us_sp_8vKd3QxN",
  environmentId: "us_env_4hTq9LmZ",
  mode: "import",
  extent: "whole",
  file: 'sku,name,price,currency,in_stock\nCUP-004,"Espresso cup, set of 4",24.5,EUR,true\nTRAY-010,Serving tray,twelve,EUR,\n',
  origin: "filesystem",
};

const example142: Omit<UploadFileRequest, "file"> & { file: string } = {
  spaceId: "us_sp_8vKd3QxN",
  environmentId: "us_env_4hTq9LmZ",
  mode: "import",
  extent: "whole",
  file: 'sku,name,price,currency,in_stock\nCUP-004,"Espresso cup, set of 4",24.5,EUR,true\nTRAY-010,Serving tray,twelve,EUR,\n',
  origin: "filesystem",
  actions: [
    {
      label: "Check the prices",
      operation: "checkPrices",
      mode: "background",
      tooltip: "Compare with last spring",
      mount: { type: "file" },
    },
  ],
};

const example143: DetectHeaderResponse = {
  data: {
    header: ["sku", "name", "price", "currency", "in_stock"],
    headerRow: 1,
    letters: ["A", "B", "C", "D", "E"],
    delimiter: ",",
    delimiterConfidence: 1,
    tables: [
      {
        name: "products",
        headerRows: [0],
        dataRow: 1,
        confidence: 0.99,
        columns: [
          { key: "sku", label: "sku" },
          { key: "name", label: "name" },
          { key: "price", label: "price" },
          { key: "currency", label: "currency" },
          { key: "in_stock", label: "in_stock" },
        ],
        rows: [
          ["CUP-004", "Espresso cup, set of 4", "24.5", "EUR", "true"],
          ["TRAY-010", "Serving tray", "twelve", "EUR", ""],
        ],
        rowNumbers: [1, 2],
        firstRows: [
          ["sku", "name", "price", "currency", "in_stock"],
          ["CUP-004", "Espresso cup, set of 4", "24.5", "EUR", "true"],
          ["TRAY-010", "Serving tray", "twelve", "EUR", ""],
        ],
        firstRowNumber: 0,
        leftOut: 0,
        leftOutRows: [],
        emptyColumns: [],
      },
    ],
  },
};

const example144: ErrorEnvelope = {
  errors: [
    {
      message: "`status` must be `partial`, `analyzing`, `analyzed`, `complete`, `archived`, `purged` or `failed`; it was `completed`.",
      key: "status",
      code: "value_not_allowed",
    },
  ],
};

const example145: ErrorEnvelope = { errors: [{ message: "There is no file `us_fl_Gx3zH8wX`.", key: "fileId", code: "not_found" }] };

const example146: DetectHeaderRequest = { fileId: "us_fl_Gx3zH8wS", rowCount: 50, firstRows: true };

const example147: DetectHeaderRequest = {
  data: [
    ["Products", "", ""],
    ["sku", "name", "price"],
    ["CUP-004", "Espresso cup, set of 4", "24.5"],
    ["TRAY-010", "Serving tray", "twelve"],
  ],
  options: { algorithm: "default" },
};

const example148: FileResponse = {
  data: {
    id: "us_fl_Gx3zH8wS",
    name: "products.csv",
    ext: "csv",
    mimetype: "text/csv",
    encoding: "7bit",
    status: "complete",
    size: 18432,
    bytesReceived: 18432,
    mode: "import",
    origin: "filesystem",
    spaceId: "us_sp_8vKd3QxN",
    actions: [],
    createdAt: "2026-03-02T10:02:31.120Z",
    updatedAt: "2026-03-02T10:03:04.771Z",
    workbookId: "us_wb_Rm5yZ1hC",
  },
};

const example149: FileResponse = {
  data: {
    id: "us_fl_Gx3zH8wS",
    name: "products.csv",
    ext: "csv",
    mimetype: "text/csv",
    encoding: "7bit",
    status: "failed",
    size: 18432,
    bytesReceived: 18432,
    mode: "import",
    origin: "filesystem",
    spaceId: "us_sp_8vKd3QxN",
    actions: [],
    createdAt: "2026-03-02T10:02:31.120Z",
    updatedAt: "2026-03-02T10:03:04.771Z",
  },
};

const example150: UpdateFileRequest = { workbookId: "us_wb_Rm5yZ1hC", status: "complete" };

const example151: UpdateFileRequest = { status: "failed" };

const example152: FileResponse = {
  data: {
    id: "us_fl_Vt6bH9qE",
    name: "Second attempt products.csv",
    ext: "csv",
    mimetype: "text/csv",
    encoding: "7bit",
    status: "partial",
    size: 18432,
    bytesReceived: 18432,
    mode: "import",
    origin: "filesystem",
    spaceId: "us_sp_8vKd3QxN",
    actions: [],
    createdAt: "2026-03-02T10:05:12.004Z",
    updatedAt: "2026-03-02T10:05:12.004Z",
  },
};

const example153: CloneFileRequest = { prefix: "Second attempt" };

const example154: string = 'sku,name,price,currency,in_stock\nCUP-004,"Espresso cup, set of 4",24.5,EUR,true\nTRAY-010,Serving tray,twelve,EUR,\n';

const example155: ListGuestsResponse = {
  data: [
    {
      id: "us_g_Oj7wR3vP",
      environmentId: "us_env_4hTq9LmZ",
      email: "tomas.alves@casa-alves.example",
      name: "Tomás Alves",
      spaces: [{ id: "us_sp_8vKd3QxN", lastAccessed: "2026-03-02T10:02:31.120Z" }],
      createdAt: "2026-03-02T09:30:55.481Z",
      updatedAt: "2026-03-02T09:30:55.481Z",
    },
  ],
};

const example156: CreateGuestResponse = {
  data: [
    {
      id: "us_g_Oj7wR3vP",
      environmentId: "us_env_4hTq9LmZ",
      email: "tomas.alves@casa-alves.example",
      name: "Tomás Alves",
      spaces: [{ id: "us_sp_8vKd3QxN" }],
      createdAt: "2026-03-02T09:30:55.481Z",
      updatedAt: "2026-03-02T09:30:55.481Z",
    },
  ],
};

const example157: GuestConfigs = [
  {
    environmentId: "us_env_4hTq9LmZ",
    email: "tomas.alves@casa-alves.example",
    name: "Tomás Alves",
    spaces: [{ id: "us_sp_8vKd3QxN" }],
  },
];

const example158: GuestResponse = {
  data: {
    id: "us_g_Oj7wR3vP",
    environmentId: "us_env_4hTq9LmZ",
    email: "tomas.alves@casa-alves.example",
    name: "Tomás Alves",
    spaces: [{ id: "us_sp_8vKd3QxN", lastAccessed: "2026-03-02T10:02:31.120Z" }],
    createdAt: "2026-03-02T09:30:55.481Z",
    updatedAt: "2026-03-02T09:30:55.481Z",
  },
};

const example159: GuestResponse = {
  data: {
    id: "us_g_Oj7wR3vP",
    environmentId: "us_env_4hTq9LmZ",
    email: "tomas.alves@casa-alves.example",
    name: "Tomás Alves",
    spaces: [
      {
        id: "us_sp_8vKd3QxN",
        workbooks: [{ id: "us_wb_Rm5yZ1hC" }],
        sheets: [{ id: "us_sh_Pe3rT7nK" }],
        lastAccessed: "2026-03-02T10:02:31.120Z",
      },
    ],
    createdAt: "2026-03-02T09:30:55.481Z",
    updatedAt: "2026-03-06T11:20:09.700Z",
  },
};

const example160: GuestConfigUpdate = {
  spaces: [
    {
      id: "us_sp_8vKd3QxN",
      workbooks: [{ id: "us_wb_Rm5yZ1hC" }],
      sheets: [{ id: "us_sh_Pe3rT7nK" }],
    },
  ],
};

const example161: ListActorRolesResponse = {
  data: [
    {
      id: "us_acr_Wm2pV7dJ",
      roleId: "us_rol_Ce5tB9xU",
      actorId: "us_g_Oj7wR3vP",
      resourceId: "us_sp_8vKd3QxN",
      createdAt: "2026-03-03T13:40:28.115Z",
      updatedAt: "2026-03-03T13:40:28.115Z",
    },
  ],
};

const example162: ErrorEnvelope = { errors: [{ message: "There is no guest `us_g_Oj7wR3vX`.", key: "guestId", code: "not_found" }] };

const example163: AssignRoleResponse = {
  data: {
    id: "us_acr_Wm2pV7dJ",
    roleId: "us_rol_Ce5tB9xU",
    actorId: "us_g_Oj7wR3vP",
    resourceId: "us_sp_8vKd3QxN",
    createdAt: "2026-03-03T13:40:28.115Z",
    updatedAt: "2026-03-03T13:40:28.115Z",
  },
};

const example164: GuestTokenResponse = { data: { token: "gt_example-token", valid: true } };

const example165: InvitationsResponse = {
  data: {
    success: true,
    invitations: [
      {
        guestId: "us_g_Oj7wR3vP",
        spaceId: "us_sp_8vKd3QxN",
        expiresAt: "2026-03-09T09:31:10.204Z",
        isMailed: true,
      },
    ],
  },
};

const example166: InvitationsResponse = {
  data: {
    success: true,
    invitations: [
      {
        guestId: "us_g_Oj7wR3vP",
        spaceId: "us_sp_8vKd3QxN",
        expiresAt: "2026-03-09T09:31:10.204Z",
        isMailed: false,
        token: "gi_4kTq9LmZ8vKd3QxNRm5yZ1hCPe3rT7nKWd8jX5kV",
        link: "https://import.harbor-goods.example/guests#gi_4kTq9LmZ8vKd3QxNRm5yZ1hCPe3rT7nKWd8jX5kV",
      },
    ],
  },
};

const example167: Invites = [
  {
    guestId: "us_g_Oj7wR3vP",
    spaceId: "us_sp_8vKd3QxN",
    fromName: "Ines Harbour",
    message: "Please send us the products of your spring collection.",
  },
];

const example168: ExchangedInvitationResponse = {
  data: {
    token: "gt_Gx3zH8wSIb3pQ8mHKd2vB6yHTz4mW8sBEh4yU8rN",
    guestId: "us_g_Oj7wR3vP",
    spaceId: "us_sp_8vKd3QxN",
    expiresAt: "2026-03-02T11:02:31.120Z",
  },
};

const example169: ExchangedInvitationResponse = { data: { token: "pat_example-personal-access-token", userId: "us_usr_Fy5jD2vS" } };

const example170: InvitationExchange = { token: "gi_4kTq9LmZ8vKd3QxNRm5yZ1hCPe3rT7nKWd8jX5kV" };

const example171: InvitationExchange = {
  token: "gl_Bn4tS9gQDr9nF4jWHf5yN8qLSa2kT6cXJt5aY4rF",
  email: "lena.brandt@brandt-keramik.example",
  name: "Lena Brandt",
};

const example172: InvitationExchange = { token: "ui_Wk7pN3sDLf8wZ1nHOj7wR3vPTz4mW8sBEh4yU8rN" };

const example173: ListJobsResponse = {
  data: [
    {
      type: "workbook",
      operation: "submitProducts",
      source: "us_wb_Rm5yZ1hC",
      trigger: "immediate",
      mode: "foreground",
      input: {},
      subject: { type: "resource", id: "us_sh_Pe3rT7nK" },
      id: "us_jb_Lf8wZ1nH",
      status: "complete",
      progress: 100,
      managed: true,
      environmentId: "us_env_4hTq9LmZ",
      spaceId: "us_sp_8vKd3QxN",
      createdBy: "us_usr_Nq8dK1yT",
      createdAt: "2026-03-06T15:10:02.640Z",
      updatedAt: "2026-03-06T15:11:49.272Z",
      info: "2 products sent",
      startedAt: "2026-03-06T15:10:03.112Z",
      metadata: { worker: "catalogue-2" },
      outcome: {
        acknowledge: true,
        heading: "Your products are in the catalogue",
        message: "Both products can be ordered **from tomorrow**.",
        buttonText: "Show the products",
        trigger: { type: "manual", audience: "originator" },
        next: { type: "id", id: "us_sh_Pe3rT7nK", label: "Products" },
      },
      finishedAt: "2026-03-06T15:11:20.518Z",
      outcomeAcknowledgedAt: "2026-03-06T15:11:49.272Z",
    },
    {
      id: "us_jb_Eh4yU8rN",
      type: "workbook",
      operation: "bulk-mutate-flags",
      source: "us_wb_Rm5yZ1hC",
      config: {
        workbookId: "us_wb_Rm5yZ1hC",
        mutation: {
          type: "flag",
          operation: "apply",
          flag: { slug: "needs-review", label: "Needs review", colorHex: "#F5A623" },
        },
        filter: "error",
        filterField: "price",
        exceptions: ["us_rc_Qa1sD4fG"],
        snapshotLabel: "Before the price review",
      },
      trigger: "immediate",
      mode: "background",
      managed: true,
      status: "complete",
      progress: 100,
      info: "1 record flagged",
      environmentId: "us_env_4hTq9LmZ",
      spaceId: "us_sp_8vKd3QxN",
      createdBy: "us_usr_Nq8dK1yT",
      createdAt: "2026-03-06T11:04:22.480Z",
      updatedAt: "2026-03-06T11:04:23.118Z",
      startedAt: "2026-03-06T11:04:22.590Z",
      finishedAt: "2026-03-06T11:04:23.118Z",
    },
  ],
  pagination: { currentPage: 1, pageCount: 1, totalCount: 2 },
};

const example174: JobResponse = {
  data: {
    type: "workbook",
    operation: "submitProducts",
    source: "us_wb_Rm5yZ1hC",
    trigger: "immediate",
    mode: "foreground",
    input: {},
    subject: { type: "resource", id: "us_sh_Pe3rT7nK" },
    id: "us_jb_Lf8wZ1nH",
    status: "ready",
    progress: 0,
    managed: true,
    environmentId: "us_env_4hTq9LmZ",
    spaceId: "us_sp_8vKd3QxN",
    createdBy: "us_usr_Nq8dK1yT",
    createdAt: "2026-03-06T15:10:02.640Z",
    updatedAt: "2026-03-06T15:10:02.640Z",
  },
};

const example175: JobResponse = {
  data: {
    type: "workbook",
    operation: "delete-records",
    source: "us_wb_Rm5yZ1hC",
    trigger: "immediate",
    config: {
      sheet: "us_sh_Pe3rT7nK",
      filter: "error",
      exceptions: ["us_rc_Qa1sD4fG"],
      snapshotLabel: "Before the clean-up",
    },
    id: "us_jb_Kc7pN3vG",
    status: "ready",
    progress: 0,
    mode: "background",
    managed: true,
    environmentId: "us_env_4hTq9LmZ",
    spaceId: "us_sp_8vKd3QxN",
    createdBy: "us_usr_Nq8dK1yT",
    createdAt: "2026-03-08T09:33:16.802Z",
    updatedAt: "2026-03-08T09:33:16.802Z",
  },
};

const example176: JobResponse = {
  data: {
    type: "file",
    operation: "extract",
    source: "us_fl_Gx3zH8wS",
    fileId: "us_fl_Gx3zH8wS",
    trigger: "immediate",
    config: { driver: "csv", options: { delimiter: ";" }, detectedHeaderRow: 0 },
    id: "us_jb_Bd9wH2sM",
    status: "ready",
    progress: 0,
    mode: "background",
    managed: true,
    environmentId: "us_env_4hTq9LmZ",
    spaceId: "us_sp_8vKd3QxN",
    createdBy: "us_g_Oj7wR3vP",
    createdAt: "2026-03-02T10:02:31.405Z",
    updatedAt: "2026-03-02T10:02:31.405Z",
  },
};

const example177: JobResponse = {
  data: {
    type: "agent",
    operation: "agent-export",
    source: "us_ag_Hn6cV2pY",
    environmentId: "us_env_4hTq9LmZ",
    trigger: "immediate",
    config: { exportType: "SOURCE" },
    id: "us_jb_Zt4fX6qU",
    status: "ready",
    progress: 0,
    mode: "background",
    managed: true,
    createdBy: "us_usr_Nq8dK1yT",
    createdAt: "2026-03-05T13:39:58.061Z",
    updatedAt: "2026-03-05T13:39:58.061Z",
  },
};

const example178: JobResponse = {
  data: {
    type: "workbook",
    operation: "map",
    source: "us_wb_Fz7kQ3pL",
    destination: "us_wb_Rm5yZ1hC",
    config: {
      sourceSheetId: "us_sh_Wd4nJ9cT",
      destinationSheetId: "us_sh_Pe3rT7nK",
      keyFields: ["sku"],
    },
    id: "us_jb_Tq6mX2vD",
    trigger: "manual",
    status: "planning",
    progress: 0,
    mode: "background",
    managed: true,
    environmentId: "us_env_4hTq9LmZ",
    spaceId: "us_sp_8vKd3QxN",
    createdBy: "us_usr_Nq8dK1yT",
    createdAt: "2026-03-06T09:12:40.205Z",
    updatedAt: "2026-03-06T09:12:40.205Z",
  },
};

const example179: JobConfig = {
  type: "workbook",
  operation: "submitProducts",
  source: "us_wb_Rm5yZ1hC",
  trigger: "immediate",
  mode: "foreground",
  input: {},
  subject: { type: "resource", id: "us_sh_Pe3rT7nK" },
};

const example180: JobConfig = {
  type: "workbook",
  operation: "delete-records",
  source: "us_wb_Rm5yZ1hC",
  trigger: "immediate",
  config: {
    sheet: "us_sh_Pe3rT7nK",
    filter: "error",
    exceptions: ["us_rc_Qa1sD4fG"],
    snapshotLabel: "Before the clean-up",
  },
};

const example181: JobConfig = {
  type: "file",
  operation: "extract",
  source: "us_fl_Gx3zH8wS",
  fileId: "us_fl_Gx3zH8wS",
  trigger: "immediate",
  config: { driver: "csv", options: { delimiter: ";" }, detectedHeaderRow: 0 },
};

const example182: JobConfig = {
  type: "agent",
  operation: "agent-export",
  source: "us_ag_Hn6cV2pY",
  environmentId: "us_env_4hTq9LmZ",
  trigger: "immediate",
  config: { exportType: "SOURCE" },
};

const example183: JobConfig = {
  type: "workbook",
  operation: "map",
  source: "us_wb_Fz7kQ3pL",
  destination: "us_wb_Rm5yZ1hC",
  config: {
    sourceSheetId: "us_sh_Wd4nJ9cT",
    destinationSheetId: "us_sh_Pe3rT7nK",
    keyFields: ["sku"],
  },
};

const example184: JobConfig = {
  type: "sheet",
  operation: "export",
  source: "us_sh_Pe3rT7nK",
  trigger: "immediate",
  config: {
    options: { format: "parquet", filter: "valid", sortField: "sku", sortDirection: "asc" },
  },
};

const example185: DiffRecordsResponse = {
  data: [
    {
      id: "us_rc_Qa1sD4fG",
      changeType: "updatedSince",
      values: {
        sku: { snapshotValue: "CUP-004", value: "CUP-004", valid: true },
        name: {
          snapshotValue: "Espresso cup, set of 4",
          value: "ESPRESSO CUP, SET OF 4",
          valid: true,
        },
      },
      valid: true,
    },
  ],
};

const example186: ErrorEnvelope = {
  errors: [
    {
      message: "The source has no column `title`. It has `sku`, `name`, `price`, `currency`, `in_stock`.",
      key: "rules[0]",
      code: "field_unknown",
    },
  ],
};

const example187: MutateJobConfig = {
  sheetId: "us_sh_Pe3rT7nK",
  rules: [
    { type: "assign", column: "name", field: "name", steps: [{ type: "case", to: "upper" }] },
  ],
  ids: ["us_rc_Qa1sD4fG"],
};

const example188: JobResponse = {
  data: {
    id: "us_jb_Eh4yU8rN",
    type: "workbook",
    operation: "bulk-mutate-flags",
    source: "us_wb_Rm5yZ1hC",
    config: {
      workbookId: "us_wb_Rm5yZ1hC",
      mutation: {
        type: "flag",
        operation: "apply",
        flag: { slug: "needs-review", label: "Needs review", colorHex: "#F5A623" },
      },
      filter: "error",
      filterField: "price",
      exceptions: ["us_rc_Qa1sD4fG"],
      snapshotLabel: "Before the price review",
    },
    trigger: "immediate",
    mode: "background",
    managed: true,
    status: "complete",
    progress: 100,
    info: "1 record flagged",
    environmentId: "us_env_4hTq9LmZ",
    spaceId: "us_sp_8vKd3QxN",
    createdBy: "us_usr_Nq8dK1yT",
    createdAt: "2026-03-06T11:04:22.480Z",
    updatedAt: "2026-03-06T11:04:23.118Z",
    startedAt: "2026-03-06T11:04:22.590Z",
    finishedAt: "2026-03-06T11:04:23.118Z",
  },
};

const example189: JobResponse = {
  data: {
    type: "workbook",
    operation: "submitProducts",
    source: "us_wb_Rm5yZ1hC",
    trigger: "immediate",
    mode: "foreground",
    input: {},
    subject: { type: "resource", id: "us_sh_Pe3rT7nK" },
    id: "us_jb_Lf8wZ1nH",
    status: "executing",
    progress: 0,
    managed: true,
    environmentId: "us_env_4hTq9LmZ",
    spaceId: "us_sp_8vKd3QxN",
    createdBy: "us_usr_Nq8dK1yT",
    createdAt: "2026-03-06T15:10:02.640Z",
    updatedAt: "2026-03-06T15:10:03.112Z",
    info: "Reading the products",
    startedAt: "2026-03-06T15:10:03.112Z",
  },
};

const example190: JobResponse = {
  data: {
    type: "agent",
    operation: "agent-export",
    source: "us_ag_Hn6cV2pY",
    environmentId: "us_env_4hTq9LmZ",
    trigger: "immediate",
    config: { exportType: "SOURCE" },
    id: "us_jb_Zt4fX6qU",
    status: "complete",
    progress: 100,
    mode: "background",
    managed: true,
    createdBy: "us_usr_Nq8dK1yT",
    createdAt: "2026-03-05T13:39:58.061Z",
    updatedAt: "2026-03-05T13:40:06.730Z",
    info: "The archive is ready",
    infoCode: "agent_exported",
    outcome: {
      heading: "The archive is ready",
      next: {
        type: "download",
        url: "https://import.harbor-goods.example/v1/agent-exports/us_agx_Lw9fJ3tR/download",
        fileName: "price-checker.zip",
      },
    },
    startedAt: "2026-03-05T13:39:58.410Z",
    finishedAt: "2026-03-05T13:40:06.730Z",
  },
};

const example191: JobResponse = {
  data: {
    type: "workbook",
    operation: "submitProducts",
    source: "us_wb_Rm5yZ1hC",
    trigger: "immediate",
    mode: "foreground",
    input: {},
    subject: { type: "resource", id: "us_sh_Pe3rT7nK" },
    id: "us_jb_Lf8wZ1nH",
    status: "executing",
    progress: 50,
    managed: true,
    environmentId: "us_env_4hTq9LmZ",
    spaceId: "us_sp_8vKd3QxN",
    createdBy: "us_usr_Nq8dK1yT",
    createdAt: "2026-03-06T15:10:02.640Z",
    updatedAt: "2026-03-06T15:10:17.845Z",
    info: "1 of 2 products sent",
    startedAt: "2026-03-06T15:10:03.112Z",
    metadata: { worker: "catalogue-2" },
  },
};

const example192: JobUpdate = { info: "1 of 2 products sent", progress: 50, metadata: { worker: "catalogue-2" } };

const example193: JobAckDetails = { info: "Reading the products", progress: 0 };

const example194: JobAckDetails = { info: "1 of 2 products sent", progress: 50, estimatedCompletionAt: "2026-03-06T15:10:30.000Z" };

const example195: JobResponse = {
  data: {
    id: "us_jb_Vm2dB5xA",
    type: "workbook",
    operation: "bulk-mutate-flags",
    source: "us_wb_Rm5yZ1hC",
    config: {
      workbookId: "us_wb_Rm5yZ1hC",
      mutation: {
        type: "flag",
        operation: "apply",
        flag: { slug: "needs-review", label: "Needs review", colorHex: "#F5A623" },
      },
      filter: "error",
      filterField: "price",
      exceptions: ["us_rc_Qa1sD4fG"],
      snapshotLabel: "Before the price review",
    },
    trigger: "immediate",
    mode: "background",
    managed: true,
    status: "canceled",
    progress: 0,
    info: "The prices are being corrected first",
    environmentId: "us_env_4hTq9LmZ",
    spaceId: "us_sp_8vKd3QxN",
    createdBy: "us_usr_Nq8dK1yT",
    createdAt: "2026-03-06T16:21:40.377Z",
    updatedAt: "2026-03-06T16:21:52.106Z",
    startedAt: "2026-03-06T16:21:40.502Z",
    finishedAt: "2026-03-06T16:21:52.106Z",
  },
};

const example196: JobCancelDetails = { info: "The prices are being corrected first" };

const example197: JobResponse = {
  data: {
    type: "workbook",
    operation: "submitProducts",
    source: "us_wb_Rm5yZ1hC",
    trigger: "immediate",
    mode: "foreground",
    input: {},
    subject: { type: "resource", id: "us_sh_Pe3rT7nK" },
    id: "us_jb_Lf8wZ1nH",
    status: "complete",
    progress: 100,
    managed: true,
    environmentId: "us_env_4hTq9LmZ",
    spaceId: "us_sp_8vKd3QxN",
    createdBy: "us_usr_Nq8dK1yT",
    createdAt: "2026-03-06T15:10:02.640Z",
    updatedAt: "2026-03-06T15:11:20.518Z",
    info: "2 products sent",
    startedAt: "2026-03-06T15:10:03.112Z",
    metadata: { worker: "catalogue-2" },
    outcome: {
      acknowledge: true,
      heading: "Your products are in the catalogue",
      message: "Both products can be ordered **from tomorrow**.",
      buttonText: "Show the products",
      trigger: { type: "manual", audience: "originator" },
      next: { type: "id", id: "us_sh_Pe3rT7nK", label: "Products" },
    },
    finishedAt: "2026-03-06T15:11:20.518Z",
  },
};

const example198: JobCompleteDetails = {
  info: "2 products sent",
  outcome: {
    acknowledge: true,
    heading: "Your products are in the catalogue",
    message: "Both products can be ordered **from tomorrow**.",
    buttonText: "Show the products",
    trigger: { type: "manual", audience: "originator" },
    next: { type: "id", id: "us_sh_Pe3rT7nK", label: "Products" },
  },
};

const example199: JobResponse = {
  data: {
    type: "workbook",
    operation: "submitProducts",
    source: "us_wb_Rm5yZ1hC",
    trigger: "immediate",
    mode: "foreground",
    input: {},
    subject: { type: "resource", id: "us_sh_Pe3rT7nK" },
    id: "us_jb_Lf8wZ1nH",
    status: "failed",
    progress: 50,
    managed: true,
    environmentId: "us_env_4hTq9LmZ",
    spaceId: "us_sp_8vKd3QxN",
    createdBy: "us_usr_Nq8dK1yT",
    createdAt: "2026-03-06T15:10:02.640Z",
    updatedAt: "2026-03-06T15:11:20.518Z",
    info: "The catalogue did not answer",
    startedAt: "2026-03-06T15:10:03.112Z",
    metadata: { worker: "catalogue-2" },
    outcome: {
      heading: "The products were not sent",
      message: "The catalogue did not answer. Nothing was changed in it.",
      trigger: "manual",
      next: { type: "retry", label: "Try again" },
    },
    finishedAt: "2026-03-06T15:11:20.518Z",
  },
};

const example200: JobCompleteDetails = {
  info: "The catalogue did not answer",
  outcome: {
    heading: "The products were not sent",
    message: "The catalogue did not answer. Nothing was changed in it.",
    trigger: "manual",
    next: { type: "retry", label: "Try again" },
  },
};

const example201: JobResponse = {
  data: {
    type: "workbook",
    operation: "submitProducts",
    source: "us_wb_Rm5yZ1hC",
    trigger: "immediate",
    mode: "foreground",
    input: {},
    subject: { type: "resource", id: "us_sh_Pe3rT7nK" },
    id: "us_jb_Lf8wZ1nH",
    status: "complete",
    progress: 100,
    managed: true,
    environmentId: "us_env_4hTq9LmZ",
    spaceId: "us_sp_8vKd3QxN",
    createdBy: "us_usr_Nq8dK1yT",
    createdAt: "2026-03-06T15:10:02.640Z",
    updatedAt: "2026-03-06T15:11:49.272Z",
    info: "2 products sent",
    startedAt: "2026-03-06T15:10:03.112Z",
    metadata: { worker: "catalogue-2" },
    outcome: {
      acknowledge: true,
      heading: "Your products are in the catalogue",
      message: "Both products can be ordered **from tomorrow**.",
      buttonText: "Show the products",
      trigger: { type: "manual", audience: "originator" },
      next: { type: "id", id: "us_sh_Pe3rT7nK", label: "Products" },
    },
    finishedAt: "2026-03-06T15:11:20.518Z",
    outcomeAcknowledgedAt: "2026-03-06T15:11:49.272Z",
  },
};

const example202: JobPlanResponse = {
  data: {
    job: {
      id: "us_jb_Tq6mX2vD",
      type: "workbook",
      operation: "map",
      source: "us_wb_Fz7kQ3pL",
      destination: "us_wb_Rm5yZ1hC",
      config: {
        sourceSheetId: "us_sh_Wd4nJ9cT",
        destinationSheetId: "us_sh_Pe3rT7nK",
        keyFields: ["sku"],
      },
      trigger: "manual",
      status: "created",
      progress: 0,
      mode: "background",
      managed: true,
      environmentId: "us_env_4hTq9LmZ",
      spaceId: "us_sp_8vKd3QxN",
      createdBy: "us_usr_Nq8dK1yT",
      createdAt: "2026-03-06T09:12:40.205Z",
      updatedAt: "2026-03-06T09:12:40.205Z",
    },
    plan: {
      fieldMapping: [
        {
          sourceField: { key: "Article number", label: "Article number", type: "string" },
          destinationField: { key: "sku", label: "SKU", type: "string" },
          preview: ["CUP-004", "BWL-011"],
          previewResult: [{ value: "CUP-004" }, { value: "BWL-011" }],
          steps: [{ type: "trim" }],
          metadata: { confidence: 1, certainty: "absolute", reason: "alternative" },
        },
        {
          sourceField: { key: "Preis", label: "Preis", type: "string" },
          destinationField: { key: "price", label: "Price", type: "number" },
          preview: ["12,50", "8,90"],
          previewResult: [{ value: "12.50" }, { value: "8.90" }],
          steps: [{ type: "trim" }, { type: "number", decimal: "," }],
          metadata: { confidence: 0.95, certainty: "strong", reason: "meaning" },
        },
        {
          sourceField: { key: "Currency", label: "Currency", type: "string" },
          destinationField: { key: "currency", label: "Currency", type: "enum" },
          preview: ["€", "kr"],
          previewResult: [{ value: "EUR" }, { value: "SEK" }],
          steps: [{ type: "trim" }],
          enumDetails: {
            mapping: [
              { from: "€", to: "EUR", confidence: 0.95 },
              { from: "kr", to: "SEK", confidence: 0.95 },
            ],
            unknownValues: [],
          },
          metadata: { confidence: 1, certainty: "absolute", reason: "exact" },
        },
      ],
      rules: [],
      unmappedSourceFields: [
        {
          sourceField: { key: "Line 1", label: "Line 1", type: "string" },
          preview: ["Cup", "Bowl"],
          reason: "unsure",
          candidates: [
            {
              destinationField: { key: "name", label: "Name", type: "string" },
              confidence: 0.24,
              reason: "fuzzy",
            },
          ],
        },
      ],
      unmappedDestinationFields: [
        { destinationField: { key: "name", label: "Name", type: "string" } },
        { destinationField: { key: "in_stock", label: "In stock", type: "boolean" } },
      ],
      questions: [],
      findings: [
        {
          code: "column-left-out",
          message: 'The column "Line 1" goes to no field.',
          params: { column: "Line 1" },
          remedy: "If it should arrive, name its field in the plan.",
          place: { column: "Line 1" },
          count: 1,
        },
      ],
    },
  },
};

const example203: JobPlanResponse = {
  data: {
    job: {
      id: "us_jb_Tq6mX2vD",
      type: "workbook",
      operation: "map",
      source: "us_wb_Fz7kQ3pL",
      destination: "us_wb_Rm5yZ1hC",
      config: {
        sourceSheetId: "us_sh_Wd4nJ9cT",
        destinationSheetId: "us_sh_Pe3rT7nK",
        keyFields: ["sku"],
      },
      trigger: "manual",
      status: "created",
      progress: 0,
      mode: "background",
      managed: true,
      environmentId: "us_env_4hTq9LmZ",
      spaceId: "us_sp_8vKd3QxN",
      createdBy: "us_usr_Nq8dK1yT",
      createdAt: "2026-03-06T09:12:40.205Z",
      updatedAt: "2026-03-06T09:12:40.205Z",
    },
    plan: {
      fieldMapping: [
        {
          sourceField: { key: "Article number", label: "Article number", type: "string" },
          destinationField: { key: "sku", label: "SKU", type: "string" },
          preview: ["CUP-004", "BWL-011"],
          previewResult: [{ value: "CUP-004" }, { value: "BWL-011" }],
          steps: [{ type: "trim" }],
          metadata: { confidence: 1, certainty: "absolute", reason: "confirmed" },
        },
        {
          sourceField: { key: "Line 1", label: "Line 1", type: "string" },
          destinationField: { key: "name", label: "Name", type: "string" },
          preview: ["Cup", "Bowl"],
          previewResult: [{ value: "Cup" }, { value: "Bowl" }],
          steps: [{ type: "trim" }],
          metadata: { confidence: 1, certainty: "absolute", reason: "confirmed" },
        },
      ],
      rules: [{ type: "constant", field: "in_stock", value: true }],
      unmappedSourceFields: [
        {
          sourceField: { key: "Preis", label: "Preis", type: "string" },
          preview: ["12,50", "8,90"],
        },
        {
          sourceField: { key: "Currency", label: "Currency", type: "string" },
          preview: ["€", "kr"],
        },
      ],
      unmappedDestinationFields: [
        { destinationField: { key: "price", label: "Price", type: "number" } },
        { destinationField: { key: "currency", label: "Currency", type: "enum" } },
      ],
      questions: [],
    },
  },
};

const example204: JobExecutionPlanRequest = {
  fieldMapping: [
    { sourceField: { key: "Article number" }, destinationField: { key: "sku" } },
    { sourceField: { key: "Line 1" }, destinationField: { key: "name" } },
  ],
  rules: [{ type: "constant", field: "in_stock", value: true }],
};

const example205: JobPlanResponse = {
  data: {
    job: {
      id: "us_jb_Tq6mX2vD",
      type: "workbook",
      operation: "map",
      source: "us_wb_Fz7kQ3pL",
      destination: "us_wb_Rm5yZ1hC",
      config: {
        sourceSheetId: "us_sh_Wd4nJ9cT",
        destinationSheetId: "us_sh_Pe3rT7nK",
        keyFields: ["sku"],
      },
      trigger: "manual",
      status: "created",
      progress: 0,
      mode: "background",
      managed: true,
      environmentId: "us_env_4hTq9LmZ",
      spaceId: "us_sp_8vKd3QxN",
      createdBy: "us_usr_Nq8dK1yT",
      createdAt: "2026-03-06T09:12:40.205Z",
      updatedAt: "2026-03-06T09:12:40.205Z",
    },
    plan: {
      fieldMapping: [
        {
          sourceField: { key: "Article number", label: "Article number", type: "string" },
          destinationField: { key: "sku", label: "SKU", type: "string" },
          preview: ["CUP-004", "BWL-011"],
          previewResult: [{ value: "CUP-004" }, { value: "BWL-011" }],
          steps: [{ type: "trim" }],
          metadata: { confidence: 1, certainty: "absolute", reason: "alternative" },
        },
        {
          sourceField: { key: "Line 1", label: "Line 1", type: "string" },
          destinationField: { key: "name", label: "Name", type: "string" },
          preview: ["Cup", "Bowl"],
          previewResult: [{ value: "Cup" }, { value: "Bowl" }],
          steps: [{ type: "trim" }],
          metadata: { confidence: 1, certainty: "absolute", reason: "confirmed" },
        },
        {
          sourceField: { key: "Preis", label: "Preis", type: "string" },
          destinationField: { key: "price", label: "Price", type: "number" },
          preview: ["12,50", "8,90"],
          previewResult: [{ value: "12.50" }, { value: "8.90" }],
          steps: [{ type: "trim" }, { type: "number", decimal: "," }],
          metadata: { confidence: 0.95, certainty: "strong", reason: "meaning" },
        },
        {
          sourceField: { key: "Currency", label: "Currency", type: "string" },
          destinationField: { key: "currency", label: "Currency", type: "enum" },
          preview: ["€", "kr"],
          previewResult: [{ value: "EUR" }, { value: "SEK" }],
          steps: [{ type: "trim" }],
          enumDetails: {
            mapping: [
              { from: "€", to: "EUR", confidence: 0.95 },
              { from: "kr", to: "SEK", confidence: 0.95 },
            ],
            unknownValues: [],
          },
          metadata: { confidence: 1, certainty: "absolute", reason: "exact" },
        },
      ],
      rules: [],
      unmappedSourceFields: [],
      unmappedDestinationFields: [
        { destinationField: { key: "in_stock", label: "In stock", type: "boolean" } },
      ],
      questions: [],
    },
  },
};

const example206: JobExecutionPlanConfigRequest = { fieldMapping: [{ sourceField: { key: "Line 1" }, destinationField: { key: "name" } }] };

const example207: JobExecutionPlanConfigRequest = { fieldMapping: [{ sourceField: { key: "Line 1" } }] };

const example208: JobResponse = {
  data: {
    id: "us_jb_Vm2dB5xA",
    type: "workbook",
    operation: "bulk-mutate-flags",
    source: "us_wb_Rm5yZ1hC",
    config: {
      workbookId: "us_wb_Rm5yZ1hC",
      mutation: {
        type: "flag",
        operation: "apply",
        flag: { slug: "needs-review", label: "Needs review", colorHex: "#F5A623" },
      },
      filter: "error",
      filterField: "price",
      exceptions: ["us_rc_Qa1sD4fG"],
      snapshotLabel: "Before the price review",
    },
    trigger: "immediate",
    mode: "background",
    managed: true,
    status: "ready",
    progress: 0,
    environmentId: "us_env_4hTq9LmZ",
    spaceId: "us_sp_8vKd3QxN",
    createdBy: "us_usr_Nq8dK1yT",
    createdAt: "2026-03-06T16:21:40.377Z",
    updatedAt: "2026-03-06T16:22:31.940Z",
  },
};

const example209: JobResponse = {
  data: {
    type: "workbook",
    operation: "submitProducts",
    source: "us_wb_Rm5yZ1hC",
    trigger: "immediate",
    mode: "foreground",
    input: {},
    subject: { type: "resource", id: "us_sh_Pe3rT7nK" },
    id: "us_jb_Lf8wZ1nH",
    status: "executing",
    progress: 0,
    managed: true,
    environmentId: "us_env_4hTq9LmZ",
    spaceId: "us_sp_8vKd3QxN",
    createdBy: "us_usr_Nq8dK1yT",
    createdAt: "2026-03-06T15:10:02.640Z",
    updatedAt: "2026-03-06T15:10:03.112Z",
    info: "Reading the products",
    startedAt: "2026-03-06T15:10:03.112Z",
    partExecution: "parallel",
  },
};

const example210: JobSplitDetails = { parts: [{ currency: "EUR" }, { currency: "USD" }], runInParallel: true };

const example211: ProgramsResponse = {
  data: [
    {
      id: "us_mp_Aw1xJ9qC",
      environmentId: "us_env_4hTq9LmZ",
      namespace: "supplier-onboarding",
      destinationSlug: "products",
      familyId: "us_mf_Rt4zL7hK",
      rules: [
        {
          id: "us_mr_Bd6nK3wS",
          name: "Article number → SKU",
          type: "assign",
          config: { column: "Article number", field: "sku" },
          confidence: 1,
          createdBy: "us_usr_Nq8dK1yT",
          createdAt: "2026-03-06T09:02:11.730Z",
          updatedAt: "2026-03-06T09:02:11.730Z",
        },
        {
          id: "us_mr_Xq2fT8vL",
          name: "Preis → Price",
          type: "assign",
          config: { column: "Preis", field: "price" },
          confidence: 0.95,
          createdBy: "us_usr_Nq8dK1yT",
          createdAt: "2026-03-06T09:02:11.730Z",
          updatedAt: "2026-03-06T09:02:11.730Z",
        },
      ],
      sourceKeys: ["Article number", "Preis"],
      destinationKeys: ["sku", "price", "currency"],
      summary: { totalRuleCount: 2, addedRuleCount: 2, deletedRuleCount: 0 },
      createdBy: "us_usr_Nq8dK1yT",
      createdAt: "2026-03-06T09:02:11.730Z",
      updatedAt: "2026-03-06T09:02:11.730Z",
    },
  ],
  pagination: { currentPage: 1, pageCount: 1, totalCount: 1 },
};

const example212: ProgramResponse = {
  data: {
    id: "us_mp_Aw1xJ9qC",
    environmentId: "us_env_4hTq9LmZ",
    namespace: "supplier-onboarding",
    destinationSlug: "products",
    familyId: "us_mf_Rt4zL7hK",
    rules: [
      {
        id: "us_mr_Bd6nK3wS",
        name: "Article number → SKU",
        type: "assign",
        config: { column: "Article number", field: "sku" },
        confidence: 1,
        createdBy: "us_usr_Nq8dK1yT",
        createdAt: "2026-03-06T09:02:11.730Z",
        updatedAt: "2026-03-06T09:02:11.730Z",
      },
      {
        id: "us_mr_Xq2fT8vL",
        name: "Preis → Price",
        type: "assign",
        config: { column: "Preis", field: "price" },
        confidence: 0.95,
        createdBy: "us_usr_Nq8dK1yT",
        createdAt: "2026-03-06T09:02:11.730Z",
        updatedAt: "2026-03-06T09:02:11.730Z",
      },
    ],
    sourceKeys: ["Article number", "Preis"],
    destinationKeys: ["sku", "price", "currency"],
    summary: { totalRuleCount: 2, addedRuleCount: 2, deletedRuleCount: 0 },
    createdBy: "us_usr_Nq8dK1yT",
    createdAt: "2026-03-06T09:02:11.730Z",
    updatedAt: "2026-03-06T09:02:11.730Z",
  },
};

const example213: ErrorEnvelope = {
  errors: [
    {
      message: "There is another field `SKU`, perhaps in another case: each must be unique.",
      key: "destination.fields[1].key",
      code: "value_repeated",
    },
  ],
};

const example214: ProgramConfig = {
  source: {
    name: "spring",
    fields: [{ key: "Article number", type: "string" }, { key: "Preis", type: "string" }],
  },
  destination: {
    name: "Products",
    slug: "products",
    fields: [
      { key: "sku", type: "string", label: "SKU", alternativeNames: ["Article number"] },
      { key: "price", type: "number", label: "Price" },
      { key: "currency", type: "string", label: "Currency" },
    ],
  },
  familyId: "us_mf_Rt4zL7hK",
  namespace: "supplier-onboarding",
  save: true,
};

const example215: DeleteAllHistoryForUserRequest = { environmentId: "us_env_4hTq9LmZ" };

const example216: ErrorEnvelope = {
  errors: [
    {
      message: "There is no mapping program `us_mp_Aw1xJ9qX`.",
      key: "programId",
      code: "not_found",
    },
  ],
};

const example217: ProgramResponse = {
  data: {
    id: "us_mp_Aw1xJ9qC",
    environmentId: "us_env_4hTq9LmZ",
    namespace: "supplier-onboarding",
    destinationSlug: "products",
    familyId: "us_mf_Rt4zL7hK",
    rules: [
      {
        id: "us_mr_Bd6nK3wS",
        name: "Article number → SKU",
        type: "assign",
        config: { column: "Article number", field: "sku" },
        confidence: 1,
        createdBy: "us_usr_Nq8dK1yT",
        createdAt: "2026-03-06T09:02:11.730Z",
        updatedAt: "2026-03-06T09:02:11.730Z",
      },
      {
        id: "us_mr_Xq2fT8vL",
        name: "Preis → Price",
        type: "assign",
        config: { column: "Preis", field: "price" },
        confidence: 0.95,
        createdBy: "us_usr_Nq8dK1yT",
        createdAt: "2026-03-06T09:02:11.730Z",
        updatedAt: "2026-03-06T09:02:11.730Z",
      },
      {
        id: "us_mr_Kw9sD5jP",
        name: "Währung → Currency",
        type: "assign",
        config: { column: "Währung", field: "currency" },
        confidence: 0.95,
        createdBy: "us_usr_Nq8dK1yT",
        createdAt: "2026-03-06T09:05:33.118Z",
        updatedAt: "2026-03-06T09:05:33.118Z",
      },
    ],
    sourceKeys: ["Article number", "Preis", "Währung"],
    destinationKeys: ["sku", "price", "currency"],
    summary: { totalRuleCount: 3, addedRuleCount: 3, deletedRuleCount: 0 },
    createdBy: "us_usr_Nq8dK1yT",
    createdAt: "2026-03-06T09:02:11.730Z",
    updatedAt: "2026-03-06T09:05:33.118Z",
  },
};

const example218: ProgramConfig = {
  source: {
    name: "spring",
    fields: [
      { key: "Article number", type: "string" },
      { key: "Preis", type: "string" },
      { key: "Währung", type: "string" },
    ],
  },
  destination: {
    name: "Products",
    slug: "products",
    fields: [
      { key: "sku", type: "string", label: "SKU", alternativeNames: ["Article number"] },
      { key: "price", type: "number", label: "Price" },
      { key: "currency", type: "string", label: "Currency" },
    ],
  },
};

const example219: MappingRulesResponse = {
  data: [
    {
      id: "us_mr_Bd6nK3wS",
      name: "Article number → SKU",
      type: "assign",
      config: { column: "Article number", field: "sku" },
      confidence: 1,
      createdBy: "us_usr_Nq8dK1yT",
      createdAt: "2026-03-06T09:02:11.730Z",
      updatedAt: "2026-03-06T09:02:11.730Z",
    },
    {
      id: "us_mr_Xq2fT8vL",
      name: "Preis → Price",
      type: "assign",
      config: { column: "Preis", field: "price" },
      confidence: 0.95,
      createdBy: "us_usr_Nq8dK1yT",
      createdAt: "2026-03-06T09:02:11.730Z",
      updatedAt: "2026-03-06T09:02:11.730Z",
    },
  ],
};

const example220: MappingRulesResponse = {
  data: [
    {
      id: "us_mr_Gm7cH4yB",
      name: "All prices are in euros",
      type: "constant",
      config: { field: "currency", value: "EUR" },
      acceptedAt: "2026-03-06T09:03:05.400Z",
      acceptedBy: "us_usr_Nq8dK1yT",
      createdBy: "us_usr_Nq8dK1yT",
      createdAt: "2026-03-06T09:03:05.400Z",
      updatedAt: "2026-03-06T09:03:05.400Z",
    },
  ],
};

const example221: ErrorEnvelope = {
  errors: [
    {
      message: "The destination has no field that can be filled: `cost`. It has `sku`, `price`, `currency`.",
      key: "[0].config",
      code: "field_unknown",
    },
  ],
};

const example222: CreateMappingRulesRequest = [{ name: "All prices are in euros", type: "constant", config: { field: "currency", value: "EUR" } }];

const example223: MappingRulesResponse = {
  data: [
    {
      id: "us_mr_Bd6nK3wS",
      name: "Article number → SKU",
      type: "assign",
      config: { column: "Article number", field: "sku" },
      confidence: 1,
      createdBy: "us_usr_Nq8dK1yT",
      createdAt: "2026-03-06T09:02:11.730Z",
      updatedAt: "2026-03-06T09:04:00.000Z",
      acceptedAt: "2026-03-06T09:04:00.000Z",
      acceptedBy: "us_usr_Nq8dK1yT",
    },
    {
      id: "us_mr_Xq2fT8vL",
      name: "Preis → Price",
      type: "assign",
      config: { column: "Preis", field: "price" },
      confidence: 0.95,
      createdBy: "us_usr_Nq8dK1yT",
      createdAt: "2026-03-06T09:02:11.730Z",
      updatedAt: "2026-03-06T09:04:00.000Z",
      acceptedAt: "2026-03-06T09:04:00.000Z",
      acceptedBy: "us_usr_Nq8dK1yT",
    },
  ],
};

const example224: ErrorEnvelope = {
  errors: [
    {
      message: "There is no rule `us_mr_Xq2fT8vX` in this mapping program.",
      key: "mappingId",
      code: "not_found",
    },
  ],
};

const example225: UpdateMappingRulesRequest = [
  {
    id: "us_mr_Bd6nK3wS",
    name: "Article number → SKU",
    type: "assign",
    config: { column: "Article number", field: "sku" },
    confidence: 1,
    createdBy: "us_usr_Nq8dK1yT",
    createdAt: "2026-03-06T09:02:11.730Z",
    updatedAt: "2026-03-06T09:02:11.730Z",
  },
  {
    id: "us_mr_Xq2fT8vL",
    name: "Preis → Price",
    type: "assign",
    config: { column: "Preis", field: "price" },
    confidence: 0.95,
    createdBy: "us_usr_Nq8dK1yT",
    createdAt: "2026-03-06T09:02:11.730Z",
    updatedAt: "2026-03-06T09:02:11.730Z",
  },
];

const example226: DeleteMultipleRulesRequest = { ruleIds: ["us_mr_Bd6nK3wS", "us_mr_Xq2fT8vL"] };

const example227: MappingRuleResponse = {
  data: {
    id: "us_mr_Xq2fT8vL",
    name: "Preis → Price",
    type: "assign",
    config: { column: "Preis", field: "price" },
    confidence: 0.95,
    createdBy: "us_usr_Nq8dK1yT",
    createdAt: "2026-03-06T09:02:11.730Z",
    updatedAt: "2026-03-06T09:02:11.730Z",
  },
};

const example228: MappingRuleResponse = {
  data: {
    id: "us_mr_Xq2fT8vL",
    name: "Preis → Price",
    type: "assign",
    config: { column: "Preis", field: "price", steps: [{ type: "number", decimal: "," }] },
    confidence: 0.95,
    createdBy: "us_usr_Nq8dK1yT",
    createdAt: "2026-03-06T09:02:11.730Z",
    updatedAt: "2026-03-06T09:04:20.000Z",
    acceptedAt: "2026-03-06T09:04:20.000Z",
    acceptedBy: "us_usr_Nq8dK1yT",
  },
};

const example229: MappingRuleConfig = {
  name: "Preis → Price",
  type: "assign",
  config: { column: "Preis", field: "price", steps: [{ type: "number", decimal: "," }] },
};

const example230: PersonalDataResponse = {
  data: {
    personId: "us_usr_Fy5jD2vS",
    kind: "user",
    exists: true,
    tables: [
      {
        table: "users",
        rows: [
          {
            id: "us_usr_Fy5jD2vS",
            createdAt: "2026-03-02T09:14:05.218Z",
            updatedAt: "2026-03-02T09:14:05.218Z",
            email: "ines.harbour@harbor-goods.example",
            name: "Ines Harbour",
            metadata: {},
          },
        ],
      },
      {
        table: "audit_entries",
        rows: [
          {
            id: "us_au_Vd3nH8sW",
            createdAt: "2026-03-09T15:02:11.904Z",
            updatedAt: "2026-03-09T15:02:48.310Z",
            action: "sign-in:rejected",
            actorId: "us_usr_Fy5jD2vS",
            address: "192.0.2.17",
          },
        ],
      },
    ],
  },
};

const example231: ListRolesResponse = {
  data: [
    {
      id: "us_rol_Ht2fM6yA",
      name: "Administrator",
      accountId: "us_acc_Kp7Rw2Nx",
      createdAt: "2026-01-12T08:30:00.000Z",
      updatedAt: "2026-01-12T08:30:00.000Z",
    },
    {
      id: "us_rol_Ce5tB9xU",
      name: "Editor",
      accountId: "us_acc_Kp7Rw2Nx",
      createdAt: "2026-01-12T08:30:00.000Z",
      updatedAt: "2026-01-12T08:30:00.000Z",
    },
  ],
};

const example232: SecretsResponse = {
  data: [
    {
      id: "us_sec_Jd5vP9xU",
      name: "SHOP_API_KEY",
      value: "example-key-of-the-shop",
      environmentId: "us_env_4hTq9LmZ",
    },
  ],
};

const example233: ErrorEnvelope = {
  errors: [
    { message: "There is no secret `us_sec_Jd5vP9xX`.", key: "secretId", code: "not_found" },
  ],
};

const example234: SecretsResponse = {
  data: [
    {
      id: "us_sec_Jd5vP9xU",
      name: "SHOP_API_KEY",
      value: "********",
      environmentId: "us_env_4hTq9LmZ",
    },
  ],
};

const example235: ErrorEnvelope = {
  errors: [
    {
      message: "A secret needs an `environmentId` or a `spaceId`.",
      key: "environmentId",
      code: "value_missing",
    },
  ],
};

const example236: WriteSecret = { name: "SHOP_API_KEY", value: "example-key-of-the-shop", environmentId: "us_env_4hTq9LmZ" };

const example237: ListSheetsResponse = {
  data: [
    {
      id: "us_sh_Pe3rT7nK",
      workbookId: "us_wb_Rm5yZ1hC",
      name: "Products",
      slug: "products",
      config: {
        name: "Products",
        slug: "products",
        description: "One row per product.",
        mappingConfidenceThreshold: 0.5,
        allowAdditionalFields: true,
        access: ["add", "edit", "import"],
        fields: [
          {
            key: "sku",
            type: "string",
            label: "SKU",
            description: "Your own number for the product.",
            config: { size: "tiny" },
            alternativeNames: ["Article number", "Item no."],
            constraints: [
              { type: "required" },
              {
                type: "unique",
                config: { ignoreEmpty: true, message: "Each product needs a number of its own." },
              },
            ],
          },
          {
            key: "name",
            type: "string",
            label: "Name",
            appearance: { size: "l" },
            constraints: [{ type: "required", config: { level: "warn" } }],
          },
          {
            key: "price",
            type: "number",
            label: "Price",
            constraints: [{ type: "external", validator: "price-range", config: { above: 0 } }],
          },
          {
            key: "currency",
            type: "enum",
            label: "Currency",
            config: {
              options: [
                { value: "EUR", label: "Euro", alternativeNames: ["€"] },
                { value: "SEK", label: "Swedish krona", alternativeNames: ["kr"] },
              ],
            },
          },
          {
            key: "in_stock",
            type: "boolean",
            label: "In stock",
            config: { allowIndeterminate: true },
          },
        ],
        actions: [
          {
            label: "Submit products",
            operation: "submitProducts",
            mode: "foreground",
            primary: true,
            constraints: [{ type: "hasData" }, { type: "hasAllValid" }],
          },
        ],
      },
      lockedBy: "us_usr_Nq8dK1yT",
      lockedAt: "2026-03-06T15:40:00.000Z",
      recordCounts: { total: 2, valid: 1, error: 1, errorsByField: { price: 1 } },
      createdAt: "2026-03-02T09:20:10.000Z",
      updatedAt: "2026-03-06T15:40:00.000Z",
    },
    {
      id: "us_sh_Kd2vB6yH",
      workbookId: "us_wb_Rm5yZ1hC",
      name: "People",
      slug: "people",
      config: {
        name: "People",
        slug: "people",
        fields: [
          { key: "first_name", type: "string", label: "First name" },
          { key: "last_name", type: "string", label: "Last name" },
          {
            key: "email",
            type: "string",
            label: "Email",
            constraints: [
              { type: "required" },
              { type: "unique", config: { caseSensitive: false } },
            ],
          },
        ],
      },
      recordCounts: { total: 0, valid: 0, error: 0 },
      createdAt: "2026-03-02T09:20:10.000Z",
      updatedAt: "2026-03-02T09:20:10.000Z",
    },
  ],
};

const example238: ListSheetsResponse = { data: [] };

const example239: SheetResponse = {
  data: {
    id: "us_sh_Pe3rT7nK",
    workbookId: "us_wb_Rm5yZ1hC",
    name: "Products",
    slug: "products",
    config: {
      name: "Products",
      slug: "products",
      description: "One row per product.",
      mappingConfidenceThreshold: 0.5,
      allowAdditionalFields: true,
      access: ["add", "edit", "import"],
      fields: [
        {
          key: "sku",
          type: "string",
          label: "SKU",
          description: "Your own number for the product.",
          config: { size: "tiny" },
          alternativeNames: ["Article number", "Item no."],
          constraints: [
            { type: "required" },
            {
              type: "unique",
              config: { ignoreEmpty: true, message: "Each product needs a number of its own." },
            },
          ],
        },
        {
          key: "name",
          type: "string",
          label: "Name",
          appearance: { size: "l" },
          constraints: [{ type: "required", config: { level: "warn" } }],
        },
        {
          key: "price",
          type: "number",
          label: "Price",
          constraints: [{ type: "external", validator: "price-range", config: { above: 0 } }],
        },
        {
          key: "currency",
          type: "enum",
          label: "Currency",
          config: {
            options: [
              { value: "EUR", label: "Euro", alternativeNames: ["€"] },
              { value: "SEK", label: "Swedish krona", alternativeNames: ["kr"] },
            ],
          },
        },
        {
          key: "in_stock",
          type: "boolean",
          label: "In stock",
          config: { allowIndeterminate: true },
        },
      ],
      actions: [
        {
          label: "Submit products",
          operation: "submitProducts",
          mode: "foreground",
          primary: true,
          constraints: [{ type: "hasData" }, { type: "hasAllValid" }],
        },
      ],
    },
    lockedBy: "us_usr_Nq8dK1yT",
    lockedAt: "2026-03-06T15:40:00.000Z",
    recordCounts: { total: 2, valid: 1, error: 1, errorsByField: { price: 1 } },
    createdAt: "2026-03-02T09:20:10.000Z",
    updatedAt: "2026-03-06T15:40:00.000Z",
  },
};

const example240: SheetResponse = {
  data: {
    id: "us_sh_Pe3rT7nK",
    workbookId: "us_wb_Rm5yZ1hC",
    name: "Spring products",
    slug: "products",
    config: {
      name: "Spring products",
      slug: "products",
      description: "One row per product.",
      mappingConfidenceThreshold: 0.5,
      allowAdditionalFields: true,
      access: ["add", "edit", "import"],
      fields: [
        {
          key: "sku",
          type: "string",
          label: "SKU",
          description: "Your own number for the product.",
          config: { size: "tiny" },
          alternativeNames: ["Article number", "Item no."],
          constraints: [
            { type: "required" },
            {
              type: "unique",
              config: { ignoreEmpty: true, message: "Each product needs a number of its own." },
            },
          ],
        },
        {
          key: "name",
          type: "string",
          label: "Name",
          appearance: { size: "l" },
          constraints: [{ type: "required", config: { level: "warn" } }],
        },
        {
          key: "price",
          type: "number",
          label: "Price",
          constraints: [{ type: "external", validator: "price-range", config: { above: 0 } }],
        },
        {
          key: "currency",
          type: "enum",
          label: "Currency",
          config: {
            options: [
              { value: "EUR", label: "Euro", alternativeNames: ["€"] },
              { value: "SEK", label: "Swedish krona", alternativeNames: ["kr"] },
            ],
          },
        },
        {
          key: "in_stock",
          type: "boolean",
          label: "In stock",
          config: { allowIndeterminate: true },
        },
      ],
      actions: [
        {
          label: "Submit products",
          operation: "submitProducts",
          mode: "foreground",
          primary: true,
          constraints: [{ type: "hasData" }, { type: "hasAllValid" }],
        },
      ],
    },
    lockedBy: "us_usr_Nq8dK1yT",
    lockedAt: "2026-03-06T15:40:00.000Z",
    recordCounts: { total: 2, valid: 1, error: 1, errorsByField: { price: 1 } },
    createdAt: "2026-03-02T09:20:10.000Z",
    updatedAt: "2026-03-06T15:52:18.035Z",
    metadata: { season: "spring" },
  },
};

const example241: ErrorEnvelope = {
  errors: [
    {
      message: "`name` must have at least 1 character; it was empty.",
      key: "name",
      code: "value_too_short",
    },
  ],
};

const example242: ErrorEnvelope = { errors: [{ message: "There is no sheet `us_sh_Pe3rT7nX`.", key: "sheetId", code: "not_found" }] };

const example243: SheetUpdateRequest = { name: "Spring products", metadata: { season: "spring" } };

const example244: ListCalculationsResponse = {
  data: [
    {
      id: "us_calc_Uo6iP9lE",
      workbookId: "us_wb_Rm5yZ1hC",
      sheetId: "us_sh_Pe3rT7nK",
      fieldKey: "sku",
      type: "COUNT_NON_EMPTY",
      value: 2,
    },
    {
      id: "us_calc_Mx2aQ7dV",
      workbookId: "us_wb_Rm5yZ1hC",
      sheetId: "us_sh_Pe3rT7nK",
      fieldKey: "sku",
      type: "PERCENT_NON_EMPTY",
      value: 100,
    },
    {
      id: "us_calc_Re8kT1wB",
      workbookId: "us_wb_Rm5yZ1hC",
      sheetId: "us_sh_Pe3rT7nK",
      fieldKey: "in_stock",
      type: "COUNT_EMPTY",
      value: 1,
    },
    {
      id: "us_calc_Hy4nC6sZ",
      workbookId: "us_wb_Rm5yZ1hC",
      sheetId: "us_sh_Pe3rT7nK",
      fieldKey: "in_stock",
      type: "PERCENT_EMPTY",
      value: 50,
    },
    {
      id: "us_calc_Jw9gF3pL",
      workbookId: "us_wb_Rm5yZ1hC",
      sheetId: "us_sh_Pe3rT7nK",
      fieldKey: "price",
      type: "COUNT_CHANGED",
      value: 0,
    },
    {
      id: "us_calc_Bq5vX8rM",
      workbookId: "us_wb_Rm5yZ1hC",
      sheetId: "us_sh_Pe3rT7nK",
      fieldKey: "price",
      type: "PERCENT_CHANGED",
      value: 0,
    },
    {
      id: "us_calc_Dk7hS2tN",
      workbookId: "us_wb_Rm5yZ1hC",
      sheetId: "us_sh_Pe3rT7nK",
      fieldKey: "price",
      type: "SUM",
      value: 24.5,
    },
    {
      id: "us_calc_Ev1uY4cJ",
      workbookId: "us_wb_Rm5yZ1hC",
      sheetId: "us_sh_Pe3rT7nK",
      fieldKey: "price",
      type: "AVERAGE",
      value: 24.5,
    },
    {
      id: "us_calc_Gz6mP9oK",
      workbookId: "us_wb_Rm5yZ1hC",
      sheetId: "us_sh_Pe3rT7nK",
      fieldKey: "price",
      type: "MIN",
      value: 24.5,
    },
    {
      id: "us_calc_Ta3bW5xH",
      workbookId: "us_wb_Rm5yZ1hC",
      sheetId: "us_sh_Pe3rT7nK",
      fieldKey: "price",
      type: "MAX",
      value: 24.5,
    },
  ],
};

const example245: CellsResponse = {
  data: {
    name: [
      { value: "Espresso cup, set of 4", counts: { total: 1, valid: 1, error: 0 } },
      { value: "Serving tray", counts: { total: 1, valid: 0, error: 1 } },
    ],
  },
};

const example246: ListCommitsResponse = {
  data: [
    {
      id: "us_vr_Wd8jX5kV",
      sheetId: "us_sh_Pe3rT7nK",
      createdBy: "us_usr_Nq8dK1yT",
      createdAt: "2026-03-05T13:20:44.310Z",
    },
    {
      id: "us_vr_Bn4tS9gQ",
      sheetId: "us_sh_Pe3rT7nK",
      createdBy: "us_usr_Nq8dK1yT",
      completedBy: "us_ag_Hn6cV2pY",
      createdAt: "2026-03-03T08:41:07.650Z",
      completedAt: "2026-03-03T08:41:09.120Z",
    },
  ],
};

const example247: ListCommitsResponse = {
  data: [
    {
      id: "us_vr_Wd8jX5kV",
      sheetId: "us_sh_Pe3rT7nK",
      createdBy: "us_usr_Nq8dK1yT",
      createdAt: "2026-03-05T13:20:44.310Z",
    },
  ],
};

const example248: ListCommitsResponse = {
  data: [
    {
      id: "us_vr_Wd8jX5kV",
      sheetId: "us_sh_Pe3rT7nK",
      createdBy: "us_usr_Nq8dK1yT",
      createdAt: "2026-03-05T13:20:44.310Z",
    },
  ],
  pagination: {
    currentPage: 1,
    pageCount: 2,
    totalCount: 2,
    nextCursor: "WyJjb21taXRzIiwyLDQxN10",
  },
};

const example249: RecordCountsResponse = { data: { success: true, counts: { total: 2, valid: 1, error: 1, errorsByField: { price: 1 } } } };

const example250: RecordCountsResponse = {
  data: {
    success: true,
    counts: {
      total: 2,
      valid: 1,
      error: 1,
      errorsByField: { price: 1 },
      byField: {
        sku: { total: 2, valid: 2, error: 0, empty: 0 },
        name: { total: 2, valid: 2, error: 0, empty: 0 },
        price: { total: 2, valid: 1, error: 1, empty: 0 },
        currency: { total: 2, valid: 2, error: 0, empty: 0 },
        in_stock: { total: 2, valid: 2, error: 0, empty: 1 },
      },
    },
  },
};

const example251: string = 'sku,name,price,currency,in_stock\r\nCUP-004,"Espresso cup, set of 4",24.5,EUR,true\r\nTRAY-010,Serving tray,twelve,EUR,\r\n';

const example252: SheetResponse = {
  data: {
    id: "us_sh_Wc8nF3qD",
    workbookId: "us_wb_Rm5yZ1hC",
    name: "Products before the fair",
    slug: "products-before-the-fair",
    config: {
      name: "Products before the fair",
      slug: "products-before-the-fair",
      description: "One row per product.",
      mappingConfidenceThreshold: 0.5,
      allowAdditionalFields: true,
      access: ["add", "edit", "import"],
      fields: [
        {
          key: "sku",
          type: "string",
          label: "SKU",
          description: "Your own number for the product.",
          config: { size: "tiny" },
          alternativeNames: ["Article number", "Item no."],
          constraints: [
            { type: "required" },
            {
              type: "unique",
              config: { ignoreEmpty: true, message: "Each product needs a number of its own." },
            },
          ],
        },
        {
          key: "name",
          type: "string",
          label: "Name",
          appearance: { size: "l" },
          constraints: [{ type: "required", config: { level: "warn" } }],
        },
        {
          key: "price",
          type: "number",
          label: "Price",
          constraints: [{ type: "external", validator: "price-range", config: { above: 0 } }],
        },
        {
          key: "currency",
          type: "enum",
          label: "Currency",
          config: {
            options: [
              { value: "EUR", label: "Euro", alternativeNames: ["€"] },
              { value: "SEK", label: "Swedish krona", alternativeNames: ["kr"] },
            ],
          },
        },
        {
          key: "in_stock",
          type: "boolean",
          label: "In stock",
          config: { allowIndeterminate: true },
        },
      ],
      actions: [
        {
          label: "Submit products",
          operation: "submitProducts",
          mode: "foreground",
          primary: true,
          constraints: [{ type: "hasData" }, { type: "hasAllValid" }],
        },
      ],
    },
    recordCounts: { total: 0, valid: 0, error: 0 },
    jobId: "us_jb_Hs4kM7rX",
    createdAt: "2026-03-06T15:58:02.417Z",
    updatedAt: "2026-03-06T15:58:02.417Z",
  },
};

const example253: DuplicateSheetRequest = { name: "Products before the fair", slug: "products-before-the-fair" };

const example254: FieldConfigResponse = {
  data: {
    key: "barcode",
    type: "string",
    label: "Barcode",
    description: "The 13 digits below the stripes.",
    config: { size: "tiny" },
    constraints: [{ type: "unique", config: { ignoreEmpty: true } }],
    alternativeNames: ["EAN", "GTIN"],
  },
};

const example255: ErrorEnvelope = { errors: [{ message: "`config` is required.", key: "config", code: "value_missing" }] };

const example256: ErrorEnvelope = {
  errors: [
    {
      message: "The sheet `people` allows no further fields: its `allowAdditionalFields` is not true.",
      key: "sheetId",
      code: "value_invalid",
    },
  ],
};

const example257: Property = {
  key: "barcode",
  type: "string",
  label: "Barcode",
  description: "The 13 digits below the stripes.",
  config: { size: "tiny" },
  constraints: [{ type: "unique", config: { ignoreEmpty: true } }],
  alternativeNames: ["EAN", "GTIN"],
};

const example258: ErrorEnvelope = { errors: [{ message: "There is no field `weight`.", key: "fieldKey", code: "not_found" }] };

const example259: GetRecordsResponse = {
  data: {
    success: true,
    commitId: "us_vr_Wd8jX5kV",
    versionId: "us_vr_Wd8jX5kV",
    records: [
      {
        id: "us_rc_Qa1sD4fG",
        values: {
          sku: { value: "CUP-004", valid: true, updatedAt: "2026-03-03T08:41:07.650Z" },
          name: {
            value: "Espresso cup, set of 4",
            valid: true,
            updatedAt: "2026-03-03T08:41:07.650Z",
          },
          price: { value: 24.5, valid: true, updatedAt: "2026-03-03T08:41:07.650Z" },
          currency: { value: "EUR", valid: true, updatedAt: "2026-03-03T08:41:07.650Z" },
          in_stock: { value: true, valid: true, updatedAt: "2026-03-03T08:41:07.650Z" },
        },
        valid: true,
        commitId: "us_vr_Bn4tS9gQ",
        metadata: {},
        config: {},
      },
      {
        id: "us_rc_Lh5pE8uJ",
        values: {
          sku: { value: "TRAY-010", valid: true, updatedAt: "2026-03-05T13:20:44.310Z" },
          name: { value: "Serving tray", valid: true, updatedAt: "2026-03-05T13:20:44.310Z" },
          price: { value: "twelve", valid: false, updatedAt: "2026-03-05T13:20:44.310Z" },
          currency: { value: "EUR", valid: true, updatedAt: "2026-03-05T13:20:44.310Z" },
          in_stock: { value: null, valid: true, updatedAt: "2026-03-05T13:20:44.310Z" },
        },
        valid: false,
        commitId: "us_vr_Wd8jX5kV",
        metadata: {},
        config: {},
      },
    ],
  },
};

const example260: GetRecordsResponse = {
  data: {
    success: true,
    commitId: "us_vr_Wd8jX5kV",
    versionId: "us_vr_Wd8jX5kV",
    counts: { total: 1, valid: 0, error: 1 },
    records: [
      {
        id: "us_rc_Lh5pE8uJ",
        values: {
          sku: {
            value: "TRAY-010",
            valid: true,
            messages: [],
            updatedAt: "2026-03-05T13:20:44.310Z",
          },
          name: {
            value: "Serving tray",
            valid: true,
            messages: [],
            updatedAt: "2026-03-05T13:20:44.310Z",
          },
          price: {
            value: "twelve",
            valid: false,
            messages: [
              {
                field: "price",
                type: "error",
                source: "custom-logic",
                message: "Write the price in figures, for example 12.",
              },
            ],
            updatedAt: "2026-03-05T13:20:44.310Z",
          },
          currency: {
            value: "EUR",
            valid: true,
            messages: [],
            updatedAt: "2026-03-05T13:20:44.310Z",
          },
          in_stock: {
            value: null,
            valid: true,
            messages: [],
            updatedAt: "2026-03-05T13:20:44.310Z",
          },
        },
        valid: false,
        commitId: "us_vr_Wd8jX5kV",
        metadata: {},
        config: {},
      },
    ],
  },
};

const example261: GetRecordsResponse = { data: { success: true, records: [] } };

const example262: ErrorEnvelope = { errors: [{ message: "`[0].id` is required.", key: "[0].id", code: "value_missing" }] };

const example263: ErrorEnvelope = {
  errors: [
    {
      message: "The query cannot be read at the end of the query: the value that `gte` compares with is expected here.",
      key: "q",
      code: "query_malformed",
    },
  ],
};

const example264: VersionResponse = { data: { commitId: "us_vr_Zc3uN8xD", versionId: "us_vr_Zc3uN8xD" } };

const example265: VersionResponse = {
  data: {
    commitId: "us_vr_Zc3uN8xD",
    versionId: "us_vr_Zc3uN8xD",
    records: [
      {
        id: "us_rc_Lh5pE8uJ",
        values: {
          sku: {
            value: "TRAY-010",
            valid: true,
            messages: [],
            updatedAt: "2026-03-05T13:20:44.310Z",
          },
          name: {
            value: "Serving tray",
            valid: true,
            messages: [],
            updatedAt: "2026-03-05T13:20:44.310Z",
          },
          price: { value: 12, valid: true, messages: [], updatedAt: "2026-03-06T08:15:02.118Z" },
          currency: {
            value: "EUR",
            valid: true,
            messages: [],
            updatedAt: "2026-03-05T13:20:44.310Z",
          },
          in_stock: {
            value: null,
            valid: true,
            messages: [],
            updatedAt: "2026-03-05T13:20:44.310Z",
          },
        },
        valid: true,
        commitId: "us_vr_Zc3uN8xD",
        versionId: "us_vr_Zc3uN8xD",
        metadata: {},
        config: { readonly: false },
      },
    ],
  },
};

const example266: ErrorEnvelope = { errors: [{ message: "There is no record `us_rc_Lh5pE8uX`.", key: "[0].id", code: "not_found" }] };

const example267: UpdateRecordsRequest = [{ id: "us_rc_Lh5pE8uJ", values: { price: { value: 12 } }, ifCommitId: "us_vr_Wd8jX5kV" }];

const example268: RecordsResponse = {
  data: {
    success: true,
    commitId: "us_vr_Bn4tS9gQ",
    versionId: "us_vr_Bn4tS9gQ",
    counts: { total: 1, valid: 1, error: 0 },
    records: [
      {
        id: "us_rc_Qa1sD4fG",
        values: {
          sku: {
            value: "CUP-004",
            valid: true,
            messages: [],
            updatedAt: "2026-03-03T08:41:07.650Z",
          },
          name: {
            value: "Espresso cup, set of 4",
            valid: true,
            messages: [],
            updatedAt: "2026-03-03T08:41:07.650Z",
          },
          price: { value: 24.5, valid: true, messages: [], updatedAt: "2026-03-03T08:41:07.650Z" },
          currency: {
            value: "EUR",
            valid: true,
            messages: [],
            updatedAt: "2026-03-03T08:41:07.650Z",
          },
          in_stock: {
            value: true,
            valid: true,
            messages: [],
            updatedAt: "2026-03-03T08:41:07.650Z",
          },
        },
        valid: true,
        commitId: "us_vr_Bn4tS9gQ",
        metadata: {},
        config: {},
      },
    ],
  },
};

const example269: RecordsResponse = {
  data: {
    success: true,
    commitId: "us_vr_Wd8jX5kV",
    versionId: "us_vr_Wd8jX5kV",
    counts: { total: 1, valid: 0, error: 1, errorsByField: { price: 1 } },
    records: [
      {
        id: "us_rc_Lh5pE8uJ",
        values: {
          sku: {
            value: "TRAY-010",
            valid: true,
            messages: [],
            updatedAt: "2026-03-05T13:20:44.310Z",
          },
          name: {
            value: "Serving tray",
            valid: true,
            messages: [],
            updatedAt: "2026-03-05T13:20:44.310Z",
          },
          price: {
            value: "twelve",
            valid: false,
            messages: [
              {
                field: "price",
                type: "error",
                source: "custom-logic",
                message: "Write the price in figures, for example 12.",
              },
            ],
            updatedAt: "2026-03-05T13:20:44.310Z",
          },
          currency: {
            value: "EUR",
            valid: true,
            messages: [],
            updatedAt: "2026-03-05T13:20:44.310Z",
          },
          in_stock: {
            value: null,
            valid: true,
            messages: [],
            updatedAt: "2026-03-05T13:20:44.310Z",
          },
        },
        valid: false,
        commitId: "us_vr_Wd8jX5kV",
        metadata: {},
        config: { readonly: false },
      },
    ],
  },
};

const example270: RecordsResponse = {
  data: {
    success: true,
    commitId: "us_vr_Bn4tS9gQ",
    versionId: "us_vr_Bn4tS9gQ",
    counts: { total: 1, valid: 1, error: 0 },
  },
};

const example271: RecordsResponse = {
  data: {
    success: true,
    commitId: "us_vr_Zc3uN8xD",
    versionId: "us_vr_Zc3uN8xD",
    counts: { total: 1, valid: 1, error: 0 },
    upserted: {
      added: 0,
      updated: 1,
      unchanged: 0,
      combined: 0,
      withoutKey: 0,
      differingInCase: 0,
    },
  },
};

const example272: InsertRecordsRequest = [
  {
    sku: { value: "CUP-004" },
    name: { value: "Espresso cup, set of 4" },
    price: { value: 24.5 },
    currency: { value: "EUR" },
    in_stock: { value: true },
  },
];

const example273: InsertRecordsRequest = [
  {
    sku: { value: "TRAY-010" },
    name: { value: "Serving tray" },
    price: {
      value: "twelve",
      valid: false,
      messages: [
        {
          field: "price",
          type: "error",
          source: "custom-logic",
          message: "Write the price in figures, for example 12.",
        },
      ],
    },
    currency: { value: "EUR" },
  },
];

const example274: RecordLinesResponse = {
  data: {
    success: true,
    commitIds: ["us_vr_Bn4tS9gQ"],
    counts: { total: 2, valid: 1, error: 1, errorsByField: { price: 1 } },
  },
};

const example275: RecordLinesResponse = {
  data: {
    success: true,
    commitIds: ["us_vr_Bn4tS9gQ"],
    counts: { total: 2, valid: 1, error: 1, errorsByField: { price: 1 } },
    upserted: {
      added: 1,
      updated: 1,
      unchanged: 0,
      combined: 0,
      withoutKey: 0,
      differingInCase: 0,
    },
  },
};

const example276: string = '{"sku":"CUP-004","name":"Espresso cup, set of 4","price":24.5,"currency":"EUR","in_stock":true}\n{"sku":"TRAY-010","name":"Serving tray","price":"twelve","currency":"EUR"}\n';

const example277: ListRecordDuplicatesResponse = {
  data: [
    { values: { name: "Serving tray" }, count: 2, recordIds: ["us_rc_Qa1sD4fG", "us_rc_Lh5pE8uJ"] },
  ],
  pagination: { currentPage: 1, pageCount: 1, totalCount: 1 },
};

const example278: GetRecordIndicesResponse = [{ id: "us_rc_Qa1sD4fG", index: 0 }, { id: "us_rc_Lh5pE8uJ", index: 1 }];

const example279: GetRecordIndicesResponse = [{ id: "us_rc_Lh5pE8uJ", index: 1, position: 1, fields: ["price"] }];

const example280: MergeDuplicatesResponse = { data: { commitIds: ["us_vr_Zc3uN8xD"], groups: 1, deleted: 1, updated: 1 } };

const example281: MergeDuplicatesRequest = { keyFields: ["name"], keep: "mostComplete", fillEmpty: true };

const example282: VersionResponse = {
  data: {
    commitId: "us_vr_Zc3uN8xD",
    versionId: "us_vr_Zc3uN8xD",
    commitIds: ["us_vr_Zc3uN8xD"],
    updated: 1,
  },
};

const example283: BulkUpdateRecordRequest = { fieldUpdates: { in_stock: { value: true } } };

const example284: FindAndReplaceRecordRequest = { fieldKey: "name", find: "espresso", replace: "Mocha" };

const example285: SnapshotsResponse = {
  data: [
    {
      id: "us_ss_Bc7vN2mQ",
      sheetId: "us_sh_Pe3rT7nK",
      label: "Before the correction of prices",
      createdAt: "2026-03-05T13:21:10.040Z",
      createdBy: "us_usr_Nq8dK1yT",
    },
  ],
};

const example286: SnapshotResponse = {
  data: {
    id: "us_ss_Bc7vN2mQ",
    sheetId: "us_sh_Pe3rT7nK",
    label: "Before the correction of prices",
    createdAt: "2026-03-05T13:21:10.040Z",
    createdBy: "us_usr_Nq8dK1yT",
  },
};

const example287: ErrorEnvelope = {
  errors: [
    {
      message: "`label` must have at least 1 character; it was empty.",
      key: "label",
      code: "value_too_short",
    },
  ],
};

const example288: CreateSnapshotRequest = { sheetId: "us_sh_Pe3rT7nK", label: "Before the correction of prices" };

const example289: SnapshotResponse = {
  data: {
    id: "us_ss_Bc7vN2mQ",
    sheetId: "us_sh_Pe3rT7nK",
    label: "Before the correction of prices",
    createdAt: "2026-03-05T13:21:10.040Z",
    createdBy: "us_usr_Nq8dK1yT",
    summary: {
      createdSince: { total: 0, byField: {} },
      updatedSince: { total: 1, byField: { price: 1 } },
      deletedSince: { total: 0, byField: {} },
      schemaDiff: { sku: "unchanged", name: "unchanged", price: "unchanged" },
      config: {
        name: "Products",
        slug: "products",
        fields: [
          { key: "sku", type: "string" },
          { key: "name", type: "string" },
          { key: "price", type: "number" },
        ],
      },
    },
  },
};

const example290: ErrorEnvelope = {
  errors: [
    { message: "There is no snapshot `us_ss_Bc7vN2mX`.", key: "snapshotId", code: "not_found" },
  ],
};

const example291: DiffRecordsResponse = {
  data: [
    {
      id: "us_rc_Lh5pE8uJ",
      changeType: "updatedSince",
      values: {
        sku: { snapshotValue: "TRAY-010", value: "TRAY-010", valid: true },
        name: { snapshotValue: "Serving tray", value: "Serving tray", valid: true },
        price: { snapshotValue: "twelve", value: 12, valid: true },
      },
      valid: true,
      metadata: {},
      config: {},
    },
  ],
};

const example292: SnapshotResponse = {
  data: {
    id: "us_ss_Bc7vN2mQ",
    sheetId: "us_sh_Pe3rT7nK",
    label: "Before the correction of prices",
    createdAt: "2026-03-05T13:21:10.040Z",
    createdBy: "us_usr_Nq8dK1yT",
    jobId: "us_jb_Rw4nK7sD",
  },
};

const example293: RestoreOptions = { created: false, updated: false, deleted: true };

const example294: ListSpacesResponse = {
  data: [
    {
      id: "us_sp_8vKd3QxN",
      name: "Spring product import",
      environmentId: "us_env_4hTq9LmZ",
      primaryWorkbookId: "us_wb_Rm5yZ1hC",
      appId: "us_app_Ib3pQ8mH",
      guestAuthentication: ["magic_link", "shared_link"],
      createdByUserId: "us_usr_Nq8dK1yT",
      createdByUserName: "Nora Lindqvist",
      displayOrder: 1,
      filesCount: 1,
      workbooksCount: 1,
      isCollaborative: true,
      labels: ["spring", "suppliers"],
      metadata: null,
      settings: {
        sidebarConfig: { workbookSidebarOrder: ["us_wb_Rm5yZ1hC"] },
        extractionOptions: { algorithm: "default", rowsToSearch: 10 },
      },
      access: ["upload"],
      namespace: "supplier-onboarding",
      lastActivityAt: "2026-03-09T13:58:20.115Z",
      upgradedAt: "2026-03-02T09:15:00.000Z",
      createdAt: "2026-03-02T09:15:00.000Z",
      updatedAt: "2026-03-09T14:05:12.480Z",
    },
    {
      id: "us_sp_2bFj6WcT",
      name: "Autumn product import",
      environmentId: "us_env_4hTq9LmZ",
      appId: "us_app_Ib3pQ8mH",
      guestAuthentication: ["magic_link"],
      createdByUserId: "us_usr_Nq8dK1yT",
      createdByUserName: "Nora Lindqvist",
      displayOrder: 2,
      filesCount: 0,
      workbooksCount: 0,
      isCollaborative: true,
      labels: ["autumn", "suppliers"],
      metadata: null,
      namespace: "supplier-onboarding",
      lastActivityAt: "2026-02-20T15:31:08.002Z",
      expiredAt: "2026-03-09T00:00:05.318Z",
      createdAt: "2026-02-02T10:00:00.000Z",
      updatedAt: "2026-03-09T00:00:05.318Z",
    },
  ],
  pagination: { currentPage: 1, pageCount: 1, totalCount: 2 },
};

const example295: ErrorEnvelope = {
  errors: [
    {
      message: "`sortField` needs `sortDirection` beside it: send `asc` or `desc`.",
      key: "sortDirection",
      code: "value_missing",
    },
  ],
};

const example296: SpaceResponse = {
  data: {
    id: "us_sp_8vKd3QxN",
    name: "Spring product import",
    environmentId: "us_env_4hTq9LmZ",
    appId: "us_app_Ib3pQ8mH",
    guestAuthentication: ["magic_link", "shared_link"],
    displayOrder: 1,
    labels: ["spring", "suppliers"],
    settings: { extractionOptions: { algorithm: "default", rowsToSearch: 10 } },
    access: ["upload"],
    namespace: "supplier-onboarding",
    createdByUserId: "us_usr_Nq8dK1yT",
    createdByUserName: "Nora Lindqvist",
    filesCount: 0,
    workbooksCount: 0,
    isCollaborative: true,
    metadata: null,
    createdAt: "2026-03-02T09:15:00.000Z",
    updatedAt: "2026-03-02T09:15:00.000Z",
  },
};

const example297: ErrorEnvelope = {
  errors: [
    {
      message: '`displayOrder` must be a whole number; it was `"first"`.',
      key: "displayOrder",
      code: "wrong_type",
    },
  ],
};

const example298: SpaceConfig = {
  name: "Spring product import",
  environmentId: "us_env_4hTq9LmZ",
  appId: "us_app_Ib3pQ8mH",
  guestAuthentication: ["magic_link", "shared_link"],
  displayOrder: 1,
  labels: ["spring", "suppliers"],
  settings: { extractionOptions: { algorithm: "default", rowsToSearch: 10 } },
  access: ["upload"],
  namespace: "supplier-onboarding",
};

const example299: SpaceResponse = {
  data: {
    id: "us_sp_8vKd3QxN",
    name: "Spring product import",
    environmentId: "us_env_4hTq9LmZ",
    primaryWorkbookId: "us_wb_Rm5yZ1hC",
    appId: "us_app_Ib3pQ8mH",
    guestAuthentication: ["magic_link", "shared_link"],
    createdByUserId: "us_usr_Nq8dK1yT",
    createdByUserName: "Nora Lindqvist",
    displayOrder: 1,
    filesCount: 1,
    workbooksCount: 1,
    isCollaborative: true,
    labels: ["spring", "suppliers"],
    metadata: null,
    settings: {
      sidebarConfig: { workbookSidebarOrder: ["us_wb_Rm5yZ1hC"] },
      extractionOptions: { algorithm: "default", rowsToSearch: 10 },
    },
    access: ["upload"],
    namespace: "supplier-onboarding",
    lastActivityAt: "2026-03-09T13:58:20.115Z",
    upgradedAt: "2026-03-02T09:15:00.000Z",
    createdAt: "2026-03-02T09:15:00.000Z",
    updatedAt: "2026-03-09T14:05:12.480Z",
  },
};

const example300: SpaceResponse = {
  data: {
    id: "us_sp_8vKd3QxN",
    name: "Spring and summer product import",
    environmentId: "us_env_4hTq9LmZ",
    primaryWorkbookId: "us_wb_Rm5yZ1hC",
    appId: "us_app_Ib3pQ8mH",
    guestAuthentication: ["magic_link", "shared_link"],
    createdByUserId: "us_usr_Nq8dK1yT",
    createdByUserName: "Nora Lindqvist",
    displayOrder: 1,
    filesCount: 1,
    workbooksCount: 1,
    isCollaborative: true,
    labels: ["spring", "suppliers"],
    metadata: null,
    settings: {
      sidebarConfig: { workbookSidebarOrder: ["us_wb_Rm5yZ1hC"] },
      extractionOptions: { algorithm: "default", rowsToSearch: 10 },
    },
    access: ["upload"],
    namespace: "supplier-onboarding",
    lastActivityAt: "2026-03-09T13:58:20.115Z",
    upgradedAt: "2026-03-02T09:15:00.000Z",
    createdAt: "2026-03-02T09:15:00.000Z",
    updatedAt: "2026-03-09T14:05:12.480Z",
  },
};

const example301: SpaceConfig = { name: "Spring and summer product import" };

const example302: SpaceConfig = { archivedAt: null };

const example303: ListDocumentsResponse = {
  data: [
    {
      id: "us_dc_Jt5aY4rF",
      title: "How to prepare your product list",
      body: "# One row per product\n\n- **SKU**: your own number, never used twice\n- **Price**: a number without a currency sign, such as `24.5`\n\nSave the list as CSV, then drop it on **Files**.\n",
      treatments: ["ephemeral"],
      actions: [
        {
          label: "I have read this",
          operation: "confirmReading",
          mode: "background",
          primary: true,
          mount: { type: "document" },
        },
      ],
      environmentId: "us_env_4hTq9LmZ",
      spaceId: "us_sp_8vKd3QxN",
      createdAt: "2026-03-02T09:18:40.000Z",
      updatedAt: "2026-03-06T10:32:05.270Z",
    },
  ],
};

const example304: ListDocumentsResponse = { data: [] };

const example305: DocumentResponse = {
  data: {
    title: "How to prepare your product list",
    body: "# One row per product\n\nSave the list as CSV, then drop it on **Files**.\n",
    treatments: ["ephemeral"],
    actions: [
      {
        label: "I have read this",
        operation: "confirmReading",
        mode: "background",
        primary: true,
        mount: { type: "document" },
      },
    ],
    id: "us_dc_Jt5aY4rF",
    environmentId: "us_env_4hTq9LmZ",
    spaceId: "us_sp_8vKd3QxN",
    createdAt: "2026-03-02T09:18:40.000Z",
    updatedAt: "2026-03-02T09:18:40.000Z",
  },
};

const example306: ErrorEnvelope = {
  errors: [
    { message: "`title` is required.", key: "title", code: "value_missing" },
    { message: "`body` is required.", key: "body", code: "value_missing" },
  ],
};

const example307: DocumentConfig = {
  title: "How to prepare your product list",
  body: "# One row per product\n\nSave the list as CSV, then drop it on **Files**.\n",
  treatments: ["ephemeral"],
  actions: [
    {
      label: "I have read this",
      operation: "confirmReading",
      mode: "background",
      primary: true,
      mount: { type: "document" },
    },
  ],
};

const example308: DocumentResponse = {
  data: {
    id: "us_dc_Jt5aY4rF",
    title: "How to prepare your product list",
    body: "# One row per product\n\n- **SKU**: your own number, never used twice\n- **Price**: a number without a currency sign, such as `24.5`\n\nSave the list as CSV, then drop it on **Files**.\n",
    treatments: ["ephemeral"],
    actions: [
      {
        label: "I have read this",
        operation: "confirmReading",
        mode: "background",
        primary: true,
        mount: { type: "document" },
      },
    ],
    environmentId: "us_env_4hTq9LmZ",
    spaceId: "us_sp_8vKd3QxN",
    createdAt: "2026-03-02T09:18:40.000Z",
    updatedAt: "2026-03-06T10:32:05.270Z",
  },
};

const example309: ErrorEnvelope = {
  errors: [
    {
      message: "There is no document `us_dc_Jt5aY4rX` in this space.",
      key: "documentId",
      code: "not_found",
    },
  ],
};

const example310: DocumentConfig = {
  title: "How to prepare your product list",
  body: "# One row per product\n\n- **SKU**: your own number, never used twice\n- **Price**: a number without a currency sign, such as `24.5`\n\nSave the list as CSV, then drop it on **Files**.\n",
};

const example311: ListGuidanceResponse = {
  data: [
    {
      id: "us_gd_Xs4hP9kF",
      guideSlug: "read-the-price-check",
      options: { target: "sheets", trigger: "hover", type: "tooltip", role: "admin" },
    },
    {
      id: "us_gd_Mv7eL1zG",
      guideSlug: "prepare-your-product-list",
      options: { target: "files", trigger: "first", type: "sidebar", role: "guest" },
      lastPropagatedAt: "2026-03-02T09:16:30.000Z",
    },
  ],
};

const example312: ErrorEnvelope = {
  errors: [
    {
      message: '`includeGuide` must be `true` or `false`; it was `"yes"`.',
      key: "includeGuide",
      code: "wrong_type",
    },
  ],
};

const example313: ErrorEnvelope = {
  errors: [
    {
      message: "`us_key_Rf9hY4dM` may not call listGuidance: a role must grant `guidance:read`.",
      code: "permission_missing",
    },
  ],
};

const example314: ErrorEnvelope = {
  errors: [
    {
      message: "There is no guidance `us_gd_Mv7eL1zX` in this space.",
      key: "guidanceId",
      code: "not_found",
    },
  ],
};

const example315: Guidance = {
  id: "us_gd_Mv7eL1zG",
  guideSlug: "prepare-your-product-list",
  options: { target: "files", trigger: "first", type: "sidebar", role: "guest" },
};

const example316: ErrorEnvelope = {
  errors: [
    {
      message: "`options.trigger` must be `first`, `hover`, `event` or `manual`; it was `click`.",
      key: "options.trigger",
      code: "value_not_allowed",
    },
  ],
};

const example317: ErrorEnvelope = {
  errors: [
    {
      message: "`us_key_Rf9hY4dM` may not call deleteGuidance: a role must grant `guidance:write`.",
      code: "permission_missing",
    },
  ],
};

const example318: CreateGuidanceRequest = {
  guideSlug: "prepare-your-product-list",
  options: { target: "files", trigger: "first", type: "sidebar", role: "guest" },
};

const example319: Guidance = {
  id: "us_gd_Mv7eL1zG",
  guideSlug: "prepare-your-product-list",
  options: { target: "files", trigger: "first", type: "sidebar", role: "guest" },
  lastPropagatedAt: "2026-03-02T09:16:30.000Z",
};

const example320: Guidance = {
  id: "us_gd_Mv7eL1zG",
  guideSlug: "prepare-your-product-list",
  options: { target: "files", trigger: "first", type: "popout", role: "guest" },
  lastPropagatedAt: "2026-03-02T09:16:30.000Z",
};

const example321: UpdateGuidanceRequest = { options: { target: "files", trigger: "first", type: "popout", role: "guest" } };

const example322: string = '{"__k":"us_rc_Qa1sD4fG","__v":"us_vr_Bn4tS9gQ","__e":true,"sku":"CUP-004","name":"Espresso cup, set of 4","price":24.5}\n{"__k":"us_rc_Lh5pE8uJ","__v":"us_vr_Wd8jX5kV","__e":false,"sku":"TRAY-010","name":"Serving tray","price":"twelve"}\n';

const example323: WriteRecordsResponse = {
  success: true,
  created: 1,
  updated: 1,
  deleted: 0,
  commitIds: ["us_vr_Wd8jX5kV", "us_vr_Zc3uN8xD"],
};

const example324: string = '{"__s":"us_sh_Pe3rT7nK","sku":"JUG-002","name":"Milk jug","price":18}\n{"__s":"us_sh_Pe3rT7nK","__k":"us_rc_Qa1sD4fG","price":26}\n';

const example325: ListFlagsResponse = [
  {
    id: "us_flg_Hc4vM8eZ",
    slug: "needs-review",
    label: "Needs review",
    colorHex: "#F5A623",
    workbookId: "us_wb_Rm5yZ1hC",
    createdAt: "2026-03-06T11:04:22.750Z",
    updatedAt: "2026-03-06T11:04:22.750Z",
  },
  {
    id: "us_flg_Ub6tS3wN",
    slug: "photo-missing",
    label: "Photo is missing",
    colorHex: "#4A90D9",
    workbookId: "us_wb_Rm5yZ1hC",
    createdAt: "2026-03-02T11:37:20.185Z",
    updatedAt: "2026-03-02T11:37:20.185Z",
  },
];

const example326: Flag = {
  id: "us_flg_Hc4vM8eZ",
  slug: "needs-review",
  label: "Needs review",
  colorHex: "#F5A623",
  workbookId: "us_wb_Rm5yZ1hC",
  createdAt: "2026-03-06T11:04:22.750Z",
  updatedAt: "2026-03-06T11:04:22.750Z",
};

const example327: CreateFlagRequest = { slug: "needs-review", label: "Needs review", colorHex: "#F5A623" };

const example328: Flag = {
  label: "Needs a second look",
  colorHex: "#D0021B",
  id: "us_flg_Hc4vM8eZ",
  slug: "needs-review",
  workbookId: "us_wb_Rm5yZ1hC",
  createdAt: "2026-03-06T11:04:22.750Z",
  updatedAt: "2026-03-06T14:41:09.326Z",
};

const example329: Flag = {
  id: "us_flg_Hc4vM8eZ",
  slug: "price-review",
  label: "Needs review",
  colorHex: "#F5A623",
  workbookId: "us_wb_Rm5yZ1hC",
  createdAt: "2026-03-06T11:04:22.750Z",
  updatedAt: "2026-03-06T14:52:30.741Z",
};

const example330: UpdateFlagRequest = { label: "Needs a second look", colorHex: "#D0021B" };

const example331: UpdateFlagRequest = { newSlug: "price-review" };

const example332: BulkMutateFlagsResponse = { success: true, jobId: "us_jb_Eh4yU8rN" };

const example333: BulkMutateFlagsRequest = {
  operation: "apply",
  slug: "needs-review",
  flag: { label: "Needs review", colorHex: "#F5A623" },
  filter: "error",
  filterField: "price",
  exceptions: ["us_rc_Qa1sD4fG"],
  snapshotLabel: "Before the price review",
};

const example334: BulkMutateFlagsRequest = {
  operation: "update",
  slug: "needs-review",
  flag: { label: "Needs a second look", colorHex: "#D0021B" },
};

const example335: BulkMutateFlagsRequest = { operation: "replace", slug: "needs-review", searchField: "name", searchValue: "Serving tray" };

const example336: BulkMutateFlagsRequest = { operation: "delete", slug: "needs-review", ids: ["us_rc_Qa1sD4fG", "us_rc_Lh5pE8uJ"] };

const example337: ListUsersResponse = {
  data: [
    {
      id: "us_usr_Fy5jD2vS",
      idp: "service",
      metadata: {},
      email: "ines.harbour@harbor-goods.example",
      name: "Ines Harbour",
      accountId: "us_acc_Kp7Rw2Nx",
      createdAt: "2026-02-16T08:12:44.031Z",
      updatedAt: "2026-02-16T08:12:44.031Z",
      lastSeenAt: "2026-03-02T09:04:18.227Z",
    },
    {
      id: "us_usr_Nq8dK1yT",
      idp: "service",
      metadata: {},
      email: "nora.lindqvist@harbor-goods.example",
      name: "Nora Lindqvist",
      accountId: "us_acc_Kp7Rw2Nx",
      createdAt: "2026-01-12T08:30:00.000Z",
      updatedAt: "2026-01-12T08:30:00.000Z",
      lastSeenAt: "2026-03-02T09:00:00.000Z",
    },
  ],
  pagination: { currentPage: 1, pageCount: 1, totalCount: 2 },
};

const example338: UserWithRolesResponse = {
  data: {
    id: "us_usr_Bq7mX3kE",
    idp: "service",
    metadata: {},
    email: "mateo.ruiz@harbor-goods.example",
    name: "Mateo Ruiz",
    accountId: "us_acc_Kp7Rw2Nx",
    createdAt: "2026-03-09T14:31:07.512Z",
    updatedAt: "2026-03-09T14:31:07.512Z",
    actorRoles: [
      {
        id: "us_acr_Zp3sY8nR",
        roleId: "us_rol_Ce5tB9xU",
        actorId: "us_usr_Bq7mX3kE",
        resourceId: "us_env_4hTq9LmZ",
        createdAt: "2026-03-09T14:31:07.512Z",
        updatedAt: "2026-03-09T14:31:07.512Z",
      },
    ],
    invitation: {
      userId: "us_usr_Bq7mX3kE",
      expiresAt: "2026-03-16T14:31:07.512Z",
      isMailed: true,
    },
  },
};

const example339: UserWithRolesResponse = {
  data: {
    id: "us_usr_Bq7mX3kE",
    idp: "service",
    metadata: {},
    email: "mateo.ruiz@harbor-goods.example",
    name: "Mateo Ruiz",
    accountId: "us_acc_Kp7Rw2Nx",
    createdAt: "2026-03-09T14:31:07.512Z",
    updatedAt: "2026-03-09T14:31:07.512Z",
    actorRoles: [
      {
        id: "us_acr_Zp3sY8nR",
        roleId: "us_rol_Ce5tB9xU",
        actorId: "us_usr_Bq7mX3kE",
        resourceId: "us_env_4hTq9LmZ",
        createdAt: "2026-03-09T14:31:07.512Z",
        updatedAt: "2026-03-09T14:31:07.512Z",
      },
    ],
    invitation: {
      userId: "us_usr_Bq7mX3kE",
      expiresAt: "2026-03-16T14:31:07.512Z",
      isMailed: false,
      token: "ui_Wk7pN3sDLf8wZ1nHOj7wR3vPTz4mW8sBEh4yU8rN",
      link: "https://import.harbor-goods.example/sign-in#ui_Wk7pN3sDLf8wZ1nHOj7wR3vPTz4mW8sBEh4yU8rN",
    },
  },
};

const example340: UserCreateAndInviteRequest = {
  email: "mateo.ruiz@harbor-goods.example",
  name: "Mateo Ruiz",
  accountId: "us_acc_Kp7Rw2Nx",
  actorRoles: [{ roleId: "us_rol_Ce5tB9xU", resourceId: "us_env_4hTq9LmZ" }],
  fromName: "Nora Lindqvist",
  message: "Please have a look at the imports of spring.",
};

const example341: UserResponse = {
  data: {
    id: "us_usr_Fy5jD2vS",
    idp: "service",
    metadata: {},
    email: "ines.harbour@harbor-goods.example",
    name: "Ines Harbour",
    accountId: "us_acc_Kp7Rw2Nx",
    createdAt: "2026-02-16T08:12:44.031Z",
    updatedAt: "2026-02-16T08:12:44.031Z",
    lastSeenAt: "2026-03-02T09:04:18.227Z",
  },
};

const example342: UserResponse = {
  data: {
    id: "us_usr_Fy5jD2vS",
    idp: "service",
    metadata: {},
    email: "ines.harbour@harbor-goods.example",
    name: "Ines Harbour-Silva",
    accountId: "us_acc_Kp7Rw2Nx",
    createdAt: "2026-02-16T08:12:44.031Z",
    updatedAt: "2026-03-09T14:05:12.480Z",
    lastSeenAt: "2026-03-02T09:04:18.227Z",
  },
};

const example343: UpdateUserRequest = { name: "Ines Harbour-Silva" };

const example344: ListApiTokensResponse = {
  data: [
    {
      clientId: "us_apt_Hs3mV9qC",
      tenantId: "us_acc_Kp7Rw2Nx",
      userId: "us_usr_Fy5jD2vS",
      createdAt: "2026-03-04T10:12:45.306Z",
      lastUsedAt: "2026-03-09T06:00:02.118Z",
    },
  ],
  pagination: { currentPage: 1, pageCount: 1, totalCount: 1 },
};

const example345: ApiTokenResponse = {
  data: {
    clientId: "us_apt_Hs3mV9qC",
    secret: "ats_example-secret",
    tenantId: "us_acc_Kp7Rw2Nx",
    userId: "us_usr_Fy5jD2vS",
    createdAt: "2026-03-04T10:12:45.306Z",
  },
};

const example346: ResendInviteResponse = {
  data: {
    success: true,
    invitation: {
      userId: "us_usr_Fy5jD2vS",
      expiresAt: "2026-02-23T08:12:44.031Z",
      isMailed: true,
    },
  },
};

const example347: ListActorRolesResponse = {
  data: [
    {
      id: "us_acr_Dv9cH4tL",
      roleId: "us_rol_Ce5tB9xU",
      actorId: "us_usr_Fy5jD2vS",
      resourceId: "us_sp_8vKd3QxN",
      createdAt: "2026-03-03T13:41:02.908Z",
      updatedAt: "2026-03-03T13:41:02.908Z",
    },
  ],
};

const example348: ErrorEnvelope = { errors: [{ message: "There is no user `us_usr_Fy5jD2vX`.", key: "userId", code: "not_found" }] };

const example349: AssignRoleResponse = {
  data: {
    id: "us_acr_Dv9cH4tL",
    roleId: "us_rol_Ce5tB9xU",
    actorId: "us_usr_Fy5jD2vS",
    resourceId: "us_sp_8vKd3QxN",
    createdAt: "2026-03-03T13:41:02.908Z",
    updatedAt: "2026-03-03T13:41:02.908Z",
  },
};

const example350: VersionResponse = { data: { versionId: "us_vr_Wd8jX5kV" } };

const example351: VersionsPostRequestBody = { sheetId: "us_sh_Pe3rT7nK" };

const example352: ListViewsResponse = {
  data: [
    {
      id: "us_vi_Xe5nR8kT",
      sheetId: "us_sh_Pe3rT7nK",
      name: "Products with errors",
      config: { filter: "error", sortField: "price", sortDirection: "desc", includeMessages: true },
      createdBy: "us_usr_Nq8dK1yT",
    },
  ],
  pagination: { currentPage: 1, pageCount: 1, totalCount: 1 },
};

const example353: ViewResponse = {
  data: {
    id: "us_vi_Xe5nR8kT",
    sheetId: "us_sh_Pe3rT7nK",
    name: "Products with errors",
    config: { filter: "error", sortField: "price", sortDirection: "desc", includeMessages: true },
    createdBy: "us_usr_Nq8dK1yT",
  },
};

const example354: ErrorEnvelope = {
  errors: [
    {
      message: "The sheet `products` has no field `cost`. It has sku, name, price, currency, in_stock.",
      key: "config.sortField",
      code: "field_unknown",
    },
  ],
};

const example355: ViewCreate = {
  sheetId: "us_sh_Pe3rT7nK",
  name: "Products with errors",
  config: { filter: "error", sortField: "price", sortDirection: "desc", includeMessages: true },
};

const example356: ErrorEnvelope = { errors: [{ message: "There is no view `us_vi_Xe5nR8kX`.", key: "viewId", code: "not_found" }] };

const example357: ViewResponse = {
  data: {
    id: "us_vi_Xe5nR8kT",
    sheetId: "us_sh_Pe3rT7nK",
    name: "Products with errors",
    config: { sortField: "price", sortDirection: "asc", fields: ["sku", "price"] },
    createdBy: "us_usr_Nq8dK1yT",
  },
};

const example358: ViewUpdate = { config: { sortField: "price", sortDirection: "asc", fields: ["sku", "price"] } };

const example359: ListWebhooksResponse = {
  data: [
    {
      id: "us_wh_Qy4tN8cR",
      url: "https://shop.example/data-import",
      environmentId: "us_env_4hTq9LmZ",
      spaceId: "us_sp_8vKd3QxN",
      topics: ["commit:created"],
      isActive: true,
      createdAt: "2026-03-02T09:50:00.000Z",
      updatedAt: "2026-03-02T09:50:00.000Z",
    },
  ],
};

const example360: WebhookSecretResponse = {
  data: {
    id: "us_wh_Qy4tN8cR",
    url: "https://shop.example/data-import",
    environmentId: "us_env_4hTq9LmZ",
    spaceId: "us_sp_8vKd3QxN",
    topics: ["commit:created"],
    isActive: true,
    createdAt: "2026-03-02T09:50:00.000Z",
    updatedAt: "2026-03-02T09:50:00.000Z",
    secret: "whsec_ZXhhbXBsZS1zZWNyZXQtb2YtdGhlLXdlYmhvb2stMQ==",
  },
};

const example361: CreateWebhookRequest = {
  url: "https://shop.example/data-import",
  environmentId: "us_env_4hTq9LmZ",
  spaceId: "us_sp_8vKd3QxN",
  topics: ["commit:created"],
};

const example362: WebhookResponse = {
  data: {
    id: "us_wh_Qy4tN8cR",
    url: "https://shop.example/data-import",
    environmentId: "us_env_4hTq9LmZ",
    spaceId: "us_sp_8vKd3QxN",
    topics: ["commit:created"],
    isActive: true,
    createdAt: "2026-03-02T09:50:00.000Z",
    updatedAt: "2026-03-02T09:50:00.000Z",
  },
};

const example363: WebhookResponse = {
  data: {
    id: "us_wh_Qy4tN8cR",
    url: "https://shop.example/data-import",
    environmentId: "us_env_4hTq9LmZ",
    spaceId: "us_sp_8vKd3QxN",
    topics: ["commit:created"],
    isActive: false,
    createdAt: "2026-03-02T09:50:00.000Z",
    updatedAt: "2026-03-06T07:15:00.000Z",
  },
};

const example364: UpdateWebhookRequest = { isActive: false };

const example365: WebhookSecretResponse = {
  data: {
    id: "us_wh_Qy4tN8cR",
    url: "https://shop.example/data-import",
    environmentId: "us_env_4hTq9LmZ",
    spaceId: "us_sp_8vKd3QxN",
    topics: ["commit:created"],
    isActive: true,
    createdAt: "2026-03-02T09:50:00.000Z",
    updatedAt: "2026-03-06T07:20:00.000Z",
    secret: "whsec_ZXhhbXBsZS1zZWNyZXQtb2YtdGhlLXdlYmhvb2stMg==",
  },
};

const example366: ListWebhookAttemptsResponse = {
  data: [
    {
      eventId: "us_evt_Vs2hC5nL",
      topic: "commit:created",
      attemptedAt: "2026-03-05T13:20:49.702Z",
      durationMs: 84,
      isSuccess: true,
      status: 200,
    },
    {
      eventId: "us_evt_Vs2hC5nL",
      topic: "commit:created",
      attemptedAt: "2026-03-05T13:20:44.518Z",
      durationMs: 31,
      isSuccess: false,
      status: 503,
      nextAttemptAt: "2026-03-05T13:20:49.518Z",
    },
  ],
  pagination: { currentPage: 1, pageCount: 1, totalCount: 2 },
};

const example367: RedeliverEventRequest = { eventId: "us_evt_Vs2hC5nL" };

const example368: ListWorkbooksResponse = {
  data: [
    {
      id: "us_wb_Rm5yZ1hC",
      name: "Spring catalogue",
      spaceId: "us_sp_8vKd3QxN",
      environmentId: "us_env_4hTq9LmZ",
      namespace: "supplier-onboarding",
      labels: ["spring", "suppliers"],
      settings: { trackChanges: true },
      actions: [],
      storageStrategy: "QUICKSTORE",
      createdAt: "2026-03-02T09:20:10.000Z",
      updatedAt: "2026-03-04T09:12:30.455Z",
    },
  ],
};

const example369: ListWorkbooksResponse = { data: [] };

const example370: WorkbookResponse = {
  data: {
    id: "us_wb_Rm5yZ1hC",
    name: "Spring catalogue",
    spaceId: "us_sp_8vKd3QxN",
    environmentId: "us_env_4hTq9LmZ",
    namespace: "supplier-onboarding",
    labels: ["spring"],
    settings: { trackChanges: true },
    sheets: [
      {
        id: "us_sh_Pe3rT7nK",
        workbookId: "us_wb_Rm5yZ1hC",
        name: "Products",
        slug: "products",
        config: {
          name: "Products",
          slug: "products",
          description: "One row per product.",
          mappingConfidenceThreshold: 0.5,
          allowAdditionalFields: true,
          access: ["add", "edit", "import"],
          fields: [
            {
              key: "sku",
              type: "string",
              label: "SKU",
              config: { size: "tiny" },
              constraints: [
                { type: "required" },
                { type: "unique", config: { ignoreEmpty: true } },
              ],
            },
            {
              key: "name",
              type: "string",
              label: "Name",
              constraints: [{ type: "required", config: { level: "warn" } }],
            },
            { key: "price", type: "number", label: "Price" },
          ],
        },
        createdAt: "2026-03-02T09:20:10.000Z",
        updatedAt: "2026-03-02T09:20:10.000Z",
      },
      {
        id: "us_sh_Kd2vB6yH",
        workbookId: "us_wb_Rm5yZ1hC",
        name: "People",
        slug: "people",
        config: {
          name: "People",
          slug: "people",
          fields: [
            { key: "first_name", type: "string", label: "First name" },
            { key: "last_name", type: "string", label: "Last name" },
            {
              key: "email",
              type: "string",
              label: "Email",
              constraints: [
                { type: "required" },
                { type: "unique", config: { caseSensitive: false } },
              ],
            },
          ],
        },
        createdAt: "2026-03-02T09:20:10.000Z",
        updatedAt: "2026-03-02T09:20:10.000Z",
      },
    ],
    actions: [],
    storageStrategy: "QUICKSTORE",
    createdAt: "2026-03-02T09:20:10.000Z",
    updatedAt: "2026-03-02T09:20:10.000Z",
  },
};

const example371: ErrorEnvelope = {
  errors: [
    {
      message: "There is another field `SKU`, perhaps in another case: each must be unique.",
      key: "sheets[0].fields[5].key",
      code: "value_repeated",
    },
  ],
};

const example372: CreateWorkbookConfig = {
  name: "Spring catalogue",
  spaceId: "us_sp_8vKd3QxN",
  environmentId: "us_env_4hTq9LmZ",
  namespace: "supplier-onboarding",
  labels: ["spring"],
  settings: { trackChanges: true },
  sheets: [
    {
      name: "Products",
      slug: "products",
      description: "One row per product.",
      mappingConfidenceThreshold: 0.5,
      allowAdditionalFields: true,
      access: ["add", "edit", "import"],
      fields: [
        {
          key: "sku",
          type: "string",
          label: "SKU",
          config: { size: "tiny" },
          constraints: [{ type: "required" }, { type: "unique", config: { ignoreEmpty: true } }],
        },
        {
          key: "name",
          type: "string",
          label: "Name",
          constraints: [{ type: "required", config: { level: "warn" } }],
        },
        { key: "price", type: "number", label: "Price" },
      ],
    },
    {
      name: "People",
      slug: "people",
      fields: [
        { key: "first_name", type: "string", label: "First name" },
        { key: "last_name", type: "string", label: "Last name" },
        {
          key: "email",
          type: "string",
          label: "Email",
          constraints: [{ type: "required" }, { type: "unique", config: { caseSensitive: false } }],
        },
      ],
    },
  ],
};

const example373: CreateWorkbookConfig = { name: "Spring catalogue", spaceId: "us_sp_8vKd3QxN" };

const example374: WorkbookResponse = {
  data: {
    id: "us_wb_Rm5yZ1hC",
    name: "Spring catalogue",
    spaceId: "us_sp_8vKd3QxN",
    environmentId: "us_env_4hTq9LmZ",
    namespace: "supplier-onboarding",
    labels: ["spring", "suppliers"],
    settings: { trackChanges: true },
    sheets: [
      {
        id: "us_sh_Pe3rT7nK",
        workbookId: "us_wb_Rm5yZ1hC",
        name: "Products",
        slug: "products",
        config: {
          name: "Products",
          slug: "products",
          description: "One row per product.",
          mappingConfidenceThreshold: 0.5,
          allowAdditionalFields: true,
          access: ["add", "edit", "import"],
          fields: [
            {
              key: "sku",
              type: "string",
              label: "SKU",
              config: { size: "tiny" },
              constraints: [
                { type: "required" },
                { type: "unique", config: { ignoreEmpty: true } },
              ],
            },
            {
              key: "name",
              type: "string",
              label: "Name",
              constraints: [{ type: "required", config: { level: "warn" } }],
            },
            { key: "price", type: "number", label: "Price" },
          ],
        },
        createdAt: "2026-03-02T09:20:10.000Z",
        updatedAt: "2026-03-02T09:20:10.000Z",
      },
      {
        id: "us_sh_Kd2vB6yH",
        workbookId: "us_wb_Rm5yZ1hC",
        name: "People",
        slug: "people",
        config: {
          name: "People",
          slug: "people",
          fields: [
            { key: "first_name", type: "string", label: "First name" },
            { key: "last_name", type: "string", label: "Last name" },
            {
              key: "email",
              type: "string",
              label: "Email",
              constraints: [
                { type: "required" },
                { type: "unique", config: { caseSensitive: false } },
              ],
            },
          ],
        },
        createdAt: "2026-03-02T09:20:10.000Z",
        updatedAt: "2026-03-02T09:20:10.000Z",
      },
    ],
    actions: [],
    storageStrategy: "QUICKSTORE",
    createdAt: "2026-03-02T09:20:10.000Z",
    updatedAt: "2026-03-04T09:12:30.455Z",
  },
};

const example375: ErrorEnvelope = {
  errors: [
    { message: "There is no workbook `us_wb_Rm5yZ1hX`.", key: "workbookId", code: "not_found" },
  ],
};

const example376: WorkbookResponse = {
  data: {
    id: "us_wb_Rm5yZ1hC",
    name: "Spring catalogue",
    spaceId: "us_sp_8vKd3QxN",
    environmentId: "us_env_4hTq9LmZ",
    namespace: "supplier-onboarding",
    labels: ["spring", "suppliers"],
    settings: { trackChanges: true },
    sheets: [
      {
        id: "us_sh_Pe3rT7nK",
        workbookId: "us_wb_Rm5yZ1hC",
        name: "Products",
        slug: "products",
        config: {
          name: "Products",
          slug: "products",
          description: "One row per product.",
          mappingConfidenceThreshold: 0.5,
          allowAdditionalFields: true,
          access: ["add", "edit", "import"],
          fields: [
            {
              key: "sku",
              type: "string",
              label: "SKU",
              config: { size: "tiny" },
              constraints: [
                { type: "required" },
                { type: "unique", config: { ignoreEmpty: true } },
              ],
            },
            {
              key: "name",
              type: "string",
              label: "Name",
              constraints: [{ type: "required", config: { level: "warn" } }],
            },
            { key: "price", type: "number", label: "Price" },
          ],
        },
        createdAt: "2026-03-02T09:20:10.000Z",
        updatedAt: "2026-03-02T09:20:10.000Z",
      },
      {
        id: "us_sh_Kd2vB6yH",
        workbookId: "us_wb_Rm5yZ1hC",
        name: "People",
        slug: "people",
        config: {
          name: "People",
          slug: "people",
          fields: [
            { key: "first_name", type: "string", label: "First name" },
            { key: "last_name", type: "string", label: "Last name" },
            {
              key: "email",
              type: "string",
              label: "Email",
              constraints: [
                { type: "required" },
                { type: "unique", config: { caseSensitive: false } },
              ],
            },
          ],
        },
        createdAt: "2026-03-02T09:20:10.000Z",
        updatedAt: "2026-03-02T09:20:10.000Z",
      },
      {
        id: "us_sh_Tn9cF1wL",
        workbookId: "us_wb_Rm5yZ1hC",
        name: "Invoices",
        slug: "invoices",
        config: {
          name: "Invoices",
          slug: "invoices",
          fields: [
            {
              key: "number",
              type: "string",
              label: "Invoice number",
              constraints: [{ type: "required" }],
            },
            { key: "issued_on", type: "date", label: "Issued on" },
            {
              key: "products",
              type: "reference-list",
              label: "Products",
              config: { ref: "products", key: "sku" },
            },
          ],
        },
        createdAt: "2026-03-06T08:15:02.700Z",
        updatedAt: "2026-03-06T08:15:02.700Z",
      },
    ],
    actions: [],
    storageStrategy: "QUICKSTORE",
    createdAt: "2026-03-02T09:20:10.000Z",
    updatedAt: "2026-03-06T08:15:02.700Z",
  },
};

const example377: WorkbookUpdate = { labels: ["spring", "suppliers"] };

const example378: WorkbookUpdate = {
  sheets: [
    {
      name: "Invoices",
      slug: "invoices",
      fields: [
        {
          key: "number",
          type: "string",
          label: "Invoice number",
          constraints: [{ type: "required" }],
        },
        { key: "issued_on", type: "date", label: "Issued on" },
        {
          key: "products",
          type: "reference-list",
          label: "Products",
          config: { ref: "products", key: "sku" },
        },
      ],
    },
  ],
};

/** The examples of the description, by operation: requests, responses and failures. */
export interface Fixtures {
    getCurrentAccount: {
        requests: {};
        responses: { readonly currentAccount: AccountResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    updateCurrentAccount: {
        requests: { readonly renameAccount: AccountPatch };
        responses: { readonly renamedAccount: AccountResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listActions: {
        requests: {};
        responses: { readonly actionsOfSpace: ApiActionsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    createAction: {
        requests: { readonly submitAction: ApiActionConfig; readonly actionWithForm: ApiActionConfig };
        responses: { readonly createdAction: ApiActionResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    bulkCreateActions: {
        requests: { readonly twoActions: ApiActionConfigs };
        responses: { readonly twoCreatedActions: ApiActionsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getAction: {
        requests: {};
        responses: { readonly oneAction: ApiActionResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    updateAction: {
        requests: { readonly renameAction: ActionUpdate };
        responses: { readonly renamedAction: ApiActionResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteAction: {
        requests: {};
        responses: { readonly deletedAction: Success };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listAgentExports: {
        requests: {};
        responses: { readonly exportsOfAgent: ListAgentExportsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getAgentExport: {
        requests: {};
        responses: { readonly sourceExport: GetAgentExportResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteAgentExport: {
        requests: {};
        responses: { readonly deletedAgentExport: Success };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    downloadAgentExport: {
        requests: {};
        responses: { readonly exportedArchive: string };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listAgents: {
        requests: {};
        responses: { readonly agentsOfEnvironment: ListAgentsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    createAgent: {
        requests: { readonly agentWithCode: AgentConfig; readonly agentFromTemplate: AgentConfig };
        responses: { readonly createdAgent: AgentResponse };
        failures: { readonly agentHeaderBadRequest: ErrorEnvelope; readonly agentBadRequest: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getAgent: {
        requests: {};
        responses: { readonly oneAgent: AgentResponse };
        failures: { readonly agentHeaderBadRequest: ErrorEnvelope; readonly agentBadRequest: ErrorEnvelope; readonly agentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteAgent: {
        requests: {};
        responses: { readonly deletedAgent: Success };
        failures: { readonly agentHeaderBadRequest: ErrorEnvelope; readonly agentBadRequest: ErrorEnvelope; readonly agentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listAgentVersions: {
        requests: {};
        responses: { readonly versionsOfAgent: ListAgentVersionsResponse };
        failures: { readonly agentHeaderBadRequest: ErrorEnvelope; readonly agentBadRequest: ErrorEnvelope; readonly agentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    revertAgent: {
        requests: {};
        responses: { readonly revertedAgent: AgentVersionResponse };
        failures: { readonly agentHeaderBadRequest: ErrorEnvelope; readonly agentBadRequest: ErrorEnvelope; readonly agentVersionNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listAgentRoles: {
        requests: {};
        responses: { readonly rolesOfAgent: ListActorRolesResponse };
        failures: { readonly roleBadRequest: ErrorEnvelope; readonly roleResourceBadRequest: ErrorEnvelope; readonly roleForbidden: ErrorEnvelope; readonly agentRoleNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    assignAgentRole: {
        requests: { readonly agentRoleOnSpace: AssignActorRoleRequest };
        responses: { readonly assignedAgentRole: AssignRoleResponse };
        failures: { readonly roleBadRequest: ErrorEnvelope; readonly roleResourceBadRequest: ErrorEnvelope; readonly roleForbidden: ErrorEnvelope; readonly agentRoleNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteAgentRole: {
        requests: {};
        responses: { readonly deletedAgentRole: Success };
        failures: { readonly roleBadRequest: ErrorEnvelope; readonly roleResourceBadRequest: ErrorEnvelope; readonly roleForbidden: ErrorEnvelope; readonly agentRoleNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listAgentLogs: {
        requests: {};
        responses: { readonly logsOfAgent: GetAgentLogsResponse };
        failures: { readonly agentLogBadRequest: ErrorEnvelope; readonly agentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getAgentLog: {
        requests: {};
        responses: { readonly logOfEvent: GetDetailedAgentLogResponse };
        failures: { readonly agentLogBadRequest: ErrorEnvelope; readonly agentLogNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listEnvironmentAgentExecutions: {
        requests: {};
        responses: { readonly executionsOfAgent: GetExecutionsResponse };
        failures: { readonly agentLogBadRequest: ErrorEnvelope; readonly agentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listEnvironmentAgentLogs: {
        requests: {};
        responses: { readonly failedRunsOfSpace: GetDetailedAgentLogsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listApps: {
        requests: {};
        responses: { readonly appsOfAccount: AppsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    createApp: {
        requests: { readonly newInvoiceApp: AppCreate; readonly newAppWithBlueprint: AppCreate };
        responses: { readonly createdInvoiceApp: AppResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getApp: {
        requests: {};
        responses: { readonly supplierOnboarding: AppResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    updateApp: {
        requests: { readonly activateApp: AppPatch; readonly offerInProductionOnly: AppPatch };
        responses: { readonly activatedInvoiceApp: AppResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteApp: {
        requests: {};
        responses: { readonly appDeleted: SuccessData };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getConstraints: {
        requests: {};
        responses: { readonly constraintsOfApp: ConstraintsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    createConstraint: {
        requests: { readonly newConstraint: ConstraintCreate };
        responses: { readonly createdConstraint: ConstraintResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getConstraintById: {
        requests: {};
        responses: { readonly oneConstraint: ConstraintResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    updateConstraint: {
        requests: { readonly narrowConstraint: ConstraintUpdate };
        responses: { readonly narrowedConstraint: ConstraintResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteConstraint: {
        requests: {};
        responses: { readonly constraintDeleted: SuccessData };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getConstraintVersions: {
        requests: {};
        responses: { readonly versionsOfConstraint: ConstraintVersionsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getConstraintVersion: {
        requests: {};
        responses: { readonly firstConstraintVersion: ConstraintVersionResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listAuditEntries: {
        requests: {};
        responses: { readonly auditOfAccount: ListAuditEntriesResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    createAccessToken: {
        requests: { readonly signInPerson: Credentials; readonly signInProgram: Credentials };
        responses: { readonly accessTokenOfPerson: AccessToken };
        failures: { readonly accessTokenBadRequest: ErrorEnvelope; readonly accessTokenNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    createApiKey: {
        requests: {};
        responses: { readonly createdApiKey: ApiKeysResponse };
        failures: { readonly apiKeyBadRequest: ErrorEnvelope; readonly environmentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteApiKey: {
        requests: {};
        responses: { readonly deletedApiKey: Success };
        failures: { readonly apiKeyBadRequest: ErrorEnvelope; readonly apiKeyNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listApiKeys: {
        requests: {};
        responses: { readonly keysOfEnvironment: ApiKeysResponse };
        failures: { readonly apiKeyBadRequest: ErrorEnvelope; readonly environmentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    createImportSession: {
        requests: { readonly importOfContacts: CreateImportSessionRequest };
        responses: { readonly createdImportSession: CreateImportSessionResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getImportSession: {
        requests: {};
        responses: { readonly openImportSession: ImportSessionResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getCurrentActor: {
        requests: {};
        responses: { readonly currentUser: CurrentActorResponse; readonly currentGuest: CurrentActorResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listPersonalAccessTokens: {
        requests: {};
        responses: { readonly tokensOfUser: PersonalAccessTokensResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly personalAccessTokenOwnerNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    createPersonalAccessToken: {
        requests: { readonly tokenForLaptop: CreatePersonalAccessTokenRequest };
        responses: { readonly createdTokenForLaptop: CreatePersonalAccessTokenResponse };
        failures: { readonly personalAccessTokenBadRequest: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deletePersonalAccessToken: {
        requests: {};
        responses: { readonly deletedPersonalAccessToken: Success };
        failures: { readonly personalAccessTokenBadRequest: ErrorEnvelope; readonly personalAccessTokenNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getPublishableKey: {
        requests: {};
        responses: { readonly publishableKey: PublishableKeyResponse };
        failures: { readonly apiKeyBadRequest: ErrorEnvelope; readonly apiKeyNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    refreshAccessToken: {
        requests: { readonly presentToken: unknown };
        responses: { readonly refreshedToken: AccessToken };
        failures: { readonly refreshTokenBadRequest: ErrorEnvelope; readonly refreshTokenNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listCanvasAreas: {
        requests: {};
        responses: { readonly sheetAreaWithHeader: ListCanvasAreasResponse };
        failures: { readonly canvasAreaBadRequest: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    createCanvasArea: {
        requests: { readonly newSheetArea: CreateCanvasAreaRequest; readonly newNestedHeader: CreateCanvasAreaRequest };
        responses: { readonly createdSheetArea: CanvasAreaResponse; readonly createdNestedHeader: CanvasAreaResponse };
        failures: { readonly canvasAreaBodyBadRequest: ErrorEnvelope; readonly canvasAreaParentBadRequest: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getCanvasArea: {
        requests: {};
        responses: { readonly sheetArea: CanvasAreaResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly canvasAreaNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    updateCanvasArea: {
        requests: { readonly showOverlay: UpdateCanvasAreaRequest; readonly hideArea: UpdateCanvasAreaRequest };
        responses: { readonly sheetArea: CanvasAreaResponse };
        failures: { readonly canvasAreaBodyBadRequest: ErrorEnvelope; readonly canvasAreaParentBadRequest: ErrorEnvelope; readonly canvasAreaNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteCanvasArea: {
        requests: {};
        responses: { readonly canvasAreaDeleted: Success };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly canvasAreaNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getCommit: {
        requests: {};
        responses: { readonly openCommit: CommitResponse; readonly completedCommit: CommitResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly commitNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listCommitChanges: {
        requests: {};
        responses: { readonly commitChanges: ListCommitChangesResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    completeCommit: {
        requests: {};
        responses: { readonly commitCompleted: Success };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly commitNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    replayCommit: {
        requests: {};
        responses: { readonly commitReplayed: Success };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly commitNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    undoCommit: {
        requests: {};
        responses: { readonly undoneCommit: UndoCommitResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listDataRetentionPolicies: {
        requests: {};
        responses: { readonly policiesOfEnvironment: ListDataRetentionPoliciesResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly dataRetentionPolicyNotFound: ErrorEnvelope; readonly dataRetentionEnvironmentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    createDataRetentionPolicy: {
        requests: { readonly keepForAYear: DataRetentionPolicyConfig };
        responses: { readonly yearPolicy: DataRetentionPolicyResponse };
        failures: { readonly dataRetentionPolicyBadRequest: ErrorEnvelope; readonly dataRetentionPolicyNotFound: ErrorEnvelope; readonly dataRetentionEnvironmentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getDataRetentionPolicy: {
        requests: {};
        responses: { readonly yearPolicy: DataRetentionPolicyResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly dataRetentionPolicyNotFound: ErrorEnvelope; readonly dataRetentionEnvironmentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    updateDataRetentionPolicy: {
        requests: { readonly keepForTwoYears: DataRetentionPolicyConfig };
        responses: { readonly twoYearPolicy: DataRetentionPolicyResponse };
        failures: { readonly dataRetentionPolicyBadRequest: ErrorEnvelope; readonly dataRetentionPolicyNotFound: ErrorEnvelope; readonly dataRetentionEnvironmentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteDataRetentionPolicy: {
        requests: {};
        responses: { readonly dataRetentionPolicyDeleted: Success };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listEntitlements: {
        requests: {};
        responses: { readonly noEntitlements: ListEntitlementsResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly spaceNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listEnvironments: {
        requests: {};
        responses: { readonly environmentsOfAccount: ListEnvironmentsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    createEnvironment: {
        requests: { readonly rehearsalEnvironment: EnvironmentConfigCreate };
        responses: { readonly createdEnvironment: EnvironmentResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getEnvironment: {
        requests: {};
        responses: { readonly oneEnvironment: EnvironmentResponse };
        failures: { readonly environmentBadRequest: ErrorEnvelope; readonly environmentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    updateEnvironment: {
        requests: { readonly mailedLinksOnly: EnvironmentConfigUpdate };
        responses: { readonly updatedEnvironment: Environment };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteEnvironment: {
        requests: {};
        responses: { readonly deletedEnvironment: Success };
        failures: { readonly environmentBadRequest: ErrorEnvelope; readonly environmentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listGuides: {
        requests: {};
        responses: { readonly guidesOfEnvironment: GuideListResponse };
        failures: { readonly environmentBadRequest: ErrorEnvelope; readonly environmentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    createGuide: {
        requests: { readonly newGuide: GuideCreateRequest };
        responses: { readonly createdGuide: GuideDetailResponse };
        failures: { readonly guideBadRequest: ErrorEnvelope; readonly environmentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getGuide: {
        requests: {};
        responses: { readonly oneGuide: GuideDetailResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly guideNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    updateGuide: {
        requests: { readonly rewriteGuide: GuideUpdateRequest };
        responses: { readonly rewrittenGuide: GuideDetailResponse };
        failures: { readonly guideBadRequest: ErrorEnvelope; readonly guideNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteGuide: {
        requests: {};
        responses: { readonly guideDeleted: Success };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly guideNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getGuideVersion: {
        requests: {};
        responses: { readonly firstVersion: GuideVersionResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly guideNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listEvents: {
        requests: {};
        responses: { readonly importedFile: ListAllEventsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    createEvent: {
        requests: { readonly recordWorkbookUpdate: CreateEventConfig };
        responses: { readonly recordedWorkbookUpdate: EventResponse };
        failures: { readonly eventBadRequest: ErrorEnvelope; readonly eventNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    streamEvents: {
        requests: {};
        responses: { readonly streamedCommit: string };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getEvent: {
        requests: {};
        responses: { readonly commitCreated: EventResponse; readonly acknowledgedFile: EventResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    acknowledgeEvent: {
        requests: {};
        responses: { readonly eventAcknowledged: Success };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listFiles: {
        requests: {};
        responses: { readonly filesOfSpace: ListFilesResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    uploadFile: {
        requests: { readonly productList: Omit<UploadFileRequest, "file"> & { file: string }; readonly productListWithAction: Omit<UploadFileRequest, "file"> & { file: string } };
        responses: { readonly uploadedProductList: FileResponse; readonly uploadedProductListWithAction: FileResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    detectHeader: {
        requests: { readonly headerOfFile: DetectHeaderRequest; readonly headerOfRows: DetectHeaderRequest };
        responses: { readonly detectedHeader: DetectHeaderResponse };
        failures: { readonly fileBadRequest: ErrorEnvelope; readonly fileNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getFile: {
        requests: {};
        responses: { readonly importedProductList: FileResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly fileNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    updateFile: {
        requests: { readonly reportImport: UpdateFileRequest; readonly reportFailure: UpdateFileRequest };
        responses: { readonly importedProductList: FileResponse; readonly failedProductList: FileResponse };
        failures: { readonly fileBadRequest: ErrorEnvelope; readonly fileNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteFile: {
        requests: {};
        responses: { readonly deletedFile: Success };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly fileNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    cloneFile: {
        requests: { readonly secondAttempt: CloneFileRequest };
        responses: { readonly copiedProductList: FileResponse };
        failures: { readonly fileBadRequest: ErrorEnvelope; readonly fileNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    downloadFile: {
        requests: {};
        responses: { readonly downloadedProductList: string };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly fileNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listGuests: {
        requests: {};
        responses: { readonly guestsOfSpace: ListGuestsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    createGuests: {
        requests: { readonly inviteSupplier: GuestConfigs };
        responses: { readonly invitedSupplier: CreateGuestResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getGuest: {
        requests: {};
        responses: { readonly oneGuest: GuestResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    updateGuest: {
        requests: { readonly oneSheetOnly: GuestConfigUpdate };
        responses: { readonly guestOfOneSheet: GuestResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteGuest: {
        requests: {};
        responses: { readonly deletedGuest: Success };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listGuestRoles: {
        requests: {};
        responses: { readonly rolesOfGuest: ListActorRolesResponse };
        failures: { readonly roleBadRequest: ErrorEnvelope; readonly roleResourceBadRequest: ErrorEnvelope; readonly roleForbidden: ErrorEnvelope; readonly guestRoleNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    assignGuestRole: {
        requests: { readonly assignRoleToGuest: AssignActorRoleRequest };
        responses: { readonly guestRoleAssignment: AssignRoleResponse };
        failures: { readonly roleBadRequest: ErrorEnvelope; readonly roleResourceBadRequest: ErrorEnvelope; readonly roleForbidden: ErrorEnvelope; readonly guestRoleNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteGuestRole: {
        requests: {};
        responses: { readonly deletedGuestRole: Success };
        failures: { readonly roleBadRequest: ErrorEnvelope; readonly roleResourceBadRequest: ErrorEnvelope; readonly roleForbidden: ErrorEnvelope; readonly guestRoleNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getGuestToken: {
        requests: {};
        responses: { readonly tokenOfGuest: GuestTokenResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    inviteGuests: {
        requests: { readonly invitationOfSupplier: Invites };
        responses: { readonly mailedInvitation: InvitationsResponse; readonly unmailedInvitation: InvitationsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    exchangeInvitation: {
        requests: { readonly ownLink: InvitationExchange; readonly sharedLink: InvitationExchange; readonly linkOfUser: InvitationExchange };
        responses: { readonly signedInGuest: ExchangedInvitationResponse; readonly signedInUser: ExchangedInvitationResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listJobs: {
        requests: {};
        responses: { readonly jobsOfSpace: ListJobsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    createJob: {
        requests: { readonly submitProducts: JobConfig; readonly deleteRecordsWithErrors: JobConfig; readonly extractFile: JobConfig; readonly exportAgent: JobConfig; readonly mapProducts: JobConfig; readonly exportSheet: JobConfig };
        responses: { readonly submitJobReady: JobResponse; readonly deleteJobReady: JobResponse; readonly extractJobReady: JobResponse; readonly exportJobReady: JobResponse; readonly mapJobCreated: JobResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    previewMutation: {
        requests: { readonly namesInCapitals: MutateJobConfig };
        responses: { readonly nameInCapitals: DiffRecordsResponse };
        failures: { readonly mutationBadRequest: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getJob: {
        requests: {};
        responses: { readonly flagJobComplete: JobResponse; readonly submitJobExecuting: JobResponse; readonly exportJobComplete: JobResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    updateJob: {
        requests: { readonly reportProgress: JobUpdate };
        responses: { readonly submitJobHalfway: JobResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteJob: {
        requests: {};
        responses: { readonly jobDeleted: Success };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    acknowledgeJob: {
        requests: { readonly beginWork: JobAckDetails; readonly goOn: JobAckDetails };
        responses: { readonly submitJobExecuting: JobResponse; readonly submitJobHalfway: JobResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    cancelJob: {
        requests: { readonly changedMind: JobCancelDetails };
        responses: { readonly flagJobCanceled: JobResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    completeJob: {
        requests: { readonly productsSubmitted: JobCompleteDetails };
        responses: { readonly submitJobComplete: JobResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    executeJob: {
        requests: {};
        responses: { readonly jobReady: Success };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    failJob: {
        requests: { readonly productsRefused: JobCompleteDetails };
        responses: { readonly submitJobFailed: JobResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    acknowledgeJobOutcome: {
        requests: {};
        responses: { readonly submitJobAcknowledged: JobResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getJobPlan: {
        requests: {};
        responses: { readonly suggestedPlan: JobPlanResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    replaceJobPlan: {
        requests: { readonly wholePlan: JobExecutionPlanRequest };
        responses: { readonly replacedPlan: JobPlanResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    updateJobPlan: {
        requests: { readonly oneColumn: JobExecutionPlanConfigRequest; readonly leaveOut: JobExecutionPlanConfigRequest };
        responses: { readonly changedPlan: JobPlanResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    retryJob: {
        requests: {};
        responses: { readonly flagJobRetried: JobResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    splitJob: {
        requests: { readonly byCurrency: JobSplitDetails };
        responses: { readonly submitJobSplit: JobResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listMappingPrograms: {
        requests: {};
        responses: { readonly programsOfEnvironment: ProgramsResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    createMappingProgram: {
        requests: { readonly springList: ProgramConfig };
        responses: { readonly createdProgram: ProgramResponse };
        failures: { readonly programBadRequest: ErrorEnvelope; readonly environmentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteMappingHistory: {
        requests: { readonly historyOfEnvironment: DeleteAllHistoryForUserRequest };
        responses: { readonly historyDeleted: Success };
        failures: { readonly programBadRequest: ErrorEnvelope; readonly environmentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getMappingProgram: {
        requests: {};
        responses: { readonly oneProgram: ProgramResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly programNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    updateMappingProgram: {
        requests: { readonly longerList: ProgramConfig };
        responses: { readonly updatedProgram: ProgramResponse };
        failures: { readonly programBadRequest: ErrorEnvelope; readonly programNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteMappingProgram: {
        requests: {};
        responses: { readonly programDeleted: Success };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly programNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listMappingRules: {
        requests: {};
        responses: { readonly rulesOfProgram: MappingRulesResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly programNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    createMappingRules: {
        requests: { readonly oneCurrency: CreateMappingRulesRequest };
        responses: { readonly createdRules: MappingRulesResponse };
        failures: { readonly mappingRuleBadRequest: ErrorEnvelope; readonly programNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    updateMappingRules: {
        requests: { readonly acceptedRules: UpdateMappingRulesRequest };
        responses: { readonly changedRules: MappingRulesResponse };
        failures: { readonly mappingRuleBadRequest: ErrorEnvelope; readonly mappingRuleNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteMappingRules: {
        requests: { readonly twoRules: DeleteMultipleRulesRequest };
        responses: { readonly rulesDeleted: Success };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly mappingRuleNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getMappingRule: {
        requests: {};
        responses: { readonly oneRule: MappingRuleResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly mappingRuleNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    updateMappingRule: {
        requests: { readonly priceWithComma: MappingRuleConfig };
        responses: { readonly changedRule: MappingRuleResponse };
        failures: { readonly mappingRuleBadRequest: ErrorEnvelope; readonly mappingRuleNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteMappingRule: {
        requests: {};
        responses: { readonly ruleDeleted: Success };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly mappingRuleNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getPersonalData: {
        requests: {};
        responses: { readonly dataOfColleague: PersonalDataResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deletePersonalData: {
        requests: {};
        responses: { readonly erasedPerson: Success };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listRoles: {
        requests: {};
        responses: { readonly rolesOfAccount: ListRolesResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listSecrets: {
        requests: {};
        responses: { readonly secretsOfEnvironment: SecretsResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly secretNotFound: ErrorEnvelope; readonly secretEnvironmentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    upsertSecret: {
        requests: { readonly keyOfShop: WriteSecret };
        responses: { readonly storedSecret: SecretsResponse };
        failures: { readonly secretBadRequest: ErrorEnvelope; readonly secretNotFound: ErrorEnvelope; readonly secretEnvironmentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteSecret: {
        requests: {};
        responses: { readonly deletedSecret: SecretsResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly secretNotFound: ErrorEnvelope; readonly secretEnvironmentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listSheets: {
        requests: {};
        responses: { readonly twoSheets: ListSheetsResponse; readonly noSheets: ListSheetsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getSheet: {
        requests: {};
        responses: { readonly productSheet: SheetResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    updateSheet: {
        requests: { readonly renameSheet: SheetUpdateRequest };
        responses: { readonly renamedSheet: SheetResponse };
        failures: { readonly sheetBadRequest: ErrorEnvelope; readonly sheetNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteSheet: {
        requests: {};
        responses: { readonly deletedSheet: Success };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly sheetNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listCalculations: {
        requests: {};
        responses: { readonly productCalculations: ListCalculationsResponse };
        failures: { readonly sheetNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getCellValues: {
        requests: {};
        responses: { readonly valuesOfNames: CellsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listSheetCommits: {
        requests: {};
        responses: { readonly openAndCompletedCommits: ListCommitsResponse; readonly openCommits: ListCommitsResponse; readonly pageOfCommits: ListCommitsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getRecordCounts: {
        requests: {};
        responses: { readonly productCounts: RecordCountsResponse; readonly productCountsByField: RecordCountsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    downloadSheet: {
        requests: {};
        responses: { readonly downloadedProducts: string };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly sheetNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    duplicateSheet: {
        requests: { readonly nameOfCopy: DuplicateSheetRequest };
        responses: { readonly copiedProducts: SheetResponse };
        failures: { readonly sheetBadRequest: ErrorEnvelope; readonly sheetNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    addField: {
        requests: { readonly barcodeField: Property };
        responses: { readonly addedBarcodeField: FieldConfigResponse };
        failures: { readonly fieldBadRequest: ErrorEnvelope; readonly fieldNotAllowedBadRequest: ErrorEnvelope; readonly sheetNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    removeField: {
        requests: {};
        responses: { readonly removedField: Success };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly fieldNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    lockSheet: {
        requests: {};
        responses: { readonly lockedSheet: Success };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly sheetNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getRecords: {
        requests: {};
        responses: { readonly productRecords: GetRecordsResponse; readonly invalidRecordsWithMessages: GetRecordsResponse; readonly noRecords: GetRecordsResponse };
        failures: { readonly recordBadRequest: ErrorEnvelope; readonly recordQueryBadRequest: ErrorEnvelope; readonly sheetNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    updateRecords: {
        requests: { readonly correctedPrice: UpdateRecordsRequest };
        responses: { readonly correctionCommit: VersionResponse; readonly correctedRecords: VersionResponse };
        failures: { readonly recordBadRequest: ErrorEnvelope; readonly recordQueryBadRequest: ErrorEnvelope; readonly recordNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    insertRecords: {
        requests: { readonly validRow: InsertRecordsRequest; readonly rowWithBadValue: InsertRecordsRequest };
        responses: { readonly insertedValidRow: RecordsResponse; readonly insertedRowWithBadValue: RecordsResponse; readonly insertedWithoutRecords: RecordsResponse; readonly insertedByKey: RecordsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteRecords: {
        requests: {};
        responses: { readonly deletedRecords: Success };
        failures: { readonly recordBadRequest: ErrorEnvelope; readonly recordQueryBadRequest: ErrorEnvelope; readonly recordNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    insertRecordLines: {
        requests: { readonly twoLines: string };
        responses: { readonly insertedLines: RecordLinesResponse; readonly linesByKey: RecordLinesResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listRecordDuplicates: {
        requests: {};
        responses: { readonly duplicateProducts: ListRecordDuplicatesResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getRecordIndices: {
        requests: {};
        responses: { readonly placesOfProducts: GetRecordIndicesResponse; readonly nextError: GetRecordIndicesResponse };
        failures: { readonly recordBadRequest: ErrorEnvelope; readonly recordQueryBadRequest: ErrorEnvelope; readonly sheetNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    mergeRecordDuplicates: {
        requests: { readonly mergeByName: MergeDuplicatesRequest };
        responses: { readonly mergedProducts: MergeDuplicatesResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    updateSelectedRecords: {
        requests: { readonly inStock: BulkUpdateRecordRequest };
        responses: { readonly changedRecords: VersionResponse };
        failures: { readonly recordBadRequest: ErrorEnvelope; readonly recordQueryBadRequest: ErrorEnvelope; readonly sheetNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    replaceRecordValues: {
        requests: { readonly correctName: FindAndReplaceRecordRequest };
        responses: { readonly changedRecords: VersionResponse };
        failures: { readonly recordBadRequest: ErrorEnvelope; readonly recordQueryBadRequest: ErrorEnvelope; readonly sheetNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    unlockSheet: {
        requests: {};
        responses: { readonly unlockedSheet: Success };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly sheetNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    validateSheet: {
        requests: {};
        responses: { readonly validatedSheet: Success };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly sheetNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listSnapshots: {
        requests: {};
        responses: { readonly snapshotsOfSheet: SnapshotsResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly sheetNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    createSnapshot: {
        requests: { readonly beforeCorrection: CreateSnapshotRequest };
        responses: { readonly newSnapshot: SnapshotResponse };
        failures: { readonly snapshotBadRequest: ErrorEnvelope; readonly sheetNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getSnapshot: {
        requests: {};
        responses: { readonly snapshotWithSummary: SnapshotResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly snapshotNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteSnapshot: {
        requests: {};
        responses: { readonly snapshotDeleted: Success };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly snapshotNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getSnapshotRecords: {
        requests: {};
        responses: { readonly correctedSince: DiffRecordsResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly snapshotNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    restoreSnapshot: {
        requests: { readonly onlyDeleted: RestoreOptions };
        responses: { readonly restoreStarted: SnapshotResponse };
        failures: { readonly snapshotBadRequest: ErrorEnvelope; readonly snapshotNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listSpaces: {
        requests: {};
        responses: { readonly spacesOfEnvironment: ListSpacesResponse };
        failures: { readonly spaceListBadRequest: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    createSpace: {
        requests: { readonly springImport: SpaceConfig };
        responses: { readonly createdSpace: SpaceResponse };
        failures: { readonly spaceBadRequest: ErrorEnvelope; readonly spaceEnvironmentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    bulkDeleteSpaces: {
        requests: {};
        responses: { readonly deletedSpaces: Success };
        failures: { readonly spaceBadRequest: ErrorEnvelope; readonly spaceNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getSpace: {
        requests: {};
        responses: { readonly oneSpace: SpaceResponse };
        failures: { readonly spaceBadRequest: ErrorEnvelope; readonly spaceNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    updateSpace: {
        requests: { readonly renameSpace: SpaceConfig; readonly restoreSpace: SpaceConfig };
        responses: { readonly renamedSpace: SpaceResponse; readonly restoredSpace: SpaceResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteSpace: {
        requests: {};
        responses: { readonly deletedSpace: Success };
        failures: { readonly spaceBadRequest: ErrorEnvelope; readonly spaceNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    archiveSpace: {
        requests: {};
        responses: { readonly archivedSpace: Success };
        failures: { readonly spaceBadRequest: ErrorEnvelope; readonly spaceNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    unarchiveSpace: {
        requests: {};
        responses: { readonly unarchivedSpace: Success };
        failures: { readonly spaceBadRequest: ErrorEnvelope; readonly spaceNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listDocuments: {
        requests: {};
        responses: { readonly oneDocument: ListDocumentsResponse; readonly noDocuments: ListDocumentsResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly spaceNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    createDocument: {
        requests: { readonly welcomeDocument: DocumentConfig };
        responses: { readonly createdDocument: DocumentResponse };
        failures: { readonly documentBadRequest: ErrorEnvelope; readonly spaceNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getDocument: {
        requests: {};
        responses: { readonly currentDocument: DocumentResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly documentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    updateDocument: {
        requests: { readonly rewriteDocument: DocumentConfig };
        responses: { readonly rewrittenDocument: DocumentResponse };
        failures: { readonly documentBadRequest: ErrorEnvelope; readonly documentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteDocument: {
        requests: {};
        responses: { readonly deletedDocument: Success };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly documentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listGuidance: {
        requests: {};
        responses: { readonly guidanceOfSpace: ListGuidanceResponse };
        failures: { readonly guidanceBadRequest: ErrorEnvelope; readonly guidanceForbidden: ErrorEnvelope; readonly guidanceNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    createGuidance: {
        requests: { readonly newGuestGuidance: CreateGuidanceRequest };
        responses: { readonly createdGuestGuidance: Guidance };
        failures: { readonly guidanceBodyBadRequest: ErrorEnvelope; readonly guidanceWriteForbidden: ErrorEnvelope; readonly guidanceNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getGuidance: {
        requests: {};
        responses: { readonly guestGuidance: Guidance };
        failures: { readonly guidanceBadRequest: ErrorEnvelope; readonly guidanceForbidden: ErrorEnvelope; readonly guidanceNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    updateGuidance: {
        requests: { readonly showInPopout: UpdateGuidanceRequest };
        responses: { readonly popoutGuidance: Guidance };
        failures: { readonly guidanceBodyBadRequest: ErrorEnvelope; readonly guidanceWriteForbidden: ErrorEnvelope; readonly guidanceNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteGuidance: {
        requests: {};
        responses: { readonly guidanceDeleted: Success };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly guidanceWriteForbidden: ErrorEnvelope; readonly guidanceNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getRecordLines: {
        requests: {};
        responses: { readonly linesOfProducts: string };
        failures: { readonly recordBadRequest: ErrorEnvelope; readonly recordQueryBadRequest: ErrorEnvelope; readonly sheetNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    writeRecordLines: {
        requests: { readonly changedLines: string };
        responses: { readonly savedChanges: WriteRecordsResponse };
        failures: { readonly recordBadRequest: ErrorEnvelope; readonly recordQueryBadRequest: ErrorEnvelope; readonly recordNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listFlags: {
        requests: {};
        responses: { readonly flagsOfWorkbook: ListFlagsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    createFlag: {
        requests: { readonly newReviewFlag: CreateFlagRequest };
        responses: { readonly reviewFlag: Flag };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getFlag: {
        requests: {};
        responses: { readonly reviewFlag: Flag };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    updateFlag: {
        requests: { readonly relabelFlag: UpdateFlagRequest; readonly renameSlug: UpdateFlagRequest };
        responses: { readonly relabelledFlag: Flag; readonly flagWithNewSlug: Flag };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteFlag: {
        requests: {};
        responses: { readonly flagDeleted: Success };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    bulkMutateFlags: {
        requests: { readonly flagRecordsWithErrors: BulkMutateFlagsRequest; readonly recolourFlag: BulkMutateFlagsRequest; readonly keepOnlyThisFlag: BulkMutateFlagsRequest; readonly unflagTwoRecords: BulkMutateFlagsRequest };
        responses: { readonly flagChangeQueued: BulkMutateFlagsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listUsers: {
        requests: {};
        responses: { readonly usersOfAccount: ListUsersResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    createAndInviteUser: {
        requests: { readonly inviteColleague: UserCreateAndInviteRequest };
        responses: { readonly invitedColleague: UserWithRolesResponse; readonly unmailedColleague: UserWithRolesResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getUser: {
        requests: {};
        responses: { readonly oneUser: UserResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    updateUser: {
        requests: { readonly renameUser: UpdateUserRequest };
        responses: { readonly renamedUser: UserResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteUser: {
        requests: {};
        responses: { readonly deletedUser: Success };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listApiTokens: {
        requests: {};
        responses: { readonly apiTokensOfUser: ListApiTokensResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    createApiToken: {
        requests: {};
        responses: { readonly createdApiToken: ApiTokenResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteApiToken: {
        requests: {};
        responses: { readonly deletedApiToken: Success };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    resendUserInvite: {
        requests: {};
        responses: { readonly resentInvite: ResendInviteResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listUserRoles: {
        requests: {};
        responses: { readonly rolesOfUser: ListActorRolesResponse };
        failures: { readonly roleBadRequest: ErrorEnvelope; readonly roleResourceBadRequest: ErrorEnvelope; readonly roleForbidden: ErrorEnvelope; readonly userRoleNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    assignUserRole: {
        requests: { readonly assignRoleToUser: AssignActorRoleRequest };
        responses: { readonly userRoleAssignment: AssignRoleResponse };
        failures: { readonly roleBadRequest: ErrorEnvelope; readonly roleResourceBadRequest: ErrorEnvelope; readonly roleForbidden: ErrorEnvelope; readonly userRoleNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteUserRole: {
        requests: {};
        responses: { readonly deletedUserRole: Success };
        failures: { readonly roleBadRequest: ErrorEnvelope; readonly roleResourceBadRequest: ErrorEnvelope; readonly roleForbidden: ErrorEnvelope; readonly userRoleNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    createVersion: {
        requests: { readonly versionOfSheet: VersionsPostRequestBody };
        responses: { readonly newestVersion: VersionResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly sheetNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listViews: {
        requests: {};
        responses: { readonly viewsOfSheet: ListViewsResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly sheetNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    createView: {
        requests: { readonly productsWithErrors: ViewCreate };
        responses: { readonly savedView: ViewResponse };
        failures: { readonly viewBadRequest: ErrorEnvelope; readonly sheetNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getView: {
        requests: {};
        responses: { readonly savedView: ViewResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly viewNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    updateView: {
        requests: { readonly cheapFirst: ViewUpdate };
        responses: { readonly changedView: ViewResponse };
        failures: { readonly viewBadRequest: ErrorEnvelope; readonly viewNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteView: {
        requests: {};
        responses: { readonly viewDeleted: Success };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listWebhooks: {
        requests: {};
        responses: { readonly webhooksOfEnvironment: ListWebhooksResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    createWebhook: {
        requests: { readonly sendCommits: CreateWebhookRequest };
        responses: { readonly createdWebhook: WebhookSecretResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getWebhook: {
        requests: {};
        responses: { readonly webhook: WebhookResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    updateWebhook: {
        requests: { readonly pauseWebhook: UpdateWebhookRequest };
        responses: { readonly pausedWebhook: WebhookResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteWebhook: {
        requests: {};
        responses: { readonly deletedWebhook: Success };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    rotateWebhookSecret: {
        requests: {};
        responses: { readonly rotatedSecret: WebhookSecretResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listWebhookAttempts: {
        requests: {};
        responses: { readonly attemptsOfWebhook: ListWebhookAttemptsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    redeliverEvent: {
        requests: { readonly redeliverCommit: RedeliverEventRequest };
        responses: { readonly redeliveredCommit: Success };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listWorkbooks: {
        requests: {};
        responses: { readonly workbooksOfSpace: ListWorkbooksResponse; readonly noWorkbooks: ListWorkbooksResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    createWorkbook: {
        requests: { readonly springCatalogue: CreateWorkbookConfig; readonly emptyCatalogue: CreateWorkbookConfig };
        responses: { readonly createdCatalogue: WorkbookResponse };
        failures: { readonly workbookBadRequest: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getWorkbook: {
        requests: {};
        responses: { readonly currentCatalogue: WorkbookResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly workbookNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    updateWorkbook: {
        requests: { readonly labelWorkbook: WorkbookUpdate; readonly addInvoices: WorkbookUpdate };
        responses: { readonly labelledWorkbook: WorkbookResponse; readonly workbookWithInvoices: WorkbookResponse };
        failures: { readonly workbookBadRequest: ErrorEnvelope; readonly workbookNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteWorkbook: {
        requests: {};
        responses: { readonly deletedWorkbook: Success };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly workbookNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listWorkbookCommits: {
        requests: {};
        responses: { readonly openAndCompletedCommits: ListCommitsResponse; readonly openCommits: ListCommitsResponse; readonly pageOfCommits: ListCommitsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
}

/** The examples of the description, by operation and by their names. */
export const fixtures: Fixtures = {
    getCurrentAccount: {
        requests: {},
        responses: { currentAccount: example1 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateCurrentAccount: {
        requests: { renameAccount: example9 },
        responses: { renamedAccount: example8 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listActions: {
        requests: {},
        responses: { actionsOfSpace: example10 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createAction: {
        requests: { submitAction: example12, actionWithForm: example13 },
        responses: { createdAction: example11 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    bulkCreateActions: {
        requests: { twoActions: example15 },
        responses: { twoCreatedActions: example14 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getAction: {
        requests: {},
        responses: { oneAction: example11 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateAction: {
        requests: { renameAction: example17 },
        responses: { renamedAction: example16 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteAction: {
        requests: {},
        responses: { deletedAction: example18 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listAgentExports: {
        requests: {},
        responses: { exportsOfAgent: example19 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getAgentExport: {
        requests: {},
        responses: { sourceExport: example20 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteAgentExport: {
        requests: {},
        responses: { deletedAgentExport: example18 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    downloadAgentExport: {
        requests: {},
        responses: { exportedArchive: example21 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listAgents: {
        requests: {},
        responses: { agentsOfEnvironment: example22 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createAgent: {
        requests: { agentWithCode: example26, agentFromTemplate: example27 },
        responses: { createdAgent: example23 },
        failures: { agentHeaderBadRequest: example24, agentBadRequest: example25, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getAgent: {
        requests: {},
        responses: { oneAgent: example28 },
        failures: { agentHeaderBadRequest: example24, agentBadRequest: example25, agentNotFound: example29, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteAgent: {
        requests: {},
        responses: { deletedAgent: example18 },
        failures: { agentHeaderBadRequest: example24, agentBadRequest: example25, agentNotFound: example29, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listAgentVersions: {
        requests: {},
        responses: { versionsOfAgent: example30 },
        failures: { agentHeaderBadRequest: example24, agentBadRequest: example25, agentNotFound: example29, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    revertAgent: {
        requests: {},
        responses: { revertedAgent: example31 },
        failures: { agentHeaderBadRequest: example24, agentBadRequest: example25, agentVersionNotFound: example32, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listAgentRoles: {
        requests: {},
        responses: { rolesOfAgent: example33 },
        failures: { roleBadRequest: example34, roleResourceBadRequest: example35, roleForbidden: example36, agentRoleNotFound: example37, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    assignAgentRole: {
        requests: { agentRoleOnSpace: example39 },
        responses: { assignedAgentRole: example38 },
        failures: { roleBadRequest: example34, roleResourceBadRequest: example35, roleForbidden: example36, agentRoleNotFound: example37, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteAgentRole: {
        requests: {},
        responses: { deletedAgentRole: example18 },
        failures: { roleBadRequest: example34, roleResourceBadRequest: example35, roleForbidden: example36, agentRoleNotFound: example37, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listAgentLogs: {
        requests: {},
        responses: { logsOfAgent: example40 },
        failures: { agentLogBadRequest: example41, agentNotFound: example29, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getAgentLog: {
        requests: {},
        responses: { logOfEvent: example42 },
        failures: { agentLogBadRequest: example41, agentLogNotFound: example43, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listEnvironmentAgentExecutions: {
        requests: {},
        responses: { executionsOfAgent: example44 },
        failures: { agentLogBadRequest: example41, agentNotFound: example29, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listEnvironmentAgentLogs: {
        requests: {},
        responses: { failedRunsOfSpace: example45 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listApps: {
        requests: {},
        responses: { appsOfAccount: example46 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createApp: {
        requests: { newInvoiceApp: example48, newAppWithBlueprint: example49 },
        responses: { createdInvoiceApp: example47 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getApp: {
        requests: {},
        responses: { supplierOnboarding: example50 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateApp: {
        requests: { activateApp: example52, offerInProductionOnly: example53 },
        responses: { activatedInvoiceApp: example51 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteApp: {
        requests: {},
        responses: { appDeleted: example54 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getConstraints: {
        requests: {},
        responses: { constraintsOfApp: example55 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createConstraint: {
        requests: { newConstraint: example57 },
        responses: { createdConstraint: example56 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getConstraintById: {
        requests: {},
        responses: { oneConstraint: example58 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateConstraint: {
        requests: { narrowConstraint: example59 },
        responses: { narrowedConstraint: example58 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteConstraint: {
        requests: {},
        responses: { constraintDeleted: example54 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getConstraintVersions: {
        requests: {},
        responses: { versionsOfConstraint: example60 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getConstraintVersion: {
        requests: {},
        responses: { firstConstraintVersion: example61 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listAuditEntries: {
        requests: {},
        responses: { auditOfAccount: example62 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createAccessToken: {
        requests: { signInPerson: example66, signInProgram: example67 },
        responses: { accessTokenOfPerson: example63 },
        failures: { accessTokenBadRequest: example64, accessTokenNotFound: example65, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createApiKey: {
        requests: {},
        responses: { createdApiKey: example68 },
        failures: { apiKeyBadRequest: example41, environmentNotFound: example69, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteApiKey: {
        requests: {},
        responses: { deletedApiKey: example18 },
        failures: { apiKeyBadRequest: example41, apiKeyNotFound: example70, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listApiKeys: {
        requests: {},
        responses: { keysOfEnvironment: example71 },
        failures: { apiKeyBadRequest: example41, environmentNotFound: example69, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createImportSession: {
        requests: { importOfContacts: example73 },
        responses: { createdImportSession: example72 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getImportSession: {
        requests: {},
        responses: { openImportSession: example74 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getCurrentActor: {
        requests: {},
        responses: { currentUser: example75, currentGuest: example76 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listPersonalAccessTokens: {
        requests: {},
        responses: { tokensOfUser: example77 },
        failures: { parameterBadRequest: example78, personalAccessTokenOwnerNotFound: example79, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createPersonalAccessToken: {
        requests: { tokenForLaptop: example82 },
        responses: { createdTokenForLaptop: example80 },
        failures: { personalAccessTokenBadRequest: example81, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deletePersonalAccessToken: {
        requests: {},
        responses: { deletedPersonalAccessToken: example18 },
        failures: { personalAccessTokenBadRequest: example81, personalAccessTokenNotFound: example83, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getPublishableKey: {
        requests: {},
        responses: { publishableKey: example84 },
        failures: { apiKeyBadRequest: example41, apiKeyNotFound: example70, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    refreshAccessToken: {
        requests: { presentToken: example88 },
        responses: { refreshedToken: example85 },
        failures: { refreshTokenBadRequest: example86, refreshTokenNotFound: example87, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listCanvasAreas: {
        requests: {},
        responses: { sheetAreaWithHeader: example89 },
        failures: { canvasAreaBadRequest: example90, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createCanvasArea: {
        requests: { newSheetArea: example95, newNestedHeader: example96 },
        responses: { createdSheetArea: example91, createdNestedHeader: example92 },
        failures: { canvasAreaBodyBadRequest: example93, canvasAreaParentBadRequest: example94, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getCanvasArea: {
        requests: {},
        responses: { sheetArea: example97 },
        failures: { parameterBadRequest: example78, canvasAreaNotFound: example98, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateCanvasArea: {
        requests: { showOverlay: example99, hideArea: example100 },
        responses: { sheetArea: example97 },
        failures: { canvasAreaBodyBadRequest: example93, canvasAreaParentBadRequest: example94, canvasAreaNotFound: example98, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteCanvasArea: {
        requests: {},
        responses: { canvasAreaDeleted: example18 },
        failures: { parameterBadRequest: example78, canvasAreaNotFound: example98, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getCommit: {
        requests: {},
        responses: { openCommit: example101, completedCommit: example102 },
        failures: { parameterBadRequest: example78, commitNotFound: example103, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listCommitChanges: {
        requests: {},
        responses: { commitChanges: example104 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    completeCommit: {
        requests: {},
        responses: { commitCompleted: example18 },
        failures: { parameterBadRequest: example78, commitNotFound: example103, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    replayCommit: {
        requests: {},
        responses: { commitReplayed: example18 },
        failures: { parameterBadRequest: example78, commitNotFound: example103, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    undoCommit: {
        requests: {},
        responses: { undoneCommit: example105 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listDataRetentionPolicies: {
        requests: {},
        responses: { policiesOfEnvironment: example106 },
        failures: { parameterBadRequest: example78, dataRetentionPolicyNotFound: example107, dataRetentionEnvironmentNotFound: example69, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createDataRetentionPolicy: {
        requests: { keepForAYear: example110 },
        responses: { yearPolicy: example108 },
        failures: { dataRetentionPolicyBadRequest: example109, dataRetentionPolicyNotFound: example107, dataRetentionEnvironmentNotFound: example69, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getDataRetentionPolicy: {
        requests: {},
        responses: { yearPolicy: example108 },
        failures: { parameterBadRequest: example78, dataRetentionPolicyNotFound: example107, dataRetentionEnvironmentNotFound: example69, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateDataRetentionPolicy: {
        requests: { keepForTwoYears: example112 },
        responses: { twoYearPolicy: example111 },
        failures: { dataRetentionPolicyBadRequest: example109, dataRetentionPolicyNotFound: example107, dataRetentionEnvironmentNotFound: example69, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteDataRetentionPolicy: {
        requests: {},
        responses: { dataRetentionPolicyDeleted: example18 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listEntitlements: {
        requests: {},
        responses: { noEntitlements: example113 },
        failures: { parameterBadRequest: example78, spaceNotFound: example114, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listEnvironments: {
        requests: {},
        responses: { environmentsOfAccount: example115 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createEnvironment: {
        requests: { rehearsalEnvironment: example117 },
        responses: { createdEnvironment: example116 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getEnvironment: {
        requests: {},
        responses: { oneEnvironment: example118 },
        failures: { environmentBadRequest: example119, environmentNotFound: example69, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateEnvironment: {
        requests: { mailedLinksOnly: example121 },
        responses: { updatedEnvironment: example120 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteEnvironment: {
        requests: {},
        responses: { deletedEnvironment: example18 },
        failures: { environmentBadRequest: example119, environmentNotFound: example69, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listGuides: {
        requests: {},
        responses: { guidesOfEnvironment: example122 },
        failures: { environmentBadRequest: example119, environmentNotFound: example69, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createGuide: {
        requests: { newGuide: example125 },
        responses: { createdGuide: example123 },
        failures: { guideBadRequest: example124, environmentNotFound: example69, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getGuide: {
        requests: {},
        responses: { oneGuide: example126 },
        failures: { parameterBadRequest: example78, guideNotFound: example127, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateGuide: {
        requests: { rewriteGuide: example128 },
        responses: { rewrittenGuide: example126 },
        failures: { guideBadRequest: example124, guideNotFound: example127, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteGuide: {
        requests: {},
        responses: { guideDeleted: example18 },
        failures: { parameterBadRequest: example78, guideNotFound: example127, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getGuideVersion: {
        requests: {},
        responses: { firstVersion: example129 },
        failures: { parameterBadRequest: example78, guideNotFound: example127, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listEvents: {
        requests: {},
        responses: { importedFile: example130 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createEvent: {
        requests: { recordWorkbookUpdate: example134 },
        responses: { recordedWorkbookUpdate: example131 },
        failures: { eventBadRequest: example132, eventNotFound: example133, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    streamEvents: {
        requests: {},
        responses: { streamedCommit: example135 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getEvent: {
        requests: {},
        responses: { commitCreated: example136, acknowledgedFile: example137 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    acknowledgeEvent: {
        requests: {},
        responses: { eventAcknowledged: example18 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listFiles: {
        requests: {},
        responses: { filesOfSpace: example138 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    uploadFile: {
        requests: { productList: example141, productListWithAction: example142 },
        responses: { uploadedProductList: example139, uploadedProductListWithAction: example140 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    detectHeader: {
        requests: { headerOfFile: example146, headerOfRows: example147 },
        responses: { detectedHeader: example143 },
        failures: { fileBadRequest: example144, fileNotFound: example145, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getFile: {
        requests: {},
        responses: { importedProductList: example148 },
        failures: { parameterBadRequest: example78, fileNotFound: example145, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateFile: {
        requests: { reportImport: example150, reportFailure: example151 },
        responses: { importedProductList: example148, failedProductList: example149 },
        failures: { fileBadRequest: example144, fileNotFound: example145, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteFile: {
        requests: {},
        responses: { deletedFile: example18 },
        failures: { parameterBadRequest: example78, fileNotFound: example145, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    cloneFile: {
        requests: { secondAttempt: example153 },
        responses: { copiedProductList: example152 },
        failures: { fileBadRequest: example144, fileNotFound: example145, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    downloadFile: {
        requests: {},
        responses: { downloadedProductList: example154 },
        failures: { parameterBadRequest: example78, fileNotFound: example145, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listGuests: {
        requests: {},
        responses: { guestsOfSpace: example155 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createGuests: {
        requests: { inviteSupplier: example157 },
        responses: { invitedSupplier: example156 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getGuest: {
        requests: {},
        responses: { oneGuest: example158 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateGuest: {
        requests: { oneSheetOnly: example160 },
        responses: { guestOfOneSheet: example159 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteGuest: {
        requests: {},
        responses: { deletedGuest: example18 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listGuestRoles: {
        requests: {},
        responses: { rolesOfGuest: example161 },
        failures: { roleBadRequest: example34, roleResourceBadRequest: example35, roleForbidden: example36, guestRoleNotFound: example162, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    assignGuestRole: {
        requests: { assignRoleToGuest: example39 },
        responses: { guestRoleAssignment: example163 },
        failures: { roleBadRequest: example34, roleResourceBadRequest: example35, roleForbidden: example36, guestRoleNotFound: example162, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteGuestRole: {
        requests: {},
        responses: { deletedGuestRole: example18 },
        failures: { roleBadRequest: example34, roleResourceBadRequest: example35, roleForbidden: example36, guestRoleNotFound: example162, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getGuestToken: {
        requests: {},
        responses: { tokenOfGuest: example164 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    inviteGuests: {
        requests: { invitationOfSupplier: example167 },
        responses: { mailedInvitation: example165, unmailedInvitation: example166 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    exchangeInvitation: {
        requests: { ownLink: example170, sharedLink: example171, linkOfUser: example172 },
        responses: { signedInGuest: example168, signedInUser: example169 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listJobs: {
        requests: {},
        responses: { jobsOfSpace: example173 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createJob: {
        requests: { submitProducts: example179, deleteRecordsWithErrors: example180, extractFile: example181, exportAgent: example182, mapProducts: example183, exportSheet: example184 },
        responses: { submitJobReady: example174, deleteJobReady: example175, extractJobReady: example176, exportJobReady: example177, mapJobCreated: example178 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    previewMutation: {
        requests: { namesInCapitals: example187 },
        responses: { nameInCapitals: example185 },
        failures: { mutationBadRequest: example186, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getJob: {
        requests: {},
        responses: { flagJobComplete: example188, submitJobExecuting: example189, exportJobComplete: example190 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateJob: {
        requests: { reportProgress: example192 },
        responses: { submitJobHalfway: example191 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteJob: {
        requests: {},
        responses: { jobDeleted: example18 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    acknowledgeJob: {
        requests: { beginWork: example193, goOn: example194 },
        responses: { submitJobExecuting: example189, submitJobHalfway: example191 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    cancelJob: {
        requests: { changedMind: example196 },
        responses: { flagJobCanceled: example195 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    completeJob: {
        requests: { productsSubmitted: example198 },
        responses: { submitJobComplete: example197 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    executeJob: {
        requests: {},
        responses: { jobReady: example18 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    failJob: {
        requests: { productsRefused: example200 },
        responses: { submitJobFailed: example199 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    acknowledgeJobOutcome: {
        requests: {},
        responses: { submitJobAcknowledged: example201 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getJobPlan: {
        requests: {},
        responses: { suggestedPlan: example202 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    replaceJobPlan: {
        requests: { wholePlan: example204 },
        responses: { replacedPlan: example203 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateJobPlan: {
        requests: { oneColumn: example206, leaveOut: example207 },
        responses: { changedPlan: example205 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    retryJob: {
        requests: {},
        responses: { flagJobRetried: example208 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    splitJob: {
        requests: { byCurrency: example210 },
        responses: { submitJobSplit: example209 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listMappingPrograms: {
        requests: {},
        responses: { programsOfEnvironment: example211 },
        failures: { parameterBadRequest: example78, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createMappingProgram: {
        requests: { springList: example214 },
        responses: { createdProgram: example212 },
        failures: { programBadRequest: example213, environmentNotFound: example69, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteMappingHistory: {
        requests: { historyOfEnvironment: example215 },
        responses: { historyDeleted: example18 },
        failures: { programBadRequest: example213, environmentNotFound: example69, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getMappingProgram: {
        requests: {},
        responses: { oneProgram: example212 },
        failures: { parameterBadRequest: example78, programNotFound: example216, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateMappingProgram: {
        requests: { longerList: example218 },
        responses: { updatedProgram: example217 },
        failures: { programBadRequest: example213, programNotFound: example216, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteMappingProgram: {
        requests: {},
        responses: { programDeleted: example18 },
        failures: { parameterBadRequest: example78, programNotFound: example216, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listMappingRules: {
        requests: {},
        responses: { rulesOfProgram: example219 },
        failures: { parameterBadRequest: example78, programNotFound: example216, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createMappingRules: {
        requests: { oneCurrency: example222 },
        responses: { createdRules: example220 },
        failures: { mappingRuleBadRequest: example221, programNotFound: example216, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateMappingRules: {
        requests: { acceptedRules: example225 },
        responses: { changedRules: example223 },
        failures: { mappingRuleBadRequest: example221, mappingRuleNotFound: example224, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteMappingRules: {
        requests: { twoRules: example226 },
        responses: { rulesDeleted: example18 },
        failures: { parameterBadRequest: example78, mappingRuleNotFound: example224, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getMappingRule: {
        requests: {},
        responses: { oneRule: example227 },
        failures: { parameterBadRequest: example78, mappingRuleNotFound: example224, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateMappingRule: {
        requests: { priceWithComma: example229 },
        responses: { changedRule: example228 },
        failures: { mappingRuleBadRequest: example221, mappingRuleNotFound: example224, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteMappingRule: {
        requests: {},
        responses: { ruleDeleted: example18 },
        failures: { parameterBadRequest: example78, mappingRuleNotFound: example224, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getPersonalData: {
        requests: {},
        responses: { dataOfColleague: example230 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deletePersonalData: {
        requests: {},
        responses: { erasedPerson: example18 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listRoles: {
        requests: {},
        responses: { rolesOfAccount: example231 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listSecrets: {
        requests: {},
        responses: { secretsOfEnvironment: example232 },
        failures: { parameterBadRequest: example78, secretNotFound: example233, secretEnvironmentNotFound: example69, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    upsertSecret: {
        requests: { keyOfShop: example236 },
        responses: { storedSecret: example234 },
        failures: { secretBadRequest: example235, secretNotFound: example233, secretEnvironmentNotFound: example69, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteSecret: {
        requests: {},
        responses: { deletedSecret: example234 },
        failures: { parameterBadRequest: example78, secretNotFound: example233, secretEnvironmentNotFound: example69, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listSheets: {
        requests: {},
        responses: { twoSheets: example237, noSheets: example238 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getSheet: {
        requests: {},
        responses: { productSheet: example239 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateSheet: {
        requests: { renameSheet: example243 },
        responses: { renamedSheet: example240 },
        failures: { sheetBadRequest: example241, sheetNotFound: example242, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteSheet: {
        requests: {},
        responses: { deletedSheet: example18 },
        failures: { parameterBadRequest: example78, sheetNotFound: example242, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listCalculations: {
        requests: {},
        responses: { productCalculations: example244 },
        failures: { sheetNotFound: example242, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getCellValues: {
        requests: {},
        responses: { valuesOfNames: example245 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listSheetCommits: {
        requests: {},
        responses: { openAndCompletedCommits: example246, openCommits: example247, pageOfCommits: example248 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getRecordCounts: {
        requests: {},
        responses: { productCounts: example249, productCountsByField: example250 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    downloadSheet: {
        requests: {},
        responses: { downloadedProducts: example251 },
        failures: { parameterBadRequest: example78, sheetNotFound: example242, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    duplicateSheet: {
        requests: { nameOfCopy: example253 },
        responses: { copiedProducts: example252 },
        failures: { sheetBadRequest: example241, sheetNotFound: example242, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    addField: {
        requests: { barcodeField: example257 },
        responses: { addedBarcodeField: example254 },
        failures: { fieldBadRequest: example255, fieldNotAllowedBadRequest: example256, sheetNotFound: example242, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    removeField: {
        requests: {},
        responses: { removedField: example18 },
        failures: { parameterBadRequest: example78, fieldNotFound: example258, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    lockSheet: {
        requests: {},
        responses: { lockedSheet: example18 },
        failures: { parameterBadRequest: example78, sheetNotFound: example242, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getRecords: {
        requests: {},
        responses: { productRecords: example259, invalidRecordsWithMessages: example260, noRecords: example261 },
        failures: { recordBadRequest: example262, recordQueryBadRequest: example263, sheetNotFound: example242, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateRecords: {
        requests: { correctedPrice: example267 },
        responses: { correctionCommit: example264, correctedRecords: example265 },
        failures: { recordBadRequest: example262, recordQueryBadRequest: example263, recordNotFound: example266, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    insertRecords: {
        requests: { validRow: example272, rowWithBadValue: example273 },
        responses: { insertedValidRow: example268, insertedRowWithBadValue: example269, insertedWithoutRecords: example270, insertedByKey: example271 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteRecords: {
        requests: {},
        responses: { deletedRecords: example18 },
        failures: { recordBadRequest: example262, recordQueryBadRequest: example263, recordNotFound: example266, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    insertRecordLines: {
        requests: { twoLines: example276 },
        responses: { insertedLines: example274, linesByKey: example275 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listRecordDuplicates: {
        requests: {},
        responses: { duplicateProducts: example277 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getRecordIndices: {
        requests: {},
        responses: { placesOfProducts: example278, nextError: example279 },
        failures: { recordBadRequest: example262, recordQueryBadRequest: example263, sheetNotFound: example242, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    mergeRecordDuplicates: {
        requests: { mergeByName: example281 },
        responses: { mergedProducts: example280 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateSelectedRecords: {
        requests: { inStock: example283 },
        responses: { changedRecords: example282 },
        failures: { recordBadRequest: example262, recordQueryBadRequest: example263, sheetNotFound: example242, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    replaceRecordValues: {
        requests: { correctName: example284 },
        responses: { changedRecords: example282 },
        failures: { recordBadRequest: example262, recordQueryBadRequest: example263, sheetNotFound: example242, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    unlockSheet: {
        requests: {},
        responses: { unlockedSheet: example18 },
        failures: { parameterBadRequest: example78, sheetNotFound: example242, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    validateSheet: {
        requests: {},
        responses: { validatedSheet: example18 },
        failures: { parameterBadRequest: example78, sheetNotFound: example242, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listSnapshots: {
        requests: {},
        responses: { snapshotsOfSheet: example285 },
        failures: { parameterBadRequest: example78, sheetNotFound: example242, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createSnapshot: {
        requests: { beforeCorrection: example288 },
        responses: { newSnapshot: example286 },
        failures: { snapshotBadRequest: example287, sheetNotFound: example242, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getSnapshot: {
        requests: {},
        responses: { snapshotWithSummary: example289 },
        failures: { parameterBadRequest: example78, snapshotNotFound: example290, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteSnapshot: {
        requests: {},
        responses: { snapshotDeleted: example18 },
        failures: { parameterBadRequest: example78, snapshotNotFound: example290, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getSnapshotRecords: {
        requests: {},
        responses: { correctedSince: example291 },
        failures: { parameterBadRequest: example78, snapshotNotFound: example290, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    restoreSnapshot: {
        requests: { onlyDeleted: example293 },
        responses: { restoreStarted: example292 },
        failures: { snapshotBadRequest: example287, snapshotNotFound: example290, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listSpaces: {
        requests: {},
        responses: { spacesOfEnvironment: example294 },
        failures: { spaceListBadRequest: example295, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createSpace: {
        requests: { springImport: example298 },
        responses: { createdSpace: example296 },
        failures: { spaceBadRequest: example297, spaceEnvironmentNotFound: example69, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    bulkDeleteSpaces: {
        requests: {},
        responses: { deletedSpaces: example18 },
        failures: { spaceBadRequest: example297, spaceNotFound: example114, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getSpace: {
        requests: {},
        responses: { oneSpace: example299 },
        failures: { spaceBadRequest: example297, spaceNotFound: example114, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateSpace: {
        requests: { renameSpace: example301, restoreSpace: example302 },
        responses: { renamedSpace: example300, restoredSpace: example299 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteSpace: {
        requests: {},
        responses: { deletedSpace: example18 },
        failures: { spaceBadRequest: example297, spaceNotFound: example114, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    archiveSpace: {
        requests: {},
        responses: { archivedSpace: example18 },
        failures: { spaceBadRequest: example297, spaceNotFound: example114, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    unarchiveSpace: {
        requests: {},
        responses: { unarchivedSpace: example18 },
        failures: { spaceBadRequest: example297, spaceNotFound: example114, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listDocuments: {
        requests: {},
        responses: { oneDocument: example303, noDocuments: example304 },
        failures: { parameterBadRequest: example78, spaceNotFound: example114, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createDocument: {
        requests: { welcomeDocument: example307 },
        responses: { createdDocument: example305 },
        failures: { documentBadRequest: example306, spaceNotFound: example114, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getDocument: {
        requests: {},
        responses: { currentDocument: example308 },
        failures: { parameterBadRequest: example78, documentNotFound: example309, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateDocument: {
        requests: { rewriteDocument: example310 },
        responses: { rewrittenDocument: example308 },
        failures: { documentBadRequest: example306, documentNotFound: example309, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteDocument: {
        requests: {},
        responses: { deletedDocument: example18 },
        failures: { parameterBadRequest: example78, documentNotFound: example309, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listGuidance: {
        requests: {},
        responses: { guidanceOfSpace: example311 },
        failures: { guidanceBadRequest: example312, guidanceForbidden: example313, guidanceNotFound: example314, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createGuidance: {
        requests: { newGuestGuidance: example318 },
        responses: { createdGuestGuidance: example315 },
        failures: { guidanceBodyBadRequest: example316, guidanceWriteForbidden: example317, guidanceNotFound: example314, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getGuidance: {
        requests: {},
        responses: { guestGuidance: example319 },
        failures: { guidanceBadRequest: example312, guidanceForbidden: example313, guidanceNotFound: example314, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateGuidance: {
        requests: { showInPopout: example321 },
        responses: { popoutGuidance: example320 },
        failures: { guidanceBodyBadRequest: example316, guidanceWriteForbidden: example317, guidanceNotFound: example314, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteGuidance: {
        requests: {},
        responses: { guidanceDeleted: example18 },
        failures: { parameterBadRequest: example78, guidanceWriteForbidden: example317, guidanceNotFound: example314, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getRecordLines: {
        requests: {},
        responses: { linesOfProducts: example322 },
        failures: { recordBadRequest: example262, recordQueryBadRequest: example263, sheetNotFound: example242, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    writeRecordLines: {
        requests: { changedLines: example324 },
        responses: { savedChanges: example323 },
        failures: { recordBadRequest: example262, recordQueryBadRequest: example263, recordNotFound: example266, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listFlags: {
        requests: {},
        responses: { flagsOfWorkbook: example325 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createFlag: {
        requests: { newReviewFlag: example327 },
        responses: { reviewFlag: example326 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getFlag: {
        requests: {},
        responses: { reviewFlag: example326 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateFlag: {
        requests: { relabelFlag: example330, renameSlug: example331 },
        responses: { relabelledFlag: example328, flagWithNewSlug: example329 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteFlag: {
        requests: {},
        responses: { flagDeleted: example18 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    bulkMutateFlags: {
        requests: { flagRecordsWithErrors: example333, recolourFlag: example334, keepOnlyThisFlag: example335, unflagTwoRecords: example336 },
        responses: { flagChangeQueued: example332 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listUsers: {
        requests: {},
        responses: { usersOfAccount: example337 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createAndInviteUser: {
        requests: { inviteColleague: example340 },
        responses: { invitedColleague: example338, unmailedColleague: example339 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getUser: {
        requests: {},
        responses: { oneUser: example341 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateUser: {
        requests: { renameUser: example343 },
        responses: { renamedUser: example342 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteUser: {
        requests: {},
        responses: { deletedUser: example18 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listApiTokens: {
        requests: {},
        responses: { apiTokensOfUser: example344 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createApiToken: {
        requests: {},
        responses: { createdApiToken: example345 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteApiToken: {
        requests: {},
        responses: { deletedApiToken: example18 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    resendUserInvite: {
        requests: {},
        responses: { resentInvite: example346 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listUserRoles: {
        requests: {},
        responses: { rolesOfUser: example347 },
        failures: { roleBadRequest: example34, roleResourceBadRequest: example35, roleForbidden: example36, userRoleNotFound: example348, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    assignUserRole: {
        requests: { assignRoleToUser: example39 },
        responses: { userRoleAssignment: example349 },
        failures: { roleBadRequest: example34, roleResourceBadRequest: example35, roleForbidden: example36, userRoleNotFound: example348, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteUserRole: {
        requests: {},
        responses: { deletedUserRole: example18 },
        failures: { roleBadRequest: example34, roleResourceBadRequest: example35, roleForbidden: example36, userRoleNotFound: example348, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createVersion: {
        requests: { versionOfSheet: example351 },
        responses: { newestVersion: example350 },
        failures: { parameterBadRequest: example78, sheetNotFound: example242, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listViews: {
        requests: {},
        responses: { viewsOfSheet: example352 },
        failures: { parameterBadRequest: example78, sheetNotFound: example242, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createView: {
        requests: { productsWithErrors: example355 },
        responses: { savedView: example353 },
        failures: { viewBadRequest: example354, sheetNotFound: example242, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getView: {
        requests: {},
        responses: { savedView: example353 },
        failures: { parameterBadRequest: example78, viewNotFound: example356, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateView: {
        requests: { cheapFirst: example358 },
        responses: { changedView: example357 },
        failures: { viewBadRequest: example354, viewNotFound: example356, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteView: {
        requests: {},
        responses: { viewDeleted: example18 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listWebhooks: {
        requests: {},
        responses: { webhooksOfEnvironment: example359 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createWebhook: {
        requests: { sendCommits: example361 },
        responses: { createdWebhook: example360 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getWebhook: {
        requests: {},
        responses: { webhook: example362 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateWebhook: {
        requests: { pauseWebhook: example364 },
        responses: { pausedWebhook: example363 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteWebhook: {
        requests: {},
        responses: { deletedWebhook: example18 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    rotateWebhookSecret: {
        requests: {},
        responses: { rotatedSecret: example365 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listWebhookAttempts: {
        requests: {},
        responses: { attemptsOfWebhook: example366 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    redeliverEvent: {
        requests: { redeliverCommit: example367 },
        responses: { redeliveredCommit: example18 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listWorkbooks: {
        requests: {},
        responses: { workbooksOfSpace: example368, noWorkbooks: example369 },
        failures: { parameterBadRequest: example78, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createWorkbook: {
        requests: { springCatalogue: example372, emptyCatalogue: example373 },
        responses: { createdCatalogue: example370 },
        failures: { workbookBadRequest: example371, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getWorkbook: {
        requests: {},
        responses: { currentCatalogue: example374 },
        failures: { parameterBadRequest: example78, workbookNotFound: example375, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateWorkbook: {
        requests: { labelWorkbook: example377, addInvoices: example378 },
        responses: { labelledWorkbook: example374, workbookWithInvoices: example376 },
        failures: { workbookBadRequest: example371, workbookNotFound: example375, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteWorkbook: {
        requests: {},
        responses: { deletedWorkbook: example18 },
        failures: { parameterBadRequest: example78, workbookNotFound: example375, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listWorkbookCommits: {
        requests: {},
        responses: { openAndCompletedCommits: example246, openCommits: example247, pageOfCommits: example248 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
};
