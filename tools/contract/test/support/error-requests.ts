import { findById, requestOf } from "../../src/world/examples.ts";
import type { World } from "../../src/world/index.ts";

type Sent = readonly [method: string, path: string, body?: unknown];

/** A request to the world of the examples. */
export interface ErrorRequest {
  readonly send: Sent;
  /** The request before it. */
  readonly after?: Sent;
  /** A limit that the service has, and how many requests are sent at once; the last response counts. */
  readonly requestsPerSecond?: number;
  readonly times?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The token; the default is that of the administrator. */
  readonly token?: string | null;
  /** The code of the failure that the storage reports, as a file system names it. */
  readonly failure?: "EIO" | "ENOSPC" | "EUNKNOWN";
}

const environment = "us_env_4hTq9LmZ";
const space = "/spaces/us_sp_8vKd3QxN";
const sheet = "/sheets/us_sh_Pe3rT7nK";
const program = "/mapping/us_mp_Aw1xJ9qC";

/** The operations with a body send that of their example, with one change. */
function changed(operationId: string, change: Readonly<Record<string, unknown>>): unknown {
  return { ...(requestOf(operationId) as object), ...change };
}

/** A request for each example of `spec/examples/errors.yaml`; the service rejects it with the errors of the example. */
export function listErrorRequests({ powerless }: World): Readonly<Record<string, ErrorRequest>> {
  const [, credentials] = findById("createAccessToken").requests;
  const { secret = "" } = (credentials?.value ?? {}) as { secret?: string };
  return {
    internalError: { send: ["GET", "/spaces"], failure: "EUNKNOWN" },
    serviceUnavailable: { send: ["GET", "/spaces"], failure: "EIO" },
    insufficientStorage: { send: ["POST", "/spaces", { environmentId: environment }], failure: "ENOSPC" },
    tooManyRequests: { send: ["GET", "/spaces"], requestsPerSecond: 2, times: 12 },
    unauthorized: { send: ["GET", "/spaces"], token: null },
    conflict: {
      after: ["POST", `${sheet}/lock`],
      send: ["POST", `${sheet}/records`, [{ sku: { value: "HG-1" } }]],
    },
    agentHeaderBadRequest: {
      send: ["GET", "/agents/us_ag_Hn6cV2pY"],
      headers: { "x-disable-hooks": "false" },
    },
    agentBadRequest: {
      send: ["POST", `/agents?environmentId=${environment}`, changed("createAgent", { compiler: "ts" })],
    },
    agentNotFound: { send: ["GET", "/agents/us_ag_Hn6cV2pZ"] },
    agentVersionNotFound: { send: ["GET", "/agents/us_ag_Hn6cV2pY/versions/us_agv_Zk1uE7oX/revert"] },
    agentLogBadRequest: { send: ["GET", "/agents/us_ag_Hn6cV2pY/logs"] },
    agentLogNotFound: { send: ["GET", `/agents/log/us_evt_Vs2hC5nX?environmentId=${environment}`] },
    roleBadRequest: { send: ["POST", "/agents/us_ag_Hn6cV2pY/roles", { resourceId: "us_sp_8vKd3QxN" }] },
    roleResourceBadRequest: {
      send: [
        "POST",
        "/agents/us_ag_Hn6cV2pY/roles",
        changed("assignAgentRole", { resourceId: "us_sh_Pe3rT7nK" }),
      ],
    },
    roleForbidden: { send: ["GET", "/agents/us_ag_Hn6cV2pY/roles"], token: powerless },
    agentRoleNotFound: { send: ["DELETE", "/agents/us_ag_Hn6cV2pY/roles/us_acr_Yg6lS2kX"] },
    guestRoleNotFound: { send: ["GET", "/guests/us_g_Oj7wR3vX/roles"] },
    userRoleNotFound: { send: ["GET", "/users/us_usr_Fy5jD2vX/roles"] },
    documentBadRequest: { send: ["PATCH", `${space}/documents/us_dc_Jt5aY4rP`, {}] },
    documentNotFound: { send: ["GET", `${space}/documents/us_dc_Jt5aY4rX`] },
    canvasAreaBadRequest: { send: ["GET", "/canvas-areas?canvasId=us_cv_Ab3dE5fG&pageSize=0"] },
    guidanceBadRequest: { send: ["GET", `${space}/guidance?includeGuide=yes`] },
    guidanceForbidden: { send: ["GET", `${space}/guidance`], token: powerless },
    guidanceNotFound: { send: ["GET", `${space}/guidance/us_gd_Mv7eL1zX`] },
    sheetNotFound: { send: ["GET", "/sheets/us_sh_Pe3rT7nX"] },
    parameterBadRequest: { send: ["GET", "/auth/personal-access-tokens?verbose=true"] },
    workbookBadRequest: {
      send: [
        "POST",
        "/workbooks",
        changed("createWorkbook", {
          sheets: [
            {
              name: "Products",
              slug: "products",
              config: undefined,
              fields: ["sku", "name", "price", "currency", "in_stock", "SKU"].map((key) => ({
                key,
                type: "string",
              })),
            },
          ],
        }),
      ],
    },
    workbookNotFound: { send: ["GET", "/workbooks/us_wb_Rm5yZ1hX"] },
    sheetBadRequest: { send: ["PATCH", sheet, { name: "" }] },
    fieldBadRequest: { send: ["POST", `${sheet}/fields`, { key: "size", type: "enum" }] },
    fieldNotAllowedBadRequest: {
      send: ["POST", "/sheets/us_sh_Kd2vB6yH/fields", { key: "size", type: "string" }],
    },
    fieldNotFound: { send: ["DELETE", `${sheet}/fields/weight`] },
    recordBadRequest: { send: ["PUT", `${sheet}/records`, [{ values: { sku: { value: "HG-1" } } }]] },
    recordQueryBadRequest: { send: ["GET", `${sheet}/records?q=${encodeURIComponent("price gte")}`] },
    recordNotFound: {
      send: ["PUT", `${sheet}/records`, [{ id: "us_rc_Lh5pE8uX", values: { sku: { value: "HG-1" } } }]],
    },
    commitNotFound: { send: ["GET", "/commits/us_vr_Wd8jX5kX"] },
    fileBadRequest: { send: ["PATCH", "/files/us_fl_Gx3zH8wF", { status: "completed" }] },
    fileNotFound: { send: ["GET", "/files/us_fl_Gx3zH8wX"] },
    eventBadRequest: {
      send: ["POST", "/events", changed("createEvent", { topic: undefined, domain: undefined })],
    },
    eventNotFound: {
      send: [
        "POST",
        "/events",
        changed("createEvent", {
          context: {
            accountId: "us_acc_Kp7Rw2Nx",
            environmentId: environment,
            spaceId: "us_sp_8vKd3QxX",
          },
        }),
      ],
    },
    spaceBadRequest: { send: ["POST", "/spaces", { environmentId: environment, displayOrder: "first" }] },
    spaceListBadRequest: { send: ["GET", "/spaces?sortField=name"] },
    spaceNotFound: { send: ["GET", "/spaces/us_sp_8vKd3QxX"] },
    spaceEnvironmentNotFound: { send: ["POST", "/spaces", { environmentId: "us_env_4hTq9LmX" }] },
    environmentBadRequest: { send: ["GET", `/environments/${environment}?includeSpaces=true`] },
    environmentNotFound: { send: ["GET", "/environments/us_env_4hTq9LmX"] },
    accessTokenBadRequest: {
      send: ["POST", "/auth", changed("createAccessToken", { type: "password" })],
      token: null,
    },
    accessTokenNotFound: {
      send: ["POST", "/auth", { type: "apiCredentials", clientId: "us_key_Lb6wT1sX", secret: "us_sk_Rw8" }],
      token: null,
    },
    refreshTokenBadRequest: { send: ["POST", "/auth/refresh-token", powerless], token: null },
    refreshTokenNotFound: { send: ["POST", "/auth/refresh-token", "wrong"], token: null },
    apiKeyBadRequest: { send: ["GET", "/auth/api-keys"] },
    apiKeyNotFound: { send: ["DELETE", `/auth/api-key?environmentId=${environment}&key=us_key_Lb6wT1sX`] },
    personalAccessTokenBadRequest: { send: ["POST", "/auth/personal-access-tokens", {}] },
    personalAccessTokenOwnerNotFound: { send: ["GET", "/auth/personal-access-tokens"], token: secret },
    personalAccessTokenNotFound: { send: ["DELETE", "/auth/personal-access-tokens/us_pat_Gv8cX3nX"] },
    canvasAreaBodyBadRequest: {
      send: ["POST", "/canvas-areas", changed("createCanvasArea", { position: undefined })],
    },
    canvasAreaParentBadRequest: {
      send: ["PATCH", "/canvas-areas/us_cva_Sa2kT6cX", { parentId: "us_cva_Sa2kT6cX" }],
    },
    canvasAreaNotFound: { send: ["GET", "/canvas-areas/us_cva_Sa2kT6cZ"] },
    guidanceBodyBadRequest: {
      send: [
        "POST",
        `${space}/guidance`,
        changed("createGuidance", {
          options: { target: "files", trigger: "click", type: "sidebar", role: "guest" },
        }),
      ],
    },
    guidanceWriteForbidden: { send: ["DELETE", `${space}/guidance/us_gd_Mv7eL1zX`], token: powerless },
    guideBadRequest: {
      send: ["POST", `/environments/${environment}/guides`, changed("createGuide", { title: 2026 })],
    },
    guideNotFound: { send: ["GET", `/environments/${environment}/guides/us_gu_Pd5wJ8rX`] },
    programBadRequest: {
      send: [
        "POST",
        "/mapping",
        changed("createMappingProgram", {
          destination: {
            name: "Products",
            slug: "products",
            fields: [
              { key: "sku", type: "string" },
              { key: "SKU", type: "string" },
            ],
          },
        }),
      ],
    },
    programNotFound: { send: ["GET", "/mapping/us_mp_Aw1xJ9qX"] },
    mappingRuleBadRequest: {
      send: [
        "POST",
        `${program}/rules`,
        [{ name: "Price", type: "assign", config: { column: "Preis", field: "cost" } }],
      ],
    },
    mappingRuleNotFound: { send: ["GET", `${program}/rules/us_mr_Xq2fT8vX`] },
    mutationBadRequest: {
      send: [
        "POST",
        "/jobs/preview-mutation",
        changed("previewMutation", { rules: [{ type: "assign", column: "title", field: "name" }] }),
      ],
    },
    snapshotBadRequest: { send: ["POST", "/snapshots", changed("createSnapshot", { label: "" })] },
    snapshotNotFound: { send: ["GET", "/snapshots/us_ss_Bc7vN2mX?includeSummary=false"] },
    viewBadRequest: {
      send: ["POST", "/views", { sheetId: "us_sh_Pe3rT7nK", name: "Costs", config: { sortField: "cost" } }],
    },
    viewNotFound: { send: ["PATCH", "/views/us_vi_Xe5nR8kX", { name: "Costs", config: {} }] },
    secretBadRequest: { send: ["POST", "/secrets", { name: "SHOP", value: "s" }] },
    secretNotFound: { send: ["DELETE", "/secrets/us_sec_Jd5vP9xX"] },
    secretEnvironmentNotFound: { send: ["GET", "/secrets?environmentId=us_env_4hTq9LmX"] },
    dataRetentionPolicyBadRequest: {
      send: [
        "POST",
        "/data-retention-policies",
        { environmentId: environment, type: "sinceCreated", period: 0 },
      ],
    },
    dataRetentionPolicyNotFound: { send: ["GET", "/data-retention-policies/us_drp_Kf6oD3iZ"] },
    dataRetentionEnvironmentNotFound: {
      send: ["GET", "/data-retention-policies?environmentId=us_env_4hTq9LmX"],
    },
  };
}
