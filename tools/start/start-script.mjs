import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArguments } from "./arguments.mjs";
import { Interrupted, passSignalsOn, runChild } from "./child.mjs";
import { explainFailure } from "./explain.mjs";
import { requireFreePorts } from "./ports.mjs";
import { Problem } from "./problem.mjs";
import { startStep } from "./steps.mjs";
import { ensureToolchain } from "./toolchain.mjs";
import { describeVerb, spellCommand, verbs } from "./verbs.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

const installArguments = [
  "install",
  "--frozen-lockfile",
  "--reporter=append-only",
  // A few attempts within seconds; without a network, the default takes minutes.
  "--config.fetch-retry-mintimeout=500",
  "--config.fetch-retry-maxtimeout=2000",
];

/**
 * The entry of every command: installs missing tools and packages, then runs the command with the pinned Node.
 *
 * @param {readonly string[]} words The command line after the name of the script.
 * @returns {Promise<number>} The exit code.
 */
export async function runStartScript(words) {
  passSignalsOn();
  try {
    return await runCommand(words);
  } catch (error) {
    // Stopping a server is a success; stopping other work is not, because it has no result.
    if (error instanceof Interrupted) return verbs[words[0] ?? ""]?.flags.includes("port") ? 0 : 130;
    if (!(error instanceof Problem)) throw error;
    console.error(`\n${error.message}`);
    return error.code;
  }
}

/** @param {readonly string[]} words */
async function runCommand(words) {
  const request = parseArguments(words);
  if (request.help) {
    console.log(describeVerb(request.verb));
    return 0;
  }
  if (verbs[request.verb]?.flags.includes("port")) await requireFreePorts(request.verb, request.port);

  const { node, env } = await ensureToolchain(root);
  if (request.install) await installDependencies(env);
  else if (!existsSync(join(root, "node_modules"))) {
    throw new Problem(
      `Nothing is installed yet. Run ${spellCommand(request.verb)} once without --no-install.`,
    );
  }
  const { code } = await runChild(node, [join(root, "tools/start/src/run.ts"), ...words], {
    cwd: root,
    env,
    inherit: true,
    leash: true,
  });
  return code;
}

/** @param {NodeJS.ProcessEnv} env */
async function installDependencies(env) {
  const step = startStep("install");
  step.note("packages from pnpm-lock.yaml");
  let added = "";
  const install = runChild("pnpm", installArguments, {
    cwd: root,
    // Without CI, pnpm asks on the terminal before it replaces a node_modules folder of another tool.
    env: { ...env, CI: "true" },
    onLine(line) {
      if (line.startsWith("Progress: ")) step.note(line.replace("Progress: ", "packages: "));
      if (line.includes("Will retry in")) step.note("the npm registry does not respond; retrying");
      added = line.match(/^Packages: (\+\d+)/)?.[1] ?? added;
    },
  });
  try {
    const { code, output } = await install;
    if (code !== 0)
      throw new Problem(explainFailure("install", "pnpm install --frozen-lockfile", output), code);
  } catch (error) {
    step.fail(error);
    throw error;
  }
  step.done(added === "" ? "up to date" : `${added.slice(1)} packages`);
}
