import { createMock } from "@data-import/mock";
import { describe, expect, test } from "vitest";
import type { Check } from "../src/check.ts";
import { createCoverage } from "../src/coverage.ts";
import { operations } from "../src/description.ts";
import { listChecks } from "../src/list-checks.ts";
import type { Target } from "../src/target.ts";
import { createStatefulFake, type Defect, fakeOperations, fakeToken } from "./support/stateful-fake.ts";

/** A check sends up to some hundred requests. */
const timeout = 60_000;

const strangers = "knows neither unknown ids nor unknown tokens";

function createFakeTarget(defect?: Defect): Target {
  const fake = createStatefulFake(defect);
  return {
    baseUrl: "http://fake.localhost/v1",
    fetch: (request) => fake.fetch(request),
    level: "behaviour",
    auth: { token: fakeToken },
    bodyLimit: 1_048_576,
    reset: fake.reset,
  };
}

/** What the fake remembers of; only the service remembers all. */
const remembered = [
  ...["actions", "agents", "agent roles", "guest roles", "events", "the account", "spaces", "documents"],
  ...["files", "flags", "records"],
];

/** What the contract asks of the operations and the resources that the fake has. */
function listKnown(target: Target): Check[] {
  return listChecks(target, createCoverage(operations)).filter(
    ({ subject, name }) =>
      fakeOperations.includes(subject) || (remembered.includes(subject) && !name.includes("acknowledged")),
  );
}

/** The part of it for which a target must remember. */
function listBehaviours(target: Target): Check[] {
  return listKnown(target).filter(
    ({ subject, name }) => !fakeOperations.includes(subject) || name === strangers,
  );
}

async function listFailing(target: Target): Promise<string[]> {
  const failing: string[] = [];
  for (const { subject, name, run } of listBehaviours(target)) {
    await run().catch(() => failing.push(`${subject} ${name}`));
  }
  return failing;
}

describe("a target that remembers", () => {
  test.each(listBehaviours(createFakeTarget()))("$subject $name", ({ run }) => run());
});

describe("a mock in front of a target that remembers", () => {
  const fake = createStatefulFake();
  const mock = createMock({ engine: (request) => fake.fetch(request), bodyLimit: 1_048_576 });
  const target = { ...createFakeTarget(), baseUrl: mock.url, reset: fake.reset };
  const checks = listKnown({ ...target, fetch: (request) => mock.fetch(request) });
  test.each(checks)("$subject $name", { timeout }, ({ run }) => run());
});

/** Each defect with a check that must find it. */
const defects: Readonly<Record<Defect, string>> = {
  "forgets what is created": "actions are listed and read from their creation to their deletion",
  "keeps what is deleted": "agents are listed, found and read from their deployment to their deletion",
  "forgets updates": "actions keep what an update does not send, and have lists replaced",
  "merges lists": "actions keep what an update does not send, and have lists replaced",
  "creates in another order": "actions are created together in the order of the request",
  "has other defaults": "actions have the defaults that the description promises",
  "makes a new agent for a known slug": "agents get a new version where their slug is deployed again",
  "adds a version for each revert":
    "agents run an earlier version once they are reverted to it, however often",
  "ignores the search": "agents are listed, found and read from their deployment to their deletion",
  "ignores the page size": "agents come page by page, each once",
  "takes all roles at once": "agent roles are listed from their assignment to their removal",
  "lists oldest events first": "events come newest first, page by page, each once",
  "ignores the filters of events": "events are told apart by topic, domain, environment, space and time",
  "records no changes": "agents leave an event for each change",
  "knows every space": "events are refused where what they name does not exist",
  "forgets what an update does not send": "spaces keep what an update does not send, and leave an event",
  "loses the end of files": "files are told apart by their own name and size, and leave an event",
  "takes every token": `listEvents ${strangers}`,
};

describe("the contract", () => {
  test("finds that a mock by itself remembers nothing and takes every token", async () => {
    const mock = createMock();
    const target: Target = {
      ...createFakeTarget(),
      baseUrl: mock.url,
      fetch: (request) => mock.fetch(request),
    };
    const all = listBehaviours(target).map(({ subject, name }) => `${subject} ${name}`);
    expect(all.length).toBeGreaterThan(fakeOperations.length + 20);
    expect(await listFailing(target)).toEqual(all);
  });

  test.each(Object.entries(defects))("finds a target that %s", async (defect, check) => {
    expect(await listFailing(createFakeTarget(defect as Defect))).toContain(check);
  });
});
