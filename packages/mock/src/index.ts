export type { FilePart, HttpResponse, Violation } from "@data-import/front";
export type { Coverage, CoveragePart } from "./control/coverage.ts";
export type { FaultKind, FaultOptions } from "./control/faults.ts";
export type { Override } from "./control/overrides.ts";
export type { RecordedRequest, UnmatchedRequest } from "./control/recorded-request.ts";
export type { Requests } from "./control/requests.ts";
export {
  createMock,
  type ListeningMock,
  type ListenOptions,
  type Mock,
  type MockOptions,
} from "./create-mock.ts";
export type { FetchEngine } from "./engine/from-fetch.ts";
export type {
  ErrorStatus,
  ExampleName,
  OperationId,
  ResponseBody,
  ResponseStatus,
} from "./operation-types.ts";
