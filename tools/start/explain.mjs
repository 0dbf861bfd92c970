import { spellCommand } from "./verbs.mjs";
import { oldestNode } from "./versions.mjs";

/**
 * Known causes of failed downloads and installs, with advice.
 *
 * @type {readonly { sign: RegExp, advice: string }[]}
 */
const causes = [
  {
    sign: /SELF_SIGNED_CERT|UNABLE_TO_(GET|VERIFY)|CERT_HAS_EXPIRED|invalid peer certificate/,
    advice:
      "A proxy between this machine and the npm registry uses a certificate that Node does not trust. Set " +
      "NODE_EXTRA_CA_CERTS to the file with its certificate authority, then run the same command again.",
  },
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|ERR_PNPM_META_FETCH_FAIL|ERR_PNPM_TARBALL_FETCH|dns error/,
    advice:
      "The npm registry did not respond. Check the network (and the proxy settings of npm, if there is a proxy), " +
      "then run the same command again.",
  },
  {
    sign: /ERR_PNPM_OUTDATED_LOCKFILE|ERR_PNPM_NO_LOCKFILE|ERR_PNPM_LOCKFILE_CONFIG_MISMATCH/,
    advice:
      "pnpm-lock.yaml does not match the package.json files. Run `.toolchain/node_modules/.bin/pnpm install`, " +
      "and commit the lockfile together with the change.",
  },
  {
    sign: /ENOSPC|No space left/i,
    advice: "The disk is full. Delete some files, then run the same command again.",
  },
  {
    sign: /EACCES|EPERM|Permission denied/i,
    advice: "A file cannot be written. Check the owner of this folder, then run the same command again.",
  },
  {
    sign: /\bE404\b|ETARGET|ERR_PNPM_FETCH_404|ERR_PNPM_NO_MATCHING_VERSION/,
    advice:
      "The npm registry does not have this version for this machine. If Node is missing, install Node " +
      `${oldestNode} or newer with the tools of your system. Otherwise check which registry npm uses.`,
  },
  {
    sign: /EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY/,
    advice: "A download is damaged. Run `npm cache clean --force`, then the same command again.",
  },
];

/**
 * The message for a failed step: the end of its output if the cause is unknown, then the step, the command and advice.
 *
 * @param {string} step
 * @param {string} command
 * @param {string} output
 */
export function explainFailure(step, command, output) {
  const cause = causes.find(({ sign }) => sign.test(output));
  const advice =
    cause?.advice ?? "See the end of its output above; correct the error, then run the same command again.";
  const tail = output.trimEnd().split("\n").slice(-12).join("\n");
  return `${cause === undefined && tail !== "" ? `${tail}\n\n` : ""}The ${step} step failed: \`${command}\`. ${advice}`;
}

/**
 * The sentence after the output of failed turbo tasks.
 *
 * @param {string} verb
 * @param {readonly string[]} tasks
 */
export function explainFailedTasks(verb, tasks) {
  return `${spellCommand(verb)} failed in ${tasks.join(", ")}. See the output above; correct the errors, then run it again.`;
}
