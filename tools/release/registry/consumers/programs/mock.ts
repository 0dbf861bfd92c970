import assert from "node:assert/strict";
import { createMock } from "@data-import/mock";
import { createMock as createPrismMock } from "@data-import/mock/prism";

const mock = createMock();
const listening = await mock.listen();
const address = `${listening.url}/sheets?workbookId=us_wb_Rm5yZ1hC`;

assert.equal((await fetch(address)).status, 401);
const response = await fetch(address, { headers: { Authorization: "Bearer any" } });
assert.equal(response.status, 200);
const wrong = await fetch(`${address}&pagesize=1`, { headers: { Authorization: "Bearer any" } });
assert.equal(wrong.status, 400);
console.log(await wrong.text());
await listening.close();

const prism = createPrismMock({ dynamic: true });
const download = `${prism.url}/agent-exports/us_agx_Lw9fJ3tR/download`;
const words = await prism.fetch(download, {
  headers: { Authorization: "Bearer any", "X-Disable-Hooks": "true" },
});
// Only Prism's engine makes up words for a file.
assert.match(await words.text(), /^[A-Za-z]+( [a-z]+)*$/i);
