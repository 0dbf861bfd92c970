export { createHandler, type Docs, type DocsOptions, serve } from "./serve.ts";
