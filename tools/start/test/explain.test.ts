import { describe, expect, it } from "vitest";
import { explainFailure } from "../explain.mjs";

describe("a failed step", () => {
  it.each([
    ["npm error code ENOTFOUND\nnpm error network request to the registry failed", "Check the network"],
    ["npm error code ECONNREFUSED\nnpm error FetchError: request failed", "Check the network"],
    ["npm error code SELF_SIGNED_CERT_IN_CHAIN", "NODE_EXTRA_CA_CERTS"],
    ["Error: ERR_PNPM_META_FETCH_FAIL\n  × installing dependencies", "Check the network"],
    [
      "Error: ERR_PNPM_TARBALL_FETCH_TARBALL\n  ├─▶ error sending request\n  ├─▶ dns error",
      "Check the network",
    ],
    ["Error: ERR_PNPM_OUTDATED_LOCKFILE\n  × installing dependencies", "pnpm-lock.yaml does not match"],
    ["npm error code ENOSPC\nnpm error nospc", "The disk is full"],
    ["npm error code EACCES\nnpm error syscall mkdir", "Check the owner of this folder"],
    ["npm error code ETARGET\nnpm error notarget No matching version found", "does not have this version"],
    ["npm error code EINTEGRITY", "npm cache clean --force"],
  ])("that printed %j says what to do", (output, advice) => {
    const sentence = explainFailure("install", "pnpm install --frozen-lockfile", output);
    expect(sentence).toMatch(/^The install step failed: `pnpm install --frozen-lockfile`\. /);
    expect(sentence).toContain(advice);
  });

  it("with an unknown cause shows the end of its output first", () => {
    const output = Array.from({ length: 30 }, (_, index) => `line ${index + 1}`).join("\n");
    const sentence = explainFailure("install", "pnpm install", output);
    expect(sentence).not.toContain("line 18\n");
    expect(sentence).toMatch(/^line 19\n.*line 30\n\nThe install step failed: `pnpm install`\./s);
  });
});
