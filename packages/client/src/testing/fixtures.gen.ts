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
    AppCreate,
    AppPatch,
    AppResponse,
    AppsResponse,
    AssignActorRoleRequest,
    AssignRoleResponse,
    BulkMutateFlagsRequest,
    BulkMutateFlagsResponse,
    CanvasAreaResponse,
    CommitResponse,
    CreateCanvasAreaRequest,
    CreateEventConfig,
    CreateFlagRequest,
    CreateGuestResponse,
    CreateGuidanceRequest,
    CreatePersonalAccessTokenRequest,
    CreatePersonalAccessTokenResponse,
    CreateWorkbookConfig,
    Credentials,
    DataRetentionPolicyConfig,
    DataRetentionPolicyResponse,
    DocumentConfig,
    DocumentResponse,
    Environment,
    EnvironmentConfigCreate,
    EnvironmentConfigUpdate,
    EnvironmentResponse,
    ErrorEnvelope,
    EventResponse,
    FieldConfigResponse,
    FileResponse,
    Flag,
    GetAgentExportResponse,
    GetAgentLogsResponse,
    GetDetailedAgentLogResponse,
    GetDetailedAgentLogsResponse,
    GetRecordsResponse,
    GuestConfigUpdate,
    GuestConfigs,
    GuestResponse,
    GuestTokenResponse,
    Guidance,
    InsertRecordsRequest,
    JobAckDetails,
    JobCancelDetails,
    JobCompleteDetails,
    JobConfig,
    JobResponse,
    JobUpdate,
    ListActorRolesResponse,
    ListAgentExportsResponse,
    ListAgentVersionsResponse,
    ListAgentsResponse,
    ListAllEventsResponse,
    ListCalculationsResponse,
    ListCanvasAreasResponse,
    ListCommitsResponse,
    ListDataRetentionPoliciesResponse,
    ListDocumentsResponse,
    ListEnvironmentsResponse,
    ListFilesResponse,
    ListFlagsResponse,
    ListGuestsResponse,
    ListGuidanceResponse,
    ListJobsResponse,
    ListRolesResponse,
    ListSheetsResponse,
    ListSpacesResponse,
    ListWorkbooksResponse,
    PersonalAccessTokensResponse,
    Property,
    RecordCountsResponse,
    RecordsResponse,
    SheetResponse,
    SheetUpdateRequest,
    SpaceConfig,
    SpaceResponse,
    Success,
    SuccessData,
    UpdateCanvasAreaRequest,
    UpdateFileRequest,
    UpdateFlagRequest,
    UpdateGuidanceRequest,
    UpdateRecordsRequest,
    UploadFileRequest,
    VersionResponse,
    WorkbookResponse,
    WorkbookUpdate,
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
      message: "The service could not finish this request. Try again; if it keeps failing, report request req_7Yb2Kd9LmQ4x.",
    },
  ],
};

const example3: ErrorEnvelope = {
  errors: [
    {
      message: "An access token is required: send the header `Authorization: Bearer <ACCESS_TOKEN>`.",
      key: "Authorization",
    },
  ],
};

const example4: ErrorEnvelope = {
  errors: [
    {
      message: "Sheet us_sh_Pe3rT7nK is locked by us_usr_Nq8dK1yT. Unlock it before writing.",
      key: "sheetId",
    },
  ],
};

const example5: ErrorEnvelope = { errors: [{ message: "Too many requests. Wait 2 seconds before asking again." }] };

const example6: ErrorEnvelope = {
  errors: [{ message: "The service cannot reach its data at the moment. Send the request again." }],
};

const example7: ErrorEnvelope = {
  errors: [
    {
      message: "The service has no space left to store this. Delete data that you no longer need, or ask the operator for more space.",
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
      mount: { type: "sheet", slugs: ["products"] },
      constraints: [{ type: "hasData" }, { type: "hasAllValid", ignoreSelection: true }],
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
    mount: { type: "sheet", slugs: ["products"] },
    constraints: [{ type: "hasData" }, { type: "hasAllValid", ignoreSelection: true }],
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
  mount: { type: "sheet", slugs: ["products"] },
  constraints: [{ type: "hasData" }, { type: "hasAllValid", ignoreSelection: true }],
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
    mount: { type: "sheet", slugs: ["products"] },
    constraints: [{ type: "hasData" }, { type: "hasAllValid", ignoreSelection: true }],
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
      source: 'export default function (listener) {\n  listener.on("commit:created", async ({ context }) => {\n    console.log("checking prices of sheet " + context.sheetId);\n  });\n}\n',
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
    source: 'export default function (listener) {\n  listener.on("commit:created", async ({ context }) => {\n    console.log("checking prices of sheet " + context.sheetId);\n  });\n}\n',
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
    { message: "`X-Disable-Hooks` must be `true`; it was `false`.", key: "X-Disable-Hooks" },
  ],
};

const example25: ErrorEnvelope = {
  errors: [
    {
      message: "`record:created` is not an event topic. Did you mean `records:created`?",
      key: "topics[0]",
    },
  ],
};

const example26: AgentConfig = {
  slug: "price-checker",
  topics: ["commit:created"],
  compiler: "js",
  source: 'export default function (listener) {\n  listener.on("commit:created", async ({ context }) => {\n    console.log("checking prices of sheet " + context.sheetId);\n  });\n}\n',
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
    source: 'export default function (listener) {\n  listener.on("commit:created", async ({ context }) => {\n    console.log("checking prices of sheet " + context.sheetId);\n  });\n}\n',
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

const example29: ErrorEnvelope = { errors: [{ message: "No agent has the id us_ag_Hn6cV2pZ.", key: "agentId" }] };

const example30: ListAgentVersionsResponse = {
  data: [
    {
      slug: "price-checker",
      topics: ["commit:created"],
      compiler: "js",
      source: 'export default function (listener) {\n  listener.on("commit:created", async ({ context }) => {\n    console.log("checking prices of sheet " + context.sheetId);\n  });\n}\n',
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
      source: 'export default function (listener) {\n  listener.on("commit:created", async ({ context }) => {\n    console.log("checking prices of sheet " + context.sheetId);\n  });\n}\n',
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
    source: 'export default function (listener) {\n  listener.on("commit:created", async ({ context }) => {\n    console.log("checking prices of sheet " + context.sheetId);\n  });\n}\n',
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
      message: "Agent us_ag_Hn6cV2pY has no version with the id us_agv_Zk1uE7oX.",
      key: "agentVersionId",
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

const example34: ErrorEnvelope = { errors: [{ message: "`roleId` is required: name the role to assign.", key: "roleId" }] };

const example35: ErrorEnvelope = {
  errors: [
    {
      message: "Roles are granted on an account, an environment or a space; us_sh_Pe3rT7nK is a sheet.",
      key: "resourceId",
    },
  ],
};

const example36: ErrorEnvelope = {
  errors: [
    { message: "Only administrators of the resource may manage its roles.", key: "resourceId" },
  ],
};

const example37: ErrorEnvelope = {
  errors: [
    {
      message: "Agent us_ag_Hn6cV2pY has no role assignment with the id us_acr_Yg6lS2kX.",
      key: "actorRoleId",
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
      message: "`environmentId` is required: say which environment to read logs from.",
      key: "environmentId",
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
      message: "Environment us_env_4hTq9LmZ has no agent log for the event us_evt_Vs2hC5nX.",
      key: "eventId",
    },
  ],
};

const example44: GetDetailedAgentLogsResponse = {
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

const example45: AppsResponse = {
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

const example46: AppResponse = {
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

const example47: AppCreate = {
  name: "Invoice intake",
  namespace: "invoice-intake",
  type: "CUSTOM",
  entity: "Month",
  entityPlural: "Months",
  metadata: { team: "accounting" },
  environmentFilters: { type: ["development"] },
};

const example48: AppResponse = {
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

const example49: AppResponse = {
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

const example50: AppPatch = { activatedAt: "2026-03-06T08:00:00.000Z" };

const example51: AppPatch = { environmentFilters: { type: ["production"] } };

const example52: SuccessData = { success: true };

const example53: AccessToken = {
  accessToken: "example-access-token",
  expiresIn: "86400",
  expires: "2026-03-03T09:00:00.000Z",
  email: "nora.lindqvist@harbor-goods.example",
  userId: "us_usr_Nq8dK1yT",
  accountId: "us_acc_Kp7Rw2Nx",
};

const example54: ErrorEnvelope = {
  errors: [
    {
      message: "`type` must be `userCredentials` or `apiCredentials`; it was `password`.",
      key: "type",
    },
  ],
};

const example55: ErrorEnvelope = { errors: [{ message: "There is no API key `us_key_Lb6wT1sX`.", key: "clientId" }] };

const example56: Credentials = {
  type: "userCredentials",
  email: "nora.lindqvist@harbor-goods.example",
  password: "correct horse battery staple",
};

const example57: Credentials = { type: "apiCredentials", clientId: "us_key_Lb6wT1sG", secret: "example-secret-of-the-key" };

const example58: ApiKeysResponse = {
  data: [
    {
      rawKey: "sk_example-raw-key",
      secret: "example-secret-of-the-key",
      id: "us_key_Lb6wT1sG",
      type: "SECRET",
      environmentId: "us_env_4hTq9LmZ",
      accountId: "us_acc_Kp7Rw2Nx",
      operations: [],
      createdAt: "2026-03-02T09:05:00.000Z",
      updatedAt: "2026-03-02T09:05:00.000Z",
    },
  ],
};

const example59: ErrorEnvelope = {
  errors: [
    {
      message: "`environmentId` is required: say which environment the key is for.",
      key: "environmentId",
    },
  ],
};

const example60: ErrorEnvelope = { errors: [{ message: "No environment has the id us_env_4hTq9LmX.", key: "environmentId" }] };

const example61: ErrorEnvelope = {
  errors: [
    {
      message: "Environment us_env_4hTq9LmZ has no API key with the id us_key_Lb6wT1sX.",
      key: "key",
    },
  ],
};

const example62: ApiKeysResponse = {
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
      createdAt: "2026-03-02T08:40:00.190Z",
      updatedAt: "2026-03-02T08:40:00.190Z",
    },
  ],
};

const example63: PersonalAccessTokensResponse = {
  data: [
    {
      id: "us_pat_Gv8cX3nF",
      name: "Scripts on my laptop",
      createdAt: "2026-03-02T09:10:00.000Z",
      lastUsedAt: "2026-03-09T13:58:20.115Z",
    },
  ],
};

const example64: ErrorEnvelope = { errors: [{ message: "`name` is required: say what the token is for.", key: "name" }] };

const example65: ErrorEnvelope = {
  errors: [
    {
      message: "Personal access tokens belong to users; you called with the API key us_key_Lb6wT1sG.",
    },
  ],
};

const example66: CreatePersonalAccessTokenResponse = {
  data: {
    token: "pat_example-token",
    personalAccessToken: {
      id: "us_pat_Gv8cX3nF",
      name: "Scripts on my laptop",
      createdAt: "2026-03-02T09:10:00.000Z",
    },
  },
};

const example67: CreatePersonalAccessTokenRequest = { name: "Scripts on my laptop" };

const example68: ErrorEnvelope = {
  errors: [
    {
      message: "You have no personal access token with the id us_pat_Gv8cX3nX.",
      key: "accessTokenId",
    },
  ],
};

const example69: ListCanvasAreasResponse = {
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

const example70: ErrorEnvelope = { errors: [{ message: "`pageSize` must be at least 1; it was 0.", key: "pageSize" }] };

const example71: CanvasAreaResponse = {
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

const example72: CanvasAreaResponse = {
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

const example73: ErrorEnvelope = {
  errors: [
    {
      message: "`position` is required: write `top`, `left`, `right`, `middle` or `bottom`.",
      key: "position",
    },
  ],
};

const example74: ErrorEnvelope = {
  errors: [
    {
      message: "Area us_cva_Sa2kT6cX cannot be nested in us_cva_Hf5yN8qL, which is nested in it.",
      key: "parentId",
    },
  ],
};

const example75: CreateCanvasAreaRequest = {
  canvasId: "us_cv_Dr9nF4jW",
  type: "sheet",
  position: "middle",
  config: { sheetId: "us_sh_Pe3rT7nK", showToolbar: true },
};

const example76: CreateCanvasAreaRequest = {
  canvasId: "us_cv_Dr9nF4jW",
  parentId: "us_cva_Sa2kT6cX",
  type: "header",
  position: "top",
  config: { title: "Check the products before you submit them" },
  metadata: { addedBy: "onboarding" },
};

const example77: CanvasAreaResponse = {
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

const example78: ErrorEnvelope = {
  errors: [
    { message: "`verbose` is not a parameter of this operation. Leave it out.", key: "verbose" },
  ],
};

const example79: ErrorEnvelope = { errors: [{ message: "No canvas area has the id us_cva_Sa2kT6cZ.", key: "canvasAreaId" }] };

const example80: UpdateCanvasAreaRequest = { overlay: { message: "Records are being checked" } };

const example81: UpdateCanvasAreaRequest = { visibility: "hidden" };

const example82: CommitResponse = {
  data: {
    id: "us_vr_Wd8jX5kV",
    sheetId: "us_sh_Pe3rT7nK",
    createdBy: "us_usr_Nq8dK1yT",
    createdAt: "2026-03-05T13:20:44.310Z",
  },
};

const example83: CommitResponse = {
  data: {
    id: "us_vr_Wd8jX5kV",
    sheetId: "us_sh_Pe3rT7nK",
    createdBy: "us_usr_Nq8dK1yT",
    createdAt: "2026-03-05T13:20:44.310Z",
    completedBy: "us_ag_Hn6cV2pY",
    completedAt: "2026-03-05T13:20:46.770Z",
  },
};

const example84: ErrorEnvelope = { errors: [{ message: "No commit has the id us_vr_Wd8jX5kX.", key: "commitId" }] };

const example85: ListDataRetentionPoliciesResponse = {
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

const example86: ErrorEnvelope = { errors: [{ message: "No data retention policy has the id us_drp_Kf6oD3iZ.", key: "id" }] };

const example87: DataRetentionPolicyResponse = {
  data: {
    id: "us_drp_Kf6oD3iB",
    type: "lastActivity",
    period: 365,
    environmentId: "us_env_4hTq9LmZ",
    createdAt: "2026-03-02T08:58:36.004Z",
    updatedAt: "2026-03-02T08:58:36.004Z",
  },
};

const example88: ErrorEnvelope = { errors: [{ message: "`period` must be at least 1 day; it was 0.", key: "period" }] };

const example89: DataRetentionPolicyConfig = { type: "lastActivity", period: 365, environmentId: "us_env_4hTq9LmZ" };

const example90: DataRetentionPolicyResponse = {
  data: {
    id: "us_drp_Kf6oD3iB",
    type: "lastActivity",
    period: 730,
    environmentId: "us_env_4hTq9LmZ",
    createdAt: "2026-03-02T08:58:36.004Z",
    updatedAt: "2026-03-09T13:26:51.270Z",
  },
};

const example91: DataRetentionPolicyConfig = { type: "lastActivity", period: 730, environmentId: "us_env_4hTq9LmZ" };

const example92: ListEnvironmentsResponse = {
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

const example93: EnvironmentResponse = {
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

const example94: EnvironmentConfigCreate = {
  name: "rehearsal",
  isProd: false,
  guestAuthentication: ["shared_link"],
  metadata: { owner: "catalogue team" },
};

const example95: EnvironmentResponse = {
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

const example96: ErrorEnvelope = {
  errors: [
    {
      message: "`includeSpaces` is not a parameter of this operation. Leave it out.",
      key: "includeSpaces",
    },
  ],
};

const example97: Environment = {
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

const example98: EnvironmentConfigUpdate = { guestAuthentication: ["magic_link"] };

const example99: ListAllEventsResponse = {
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

const example100: EventResponse = {
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
  },
};

const example101: ErrorEnvelope = {
  errors: [
    {
      message: "`record:created` is not an event topic. Did you mean `records:created`?",
      key: "topic",
    },
    { message: "`records` is not an event domain. Did you mean `sheet`?", key: "domain" },
  ],
};

const example102: ErrorEnvelope = { errors: [{ message: "No space has the id us_sp_8vKd3QxX.", key: "context.spaceId" }] };

const example103: CreateEventConfig = {
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

const example104: EventResponse = {
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

const example105: EventResponse = {
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

const example106: ListFilesResponse = {
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

const example107: FileResponse = {
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

const example108: FileResponse = {
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

const example109: Omit<UploadFileRequest, "file"> & { file: string } = {
  spaceId: "us_sp_8vKd3QxN",
  environmentId: "us_env_4hTq9LmZ",
  mode: "import",
  file: 'sku,name,price,currency,in_stock\nCUP-004,"Espresso cup, set of 4",24.5,EUR,true\nTRAY-010,Serving tray,twelve,EUR,\n',
  origin: "filesystem",
};

const example110: Omit<UploadFileRequest, "file"> & { file: string } = {
  spaceId: "us_sp_8vKd3QxN",
  environmentId: "us_env_4hTq9LmZ",
  mode: "import",
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

const example111: FileResponse = {
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

const example112: ErrorEnvelope = { errors: [{ message: "No file has the id us_fl_Gx3zH8wX.", key: "fileId" }] };

const example113: FileResponse = {
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

const example114: ErrorEnvelope = {
  errors: [
    { message: "`completed` is not a status of a file. Did you mean `complete`?", key: "status" },
  ],
};

const example115: UpdateFileRequest = { workbookId: "us_wb_Rm5yZ1hC", status: "complete" };

const example116: UpdateFileRequest = { status: "failed" };

const example117: string = 'sku,name,price,currency,in_stock\nCUP-004,"Espresso cup, set of 4",24.5,EUR,true\nTRAY-010,Serving tray,twelve,EUR,\n';

const example118: ListGuestsResponse = {
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

const example119: CreateGuestResponse = {
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

const example120: GuestConfigs = [
  {
    environmentId: "us_env_4hTq9LmZ",
    email: "tomas.alves@casa-alves.example",
    name: "Tomás Alves",
    spaces: [{ id: "us_sp_8vKd3QxN" }],
  },
];

const example121: GuestResponse = {
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

const example122: GuestResponse = {
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

const example123: GuestConfigUpdate = {
  spaces: [
    {
      id: "us_sp_8vKd3QxN",
      workbooks: [{ id: "us_wb_Rm5yZ1hC" }],
      sheets: [{ id: "us_sh_Pe3rT7nK" }],
    },
  ],
};

const example124: ListActorRolesResponse = {
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

const example125: ErrorEnvelope = { errors: [{ message: "No guest has the id us_g_Oj7wR3vX.", key: "guestId" }] };

const example126: AssignRoleResponse = {
  data: {
    id: "us_acr_Wm2pV7dJ",
    roleId: "us_rol_Ce5tB9xU",
    actorId: "us_g_Oj7wR3vP",
    resourceId: "us_sp_8vKd3QxN",
    createdAt: "2026-03-03T13:40:28.115Z",
    updatedAt: "2026-03-03T13:40:28.115Z",
  },
};

const example127: GuestTokenResponse = { data: { token: "gt_example-token", valid: true } };

const example128: ListJobsResponse = {
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

const example129: JobResponse = {
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

const example130: JobResponse = {
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

const example131: JobResponse = {
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

const example132: JobResponse = {
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

const example133: JobConfig = {
  type: "workbook",
  operation: "submitProducts",
  source: "us_wb_Rm5yZ1hC",
  trigger: "immediate",
  mode: "foreground",
  input: {},
  subject: { type: "resource", id: "us_sh_Pe3rT7nK" },
};

const example134: JobConfig = {
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

const example135: JobConfig = {
  type: "file",
  operation: "extract",
  source: "us_fl_Gx3zH8wS",
  fileId: "us_fl_Gx3zH8wS",
  trigger: "immediate",
  config: { driver: "csv", options: { delimiter: ";" }, detectedHeaderRow: 0 },
};

const example136: JobConfig = {
  type: "agent",
  operation: "agent-export",
  source: "us_ag_Hn6cV2pY",
  environmentId: "us_env_4hTq9LmZ",
  trigger: "immediate",
  config: { exportType: "SOURCE" },
};

const example137: JobResponse = {
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

const example138: JobResponse = {
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

const example139: JobResponse = {
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

const example140: JobResponse = {
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

const example141: JobUpdate = { info: "1 of 2 products sent", progress: 50, metadata: { worker: "catalogue-2" } };

const example142: JobAckDetails = { info: "Reading the products", progress: 0 };

const example143: JobAckDetails = { info: "1 of 2 products sent", progress: 50, estimatedCompletionAt: "2026-03-06T15:10:30.000Z" };

const example144: JobResponse = {
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

const example145: JobCancelDetails = { info: "The prices are being corrected first" };

const example146: JobResponse = {
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

const example147: JobCompleteDetails = {
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

const example148: JobResponse = {
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

const example149: JobCompleteDetails = {
  info: "The catalogue did not answer",
  outcome: {
    heading: "The products were not sent",
    message: "The catalogue did not answer. Nothing was changed in it.",
    trigger: "manual",
    next: { type: "retry", label: "Try again" },
  },
};

const example150: JobResponse = {
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

const example151: JobResponse = {
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

const example152: ListRolesResponse = {
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

const example153: ListSheetsResponse = {
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

const example154: ListSheetsResponse = { data: [] };

const example155: SheetResponse = {
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

const example156: SheetResponse = {
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

const example157: ErrorEnvelope = {
  errors: [
    { message: "`name` must not be empty. Leave it out to keep the present one.", key: "name" },
  ],
};

const example158: ErrorEnvelope = { errors: [{ message: "No sheet has the id us_sh_Pe3rT7nX.", key: "sheetId" }] };

const example159: SheetUpdateRequest = { name: "Spring products", metadata: { season: "spring" } };

const example160: ListCalculationsResponse = {
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

const example161: ListCommitsResponse = {
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

const example162: ListCommitsResponse = {
  data: [
    {
      id: "us_vr_Wd8jX5kV",
      sheetId: "us_sh_Pe3rT7nK",
      createdBy: "us_usr_Nq8dK1yT",
      createdAt: "2026-03-05T13:20:44.310Z",
    },
  ],
};

const example163: RecordCountsResponse = { data: { success: true, counts: { total: 2, valid: 1, error: 1, errorsByField: { price: 1 } } } };

const example164: RecordCountsResponse = {
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

const example165: FieldConfigResponse = {
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

const example166: ErrorEnvelope = {
  errors: [
    {
      message: "`config` is required: say which options a field of the type `enum` offers.",
      key: "config",
    },
  ],
};

const example167: ErrorEnvelope = {
  errors: [
    {
      message: "Sheet us_sh_Kd2vB6yH takes no additional fields. Set `allowAdditionalFields` in its configuration first.",
      key: "sheetId",
    },
  ],
};

const example168: Property = {
  key: "barcode",
  type: "string",
  label: "Barcode",
  description: "The 13 digits below the stripes.",
  config: { size: "tiny" },
  constraints: [{ type: "unique", config: { ignoreEmpty: true } }],
  alternativeNames: ["EAN", "GTIN"],
};

const example169: ErrorEnvelope = {
  errors: [
    { message: "Sheet us_sh_Pe3rT7nK has no field with the key `weight`.", key: "fieldKey" },
  ],
};

const example170: GetRecordsResponse = {
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

const example171: GetRecordsResponse = {
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

const example172: GetRecordsResponse = { data: { success: true, records: [] } };

const example173: ErrorEnvelope = { errors: [{ message: "`id` is required: say which record to change.", key: "[0].id" }] };

const example174: ErrorEnvelope = {
  errors: [
    {
      message: "`q` cannot be read from `gte` on: after an operator comes a value, such as `price gte 20`.",
      key: "q",
    },
  ],
};

const example175: VersionResponse = { data: { commitId: "us_vr_Zc3uN8xD", versionId: "us_vr_Zc3uN8xD" } };

const example176: ErrorEnvelope = {
  errors: [
    { message: "Sheet us_sh_Pe3rT7nK has no record with the id us_rc_Lh5pE8uX.", key: "[0].id" },
  ],
};

const example177: UpdateRecordsRequest = [{ id: "us_rc_Lh5pE8uJ", values: { price: { value: 12 } }, commitId: "us_vr_Wd8jX5kV" }];

const example178: RecordsResponse = {
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

const example179: RecordsResponse = {
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

const example180: RecordsResponse = {
  data: {
    success: true,
    commitId: "us_vr_Bn4tS9gQ",
    versionId: "us_vr_Bn4tS9gQ",
    counts: { total: 1, valid: 1, error: 0 },
  },
};

const example181: InsertRecordsRequest = [
  {
    sku: { value: "CUP-004" },
    name: { value: "Espresso cup, set of 4" },
    price: { value: 24.5 },
    currency: { value: "EUR" },
    in_stock: { value: true },
  },
];

const example182: InsertRecordsRequest = [
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

const example183: ListSpacesResponse = {
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

const example184: ErrorEnvelope = {
  errors: [
    {
      message: "`sortField` needs `sortDirection` beside it: send `asc` or `desc`.",
      key: "sortDirection",
    },
  ],
};

const example185: SpaceResponse = {
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

const example186: ErrorEnvelope = {
  errors: [
    {
      message: "`guestAuthentication[0]` must be `shared_link` or `magic_link`; it was `password`.",
      key: "guestAuthentication[0]",
    },
  ],
};

const example187: SpaceConfig = {
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

const example188: SpaceResponse = {
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

const example189: ErrorEnvelope = { errors: [{ message: "No space has the id us_sp_8vKd3QxX.", key: "spaceId" }] };

const example190: SpaceResponse = {
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

const example191: SpaceConfig = { name: "Spring and summer product import" };

const example192: SpaceConfig = { archivedAt: null };

const example193: ListDocumentsResponse = {
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

const example194: ListDocumentsResponse = { data: [] };

const example195: DocumentResponse = {
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

const example196: ErrorEnvelope = {
  errors: [
    { message: "`title` is required: send the title, even when it stays as it was.", key: "title" },
    {
      message: "`body` is required: send the Markdown body, even when it stays as it was.",
      key: "body",
    },
  ],
};

const example197: DocumentConfig = {
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

const example198: DocumentResponse = {
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

const example199: ErrorEnvelope = {
  errors: [
    {
      message: "Space us_sp_8vKd3QxN has no document with the id us_dc_Jt5aY4rX.",
      key: "documentId",
    },
  ],
};

const example200: DocumentConfig = {
  title: "How to prepare your product list",
  body: "# One row per product\n\n- **SKU**: your own number, never used twice\n- **Price**: a number without a currency sign, such as `24.5`\n\nSave the list as CSV, then drop it on **Files**.\n",
};

const example201: ListGuidanceResponse = {
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

const example202: ErrorEnvelope = {
  errors: [
    { message: "`includeGuide` must be `true` or `false`; it was `yes`.", key: "includeGuide" },
  ],
};

const example203: ErrorEnvelope = {
  errors: [
    {
      message: "Your role does not allow reading the guidance of space us_sp_8vKd3QxN.",
      key: "spaceId",
    },
  ],
};

const example204: ErrorEnvelope = {
  errors: [
    {
      message: "Space us_sp_8vKd3QxN has no guidance with the id us_gd_Mv7eL1zX.",
      key: "guidanceId",
    },
  ],
};

const example205: Guidance = {
  id: "us_gd_Mv7eL1zG",
  guideSlug: "prepare-your-product-list",
  options: { target: "files", trigger: "first", type: "sidebar", role: "guest" },
};

const example206: ErrorEnvelope = {
  errors: [
    {
      message: "`click` is not a trigger: write `first`, `hover`, `event` or `manual`.",
      key: "options.trigger",
    },
  ],
};

const example207: ErrorEnvelope = {
  errors: [
    {
      message: "Your role does not allow changing the guidance of space us_sp_8vKd3QxN.",
      key: "spaceId",
    },
  ],
};

const example208: CreateGuidanceRequest = {
  guideSlug: "prepare-your-product-list",
  options: { target: "files", trigger: "first", type: "sidebar", role: "guest" },
};

const example209: Guidance = {
  id: "us_gd_Mv7eL1zG",
  guideSlug: "prepare-your-product-list",
  options: { target: "files", trigger: "first", type: "sidebar", role: "guest" },
  lastPropagatedAt: "2026-03-02T09:16:30.000Z",
};

const example210: Guidance = {
  id: "us_gd_Mv7eL1zG",
  guideSlug: "prepare-your-product-list",
  options: { target: "files", trigger: "first", type: "popout", role: "guest" },
  lastPropagatedAt: "2026-03-02T09:16:30.000Z",
};

const example211: UpdateGuidanceRequest = { options: { target: "files", trigger: "first", type: "popout", role: "guest" } };

const example212: ListFlagsResponse = [
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

const example213: Flag = {
  id: "us_flg_Hc4vM8eZ",
  slug: "needs-review",
  label: "Needs review",
  colorHex: "#F5A623",
  workbookId: "us_wb_Rm5yZ1hC",
  createdAt: "2026-03-06T11:04:22.750Z",
  updatedAt: "2026-03-06T11:04:22.750Z",
};

const example214: CreateFlagRequest = { slug: "needs-review", label: "Needs review", colorHex: "#F5A623" };

const example215: Flag = {
  label: "Needs a second look",
  colorHex: "#D0021B",
  id: "us_flg_Hc4vM8eZ",
  slug: "needs-review",
  workbookId: "us_wb_Rm5yZ1hC",
  createdAt: "2026-03-06T11:04:22.750Z",
  updatedAt: "2026-03-06T14:41:09.326Z",
};

const example216: Flag = {
  id: "us_flg_Hc4vM8eZ",
  slug: "price-review",
  label: "Needs review",
  colorHex: "#F5A623",
  workbookId: "us_wb_Rm5yZ1hC",
  createdAt: "2026-03-06T11:04:22.750Z",
  updatedAt: "2026-03-06T14:52:30.741Z",
};

const example217: UpdateFlagRequest = { label: "Needs a second look", colorHex: "#D0021B" };

const example218: UpdateFlagRequest = { newSlug: "price-review" };

const example219: BulkMutateFlagsResponse = { success: true, jobId: "us_jb_Eh4yU8rN" };

const example220: BulkMutateFlagsRequest = {
  operation: "apply",
  slug: "needs-review",
  flag: { label: "Needs review", colorHex: "#F5A623" },
  filter: "error",
  filterField: "price",
  exceptions: ["us_rc_Qa1sD4fG"],
  snapshotLabel: "Before the price review",
};

const example221: BulkMutateFlagsRequest = {
  operation: "update",
  slug: "needs-review",
  flag: { label: "Needs a second look", colorHex: "#D0021B" },
};

const example222: BulkMutateFlagsRequest = { operation: "replace", slug: "needs-review", searchField: "name", searchValue: "Serving tray" };

const example223: BulkMutateFlagsRequest = { operation: "delete", slug: "needs-review", ids: ["us_rc_Qa1sD4fG", "us_rc_Lh5pE8uJ"] };

const example224: ListWorkbooksResponse = {
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

const example225: ListWorkbooksResponse = { data: [] };

const example226: WorkbookResponse = {
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

const example227: ErrorEnvelope = {
  errors: [
    {
      message: "Sheet `products` has two fields with the key `sku`, which is compared in lower case. Rename one of them.",
      key: "sheets[0].fields[5].key",
    },
  ],
};

const example228: CreateWorkbookConfig = {
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

const example229: CreateWorkbookConfig = { name: "Spring catalogue", spaceId: "us_sp_8vKd3QxN" };

const example230: WorkbookResponse = {
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

const example231: ErrorEnvelope = { errors: [{ message: "No workbook has the id us_wb_Rm5yZ1hX.", key: "workbookId" }] };

const example232: WorkbookResponse = {
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

const example233: WorkbookUpdate = { labels: ["spring", "suppliers"] };

const example234: WorkbookUpdate = {
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
        requests: { readonly newInvoiceApp: AppCreate };
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
    listPersonalAccessTokens: {
        requests: {};
        responses: { readonly tokensOfUser: PersonalAccessTokensResponse };
        failures: { readonly personalAccessTokenBadRequest: ErrorEnvelope; readonly personalAccessTokenOwnerNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
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
    completeCommit: {
        requests: {};
        responses: { readonly commitCompleted: Success };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly commitNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
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
    listJobs: {
        requests: {};
        responses: { readonly jobsOfSpace: ListJobsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    createJob: {
        requests: { readonly submitProducts: JobConfig; readonly deleteRecordsWithErrors: JobConfig; readonly extractFile: JobConfig; readonly exportAgent: JobConfig };
        responses: { readonly submitJobReady: JobResponse; readonly deleteJobReady: JobResponse; readonly extractJobReady: JobResponse; readonly exportJobReady: JobResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
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
    retryJob: {
        requests: {};
        responses: { readonly flagJobRetried: JobResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    listRoles: {
        requests: {};
        responses: { readonly rolesOfAccount: ListRolesResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
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
    listSheetCommits: {
        requests: {};
        responses: { readonly openAndCompletedCommits: ListCommitsResponse; readonly openCommits: ListCommitsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    getRecordCounts: {
        requests: {};
        responses: { readonly productCounts: RecordCountsResponse; readonly productCountsByField: RecordCountsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
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
        responses: { readonly correctionCommit: VersionResponse };
        failures: { readonly recordBadRequest: ErrorEnvelope; readonly recordQueryBadRequest: ErrorEnvelope; readonly recordNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    insertRecords: {
        requests: { readonly validRow: InsertRecordsRequest; readonly rowWithBadValue: InsertRecordsRequest };
        responses: { readonly insertedValidRow: RecordsResponse; readonly insertedRowWithBadValue: RecordsResponse; readonly insertedWithoutRecords: RecordsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
    };
    deleteRecords: {
        requests: {};
        responses: { readonly deletedRecords: Success };
        failures: { readonly recordBadRequest: ErrorEnvelope; readonly recordQueryBadRequest: ErrorEnvelope; readonly recordNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope; readonly serviceUnavailable: ErrorEnvelope; readonly insufficientStorage: ErrorEnvelope };
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
        responses: { readonly openAndCompletedCommits: ListCommitsResponse; readonly openCommits: ListCommitsResponse };
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
    listEnvironmentAgentLogs: {
        requests: {},
        responses: { failedRunsOfSpace: example44 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listApps: {
        requests: {},
        responses: { appsOfAccount: example45 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createApp: {
        requests: { newInvoiceApp: example47 },
        responses: { createdInvoiceApp: example46 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getApp: {
        requests: {},
        responses: { supplierOnboarding: example48 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateApp: {
        requests: { activateApp: example50, offerInProductionOnly: example51 },
        responses: { activatedInvoiceApp: example49 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteApp: {
        requests: {},
        responses: { appDeleted: example52 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createAccessToken: {
        requests: { signInPerson: example56, signInProgram: example57 },
        responses: { accessTokenOfPerson: example53 },
        failures: { accessTokenBadRequest: example54, accessTokenNotFound: example55, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createApiKey: {
        requests: {},
        responses: { createdApiKey: example58 },
        failures: { apiKeyBadRequest: example59, environmentNotFound: example60, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteApiKey: {
        requests: {},
        responses: { deletedApiKey: example18 },
        failures: { apiKeyBadRequest: example59, apiKeyNotFound: example61, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listApiKeys: {
        requests: {},
        responses: { keysOfEnvironment: example62 },
        failures: { apiKeyBadRequest: example59, environmentNotFound: example60, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listPersonalAccessTokens: {
        requests: {},
        responses: { tokensOfUser: example63 },
        failures: { personalAccessTokenBadRequest: example64, personalAccessTokenOwnerNotFound: example65, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createPersonalAccessToken: {
        requests: { tokenForLaptop: example67 },
        responses: { createdTokenForLaptop: example66 },
        failures: { personalAccessTokenBadRequest: example64, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deletePersonalAccessToken: {
        requests: {},
        responses: { deletedPersonalAccessToken: example18 },
        failures: { personalAccessTokenBadRequest: example64, personalAccessTokenNotFound: example68, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listCanvasAreas: {
        requests: {},
        responses: { sheetAreaWithHeader: example69 },
        failures: { canvasAreaBadRequest: example70, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createCanvasArea: {
        requests: { newSheetArea: example75, newNestedHeader: example76 },
        responses: { createdSheetArea: example71, createdNestedHeader: example72 },
        failures: { canvasAreaBodyBadRequest: example73, canvasAreaParentBadRequest: example74, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getCanvasArea: {
        requests: {},
        responses: { sheetArea: example77 },
        failures: { parameterBadRequest: example78, canvasAreaNotFound: example79, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateCanvasArea: {
        requests: { showOverlay: example80, hideArea: example81 },
        responses: { sheetArea: example77 },
        failures: { canvasAreaBodyBadRequest: example73, canvasAreaParentBadRequest: example74, canvasAreaNotFound: example79, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteCanvasArea: {
        requests: {},
        responses: { canvasAreaDeleted: example18 },
        failures: { parameterBadRequest: example78, canvasAreaNotFound: example79, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getCommit: {
        requests: {},
        responses: { openCommit: example82, completedCommit: example83 },
        failures: { parameterBadRequest: example78, commitNotFound: example84, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    completeCommit: {
        requests: {},
        responses: { commitCompleted: example18 },
        failures: { parameterBadRequest: example78, commitNotFound: example84, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listDataRetentionPolicies: {
        requests: {},
        responses: { policiesOfEnvironment: example85 },
        failures: { parameterBadRequest: example78, dataRetentionPolicyNotFound: example86, dataRetentionEnvironmentNotFound: example60, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createDataRetentionPolicy: {
        requests: { keepForAYear: example89 },
        responses: { yearPolicy: example87 },
        failures: { dataRetentionPolicyBadRequest: example88, dataRetentionPolicyNotFound: example86, dataRetentionEnvironmentNotFound: example60, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getDataRetentionPolicy: {
        requests: {},
        responses: { yearPolicy: example87 },
        failures: { parameterBadRequest: example78, dataRetentionPolicyNotFound: example86, dataRetentionEnvironmentNotFound: example60, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateDataRetentionPolicy: {
        requests: { keepForTwoYears: example91 },
        responses: { twoYearPolicy: example90 },
        failures: { dataRetentionPolicyBadRequest: example88, dataRetentionPolicyNotFound: example86, dataRetentionEnvironmentNotFound: example60, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteDataRetentionPolicy: {
        requests: {},
        responses: { dataRetentionPolicyDeleted: example18 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listEnvironments: {
        requests: {},
        responses: { environmentsOfAccount: example92 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createEnvironment: {
        requests: { rehearsalEnvironment: example94 },
        responses: { createdEnvironment: example93 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getEnvironment: {
        requests: {},
        responses: { oneEnvironment: example95 },
        failures: { environmentBadRequest: example96, environmentNotFound: example60, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateEnvironment: {
        requests: { mailedLinksOnly: example98 },
        responses: { updatedEnvironment: example97 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listEvents: {
        requests: {},
        responses: { importedFile: example99 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createEvent: {
        requests: { recordWorkbookUpdate: example103 },
        responses: { recordedWorkbookUpdate: example100 },
        failures: { eventBadRequest: example101, eventNotFound: example102, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getEvent: {
        requests: {},
        responses: { commitCreated: example104, acknowledgedFile: example105 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    acknowledgeEvent: {
        requests: {},
        responses: { eventAcknowledged: example18 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listFiles: {
        requests: {},
        responses: { filesOfSpace: example106 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    uploadFile: {
        requests: { productList: example109, productListWithAction: example110 },
        responses: { uploadedProductList: example107, uploadedProductListWithAction: example108 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getFile: {
        requests: {},
        responses: { importedProductList: example111 },
        failures: { parameterBadRequest: example78, fileNotFound: example112, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateFile: {
        requests: { reportImport: example115, reportFailure: example116 },
        responses: { importedProductList: example111, failedProductList: example113 },
        failures: { fileBadRequest: example114, fileNotFound: example112, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteFile: {
        requests: {},
        responses: { deletedFile: example18 },
        failures: { parameterBadRequest: example78, fileNotFound: example112, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    downloadFile: {
        requests: {},
        responses: { downloadedProductList: example117 },
        failures: { parameterBadRequest: example78, fileNotFound: example112, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listGuests: {
        requests: {},
        responses: { guestsOfSpace: example118 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createGuests: {
        requests: { inviteSupplier: example120 },
        responses: { invitedSupplier: example119 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getGuest: {
        requests: {},
        responses: { oneGuest: example121 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateGuest: {
        requests: { oneSheetOnly: example123 },
        responses: { guestOfOneSheet: example122 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteGuest: {
        requests: {},
        responses: { deletedGuest: example18 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listGuestRoles: {
        requests: {},
        responses: { rolesOfGuest: example124 },
        failures: { roleBadRequest: example34, roleResourceBadRequest: example35, roleForbidden: example36, guestRoleNotFound: example125, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    assignGuestRole: {
        requests: { assignRoleToGuest: example39 },
        responses: { guestRoleAssignment: example126 },
        failures: { roleBadRequest: example34, roleResourceBadRequest: example35, roleForbidden: example36, guestRoleNotFound: example125, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteGuestRole: {
        requests: {},
        responses: { deletedGuestRole: example18 },
        failures: { roleBadRequest: example34, roleResourceBadRequest: example35, roleForbidden: example36, guestRoleNotFound: example125, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getGuestToken: {
        requests: {},
        responses: { tokenOfGuest: example127 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listJobs: {
        requests: {},
        responses: { jobsOfSpace: example128 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createJob: {
        requests: { submitProducts: example133, deleteRecordsWithErrors: example134, extractFile: example135, exportAgent: example136 },
        responses: { submitJobReady: example129, deleteJobReady: example130, extractJobReady: example131, exportJobReady: example132 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getJob: {
        requests: {},
        responses: { flagJobComplete: example137, submitJobExecuting: example138, exportJobComplete: example139 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateJob: {
        requests: { reportProgress: example141 },
        responses: { submitJobHalfway: example140 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteJob: {
        requests: {},
        responses: { jobDeleted: example18 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    acknowledgeJob: {
        requests: { beginWork: example142, goOn: example143 },
        responses: { submitJobExecuting: example138, submitJobHalfway: example140 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    cancelJob: {
        requests: { changedMind: example145 },
        responses: { flagJobCanceled: example144 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    completeJob: {
        requests: { productsSubmitted: example147 },
        responses: { submitJobComplete: example146 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    executeJob: {
        requests: {},
        responses: { jobReady: example18 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    failJob: {
        requests: { productsRefused: example149 },
        responses: { submitJobFailed: example148 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    acknowledgeJobOutcome: {
        requests: {},
        responses: { submitJobAcknowledged: example150 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    retryJob: {
        requests: {},
        responses: { flagJobRetried: example151 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listRoles: {
        requests: {},
        responses: { rolesOfAccount: example152 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listSheets: {
        requests: {},
        responses: { twoSheets: example153, noSheets: example154 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getSheet: {
        requests: {},
        responses: { productSheet: example155 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateSheet: {
        requests: { renameSheet: example159 },
        responses: { renamedSheet: example156 },
        failures: { sheetBadRequest: example157, sheetNotFound: example158, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteSheet: {
        requests: {},
        responses: { deletedSheet: example18 },
        failures: { parameterBadRequest: example78, sheetNotFound: example158, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listCalculations: {
        requests: {},
        responses: { productCalculations: example160 },
        failures: { sheetNotFound: example158, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listSheetCommits: {
        requests: {},
        responses: { openAndCompletedCommits: example161, openCommits: example162 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getRecordCounts: {
        requests: {},
        responses: { productCounts: example163, productCountsByField: example164 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    addField: {
        requests: { barcodeField: example168 },
        responses: { addedBarcodeField: example165 },
        failures: { fieldBadRequest: example166, fieldNotAllowedBadRequest: example167, sheetNotFound: example158, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    removeField: {
        requests: {},
        responses: { removedField: example18 },
        failures: { parameterBadRequest: example78, fieldNotFound: example169, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    lockSheet: {
        requests: {},
        responses: { lockedSheet: example18 },
        failures: { parameterBadRequest: example78, sheetNotFound: example158, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getRecords: {
        requests: {},
        responses: { productRecords: example170, invalidRecordsWithMessages: example171, noRecords: example172 },
        failures: { recordBadRequest: example173, recordQueryBadRequest: example174, sheetNotFound: example158, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateRecords: {
        requests: { correctedPrice: example177 },
        responses: { correctionCommit: example175 },
        failures: { recordBadRequest: example173, recordQueryBadRequest: example174, recordNotFound: example176, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    insertRecords: {
        requests: { validRow: example181, rowWithBadValue: example182 },
        responses: { insertedValidRow: example178, insertedRowWithBadValue: example179, insertedWithoutRecords: example180 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteRecords: {
        requests: {},
        responses: { deletedRecords: example18 },
        failures: { recordBadRequest: example173, recordQueryBadRequest: example174, recordNotFound: example176, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    unlockSheet: {
        requests: {},
        responses: { unlockedSheet: example18 },
        failures: { parameterBadRequest: example78, sheetNotFound: example158, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    validateSheet: {
        requests: {},
        responses: { validatedSheet: example18 },
        failures: { parameterBadRequest: example78, sheetNotFound: example158, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listSpaces: {
        requests: {},
        responses: { spacesOfEnvironment: example183 },
        failures: { spaceListBadRequest: example184, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createSpace: {
        requests: { springImport: example187 },
        responses: { createdSpace: example185 },
        failures: { spaceBadRequest: example186, spaceEnvironmentNotFound: example60, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getSpace: {
        requests: {},
        responses: { oneSpace: example188 },
        failures: { spaceBadRequest: example186, spaceNotFound: example189, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateSpace: {
        requests: { renameSpace: example191, restoreSpace: example192 },
        responses: { renamedSpace: example190, restoredSpace: example188 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteSpace: {
        requests: {},
        responses: { deletedSpace: example18 },
        failures: { spaceBadRequest: example186, spaceNotFound: example189, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    archiveSpace: {
        requests: {},
        responses: { archivedSpace: example18 },
        failures: { spaceBadRequest: example186, spaceNotFound: example189, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    unarchiveSpace: {
        requests: {},
        responses: { unarchivedSpace: example18 },
        failures: { spaceBadRequest: example186, spaceNotFound: example189, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listDocuments: {
        requests: {},
        responses: { oneDocument: example193, noDocuments: example194 },
        failures: { parameterBadRequest: example78, spaceNotFound: example189, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createDocument: {
        requests: { welcomeDocument: example197 },
        responses: { createdDocument: example195 },
        failures: { documentBadRequest: example196, spaceNotFound: example189, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getDocument: {
        requests: {},
        responses: { currentDocument: example198 },
        failures: { parameterBadRequest: example78, documentNotFound: example199, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateDocument: {
        requests: { rewriteDocument: example200 },
        responses: { rewrittenDocument: example198 },
        failures: { documentBadRequest: example196, documentNotFound: example199, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteDocument: {
        requests: {},
        responses: { deletedDocument: example18 },
        failures: { parameterBadRequest: example78, documentNotFound: example199, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listGuidance: {
        requests: {},
        responses: { guidanceOfSpace: example201 },
        failures: { guidanceBadRequest: example202, guidanceForbidden: example203, guidanceNotFound: example204, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createGuidance: {
        requests: { newGuestGuidance: example208 },
        responses: { createdGuestGuidance: example205 },
        failures: { guidanceBodyBadRequest: example206, guidanceWriteForbidden: example207, guidanceNotFound: example204, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getGuidance: {
        requests: {},
        responses: { guestGuidance: example209 },
        failures: { guidanceBadRequest: example202, guidanceForbidden: example203, guidanceNotFound: example204, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateGuidance: {
        requests: { showInPopout: example211 },
        responses: { popoutGuidance: example210 },
        failures: { guidanceBodyBadRequest: example206, guidanceWriteForbidden: example207, guidanceNotFound: example204, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteGuidance: {
        requests: {},
        responses: { guidanceDeleted: example18 },
        failures: { parameterBadRequest: example78, guidanceWriteForbidden: example207, guidanceNotFound: example204, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listFlags: {
        requests: {},
        responses: { flagsOfWorkbook: example212 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createFlag: {
        requests: { newReviewFlag: example214 },
        responses: { reviewFlag: example213 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getFlag: {
        requests: {},
        responses: { reviewFlag: example213 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateFlag: {
        requests: { relabelFlag: example217, renameSlug: example218 },
        responses: { relabelledFlag: example215, flagWithNewSlug: example216 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteFlag: {
        requests: {},
        responses: { flagDeleted: example18 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    bulkMutateFlags: {
        requests: { flagRecordsWithErrors: example220, recolourFlag: example221, keepOnlyThisFlag: example222, unflagTwoRecords: example223 },
        responses: { flagChangeQueued: example219 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listWorkbooks: {
        requests: {},
        responses: { workbooksOfSpace: example224, noWorkbooks: example225 },
        failures: { parameterBadRequest: example78, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    createWorkbook: {
        requests: { springCatalogue: example228, emptyCatalogue: example229 },
        responses: { createdCatalogue: example226 },
        failures: { workbookBadRequest: example227, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    getWorkbook: {
        requests: {},
        responses: { currentCatalogue: example230 },
        failures: { parameterBadRequest: example78, workbookNotFound: example231, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    updateWorkbook: {
        requests: { labelWorkbook: example233, addInvoices: example234 },
        responses: { labelledWorkbook: example230, workbookWithInvoices: example232 },
        failures: { workbookBadRequest: example227, workbookNotFound: example231, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    deleteWorkbook: {
        requests: {},
        responses: { deletedWorkbook: example18 },
        failures: { parameterBadRequest: example78, workbookNotFound: example231, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
    listWorkbookCommits: {
        requests: {},
        responses: { openAndCompletedCommits: example161, openCommits: example162 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5, serviceUnavailable: example6, insufficientStorage: example7 },
    },
};
