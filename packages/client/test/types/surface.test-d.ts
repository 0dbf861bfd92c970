import {
  type ApiError,
  type Call,
  createClient,
  type Download,
  isApiError,
  type Page,
} from "@data-import/client";
import { createCanvasAreas } from "@data-import/client/resources/canvas-areas";
import { createEvents } from "@data-import/client/resources/events";
import { createSpaces, type Spaces } from "@data-import/client/resources/spaces";
import type {
  Account,
  Agent,
  AgentVersion,
  BulkMutateFlagsResponse,
  CanvasArea,
  CommitCompletedEvent,
  CommitCreatedEvent,
  ErrorEnvelope,
  Event,
  EventTopic,
  FileId,
  Guidance,
  Job,
  JobCompletedEvent,
  JobFailedEvent,
  RecordsResponseData,
  Sheet,
  Record as SheetRecord,
  Space,
  SuccessData,
  File as UploadedFile,
} from "@data-import/types";
import { asId } from "@data-import/types";
import { expectTypeOf } from "vitest";

declare module "@data-import/types" {
  interface Register {
    strictIds: true;
  }
}

const api = createClient({ baseUrl: "http://localhost:4011/v1", token: async () => "t" });

// A call resolves to the `data` of the response, or to its body if it has no `data`.
expectTypeOf(api.accounts.getCurrent()).resolves.toEqualTypeOf<Account>();
expectTypeOf(api.spaces.update("us_sp_1", { name: "Spring" })).resolves.toEqualTypeOf<Space>();
// A change takes the tag of what it is based on, and no other call does. Its failure, and that of a GET, have a status.
const changed = await api.spaces.update("us_sp_1", { name: "Spring" }, { ifMatch: '"a1"' }).result();
if (!changed.ok && changed.status === 412)
  expectTypeOf(changed.error.body).toEqualTypeOf<ErrorEnvelope | undefined>();
const known = await api.spaces.get("us_sp_1", { headers: { "If-None-Match": '"a1"' } }).result();
if (!known.ok && known.status === 304) expectTypeOf(known.error.body).toEqualTypeOf<undefined>();
// @ts-expect-error
void api.spaces.get("us_sp_1", { ifMatch: '"a1"' });
// @ts-expect-error
void api.spaces.create({ name: "Spring" }, { ifMatch: '"a1"' });
expectTypeOf(api.sheets.list({ workbookId: "us_wb_1" })).resolves.toEqualTypeOf<Sheet[]>();
expectTypeOf(
  api.records.insert("us_sh_1", [{ name: { value: "Cup" } }]),
).resolves.toEqualTypeOf<RecordsResponseData>();
expectTypeOf(api.guidance.get("us_sp_1", "us_gd_1")).resolves.toEqualTypeOf<Guidance>();
expectTypeOf(
  api.flags.bulkMutate("us_wb_1", { operation: "apply", slug: "check", ids: ["us_rc_1"] }),
).resolves.toEqualTypeOf<BulkMutateFlagsResponse>();
expectTypeOf(api.agentExports.download("us_agx_1")).resolves.toEqualTypeOf<Download>();
expectTypeOf(
  api.files.upload(new Blob(["a"]), { spaceId: "us_sp_1", environmentId: "us_env_1" }),
).resolves.toEqualTypeOf<UploadedFile>();
// An optional item may be undefined; an optional list is empty then.
expectTypeOf(api.agents.get("us_ag_1")).resolves.toEqualTypeOf<Agent | undefined>();
expectTypeOf(api.agents.listVersions("us_ag_1")).resolves.toEqualTypeOf<AgentVersion[]>();
expectTypeOf(api.actions.delete("us_act_1")).resolves.toEqualTypeOf<SuccessData | undefined>();

// A listing in pages is one page when awaited, and all items when iterated.
const listing = api.canvasAreas.list({ canvasId: "us_cv_1" });
expectTypeOf(listing).resolves.toEqualTypeOf<Page<CanvasArea>>();
for await (const area of listing) expectTypeOf(area).toEqualTypeOf<CanvasArea>();
for await (const page of listing.pages({ prefetch: 2 }))
  expectTypeOf(page.data).toEqualTypeOf<readonly CanvasArea[]>();
expectTypeOf(listing.toArray({ limit: 10 })).resolves.toEqualTypeOf<CanvasArea[]>();
// @ts-expect-error without a limit a listing could fill the memory
listing.toArray({});

// A result distinguishes success and failure, and failures by their status.
const outcome = await api.documents.update("us_sp_1", "us_dc_1", { title: "Hints", body: "…" }).result();
if (outcome.ok) {
  expectTypeOf(outcome.data.title).toEqualTypeOf<string>();
  // @ts-expect-error a success has no error
  outcome.error;
} else if (outcome.status === 404) {
  expectTypeOf(outcome.error.body).toEqualTypeOf<ErrorEnvelope | undefined>();
  outcome.error.code satisfies "api";
  expectTypeOf(outcome.status).toEqualTypeOf<404>();
  expectTypeOf(outcome.error.status).toEqualTypeOf<404>();
} else if (outcome.status === 0) {
  outcome.error.code satisfies "connection" | "timeout" | "aborted" | "decode";
  if (outcome.error.code === "timeout") expectTypeOf(outcome.error.phase).toExtend<string>();
} else {
  outcome.error.code satisfies "api";
  // @ts-expect-error 404 was handled above
  if (outcome.status === 0) throw outcome.error;
}
// @ts-expect-error the response may be a failure
outcome.data;

try {
  await api.spaces.update("us_sp_1", {});
} catch (error) {
  if (isApiError(error, 404, 409)) expectTypeOf(error.status).toEqualTypeOf<404 | 409>();
  if (isApiError(error)) expectTypeOf(error).toExtend<ApiError>();
}
expectTypeOf(api.spaces.update("us_sp_1", {}).withResponse()).resolves.toHaveProperty("requestId");
expectTypeOf(api.spaces.update("us_sp_1", {}).response()).resolves.toEqualTypeOf<Response>();
expectTypeOf(api.spaces.update("us_sp_1", {})).toExtend<Call<Space>>();

// Unions narrow by topic and by type.
for await (const event of api.events.follow({ spaceId: "us_sp_1" })) {
  expectTypeOf(event).toEqualTypeOf<Event>();
  if (event.topic === "commit:created") expectTypeOf(event.payload.trackChanges).toEqualTypeOf<boolean>();
  if (event.topic === "file:updated") expectTypeOf(event.context.fileId).toEqualTypeOf<FileId>();
  // @ts-expect-error there is no such topic
  if (event.topic === "commit:creatd") break;
}
// A filter by topic has the type of its events.
for await (const event of api.events.follow({ topic: "job:completed" })) {
  expectTypeOf(event).toEqualTypeOf<JobCompletedEvent>();
}
for await (const event of api.events.list({ topic: "commit:created", domain: "workbook" })) {
  expectTypeOf(event).toEqualTypeOf<CommitCreatedEvent>();
}
const commits = { topic: "commit:created" as "commit:created" | "commit:completed" };
expectTypeOf(api.events.list(commits)).resolves.toEqualTypeOf<
  Page<CommitCreatedEvent | CommitCompletedEvent>
>();
expectTypeOf(api.events.list({ topic: undefined })).resolves.toEqualTypeOf<Page<Event>>();
expectTypeOf(api.events.list({ topic: "" as EventTopic })).resolves.toEqualTypeOf<Page<Event>>();
expectTypeOf(createEvents().list({ topic: "job:failed" })).resolves.toEqualTypeOf<Page<JobFailedEvent>>();
// @ts-expect-error there is no such topic
api.events.list({ topic: "commit:creatd" });
// @ts-expect-error there is no such topic
api.events.follow({ topic: "commit:creatd" });
// @ts-expect-error there is no such domain
api.events.follow({ domain: "commit" });
for (const field of (await api.sheets.list({ workbookId: "us_wb_1" }))[0]?.config.fields ?? []) {
  if (field.type === "number") expectTypeOf(field.config?.decimalPlaces).toEqualTypeOf<number | undefined>();
  // @ts-expect-error only numbers have decimal places
  if (field.type === "string") field.config?.decimalPlaces;
}
for (const action of await api.actions.list({ spaceId: "us_sp_1" })) {
  if (action.mount?.type === "field") expectTypeOf(action.mount.keys).toEqualTypeOf<string[] | undefined>();
}

// One resource alone has the same methods.
expectTypeOf(createSpaces()).toEqualTypeOf<Spaces>();
expectTypeOf(createSpaces().update).toEqualTypeOf(api.spaces.update);
expectTypeOf(createCanvasAreas({ token: "t" }).list).toEqualTypeOf(api.canvasAreas.list);
expectTypeOf(createEvents().follow).toEqualTypeOf(api.events.follow);

// All kinds of rows compile, but only with values that a cell can have.
api.records.insertAll("us_sh_1", [{ name: "Cup", price: 24.5, note: null }], { chunkSize: 100 });
// @ts-expect-error a function is not a cell
api.records.insertAll("us_sh_1", [{ name: () => "Cup" }]);

// What waits, reads all records or exports has the types of the operations behind it.
expectTypeOf(api.jobs.wait("us_jb_1")).resolves.toEqualTypeOf<Job>();
for await (const record of api.records.all("us_sh_1", { q: "price gte 20" })) {
  expectTypeOf(record).toEqualTypeOf<SheetRecord>();
}
expectTypeOf(api.sheets.export("us_sh_1", { format: "xlsx" })).resolves.toEqualTypeOf<Download>();
// @ts-expect-error the query has no such parameter
api.records.all("us_sh_1", { pagesize: 10 });
// @ts-expect-error there is no such format
api.sheets.export("us_sh_1", { format: "docx" });
// @ts-expect-error it is the id of a sheet, not of a job
api.jobs.wait("us_sh_1");

// Wrong use does not compile.
// @ts-expect-error there is no such resource
api.space;
// @ts-expect-error there is no such method
api.accounts.delete("us_acc_1");
// @ts-expect-error the id is missing
api.actions.get();
// @ts-expect-error an id is text
api.actions.get(1);
const space = await api.spaces.get("us_sp_1");
api.workbooks.list({ spaceId: space.id });
// @ts-expect-error it is the id of a space, not of a sheet
api.sheets.get(space.id);
// @ts-expect-error it is the id of a space, not of a sheet
api.sheets.get("us_sp_1");
// @ts-expect-error it is the id of a sheet, not of a space
api.workbooks.list({ spaceId: "us_sh_1" });
// @ts-expect-error nothing is known of this text
api.sheets.get(String(space.name));
api.sheets.get(asId("sheet", String(space.name)));
api.guests.assignRole("us_g_1", { roleId: "us_rol_1", resourceId: space.id });
// @ts-expect-error a role is granted on accounts, environments and spaces
api.guests.assignRole("us_g_1", { roleId: "us_rol_1", resourceId: "us_sh_1" });
// @ts-expect-error the body is missing
api.spaces.update("us_sp_1");
// @ts-expect-error the body has no such property
api.spaces.update("us_sp_1", { nmae: "Spring" });
// @ts-expect-error the query requires a workbook
api.sheets.list();
// @ts-expect-error the query requires a workbook
api.sheets.list({});
// @ts-expect-error the query has no such parameter
api.canvasAreas.list({ canvasid: "us_cv_1" });
// @ts-expect-error the value is not one of the enum
api.calculations.list("us_sh_1", { filter: "invalid" });
// @ts-expect-error a required parameter is not undefined
api.sheets.list({ workbookId: undefined });
// @ts-expect-error the option is misspelt
api.spaces.update("us_sp_1", {}, { timeout: { total: 1 } });
// @ts-expect-error the time-out is misspelt
api.spaces.update("us_sp_1", {}, { timeouts: { totl: 1 } });
// @ts-expect-error this operation always sends the header
api.accounts.getCurrent({ disableHooks: true });
// @ts-expect-error an upload needs its space
api.files.upload(new Blob(["a"]), { environmentId: "us_env_1" });
// @ts-expect-error a path is not a source; use fromPath
api.files.upload("products.csv", { spaceId: "us_sp_1", environmentId: "us_env_1" });
// @ts-expect-error the option is misspelt
createClient({ baseURL: "http://localhost:4011/v1" });
// @ts-expect-error a token is text or a function
createClient({ token: 1 });
