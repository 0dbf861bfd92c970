/** One call as every dialect can write it. */
export interface TypedCall {
  readonly operationId: string;
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  readonly path: string;
  /** The method of the flat client. */
  readonly flat: string;
  readonly ids?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, unknown>>;
  /** Whether the description requires `X-Disable-Hooks`, which our client sends automatically. */
  readonly hooksDisabled?: boolean;
  /** `pages` reads every page if the client can; `status` handles failures by their status. */
  readonly how?: "pages" | "status";
}

const spaceId = "us_sp_8vKd3QxN";
const environmentId = "us_env_4hTq9LmZ";
const agentId = "us_ag_Hn6cV2pY";
const hooksDisabled = true;

/** Twenty operations of all kinds: ten of each make 200 calls. */
export const typedCalls: readonly TypedCall[] = [
  {
    operationId: "getCurrentAccount",
    method: "GET",
    path: "/accounts/current",
    flat: "accounts.getCurrent",
    hooksDisabled,
  },
  {
    operationId: "updateCurrentAccount",
    method: "PATCH",
    path: "/accounts/current",
    flat: "accounts.updateCurrent",
    body: { name: "Harbor Goods" },
    hooksDisabled,
  },
  {
    operationId: "listActions",
    method: "GET",
    path: "/actions",
    flat: "actions.list",
    query: { spaceId },
    hooksDisabled,
  },
  {
    operationId: "updateAction",
    method: "PATCH",
    path: "/actions/{actionId}",
    flat: "actions.update",
    ids: { actionId: "us_act_Tz4mW8sB" },
    body: { label: "Send", mode: "background" },
    hooksDisabled,
  },
  {
    operationId: "deleteAction",
    method: "DELETE",
    path: "/actions/{actionId}",
    flat: "actions.delete",
    ids: { actionId: "us_act_Tz4mW8sB" },
    hooksDisabled,
  },
  {
    operationId: "listAgentExports",
    method: "GET",
    path: "/agent-exports",
    flat: "agentExports.list",
    query: { environmentId },
    hooksDisabled,
    how: "pages",
  },
  {
    operationId: "listAgents",
    method: "GET",
    path: "/agents",
    flat: "agents.list",
    query: { environmentId, search: "price" },
    hooksDisabled,
    how: "pages",
  },
  {
    operationId: "getAgent",
    method: "GET",
    path: "/agents/{agentId}",
    flat: "agents.get",
    ids: { agentId },
    query: { environmentId },
    hooksDisabled,
    how: "status",
  },
  {
    operationId: "listAgentVersions",
    method: "GET",
    path: "/agents/{agentId}/versions",
    flat: "agents.listVersions",
    ids: { agentId },
    hooksDisabled,
    how: "status",
  },
  {
    operationId: "assignAgentRole",
    method: "POST",
    path: "/agents/{agentId}/roles",
    flat: "agents.assignRole",
    ids: { agentId },
    body: { roleId: "us_rol_Ce5tB9xU", resourceId: spaceId },
    hooksDisabled,
  },
  {
    operationId: "listEnvironmentAgentLogs",
    method: "GET",
    path: "/agents/logs",
    flat: "agents.listEnvironmentLogs",
    query: { environmentId, success: false },
    hooksDisabled,
    how: "pages",
  },
  {
    operationId: "getApp",
    method: "GET",
    path: "/apps/{appId}",
    flat: "apps.get",
    ids: { appId: "us_app_Ib3pQ8mH" },
  },
  {
    operationId: "listCanvasAreas",
    method: "GET",
    path: "/canvas-areas",
    flat: "canvasAreas.list",
    query: { canvasId: "us_cv_Dr9nF4jW" },
    how: "pages",
  },
  {
    operationId: "listEvents",
    method: "GET",
    path: "/events",
    flat: "events.list",
    query: { spaceId, topic: "commit:created" },
    how: "pages",
  },
  {
    operationId: "listSheets",
    method: "GET",
    path: "/sheets",
    flat: "sheets.list",
    query: { workbookId: "us_wb_Rm5yZ1hC" },
  },
  {
    operationId: "listCalculations",
    method: "GET",
    path: "/sheets/{sheetId}/calculations",
    flat: "calculations.list",
    ids: { sheetId: "us_sh_Pe3rT7nK" },
    query: { filter: "valid" },
    how: "status",
  },
  {
    operationId: "insertRecords",
    method: "POST",
    path: "/sheets/{sheetId}/records",
    flat: "records.insert",
    ids: { sheetId: "us_sh_Pe3rT7nK" },
    body: [{ sku: { value: "CUP-004" }, price: { value: 24.5 } }],
  },
  {
    operationId: "updateSpace",
    method: "PATCH",
    path: "/spaces/{spaceId}",
    flat: "spaces.update",
    ids: { spaceId },
    body: { name: "Spring" },
  },
  {
    operationId: "updateDocument",
    method: "PATCH",
    path: "/spaces/{spaceId}/documents/{documentId}",
    flat: "documents.update",
    ids: { spaceId, documentId: "us_dc_Jt5aY4rF" },
    body: { title: "Hints", body: "One row per product" },
    how: "status",
  },
  {
    operationId: "listWorkbookCommits",
    method: "GET",
    path: "/workbooks/{workbookId}/commits",
    flat: "workbooks.listCommits",
    ids: { workbookId: "us_wb_Rm5yZ1hC" },
    query: { completed: false },
  },
];
