import { createMock } from "@data-import/mock";
import { afterAll, describe, expect, test } from "vitest";
import type { Check } from "../src/check.ts";
import { createCoverage } from "../src/coverage.ts";
import { operations } from "../src/description.ts";
import { listChecks } from "../src/list-checks.ts";
import type { Target } from "../src/target.ts";
import { acceptEverything } from "./support/accept-everything.ts";
import { defects } from "./support/defects.ts";
import { openServiceTarget } from "./support/service-target.ts";
import { tamperWith, withToken } from "./support/tampers.ts";

const access = "rejects unknown ids and unknown tokens";

const service = await openServiceTarget();
afterAll(service.close);
const { inProcess } = service;
const send = (request: Request) => service.current().fetch(request);

const list = (target: Target): Check[] => listChecks(target, createCoverage(operations));
const isOperation = (subject: string): boolean =>
  operations.some(({ operationId, path }) => [operationId, path].includes(subject));

/** The checks that need a target with state. */
function listBehaviours(target: Target): Check[] {
  return list(target).filter(({ subject, name }) => !isOperation(subject) || name === access);
}

function findCheck(target: Target, title: string): Check {
  const check = list(target).find(({ subject, name }) => `${subject} ${name}` === title);
  if (!check) throw new Error(`The contract has no check "${title}".`);
  return check;
}

describe("a mock in front of the service passes requests and responses on unchanged", () => {
  const mock = createMock({ engine: send, bodyLimit: inProcess.bodyLimit });
  const target = { ...inProcess, baseUrl: mock.url, fetch: (request: Request) => mock.fetch(request) };
  const checks = list({ ...target, asks: "engine" }).filter(({ name }) => !name.startsWith("accepts valid"));
  test.each(checks)("$subject $name", ({ run }) => run());
});

describe("a mock in front of a target that accepts everything rejects invalid requests itself", () => {
  const { auth, bodyLimit } = inProcess;
  const mock = createMock({ engine: acceptEverything, bodyLimit, formLimit: bodyLimit });
  const target = { baseUrl: mock.url, fetch: mock.fetch, level: "shape", auth, bodyLimit } as const;
  const tags = ["actions", "agents", "events", "files", "records"];
  const rejected = operations
    .filter(({ tag, successes }) => tags.includes(tag) && successes[0]?.contentType === "application/json")
    .map(({ operationId }) => operationId);
  const checks = list(target).filter(
    ({ subject, name }) => rejected.includes(subject) && name.startsWith("rejects"),
  );
  test.each(checks)("$subject $name", ({ run }) => run());

  test("for more than a few operations", () => expect(rejected.length).toBeGreaterThan(25));
});

describe("the contract", () => {
  test("finds that a mock keeps no state and accepts every token", async () => {
    const mock = createMock();
    const target: Target = { ...inProcess, baseUrl: mock.url, fetch: mock.fetch };
    const passed: string[] = [];
    for (const { subject, name, run } of listBehaviours(target)) {
      await run().then(
        () => passed.push(`${subject} ${name}`),
        () => {},
      );
    }
    expect(passed).toEqual([]);
  });

  test.each(defects)("finds a target that $name", async ({ foundBy, tampers }) => {
    await findCheck(inProcess, foundBy).run();
    const target = { ...inProcess, fetch: tamperWith(send, tampers) };
    await expect(findCheck(target, foundBy).run()).rejects.toThrow();
  });

  test("finds a target that accepts every token", async () => {
    const target = { ...inProcess, fetch: tamperWith(send, { "*": withToken(inProcess.auth.token) }) };
    await expect(findCheck(target, `listEvents ${access}`).run()).rejects.toThrow("an unknown token");
  });
});
