import { setTimeout as sleep } from "node:timers/promises";
import type { ExampleIds } from "./example-ids.ts";
import { findById, requestOf } from "./examples.ts";
import { createSend, type FetchService, type Send } from "./send.ts";

/** Tokens and ids of the world of the examples. */
export interface World {
  /** The token of its administrator. */
  readonly token: string;
  /** The token of a caller who may only create spaces. */
  readonly powerless: string;
  /** The ids of its two sheets. */
  readonly sheets: { readonly products: string; readonly people: string };
  /** The id of its space, and of the guest who may upload files there. */
  readonly spaceId: string;
  readonly guestId: string;
}

/** A service in this process. The world is built in it. */
export interface WorldService extends FetchService {
  createAccount(account: {
    readonly name: string;
    readonly email: string;
    readonly password: string;
  }): Promise<{ readonly token: string }>;
}

/** The ids in the paths and queries of the examples. */
const ids = {
  account: "us_acc_Kp7Rw2Nx",
  user: "us_usr_Nq8dK1yT",
  firstCommit: "us_vr_Bn4tS9gQ",
  secondCommit: "us_vr_Wd8jX5kV",
  production: "us_env_Wk7pN3sD",
  people: "us_sh_Kd2vB6yH",
  records: ["us_rc_Qa1sD4fG", "us_rc_Lh5pE8uJ"],
  space: findById("getSpace").pathParameters["spaceId"] ?? "",
  environment: findById("getEnvironment").pathParameters["environmentId"] ?? "",
  agent: findById("getAgent").pathParameters["agentId"] ?? "",
  workbook: findById("getWorkbook").pathParameters["workbookId"] ?? "",
  sheet: findById("getSheet").pathParameters["sheetId"] ?? "",
  guest: findById("getGuest").pathParameters["guestId"] ?? "",
  colleague: findById("getUser").pathParameters["userId"] ?? "",
} as const;

/** Builds everything that the examples name, through the API and with the ids of the examples. */
export async function buildWorld(
  service: WorldService,
  expected: Pick<ExampleIds, "expect" | "listWaiting">,
): Promise<World> {
  const { roleId } = requestOf("assignAgentRole") as { roleId: string };
  expected.expect(ids.account, ids.user, ids.environment, ids.production, roleId);
  const { token } = await service.createAccount({
    name: "Harbor Goods",
    email: "nora.lindqvist@harbor-goods.example",
    password: "correct horse battery staple",
  });
  const send = createSend(service, token);
  const expectOf = (operationId: string) =>
    expected.expect(...Object.values(findById(operationId).pathParameters).slice(-1));

  expectOf("getApp");
  await send("POST", "/apps", {
    ...requestOf("createApp"),
    namespace: "supplier-onboarding",
    name: "Supplier onboarding",
  });
  expectOf("getConstraintById");
  const { appId, constraintId } = findById("getConstraintById").pathParameters;
  await send("POST", `/apps/${appId}/constraints`, {
    ...requestOf("createConstraint"),
    validator: "article",
  });
  await send("PATCH", `/apps/${appId}/constraints/${constraintId}`, requestOf("updateConstraint"));
  expected.expect(String(findById("deleteApiKey").queryParameters["key"]));
  await createKey(send, "SECRET");
  expectOf("deletePersonalAccessToken");
  await send("POST", "/auth/personal-access-tokens", requestOf("createPersonalAccessToken"));
  const powerless = await createKey(send, "PUBLISHABLE");

  expectOf("getGuide");
  await send("POST", `/environments/${ids.environment}/guides`, requestOf("createGuide"));
  expectOf("getMappingProgram");
  const rules = requestOf("updateMappingRules") as unknown as readonly { readonly id: string }[];
  expected.expect(...rules.map(({ id }) => id));
  await send("POST", `/mapping?environmentId=${ids.environment}`, requestOf("createMappingProgram"));
  await buildAgent(send, expected);
  await buildSpace(send, expected);
  await buildRecords(send, expected);
  await buildSurroundings(send, expected, expectOf);
  await buildLog(send);
  if (expected.listWaiting().length > 0)
    throw new Error(`No resource got the id ${expected.listWaiting().join(", ")}.`);
  const sheets = { products: ids.sheet, people: ids.people };
  return { token, powerless, sheets, spaceId: ids.space, guestId: ids.guest };
}

/** Creates an API key and gives its secret, which the service shows only once. */
async function createKey(send: Send, type: string): Promise<string> {
  // The checks send many requests with it.
  const rate = type === "PUBLISHABLE" ? "&requestsPerMinute=100000" : "";
  const { data } = await send("POST", `/auth/api-key?environmentId=${ids.environment}&type=${type}${rate}`);
  const keys = data as unknown as readonly Readonly<Record<string, string | undefined>>[];
  return keys.find(({ rawKey }) => rawKey !== undefined)?.["rawKey"] ?? "";
}

async function buildAgent(send: Send, expected: Pick<ExampleIds, "expect">): Promise<void> {
  const { agentVersionId = "" } = findById("revertAgent").pathParameters;
  const { actorRoleId = "" } = findById("deleteAgentRole").pathParameters;
  const { agentExportId = "" } = findById("getAgentExport").pathParameters;
  expected.expect(ids.agent, agentVersionId);
  const path = `/agents?environmentId=${ids.environment}`;
  await send("POST", path, requestOf("createAgent"));
  const source = "export default () => {};";
  const sourceMap = { version: 3, sources: ["price-checker.js"], sourcesContent: [source], mappings: "" };
  const second = { ...requestOf("createAgent"), source, sourceMap: JSON.stringify(sourceMap) };
  await send("POST", path, second);
  expected.expect(actorRoleId);
  await send("POST", `/agents/${ids.agent}/roles`, {
    ...requestOf("assignAgentRole"),
    resourceId: ids.environment,
  });
  expected.expect(agentExportId);
  const config = {
    type: "agent",
    operation: "agent-export",
    source: ids.agent,
    environmentId: ids.environment,
  };
  const { data } = await send("POST", "/jobs", {
    ...config,
    trigger: "immediate",
    config: { exportType: "SOURCE" },
  });
  await waitForJob(send, data?.id ?? "");
}

async function buildSpace(send: Send, expected: Pick<ExampleIds, "expect">): Promise<void> {
  const { canvasId } = requestOf("createCanvasArea") as { canvasId: string };
  expected.expect(ids.space, canvasId);
  await send("POST", "/spaces", requestOf("createSpace"));
  const sheets = Object.values(findById("listSheets").successes[0]?.value as { data: { config: object }[] });
  expected.expect(ids.workbook, ids.sheet, ids.people);
  await send("POST", "/workbooks", {
    ...requestOf("createWorkbook"),
    sheets: sheets.flat().map(({ config }) => config),
  });
}

async function buildRecords(send: Send, expected: Pick<ExampleIds, "expect">): Promise<void> {
  const { requests } = findById("insertRecords");
  const { eventId = "" } = findById("getEvent").pathParameters;
  for (const [position, commit] of [ids.firstCommit, ids.secondCommit].entries()) {
    // The event of the examples is about the second commit.
    if (position === 1) expected.expect(eventId);
    expected.expect(commit, ids.records[position] ?? "");
    await send("POST", `/sheets/${ids.sheet}/records`, requests[position]?.value);
  }
  await send("POST", `/commits/${ids.firstCommit}/complete`);
}

async function buildSurroundings(
  send: Send,
  expected: Pick<ExampleIds, "expect">,
  expectOf: (operationId: string) => void,
): Promise<void> {
  const inSpace = `/spaces/${ids.space}`;
  expectOf("getDocument");
  await send("POST", `${inSpace}/documents`, requestOf("createDocument"));
  expectOf("getGuidance");
  await send("POST", `${inSpace}/guidance`, requestOf("createGuidance"));
  expectOf("getCanvasArea");
  await send("POST", "/canvas-areas", requestOf("createCanvasArea"));
  expectOf("getAction");
  await send("POST", `/actions?spaceId=${ids.space}`, requestOf("createAction"));
  expected.expect(ids.guest);
  await send("POST", "/guests", requestOf("createGuests"));
  expectOf("deleteGuestRole");
  await send("POST", `/guests/${ids.guest}/roles`, requestOf("assignGuestRole"));
  await send("POST", "/invitations", requestOf("inviteGuests"));
  expected.expect(ids.colleague);
  await send("POST", "/users/invite", { name: "Ines Harbour", email: "ines.harbour@harbor-goods.example" });
  expectOf("deleteUserRole");
  await send("POST", `/users/${ids.colleague}/roles`, requestOf("assignUserRole"));
  expectOf("deleteApiToken");
  await send("POST", `/users/${ids.colleague}/api-token?tenantId=${ids.account}`);
  await send("POST", `/v1/workbooks/${ids.workbook}/flags`, requestOf("createFlag"));
  expectOf("getDataRetentionPolicy");
  await send("POST", "/data-retention-policies", requestOf("createDataRetentionPolicy"));
  expectOf("getSnapshot");
  await send("POST", "/snapshots", requestOf("createSnapshot"));
  expectOf("getView");
  await send("POST", "/views", requestOf("createView"));
  expectOf("deleteSecret");
  await send("POST", "/secrets", requestOf("upsertSecret"));
  expectOf("getWebhook");
  // An active one would send requests to an address that does not exist, at any time.
  await send("POST", "/webhooks", { ...requestOf("createWebhook"), isActive: false });
  expectOf("getFile");
  const form = new FormData();
  form.set("spaceId", ids.space);
  form.set("environmentId", ids.environment);
  // With the mode `import`, an extraction would change the world later.
  form.set("mode", "export");
  form.set("file", new File(["sku,name\nCUP-004,Cup\n"], "products.csv", { type: "text/csv" }));
  await send("POST", "/files", form);
  expectOf("getJob");
  await send("POST", "/jobs", { ...requestOf("createJob"), trigger: "manual" });
  expectOf("getImportSession");
  await send("POST", "/import-sessions", requestOf("createImportSession"));
  await buildMapping(send, expected, expectOf);
}

/** A workbook as the extraction of a file makes it, and the job that maps it. */
async function buildMapping(
  send: Send,
  expected: Pick<ExampleIds, "expect">,
  expectOf: (operationId: string) => void,
): Promise<void> {
  const job = findById("createJob").requests.find(({ name }) => name === "mapProducts")?.value as MapJob;
  const { sourceSheetId } = job.config;
  expected.expect(job.source, sourceSheetId);
  const fields = ["Article number", "Line 1", "Preis", "Currency"].map((key) => ({ key, type: "string" }));
  const sheets = [{ name: "spring", slug: "spring", fields }];
  await send("POST", "/workbooks", {
    name: "[file] spring.csv",
    labels: ["file"],
    spaceId: ids.space,
    sheets,
  });
  const rows = [
    ["CUP-004", "Cup", "12,50", "€"],
    ["BWL-011", "Bowl", "8,90", "kr"],
  ];
  const records = rows.map((row) =>
    Object.fromEntries(row.map((value, index) => [fields[index]?.key, { value }])),
  );
  await send("POST", `/sheets/${sourceSheetId}/records`, records);
  expectOf("getJobPlan");
  await send("POST", "/jobs", job);
}

interface MapJob {
  readonly source: string;
  readonly config: { readonly sourceSheetId: string };
}

/**
 * The log of the agent that handled the event of the examples. A program that runs an agent reports the run as a job.
 */
async function buildLog(send: Send): Promise<void> {
  const { eventId = "" } = findById("getEvent").pathParameters;
  const { data } = (await send("GET", `/events/${eventId}`)) as { data?: { topic?: string } };
  if (data?.topic !== "commit:created") throw new Error(`The event ${eventId} is a ${data?.topic}.`);
  const report = await send("POST", "/jobs", {
    type: "agent",
    operation: "checkPrices",
    source: ids.agent,
    environmentId: ids.environment,
    subject: { type: "resource", id: eventId },
  });
  const path = `/jobs/${report.data?.id}`;
  await send("POST", `${path}/execute`);
  await send("POST", `${path}/complete`, { info: "Checked 1 record." });
}

/** Waits until a job is complete; throws if it fails or is canceled. */
async function waitForJob(send: Send, jobId: string): Promise<void> {
  for (;;) {
    const { data } = (await send("GET", `/jobs/${jobId}`)) as { data?: { status?: string } };
    if (data?.status === "complete") return;
    if (data?.status === "failed" || data?.status === "canceled") throw new Error(JSON.stringify(data));
    await sleep(5);
  }
}
