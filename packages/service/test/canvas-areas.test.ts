import { afterAll, beforeAll, expect, it } from "vitest";
import { createCatalogue, createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("canvas areas", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  /** A space, and its canvas from the event of its creation. */
  async function createCanvas() {
    const spaceId = await createSpace(test);
    const { body } = await test.request("GET", `/events?spaceId=${spaceId}&topic=canvas:created`);
    const canvasId: string = body.data[0].context.entityId;
    expect((await test.send("GET", `/spaces/${spaceId}`)).canvasId).toBe(canvasId);
    return { spaceId, canvasId };
  }
  async function create(canvasId: string, more: Record<string, unknown> = {}) {
    const response = await test.request("POST", "/canvas-areas", {
      body: { canvasId, type: "sheet", position: "middle", ...more },
    });
    expect(response.body.errors).toBeUndefined();
    return response.body.data;
  }
  const change = (id: string, body: unknown) => test.request("PATCH", `/canvas-areas/${id}`, { body });
  const list = async (query: string) => {
    const { body } = await test.request("GET", `/canvas-areas?${query}`);
    return body.data.map(({ id }: { id: string }) => id);
  };

  it("have defaults for absent properties, and change only in the sent ones", async () => {
    const { spaceId, canvasId } = await createCanvas();
    const area = await create(canvasId, { config: { sheetId: "us_sh_0" } });
    expect(area).toEqual({
      id: expect.stringMatching(/^us_cva_/),
      canvasId,
      type: "sheet",
      position: "middle",
      layout: "split",
      visibility: "visible",
      config: { sheetId: "us_sh_0" },
      metadata: {},
      overlay: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    const shown = await change(area.id, { overlay: "Loading", visibility: "skeleton", config: [1] });
    const expected = { ...area, overlay: "Loading", visibility: "skeleton", config: [1] };
    expect(shown.body.data).toEqual({ ...expected, updatedAt: expect.any(String) });
    const bare = await change(area.id, { overlay: null });
    expect(bare.body.data.overlay).toBeNull();
    expect((await test.request("GET", `/canvas-areas/${area.id}`)).body).toEqual(bare.body);
    const { body } = await test.request("GET", `/events?spaceId=${spaceId}&domain=canvas-area`);
    expect(body.data).toMatchObject([
      { topic: "canvas-area:updated" },
      { topic: "canvas-area:updated" },
      {
        topic: "canvas-area:created",
        payload: { canvasId, type: "sheet" },
        context: { spaceId, entityId: area.id },
      },
    ]);
  });

  it("are listed by canvas, parent and space, a page at a time", async () => {
    const { spaceId, canvasId } = await createCanvas();
    const [outer, other] = [await create(canvasId), await create(canvasId)];
    const inner = await create(canvasId, { parentId: outer.id });
    expect(await list(`canvasId=${canvasId}`)).toEqual([inner.id, other.id, outer.id]);
    expect(await list(`parentId=${outer.id}`)).toEqual([inner.id]);
    expect(await list(`spaceId=${spaceId}&environmentId=${test.environments.development}`)).toHaveLength(3);
    expect(await list(`canvasId=${canvasId}&environmentId=${test.environments.production}`)).toEqual([]);
    const page = await test.request("GET", `/canvas-areas?canvasId=${canvasId}&pageSize=2&pageNumber=2`);
    expect(page.body.data).toEqual([outer]);
    expect(page.body.pagination).toEqual({ currentPage: 2, pageCount: 2, totalCount: 3 });
    expect((await test.request("GET", "/canvas-areas?canvasId=us_cv_0")).status).toBe(404);
    // Without its nested area.
    expect((await test.request("GET", `/canvas-areas/${outer.id}`)).body.data).toEqual(outer);
    expect(await list("pageSize=1000")).toEqual(expect.arrayContaining([inner.id, other.id, outer.id]));
    expect(await list(`canvasId=${canvasId}&parentId=${other.id}`)).toEqual([]);
    await create(canvasId, { parentId: inner.id });
    expect(await list(`parentId=${outer.id}`)).toEqual([inner.id]);
  });

  it("have any JSON value as `config`, `metadata` and `overlay`, and replace it as a whole", async () => {
    const { canvasId } = await createCanvas();
    const all = (value: unknown) => ({ config: value, metadata: value, overlay: value });
    for (const value of [null, 1.5, "text", true, [{ a: null }], { a: { b: 1 }, c: 2 }]) {
      const area = await create(canvasId, all(value));
      expect(area).toMatchObject(all(value));
      const changed = (await change(area.id, all({ a: { d: 3 } }))).body.data;
      expect(changed).toEqual({ ...area, ...all({ a: { d: 3 } }), updatedAt: expect.any(String) });
      expect((await change(area.id, all(value))).body.data).toMatchObject(all(value));
    }
  });

  it("are nested without circles, on one canvas", async () => {
    const [{ canvasId }, other] = [await createCanvas(), await createCanvas()];
    const outer = await create(canvasId);
    const middle = await create(canvasId, { parentId: outer.id });
    const inner = await create(canvasId, { parentId: middle.id });
    for (const parentId of [outer.id, middle.id, inner.id]) {
      expect(await change(outer.id, { parentId })).toMatchObject({
        status: 400,
        body: { errors: [{ key: "parentId" }] },
      });
    }
    const otherArea = await create(other.canvasId);
    expect((await change(inner.id, { parentId: otherArea.id })).status).toBe(400);
    const foreign = await test.request("POST", "/canvas-areas", {
      body: { canvasId, type: "sheet", position: "top", parentId: otherArea.id },
    });
    expect(foreign).toMatchObject({ status: 400, body: { errors: [{ key: "parentId" }] } });
    expect((await change(inner.id, { parentId: outer.id })).body.data.parentId).toBe(outer.id);
    const lost = await test.request("POST", "/canvas-areas", {
      body: { canvasId: "us_cv_0", type: "sheet", position: "top" },
    });
    expect(lost).toMatchObject({ status: 404, body: { errors: [{ key: "canvasId" }] } });
  });

  it("are moved and deleted together with the areas in them", async () => {
    const [from, to] = [await createCanvas(), await createCanvas()];
    const outer = await create(from.canvasId);
    const middle = await create(from.canvasId, { parentId: outer.id });
    const inner = await create(from.canvasId, { parentId: middle.id });
    const moved = await change(middle.id, { canvasId: to.canvasId });
    expect(moved.body.data).toMatchObject({ canvasId: to.canvasId });
    expect(moved.body.data).not.toHaveProperty("parentId");
    expect(await list(`spaceId=${to.spaceId}`)).toEqual([inner.id, middle.id]);
    expect(await list(`spaceId=${from.spaceId}`)).toEqual([outer.id]);
    expect((await test.request("DELETE", `/canvas-areas/${middle.id}`)).status).toBe(200);
    expect(await list(`canvasId=${to.canvasId}`)).toEqual([]);
    const { body } = await test.request("GET", `/events?spaceId=${to.spaceId}&topic=canvas-area:deleted`);
    const gone = body.data.map(({ context }: { context: { entityId: string } }) => context.entityId);
    expect(gone.sort()).toEqual([middle.id, inner.id].sort());
  });

  it("leave what they showed when they are deleted", async () => {
    const { sheets } = await createCatalogue(test);
    const { canvasId } = await createCanvas();
    const area = await create(canvasId, { config: { sheetId: sheets["products"] } });
    expect((await test.request("DELETE", `/canvas-areas/${area.id}`)).status).toBe(200);
    expect((await test.request("GET", `/canvas-areas/${area.id}`)).status).toBe(404);
    expect((await test.request("GET", `/sheets/${sheets["products"]}`)).status).toBe(200);
  });
});
