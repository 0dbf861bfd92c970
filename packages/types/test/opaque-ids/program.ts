// Compiled without `strictIds`: ids are opaque, as the specification says, and a service may use others than ours.
import type { ActorIdUnion, ResourceIdUnion, Space, SpaceId } from "@data-import/types";
import { expectTypeOf } from "vitest";

expectTypeOf<SpaceId>().toEqualTypeOf<string>();
expectTypeOf<ResourceIdUnion>().toEqualTypeOf<string>();
expectTypeOf<ActorIdUnion>().toEqualTypeOf<string>();
expectTypeOf<Space["id"]>().toEqualTypeOf<string>();
const ids = { space: "7f6c1a52-3d0e-4a9b-9c1e-6d1f0a9c2b11" };
export const id: SpaceId = ids.space;
// @ts-expect-error an id is text
export const number: SpaceId = 7;
