export { createHandler, type Docs, type DocsOptions, serve } from "./serve.ts";
export type { Servers } from "./server/assets.ts";
