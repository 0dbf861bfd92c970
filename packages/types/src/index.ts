export { asId } from "./as-id.ts";
export * from "./enums.gen.ts";
export type { Ids } from "./ids.gen.ts";
export type * from "./openapi.gen.ts";
