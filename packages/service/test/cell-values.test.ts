import { afterAll, beforeAll, expect, it } from "vitest";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestResponse, type TestService } from "./support/start.ts";

const rows = [
  { name: "Cup", price: 3, tags: ["a", "b"] },
  { name: "cup", price: "none" },
  { name: "Tray", price: 12 },
  { name: "Cup", price: 3 },
  { name: "", price: 20, tags: ["b", "a"] },
  { name: "Cup", price: "12 or so" },
  { price: 3, tags: ["a", "b"] },
];

describeEngines("the values and the places of records", (engine) => {
  let test: TestService;
  let sheetId: string;
  let ids: string[];
  let commitId: string;
  beforeAll(async () => {
    test = await startTestService(engine);
    const fields = [
      { key: "name", type: "string" },
      { key: "price", type: "number" },
      { key: "tags", type: "string-list" },
    ];
    const { sheets } = await createCatalogue(test, [{ name: "Goods", slug: "goods", fields } as never]);
    sheetId = sheets["goods"] ?? "";
    const path = `/sheets/${sheetId}/records`;
    const first = await test.send("POST", path, rows.slice(0, 4).map(cells));
    const second = await test.send("POST", path, rows.slice(4).map(cells));
    ({ commitId } = first);
    ids = [...first.records, ...second.records].map(({ id }: { id: string }) => id);
  });
  afterAll(() => test.close());

  const values = (query = "") => test.send("GET", `/sheets/${sheetId}/cells?distinct=true&${query}`);
  const listed = async (query: string) =>
    (await values(query)).name.map(({ value }: { value: unknown }) => value);
  const locate = (query = "", some = ids) =>
    test.request(
      "GET",
      `/sheets/${sheetId}/records/indices?${query}&${some.map((id) => `ids=${id}`).join("&")}`,
    );
  const indices = async (query = "") =>
    (await locate(query)).body.map(({ index }: { index: number }) => index);

  it("are the most frequent values first, with the counts of their records", async () => {
    const count = (total: number, error: number) => ({ total, valid: total - error, error });
    expect(await values("includeCounts=true")).toEqual({
      name: [
        { value: "Cup", counts: count(3, 1) },
        { value: null, counts: count(2, 0) },
        { value: "cup", counts: count(1, 1) },
        { value: "Tray", counts: count(1, 0) },
      ],
      price: [
        { value: 3, counts: count(3, 0) },
        { value: "none", counts: count(1, 1) },
        { value: 12, counts: count(1, 0) },
        { value: 20, counts: count(1, 0) },
        { value: "12 or so", counts: count(1, 1) },
      ],
      tags: [
        { value: null, counts: count(4, 2) },
        { value: ["a", "b"], counts: count(2, 0) },
        { value: ["b", "a"], counts: count(1, 0) },
      ],
    });
    expect(await values("fieldKey=price&pageSize=2&pageNumber=2")).toEqual({
      price: [{ value: 12 }, { value: 20 }],
    });
    expect(await values("fieldKey=price&pageSize=2&pageNumber=4")).toEqual({ price: [] });
  });

  it("are sorted and selected by parameters", async () => {
    const sorted = "sortField=name&sortDirection";
    expect(await listed(`${sorted}=asc`)).toEqual(["Cup", "Tray", "cup", null]);
    expect(await listed(`${sorted}=desc&pageSize=2`)).toEqual(["cup", "Tray"]);
    expect(await listed(`${sorted}=desc&pageSize=2&pageNumber=2`)).toEqual(["Cup", null]);
    const prices = await values("fieldKey=price&sortField=price&sortDirection=desc");
    expect(prices.price).toEqual([20, 12, 3, "none", "12 or so"].map((value) => ({ value })));
    // Another field keeps the usual order.
    expect((await values(`${sorted}=asc`)).price[0]).toEqual({ value: 3 });
    expect(await listed("filter=error")).toEqual(["cup", "Cup"]);
    expect(await listed("filter=error&filterField=name")).toEqual([]);
    expect(await listed("q=price eq 3")).toEqual(["Cup", null]);
    expect(await listed("fieldKey=name&searchValue=cup")).toEqual(["Cup", "cup"]);
    expect(await values("fieldKey=price&searchValue=cup")).toEqual({ price: [] });
    expect(await listed("searchValue=tray")).toEqual(["Tray"]);
    expect(await values('fieldKey=price&searchValue="12"')).toEqual({ price: [{ value: 12 }] });
    for (const [query, key] of [
      ["distinct=false", "distinct"],
      ["fieldKey=cost", "distinct"],
      ["distinct=true&fieldKey=cost", "fieldKey"],
      ["distinct=true&sortField=cost&sortDirection=asc", "sortField"],
      ["distinct=true&sortField=name", "sortDirection"],
      ["distinct=true&pageSize=1001", "pageSize"],
    ]) {
      const response = await test.request("GET", `/sheets/${sheetId}/cells?${query}`);
      expect(response, query).toMatchObject({ status: 400, body: { errors: [{ key }] } });
    }
  });

  it("are the numbers of records before them in a list", async () => {
    expect((await locate("", [ids[4] ?? "", "us_rc_0", ids[1] ?? ""])).body).toEqual([
      { id: ids[4], index: 4 },
      { id: "us_rc_0", index: -1 },
      { id: ids[1], index: 1 },
    ]);
    for (const query of [
      ...["", "filter=error", "filter=valid", "q=price gte 3", "searchValue=cup", "filter=none"],
      ...["sortField=name&sortDirection=asc", "sortField=price&sortDirection=desc&filter=valid"],
      ...[`commitId=${commitId}`, `sinceCommitId=${commitId}`, `sinceCommitId=${commitId}&q=price eq 3`],
      ...["filter=error&filterField=price", 'searchField=name&searchValue="cup"'],
    ]) {
      const { records } = await test.send("GET", `/sheets/${sheetId}/records?${query}`);
      const order = records.map(({ id }: { id: string }) => id);
      expect(await indices(query), query).toEqual(ids.map((id) => order.indexOf(id)));
    }
    expect((await locate("sortField=name")).status).toBe(400);
    // Without a place, it begins with the first record.
    expect((await locate("", [])).status).toBe(200);
    const many = Array.from({ length: 101 }, (_, index) => `us_rc_${index}`);
    expect((await locate("", many)).status).toBe(400);
  });

  it("are for callers who may read the sheet", async () => {
    const { token } = await test.createAccount();
    for (const path of ["cells?distinct=true", `records/indices?ids=${ids[0]}`]) {
      expect((await test.request("GET", `/sheets/${sheetId}/${path}`, { token })).status).toBe(404);
    }
  });

  it("a commit is replayed by another event, and stays as it is", async () => {
    const commit = await test.send("GET", `/commits/${commitId}`);
    const read = () =>
      test.send("GET", `/events?environmentId=${test.environments.development}&pageSize=100`);
    const about = (events: TestResponse["body"][]) =>
      events.filter(({ context }) => context.commitId === commitId);
    const [before] = about(await read()).filter(({ topic }) => topic === "commit:created");
    const count = about(await read()).length;
    expect(await test.send("POST", `/commits/${commitId}/replay`)).toEqual({ success: true });
    const [replayed, ...others] = about(await read());
    expect(others).toHaveLength(count);
    expect(replayed).toEqual({
      ...before,
      id: expect.any(String),
      createdAt: expect.any(String),
      callbackUrl: replayed.callbackUrl,
    });
    expect(replayed.id).not.toBe(before.id);
    // Requests of tests disable hooks.
    expect(replayed.hooksDisabled).toBe(true);
    const headers = { "x-disable-hooks": "false" };
    expect((await test.request("POST", `/commits/${commitId}/replay`, { headers })).status).toBe(200);
    expect(about(await read())[0]).not.toHaveProperty("hooksDisabled");
    expect(await test.send("GET", `/commits/${commitId}`)).toEqual(commit);
    const missing = await test.request("POST", "/commits/us_vr_0/replay");
    expect(missing).toMatchObject({ status: 404, body: { errors: [{ key: "commitId" }] } });
    const { token } = await test.createAccount();
    expect((await test.request("POST", `/commits/${commitId}/replay`, { token })).status).toBe(404);
  });
});
