import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { CreateEventConfig } from "@data-import/types";
import type { Behaviour, Scene } from "./behaviour.ts";
import { expectMissing, findOne, present } from "./expect.ts";

const subject = "events";

function describeEvent({ context }: Scene["world"], topic: CreateEventConfig["topic"]): CreateEventConfig {
  return { topic, domain: "workbook", context, payload: { mark: randomUUID() } };
}

/** How events are recorded and found. */
export const eventBehaviours: readonly Behaviour[] = [
  {
    subject,
    name: "are listed as they were recorded",
    async act({ api, world }) {
      const sent = describeEvent(world, "workbook:updated");
      const created = await api.events.create(sent);
      assert.deepEqual({ ...created, ...sent }, created);
      const listed = await api.events.list({
        spaceId: world.spaceId,
        topic: "workbook:updated",
        pageSize: 100,
      });
      assert.deepEqual(findOne(listed.data, created.id), created);
    },
  },
  {
    subject,
    name: "are filtered by topic, domain, environment, space and time",
    async act({ api, world }) {
      const created = await api.events.create(describeEvent(world, "workbook:thawed"));
      const since = created.createdAt;
      const later = new Date(Date.parse(since) + 86_400_000).toISOString();
      const { environmentId, spaceId } = world;
      const fitting = {
        topic: "workbook:thawed",
        domain: "workbook",
        environmentId,
        spaceId,
        since,
      } as const;
      findOne((await api.events.list({ ...fitting, pageSize: 100 })).data, created.id);
      const others = [{ topic: "workbook:expired" }, { domain: "cron" }, { since: later }] as const;
      for (const other of others) {
        const listed = await api.events.list({ ...fitting, ...other, pageSize: 100 });
        const found = listed.data.some(({ id }) => id === created.id);
        assert.ok(!found, `the event is listed with ${JSON.stringify(other)}`);
      }
      await expectMissing(api.events.list({ ...fitting, environmentId: "us_env_nowhere" }), "environmentId");
      await expectMissing(api.events.list({ ...fitting, spaceId: "us_sp_nowhere" }), "spaceId");
    },
  },
  {
    subject,
    name: "are listed newest first, page by page, each once",
    async act({ api, world }) {
      const created: string[] = [];
      for (let count = 0; count < 5; count += 1) {
        const { id } = await api.events.create(describeEvent(world, "workbook:updated"));
        created.unshift(id);
      }
      const query = { spaceId: world.spaceId, topic: "workbook:updated", pageSize: 2 } as const;
      const first = await api.events.list(query);
      assert.equal(first.data.length, 2);
      const listed = await api.events.list(query).toArray({ limit: 1_000 });
      const ids = listed.map(({ id }) => id);
      assert.equal(new Set(ids).size, ids.length);
      assert.deepEqual(
        ids.filter((id) => created.includes(id)),
        created,
      );
    },
  },
  {
    subject,
    name: "are listed behind a cursor, oldest first, page by page, each once",
    async act({ api, world }) {
      const query = { spaceId: world.spaceId, topic: "workbook:updated" } as const;
      let { cursor: after = "" } = await api.events.list({ ...query, pageSize: 1 });
      const created: string[] = [];
      for (let count = 0; count < 5; count += 1) {
        created.push((await api.events.create(describeEvent(world, "workbook:updated"))).id);
      }
      const listed: string[] = [];
      for (const size of [2, 2, 1, 0]) {
        const page = await api.events.list({ ...query, after, pageSize: 2 });
        assert.equal(page.data.length, size);
        listed.push(...page.data.map(({ id }) => id));
        after = present(page.cursor);
      }
      assert.deepEqual(listed, created);
      const [, second = ""] = created;
      const rest = await api.events.list({ ...query, after: second, pageSize: 100 });
      assert.deepEqual(
        rest.data.map(({ id }) => id),
        created.slice(2),
      );
      const all = await api.events.list({ ...query, after: "start" }).toArray({ limit: 1_000 });
      assert.deepEqual(
        all.slice(-5).map(({ id }) => id),
        created,
      );
      const times = all.map(({ createdAt }) => createdAt);
      assert.deepEqual(times, times.toSorted());
    },
  },
  {
    subject,
    name: "are not listed behind an event that does not exist",
    async act({ api }) {
      await expectMissing(api.events.list({ after: "us_evt_nowhere" }), "after");
    },
  },
  {
    subject,
    name: "are rejected if they name a resource that does not exist",
    async act({ api, world }) {
      const sent = describeEvent(world, "workbook:updated");
      const context = { ...world.context, spaceId: "us_sp_nowhere" } as const;
      await expectMissing(api.events.create({ ...sent, context }), "context.spaceId");
    },
  },
];
