import { createSandbox } from "@data-import/agents";
import { expect, test } from "vitest";

test("ends code that does not end", async () => {
  const sandbox = createSandbox({ timeLimit: 1000 });
  const result = await sandbox.run({
    versionId: "first",
    source: "export default () => { for (;;); };",
    event: {},
    url: "http://127.0.0.1:4010/v1",
    createToken: async () => ({ text: "any", expiresAt: "2999-01-01T00:00:00.000Z", revoke: async () => {} }),
    signal: new AbortController().signal,
  });
  expect(result).toMatchObject({ success: false, log: "The run was ended after 1 seconds." });
  await sandbox.close();
});
