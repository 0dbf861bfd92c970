import assert from "node:assert/strict";
import { createClient } from "@data-import/client";
import { createListener, recordHook } from "@data-import/listener";
import { createMock } from "@data-import/mock";

const mock = createMock();
const api = createClient({ baseUrl: mock.url, token: "any", fetch: mock.fetch });
const listener = createListener().use(recordHook("products", (record) => record.set("sku", "CUP-NEW")));
assert.deepEqual(listener.topics, ["commit:created"]);

const event = await api.events.get("us_evt_Dk9rG2wE", { headers: { Prefer: "example=commitCreated" } });
await listener.dispatchEvent(event, { api });
assert.equal(mock.requests.for("updateRecords").length, 1);
console.log(event.topic);
