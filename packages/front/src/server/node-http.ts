import { createRequire } from "node:module";

/**
 * Node's HTTP. An `import` of it would read its every export and so load the whole of `fetch`, which is a third of the
 * time that the mock needs to start.
 */
export const http: typeof import("node:http") = createRequire(import.meta.url)("node:http");
