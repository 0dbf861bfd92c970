import { describe, expect, test } from "vitest";
import { createCoverage } from "../src/coverage.ts";
import { findById, operations } from "../src/description.ts";
import { listChecks } from "../src/list-checks.ts";
import { listKinds } from "../src/probes/list-probes.ts";
import { createRecorder, NoResponseError } from "../src/recorder.ts";
import type { Target } from "../src/target.ts";
import { createMockTarget } from "./support/stateless-mock.ts";

/** What the checks of a subject say about a target that fails them. */
async function listComplaints(target: Target, subject: string): Promise<string[]> {
  const checks = listChecks(target, createCoverage(operations)).filter((check) => check.subject === subject);
  const complaints: string[] = [];
  for (const { run } of checks) await run().catch((error: Error) => complaints.push(error.message));
  return complaints;
}

/** How an answer differs from the right one. */
interface Change {
  readonly status?: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string | null>>;
}

function change(response: Response, { status = response.status, body, headers = {} }: Change): Response {
  const changed = new Headers(response.headers);
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) changed.delete(name);
    else changed.set(name, value);
  }
  return new Response(body ?? response.body, { status, headers: changed });
}

const when = {
  always: () => true,
  success: ({ ok }: Response) => ok,
  failure: ({ ok }: Response) => !ok,
  head: (_: Response, { method }: Request) => method === "HEAD",
};
const status = (asked: number) => (response: Response) => response.status === asked;
const envelope = (error: object) => JSON.stringify({ errors: [error] });

const tampers: readonly {
  what: string;
  when: (response: Response, request: Request) => boolean;
  how: Change;
  complaint: string;
}[] = [
  {
    what: "another media type",
    when: when.always,
    how: { headers: { "content-type": "text/plain" } },
    complaint: "Content-Type is `text/plain`",
  },
  {
    what: "an undocumented success",
    when: when.success,
    how: { status: 201 },
    complaint: "documents no status 201",
  },
  {
    what: "a body of another shape",
    when: when.success,
    how: { body: '{"data":{"id":1}}' },
    complaint: "/data/id must be string",
  },
  {
    what: "a body that is no JSON",
    when: when.success,
    how: { body: "{" },
    complaint: "the body is not JSON",
  },
  {
    what: "a documented header less",
    when: when.always,
    how: { headers: { "cache-control": null } },
    complaint: "the documented header Cache-Control is missing",
  },
  {
    what: "no challenge with 401",
    when: when.always,
    how: { headers: { "www-authenticate": null } },
    complaint: "401 comes without WWW-Authenticate",
  },
  {
    what: "a challenge with 404",
    when: status(404),
    how: { headers: { "www-authenticate": "Bearer" } },
    complaint: "404 comes with WWW-Authenticate",
  },
  {
    what: "no methods with 405",
    when: when.always,
    how: { headers: { allow: null } },
    complaint: "405 comes without Allow",
  },
  {
    what: "methods that the path lacks",
    when: status(405),
    how: { headers: { allow: "GET, PUT" } },
    complaint: "Allow lists PUT",
  },
  {
    what: "no time with 429",
    when: when.always,
    how: { headers: { "retry-after": null } },
    complaint: "429 comes without Retry-After",
  },
  {
    what: "a time that is none",
    when: status(503),
    how: { headers: { "retry-after": "soon" } },
    complaint: "Retry-After reads `soon`",
  },
  {
    what: "problem details",
    when: when.failure,
    how: { headers: { "content-type": "application/problem+json" } },
    complaint: "instead of application/json",
  },
  {
    what: "an envelope with more",
    when: when.failure,
    how: { body: envelope({ message: "No.", code: 7 }) },
    complaint: "the error envelope has a property `code`",
  },
  {
    what: "an envelope without entries",
    when: when.failure,
    how: { body: '{"errors":[]}' },
    complaint: "the error envelope: /errors",
  },
  {
    what: "a key in other spelling",
    when: when.failure,
    how: { body: envelope({ message: "No.", key: "agentid" }) },
    complaint: "entries whose keys are agentId",
  },
  {
    what: "a body with HEAD",
    when: when.head,
    how: { body: "{}" },
    complaint: "the response to HEAD has a body",
  },
  {
    what: "another status with HEAD",
    when: when.head,
    how: { status: 400 },
    complaint: "GET brings 200, HEAD 400",
  },
];

describe("the contract finds a target that answers with", () => {
  test.each(tampers)("$what", async ({ when: isMeant, how, complaint }) => {
    const target = createMockTarget((response, request) =>
      isMeant(response, request) ? change(response, how) : response,
    );
    // It documents a header, and changes something, so that HEAD is no HEAD of it.
    const operation = isMeant === when.head ? "getAgent" : "revertAgent";
    expect((await listComplaints(target, operation)).join("\n")).toContain(complaint);
  });

  test("nothing wrong, and then has no complaint", async () => {
    expect(await listComplaints(createMockTarget(), "revertAgent")).toEqual([]);
  });

  test("the methods of another path to OPTIONS", async () => {
    const target = createMockTarget((response) => change(response, { headers: { allow: "DELETE" } }));
    expect((await listComplaints(target, "/files")).join("\n")).toContain("Allow lacks POST");
  });
});

describe("the contract finds a target that", () => {
  const refuseNothing = (operationId: string) => {
    const [success] = findById(operationId).successes;
    const fetch = async () => Response.json(success?.value, { status: success?.status ?? 500 });
    return { ...createMockTarget(), fetch };
  };

  test.each(["createAction", "uploadFile", "listSheets"])("refuses nothing (%s)", async (operationId) => {
    const complaints = await listComplaints(refuseNothing(operationId), operationId);
    const wrong = complaints.filter((complaint) => complaint.includes("were answered wrongly"));
    expect(wrong).toHaveLength(listKinds(findById(operationId)).length);
    expect(complaints.join("\n")).toContain("got       200");
    // The header with the token stays out of what is printed.
    expect(complaints.join("\n")).not.toContain("di_test_token");
  });

  test("reads a body whole before it refuses it", async () => {
    const fetch: Target["fetch"] = async (request) => {
      const { byteLength } = await request.arrayBuffer();
      return Response.json({ errors: [{ message: `${byteLength} bytes!` }] }, { status: 413 });
    };
    const complaints = await listComplaints({ ...createMockTarget(), fetch }, "insertRecords");
    expect(complaints.join("\n")).toMatch(/all \d+ bytes were read before it was rejected/);
  });

  test("does not answer", async () => {
    const silent: Target = { ...createMockTarget(), fetch: () => new Promise(() => {}) };
    const recorder = createRecorder(silent, createCoverage(operations), 50);
    await expect(recorder.send(new Request(`${silent.baseUrl}/agents`))).rejects.toThrow(NoResponseError);
  });

  test("never reaches a documented answer", () => {
    const coverage = createCoverage(operations);
    const [first] = operations;
    if (!first) throw new Error("The description has operations.");
    expect(coverage.listMissed()).toContain(`${first.operationId} 200`);
    coverage.note(first, 200);
    coverage.note(first, 418);
    expect(coverage.listMissed()).not.toContain(`${first.operationId} 200`);
    expect(coverage.listMissed()).not.toContain(`${first.operationId} default`);
    expect(String(coverage)).toMatch(
      new RegExp(`^1 of ${operations.length} operations, 2 of \\d+ statuses$`),
    );
  });
});
