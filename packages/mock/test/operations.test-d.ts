import {
  createMock,
  type ExampleName,
  type OperationId,
  type ResponseBody,
  type ResponseStatus,
} from "@data-import/mock";
import type {
  AgentResponse,
  EnvironmentId,
  ErrorEnvelope,
  FileMode,
  InsertRecordsRequest,
  SheetId,
} from "@data-import/types";
import { expectTypeOf } from "vitest";

const mock = createMock();
const failure: ErrorEnvelope = { errors: [{ message: "No such agent", key: "agentId" }] };

// Examples are those of the responses of the operation, including failures, but not those of its requests.
mock.on("listSheets").example("twoSheets").example("tooManyRequests");
expectTypeOf<"agentNotFound">().toExtend<ExampleName<"getAgent">>();
// @ts-expect-error there is no such example
mock.on("listSheets").example("threeSheets");
// @ts-expect-error this example belongs to another operation
mock.on("listSheets").example("agentNotFound");
// @ts-expect-error this is what is sent to the operation
mock.on("insertRecords").example("validRow");
// @ts-expect-error there is no such operation
mock.on("listSheet");

// Statuses are the documented ones, and every error if the description has a `default`.
mock.on("getAgent").reply(404, failure).reply(503, failure);
expectTypeOf<Extract<ResponseStatus<"getAgent">, 200 | 201 | 399 | 400 | 599 | 600>>().toEqualTypeOf<
  200 | 400 | 599
>();
// @ts-expect-error the description has no such success
mock.on("getAgent").reply(201, failure);
// @ts-expect-error no response has this status
mock.on("getAgent").reply(600, failure);

// Bodies are those of the status.
expectTypeOf<ResponseBody<"getAgent", 200>>().toEqualTypeOf<AgentResponse>();
expectTypeOf<ResponseBody<"getAgent", 404 | 503>>().toEqualTypeOf<ErrorEnvelope>();
mock.on("getAgent").reply(200, {} as AgentResponse);
mock.on("downloadAgentExport").reply(200, new Uint8Array(3)).reply(200, "text");
// @ts-expect-error a failure is not a success
mock.on("getAgent").reply(200, failure);
// @ts-expect-error an envelope holds a list of errors
mock.on("getAgent").reply(404, { message: "No such agent" });
// @ts-expect-error a misspelt property is none
mock.on("listSheets").reply(200, { data: [], pagintion: {} });
// @ts-expect-error bytes or text
mock.on("downloadAgentExport").reply(200, { data: [] });

// A body made from the request knows what that request is.
mock.on("getAgent").reply(404, ({ params }) => ({ errors: [{ message: `No ${params.agentId}` }] }));
// @ts-expect-error the path has no such parameter
mock.on("getAgent").reply(404, ({ params }) => ({ errors: [{ message: params.spaceId }] }));

// A loop over all operations can override the response of each.
const anyId = "getAgent" as OperationId;
mock.on(anyId).reply(500, failure);

// Requests have what the description says their operation is sent.
const [inserted] = mock.requests.for("insertRecords");
if (inserted) {
  expectTypeOf(inserted.params.sheetId).toEqualTypeOf<SheetId>();
  expectTypeOf(inserted.json).toEqualTypeOf<InsertRecordsRequest>();
  expectTypeOf(inserted.parts).toEqualTypeOf<undefined>();
  // @ts-expect-error it has no query
  inserted.query.workbookId;
}
const [listed] = mock.requests.for("listAgents");
if (listed) {
  expectTypeOf(listed.query.isSystem).toEqualTypeOf<boolean | undefined>();
  expectTypeOf(listed.query.environmentId).toEqualTypeOf<EnvironmentId>();
  expectTypeOf(listed.headers["x-disable-hooks"]).toEqualTypeOf<"true">();
  expectTypeOf(listed.headers["x-request-id"]).toEqualTypeOf<string | undefined>();
  expectTypeOf(listed.json).toEqualTypeOf<undefined>();
}
const [uploaded] = mock.requests.for("uploadFile");
if (uploaded) {
  expectTypeOf(uploaded.parts.file.bytes).toEqualTypeOf<Uint8Array>();
  expectTypeOf(uploaded.parts.mode).toEqualTypeOf<FileMode | undefined>();
  expectTypeOf(uploaded.parts.actions).toEqualTypeOf<string[] | undefined>();
  // @ts-expect-error there is no such part
  uploaded.parts.files;
}
// @ts-expect-error there is no such operation
mock.requests.for("insertRecord");
