// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen testing`).

import type {
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
    AppResponse,
    AssignActorRoleRequest,
    AssignRoleResponse,
    BulkMutateFlagsRequest,
    BulkMutateFlagsResponse,
    CreateEventConfig,
    DocumentConfig,
    DocumentResponse,
    ErrorEnvelope,
    EventResponse,
    FileResponse,
    GetAgentExportResponse,
    GetAgentLogsResponse,
    GetDetailedAgentLogResponse,
    GetDetailedAgentLogsResponse,
    Guidance,
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
    RecordsResponse,
    SpaceConfig,
    SpaceResponse,
    Success,
    UploadFileRequest,
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

const example43: AppResponse = {
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

const example44: ListCanvasAreasResponse = {
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

const example45: ErrorEnvelope = { errors: [{ message: "`pageSize` must be at least 1; it was 0.", key: "pageSize" }] };

const example46: ListAllEventsResponse = {
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

const example47: EventResponse = {
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

const example48: ErrorEnvelope = {
  errors: [
    {
      message: "`record:created` is not an event topic. Did you mean `records:created`?",
      key: "topic",
    },
    { message: "`records` is not an event domain. Did you mean `sheet`?", key: "domain" },
  ],
};

const example49: ErrorEnvelope = { errors: [{ message: "No space has the id us_sp_8vKd3QxX.", key: "context.spaceId" }] };

const example50: CreateEventConfig = {
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

const example51: FileResponse = {
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

const example52: FileResponse = {
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

const example53: Omit<UploadFileRequest, "file"> & { file: string } = {
  spaceId: "us_sp_8vKd3QxN",
  environmentId: "us_env_4hTq9LmZ",
  mode: "import",
  file: 'sku,name,price,currency,in_stock\nCUP-004,"Espresso cup, set of 4",24.5,EUR,true\nTRAY-010,Serving tray,twelve,EUR,\n',
  origin: "filesystem",
};

const example54: Omit<UploadFileRequest, "file"> & { file: string } = {
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

const example55: AssignRoleResponse = {
  data: {
    id: "us_acr_Wm2pV7dJ",
    roleId: "us_rol_Ce5tB9xU",
    actorId: "us_g_Oj7wR3vP",
    resourceId: "us_sp_8vKd3QxN",
    createdAt: "2026-03-03T13:40:28.115Z",
    updatedAt: "2026-03-03T13:40:28.115Z",
  },
};

const example56: ErrorEnvelope = { errors: [{ message: "No guest has the id us_g_Oj7wR3vX.", key: "guestId" }] };

const example57: ListSheetsResponse = {
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

const example58: ListSheetsResponse = { data: [] };

const example59: ListCalculationsResponse = {
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

const example60: ErrorEnvelope = { errors: [{ message: "No sheet has the id us_sh_Pe3rT7nX.", key: "sheetId" }] };

const example61: RecordsResponse = {
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

const example62: RecordsResponse = {
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

const example63: InsertRecordsRequest = [
  {
    sku: { value: "CUP-004" },
    name: { value: "Espresso cup, set of 4" },
    price: { value: 24.5 },
    currency: { value: "EUR" },
    in_stock: { value: true },
  },
];

const example64: InsertRecordsRequest = [
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

const example65: SpaceResponse = {
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

const example66: SpaceResponse = {
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

const example67: SpaceConfig = { name: "Spring and summer product import" };

const example68: SpaceConfig = { archivedAt: null };

const example69: DocumentResponse = {
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

const example70: ErrorEnvelope = {
  errors: [
    { message: "`title` is required: send the title, even when it stays as it was.", key: "title" },
    {
      message: "`body` is required: send the Markdown body, even when it stays as it was.",
      key: "body",
    },
  ],
};

const example71: ErrorEnvelope = {
  errors: [
    {
      message: "Space us_sp_8vKd3QxN has no document with the id us_dc_Jt5aY4rX.",
      key: "documentId",
    },
  ],
};

const example72: DocumentConfig = {
  title: "How to prepare your product list",
  body: "# One row per product\n\n- **SKU**: your own number, never used twice\n- **Price**: a number without a currency sign, such as `24.5`\n\nSave the list as CSV, then drop it on **Files**.\n",
};

const example73: Guidance = {
  id: "us_gd_Mv7eL1zG",
  guideSlug: "prepare-your-product-list",
  options: { target: "files", trigger: "first", type: "sidebar", role: "guest" },
  lastPropagatedAt: "2026-03-02T09:16:30.000Z",
};

const example74: ErrorEnvelope = {
  errors: [
    { message: "`includeGuide` must be `true` or `false`; it was `yes`.", key: "includeGuide" },
  ],
};

const example75: ErrorEnvelope = {
  errors: [
    {
      message: "Your role does not allow reading the guidance of space us_sp_8vKd3QxN.",
      key: "spaceId",
    },
  ],
};

const example76: ErrorEnvelope = {
  errors: [
    {
      message: "Space us_sp_8vKd3QxN has no guidance with the id us_gd_Mv7eL1zX.",
      key: "guidanceId",
    },
  ],
};

const example77: BulkMutateFlagsResponse = { success: true, jobId: "us_jb_Eh4yU8rN" };

const example78: BulkMutateFlagsRequest = {
  operation: "apply",
  slug: "needs-review",
  flag: { label: "Needs review", colorHex: "#F5A623" },
  filter: "error",
  filterField: "price",
  exceptions: ["us_rc_Qa1sD4fG"],
  snapshotLabel: "Before the price review",
};

const example79: BulkMutateFlagsRequest = {
  operation: "update",
  slug: "needs-review",
  flag: { label: "Needs a second look", colorHex: "#D0021B" },
};

const example80: BulkMutateFlagsRequest = { operation: "replace", slug: "needs-review", searchField: "name", searchValue: "Serving tray" };

const example81: BulkMutateFlagsRequest = { operation: "delete", slug: "needs-review", ids: ["us_rc_Qa1sD4fG", "us_rc_Lh5pE8uJ"] };

const example82: ListCommitsResponse = {
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

const example83: ListCommitsResponse = {
  data: [
    {
      id: "us_vr_Wd8jX5kV",
      sheetId: "us_sh_Pe3rT7nK",
      createdBy: "us_usr_Nq8dK1yT",
      createdAt: "2026-03-05T13:20:44.310Z",
    },
  ],
};

/** The examples of the description, by operation: what is sent, what comes back, and failures. */
export interface Fixtures {
    getCurrentAccount: {
        requests: {};
        answers: { readonly currentAccount: AccountResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    updateCurrentAccount: {
        requests: { readonly renameAccount: AccountPatch };
        answers: { readonly renamedAccount: AccountResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listActions: {
        requests: {};
        answers: { readonly actionsOfSpace: ApiActionsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    createAction: {
        requests: { readonly submitAction: ApiActionConfig; readonly actionWithForm: ApiActionConfig };
        answers: { readonly createdAction: ApiActionResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    bulkCreateActions: {
        requests: { readonly twoActions: ApiActionConfigs };
        answers: { readonly twoCreatedActions: ApiActionsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    getAction: {
        requests: {};
        answers: { readonly oneAction: ApiActionResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    updateAction: {
        requests: { readonly renameAction: ActionUpdate };
        answers: { readonly renamedAction: ApiActionResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    deleteAction: {
        requests: {};
        answers: { readonly deletedAction: Success };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listAgentExports: {
        requests: {};
        answers: { readonly exportsOfAgent: ListAgentExportsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    getAgentExport: {
        requests: {};
        answers: { readonly sourceExport: GetAgentExportResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    deleteAgentExport: {
        requests: {};
        answers: { readonly deletedAgentExport: Success };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    downloadAgentExport: {
        requests: {};
        answers: { readonly exportedArchive: string };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listAgents: {
        requests: {};
        answers: { readonly agentsOfEnvironment: ListAgentsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    createAgent: {
        requests: { readonly agentWithCode: AgentConfig; readonly agentFromTemplate: AgentConfig };
        answers: { readonly createdAgent: AgentResponse };
        failures: { readonly agentHeaderBadRequest: ErrorEnvelope; readonly agentBadRequest: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    getAgent: {
        requests: {};
        answers: { readonly oneAgent: AgentResponse };
        failures: { readonly agentHeaderBadRequest: ErrorEnvelope; readonly agentBadRequest: ErrorEnvelope; readonly agentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    deleteAgent: {
        requests: {};
        answers: { readonly deletedAgent: Success };
        failures: { readonly agentHeaderBadRequest: ErrorEnvelope; readonly agentBadRequest: ErrorEnvelope; readonly agentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listAgentVersions: {
        requests: {};
        answers: { readonly versionsOfAgent: ListAgentVersionsResponse };
        failures: { readonly agentHeaderBadRequest: ErrorEnvelope; readonly agentBadRequest: ErrorEnvelope; readonly agentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    revertAgent: {
        requests: {};
        answers: { readonly revertedAgent: AgentVersionResponse };
        failures: { readonly agentHeaderBadRequest: ErrorEnvelope; readonly agentBadRequest: ErrorEnvelope; readonly agentVersionNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listAgentRoles: {
        requests: {};
        answers: { readonly rolesOfAgent: ListActorRolesResponse };
        failures: { readonly roleBadRequest: ErrorEnvelope; readonly roleResourceBadRequest: ErrorEnvelope; readonly roleForbidden: ErrorEnvelope; readonly agentRoleNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    assignAgentRole: {
        requests: { readonly agentRoleOnSpace: AssignActorRoleRequest };
        answers: { readonly assignedAgentRole: AssignRoleResponse };
        failures: { readonly roleBadRequest: ErrorEnvelope; readonly roleResourceBadRequest: ErrorEnvelope; readonly roleForbidden: ErrorEnvelope; readonly agentRoleNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    deleteAgentRole: {
        requests: {};
        answers: { readonly deletedAgentRole: Success };
        failures: { readonly roleBadRequest: ErrorEnvelope; readonly roleResourceBadRequest: ErrorEnvelope; readonly roleForbidden: ErrorEnvelope; readonly agentRoleNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listAgentLogs: {
        requests: {};
        answers: { readonly logsOfAgent: GetAgentLogsResponse };
        failures: { readonly agentLogBadRequest: ErrorEnvelope; readonly agentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    getAgentLog: {
        requests: {};
        answers: { readonly logOfEvent: GetDetailedAgentLogResponse };
        failures: { readonly agentLogBadRequest: ErrorEnvelope; readonly agentLogNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listEnvironmentAgentLogs: {
        requests: {};
        answers: { readonly failedRunsOfSpace: GetDetailedAgentLogsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    getApp: {
        requests: {};
        answers: { readonly supplierOnboarding: AppResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listCanvasAreas: {
        requests: {};
        answers: { readonly sheetAreaWithHeader: ListCanvasAreasResponse };
        failures: { readonly canvasAreaBadRequest: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    deleteDataRetentionPolicy: {
        requests: {};
        answers: { readonly dataRetentionPolicyDeleted: Success };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listEvents: {
        requests: {};
        answers: { readonly importedFile: ListAllEventsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    createEvent: {
        requests: { readonly recordWorkbookUpdate: CreateEventConfig };
        answers: { readonly recordedWorkbookUpdate: EventResponse };
        failures: { readonly eventBadRequest: ErrorEnvelope; readonly eventNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    uploadFile: {
        requests: { readonly productList: Omit<UploadFileRequest, "file"> & { file: string }; readonly productListWithAction: Omit<UploadFileRequest, "file"> & { file: string } };
        answers: { readonly uploadedProductList: FileResponse; readonly uploadedProductListWithAction: FileResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    assignGuestRole: {
        requests: { readonly assignRoleToGuest: AssignActorRoleRequest };
        answers: { readonly guestRoleAssignment: AssignRoleResponse };
        failures: { readonly roleBadRequest: ErrorEnvelope; readonly roleResourceBadRequest: ErrorEnvelope; readonly roleForbidden: ErrorEnvelope; readonly guestRoleNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listSheets: {
        requests: {};
        answers: { readonly twoSheets: ListSheetsResponse; readonly noSheets: ListSheetsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listCalculations: {
        requests: {};
        answers: { readonly productCalculations: ListCalculationsResponse };
        failures: { readonly sheetNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    insertRecords: {
        requests: { readonly validRow: InsertRecordsRequest; readonly rowWithBadValue: InsertRecordsRequest };
        answers: { readonly insertedValidRow: RecordsResponse; readonly insertedRowWithBadValue: RecordsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    updateSpace: {
        requests: { readonly renameSpace: SpaceConfig; readonly restoreSpace: SpaceConfig };
        answers: { readonly renamedSpace: SpaceResponse; readonly restoredSpace: SpaceResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    updateDocument: {
        requests: { readonly rewriteDocument: DocumentConfig };
        answers: { readonly rewrittenDocument: DocumentResponse };
        failures: { readonly documentBadRequest: ErrorEnvelope; readonly documentNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    getGuidance: {
        requests: {};
        answers: { readonly guestGuidance: Guidance };
        failures: { readonly guidanceBadRequest: ErrorEnvelope; readonly guidanceForbidden: ErrorEnvelope; readonly guidanceNotFound: ErrorEnvelope; readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    bulkMutateFlags: {
        requests: { readonly flagRecordsWithErrors: BulkMutateFlagsRequest; readonly recolourFlag: BulkMutateFlagsRequest; readonly keepOnlyThisFlag: BulkMutateFlagsRequest; readonly unflagTwoRecords: BulkMutateFlagsRequest };
        answers: { readonly flagChangeQueued: BulkMutateFlagsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
    listWorkbookCommits: {
        requests: {};
        answers: { readonly openAndCompletedCommits: ListCommitsResponse; readonly openCommits: ListCommitsResponse };
        failures: { readonly internalError: ErrorEnvelope; readonly unauthorized: ErrorEnvelope; readonly conflict: ErrorEnvelope; readonly tooManyRequests: ErrorEnvelope };
    };
}

/** The examples of the description, by operation and by their names. */
export const fixtures: Fixtures = {
    getCurrentAccount: {
        requests: {},
        answers: { currentAccount: example1 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    updateCurrentAccount: {
        requests: { renameAccount: example7 },
        answers: { renamedAccount: example6 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listActions: {
        requests: {},
        answers: { actionsOfSpace: example8 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    createAction: {
        requests: { submitAction: example10, actionWithForm: example11 },
        answers: { createdAction: example9 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    bulkCreateActions: {
        requests: { twoActions: example13 },
        answers: { twoCreatedActions: example12 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    getAction: {
        requests: {},
        answers: { oneAction: example9 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    updateAction: {
        requests: { renameAction: example15 },
        answers: { renamedAction: example14 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    deleteAction: {
        requests: {},
        answers: { deletedAction: example16 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listAgentExports: {
        requests: {},
        answers: { exportsOfAgent: example17 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    getAgentExport: {
        requests: {},
        answers: { sourceExport: example18 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    deleteAgentExport: {
        requests: {},
        answers: { deletedAgentExport: example16 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    downloadAgentExport: {
        requests: {},
        answers: { exportedArchive: example19 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listAgents: {
        requests: {},
        answers: { agentsOfEnvironment: example20 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    createAgent: {
        requests: { agentWithCode: example24, agentFromTemplate: example25 },
        answers: { createdAgent: example21 },
        failures: { agentHeaderBadRequest: example22, agentBadRequest: example23, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    getAgent: {
        requests: {},
        answers: { oneAgent: example26 },
        failures: { agentHeaderBadRequest: example22, agentBadRequest: example23, agentNotFound: example27, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    deleteAgent: {
        requests: {},
        answers: { deletedAgent: example16 },
        failures: { agentHeaderBadRequest: example22, agentBadRequest: example23, agentNotFound: example27, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listAgentVersions: {
        requests: {},
        answers: { versionsOfAgent: example28 },
        failures: { agentHeaderBadRequest: example22, agentBadRequest: example23, agentNotFound: example27, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    revertAgent: {
        requests: {},
        answers: { revertedAgent: example29 },
        failures: { agentHeaderBadRequest: example22, agentBadRequest: example23, agentVersionNotFound: example30, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listAgentRoles: {
        requests: {},
        answers: { rolesOfAgent: example31 },
        failures: { roleBadRequest: example32, roleResourceBadRequest: example33, roleForbidden: example34, agentRoleNotFound: example35, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    assignAgentRole: {
        requests: { agentRoleOnSpace: example37 },
        answers: { assignedAgentRole: example36 },
        failures: { roleBadRequest: example32, roleResourceBadRequest: example33, roleForbidden: example34, agentRoleNotFound: example35, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    deleteAgentRole: {
        requests: {},
        answers: { deletedAgentRole: example16 },
        failures: { roleBadRequest: example32, roleResourceBadRequest: example33, roleForbidden: example34, agentRoleNotFound: example35, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listAgentLogs: {
        requests: {},
        answers: { logsOfAgent: example38 },
        failures: { agentLogBadRequest: example39, agentNotFound: example27, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    getAgentLog: {
        requests: {},
        answers: { logOfEvent: example40 },
        failures: { agentLogBadRequest: example39, agentLogNotFound: example41, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listEnvironmentAgentLogs: {
        requests: {},
        answers: { failedRunsOfSpace: example42 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    getApp: {
        requests: {},
        answers: { supplierOnboarding: example43 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listCanvasAreas: {
        requests: {},
        answers: { sheetAreaWithHeader: example44 },
        failures: { canvasAreaBadRequest: example45, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    deleteDataRetentionPolicy: {
        requests: {},
        answers: { dataRetentionPolicyDeleted: example16 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listEvents: {
        requests: {},
        answers: { importedFile: example46 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    createEvent: {
        requests: { recordWorkbookUpdate: example50 },
        answers: { recordedWorkbookUpdate: example47 },
        failures: { eventBadRequest: example48, eventNotFound: example49, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    uploadFile: {
        requests: { productList: example53, productListWithAction: example54 },
        answers: { uploadedProductList: example51, uploadedProductListWithAction: example52 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    assignGuestRole: {
        requests: { assignRoleToGuest: example37 },
        answers: { guestRoleAssignment: example55 },
        failures: { roleBadRequest: example32, roleResourceBadRequest: example33, roleForbidden: example34, guestRoleNotFound: example56, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listSheets: {
        requests: {},
        answers: { twoSheets: example57, noSheets: example58 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listCalculations: {
        requests: {},
        answers: { productCalculations: example59 },
        failures: { sheetNotFound: example60, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    insertRecords: {
        requests: { validRow: example63, rowWithBadValue: example64 },
        answers: { insertedValidRow: example61, insertedRowWithBadValue: example62 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    updateSpace: {
        requests: { renameSpace: example67, restoreSpace: example68 },
        answers: { renamedSpace: example65, restoredSpace: example66 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    updateDocument: {
        requests: { rewriteDocument: example72 },
        answers: { rewrittenDocument: example69 },
        failures: { documentBadRequest: example70, documentNotFound: example71, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    getGuidance: {
        requests: {},
        answers: { guestGuidance: example73 },
        failures: { guidanceBadRequest: example74, guidanceForbidden: example75, guidanceNotFound: example76, internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    bulkMutateFlags: {
        requests: { flagRecordsWithErrors: example78, recolourFlag: example79, keepOnlyThisFlag: example80, unflagTwoRecords: example81 },
        answers: { flagChangeQueued: example77 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
    listWorkbookCommits: {
        requests: {},
        answers: { openAndCompletedCommits: example82, openCommits: example83 },
        failures: { internalError: example2, unauthorized: example3, conflict: example4, tooManyRequests: example5 },
    },
};
