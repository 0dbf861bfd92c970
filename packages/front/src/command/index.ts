export { defaultPorts } from "../ports.ts";
export { cleanLine } from "./clean-line.ts";
export { corsFlag, readCorsOption } from "./cors-option.ts";
export { explainPort } from "./explain-port.ts";
export {
  type Arguments,
  describeFlags,
  type Flags,
  OptionError,
  readArguments,
  readFlags,
  readPort,
} from "./flags.ts";
export { type Command, readVersion, runCommand } from "./run-command.ts";
