import * as module from "node:module";

// As in the command: earlier imports would not be kept in the cache.
module.enableCompileCache?.();
const { work } = await import("./work.ts");
await work();
