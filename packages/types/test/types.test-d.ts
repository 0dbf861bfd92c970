import type {
  ActionConstraint,
  ActionMount,
  components,
  ErrorEnvelope,
  Event,
  EventTopic,
  File,
  operations,
  Pagination,
  paths,
  Record,
  Error as ServiceError,
  Space,
  UploadFileRequest,
} from "@data-import/types";
import { eventTopics } from "@data-import/types";
import { expectTypeOf } from "vitest";

// Schemas that share a name with a global are the service's, not the global's.
expectTypeOf<ServiceError>().toEqualTypeOf<{ message: string; key?: string }>();
expectTypeOf<ErrorEnvelope["errors"]>().toEqualTypeOf<ServiceError[]>();
expectTypeOf<File["mimetype"]>().toEqualTypeOf<string>();
expectTypeOf<Event["domain"]>().toBeString();
expectTypeOf<Record>().toHaveProperty("values");
expectTypeOf<Pagination>().toEqualTypeOf<{ currentPage: number; pageCount: number; totalCount: number }>();

// The flat names and the ones inside `components` are the same types.
expectTypeOf<components["schemas"]["Space"]>().toEqualTypeOf<Space>();
expectTypeOf<paths["/sheets"]["get"]>().toEqualTypeOf<operations["listSheets"]>();

// `paths` says what the description says, the required header included.
type ListAgents = paths["/agents"]["get"]["parameters"];
expectTypeOf<ListAgents["header"]>().toEqualTypeOf<{ "X-Disable-Hooks": "true" }>();
expectTypeOf<ListAgents["query"]["environmentId"]>().toEqualTypeOf<string>();
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

// The lists hold the members of their enums.
expectTypeOf(eventTopics).toEqualTypeOf<readonly EventTopic[]>();
// @ts-expect-error the lists cannot be changed
eventTopics.push("commit:created");

// @ts-expect-error there is no such topic
export const misspelt: EventTopic = "commit:creatd";
// @ts-expect-error a message is required
export const empty: ServiceError = {};
// @ts-expect-error there is no such operation
export type None = operations["listSheet"];
