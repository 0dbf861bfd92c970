import { afterEach, beforeEach, expect, it } from "vitest";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

const fields = [
  { key: "name", type: "string" as const, constraints: [{ type: "required" as const }] },
  { key: "price", type: "number" as const },
];

describeEngines("records that come one by one", (engine) => {
  let test: TestService;
  beforeEach(async () => {
    test = await startTestService(engine);
  });
  afterEach(() => test.close());

  it("are on the right pages and in the sums of their blocks, after any change around the end of a block", async () => {
    const { sheets } = await createCatalogue(test, [{ name: "Parts", slug: "parts", fields }]);
    const sheet = `/sheets/${sheets["parts"]}`;
    let known: { readonly id: string; readonly isValid: boolean }[] = [];
    let made = 0;
    const insert = async (count: number) => {
      const names = Array.from({ length: count }, () => {
        made += 1;
        return made % 3 === 0 ? null : `Part ${made}`;
      });
      const body = names.map((name) => cells({ name, price: made }));
      const { records } = await test.send("POST", `${sheet}/records`, body);
      known.push(...names.map((name, index) => ({ id: records[index].id, isValid: name !== null })));
    };
    const remove = async (...ids: readonly string[]) => {
      await test.send("DELETE", `${sheet}/records?${ids.map((id) => `ids=${id}`).join("&")}`);
      known = known.filter(({ id }) => !ids.includes(id));
    };
    const compare = async () => {
      const kinds = {
        all: known,
        error: known.filter(({ isValid }) => !isValid),
        valid: known.filter(({ isValid }) => isValid),
      };
      for (const [filter, expected] of Object.entries(kinds)) {
        const last = Math.max(1, Math.ceil(expected.length / 7));
        for (const page of [1, last - 1, last, last + 1].filter((number) => number > 0)) {
          const query = `filter=${filter}&pageSize=7&pageNumber=${page}`;
          const { records } = await test.send("GET", `${sheet}/records?${query}`);
          const ids = expected.slice(7 * page - 7, 7 * page).map(({ id }) => id);
          expect(
            records.map(({ id }: { id: string }) => id),
            query,
          ).toEqual(ids);
        }
      }
      const id = sheets["parts"] ?? "";
      const rows = await test.storage.db
        .selectFrom("record_blocks")
        .select(["total", "error"])
        .where("sheet_id", "=", id)
        .execute();
      const tail = await test.storage.db
        .selectFrom("sheet_states")
        .select(["tail_total as total", "tail_error as error"])
        .where("sheet_id", "=", id)
        .executeTakeFirstOrThrow();
      const sum = (name: "total" | "error") => rows.reduce((sum, row) => sum + row[name], tail[name]);
      expect([sum("total"), sum("error")]).toEqual([known.length, kinds.error.length]);
    };

    for (let count = 0; count < 4; count += 1) await insert(1);
    await compare();
    // Deletions and updates complete the row of the block.
    await remove(...known.map(({ id }) => id));
    await compare();
    await insert(1);
    await insert(1);
    await compare();
    await insert(991);
    for (let count = 0; count < 6; count += 1) {
      await insert(1);
      await compare();
    }
    await remove(known.at(-1)?.id ?? "", known[0]?.id ?? "");
    const invalid = known.findLast(({ isValid }) => !isValid)?.id ?? "";
    await test.send("PUT", `${sheet}/records`, [{ id: invalid, values: cells({ name: "Named" }) }]);
    known = known.map((one) => (one.id === invalid ? { ...one, isValid: true } : one));
    await compare();
    await insert(1);
    await compare();
  });
});
