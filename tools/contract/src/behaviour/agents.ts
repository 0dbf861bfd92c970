import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { Behaviour } from "./behaviour.ts";
import { expectEvent, expectMissing, findOne, present } from "./expect.ts";

const subject = "agents";

function describeAgent(source: string) {
  const slug = `contract-${randomUUID()}`;
  return { slug, topics: ["commit:created" as const], compiler: "js" as const, source };
}

/** What agents do over their lifecycle. */
export const agentBehaviours: readonly Behaviour[] = [
  {
    subject,
    name: "are listed, found and read from their deployment to their deletion",
    async act({ api, world }) {
      const query = { environmentId: world.environmentId };
      const sent = describeAgent("// one");
      const created = present(await api.agents.create(sent, query));
      assert.deepEqual({ ...created, ...sent, ...query }, created);
      assert.deepEqual(await api.agents.get(created.id), created);
      const search = sent.slug.slice(3).toUpperCase();
      const found = await api.agents.list({ ...query, search }).toArray({ limit: 10 });
      assert.deepEqual(found, [created]);
      assert.deepEqual(await api.agents.delete(created.id), { success: true });
      await expectMissing(api.agents.get(created.id), "agentId");
      await expectMissing(api.agents.listVersions(created.id), "agentId");
      await expectMissing(api.agents.delete(created.id), "agentId");
      assert.deepEqual(await api.agents.list({ ...query, search }).toArray({ limit: 10 }), []);
    },
  },
  {
    subject,
    name: "get a new version where their slug is deployed again",
    async act({ api, world }) {
      const query = { environmentId: world.environmentId };
      const first = describeAgent("// one");
      const created = present(await api.agents.create(first, query));
      const again = present(await api.agents.create({ ...first, source: "// two" }, query));
      assert.equal(again.id, created.id);
      assert.equal(present(await api.agents.get(created.id)).source, "// two");
      const versions = await api.agents.listVersions(created.id);
      const written = versions.map(({ version, source, agent_id }) => ({ version, source, agent_id }));
      assert.deepEqual(
        written.sort((one, other) => one.version - other.version),
        [
          { version: 1, source: "// one", agent_id: created.id },
          { version: 2, source: "// two", agent_id: created.id },
        ],
      );
    },
  },
  {
    subject,
    name: "run an earlier version once they are reverted to it, however often",
    async act({ api, world }) {
      const query = { environmentId: world.environmentId };
      const first = describeAgent("// one");
      const { id } = present(await api.agents.create(first, query));
      await api.agents.create({ ...first, source: "// two" }, query);
      const versions = await api.agents.listVersions(id);
      const old = present(versions.find(({ source }) => source === "// one"));
      const reverted = present(await api.agents.revert(id, old.id));
      assert.equal(reverted.source, "// one");
      assert.equal(present(await api.agents.get(id)).source, "// one");
      const before = await api.agents.listVersions(id);
      assert.deepEqual(await api.agents.revert(id, old.id), reverted);
      assert.deepEqual(await api.agents.listVersions(id), before);
      await expectMissing(api.agents.revert(id, "us_agv_nowhere"), "agentVersionId");
    },
  },
  {
    subject,
    name: "come page by page, each once",
    async act({ api, world }) {
      const query = { environmentId: world.environmentId };
      const created = await Promise.all(
        ["// one", "// two", "// three"].map((source) => api.agents.create(describeAgent(source), query)),
      );
      const first = await api.agents.list({ ...query, pageSize: 2 });
      assert.equal(first.data.length, 2);
      assert.equal(first.pageCount, Math.ceil(present(first.total) / 2));
      const all = await api.agents.list({ ...query, pageSize: 2 }).toArray({ limit: 10_000 });
      assert.equal(all.length, first.total);
      const ids = new Set(created.map((agent) => present(agent).id));
      assert.equal(ids.size, created.length);
      for (const id of ids) findOne(all, id);
    },
  },
  {
    subject,
    name: "leave an event for each change",
    async act(scene) {
      const { api, world } = scene;
      const query = { environmentId: world.environmentId };
      const sent = describeAgent("// one");
      const { id } = present(await api.agents.create(sent, query));
      await api.agents.create({ ...sent, source: "// two" }, query);
      await api.agents.delete(id);
      for (const topic of ["agent:created", "agent:updated", "agent:deleted"] as const) {
        await expectEvent(scene, topic, { entityId: id });
      }
    },
  },
];
