#!/usr/bin/env node
import * as module from "node:module";

// Compiled code is kept for the next start, where Node can (22.1 and newer); what is imported before this is not.
module.enableCompileCache?.();
const { run } = await import("./command/run.ts");
await run(process.argv.slice(2));
