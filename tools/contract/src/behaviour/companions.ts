import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import type { Behaviour, Scene } from "./behaviour.ts";
import { expectEvent, expectMissing, present } from "./expect.ts";

async function read({ api, world }: Scene, filter?: "valid" | "error") {
  const query = { includeMessages: true, ...(filter && { filter }) };
  return (await api.records.get(world.sheetId, query)).records;
}

/** The rules of the public operations that the documented ones need. */
export const companionBehaviours: readonly Behaviour[] = [
  {
    subject: "stored records",
    name: "are read with their messages, corrected, counted and deleted",
    async act(scene) {
      const { api, world } = scene;
      const row = { sku: { value: "CUP-9" }, name: { value: "Cup" }, price: { value: "nine" } };
      const inserted = present((await api.records.insert(world.sheetId, [row])).records);
      const { id } = present(inserted[0]);
      const find = async () => (await read(scene)).find((record) => record.id === id);
      const wrong = present(await find());
      assert.equal(wrong.valid, false);
      const [message] = wrong.values["price"]?.messages ?? [];
      assert.equal(message?.type, "error");
      assert.ok((await read(scene, "error")).some((record) => record.id === id));
      const { counts: before } = await api.sheets.getRecordCounts(world.sheetId);
      await api.records.update(world.sheetId, [{ id, values: { price: { value: 9 } } }]);
      const corrected = present(await find());
      assert.deepEqual([corrected.valid, corrected.values["price"]?.value], [true, 9]);
      assert.equal(corrected.values["sku"]?.value, "CUP-9");
      const { counts: after } = await api.sheets.getRecordCounts(world.sheetId);
      assert.deepEqual([after.total, after.error], [before.total, before.error - 1]);
      await api.records.delete(world.sheetId, { ids: [id] });
      assert.equal(await find(), undefined);
      await expectMissing(api.records.delete(world.sheetId, { ids: [id] }), "ids");
      for (const topic of ["records:updated", "records:deleted"] as const) {
        await expectEvent(scene, topic, { sheetId: world.sheetId });
      }
    },
  },
  {
    subject: "sheets",
    name: "reject changes while they are locked",
    async act({ api, world }) {
      await api.sheets.lock(world.sheetId);
      assert.ok((await api.sheets.get(world.sheetId)).lockedBy !== undefined);
      const rejected = await api.records.insert(world.sheetId, [{ sku: { value: "CUP-9" } }]).result();
      assert.equal(rejected.status, 409);
      await api.sheets.unlock(world.sheetId);
      await api.records.insert(world.sheetId, [{ sku: { value: "CUP-9" } }]);
    },
  },
  {
    subject: "sheets",
    name: "have a field from its addition until its removal",
    async act({ api, world }) {
      const keys = async () => (await api.sheets.get(world.sheetId)).config.fields.map(({ key }) => key);
      const before = await keys();
      await api.sheets.addField(world.sheetId, { key: "contract", type: "number" });
      assert.deepEqual(await keys(), [...before, "contract"]);
      await api.records.insert(world.sheetId, [{ sku: { value: "CUP-9" }, contract: { value: 1 } }]);
      await api.sheets.removeField(world.sheetId, "contract");
      assert.deepEqual(await keys(), before);
      await expectMissing(api.sheets.removeField(world.sheetId, "contract"), "fieldKey");
    },
  },
  {
    subject: "commits",
    name: "are open until they are completed",
    async act(scene) {
      const { api } = scene;
      // No agent is called there.
      const { id: environmentId } = await api.environments.create({
        name: "Contract commits",
        isProd: false,
      });
      const { id: spaceId } = await api.spaces.create({ name: "Contract", environmentId });
      const { sheets = [] } = await api.workbooks.create({
        name: "Contract",
        spaceId,
        settings: { trackChanges: true },
        sheets: [{ name: "Cups", slug: "cups", fields: [{ key: "sku", type: "string" }] }],
      });
      const sheetId = present(sheets[0]).id;
      // The commits of the space wait for the caller.
      await api.events.list({ spaceId, completesCommits: true });
      const inserted = await api.records.insert(sheetId, [{ sku: { value: "CUP-9" } }]);
      const commitId = present(inserted.commitId);
      const list = async (completed: boolean) =>
        (await api.sheets.listCommits(sheetId, { completed })).some(({ id }) => id === commitId);
      assert.deepEqual([await list(false), await list(true)], [true, false]);
      await api.commits.complete(commitId);
      assert.deepEqual([await list(false), await list(true)], [false, true]);
      assert.ok((await api.commits.get(commitId)).completedAt !== undefined);
      await expectEvent(scene, "commit:completed", { commitId });
      await api.environments.delete(environmentId);
    },
  },
  {
    subject: "uploaded files",
    name: "return the same bytes, and cannot be found after their deletion",
    async act({ api, world }) {
      const bytes = new Uint8Array(100_000).map((_, position) => position % 251);
      const source = new File([bytes], "имя.bin", { type: "application/x-contract" });
      const { environmentId, spaceId } = world;
      const { id } = await api.files.upload(source, { environmentId, spaceId, mode: "export" });
      assert.equal((await api.files.get(id)).size, bytes.byteLength);
      assert.ok((await api.files.list({ spaceId }).toArray({ limit: 1_000 })).some((file) => file.id === id));
      const download = await api.files.download(id);
      assert.equal(download.fileName, "имя.bin");
      assert.deepEqual(await download.bytes(), bytes);
      await api.files.delete(id);
      await expectMissing(api.files.get(id), "fileId");
    },
  },
  {
    subject: "uploaded files",
    name: "of a known format are read into a workbook",
    async act({ api, world }) {
      const source = new File(["name;price\nCup;1\nJug;2\n"], "things.csv", { type: "text/csv" });
      const { environmentId, spaceId } = world;
      const { id } = await api.files.upload(source, { environmentId, spaceId, mode: "import" });
      const file = await waitFor(
        () => api.files.get(id),
        ({ status }) => status === "complete" || status === "failed",
      );
      assert.equal(file.status, "complete");
      const [sheet] = await api.sheets.list({ workbookId: present(file.workbookId) });
      const { records } = await api.records.get(present(sheet).id);
      assert.deepEqual(
        records.map(({ values }) => [values["name"]?.value, values["price"]?.value]),
        [
          ["Cup", "1"],
          ["Jug", "2"],
        ],
      );
    },
  },
  {
    subject: "flags of a workbook",
    name: "are found by their slug, and put on records by a job",
    async act({ api, world }) {
      const flag = { slug: "contract", label: "Contract", colorHex: "#112233" };
      await api.flags.create(world.workbookId, flag);
      const found = await api.flags.get(world.workbookId, "contract");
      assert.deepEqual({ ...found, ...flag }, found);
      assert.equal((await api.flags.create(world.workbookId, flag).result()).status, 409);
      const { jobId } = await api.flags.bulkMutate(world.workbookId, {
        operation: "apply",
        slug: "contract",
        q: 'sku eq "CUP-004"',
      });
      const job = await waitFor(
        () => api.jobs.get(jobId),
        ({ status }) => status === "complete" || status === "failed",
      );
      assert.equal(job.status, "complete");
      await api.flags.update(world.workbookId, "contract", { newSlug: "renamed" });
      await expectMissing(api.flags.get(world.workbookId, "contract"), "slug");
      await api.flags.delete(world.workbookId, "renamed");
      const left = await api.flags.list(world.workbookId);
      assert.ok(!left.some(({ slug }) => slug === "renamed"), "the flag is still listed");
    },
  },
  {
    subject: "jobs",
    name: "go from created to complete, and do not change afterwards",
    async act({ api, world }) {
      const config = { type: "workbook", operation: "contract", source: world.workbookId } as const;
      const { id, status } = await api.jobs.create({ ...config, trigger: "manual" });
      assert.equal(status, "created");
      await api.jobs.execute(id);
      assert.equal((await api.jobs.get(id)).status, "ready");
      assert.equal((await api.jobs.acknowledge(id, { progress: 10 })).status, "executing");
      const outcome = { heading: "Done" };
      const complete = await api.jobs.complete(id, { outcome });
      assert.equal(complete.status, "complete");
      assert.equal((await api.jobs.fail(id).result()).status, 409);
      assert.ok((await api.jobs.acknowledgeOutcome(id)).outcomeAcknowledgedAt !== undefined);
    },
  },
  {
    subject: "events",
    name: "are listed until they are acknowledged, and afterwards on demand",
    async act({ api, world }) {
      const { id } = await api.events.create({
        topic: "workbook:updated",
        domain: "workbook",
        context: world.context,
        payload: {},
      });
      const isListed = async (includeAcknowledged: boolean) => {
        const query = { spaceId: world.spaceId, pageSize: 100, includeAcknowledged };
        return (await api.events.list(query)).data.some((event) => event.id === id);
      };
      assert.equal(await isListed(false), true);
      await api.events.acknowledge(id);
      assert.deepEqual([await isListed(false), await isListed(true)], [false, true]);
      assert.ok((await api.events.get(id)).acknowledgedAt !== undefined);
    },
  },
  {
    subject: "guests",
    name: "reach their spaces with their own token, and no others",
    async act({ api, world, enter }) {
      const { environmentId, spaceId } = world;
      const email = "contract@example.org";
      const [guest] = await api.guests.create([
        { environmentId, email, name: "Contract", spaces: [{ id: spaceId }] },
      ]);
      const { id } = present(guest);
      const other = await api.spaces.create({ name: "Contract", environmentId });
      const inside = enter((await api.guests.getToken(id, { spaceId })).token);
      assert.equal((await inside.spaces.get(spaceId)).id, spaceId);
      await expectMissing(inside.spaces.get(other.id), "spaceId");
      await api.guests.delete(id);
      assert.equal((await inside.spaces.get(spaceId).result()).status, 401);
      await expectMissing(api.guests.get(id), "guestId");
    },
  },
  {
    subject: "new spaces",
    name: "policies and secrets are rejected if their environment does not exist",
    async act({ api }) {
      const environmentId = "us_env_nowhere";
      await expectMissing(api.spaces.create({ name: "Contract", environmentId }), "environmentId");
      const policy = { type: "sinceCreated", period: 30, environmentId } as const;
      await expectMissing(api.dataRetentionPolicies.create(policy), "environmentId");
      const secret = { name: "CONTRACT", value: "contract", environmentId } as const;
      await expectMissing(api.secrets.upsert(secret), "environmentId");
    },
  },
  {
    subject: "keys of an environment",
    name: "sign programs in until they are revoked, and belong to no person",
    async act({ api, world, enter }) {
      const { environmentId } = world;
      const keys = await api.auth.createApiKey({ environmentId, type: "SECRET" });
      const { id, rawKey, secret } = present(keys.find((key) => key.rawKey !== undefined));
      const program = enter(present(rawKey));
      assert.equal((await program.environments.get(environmentId)).id, environmentId);
      assert.equal((await program.auth.listPersonalAccessTokens().result()).status, 404);
      const credentials = { type: "apiCredentials" as const, clientId: id, secret: present(secret) };
      const { accessToken } = await api.auth.createAccessToken(credentials);
      assert.equal((await enter(accessToken).environments.get(environmentId)).id, environmentId);
      const wrong = await api.auth.createAccessToken({ ...credentials, secret: "wrong" }).result();
      assert.equal(wrong.status, 401);
      await expectMissing(
        api.auth.createAccessToken({ ...credentials, clientId: "us_key_nowhere" }),
        "clientId",
      );
      const newer = await api.auth.refreshAccessToken(accessToken);
      assert.notEqual(newer.accessToken, accessToken);
      for (const token of [accessToken, newer.accessToken]) {
        assert.equal((await enter(token).environments.get(environmentId)).id, environmentId);
      }
      await api.auth.deleteApiKey({ environmentId, key: id });
      assert.equal((await program.environments.list().result()).status, 401);
      for (const token of [newer.accessToken, "at_nowhere"]) {
        assert.equal((await api.auth.refreshAccessToken(token).result()).status, 404);
      }
    },
  },
  {
    subject: "environments",
    name: "are deleted with their spaces and keys, by callers of the whole account",
    async act({ api, enter }) {
      const name = `Contract ${crypto.randomUUID()}`;
      const { id: environmentId } = await api.environments.create({ name, isProd: false });
      const { id: spaceId } = await api.spaces.create({ name: "Contract", environmentId });
      const keys = await api.auth.createApiKey({ environmentId, type: "SECRET" });
      const program = enter(present(keys[0]?.rawKey));
      assert.equal((await program.environments.delete(environmentId).result()).status, 403);
      await api.environments.delete(environmentId);
      assert.equal((await api.environments.get(environmentId).result()).status, 404);
      assert.equal((await api.spaces.get(spaceId).result()).status, 404);
      assert.equal((await program.environments.list().result()).status, 401);
    },
  },
  {
    subject: "personal access tokens",
    name: "act for their person until they are revoked",
    async act({ api, enter }) {
      const { token, personalAccessToken } = await api.auth.createPersonalAccessToken({ name: "Contract" });
      const program = enter(token);
      const listed = await program.auth.listPersonalAccessTokens();
      assert.ok(listed.some(({ id }) => id === personalAccessToken.id));
      assert.ok(!JSON.stringify(listed).includes(token), "the token itself is shown again");
      await api.auth.deletePersonalAccessToken(personalAccessToken.id);
      assert.equal((await program.accounts.getCurrent().result()).status, 401);
    },
  },
];

/** Polls until the work is over; the time limit allows for a busy machine. */
async function waitFor<Value>(ask: () => Promise<Value>, isOver: (value: Value) => boolean): Promise<Value> {
  const end = Date.now() + 60_000;
  for (;;) {
    const value = await ask();
    if (isOver(value)) return value;
    if (Date.now() > end) throw new Error(`The work did not end: ${JSON.stringify(value)}`);
    await sleep(20);
  }
}
