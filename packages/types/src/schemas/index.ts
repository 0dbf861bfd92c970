export * from "../schemas.gen.ts";
export type { Issue } from "./find-issues.ts";
export type { Schema, Validation } from "./schema.ts";
export type { Choice, Format, Link, Shape, TypeName } from "./shape.ts";
