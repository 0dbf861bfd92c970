import { afterAll, beforeAll, expect, test } from "vitest";
import { operations } from "../src/description.ts";
import { draftRequest, toRequest } from "../src/probes/draft.ts";
import { listKinds, listProbes } from "../src/probes/list-probes.ts";
import type { Probe } from "../src/probes/probe.ts";
import { describeServers } from "./support/describe-servers.ts";
import { digestTables } from "./support/digest-tables.ts";
import { readPermission } from "./support/operation-notes.ts";
import { bodyLimit } from "./support/service-target.ts";
import { openTwoWorlds, type TwoWorlds } from "./support/two-worlds.ts";

const atOnce = 8;

describeServers("what is refused", (server) => {
  let worlds: TwoWorlds;
  beforeAll(async () => {
    worlds = await openTwoWorlds(server);
  }, 120_000);
  afterAll(() => worlds.close(), 120_000);

  const send = async (request: Request): Promise<number> => {
    const response = await worlds.service.fetch(request);
    await response.arrayBuffer();
    return response.status;
  };

  for (const operation of operations) {
    test(`changes nothing by ${operation.operationId}`, { timeout: 120_000 }, async () => {
      const options = { token: worlds.first.token, bodyLimit };
      // Where no token is asked for, a wrong one is not refused.
      const isOpen = readPermission(operation) === undefined;
      const probes = listKinds(operation)
        .filter((kind) => kind !== "token" || !isOpen)
        .flatMap((kind) => listProbes(operation, kind, options))
        .filter(({ passes }) => !passes);
      const before = await digestTables(worlds.storage);
      const waiting = [...probes];
      const wrong: [name: string, status: number][] = [];
      const work = async (): Promise<void> => {
        for (let probe: Probe | undefined = waiting.shift(); probe; probe = waiting.shift()) {
          const status = await send(toRequest("http://service.localhost/v1", probe.request));
          if (status < 400 || status === 500) wrong.push([probe.name, status]);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      expect(probes.length).toBeGreaterThan(10);
      expect(wrong).toEqual([]);
      expect(await digestTables(worlds.storage)).toEqual(before);
    });
  }

  test("leaves the service in good health", { timeout: 120_000 }, async () => {
    for (const path of ["health", "ready"]) {
      expect([path, await send(new Request(`http://service.localhost/${path}`))]).toEqual([path, 200]);
    }
    for (const operation of operations.filter(
      ({ method, hasSideEffect }) => method === "GET" && !hasSideEffect,
    )) {
      const draft = draftRequest(operation, worlds.first.token);
      const status = await send(toRequest("http://service.localhost/v1", draft));
      expect([operation.operationId, status]).toEqual([operation.operationId, 200]);
    }
  });
});
