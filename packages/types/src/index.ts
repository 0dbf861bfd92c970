export * from "./enums.gen.ts";
export type * from "./openapi.gen.ts";
