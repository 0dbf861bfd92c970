import assert from "node:assert/strict";
import { createSandbox } from "@data-import/agents";

const sandbox = createSandbox();
const result = await sandbox.run({
  versionId: "first",
  source: "export default ({ topic }) => console.log(topic);",
  event: { topic: "commit:created" },
  url: "http://127.0.0.1:4010/v1",
  createToken: async () => ({ text: "any", expiresAt: "2999-01-01T00:00:00.000Z", revoke: async () => {} }),
  signal: new AbortController().signal,
});
assert.equal(result.success, true, result.log);
console.log(result.log);
await sandbox.close();
