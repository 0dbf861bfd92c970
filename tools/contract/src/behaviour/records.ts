import assert from "node:assert/strict";
import type { Behaviour, Scene } from "./behaviour.ts";
import { expectEvent, findOne, present } from "./expect.ts";

const rows = ["CUP-101", "CUP-102"].map((sku) => ({ sku: { value: sku }, name: { value: "Cup" } }));

async function countNames({ api, world }: Scene): Promise<number> {
  const calculations = await api.calculations.list(world.sheetId, { byField: true });
  const found = calculations.find(({ fieldKey, type }) => fieldKey === "name" && type === "COUNT_NON_EMPTY");
  return found?.value ?? 0;
}

/** The effects of inserted records. */
export const recordBehaviours: readonly Behaviour[] = [
  {
    subject: "records",
    name: "are returned as they were sent, in their order, as one commit of the workbook",
    async act(scene) {
      const { api, world } = scene;
      const { commitId, counts, records } = await api.records.insert(world.sheetId, rows);
      assert.equal(counts?.total, rows.length);
      const values = present(records).map(({ values }) => values["sku"]?.value);
      assert.deepEqual(values, ["CUP-101", "CUP-102"]);
      assert.equal(new Set(present(records).map(({ id }) => id)).size, rows.length);
      const commits = await api.workbooks.listCommits(world.workbookId);
      assert.equal(findOne(commits, present(commitId)).sheetId, world.sheetId);
      await expectEvent(scene, "commit:created", { commitId: present(commitId) });
      await expectEvent(scene, "records:created", { commitId: present(commitId) });
    },
  },
  {
    subject: "records",
    name: "are included in the calculations of their sheet",
    async act(scene) {
      const before = await countNames(scene);
      await scene.api.records.insert(scene.world.sheetId, rows);
      assert.equal(await countNames(scene), before + rows.length);
    },
  },
];
