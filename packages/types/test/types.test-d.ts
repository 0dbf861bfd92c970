import type {
  ActionConstraint,
  ActionMount,
  AppCreate,
  AppType,
  CommitCreatedEvent,
  components,
  EnvironmentId,
  ErrorCode,
  ErrorEnvelope,
  Event,
  EventBase,
  EventTopic,
  File,
  FileMode,
  FileStatus,
  operations,
  Pagination,
  paths,
  Record,
  Schemas,
  Error as ServiceError,
  SheetId,
  Space,
  UnknownEvent,
  UnknownTopic,
  UploadFileRequest,
} from "@data-import/types";
import { type appTypes, eventTopics, type fileModes } from "@data-import/types";
import { expectTypeOf } from "vitest";

// Schemas that share a name with a global are the service's, not the global's.
expectTypeOf<ServiceError>().toEqualTypeOf<{ message: string; key?: string; code?: ErrorCode }>();
expectTypeOf<ErrorEnvelope["errors"]>().toEqualTypeOf<ServiceError[]>();
expectTypeOf<File["mimetype"]>().toEqualTypeOf<string>();
expectTypeOf<Event["domain"]>().toBeString();
expectTypeOf<Record>().toHaveProperty("values");
expectTypeOf<Schemas["Record"]>().toEqualTypeOf<Record>();
expectTypeOf<Pagination>().toEqualTypeOf<{
  currentPage: number;
  pageCount: number;
  totalCount: number;
  nextCursor?: string;
}>();

// The flat names and the ones inside `components` are the same types.
expectTypeOf<components["schemas"]["Space"]>().toEqualTypeOf<Space>();
expectTypeOf<paths["/sheets"]["get"]>().toEqualTypeOf<operations["listSheets"]>();

// `paths` follows the description, including the required header.
type ListAgents = paths["/agents"]["get"]["parameters"];
expectTypeOf<ListAgents["header"]>().toEqualTypeOf<{ "X-Disable-Hooks": "true" }>();
expectTypeOf<ListAgents["query"]["environmentId"]>().toEqualTypeOf<EnvironmentId>();
expectTypeOf<paths["/v1/workbooks/{workbookId}/flags/bulk-mutate"]>().toHaveProperty("post");

// Unions narrow by their discriminator.
export function readKeys(mount: ActionMount): string[] | undefined {
  if (mount.type === "field") return mount.keys;
  // @ts-expect-error only a mount on fields has keys
  return mount.keys;
}
expectTypeOf<Extract<ActionConstraint, { type: "hasData" }>>().not.toBeNever();

// Bytes are blobs.
expectTypeOf<UploadFileRequest["file"]>().toEqualTypeOf<Blob>();

// The lists have the known members of their enums.
expectTypeOf<(typeof eventTopics)[number]>().toEqualTypeOf<EventTopic>();
expectTypeOf<(typeof fileModes)[number]>().toEqualTypeOf<"import" | "export">();
// @ts-expect-error the lists cannot be changed
eventTopics.push("commit:created");

// Enums of requests are closed; those of responses are open, because the service may have newer values.
expectTypeOf<FileMode>().toEqualTypeOf<"import" | "export">();
expectTypeOf<NonNullable<UploadFileRequest["mode"]>>().toEqualTypeOf<FileMode>();
export const mode: NonNullable<File["mode"]> = "archive";
// @ts-expect-error an upload has one of the known modes
export const wrongMode: NonNullable<UploadFileRequest["mode"]> = "archive";
export const status: File["status"] = "quarantined";
// @ts-expect-error a FileStatus is a known value
export const wrongStatus: FileStatus = "quarantined";
// What the service does not depend on is open in requests, too; editors offer the known values.
export const appType: AppCreate["type"] = "TIDES";
expectTypeOf<(typeof appTypes)[number]>().toExtend<AppType>();
export function readStatus(file: File): string {
  switch (file.status) {
    case "complete":
      return "done";
    default:
      return file.status;
  }
}

// Events narrow by topic, and an event with an unknown topic can still be read.
export function readEvent(event: Event): string | boolean | undefined {
  if (event.topic === "commit:created") {
    expectTypeOf(event).toEqualTypeOf<CommitCreatedEvent>();
    expectTypeOf(event.context.sheetId).toEqualTypeOf<SheetId>();
    expectTypeOf(event.domain).toEqualTypeOf<"workbook">();
    return event.payload.trackChanges;
  }
  switch (event.topic) {
    case "flag:created":
      return event.payload.colorHex;
    case "job:ready":
      // @ts-expect-error jobs have no such property
      return event.payload.colorHex;
  }
  // @ts-expect-error which optional ids exist depends on the topic
  event.context.spaceId.length;
  // @ts-expect-error there is no such topic
  if (event.topic === "commit:creatd") return undefined;
  const general: EventBase = event;
  return `${general.topic} ${Object.keys(general.payload)}`;
}
declare const unknown: UnknownEvent;
expectTypeOf(unknown.payload).toEqualTypeOf<{ [key: string]: unknown }>();
expectTypeOf(unknown.topic).toExtend<string>();
expectTypeOf(unknown).toExtend<Event>();
export const moved: Event = { ...unknown, topic: "layer:moved" as UnknownTopic };

// @ts-expect-error there is no such topic
export const misspelt: EventTopic = "commit:creatd";
// @ts-expect-error a message is required
export const empty: ServiceError = {};
// @ts-expect-error there is no such operation
export type None = operations["listSheet"];
