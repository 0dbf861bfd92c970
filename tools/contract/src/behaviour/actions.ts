import assert from "node:assert/strict";
import type { Behaviour } from "./behaviour.ts";
import { expectEvent, expectMissing, findOne } from "./expect.ts";

const subject = "actions";

/** What actions do over their lifecycle. */
export const actionBehaviours: readonly Behaviour[] = [
  {
    subject,
    name: "are listed and read from their creation to their deletion",
    async act({ api, world }) {
      const query = { spaceId: world.spaceId };
      const sent = { targetId: world.workbookId, label: "Count the rows", operation: "countRows" };
      const created = await api.actions.create(sent, query);
      assert.deepEqual({ ...created, ...sent }, created);
      assert.deepEqual(await api.actions.get(created.id), created);
      assert.deepEqual(findOne(await api.actions.list(query), created.id), created);
      assert.deepEqual(await api.actions.delete(created.id), { success: true });
      await expectMissing(api.actions.get(created.id), "actionId");
      await expectMissing(api.actions.update(created.id, { label: "Again" }), "actionId");
      await expectMissing(api.actions.delete(created.id), "actionId");
      const left = await api.actions.list(query);
      assert.ok(!left.some(({ id }) => id === created.id), "the deleted action is still listed");
    },
  },
  {
    subject,
    name: "have the defaults that the description promises",
    async act({ api, world }) {
      const sent = { targetId: world.workbookId, label: "Count the rows" };
      const { mode, confirm, primary } = await api.actions.create(sent, { spaceId: world.spaceId });
      assert.deepEqual({ mode, confirm, primary }, { mode: "background", confirm: true, primary: false });
    },
  },
  {
    subject,
    name: "keep what an update does not send, and have lists replaced",
    async act({ api, world }) {
      const created = await api.actions.create(
        { targetId: world.workbookId, label: "Count", tooltip: "Counts", constraints: [{ type: "hasData" }] },
        { spaceId: world.spaceId },
      );
      const change = { label: "Count again", constraints: [{ type: "hasSelection" as const }] };
      const updated = await api.actions.update(created.id, change);
      assert.deepEqual(updated, { ...created, ...change, updatedAt: updated.updatedAt });
      assert.ok(Date.parse(updated.updatedAt) >= Date.parse(created.updatedAt));
      assert.deepEqual(await api.actions.get(created.id), updated);
    },
  },
  {
    subject,
    name: "are created together in the order of the request",
    async act({ api, world }) {
      const query = { spaceId: world.spaceId };
      const labels = ["First", "Second", "Third"];
      const sent = labels.map((label) => ({ targetId: world.workbookId, label }));
      const created = await api.actions.bulkCreate(sent, query);
      assert.deepEqual(
        created.map(({ label }) => label),
        labels,
      );
      const listed = await api.actions.list(query);
      for (const action of created) assert.deepEqual(findOne(listed, action.id), action);
    },
  },
  {
    subject,
    name: "leave an event for each change",
    async act(scene) {
      const { api, world } = scene;
      const sent = { targetId: world.workbookId, label: "Count the rows" };
      const { id } = await api.actions.create(sent, { spaceId: world.spaceId });
      await api.actions.update(id, { label: "Count" });
      await api.actions.delete(id);
      for (const topic of ["action:created", "action:updated", "action:deleted"] as const) {
        await expectEvent(scene, topic, { actionId: id });
      }
    },
  },
];
