import assert from "node:assert/strict";
import { createMock } from "@data-import/mock";

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
