#!/usr/bin/env node
import { runCommand } from "./command.ts";

try {
  console.log(runCommand(process.argv.slice(2)));
} catch (error) {
  console.error(`codegen: ${(error as Error).message}`);
  process.exitCode = 1;
}
