import { runSuites } from "./run-suites.ts";

process.exitCode = await runSuites(new URL("./suites/", import.meta.url), process.argv.slice(2));
