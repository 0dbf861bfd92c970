import { describe, expect, test } from "vitest";
import { createCoverage } from "../src/coverage.ts";
import { findById, operations } from "../src/description.ts";
import { listChecks } from "../src/list-checks.ts";
import { listKinds } from "../src/probes/list-probes.ts";
import { createRecorder, NoResponseError } from "../src/recorder.ts";
import type { Target } from "../src/target.ts";
import { createMockTarget } from "./support/stateless-mock.ts";

/** The messages of the checks of one subject that a target fails. */
async function listComplaints(target: Target, subject: string): Promise<string[]> {
  const checks = listChecks(target, createCoverage(operations)).filter((check) => check.subject === subject);
  const complaints: string[] = [];
  for (const { run } of checks) await run().catch((error: Error) => complaints.push(error.message));
  return complaints;
}

/** How a response differs from the correct one. */
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
    what: "a body that is not JSON",
    when: when.success,
    how: { body: "{" },
    complaint: "the body is not JSON",
  },
  {
    what: "without a documented header",
    when: when.always,
    how: { headers: { "cache-control": null } },
    complaint: "the documented header Cache-Control is missing",
  },
  {
    what: "401 without a challenge",
    when: when.always,
    how: { headers: { "www-authenticate": null } },
    complaint: "401 has no header WWW-Authenticate",
  },
  {
    what: "404 with a challenge",
    when: status(404),
    how: { headers: { "www-authenticate": "Bearer" } },
    complaint: "404 has the header WWW-Authenticate",
  },
  {
    what: "405 without methods",
    when: when.always,
    how: { headers: { allow: null } },
    complaint: "405 has no header Allow",
  },
  {
    what: "methods that the path does not have",
    when: status(405),
    how: { headers: { allow: "GET, PUT" } },
    complaint: "Allow lists PUT",
  },
  {
    what: "429 without a time",
    when: when.always,
    how: { headers: { "retry-after": null } },
    complaint: "429 has no header Retry-After",
  },
  {
    what: "an invalid time",
    when: status(503),
    how: { headers: { "retry-after": "soon" } },
    complaint: "Retry-After is `soon`",
  },
  {
    what: "problem details",
    when: when.failure,
    how: { headers: { "content-type": "application/problem+json" } },
    complaint: "instead of application/json",
  },
  {
    what: "an envelope with a further property",
    when: when.failure,
    how: { body: envelope({ message: "No.", code: "not_found", reason: 7 }) },
    complaint: "the error envelope has a property `reason`",
  },
  {
    what: "an error without a code",
    when: when.failure,
    how: { body: envelope({ message: "No." }) },
    complaint: "an error has no code",
  },
  {
    what: "a code that the operation does not have",
    when: when.failure,
    how: { body: envelope({ message: "No.", code: "records_ambiguous" }) },
    complaint: "the code `records_ambiguous` is not one of this operation",
  },
  {
    what: "a code with the status of another one",
    when: status(404),
    how: { body: envelope({ message: "No.", code: "token_missing" }) },
    complaint: "the code `token_missing` has status 404",
  },
  {
    what: "an envelope without entries",
    when: when.failure,
    how: { body: '{"errors":[]}' },
    complaint: "the error envelope: /errors",
  },
  {
    what: "a key with another spelling",
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
    complaint: "GET returns 200, HEAD 400",
  },
];

describe("the contract finds a target that returns", () => {
  test.each(tampers)("$what", async ({ when: isMeant, how, complaint }) => {
    const target = createMockTarget((response, request) =>
      isMeant(response, request) ? change(response, how) : response,
    );
    // This operation documents a header. It has a side effect, so HEAD does not repeat it.
    const operation = isMeant === when.head ? "getAgent" : "revertAgent";
    expect((await listComplaints(target, operation)).join("\n")).toContain(complaint);
  });

  test("only correct responses, and then reports nothing", async () => {
    expect(await listComplaints(createMockTarget(), "revertAgent")).toEqual([]);
  });

  test("the methods of another path for OPTIONS", async () => {
    const target = createMockTarget((response) => change(response, { headers: { allow: "DELETE" } }));
    expect((await listComplaints(target, "/files")).join("\n")).toContain("Allow does not list POST");
  });
});

describe("the contract finds a target that", () => {
  const refuseNothing = (operationId: string) => {
    const [success] = findById(operationId).successes;
    const fetch = async () => Response.json(success?.value, { status: success?.status ?? 500 });
    return { ...createMockTarget(), fetch };
  };

  test.each(["createAction", "uploadFile", "listSheets"])("rejects nothing (%s)", async (operationId) => {
    const complaints = await listComplaints(refuseNothing(operationId), operationId);
    const wrong = complaints.filter((complaint) => complaint.includes("got a wrong response"));
    expect(wrong).toHaveLength(listKinds(findById(operationId)).length);
    expect(complaints.join("\n")).toContain("got       200");
    // The messages must not contain the token.
    expect(complaints.join("\n")).not.toContain("di_test_token");
  });

  test("reads a whole body before it rejects the request", async () => {
    const fetch: Target["fetch"] = async (request) => {
      const { byteLength } = await request.arrayBuffer();
      return Response.json({ errors: [{ message: `${byteLength} bytes!` }] }, { status: 413 });
    };
    const complaints = await listComplaints({ ...createMockTarget(), fetch }, "insertRecords");
    expect(complaints.join("\n")).toMatch(/all \d+ bytes were read before the request was rejected/);
  });

  test("does not respond", async () => {
    const silent: Target = { ...createMockTarget(), fetch: () => new Promise(() => {}) };
    const recorder = createRecorder(silent, createCoverage(operations), 50);
    await expect(recorder.send(new Request(`${silent.baseUrl}/agents`))).rejects.toThrow(NoResponseError);
  });

  test("never returns a documented response", () => {
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
