import assert from "node:assert/strict";
import { serve } from "@data-import/docs";

const docs = await serve({ port: 0 });
const page = await fetch(`${docs.url}operations/listSheets/`);
assert.equal(page.status, 200);
assert.match(await page.text(), /<h1>List the sheets of a workbook<\/h1>/);
console.log(docs.url);
await docs.close();
