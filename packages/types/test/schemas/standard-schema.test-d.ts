import type { CommitCreatedEvent, Event, Space, File as UploadedFile } from "@data-import/types";
import {
  commitCreatedEventSchema,
  type eventSchema,
  type fileSchema,
  type Schema,
  spaceSchema,
} from "@data-import/types/schemas";
import type { StandardSchemaV1 } from "@standard-schema/spec";
import { expectTypeOf } from "vitest";

spaceSchema satisfies StandardSchemaV1<Space, Space>;
expectTypeOf<StandardSchemaV1.InferOutput<typeof spaceSchema>>().toEqualTypeOf<Space>();
expectTypeOf<StandardSchemaV1.InferInput<typeof fileSchema>>().toEqualTypeOf<UploadedFile>();
expectTypeOf<StandardSchemaV1.InferOutput<typeof eventSchema>>().toEqualTypeOf<Event>();
expectTypeOf(commitCreatedEventSchema).toEqualTypeOf<Schema<CommitCreatedEvent>>();

// Validators do not wait, so that no caller has to.
const result = spaceSchema["~standard"].validate({});
if (result.issues) expectTypeOf(result.issues[0]?.message).toEqualTypeOf<string | undefined>();
else expectTypeOf(result.value).toEqualTypeOf<Space>();
// @ts-expect-error the value may be invalid
result.value;
// @ts-expect-error another type
spaceSchema satisfies StandardSchemaV1<Event, Event>;
