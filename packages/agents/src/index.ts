export { createSandbox } from "./create-sandbox.ts";
export type { AgentToken, Measurements, Run, RunResult, Sandbox, SandboxOptions } from "./sandbox.ts";
