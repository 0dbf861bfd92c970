import { afterAll, beforeAll, expect, it } from "vitest";
import { type Catalogue, cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestResponse, type TestService } from "./support/start.ts";

const quarter = 262_144;
/** More than is read at once. */
const many = 48;
const text = (index: number) => `${String(index).padStart(3, "0")} ${"x".repeat(250_000)}`;

type Items = TestResponse["body"][];

describeEngines("a page of large items", (engine) => {
  let test: TestService;
  let catalogue: Catalogue;
  let records: string;
  beforeAll(async () => {
    test = await startTestService(engine);
    const fields = ["name", "note"].map((key) => ({
      key,
      type: "string" as const,
      config: { size: "medium" as const },
    }));
    catalogue = await createCatalogue(test, [{ name: "Long", slug: "long", fields }]);
    records = `/sheets/${catalogue.sheets["long"]}/records`;
    const { spaceId, workbookId } = catalogue;
    const context = { accountId: test.accountId, environmentId: test.environments.development, spaceId };
    for (let index = 0; index < many; index += 12) {
      const part = Array.from({ length: 12 }, (_, place) => index + place);
      await test.send(
        "POST",
        records,
        part.map((one) => cells({ name: text(one), note: `n${one % 5}` })),
      );
    }
    for (let index = 0; index < many; index += 1) {
      const event = { topic: "program:created", domain: "program", context, payload: { text: text(index) } };
      await test.send("POST", "/events", event);
      const job = { type: "workbook", operation: "count", source: workbookId, trigger: "manual" };
      await test.send("POST", "/jobs", { ...job, input: { text: text(index) } });
      await test.send("POST", `/spaces/${spaceId}/documents`, { title: `T${index}`, body: text(index) });
    }
  });
  afterAll(() => test.close());

  /** The pieces of a response, read one after the other. */
  async function readPieces(path: string): Promise<{ body: TestResponse["body"]; lengths: number[] }> {
    const response = await test.service.fetch(`http://service.localhost/v1${path}`, {
      headers: { authorization: `Bearer ${test.token}` },
    });
    const pieces: Uint8Array[] = [];
    for await (const piece of response.body ?? []) pieces.push(Uint8Array.from(piece));
    expect([path, response.status, response.status === 200 ? "" : Buffer.concat(pieces).toString()]).toEqual([
      path,
      200,
      "",
    ]);
    return {
      body: JSON.parse(Buffer.concat(pieces).toString()),
      lengths: pieces.map(({ byteLength }) => byteLength),
    };
  }
  const expectWhole = async (list: (query: string) => string, read: (body: Items[number]) => Items) => {
    const pages: Items = [];
    for (let page = 1; page <= 4; page += 1) {
      const { body } = await test.request("GET", list(`pageSize=${many / 4}&pageNumber=${page}`));
      pages.push(...read(body));
    }
    const { body, lengths } = await readPieces(list(`pageSize=${many}`));
    expect(read(body)).toEqual(pages);
    expect(pages).toHaveLength(many);
    expect(Math.max(...lengths)).toBeLessThan(5 * quarter);
    return body;
  };

  it("is whole if it has a number, and is sent in pieces: records", async () => {
    const read = ({ data }: Items[number]) => data.records;
    const body = await expectWhole((query) => `${records}?${query}&includeCounts=true`, read);
    expect(body.data).toMatchObject({ success: true, counts: { total: many, valid: many, error: 0 } });
    expect(body.data.commitId).toMatch(/^us_vr_/);
    await expectWhole((query) => `${records}?${query}&sortField=note&sortDirection=desc&fields=name`, read);
    const query = `q=${encodeURIComponent("name like %x%")}`;
    await expectWhole((page) => `${records}?${page}&${query}&includeMessages=true`, read);
    const head = await test.request("HEAD", `${records}?pageSize=${many}`).catch((error) => error);
    expect(String(head)).not.toContain("xxx");
  });

  it("is whole if it has a number, and is sent in pieces: events, jobs, documents", async () => {
    const events = await expectWhole(
      (query) => `/events?topic=program:created&${query}`,
      ({ data }) => data,
    );
    expect(events.cursor).toMatch(/^\d+$/);
    const jobs = await expectWhole(
      (query) => `/jobs?${query}`,
      ({ data }) => data,
    );
    expect(jobs.pagination).toEqual({ currentPage: 1, pageCount: 1, totalCount: many });
    const { body, lengths } = await readPieces(`/spaces/${catalogue.spaceId}/documents`);
    expect(body.data.map(({ title }: Items[number]) => title)).toEqual(
      Array.from({ length: many }, (_, index) => `T${many - 1 - index}`),
    );
    expect(Math.max(...lengths)).toBeLessThan(5 * quarter);
  });

  /** Follows cursors to the end; returns the sizes of the pages, in items. */
  const walk = async (
    first: string,
    read: (body: Items[number]) => { readonly items: Items; readonly next: string | undefined },
  ) => {
    const items: Items = [];
    const sizes: number[] = [];
    for (let path: string | undefined = first; path !== undefined; ) {
      const { body, lengths } = await readPieces(path);
      const page = read(body);
      items.push(...page.items);
      sizes.push(page.items.length);
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThan(36 * quarter);
      path = page.next;
    }
    return { items, sizes };
  };

  it("ends earlier behind a cursor, and nothing is left out", async () => {
    for (const order of [
      "",
      "&sortField=note&sortDirection=asc",
      `&q=${encodeURIComponent("name like %x%")}`,
    ]) {
      const list = `${records}?fields=name${order}`;
      const { items, sizes } = await walk(`${list}&pageSize=1`, ({ data }) => ({
        items: data.records,
        next: data.nextCursor && `${list}&pageSize=${many}&cursor=${data.nextCursor}`,
      }));
      expect(new Set(items.map(({ id }) => id)).size).toBe(many);
      expect([sizes.length, items.length]).toEqual([3, many]);
    }
    const jobs = await walk("/jobs?pageSize=1", ({ data, pagination }) => ({
      items: data,
      next: pagination.nextCursor && `/jobs?pageSize=${many}&cursor=${pagination.nextCursor}`,
    }));
    expect([new Set(jobs.items.map(({ id }) => id)).size, jobs.sizes.length]).toEqual([many, 3]);
    const list = `/events?topic=program:created&pageSize=${many}&after=`;
    const events = await walk(`${list}start`, ({ data, cursor }) => ({
      items: data,
      next: data.length > 0 ? `${list}${cursor}` : undefined,
    }));
    expect(events.items.map(({ payload }) => payload.text)).toEqual(
      Array.from({ length: many }, (_, index) => text(index)),
    );
    expect(events.sizes.length).toBeGreaterThan(2);
  });

  it("costs little memory if its caller does not read it", async () => {
    const list = [`${records}?pageSize=${many}`, `/events?pageSize=${many}`, `/jobs?pageSize=${many}`];
    const paths = [...list, `/spaces/${catalogue.spaceId}/documents`, "/events/stream?after=start"];
    const open = (path: string) =>
      test.service.fetch(`http://service.localhost/v1${path}`, {
        headers: { authorization: `Bearer ${test.token}` },
      });
    const responses = await Promise.all(paths.map(open));
    const before = process.memoryUsage().rss;
    for (let count = 0; count < 16; count += 1) responses.push(...(await Promise.all(paths.map(open))));
    const grown = process.memoryUsage().rss - before;
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    for (const { body } of responses) await body?.cancel();
    // Each of the 80 responses has more than 12 million bytes; a stream has no end.
    expect(grown).toBeLessThan(500_000_000);
  });
});
