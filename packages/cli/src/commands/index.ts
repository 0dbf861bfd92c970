import type { Command } from "commander";
import type { Builder } from "../context.ts";
import { addAgentCommands } from "./agents.ts";
import { addEventCommands } from "./events.ts";
import { addExport } from "./export.ts";
import { addImport } from "./import.ts";
import { addJobCommands } from "./jobs.ts";
import { addLogin } from "./login.ts";
import { addOpen } from "./open.ts";
import { addRecordCommands } from "./records.ts";
import { addWho } from "./who.ts";

/** Adds the commands that are not below a resource. */
export function addCommands(program: Command, builder: Builder): void {
  addLogin(program, builder);
  addImport(program, builder);
  addExport(program, builder);
  addOpen(program, builder);
  addWho(program, builder);
}

/** The commands of a resource that are more than one operation. */
export const commandsOf: Readonly<Record<string, (resource: Command, builder: Builder) => void>> = {
  agents: addAgentCommands,
  events: addEventCommands,
  jobs: addJobCommands,
  records: addRecordCommands,
};
