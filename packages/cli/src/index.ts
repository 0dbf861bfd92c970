export { type CommandFacts, type CommandPart, describeCommands } from "./describe-commands.ts";
export type { Io, Output } from "./io.ts";
export { run } from "./run.ts";
