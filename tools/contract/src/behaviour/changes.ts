import assert from "node:assert/strict";
import type { Behaviour } from "./behaviour.ts";
import { expectEvent } from "./expect.ts";

/** Changes whose result is in the response; only the account is also read again. */
export const changeBehaviours: readonly Behaviour[] = [
  {
    subject: "the account",
    name: "keeps a change, and its other properties",
    async act({ api }) {
      const before = await api.accounts.getCurrent();
      const name = `${before.name} (contract)`;
      const changed = await api.accounts.updateCurrent({ name });
      assert.deepEqual(changed, { ...before, name, updatedAt: changed.updatedAt });
      assert.deepEqual(await api.accounts.getCurrent(), changed);
      assert.equal((await api.accounts.updateCurrent({ name: before.name })).name, before.name);
    },
  },
  {
    subject: "spaces",
    name: "keep absent properties in an update, and emit an event",
    async act(scene) {
      const { api, world } = scene;
      const before = await api.spaces.update(world.spaceId, {});
      const name = `${before.name} (contract)`;
      const changed = await api.spaces.update(world.spaceId, { name });
      const { updatedAt, lastActivityAt } = before;
      assert.deepEqual({ ...changed, updatedAt, lastActivityAt }, { ...before, name });
      assert.equal((await api.spaces.update(world.spaceId, { name: before.name })).name, before.name);
      await expectEvent(scene, "space:updated", { spaceId: world.spaceId });
    },
  },
  {
    subject: "documents",
    name: "get the title and the body that were sent, and emit an event",
    async act(scene) {
      const { api, world } = scene;
      const sent = { title: "Contract", body: "# Contract" };
      const changed = await api.documents.update(world.spaceId, world.documentId, sent);
      assert.deepEqual([changed.id, changed.title, changed.body], [world.documentId, sent.title, sent.body]);
      await expectEvent(scene, "document:updated", { documentId: world.documentId });
    },
  },
  {
    subject: "files",
    name: "keep their own name and size, and emit an event",
    async act(scene) {
      const { api, world } = scene;
      const source = new File(["name,price\nCup,24.5\n"], "cups.csv", { type: "text/csv" });
      const { environmentId, spaceId } = world;
      const file = await api.files.upload(source, { environmentId, spaceId });
      assert.deepEqual([file.name, file.size, file.spaceId], ["cups.csv", source.size, spaceId]);
      await expectEvent(scene, "file:created", { fileId: file.id });
    },
  },
  {
    subject: "flags",
    name: "are changed by a job that is recorded",
    async act(scene) {
      const { api, world } = scene;
      const { success, jobId } = await api.flags.bulkMutate(world.workbookId, {
        operation: "apply",
        slug: "contract",
        flag: { label: "Contract" },
      });
      assert.equal(success, true);
      await expectEvent(scene, "job:created", { jobId });
    },
  },
];
