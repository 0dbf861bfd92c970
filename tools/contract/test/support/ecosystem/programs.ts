/** The packages, as their users install them. Nothing of theirs is in the repository. */
export const packages = [
  ...["@flatfile/api@1.23.1", "@flatfile/listener@1.1.2", "@flatfile/plugin-record-hook@2.0.3"],
  ...["@flatfile/plugin-space-configure@0.5.3", "@flatfile/plugin-delimiter-extractor@2.5.2"],
];

/** Version 1.23.1 of the API client sends a header `Keep-Alive`, which `fetch` of Node refuses: a preload takes it off. */
export const preload = `
const send = globalThis.fetch;
globalThis.fetch = (input, init = {}) => {
  const headers = Object.entries(init.headers ?? {}).filter(([name]) => name.toLowerCase() !== "keep-alive");
  return send(input, { ...init, headers: Object.fromEntries(headers) });
};`;

/** Reads the events of the account again and again, and gives each one to the listener once. */
export const driver = `
import listener from "./listener.mjs";
const { FLATFILE_API_URL: url, FLATFILE_API_KEY: token } = process.env;
listener.setVariables?.({ apiUrl: url, accessToken: token });
const seen = new Set();
for (;;) {
  const response = await fetch(url + "/v1/events?pageSize=1000", { headers: { authorization: "Bearer " + token } });
  const { data } = await response.json();
  for (const event of data.toReversed()) {
    if (seen.has(event.id)) continue;
    seen.add(event.id);
    await listener.dispatchEvent(event);
  }
  console.log("polled");
  await new Promise((resolve) => setTimeout(resolve, 200));
}`;

/** A listener with the plugins. */
export const listener = `
import { FlatfileListener } from "@flatfile/listener";
import { DelimiterExtractor } from "@flatfile/plugin-delimiter-extractor";
import { recordHook } from "@flatfile/plugin-record-hook";
import { configureSpace } from "@flatfile/plugin-space-configure";

export default FlatfileListener.create((client) => {
  client.use(recordHook("contacts", (record) => {
    const email = String(record.get("email") ?? "");
    if (!email.includes("@")) record.addError("email", "Write an address.");
    record.set("name", String(record.get("name") ?? "").toUpperCase());
    return record;
  }));
  client.use(configureSpace({
    workbooks: [{
      name: "Configured",
      sheets: [{ name: "Contacts", slug: "contacts", fields: [
        { key: "name", type: "string", label: "Name" },
        { key: "email", type: "string", label: "Email" },
      ] }],
    }],
  }));
  client.use(DelimiterExtractor(".dat", { delimiter: "|" }));
});`;

/** What a program does that has the API client alone. It prints what it found. */
export const client = `
import { FlatfileClient } from "@flatfile/api";
const api = new FlatfileClient();
const { data: environments } = await api.environments.list();
const environmentId = environments.find(({ isProd }) => !isProd).id;
const { data: space } = await api.spaces.create({ name: "Client", environmentId });
const { data: workbook } = await api.workbooks.create({
  name: "Client", spaceId: space.id, environmentId,
  sheets: [{ name: "Goods", slug: "goods", fields: [{ key: "sku", type: "string", constraints: [{ type: "required" }] }] }],
});
const sheetId = workbook.sheets[0].id;
await api.records.insert(sheetId, [{ sku: { value: "A" } }, { sku: { value: "" } }]);
const { data: { records } } = await api.records.get(sheetId);
await api.records.update(sheetId, [{ id: records[0].id, values: { sku: { value: "B" } } }]);
const { data: { counts } } = await api.sheets.getRecordCounts(sheetId);
const { data: headers } = await api.files.detectHeader({ options: { algorithm: "default" }, data: [["sku"], ["A"]] });
const { data: entitlements } = await api.entitlements.list({ resourceId: space.id });
const { data: [listed] } = await api.workbooks.list({ spaceId: space.id });
const { data: job } = await api.jobs.create({ type: "workbook", operation: "own", source: workbook.id, status: "ready" });
await api.jobs.execute(job.id);
await api.jobs.ack(job.id, { info: "Begun", progress: 170 });
const { data: done } = await api.jobs.complete(job.id, { outcome: { message: "Done" } });
console.log(JSON.stringify({ counts, headers: [headers.header, headers.headerRow, headers.letters], entitlements, sheets: listed.sheets.length, done: done.status }));
await api.spaces.delete(space.id);`;
