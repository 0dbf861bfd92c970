import { type Client, createClient } from "@data-import/client";
import { asId, type SheetId } from "@data-import/types";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createListener, type Listener, recordHook } from "../src/index.ts";
import { describeEngines, type LiveService } from "./support/live-service.ts";

describeEngines("hooks meet", (start) => {
  let live: LiveService;
  let api: Client;
  let seen: string[];
  let listener: Listener;
  beforeEach(async () => {
    live = await start();
    api = createClient({ baseUrl: live.url, token: live.token });
    seen = [];
    const correct = recordHook("cups", (record) => {
      seen.push(String(record.get("name")));
      record.set("name", String(record.get("name")).toUpperCase());
    });
    listener = createListener().use(correct);
  });
  afterEach(() => live.close());

  const read = async (sheetId: SheetId) =>
    (await api.records.get(sheetId)).records.map(({ values }) => values["name"]?.value);
  const insert = (sheetId: SheetId, names: readonly string[], by = api) =>
    by.records.insert(
      sheetId,
      names.map((name) => ({ name: { value: name } })),
    );
  /** Runs the hook for all events so far, also those that it has handled. */
  async function handleEvents(): Promise<void> {
    seen = [];
    const page = await api.events.list({ after: "start", pageSize: 100, includeAcknowledged: true });
    for (const event of page.data) await listener.dispatchEvent(event, { api });
  }
  const createSheet = async () => asId("sheet", await live.createSheet());
  const findSpace = async (sheetId: SheetId) => {
    const { workbookId } = await api.sheets.get(sheetId);
    const { spaceId } = await api.workbooks.get(workbookId);
    return { workbookId, spaceId };
  };

  it("keys: a hook gets the records that an import has added or changed, and no others", async () => {
    const sheetId = await createSheet();
    await insert(sheetId, ["a"]);
    await handleEvents();
    const before = (await api.events.list({ pageSize: 1 })).data[0]?.id;
    await api.records.insert(sheetId, [{ name: { value: "A" } }, { name: { value: "b" } }], {
      keyFields: ["name"],
    });
    seen = [];
    const page = await api.events.list({ after: before ?? "", pageSize: 100, includeAcknowledged: true });
    for (const event of page.data) await listener.dispatchEvent(event, { api });
    expect([seen, await read(sheetId)]).toEqual([["b"], ["A", "B"]]);
  });

  it("templates: a hook works in a space that was made from a template", async () => {
    const { spaceId } = await findSpace(await createSheet());
    await api.spaces.update(spaceId, { isAppTemplate: true });
    const made = await api.spaces.create({
      name: "Made",
      environmentId: asId("environment", live.environments.development),
      spaceConfigId: spaceId,
    });
    const [workbook] = await api.workbooks.list({ spaceId: made.id });
    const [sheet] = await api.sheets.list({ workbookId: workbook?.id ?? asId("workbook", "") });
    const sheetId = sheet?.id ?? asId("sheet", "");
    await insert(sheetId, ["cup"]);
    await handleEvents();
    expect(await read(sheetId)).toEqual(["CUP"]);
  });

  it("archive: a hook cannot write in an archived space, and its records are corrected when it is restored", async () => {
    const sheetId = await createSheet();
    const { spaceId } = await findSpace(sheetId);
    await insert(sheetId, ["cup"]);
    await api.spaces.archive(spaceId);
    await expect(handleEvents()).rejects.toThrow(/archived/);
    expect(await read(sheetId)).toEqual(["cup"]);
    await api.spaces.unarchive(spaceId);
    await handleEvents();
    expect(await read(sheetId)).toEqual(["CUP"]);
  });

  it("guests: a hook corrects what a guest writes, and the guest's message stays", async () => {
    const sheetId = await createSheet();
    const { spaceId } = await findSpace(sheetId);
    const environmentId = asId("environment", live.environments.development);
    const guest = { environmentId, name: "Tomas", email: "tomas@quay.example", spaces: [{ id: spaceId }] };
    const [invited] = await api.guests.create([guest]);
    const { token } = await api.guests.getToken(invited?.id ?? asId("guest", ""));
    const message = { type: "info" as const, message: "Is it one?" };
    await createClient({ baseUrl: live.url, token: token ?? "" }).records.insert(sheetId, [
      { name: { value: "cup", messages: [message] } },
    ]);
    await handleEvents();
    const { records } = await api.records.get(sheetId, { includeMessages: true });
    expect(records[0]?.values["name"]).toMatchObject({
      value: "CUP",
      messages: [{ ...message, createdBy: invited?.id }],
    });
  });

  it("namespaces: a handler with a namespace gets the commits of its spaces only", async () => {
    const [sheetId, other] = [await createSheet(), await createSheet()];
    await api.spaces.update((await findSpace(sheetId)).spaceId, { namespace: "quay" });
    const got: (string | undefined)[] = [];
    listener.on("commit:created", { namespace: "quay" }, ({ context }) => got.push(context.sheetId));
    await insert(sheetId, ["cup"]);
    await insert(other, ["bowl"]);
    await handleEvents();
    expect(got).toEqual([sheetId]);
    expect([await read(sheetId), await read(other)]).toEqual([["CUP"], ["BOWL"]]);
  });
});
