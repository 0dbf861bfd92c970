import { expect } from "vitest";
import { cells, createCatalogue } from "../support/catalogue.ts";
import { waitForJob } from "../support/jobs.ts";
import type { RequestOptions, TestResponse, TestService } from "../support/start.ts";

type Body = TestResponse["body"];

/** A workbook in a space of its own, with one sheet, a button on it and a guest. */
export interface PairWorld {
  readonly spaceId: string;
  readonly workbookId: string;
  readonly sheetId: string;
  /** The path of its records. */
  readonly records: string;
  /** The token of the guest. */
  readonly guest: string;
  /** Adds records with these skus; returns their ids and the commit. */
  insert(...skus: string[]): Promise<{ readonly ids: string[]; readonly commitId: string }>;
  /** Imports a record with a key. */
  importKey(sku: string, name: string, options?: RequestOptions): Promise<TestResponse>;
  skus(): Promise<string[]>;
  /** The commit of an id. */
  commit(id: string): Promise<Body>;
  /** Presses the button of the sheet. */
  press(options?: RequestOptions): Promise<TestResponse>;
  takeSnapshot(): Promise<string>;
  /** Restores a snapshot; returns the job at its end. */
  restore(snapshotId: string): Promise<Body>;
}

export const fields = [
  { key: "sku", type: "string" as const, constraints: [{ type: "unique" as const }] },
  { key: "name", type: "string" as const },
];

/** Hooks are not disabled, as they are by default in tests. */
export const withHooks = { headers: { "x-disable-hooks": "false" } };

export async function openPairWorld(test: TestService, settings: object = {}): Promise<PairWorld> {
  const sheet = { name: "Goods", slug: "goods", fields };
  const { spaceId, workbookId, sheets } = await createCatalogue(test, [sheet], { settings });
  return describeWorld(test, spaceId, workbookId, sheets["goods"] ?? "");
}

/** The world of a space that was made from a template. */
export async function openTemplateWorld(test: TestService, settings: object = {}): Promise<PairWorld> {
  const { development: environmentId } = test.environments;
  const template = await test.send("POST", "/spaces", { environmentId, name: "T", isAppTemplate: true });
  const sheets = [{ name: "Goods", slug: "goods", fields }];
  await test.send("POST", "/workbooks", { spaceId: template.id, name: "Goods", sheets, settings });
  const space = await test.send("POST", "/spaces", { environmentId, spaceConfigId: template.id });
  const [workbook] = await test.send("GET", `/workbooks?spaceId=${space.id}`);
  const [made] = await test.send("GET", `/sheets?workbookId=${workbook.id}`);
  return describeWorld(test, space.id, workbook.id, made.id);
}

async function describeWorld(
  test: TestService,
  spaceId: string,
  workbookId: string,
  sheetId: string,
): Promise<PairWorld> {
  const action = { label: "Check", operation: "check", targetId: sheetId };
  await test.send("POST", `/actions?spaceId=${spaceId}`, action);
  const records = `/sheets/${sheetId}/records`;
  return {
    spaceId,
    workbookId,
    sheetId,
    records,
    guest: await inviteGuest(test, spaceId),
    async insert(...skus) {
      const body = skus.map((sku) => cells({ sku, name: "Cup" }));
      const response = await test.request("POST", records, { body, ...withHooks });
      expect(response.status).toBe(200);
      const { data } = response.body;
      return { ids: data.records.map(({ id }: Body) => id), commitId: data.commitId };
    },
    importKey: (sku, name, options) =>
      test.request("POST", `${records}?keyFields=sku`, {
        body: [cells({ sku, name })],
        ...withHooks,
        ...options,
      }),
    skus: async () => (await test.send("GET", records)).records.map(({ values }: Body) => values.sku.value),
    commit: (id) => test.send("GET", `/commits/${id}`),
    press: (options) =>
      test.request("POST", "/jobs", {
        body: { type: "sheet", operation: "check", source: sheetId, trigger: "immediate" },
        ...options,
      }),
    takeSnapshot: async () => (await test.send("POST", "/snapshots", { sheetId })).id,
    async restore(snapshotId) {
      const { jobId } = await test.send("POST", `/snapshots/${snapshotId}/restore`);
      return waitForJob(test, jobId);
    },
  };
}

async function inviteGuest(test: TestService, spaceId: string): Promise<string> {
  const guest = { environmentId: test.environments.development, name: "Tomas", spaces: [{ id: spaceId }] };
  const email = `${crypto.randomUUID()}@quay.example`;
  const [{ id }] = await test.send("POST", "/guests", [{ ...guest, email }]);
  return (await test.send("GET", `/guests/${id}/token`)).token;
}

/** The status of a response, and the code of its first error. */
export async function codeOf(response: TestResponse | Promise<TestResponse>): Promise<[number, string?]> {
  const { status, body } = await response;
  return [status, body.errors?.[0]?.code];
}
