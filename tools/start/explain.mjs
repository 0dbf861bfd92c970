import { spellCommand } from "./verbs.mjs";
import { oldestNode } from "./versions.mjs";

/**
 * What is known to go wrong while something is fetched or installed, and what to do then.
 *
 * @type {readonly { sign: RegExp, advice: string }[]}
 */
const causes = [
  {
    sign: /SELF_SIGNED_CERT|UNABLE_TO_(GET|VERIFY)|CERT_HAS_EXPIRED|invalid peer certificate/,
    advice:
      "Something between this machine and the npm registry shows a certificate that is not trusted here. Set " +
      "NODE_EXTRA_CA_CERTS to the file of its certificate authority, then run the same command again.",
  },
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|ERR_PNPM_META_FETCH_FAIL|ERR_PNPM_TARBALL_FETCH|dns error/,
    advice:
      "The npm registry did not answer. Check the network (and the proxy settings of npm, if there is a proxy), " +
      "then run the same command again.",
  },
  {
    sign: /ERR_PNPM_OUTDATED_LOCKFILE|ERR_PNPM_NO_LOCKFILE|ERR_PNPM_LOCKFILE_CONFIG_MISMATCH/,
    advice:
      "pnpm-lock.yaml does not match the package.json files. Run `.toolchain/node_modules/.bin/pnpm install`, " +
      "and commit the lockfile with the change.",
  },
  { sign: /ENOSPC|No space left/i, advice: "The disk is full. Make room, then run the same command again." },
  {
    sign: /EACCES|EPERM|Permission denied/i,
    advice: "A file may not be written. Check who owns this folder, then run the same command again.",
  },
  {
    sign: /\bE404\b|ETARGET|ERR_PNPM_FETCH_404|ERR_PNPM_NO_MATCHING_VERSION/,
    advice:
      "The npm registry has no such version for this machine. If it is Node that is missing, install Node " +
      `${oldestNode} or newer in your system's own way; else check the registry that npm is set to.`,
  },
  {
    sign: /EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY/,
    advice: "A download is damaged. Run `npm cache clean --force`, then the same command again.",
  },
];

/**
 * A sentence for a failed step: which step, which command, what to do next; then the end of what it printed.
 *
 * @param {string} step
 * @param {string} command
 * @param {string} output
 */
export function explainFailure(step, command, output) {
  const cause = causes.find(({ sign }) => sign.test(output));
  const advice =
    cause?.advice ?? "What it printed last is above; mend that, then run the same command again.";
  const tail = output.trimEnd().split("\n").slice(-12).join("\n");
  return `${cause === undefined && tail !== "" ? `${tail}\n\n` : ""}The ${step} step failed: \`${command}\`. ${advice}`;
}

/**
 * A sentence for a turbo task that failed, after its output.
 *
 * @param {string} verb
 * @param {readonly string[]} tasks
 */
export function explainFailedTasks(verb, tasks) {
  return `${spellCommand(verb)} failed in ${tasks.join(", ")}. What each printed is above; mend that and run it again.`;
}
