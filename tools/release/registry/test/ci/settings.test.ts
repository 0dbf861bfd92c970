import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { writeFiles } from "../../consumer.ts";
import { packageModules } from "../../packages.ts";
import { runCommand } from "../../run-command.ts";

// Other settings, and `require()` itself, are tried by the other suites and by `release:check`.
test.each([
  ["moduleResolution: node10", { module: "commonjs", moduleResolution: "node10" }, "TS2307"],
  ["module: node16", { module: "node16" }, "TS1479"],
])("in CommonJS, %s fails as the READMEs say", async (_name, options, code) => {
  const folder = join(inject("consumer"), `settings-${options.module}`);
  const compilerOptions = { ...options, target: "es2023", types: [], skipLibCheck: true, noEmit: true };
  writeFiles(folder, {
    "program.cts": 'import { createClient } from "@data-import/client";\nconsole.log(createClient);\n',
    "tsconfig.json": JSON.stringify({ compilerOptions, files: ["program.cts"] }),
  });
  const compiler = join(packageModules, "typescript-5.9/bin/tsc");
  const end = await runCommand(process.execPath, [compiler, "-p", folder], { cwd: folder });
  expect(end.stdout.match(/error TS\d+/g)).toEqual([`error ${code}`]);
});
