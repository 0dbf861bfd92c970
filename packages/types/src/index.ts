import type { components } from "./openapi.gen.ts";

export { asId } from "./as-id.ts";
export * from "./enums.gen.ts";
export type { Ids } from "./ids.gen.ts";
export * from "./limits.gen.ts";
export type * from "./openapi.gen.ts";
export type { Register } from "./register.ts";

/** All schemas by their names in the description: `Schemas["Record"]` does not hide the global `Record`. */
export type Schemas = components["schemas"];
