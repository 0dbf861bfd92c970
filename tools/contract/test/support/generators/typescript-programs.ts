const settings = `const baseUrl = process.env["BASE_URL"] ?? "";
const headers = { Authorization: "Bearer any" };
const sheetId = "us_sh_Pe3rT7nK";
`;

/** Programs that use generated code, by the name of their generator; they print what each program has to print. */
export const typescriptPrograms: Readonly<Record<string, string>> = {
  "openapi-typescript": `import createClient from "openapi-fetch";
import type { components, paths } from "../generated/openapi-typescript.ts";
${settings}
const client = createClient<paths>({ baseUrl, headers });
const spaces = await client.GET("/spaces", { params: { query: { pageSize: 2 } } });
const jobs = await client.GET("/jobs");
const records = await client.GET("/sheets/{sheetId}/records", { params: { path: { sheetId } } });
console.log(spaces.data?.data[0]?.name);
console.log(jobs.data?.data[0]?.operation);
console.log(records.data?.data.records[0]?.values["price"]?.value);

export function readChanges(event: components["schemas"]["TopicEvent"]): boolean | undefined {
  return event.topic === "commit:created" ? event.payload.trackChanges : undefined;
}
`,
  "hey-api": `import { client } from "../generated/hey-api/client.gen";
import { getRecords, listJobs, listSpaces } from "../generated/hey-api/sdk.gen";
import { listSpacesOptions } from "../generated/hey-api/@tanstack/react-query.gen";
import type { TopicEvent } from "../generated/hey-api/types.gen";
import { zListSpacesResponse } from "../generated/hey-api/zod.gen";
${settings}
client.setConfig({ baseUrl, headers });
const spaces = await listSpaces({ query: { pageSize: 2 }, throwOnError: true });
const jobs = await listJobs({ throwOnError: true });
const records = await getRecords({ path: { sheetId }, throwOnError: true });
console.log(spaces.data.data[0]?.name);
console.log(jobs.data.data[0]?.operation);
console.log(records.data.data.records[0]?.values["price"]?.value);
zListSpacesResponse.parse(await (await fetch(baseUrl + "/spaces", { headers })).json());
listSpacesOptions({ query: { pageSize: 2 } });

export function readChanges(event: TopicEvent): boolean | undefined {
  return event.topic === "commit:created" ? event.payload.trackChanges : undefined;
}
`,
  orval: `import { setupServer } from "msw/node";
import { listJobs } from "../generated/orval/jobs/jobs";
import { getRecords } from "../generated/orval/records/records";
import { getSpacesMock } from "../generated/orval/spaces/spaces.msw";
import { listSpaces } from "../generated/orval/spaces/spaces";
import { ListSpacesResponse } from "../generated/orval/zod";
${settings}
const spaces = await listSpaces({ pageSize: 2 }, { headers });
const jobs = await listJobs({}, { headers });
const records = await getRecords(sheetId, {}, { headers });
if (spaces.status !== 200 || jobs.status !== 200 || records.status !== 200) throw new Error("It failed.");
console.log(ListSpacesResponse.parse(spaces.data).data[0]?.name);
console.log(jobs.data.data[0]?.operation);
console.log(records.data.data.records[0]?.values["price"]?.value);
setupServer(...getSpacesMock());
`,
  kubb: `import { getRecords } from "../generated/kubb/clients/getRecords.ts";
import { listJobs } from "../generated/kubb/clients/listJobs.ts";
import { listSpaces } from "../generated/kubb/clients/listSpaces.ts";
${settings}
const spaces = await listSpaces({ pageSize: 2 }, { baseURL: baseUrl, headers });
const jobs = await listJobs({}, { baseURL: baseUrl, headers });
const records = await getRecords(sheetId, {}, { baseURL: baseUrl, headers });
console.log(spaces.data[0]?.name);
console.log(jobs.data[0]?.operation);
console.log(records.data.records[0]?.values["price"]?.value);
`,
  "openapi-generator": `import { Configuration, JobsApi, RecordsApi, SpacesApi } from "../generated/openapi-generator";
${settings}
const configuration = new Configuration({ basePath: baseUrl, headers });
const spaces = await new SpacesApi(configuration).listSpaces({ pageSize: 2 });
const jobs = await new JobsApi(configuration).listJobs();
const records = await new RecordsApi(configuration).getRecords({ sheetId });
console.log(spaces.data[0]?.name);
console.log(jobs.data[0]?.operation);
console.log(records.data.records[0]?.values["price"]?.value);
`,
};
