export { explainPort } from "./explain-port.ts";
export { describeFlags, type Flags, OptionError, readFlags, readPort } from "./flags.ts";
export { type Command, readVersion, runCommand } from "./run-command.ts";
