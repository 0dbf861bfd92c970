import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listErrorCodes, loadDescription } from "@data-import/front";
import { errorCodes } from "@data-import/types";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DomainError, type ErrorCode } from "../src/domain/errors.ts";
import { toHttpError } from "../src/http/statuses.ts";
import { explainStorageError } from "../src/storage/explain-error.ts";
import { cells, createCatalogue, productSheet } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestResponse, type TestService } from "./support/start.ts";

/** Where the response with a code is expected, by its name, if it is not below. */
const elsewhere = {
  wrong_type: "packages/front/test/rules.test.ts",
  value_not_allowed: "packages/front/test/rules.test.ts",
  value_too_short: "packages/front/test/rules.test.ts",
  value_too_long: "packages/front/test/rules.test.ts",
  value_out_of_range: "packages/front/test/rules.test.ts",
  value_malformed: "packages/front/test/rules.test.ts",
  value_repeated: "packages/front/test/rules.test.ts",
  value_missing: "packages/front/test/pipeline.test.ts",
  body_malformed: "packages/front/test/pipeline.test.ts",
  body_too_large: "packages/front/test/pipeline.test.ts",
  path_unknown: "packages/front/test/pipeline.test.ts",
  method_not_allowed: "packages/front/test/pipeline.test.ts",
  request_malformed: "packages/front/test/unusual-messages.test.ts",
  request_too_slow: "packages/front/test/unusual-messages.test.ts",
  expectation_unsupported: "packages/front/test/unusual-messages.test.ts",
  headers_too_large: "packages/front/test/unusual-messages.test.ts",
  not_implemented: "packages/front/test/unusual-messages.test.ts",
  busy: "packages/front/test/slow-bodies.test.ts",
  value_invalid: "packages/service/test/cursors.test.ts",
  cursor_invalid: "packages/service/test/cursors.test.ts",
  query_malformed: "packages/service/test/query-guide.test.ts",
  field_unknown: "packages/service/test/query-guide.test.ts",
  reference_mismatch: "packages/service/test/files.test.ts",
  content_type_unsupported: "packages/service/test/files.test.ts",
  content_encoding_unsupported: "packages/service/test/files.test.ts",
  range_not_satisfiable: "packages/service/test/files.test.ts",
  token_invalid: "packages/service/test/pipeline.test.ts",
  not_found: "packages/service/test/pipeline.test.ts",
  internal_error: "packages/service/test/pipeline.test.ts",
  permission_missing: "packages/service/test/roles.test.ts",
  permission_exceeded: "packages/service/test/roles.test.ts",
  invitation_required: "packages/service/test/invitations.test.ts",
  link_invalid: "packages/service/test/invitations.test.ts",
  sign_in_limited: "packages/service/test/sign-in.test.ts",
  name_taken: "packages/service/test/environments.test.ts",
  last_environment: "packages/service/test/environment-deletion.test.ts",
  idempotency_key_reused: "packages/service/test/idempotency.test.ts",
  job_blocks: "packages/service/test/pressed-actions.test.ts",
  commit_open: "packages/service/test/pressed-actions.test.ts",
  action_not_applicable: "packages/service/test/pressed-actions.test.ts",
  action_constraint: "packages/service/test/pressed-actions.test.ts",
  file_infected: "packages/service/test/file-scans.test.ts",
  space_archived: "packages/service/test/uploads.test.ts",
  space_expired: "packages/service/test/data-retention-policies.test.ts",
  sheet_revalidating: "packages/service/test/revalidations.test.ts",
  commit_not_undoable: "packages/service/test/undo.test.ts",
  record_changed: "packages/service/test/based-on.test.ts",
  records_ambiguous: "packages/service/test/upsert.test.ts",
  rate_limited: "packages/service/test/limits.test.ts",
  streams_limited: "packages/service/test/event-streams.test.ts",
  upload_offset: "packages/service/test/resumed-uploads.test.ts",
  upload_version: "packages/service/test/resumed-uploads.test.ts",
  unavailable: "packages/service/test/loose-blobs.test.ts",
  too_slow: "packages/service/test/statements.test.ts",
  storage_full: "packages/service/test/full-storage.test.ts",
  resource_changed: "packages/service/test/if-match.test.ts",
  events_removed: "packages/service/test/removed-events.test.ts",
  space_quota_exceeded: "packages/service/test/space-quota.test.ts",
} as const satisfies Partial<Record<ErrorCode, string>>;

type CodeBelow = Exclude<ErrorCode, keyof typeof elsewhere>;

const entries = listErrorCodes(loadDescription());
const find = (code: string) => entries.find((entry) => entry.code === code);

/** A message without what it names: names, ids and numbers differ between requests. */
const listWords = (message = "") =>
  message
    .replaceAll(/`[^`]*`(, `[^`]*`)*( (and|or) `[^`]*`)?/g, "…")
    .replaceAll(/us_\w+|\d[\d,.]*(?!\w)/g, "…");

describeEngines("the codes of errors", (engine) => {
  let test: TestService;
  let sheet: string;
  let kept: string;
  let spaceId: string;
  beforeAll(async () => {
    test = await startTestService(engine);
    const catalogue = await createCatalogue(test, [
      productSheet,
      { ...productSheet, name: "Kept", slug: "kept", access: ["edit"] },
    ]);
    sheet = `/sheets/${catalogue.sheets["products"]}`;
    kept = `/sheets/${catalogue.sheets["kept"]}`;
    spaceId = catalogue.spaceId;
  });
  afterAll(() => test.close());

  async function signInGuest(): Promise<string> {
    const { development } = test.environments;
    const guest = { environmentId: development, name: "Mara", email: "mara@quay.example" };
    const [{ id }] = await test.send("POST", "/guests", [{ ...guest, spaces: [{ id: spaceId }] }]);
    return (await test.send("GET", `/guests/${id}/token`)).token;
  }

  /** A failure of the storage, which a test cannot cause on every engine. */
  async function explain(failure: "exists" | "read-only"): Promise<TestResponse> {
    const storage = { ...test.storage.engine, explainError: () => failure };
    const error = explainStorageError(storage, new Error("From the driver"));
    if (!(error instanceof DomainError)) throw new Error("It is not explained.");
    const { status, failures } = toHttpError(error);
    return { status, headers: new Headers(), body: { errors: failures } };
  }

  const scenarios: Record<CodeBelow, () => Promise<TestResponse>> = {
    name_unknown: () => test.request("POST", "/spaces", { body: { nmae: "a" } }),
    body_too_complex: () => {
      const text = "[".repeat(200) + "]".repeat(200);
      return test.request("POST", "/spaces", { text, headers: { "content-type": "application/json" } });
    },
    file_unreadable: () => test.request("POST", "/files/detect-header", { body: { rows: [[""]] } }),
    token_missing: () => test.request("GET", "/spaces", { token: null }),
    origin_not_allowed: async () => {
      const place = `environmentId=${test.environments.development}&type=PUBLISHABLE`;
      const [key] = await test.send("POST", `/auth/api-key?${place}&origins=https://shop.example`);
      const headers = { origin: "https://other.example" };
      return test.request("POST", "/spaces", { token: key.rawKey, body: {}, headers });
    },
    credentials_invalid: () => {
      const body = { type: "userCredentials", email: "nobody@quay.example", password: "wrong" };
      return test.request("POST", "/auth", { body });
    },
    guest_restricted: async () => {
      const token = await signInGuest();
      return test.request("POST", `${kept}/records`, { token, body: [cells({ sku: "A" })] });
    },
    prefetch_forbidden: () =>
      test.request("GET", "/agents/us_ag_none/versions/us_agv_none/revert", {
        headers: { "sec-purpose": "prefetch" },
      }),
    not_acceptable: () => test.request("GET", "/spaces", { headers: { accept: "text/html" } }),
    last_administrator: () => test.request("DELETE", `/users/${test.userId}`),
    created_meanwhile: () => explain("exists"),
    read_only: () => explain("read-only"),
    job_state: async () => {
      const [, , source] = sheet.split("/");
      const { id } = await test.send("POST", "/jobs", { type: "sheet", operation: "check", source });
      return test.request("POST", `/jobs/${id}/outcome/ack`);
    },
    constraint_in_use: async () => {
      const { id } = await test.send("POST", "/apps", { name: "a", namespace: "a", type: "CUSTOM" });
      const rule = { minLength: 1 };
      const constraint = await test.send("POST", `/apps/${id}/constraints`, { validator: "a", rule });
      const { development: environmentId } = test.environments;
      const space = await test.send("POST", "/spaces", { environmentId, appId: id });
      const constraints = [{ type: "stored", validator: "a" }];
      const sheets = [{ name: "a", slug: "a", fields: [{ key: "a", type: "string", constraints }] }];
      await test.send("POST", "/workbooks", { name: "a", spaceId: space.id, sheets });
      return test.request("DELETE", `/apps/${id}/constraints/${constraint.id}`);
    },
    sheet_locked: async () => {
      await test.send("POST", `${sheet}/lock`);
      const response = await test.request("POST", `${sheet}/records`, { body: [cells({ sku: "A" })] });
      await test.send("POST", `${sheet}/unlock`);
      return response;
    },
  };

  it.each(Object.entries(scenarios))("%s", async (code, run) => {
    const { status, body } = await run();
    const entry = find(code);
    expect([status, body.errors?.[0]]).toEqual([entry?.status, expect.objectContaining({ code })]);
    expect(listWords(body.errors[0].message)).toBe(listWords(entry?.message));
  });
});

describe("each code", () => {
  it("is that of a response, with the status of the description", () => {
    expect(entries.map(({ code }) => code)).toEqual([...errorCodes]);
    for (const [code, path] of Object.entries(elsewhere)) {
      const file = join(import.meta.dirname, "../../..", path);
      expect(existsSync(file), path).toBe(true);
      expect(readFileSync(file, "utf8"), `${path} expects ${code}`).toContain(`"${code}"`);
    }
  });

  it("has a cause and a remedy in whole sentences", () => {
    for (const { code, message, cause, remedy } of entries) {
      for (const text of [cause, remedy]) expect(text, code).toMatch(/^[A-Z`].*\.$/);
      expect(message.length, code).toBeGreaterThan(10);
    }
  });
});
