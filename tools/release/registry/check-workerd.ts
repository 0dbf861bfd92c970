import { existsSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { type Candidate, consumersFolder } from "./candidate.ts";
import { copyToConsumer, writeFiles } from "./consumer.ts";
import { type Column, checkEach } from "./outcomes.ts";
import { runCommand } from "./run-command.ts";
import { serveMock } from "./serve-mock.ts";

const folderName = "workerd";

/**
 * Runs the worker of each package that has one in workerd, the runtime of Cloudflare Workers. It sends requests to the
 * installed mock.
 */
export async function checkWorkerd(
  workerd: string,
  packages: readonly Candidate[],
  home: string,
): Promise<Column> {
  const folder = join(home, folderName);
  copyToConsumer(join(consumersFolder, folderName), folder);
  const mock = await serveMock(home);
  try {
    return await checkEach("workerd", packages, async ({ shortName }) =>
      existsSync(join(folder, `${shortName}.ts`))
        ? runWorker(workerd, folder, shortName, mock.url)
        : "does not apply",
    );
  } finally {
    mock.end();
  }
}

async function runWorker(workerd: string, folder: string, name: string, address: string): Promise<string[]> {
  await build({
    root: folder,
    configFile: false,
    logLevel: "warn",
    resolve: { conditions: ["workerd", "worker", "browser"] },
    build: {
      emptyOutDir: false,
      lib: { entry: `${name}.ts`, formats: ["es"], fileName: name },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  writeFiles(folder, { [`${name}.capnp`]: configure(name, address) });
  const { code, stdout, stderr } = await runCommand(workerd, ["test", `${name}.capnp`], {
    cwd: folder,
  });
  return code === 0 ? [] : [`workerd/${name}.ts ended with code ${code}: ${stdout}${stderr}`];
}

/** By default, workerd reaches no address of this machine. */
function configure(name: string, address: string): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [
  (name = "worker", worker = (
    modules = [(name = "${name}.js", esModule = embed "dist/${name}.js")],
    compatibilityDate = "2026-11-01",
    globalOutbound = "network",
    bindings = [(name = "API", text = "${address}")],
  )),
  (name = "network", network = (allow = ["local", "private"])),
]);
`;
}
