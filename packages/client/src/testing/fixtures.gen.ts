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

const example6: AccountResponse = {
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

const example7: AccountPatch = { name: "Harbor Goods Europe" };

const example8: ApiActionsResponse = {
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

const example9: ApiActionResponse = {
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

const example10: ApiActionConfig = {
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

const example11: ApiActionConfig = {
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

const example12: ApiActionsResponse = {
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

const example13: ApiActionConfigs = [
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

const example14: ApiActionResponse = {
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

const example15: ActionUpdate = { label: "Send products to the shop", mode: "background" };

const example16: Success = { data: { success: true } };

const example17: ListAgentExportsResponse = {
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

const example18: GetAgentExportResponse = {
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

const example19: string = "PK\u0003\u0004 price-checker/index.js";

const example20: ListAgentsResponse = {
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

const example21: AgentResponse = {
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

const example22: ErrorEnvelope = {
  errors: [
    { message: "`X-Disable-Hooks` must be `true`; it was `false`.", key: "X-Disable-Hooks" },
  ],
};

const example23: ErrorEnvelope = {
  errors: [
    {
      message: "`record:created` is not an event topic. Did you mean `records:created`?",
      key: "topics[0]",
    },
  ],
};

const example24: AgentConfig = {
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

const example25: AgentConfig = {
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

const example26: AgentResponse = {
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

const example27: ErrorEnvelope = { errors: [{ message: "No agent has the id us_ag_Hn6cV2pZ.", key: "agentId" }] };

const example28: ListAgentVersionsResponse = {
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

const example29: AgentVersionResponse = {
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

const example30: ErrorEnvelope = {
  errors: [
    {
      message: "Agent us_ag_Hn6cV2pY has no version with the id us_agv_Zk1uE7oX.",
      key: "agentVersionId",
    },
  ],
};

const example31: ListActorRolesResponse = {
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

const example32: ErrorEnvelope = { errors: [{ message: "`roleId` is required: name the role to assign.", key: "roleId" }] };

const example33: ErrorEnvelope = {
  errors: [
    {
      message: "Roles are granted on an account, an environment or a space; us_sh_Pe3rT7nK is a sheet.",
      key: "resourceId",
    },
  ],
};

const example34: ErrorEnvelope = {
  errors: [
    { message: "Only administrators of the resource may manage its roles.", key: "resourceId" },
  ],
};

const example35: ErrorEnvelope = {
  errors: [
    {
      message: "Agent us_ag_Hn6cV2pY has no role assignment with the id us_acr_Yg6lS2kX.",
      key: "actorRoleId",
    },
  ],
};

const example36: AssignRoleResponse = {
  data: {
    id: "us_acr_Yg6lS2kZ",
    roleId: "us_rol_Ce5tB9xU",
    actorId: "us_ag_Hn6cV2pY",
    resourceId: "us_sp_8vKd3QxN",
    createdAt: "2026-03-02T09:45:00.000Z",
    updatedAt: "2026-03-02T09:45:00.000Z",
  },
};

const example37: AssignActorRoleRequest = { roleId: "us_rol_Ce5tB9xU", resourceId: "us_sp_8vKd3QxN" };

const example38: GetAgentLogsResponse = {
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

const example39: ErrorEnvelope = {
  errors: [
    {
      message: "`environmentId` is required: say which environment to read logs from.",
      key: "environmentId",
    },
  ],
};

const example40: GetDetailedAgentLogResponse = {
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

const example41: ErrorEnvelope = {
  errors: [
    {
      message: "Environment us_env_4hTq9LmZ has no agent log for the event us_evt_Vs2hC5nX.",
      key: "eventId",
    },
  ],
};

const example42: GetDetailedAgentLogsResponse = {
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

const example43: AppsResponse = {
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

const example44: AppResponse = {
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

const example45: AppCreate = {
  name: "Invoice intake",
  namespace: "invoice-intake",
  type: "CUSTOM",
  entity: "Month",
  entityPlural: "Months",
  metadata: { team: "accounting" },
  environmentFilters: { type: ["development"] },
};

const example46: AppResponse = {
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
    updatedAt: "2026-03-05T17:41:02.914Z",
    deletedAt: null,
    activatedAt: "2026-03-06T08:00:00.000Z",
  },
};

const example48: AppPatch = { activatedAt: "2026-03-06T08:00:00.000Z" };

const example49: AppPatch = { environmentFilters: { type: ["production"] } };

const example50: SuccessData = { success: true };

const example51: AccessToken = {
  accessToken: "example-access-token",
  expiresIn: "86400",
  expires: "2026-03-03T09:00:00.000Z",
  email: "nora.lindqvist@harbor-goods.example",
  userId: "us_usr_Nq8dK1yT",
  accountId: "us_acc_Kp7Rw2Nx",
};

const example52: ErrorEnvelope = {
  errors: [
    {
      message: "`type` must be `userCredentials` or `apiCredentials`; it was `password`.",
      key: "type",
    },
  ],
};

const example53: ErrorEnvelope = { errors: [{ message: "There is no API key `us_key_Lb6wT1sX`.", key: "clientId" }] };

const example54: Credentials = {
  type: "userCredentials",
  email: "nora.lindqvist@harbor-goods.example",
  password: "correct horse battery staple",
};

const example55: Credentials = { type: "apiCredentials", clientId: "us_key_Lb6wT1sG", secret: "example-secret-of-the-key" };

const example56: ApiKeysResponse = {
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

const example57: ErrorEnvelope = {
  errors: [
    {
      message: "`environmentId` is required: say which environment the key is for.",
      key: "environmentId",
    },
  ],
};

const example58: ErrorEnvelope = { errors: [{ message: "No environment has the id us_env_4hTq9LmX.", key: "environmentId" }] };

const example59: ErrorEnvelope = {
  errors: [
    {
      message: "Environment us_env_4hTq9LmZ has no API key with the id us_key_Lb6wT1sX.",
      key: "key",
    },
  ],
};

const example60: ApiKeysResponse = {
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

const example61: PersonalAccessTokensResponse = {
  data: [
    {
      id: "us_pat_Gv8cX3nF",
      name: "Scripts on my laptop",
      createdAt: "2026-03-02T09:10:00.000Z",
      lastUsedAt: "2026-03-09T13:58:20.115Z",
    },
  ],
};

const example62: ErrorEnvelope = { errors: [{ message: "`name` is required: say what the token is for.", key: "name" }] };

const example63: ErrorEnvelope = {
  errors: [
    {
      message: "Personal access tokens belong to users; you called with the API key us_key_Lb6wT1sG.",
    },
  ],
};

const example64: CreatePersonalAccessTokenResponse = {
  data: {
    token: "pat_example-token",
    personalAccessToken: {
      id: "us_pat_Gv8cX3nF",
      name: "Scripts on my laptop",
      createdAt: "2026-03-02T09:10:00.000Z",
    },
  },
};

const example65: CreatePersonalAccessTokenRequest = { name: "Scripts on my laptop" };

const example66: ErrorEnvelope = {
  errors: [
    {
      message: "You have no personal access token with the id us_pat_Gv8cX3nX.",
      key: "accessTokenId",
    },
  ],
};

const example67: ListCanvasAreasResponse = {
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

const example68: ErrorEnvelope = { errors: [{ message: "`pageSize` must be at least 1; it was 0.", key: "pageSize" }] };

const example69: CanvasAreaResponse = {
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

const example70: CanvasAreaResponse = {
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

const example71: ErrorEnvelope = {
  errors: [
    {
      message: "`position` is required: write `top`, `left`, `right`, `middle` or `bottom`.",
      key: "position",
    },
  ],
};

const example72: ErrorEnvelope = {
  errors: [
    {
      message: "Area us_cva_Sa2kT6cX cannot be nested in us_cva_Hf5yN8qL, which is nested in it.",
      key: "parentId",
    },
  ],
};

const example73: CreateCanvasAreaRequest = {
  canvasId: "us_cv_Dr9nF4jW",
  type: "sheet",
  position: "middle",
  config: { sheetId: "us_sh_Pe3rT7nK", showToolbar: true },
};

const example74: CreateCanvasAreaRequest = {
  canvasId: "us_cv_Dr9nF4jW",
  parentId: "us_cva_Sa2kT6cX",
  type: "header",
  position: "top",
  config: { title: "Check the products before you submit them" },
  metadata: { addedBy: "onboarding" },
};

const example75: CanvasAreaResponse = {
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

const example76: ErrorEnvelope = {
  errors: [
    { message: "`verbose` is not a parameter of this operation. Leave it out.", key: "verbose" },
  ],
};

const example77: ErrorEnvelope = { errors: [{ message: "No canvas area has the id us_cva_Sa2kT6cZ.", key: "canvasAreaId" }] };

const example78: UpdateCanvasAreaRequest = { overlay: { message: "Records are being checked" } };

const example79: UpdateCanvasAreaRequest = { visibility: "hidden" };

const example80: CommitResponse = {
  data: {
    id: "us_vr_Wd8jX5kV",
    sheetId: "us_sh_Pe3rT7nK",
    createdBy: "us_usr_Nq8dK1yT",
    createdAt: "2026-03-05T13:20:44.310Z",
  },
};

const example81: CommitResponse = {
  data: {
    id: "us_vr_Wd8jX5kV",
    sheetId: "us_sh_Pe3rT7nK",
    createdBy: "us_usr_Nq8dK1yT",
    createdAt: "2026-03-05T13:20:44.310Z",
    completedBy: "us_ag_Hn6cV2pY",
    completedAt: "2026-03-05T13:20:46.770Z",
  },
};

const example82: ErrorEnvelope = { errors: [{ message: "No commit has the id us_vr_Wd8jX5kX.", key: "commitId" }] };

const example83: ListDataRetentionPoliciesResponse = {
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

const example84: ErrorEnvelope = { errors: [{ message: "No data retention policy has the id us_drp_Kf6oD3iZ.", key: "id" }] };

const example85: DataRetentionPolicyResponse = {
  data: {
    id: "us_drp_Kf6oD3iB",
    type: "lastActivity",
    period: 365,
    environmentId: "us_env_4hTq9LmZ",
    createdAt: "2026-03-02T08:58:36.004Z",
    updatedAt: "2026-03-02T08:58:36.004Z",
  },
};

const example86: ErrorEnvelope = { errors: [{ message: "`period` must be at least 1 day; it was 0.", key: "period" }] };

const example87: DataRetentionPolicyConfig = { type: "lastActivity", period: 365, environmentId: "us_env_4hTq9LmZ" };

const example88: DataRetentionPolicyResponse = {
  data: {
    id: "us_drp_Kf6oD3iB",
    type: "lastActivity",
    period: 730,
    environmentId: "us_env_4hTq9LmZ",
    createdAt: "2026-03-02T08:58:36.004Z",
    updatedAt: "2026-03-09T13:26:51.270Z",
  },
};

const example89: DataRetentionPolicyConfig = { type: "lastActivity", period: 730, environmentId: "us_env_4hTq9LmZ" };

const example90: ListEnvironmentsResponse = {
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

const example91: EnvironmentResponse = {
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

const example92: EnvironmentConfigCreate = {
  name: "rehearsal",
  isProd: false,
  guestAuthentication: ["shared_link"],
  metadata: { owner: "catalogue team" },
};

const example93: EnvironmentResponse = {
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

const example94: ErrorEnvelope = {
  errors: [
    {
      message: "`includeSpaces` is not a parameter of this operation. Leave it out.",
      key: "includeSpaces",
    },
  ],
};

const example95: Environment = {
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

const example96: EnvironmentConfigUpdate = { guestAuthentication: ["magic_link"] };

const example97: ListAllEventsResponse = {
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
        commitId: "us_vr_Wd8jX5kV",
        actorId: "us_usr_Nq8dK1yT",
      },
      payload: { trackChanges: true },
      callbackUrl: "https://import.harbor-goods.example/v1/events/us_evt_Vs2hC5nL/ack",
      dataUrl: "v1/sheets/us_sh_Pe3rT7nK/records?commitId=us_vr_Wd8jX5kV",
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
        fileId: "us_fl_Gx3zH8wS",
        actorId: "us_g_Oj7wR3vP",
      },
      payload: { name: "products.csv", mimetype: "text/csv", size: 18432, status: "partial" },
      createdAt: "2026-03-02T10:02:31.120Z",
    },
  ],
};

const example98: EventResponse = {
  data: {
    id: "us_evt_Cn4xQ7bK",
    topic: "workbook:updated",
    domain: "workbook",
    context: {
      accountId: "us_acc_Kp7Rw2Nx",
      environmentId: "us_env_4hTq9LmZ",
      spaceId: "us_sp_8vKd3QxN",
      workbookId: "us_wb_Rm5yZ1hC",
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

const example99: ErrorEnvelope = {
  errors: [
    {
      message: "`record:created` is not an event topic. Did you mean `records:created`?",
      key: "topic",
    },
    { message: "`records` is not an event domain. Did you mean `sheet`?", key: "domain" },
  ],
};

const example100: ErrorEnvelope = { errors: [{ message: "No space has the id us_sp_8vKd3QxX.", key: "context.spaceId" }] };

const example101: CreateEventConfig = {
  topic: "workbook:updated",
  domain: "workbook",
  context: {
    accountId: "us_acc_Kp7Rw2Nx",
    environmentId: "us_env_4hTq9LmZ",
    spaceId: "us_sp_8vKd3QxN",
    workbookId: "us_wb_Rm5yZ1hC",
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

const example102: EventResponse = {
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
      commitId: "us_vr_Wd8jX5kV",
      actorId: "us_usr_Nq8dK1yT",
    },
    payload: { trackChanges: true },
    callbackUrl: "https://import.harbor-goods.example/v1/events/us_evt_Vs2hC5nL/ack",
    dataUrl: "v1/sheets/us_sh_Pe3rT7nK/records?commitId=us_vr_Wd8jX5kV",
    createdAt: "2026-03-05T13:20:44.310Z",
  },
};

const example103: EventResponse = {
  data: {
    id: "us_evt_Dk9rG2wE",
    topic: "file:created",
    domain: "file",
    context: {
      accountId: "us_acc_Kp7Rw2Nx",
      environmentId: "us_env_4hTq9LmZ",
      spaceId: "us_sp_8vKd3QxN",
      appId: "us_app_Ib3pQ8mH",
      fileId: "us_fl_Gx3zH8wS",
      actorId: "us_g_Oj7wR3vP",
    },
    payload: { name: "products.csv", mimetype: "text/csv", size: 18432, status: "partial" },
    createdAt: "2026-03-02T10:02:31.120Z",
    acknowledgedAt: "2026-03-02T10:02:33.508Z",
    acknowledgedBy: "us_ag_Hn6cV2pY",
  },
};

const example104: ListFilesResponse = {
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

const example105: FileResponse = {
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

const example106: FileResponse = {
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

const example107: Omit<UploadFileRequest, "file"> & { file: string } = {
  spaceId: "us_sp_8vKd3QxN",
  environmentId: "us_env_4hTq9LmZ",
  mode: "import",
  file: 'sku,name,price,currency,in_stock\nCUP-004,"Espresso cup, set of 4",24.5,EUR,true\nTRAY-010,Serving tray,twelve,EUR,\n',
  origin: "filesystem",
};

const example108: Omit<UploadFileRequest, "file"> & { file: string } = {
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

const example109: FileResponse = {
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

const example110: ErrorEnvelope = { errors: [{ message: "No file has the id us_fl_Gx3zH8wX.", key: "fileId" }] };

const example111: FileResponse = {
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

const example112: ErrorEnvelope = {
  errors: [
    { message: "`completed` is not a status of a file. Did you mean `complete`?", key: "status" },
  ],
};

const example113: UpdateFileRequest = { workbookId: "us_wb_Rm5yZ1hC", status: "complete" };

const example114: UpdateFileRequest = { status: "failed" };

const example115: string = 'sku,name,price,currency,in_stock\nCUP-004,"Espresso cup, set of 4",24.5,EUR,true\nTRAY-010,Serving tray,twelve,EUR,\n';

const example116: ListGuestsResponse = {
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

const example117: CreateGuestResponse = {
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

const example118: GuestConfigs = [
  {
    environmentId: "us_env_4hTq9LmZ",
    email: "tomas.alves@casa-alves.example",
    name: "Tomás Alves",
    spaces: [{ id: "us_sp_8vKd3QxN" }],
  },
];

const example119: GuestResponse = {
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

const example120: GuestResponse = {
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

const example121: GuestConfigUpdate = {
  spaces: [
    {
      id: "us_sp_8vKd3QxN",
      workbooks: [{ id: "us_wb_Rm5yZ1hC" }],
      sheets: [{ id: "us_sh_Pe3rT7nK" }],
    },
  ],
};

const example122: ListActorRolesResponse = {
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

const example123: ErrorEnvelope = { errors: [{ message: "No guest has the id us_g_Oj7wR3vX.", key: "guestId" }] };

const example124: AssignRoleResponse = {
  data: {
    id: "us_acr_Wm2pV7dJ",
    roleId: "us_rol_Ce5tB9xU",
    actorId: "us_g_Oj7wR3vP",
    resourceId: "us_sp_8vKd3QxN",
    createdAt: "2026-03-03T13:40:28.115Z",
    updatedAt: "2026-03-03T13:40:28.115Z",
  },
};

const example125: GuestTokenResponse = { data: { token: "gt_example-token", valid: true } };

const example126: ListJobsResponse = {
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

const example127: JobResponse = {
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

const example128: JobResponse = {
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

const example129: JobResponse = {
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

const example130: JobResponse = {
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

const example131: JobConfig = {
  type: "workbook",
  operation: "submitProducts",
  source: "us_wb_Rm5yZ1hC",
  trigger: "immediate",
  mode: "foreground",
  input: {},
  subject: { type: "resource", id: "us_sh_Pe3rT7nK" },
};

const example132: JobConfig = {
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

const example133: JobConfig = {
  type: "file",
  operation: "extract",
  source: "us_fl_Gx3zH8wS",
  fileId: "us_fl_Gx3zH8wS",
  trigger: "immediate",
  config: { driver: "csv", options: { delimiter: ";" }, detectedHeaderRow: 0 },
};

const example134: JobConfig = {
  type: "agent",
  operation: "agent-export",
  source: "us_ag_Hn6cV2pY",
  environmentId: "us_env_4hTq9LmZ",
  trigger: "immediate",
  config: { exportType: "SOURCE" },
};

const example135: JobResponse = {
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

const example136: JobResponse = {
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

const example137: JobResponse = {
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

const example139: JobUpdate = { info: "1 of 2 products sent", progress: 50, metadata: { worker: "catalogue-2" } };

const example140: JobAckDetails = { info: "Reading the products", progress: 0 };

const example141: JobAckDetails = { info: "1 of 2 products sent", progress: 50, estimatedCompletionAt: "2026-03-06T15:10:30.000Z" };

const example142: JobResponse = {
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

const example143: JobCancelDetails = { info: "The prices are being corrected first" };

const example144: JobResponse = {
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

const example145: JobCompleteDetails = {
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

const example147: JobCompleteDetails = {
  info: "The catalogue did not answer",
  outcome: {
    heading: "The products were not sent",
    message: "The catalogue did not answer. Nothing was changed in it.",
    trigger: "manual",
    next: { type: "retry", label: "Try again" },
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

const example149: JobResponse = {
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

const example150: ListRolesResponse = {
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

const example151: ListSheetsResponse = {
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

const example152: ListSheetsResponse = { data: [] };

const example153: SheetResponse = {
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

const example154: SheetResponse = {
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

const example155: ErrorEnvelope = {
  errors: [
    { message: "`name` must not be empty. Leave it out to keep the present one.", key: "name" },
  ],
};

const example156: ErrorEnvelope = { errors: [{ message: "No sheet has the id us_sh_Pe3rT7nX.", key: "sheetId" }] };

const example157: SheetUpdateRequest = { name: "Spring products", metadata: { season: "spring" } };

const example158: ListCalculationsResponse = {
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

const example159: ListCommitsResponse = {
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

const example160: ListCommitsResponse = {
  data: [
    {
      id: "us_vr_Wd8jX5kV",
      sheetId: "us_sh_Pe3rT7nK",
      createdBy: "us_usr_Nq8dK1yT",
      createdAt: "2026-03-05T13:20:44.310Z",
    },
  ],
};

const example161: RecordCountsResponse = { data: { success: true, counts: { total: 2, valid: 1, error: 1, errorsByField: { price: 1 } } } };

const example162: RecordCountsResponse = {
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

const example163: FieldConfigResponse = {
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

const example164: ErrorEnvelope = {
  errors: [
    {
      message: "`config` is required: say which options a field of the type `enum` offers.",
      key: "config",
    },
  ],
};

const example165: ErrorEnvelope = {
  errors: [
    {
      message: "Sheet us_sh_Kd2vB6yH takes no additional fields. Set `allowAdditionalFields` in its configuration first.",
      key: "sheetId",
    },
  ],
};

const example166: Property = {
  key: "barcode",
  type: "string",
  label: "Barcode",
  description: "The 13 digits below the stripes.",
  config: { size: "tiny" },
  constraints: [{ type: "unique", config: { ignoreEmpty: true } }],
  alternativeNames: ["EAN", "GTIN"],
};

const example167: ErrorEnvelope = {
  errors: [
    { message: "Sheet us_sh_Pe3rT7nK has no field with the key `weight`.", key: "fieldKey" },
  ],
};

const example168: GetRecordsResponse = {
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

const example169: GetRecordsResponse = {
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

const example170: GetRecordsResponse = { data: { success: true, records: [] } };

const example171: ErrorEnvelope = { errors: [{ message: "`id` is required: say which record to change.", key: "[0].id" }] };

const example172: ErrorEnvelope = {
  errors: [
    {
      message: "`q` cannot be read from `gte` on: after an operator comes a value, such as `price gte 20`.",
      key: "q",
    },
  ],
};

const example173: VersionResponse = { data: { commitId: "us_vr_Zc3uN8xD", versionId: "us_vr_Zc3uN8xD" } };

const example174: ErrorEnvelope = {
  errors: [
    { message: "Sheet us_sh_Pe3rT7nK has no record with the id us_rc_Lh5pE8uX.", key: "[0].id" },
  ],
};

const example175: UpdateRecordsRequest = [{ id: "us_rc_Lh5pE8uJ", values: { price: { value: 12 } }, commitId: "us_vr_Wd8jX5kV" }];

const example176: RecordsResponse = {
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

const example177: RecordsResponse = {
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

const example178: InsertRecordsRequest = [
  {
    sku: { value: "CUP-004" },
    name: { value: "Espresso cup, set of 4" },
    price: { value: 24.5 },
    currency: { value: "EUR" },
    in_stock: { value: true },
  },
];

const example179: InsertRecordsRequest = [
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

const example180: ListSpacesResponse = {
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

const example181: ErrorEnvelope = {
  errors: [
    {
      message: "`sortField` needs `sortDirection` beside it: send `asc` or `desc`.",
      key: "sortDirection",
    },
  ],
};

const example182: SpaceResponse = {
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
    guestLink: "https://import.harbor-goods.example/spaces/us_sp_8vKd3QxN",
    createdAt: "2026-03-02T09:15:00.000Z",
    updatedAt: "2026-03-02T09:15:00.000Z",
  },
};

const example183: ErrorEnvelope = {
  errors: [
    {
      message: "`guestAuthentication[0]` must be `shared_link` or `magic_link`; it was `password`.",
      key: "guestAuthentication[0]",
    },
  ],
};

const example184: SpaceConfig = {
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

const example185: SpaceResponse = {
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

const example186: ErrorEnvelope = { errors: [{ message: "No space has the id us_sp_8vKd3QxX.", key: "spaceId" }] };

const example187: SpaceResponse = {
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

const example188: SpaceConfig = { name: "Spring and summer product import" };

const example189: SpaceConfig = { archivedAt: null };

const example190: ListDocumentsResponse = {
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

const example191: ListDocumentsResponse = { data: [] };

const example192: DocumentResponse = {
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

const example193: ErrorEnvelope = {
  errors: [
    { message: "`title` is required: send the title, even when it stays as it was.", key: "title" },
    {
      message: "`body` is required: send the Markdown body, even when it stays as it was.",
      key: "body",
    },
  ],
};

const example194: DocumentConfig = {
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

const example195: DocumentResponse = {
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

const example196: ErrorEnvelope = {
  errors: [
    {
      message: "Space us_sp_8vKd3QxN has no document with the id us_dc_Jt5aY4rX.",
      key: "documentId",
    },
  ],
};

const example197: DocumentConfig = {
  title: "How to prepare your product list",
  body: "# One row per product\n\n- **SKU**: your own number, never used twice\n- **Price**: a number without a currency sign, such as `24.5`\n\nSave the list as CSV, then drop it on **Files**.\n",
};

const example198: ListGuidanceResponse = {
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

const example199: ErrorEnvelope = {
  errors: [
    { message: "`includeGuide` must be `true` or `false`; it was `yes`.", key: "includeGuide" },
  ],
};

const example200: ErrorEnvelope = {
  errors: [
    {
      message: "Your role does not allow reading the guidance of space us_sp_8vKd3QxN.",
      key: "spaceId",
    },
  ],
};

const example201: ErrorEnvelope = {
  errors: [
    {
      message: "Space us_sp_8vKd3QxN has no guidance with the id us_gd_Mv7eL1zX.",
      key: "guidanceId",
    },
  ],
};

const example202: Guidance = {
  id: "us_gd_Mv7eL1zG",
  guideSlug: "prepare-your-product-list",
  options: { target: "files", trigger: "first", type: "sidebar", role: "guest" },
};

const example203: ErrorEnvelope = {
  errors: [
    {
      message: "`click` is not a trigger: write `first`, `hover`, `event` or `manual`.",
      key: "options.trigger",
    },
  ],
};

const example204: ErrorEnvelope = {
  errors: [
    {
      message: "Your role does not allow changing the guidance of space us_sp_8vKd3QxN.",
      key: "spaceId",
    },
  ],
};

const example205: CreateGuidanceRequest = {
  guideSlug: "prepare-your-product-list",
  options: { target: "files", trigger: "first", type: "sidebar", role: "guest" },
};

const example206: Guidance = {
  id: "us_gd_Mv7eL1zG",
  guideSlug: "prepare-your-product-list",
  options: { target: "files", trigger: "first", type: "sidebar", role: "guest" },
  lastPropagatedAt: "2026-03-02T09:16:30.000Z",
};

const example207: Guidance = {
  id: "us_gd_Mv7eL1zG",
  guideSlug: "prepare-your-product-list",
  options: { target: "files", trigger: "first", type: "popout", role: "guest" },
  lastPropagatedAt: "2026-03-02T09:16:30.000Z",
};

const example208: UpdateGuidanceRequest = { options: { target: "files", trigger: "first", type: "popout", role: "guest" } };

const example209: ListFlagsResponse = [
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

const example210: Flag = {
  id: "us_flg_Hc4vM8eZ",
  slug: "needs-review",
  label: "Needs review",
  colorHex: "#F5A623",
  workbookId: "us_wb_Rm5yZ1hC",
  createdAt: "2026-03-06T11:04:22.750Z",
  updatedAt: "2026-03-06T11:04:22.750Z",
};

const example211: CreateFlagRequest = { slug: "needs-review", label: "Needs review", colorHex: "#F5A623" };

const example212: Flag = {
  label: "Needs a second look",
  colorHex: "#D0021B",
  id: "us_flg_Hc4vM8eZ",
  slug: "needs-review",
  workbookId: "us_wb_Rm5yZ1hC",
  createdAt: "2026-03-06T11:04:22.750Z",
  updatedAt: "2026-03-06T14:41:09.326Z",
};

const example213: Flag = {
  id: "us_flg_Hc4vM8eZ",
  slug: "price-review",
  label: "Needs review",
  colorHex: "#F5A623",
  workbookId: "us_wb_Rm5yZ1hC",
  createdAt: "2026-03-06T11:04:22.750Z",
  updatedAt: "2026-03-06T14:52:30.741Z",
};

const example214: UpdateFlagRequest = { label: "Needs a second look", colorHex: "#D0021B" };

const example215: UpdateFlagRequest = { newSlug: "price-review" };

const example216: BulkMutateFlagsResponse = { success: true, jobId: "us_jb_Eh4yU8rN" };

const example217: BulkMutateFlagsRequest = {
  operation: "apply",
  slug: "needs-review",
  flag: { label: "Needs review", colorHex: "#F5A623" },
  filter: "error",
  filterField: "price",
  exceptions: ["us_rc_Qa1sD4fG"],
  snapshotLabel: "Before the price review",
};

const example218: BulkMutateFlagsRequest = {
  operation: "update",
  slug: "needs-review",
  flag: { label: "Needs a second look", colorHex: "#D0021B" },
};

const example219: BulkMutateFlagsRequest = { operation: "replace", slug: "needs-review", searchField: "name", searchValue: "Serving tray" };

const example220: BulkMutateFlagsRequest = { operation: "delete", slug: "needs-review", ids: ["us_rc_Qa1sD4fG", "us_rc_Lh5pE8uJ"] };

const example221: ListWorkbooksResponse = {
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

const example222: ListWorkbooksResponse = { data: [] };

const example223: WorkbookResponse = {
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

const example224: ErrorEnvelope = {
  errors: [
    {
      message: "Sheet `products` has two fields with the key `sku`, which is compared in lower case. Rename one of them.",
      key: "sheets[0].fields[5].key",
    },
  ],
};

const example225: CreateWorkbookConfig = {
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

const example226: CreateWorkbookConfig = { name: "Spring catalogue", spaceId: "us_sp_8vKd3QxN" };

const example227: WorkbookResponse = {
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

const example228: ErrorEnvelope = { errors: [{ message: "No workbook has the id us_wb_Rm5yZ1hX.", key: "workbookId" }] };

const example229: WorkbookResponse = {
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

const example230: WorkbookUpdate = { labels: ["spring", "suppliers"] };

const example231: WorkbookUpdate = {
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
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    updateCurrentAccount: {
        requests: { readonly renameAccount: AccountPatch };
        responses: { readonly renamedAccount: AccountResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listActions: {
        requests: {};
        responses: { readonly actionsOfSpace: ApiActionsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    createAction: {
        requests: { readonly submitAction: ApiActionConfig; readonly actionWithForm: ApiActionConfig };
        responses: { readonly createdAction: ApiActionResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    bulkCreateActions: {
        requests: { readonly twoActions: ApiActionConfigs };
        responses: { readonly twoCreatedActions: ApiActionsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    getAction: {
        requests: {};
        responses: { readonly oneAction: ApiActionResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    updateAction: {
        requests: { readonly renameAction: ActionUpdate };
        responses: { readonly renamedAction: ApiActionResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    deleteAction: {
        requests: {};
        responses: { readonly deletedAction: Success };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listAgentExports: {
        requests: {};
        responses: { readonly exportsOfAgent: ListAgentExportsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    getAgentExport: {
        requests: {};
        responses: { readonly sourceExport: GetAgentExportResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    deleteAgentExport: {
        requests: {};
        responses: { readonly deletedAgentExport: Success };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    downloadAgentExport: {
        requests: {};
        responses: { readonly exportedArchive: string };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listAgents: {
        requests: {};
        responses: { readonly agentsOfEnvironment: ListAgentsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    createAgent: {
        requests: { readonly agentWithCode: AgentConfig; readonly agentFromTemplate: AgentConfig };
        responses: { readonly createdAgent: AgentResponse };
        failures: { readonly agentHeaderBadRequest: ErrorEnvelope; readonly agentBadRequest: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    getAgent: {
        requests: {};
        responses: { readonly oneAgent: AgentResponse };
        failures: { readonly agentHeaderBadRequest: ErrorEnvelope; readonly agentBadRequest: ErrorEnvelope; readonly agentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    deleteAgent: {
        requests: {};
        responses: { readonly deletedAgent: Success };
        failures: { readonly agentHeaderBadRequest: ErrorEnvelope; readonly agentBadRequest: ErrorEnvelope; readonly agentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listAgentVersions: {
        requests: {};
        responses: { readonly versionsOfAgent: ListAgentVersionsResponse };
        failures: { readonly agentHeaderBadRequest: ErrorEnvelope; readonly agentBadRequest: ErrorEnvelope; readonly agentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    revertAgent: {
        requests: {};
        responses: { readonly revertedAgent: AgentVersionResponse };
        failures: { readonly agentHeaderBadRequest: ErrorEnvelope; readonly agentBadRequest: ErrorEnvelope; readonly agentVersionNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listAgentRoles: {
        requests: {};
        responses: { readonly rolesOfAgent: ListActorRolesResponse };
        failures: { readonly roleBadRequest: ErrorEnvelope; readonly roleResourceBadRequest: ErrorEnvelope; readonly roleForbidden: ErrorEnvelope; readonly agentRoleNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    assignAgentRole: {
        requests: { readonly agentRoleOnSpace: AssignActorRoleRequest };
        responses: { readonly assignedAgentRole: AssignRoleResponse };
        failures: { readonly roleBadRequest: ErrorEnvelope; readonly roleResourceBadRequest: ErrorEnvelope; readonly roleForbidden: ErrorEnvelope; readonly agentRoleNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    deleteAgentRole: {
        requests: {};
        responses: { readonly deletedAgentRole: Success };
        failures: { readonly roleBadRequest: ErrorEnvelope; readonly roleResourceBadRequest: ErrorEnvelope; readonly roleForbidden: ErrorEnvelope; readonly agentRoleNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listAgentLogs: {
        requests: {};
        responses: { readonly logsOfAgent: GetAgentLogsResponse };
        failures: { readonly agentLogBadRequest: ErrorEnvelope; readonly agentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    getAgentLog: {
        requests: {};
        responses: { readonly logOfEvent: GetDetailedAgentLogResponse };
        failures: { readonly agentLogBadRequest: ErrorEnvelope; readonly agentLogNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listEnvironmentAgentLogs: {
        requests: {};
        responses: { readonly failedRunsOfSpace: GetDetailedAgentLogsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listApps: {
        requests: {};
        responses: { readonly appsOfAccount: AppsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    createApp: {
        requests: { readonly newInvoiceApp: AppCreate };
        responses: { readonly createdInvoiceApp: AppResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    getApp: {
        requests: {};
        responses: { readonly supplierOnboarding: AppResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    updateApp: {
        requests: { readonly activateApp: AppPatch; readonly offerInProductionOnly: AppPatch };
        responses: { readonly activatedInvoiceApp: AppResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    deleteApp: {
        requests: {};
        responses: { readonly appDeleted: SuccessData };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    createAccessToken: {
        requests: { readonly signInPerson: Credentials; readonly signInProgram: Credentials };
        responses: { readonly accessTokenOfPerson: AccessToken };
        failures: { readonly accessTokenBadRequest: ErrorEnvelope; readonly accessTokenNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    createApiKey: {
        requests: {};
        responses: { readonly createdApiKey: ApiKeysResponse };
        failures: { readonly apiKeyBadRequest: ErrorEnvelope; readonly environmentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    deleteApiKey: {
        requests: {};
        responses: { readonly deletedApiKey: Success };
        failures: { readonly apiKeyBadRequest: ErrorEnvelope; readonly apiKeyNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listApiKeys: {
        requests: {};
        responses: { readonly keysOfEnvironment: ApiKeysResponse };
        failures: { readonly apiKeyBadRequest: ErrorEnvelope; readonly environmentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listPersonalAccessTokens: {
        requests: {};
        responses: { readonly tokensOfUser: PersonalAccessTokensResponse };
        failures: { readonly personalAccessTokenBadRequest: ErrorEnvelope; readonly personalAccessTokenOwnerNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    createPersonalAccessToken: {
        requests: { readonly tokenForLaptop: CreatePersonalAccessTokenRequest };
        responses: { readonly createdTokenForLaptop: CreatePersonalAccessTokenResponse };
        failures: { readonly personalAccessTokenBadRequest: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    deletePersonalAccessToken: {
        requests: {};
        responses: { readonly deletedPersonalAccessToken: Success };
        failures: { readonly personalAccessTokenBadRequest: ErrorEnvelope; readonly personalAccessTokenNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listCanvasAreas: {
        requests: {};
        responses: { readonly sheetAreaWithHeader: ListCanvasAreasResponse };
        failures: { readonly canvasAreaBadRequest: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    createCanvasArea: {
        requests: { readonly newSheetArea: CreateCanvasAreaRequest; readonly newNestedHeader: CreateCanvasAreaRequest };
        responses: { readonly createdSheetArea: CanvasAreaResponse; readonly createdNestedHeader: CanvasAreaResponse };
        failures: { readonly canvasAreaBodyBadRequest: ErrorEnvelope; readonly canvasAreaParentBadRequest: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    getCanvasArea: {
        requests: {};
        responses: { readonly sheetArea: CanvasAreaResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly canvasAreaNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    updateCanvasArea: {
        requests: { readonly showOverlay: UpdateCanvasAreaRequest; readonly hideArea: UpdateCanvasAreaRequest };
        responses: { readonly sheetArea: CanvasAreaResponse };
        failures: { readonly canvasAreaBodyBadRequest: ErrorEnvelope; readonly canvasAreaParentBadRequest: ErrorEnvelope; readonly canvasAreaNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    deleteCanvasArea: {
        requests: {};
        responses: { readonly canvasAreaDeleted: Success };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly canvasAreaNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    getCommit: {
        requests: {};
        responses: { readonly openCommit: CommitResponse; readonly completedCommit: CommitResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly commitNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    completeCommit: {
        requests: {};
        responses: { readonly commitCompleted: Success };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly commitNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listDataRetentionPolicies: {
        requests: {};
        responses: { readonly policiesOfEnvironment: ListDataRetentionPoliciesResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly dataRetentionPolicyNotFound: ErrorEnvelope; readonly dataRetentionEnvironmentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    createDataRetentionPolicy: {
        requests: { readonly keepForAYear: DataRetentionPolicyConfig };
        responses: { readonly yearPolicy: DataRetentionPolicyResponse };
        failures: { readonly dataRetentionPolicyBadRequest: ErrorEnvelope; readonly dataRetentionPolicyNotFound: ErrorEnvelope; readonly dataRetentionEnvironmentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    getDataRetentionPolicy: {
        requests: {};
        responses: { readonly yearPolicy: DataRetentionPolicyResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly dataRetentionPolicyNotFound: ErrorEnvelope; readonly dataRetentionEnvironmentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    updateDataRetentionPolicy: {
        requests: { readonly keepForTwoYears: DataRetentionPolicyConfig };
        responses: { readonly twoYearPolicy: DataRetentionPolicyResponse };
        failures: { readonly dataRetentionPolicyBadRequest: ErrorEnvelope; readonly dataRetentionPolicyNotFound: ErrorEnvelope; readonly dataRetentionEnvironmentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    deleteDataRetentionPolicy: {
        requests: {};
        responses: { readonly dataRetentionPolicyDeleted: Success };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listEnvironments: {
        requests: {};
        responses: { readonly environmentsOfAccount: ListEnvironmentsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    createEnvironment: {
        requests: { readonly rehearsalEnvironment: EnvironmentConfigCreate };
        responses: { readonly createdEnvironment: EnvironmentResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    getEnvironment: {
        requests: {};
        responses: { readonly oneEnvironment: EnvironmentResponse };
        failures: { readonly environmentBadRequest: ErrorEnvelope; readonly environmentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    updateEnvironment: {
        requests: { readonly mailedLinksOnly: EnvironmentConfigUpdate };
        responses: { readonly updatedEnvironment: Environment };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listEvents: {
        requests: {};
        responses: { readonly importedFile: ListAllEventsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    createEvent: {
        requests: { readonly recordWorkbookUpdate: CreateEventConfig };
        responses: { readonly recordedWorkbookUpdate: EventResponse };
        failures: { readonly eventBadRequest: ErrorEnvelope; readonly eventNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    getEvent: {
        requests: {};
        responses: { readonly commitCreated: EventResponse; readonly acknowledgedFile: EventResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    acknowledgeEvent: {
        requests: {};
        responses: { readonly eventAcknowledged: Success };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listFiles: {
        requests: {};
        responses: { readonly filesOfSpace: ListFilesResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    uploadFile: {
        requests: { readonly productList: Omit<UploadFileRequest, "file"> & { file: string }; readonly productListWithAction: Omit<UploadFileRequest, "file"> & { file: string } };
        responses: { readonly uploadedProductList: FileResponse; readonly uploadedProductListWithAction: FileResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    getFile: {
        requests: {};
        responses: { readonly importedProductList: FileResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly fileNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    updateFile: {
        requests: { readonly reportImport: UpdateFileRequest; readonly reportFailure: UpdateFileRequest };
        responses: { readonly importedProductList: FileResponse; readonly failedProductList: FileResponse };
        failures: { readonly fileBadRequest: ErrorEnvelope; readonly fileNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    deleteFile: {
        requests: {};
        responses: { readonly deletedFile: Success };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly fileNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    downloadFile: {
        requests: {};
        responses: { readonly downloadedProductList: string };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly fileNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listGuests: {
        requests: {};
        responses: { readonly guestsOfSpace: ListGuestsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    createGuests: {
        requests: { readonly inviteSupplier: GuestConfigs };
        responses: { readonly invitedSupplier: CreateGuestResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    getGuest: {
        requests: {};
        responses: { readonly oneGuest: GuestResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    updateGuest: {
        requests: { readonly oneSheetOnly: GuestConfigUpdate };
        responses: { readonly guestOfOneSheet: GuestResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    deleteGuest: {
        requests: {};
        responses: { readonly deletedGuest: Success };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listGuestRoles: {
        requests: {};
        responses: { readonly rolesOfGuest: ListActorRolesResponse };
        failures: { readonly roleBadRequest: ErrorEnvelope; readonly roleResourceBadRequest: ErrorEnvelope; readonly roleForbidden: ErrorEnvelope; readonly guestRoleNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    assignGuestRole: {
        requests: { readonly assignRoleToGuest: AssignActorRoleRequest };
        responses: { readonly guestRoleAssignment: AssignRoleResponse };
        failures: { readonly roleBadRequest: ErrorEnvelope; readonly roleResourceBadRequest: ErrorEnvelope; readonly roleForbidden: ErrorEnvelope; readonly guestRoleNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    deleteGuestRole: {
        requests: {};
        responses: { readonly deletedGuestRole: Success };
        failures: { readonly roleBadRequest: ErrorEnvelope; readonly roleResourceBadRequest: ErrorEnvelope; readonly roleForbidden: ErrorEnvelope; readonly guestRoleNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    getGuestToken: {
        requests: {};
        responses: { readonly tokenOfGuest: GuestTokenResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listJobs: {
        requests: {};
        responses: { readonly jobsOfSpace: ListJobsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    createJob: {
        requests: { readonly submitProducts: JobConfig; readonly deleteRecordsWithErrors: JobConfig; readonly extractFile: JobConfig; readonly exportAgent: JobConfig };
        responses: { readonly submitJobReady: JobResponse; readonly deleteJobReady: JobResponse; readonly extractJobReady: JobResponse; readonly exportJobReady: JobResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    getJob: {
        requests: {};
        responses: { readonly flagJobComplete: JobResponse; readonly submitJobExecuting: JobResponse; readonly exportJobComplete: JobResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    updateJob: {
        requests: { readonly reportProgress: JobUpdate };
        responses: { readonly submitJobHalfway: JobResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    deleteJob: {
        requests: {};
        responses: { readonly jobDeleted: Success };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    acknowledgeJob: {
        requests: { readonly beginWork: JobAckDetails; readonly goOn: JobAckDetails };
        responses: { readonly submitJobExecuting: JobResponse; readonly submitJobHalfway: JobResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    cancelJob: {
        requests: { readonly changedMind: JobCancelDetails };
        responses: { readonly flagJobCanceled: JobResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    completeJob: {
        requests: { readonly productsSubmitted: JobCompleteDetails };
        responses: { readonly submitJobComplete: JobResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    executeJob: {
        requests: {};
        responses: { readonly jobReady: Success };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    failJob: {
        requests: { readonly productsRefused: JobCompleteDetails };
        responses: { readonly submitJobFailed: JobResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    acknowledgeJobOutcome: {
        requests: {};
        responses: { readonly submitJobAcknowledged: JobResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    retryJob: {
        requests: {};
        responses: { readonly flagJobRetried: JobResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listRoles: {
        requests: {};
        responses: { readonly rolesOfAccount: ListRolesResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listSheets: {
        requests: {};
        responses: { readonly twoSheets: ListSheetsResponse; readonly noSheets: ListSheetsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    getSheet: {
        requests: {};
        responses: { readonly productSheet: SheetResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    updateSheet: {
        requests: { readonly renameSheet: SheetUpdateRequest };
        responses: { readonly renamedSheet: SheetResponse };
        failures: { readonly sheetBadRequest: ErrorEnvelope; readonly sheetNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    deleteSheet: {
        requests: {};
        responses: { readonly deletedSheet: Success };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly sheetNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listCalculations: {
        requests: {};
        responses: { readonly productCalculations: ListCalculationsResponse };
        failures: { readonly sheetNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listSheetCommits: {
        requests: {};
        responses: { readonly openAndCompletedCommits: ListCommitsResponse; readonly openCommits: ListCommitsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    getRecordCounts: {
        requests: {};
        responses: { readonly productCounts: RecordCountsResponse; readonly productCountsByField: RecordCountsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    addField: {
        requests: { readonly barcodeField: Property };
        responses: { readonly addedBarcodeField: FieldConfigResponse };
        failures: { readonly fieldBadRequest: ErrorEnvelope; readonly fieldNotAllowedBadRequest: ErrorEnvelope; readonly sheetNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    removeField: {
        requests: {};
        responses: { readonly removedField: Success };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly fieldNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    lockSheet: {
        requests: {};
        responses: { readonly lockedSheet: Success };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly sheetNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    getRecords: {
        requests: {};
        responses: { readonly productRecords: GetRecordsResponse; readonly invalidRecordsWithMessages: GetRecordsResponse; readonly noRecords: GetRecordsResponse };
        failures: { readonly recordBadRequest: ErrorEnvelope; readonly recordQueryBadRequest: ErrorEnvelope; readonly sheetNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    updateRecords: {
        requests: { readonly correctedPrice: UpdateRecordsRequest };
        responses: { readonly correctionCommit: VersionResponse };
        failures: { readonly recordBadRequest: ErrorEnvelope; readonly recordQueryBadRequest: ErrorEnvelope; readonly recordNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    insertRecords: {
        requests: { readonly validRow: InsertRecordsRequest; readonly rowWithBadValue: InsertRecordsRequest };
        responses: { readonly insertedValidRow: RecordsResponse; readonly insertedRowWithBadValue: RecordsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    deleteRecords: {
        requests: {};
        responses: { readonly deletedRecords: Success };
        failures: { readonly recordBadRequest: ErrorEnvelope; readonly recordQueryBadRequest: ErrorEnvelope; readonly recordNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    unlockSheet: {
        requests: {};
        responses: { readonly unlockedSheet: Success };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly sheetNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    validateSheet: {
        requests: {};
        responses: { readonly validatedSheet: Success };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly sheetNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listSpaces: {
        requests: {};
        responses: { readonly spacesOfEnvironment: ListSpacesResponse };
        failures: { readonly spaceListBadRequest: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    createSpace: {
        requests: { readonly springImport: SpaceConfig };
        responses: { readonly createdSpace: SpaceResponse };
        failures: { readonly spaceBadRequest: ErrorEnvelope; readonly spaceEnvironmentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    getSpace: {
        requests: {};
        responses: { readonly oneSpace: SpaceResponse };
        failures: { readonly spaceBadRequest: ErrorEnvelope; readonly spaceNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    updateSpace: {
        requests: { readonly renameSpace: SpaceConfig; readonly restoreSpace: SpaceConfig };
        responses: { readonly renamedSpace: SpaceResponse; readonly restoredSpace: SpaceResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    deleteSpace: {
        requests: {};
        responses: { readonly deletedSpace: Success };
        failures: { readonly spaceBadRequest: ErrorEnvelope; readonly spaceNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    archiveSpace: {
        requests: {};
        responses: { readonly archivedSpace: Success };
        failures: { readonly spaceBadRequest: ErrorEnvelope; readonly spaceNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    unarchiveSpace: {
        requests: {};
        responses: { readonly unarchivedSpace: Success };
        failures: { readonly spaceBadRequest: ErrorEnvelope; readonly spaceNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listDocuments: {
        requests: {};
        responses: { readonly oneDocument: ListDocumentsResponse; readonly noDocuments: ListDocumentsResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly spaceNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    createDocument: {
        requests: { readonly welcomeDocument: DocumentConfig };
        responses: { readonly createdDocument: DocumentResponse };
        failures: { readonly documentBadRequest: ErrorEnvelope; readonly spaceNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    getDocument: {
        requests: {};
        responses: { readonly currentDocument: DocumentResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly documentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    updateDocument: {
        requests: { readonly rewriteDocument: DocumentConfig };
        responses: { readonly rewrittenDocument: DocumentResponse };
        failures: { readonly documentBadRequest: ErrorEnvelope; readonly documentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    deleteDocument: {
        requests: {};
        responses: { readonly deletedDocument: Success };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly documentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listGuidance: {
        requests: {};
        responses: { readonly guidanceOfSpace: ListGuidanceResponse };
        failures: { readonly guidanceBadRequest: ErrorEnvelope; readonly guidanceForbidden: ErrorEnvelope; readonly guidanceNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    createGuidance: {
        requests: { readonly newGuestGuidance: CreateGuidanceRequest };
        responses: { readonly createdGuestGuidance: Guidance };
        failures: { readonly guidanceBodyBadRequest: ErrorEnvelope; readonly guidanceWriteForbidden: ErrorEnvelope; readonly guidanceNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    getGuidance: {
        requests: {};
        responses: { readonly guestGuidance: Guidance };
        failures: { readonly guidanceBadRequest: ErrorEnvelope; readonly guidanceForbidden: ErrorEnvelope; readonly guidanceNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    updateGuidance: {
        requests: { readonly showInPopout: UpdateGuidanceRequest };
        responses: { readonly popoutGuidance: Guidance };
        failures: { readonly guidanceBodyBadRequest: ErrorEnvelope; readonly guidanceWriteForbidden: ErrorEnvelope; readonly guidanceNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    deleteGuidance: {
        requests: {};
        responses: { readonly guidanceDeleted: Success };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly guidanceWriteForbidden: ErrorEnvelope; readonly guidanceNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listFlags: {
        requests: {};
        responses: { readonly flagsOfWorkbook: ListFlagsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    createFlag: {
        requests: { readonly newReviewFlag: CreateFlagRequest };
        responses: { readonly reviewFlag: Flag };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    getFlag: {
        requests: {};
        responses: { readonly reviewFlag: Flag };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    updateFlag: {
        requests: { readonly relabelFlag: UpdateFlagRequest; readonly renameSlug: UpdateFlagRequest };
        responses: { readonly relabelledFlag: Flag; readonly flagWithNewSlug: Flag };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    deleteFlag: {
        requests: {};
        responses: { readonly flagDeleted: Success };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    bulkMutateFlags: {
        requests: { readonly flagRecordsWithErrors: BulkMutateFlagsRequest; readonly recolourFlag: BulkMutateFlagsRequest; readonly keepOnlyThisFlag: BulkMutateFlagsRequest; readonly unflagTwoRecords: BulkMutateFlagsRequest };
        responses: { readonly flagChangeQueued: BulkMutateFlagsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listWorkbooks: {
        requests: {};
        responses: { readonly workbooksOfSpace: ListWorkbooksResponse; readonly noWorkbooks: ListWorkbooksResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    createWorkbook: {
        requests: { readonly springCatalogue: CreateWorkbookConfig; readonly emptyCatalogue: CreateWorkbookConfig };
        responses: { readonly createdCatalogue: WorkbookResponse };
        failures: { readonly workbookBadRequest: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    getWorkbook: {
        requests: {};
        responses: { readonly currentCatalogue: WorkbookResponse };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly workbookNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    updateWorkbook: {
        requests: { readonly labelWorkbook: WorkbookUpdate; readonly addInvoices: WorkbookUpdate };
        responses: { readonly labelledWorkbook: WorkbookResponse; readonly workbookWithInvoices: WorkbookResponse };
        failures: { readonly workbookBadRequest: ErrorEnvelope; readonly workbookNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    deleteWorkbook: {
        requests: {};
        responses: { readonly deletedWorkbook: Success };
        failures: { readonly parameterBadRequest: ErrorEnvelope; readonly workbookNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listWorkbookCommits: {
        requests: {};
        responses: { readonly openAndCompletedCommits: ListCommitsResponse; readonly openCommits: ListCommitsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
}

/** The examples of the description, by operation and by their names. */
export const fixtures: Fixtures = {
    getCurrentAccount: {
        requests: {},
        responses: { currentAccount: example1 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    updateCurrentAccount: {
        requests: { renameAccount: example7 },
        responses: { renamedAccount: example6 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listActions: {
        requests: {},
        responses: { actionsOfSpace: example8 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    createAction: {
        requests: { submitAction: example10, actionWithForm: example11 },
        responses: { createdAction: example9 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    bulkCreateActions: {
        requests: { twoActions: example13 },
        responses: { twoCreatedActions: example12 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    getAction: {
        requests: {},
        responses: { oneAction: example9 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    updateAction: {
        requests: { renameAction: example15 },
        responses: { renamedAction: example14 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    deleteAction: {
        requests: {},
        responses: { deletedAction: example16 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listAgentExports: {
        requests: {},
        responses: { exportsOfAgent: example17 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    getAgentExport: {
        requests: {},
        responses: { sourceExport: example18 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    deleteAgentExport: {
        requests: {},
        responses: { deletedAgentExport: example16 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    downloadAgentExport: {
        requests: {},
        responses: { exportedArchive: example19 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listAgents: {
        requests: {},
        responses: { agentsOfEnvironment: example20 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    createAgent: {
        requests: { agentWithCode: example24, agentFromTemplate: example25 },
        responses: { createdAgent: example21 },
        failures: { agentHeaderBadRequest: example22, agentBadRequest: example23, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    getAgent: {
        requests: {},
        responses: { oneAgent: example26 },
        failures: { agentHeaderBadRequest: example22, agentBadRequest: example23, agentNotFound: example27, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    deleteAgent: {
        requests: {},
        responses: { deletedAgent: example16 },
        failures: { agentHeaderBadRequest: example22, agentBadRequest: example23, agentNotFound: example27, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listAgentVersions: {
        requests: {},
        responses: { versionsOfAgent: example28 },
        failures: { agentHeaderBadRequest: example22, agentBadRequest: example23, agentNotFound: example27, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    revertAgent: {
        requests: {},
        responses: { revertedAgent: example29 },
        failures: { agentHeaderBadRequest: example22, agentBadRequest: example23, agentVersionNotFound: example30, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listAgentRoles: {
        requests: {},
        responses: { rolesOfAgent: example31 },
        failures: { roleBadRequest: example32, roleResourceBadRequest: example33, roleForbidden: example34, agentRoleNotFound: example35, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    assignAgentRole: {
        requests: { agentRoleOnSpace: example37 },
        responses: { assignedAgentRole: example36 },
        failures: { roleBadRequest: example32, roleResourceBadRequest: example33, roleForbidden: example34, agentRoleNotFound: example35, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    deleteAgentRole: {
        requests: {},
        responses: { deletedAgentRole: example16 },
        failures: { roleBadRequest: example32, roleResourceBadRequest: example33, roleForbidden: example34, agentRoleNotFound: example35, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listAgentLogs: {
        requests: {},
        responses: { logsOfAgent: example38 },
        failures: { agentLogBadRequest: example39, agentNotFound: example27, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    getAgentLog: {
        requests: {},
        responses: { logOfEvent: example40 },
        failures: { agentLogBadRequest: example39, agentLogNotFound: example41, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listEnvironmentAgentLogs: {
        requests: {},
        responses: { failedRunsOfSpace: example42 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listApps: {
        requests: {},
        responses: { appsOfAccount: example43 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    createApp: {
        requests: { newInvoiceApp: example45 },
        responses: { createdInvoiceApp: example44 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    getApp: {
        requests: {},
        responses: { supplierOnboarding: example46 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    updateApp: {
        requests: { activateApp: example48, offerInProductionOnly: example49 },
        responses: { activatedInvoiceApp: example47 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    deleteApp: {
        requests: {},
        responses: { appDeleted: example50 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    createAccessToken: {
        requests: { signInPerson: example54, signInProgram: example55 },
        responses: { accessTokenOfPerson: example51 },
        failures: { accessTokenBadRequest: example52, accessTokenNotFound: example53, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    createApiKey: {
        requests: {},
        responses: { createdApiKey: example56 },
        failures: { apiKeyBadRequest: example57, environmentNotFound: example58, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    deleteApiKey: {
        requests: {},
        responses: { deletedApiKey: example16 },
        failures: { apiKeyBadRequest: example57, apiKeyNotFound: example59, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listApiKeys: {
        requests: {},
        responses: { keysOfEnvironment: example60 },
        failures: { apiKeyBadRequest: example57, environmentNotFound: example58, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listPersonalAccessTokens: {
        requests: {},
        responses: { tokensOfUser: example61 },
        failures: { personalAccessTokenBadRequest: example62, personalAccessTokenOwnerNotFound: example63, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    createPersonalAccessToken: {
        requests: { tokenForLaptop: example65 },
        responses: { createdTokenForLaptop: example64 },
        failures: { personalAccessTokenBadRequest: example62, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    deletePersonalAccessToken: {
        requests: {},
        responses: { deletedPersonalAccessToken: example16 },
        failures: { personalAccessTokenBadRequest: example62, personalAccessTokenNotFound: example66, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listCanvasAreas: {
        requests: {},
        responses: { sheetAreaWithHeader: example67 },
        failures: { canvasAreaBadRequest: example68, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    createCanvasArea: {
        requests: { newSheetArea: example73, newNestedHeader: example74 },
        responses: { createdSheetArea: example69, createdNestedHeader: example70 },
        failures: { canvasAreaBodyBadRequest: example71, canvasAreaParentBadRequest: example72, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    getCanvasArea: {
        requests: {},
        responses: { sheetArea: example75 },
        failures: { parameterBadRequest: example76, canvasAreaNotFound: example77, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    updateCanvasArea: {
        requests: { showOverlay: example78, hideArea: example79 },
        responses: { sheetArea: example75 },
        failures: { canvasAreaBodyBadRequest: example71, canvasAreaParentBadRequest: example72, canvasAreaNotFound: example77, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    deleteCanvasArea: {
        requests: {},
        responses: { canvasAreaDeleted: example16 },
        failures: { parameterBadRequest: example76, canvasAreaNotFound: example77, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    getCommit: {
        requests: {},
        responses: { openCommit: example80, completedCommit: example81 },
        failures: { parameterBadRequest: example76, commitNotFound: example82, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    completeCommit: {
        requests: {},
        responses: { commitCompleted: example16 },
        failures: { parameterBadRequest: example76, commitNotFound: example82, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listDataRetentionPolicies: {
        requests: {},
        responses: { policiesOfEnvironment: example83 },
        failures: { parameterBadRequest: example76, dataRetentionPolicyNotFound: example84, dataRetentionEnvironmentNotFound: example58, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    createDataRetentionPolicy: {
        requests: { keepForAYear: example87 },
        responses: { yearPolicy: example85 },
        failures: { dataRetentionPolicyBadRequest: example86, dataRetentionPolicyNotFound: example84, dataRetentionEnvironmentNotFound: example58, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    getDataRetentionPolicy: {
        requests: {},
        responses: { yearPolicy: example85 },
        failures: { parameterBadRequest: example76, dataRetentionPolicyNotFound: example84, dataRetentionEnvironmentNotFound: example58, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    updateDataRetentionPolicy: {
        requests: { keepForTwoYears: example89 },
        responses: { twoYearPolicy: example88 },
        failures: { dataRetentionPolicyBadRequest: example86, dataRetentionPolicyNotFound: example84, dataRetentionEnvironmentNotFound: example58, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    deleteDataRetentionPolicy: {
        requests: {},
        responses: { dataRetentionPolicyDeleted: example16 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listEnvironments: {
        requests: {},
        responses: { environmentsOfAccount: example90 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    createEnvironment: {
        requests: { rehearsalEnvironment: example92 },
        responses: { createdEnvironment: example91 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    getEnvironment: {
        requests: {},
        responses: { oneEnvironment: example93 },
        failures: { environmentBadRequest: example94, environmentNotFound: example58, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    updateEnvironment: {
        requests: { mailedLinksOnly: example96 },
        responses: { updatedEnvironment: example95 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listEvents: {
        requests: {},
        responses: { importedFile: example97 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    createEvent: {
        requests: { recordWorkbookUpdate: example101 },
        responses: { recordedWorkbookUpdate: example98 },
        failures: { eventBadRequest: example99, eventNotFound: example100, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    getEvent: {
        requests: {},
        responses: { commitCreated: example102, acknowledgedFile: example103 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    acknowledgeEvent: {
        requests: {},
        responses: { eventAcknowledged: example16 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listFiles: {
        requests: {},
        responses: { filesOfSpace: example104 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    uploadFile: {
        requests: { productList: example107, productListWithAction: example108 },
        responses: { uploadedProductList: example105, uploadedProductListWithAction: example106 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    getFile: {
        requests: {},
        responses: { importedProductList: example109 },
        failures: { parameterBadRequest: example76, fileNotFound: example110, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    updateFile: {
        requests: { reportImport: example113, reportFailure: example114 },
        responses: { importedProductList: example109, failedProductList: example111 },
        failures: { fileBadRequest: example112, fileNotFound: example110, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    deleteFile: {
        requests: {},
        responses: { deletedFile: example16 },
        failures: { parameterBadRequest: example76, fileNotFound: example110, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    downloadFile: {
        requests: {},
        responses: { downloadedProductList: example115 },
        failures: { parameterBadRequest: example76, fileNotFound: example110, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listGuests: {
        requests: {},
        responses: { guestsOfSpace: example116 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    createGuests: {
        requests: { inviteSupplier: example118 },
        responses: { invitedSupplier: example117 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    getGuest: {
        requests: {},
        responses: { oneGuest: example119 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    updateGuest: {
        requests: { oneSheetOnly: example121 },
        responses: { guestOfOneSheet: example120 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    deleteGuest: {
        requests: {},
        responses: { deletedGuest: example16 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listGuestRoles: {
        requests: {},
        responses: { rolesOfGuest: example122 },
        failures: { roleBadRequest: example32, roleResourceBadRequest: example33, roleForbidden: example34, guestRoleNotFound: example123, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    assignGuestRole: {
        requests: { assignRoleToGuest: example37 },
        responses: { guestRoleAssignment: example124 },
        failures: { roleBadRequest: example32, roleResourceBadRequest: example33, roleForbidden: example34, guestRoleNotFound: example123, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    deleteGuestRole: {
        requests: {},
        responses: { deletedGuestRole: example16 },
        failures: { roleBadRequest: example32, roleResourceBadRequest: example33, roleForbidden: example34, guestRoleNotFound: example123, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    getGuestToken: {
        requests: {},
        responses: { tokenOfGuest: example125 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listJobs: {
        requests: {},
        responses: { jobsOfSpace: example126 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    createJob: {
        requests: { submitProducts: example131, deleteRecordsWithErrors: example132, extractFile: example133, exportAgent: example134 },
        responses: { submitJobReady: example127, deleteJobReady: example128, extractJobReady: example129, exportJobReady: example130 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    getJob: {
        requests: {},
        responses: { flagJobComplete: example135, submitJobExecuting: example136, exportJobComplete: example137 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    updateJob: {
        requests: { reportProgress: example139 },
        responses: { submitJobHalfway: example138 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    deleteJob: {
        requests: {},
        responses: { jobDeleted: example16 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    acknowledgeJob: {
        requests: { beginWork: example140, goOn: example141 },
        responses: { submitJobExecuting: example136, submitJobHalfway: example138 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    cancelJob: {
        requests: { changedMind: example143 },
        responses: { flagJobCanceled: example142 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    completeJob: {
        requests: { productsSubmitted: example145 },
        responses: { submitJobComplete: example144 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    executeJob: {
        requests: {},
        responses: { jobReady: example16 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    failJob: {
        requests: { productsRefused: example147 },
        responses: { submitJobFailed: example146 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    acknowledgeJobOutcome: {
        requests: {},
        responses: { submitJobAcknowledged: example148 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    retryJob: {
        requests: {},
        responses: { flagJobRetried: example149 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listRoles: {
        requests: {},
        responses: { rolesOfAccount: example150 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listSheets: {
        requests: {},
        responses: { twoSheets: example151, noSheets: example152 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    getSheet: {
        requests: {},
        responses: { productSheet: example153 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    updateSheet: {
        requests: { renameSheet: example157 },
        responses: { renamedSheet: example154 },
        failures: { sheetBadRequest: example155, sheetNotFound: example156, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    deleteSheet: {
        requests: {},
        responses: { deletedSheet: example16 },
        failures: { parameterBadRequest: example76, sheetNotFound: example156, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listCalculations: {
        requests: {},
        responses: { productCalculations: example158 },
        failures: { sheetNotFound: example156, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listSheetCommits: {
        requests: {},
        responses: { openAndCompletedCommits: example159, openCommits: example160 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    getRecordCounts: {
        requests: {},
        responses: { productCounts: example161, productCountsByField: example162 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    addField: {
        requests: { barcodeField: example166 },
        responses: { addedBarcodeField: example163 },
        failures: { fieldBadRequest: example164, fieldNotAllowedBadRequest: example165, sheetNotFound: example156, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    removeField: {
        requests: {},
        responses: { removedField: example16 },
        failures: { parameterBadRequest: example76, fieldNotFound: example167, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    lockSheet: {
        requests: {},
        responses: { lockedSheet: example16 },
        failures: { parameterBadRequest: example76, sheetNotFound: example156, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    getRecords: {
        requests: {},
        responses: { productRecords: example168, invalidRecordsWithMessages: example169, noRecords: example170 },
        failures: { recordBadRequest: example171, recordQueryBadRequest: example172, sheetNotFound: example156, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    updateRecords: {
        requests: { correctedPrice: example175 },
        responses: { correctionCommit: example173 },
        failures: { recordBadRequest: example171, recordQueryBadRequest: example172, recordNotFound: example174, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    insertRecords: {
        requests: { validRow: example178, rowWithBadValue: example179 },
        responses: { insertedValidRow: example176, insertedRowWithBadValue: example177 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    deleteRecords: {
        requests: {},
        responses: { deletedRecords: example16 },
        failures: { recordBadRequest: example171, recordQueryBadRequest: example172, recordNotFound: example174, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    unlockSheet: {
        requests: {},
        responses: { unlockedSheet: example16 },
        failures: { parameterBadRequest: example76, sheetNotFound: example156, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    validateSheet: {
        requests: {},
        responses: { validatedSheet: example16 },
        failures: { parameterBadRequest: example76, sheetNotFound: example156, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listSpaces: {
        requests: {},
        responses: { spacesOfEnvironment: example180 },
        failures: { spaceListBadRequest: example181, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    createSpace: {
        requests: { springImport: example184 },
        responses: { createdSpace: example182 },
        failures: { spaceBadRequest: example183, spaceEnvironmentNotFound: example58, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    getSpace: {
        requests: {},
        responses: { oneSpace: example185 },
        failures: { spaceBadRequest: example183, spaceNotFound: example186, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    updateSpace: {
        requests: { renameSpace: example188, restoreSpace: example189 },
        responses: { renamedSpace: example187, restoredSpace: example185 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    deleteSpace: {
        requests: {},
        responses: { deletedSpace: example16 },
        failures: { spaceBadRequest: example183, spaceNotFound: example186, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    archiveSpace: {
        requests: {},
        responses: { archivedSpace: example16 },
        failures: { spaceBadRequest: example183, spaceNotFound: example186, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    unarchiveSpace: {
        requests: {},
        responses: { unarchivedSpace: example16 },
        failures: { spaceBadRequest: example183, spaceNotFound: example186, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listDocuments: {
        requests: {},
        responses: { oneDocument: example190, noDocuments: example191 },
        failures: { parameterBadRequest: example76, spaceNotFound: example186, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    createDocument: {
        requests: { welcomeDocument: example194 },
        responses: { createdDocument: example192 },
        failures: { documentBadRequest: example193, spaceNotFound: example186, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    getDocument: {
        requests: {},
        responses: { currentDocument: example195 },
        failures: { parameterBadRequest: example76, documentNotFound: example196, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    updateDocument: {
        requests: { rewriteDocument: example197 },
        responses: { rewrittenDocument: example195 },
        failures: { documentBadRequest: example193, documentNotFound: example196, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    deleteDocument: {
        requests: {},
        responses: { deletedDocument: example16 },
        failures: { parameterBadRequest: example76, documentNotFound: example196, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listGuidance: {
        requests: {},
        responses: { guidanceOfSpace: example198 },
        failures: { guidanceBadRequest: example199, guidanceForbidden: example200, guidanceNotFound: example201, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    createGuidance: {
        requests: { newGuestGuidance: example205 },
        responses: { createdGuestGuidance: example202 },
        failures: { guidanceBodyBadRequest: example203, guidanceWriteForbidden: example204, guidanceNotFound: example201, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    getGuidance: {
        requests: {},
        responses: { guestGuidance: example206 },
        failures: { guidanceBadRequest: example199, guidanceForbidden: example200, guidanceNotFound: example201, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    updateGuidance: {
        requests: { showInPopout: example208 },
        responses: { popoutGuidance: example207 },
        failures: { guidanceBodyBadRequest: example203, guidanceWriteForbidden: example204, guidanceNotFound: example201, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    deleteGuidance: {
        requests: {},
        responses: { guidanceDeleted: example16 },
        failures: { parameterBadRequest: example76, guidanceWriteForbidden: example204, guidanceNotFound: example201, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listFlags: {
        requests: {},
        responses: { flagsOfWorkbook: example209 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    createFlag: {
        requests: { newReviewFlag: example211 },
        responses: { reviewFlag: example210 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    getFlag: {
        requests: {},
        responses: { reviewFlag: example210 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    updateFlag: {
        requests: { relabelFlag: example214, renameSlug: example215 },
        responses: { relabelledFlag: example212, flagWithNewSlug: example213 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    deleteFlag: {
        requests: {},
        responses: { flagDeleted: example16 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    bulkMutateFlags: {
        requests: { flagRecordsWithErrors: example217, recolourFlag: example218, keepOnlyThisFlag: example219, unflagTwoRecords: example220 },
        responses: { flagChangeQueued: example216 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listWorkbooks: {
        requests: {},
        responses: { workbooksOfSpace: example221, noWorkbooks: example222 },
        failures: { parameterBadRequest: example76, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    createWorkbook: {
        requests: { springCatalogue: example225, emptyCatalogue: example226 },
        responses: { createdCatalogue: example223 },
        failures: { workbookBadRequest: example224, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    getWorkbook: {
        requests: {},
        responses: { currentCatalogue: example227 },
        failures: { parameterBadRequest: example76, workbookNotFound: example228, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    updateWorkbook: {
        requests: { labelWorkbook: example230, addInvoices: example231 },
        responses: { labelledWorkbook: example227, workbookWithInvoices: example229 },
        failures: { workbookBadRequest: example224, workbookNotFound: example228, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    deleteWorkbook: {
        requests: {},
        responses: { deletedWorkbook: example16 },
        failures: { parameterBadRequest: example76, workbookNotFound: example228, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listWorkbookCommits: {
        requests: {},
        responses: { openAndCompletedCommits: example159, openCommits: example160 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
};
