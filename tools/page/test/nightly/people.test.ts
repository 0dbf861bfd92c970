import { mayLackChromium } from "@data-import/checks/browser";
import { createRandom } from "@data-import/checks/random";
import type { CommitId, Record as SheetRecord } from "@data-import/types";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useBrowser } from "../ci/support/in-browser.ts";
import { type Customers, makeCustomers, type OpenService, openService } from "../ci/support/open-service.ts";

/** How many things each person does. Another seed is another course of events. */
const steps = Number(process.env["STEPS"] ?? 100);
const seed = Number(process.env["SEED"] ?? 11);
/** Few enough that each page shows all of them. */
const mostRecords = 40;

const server = process.env["DATABASE_URL"];
const engines = [
  { engine: "SQLite", database: undefined, missing: false },
  { engine: "two nodes on PostgreSQL", database: server, missing: server === undefined },
];

describe.each(engines)("on $engine", ({ database, missing }) => {
  describe.skipIf(mayLackChromium || missing)("two people and a hook in one sheet", () => {
    const visit = useBrowser();
    let service: OpenService;
    beforeAll(async () => {
      service = await openService(database);
    });
    afterAll(() => service?.close());

    test("see what the service has, and lose nothing that they typed", async () => {
      const customers = await makeCustomers(service);
      await service.api.records.insert(
        customers.sheetId,
        Array.from({ length: 12 }, (_, index) => ({
          number: { value: `K${index}` },
          company: { value: `Company ${index}` },
          email: { value: `kunde${index}@example.de` },
        })),
      );
      const people = await Promise.all(
        ["a", "b"].map(async (name, index) => {
          const { page, faults } = await visit({ viewport: { width: 1280, height: 2400 } });
          await page.goto(await inviteTo(customers, name));
          await page.getByRole("link", { name: "Records", exact: true }).click();
          await page.getByRole("gridcell", { name: "Company 11", exact: true }).waitFor();
          return { ...(await startPerson(page, name, seed + index)), faults };
        }),
      );
      const hook = startHook(customers);
      await Promise.all(people.map((person) => person.work(steps)));
      await Promise.all(people.map((person) => person.settle()));
      const readAll = async () => (await service.api.records.get(customers.sheetId)).records;
      // Nothing is left for the hook: it handles the commits of the last changes, too.
      const unmarked = async () =>
        (await readAll()).filter(({ values }) => isUnmarked(String(values["company"]?.value ?? "")));
      await expect.poll(unmarked, { timeout: 30_000 }).toEqual([]);
      await hook.stop();
      const records = await readAll();
      const stored = records.map(describeRecord);
      for (const person of people) {
        await expect.poll(() => person.see(), { timeout: 30_000 }).toEqual(stored);
        expect(await person.lost(), "typed, and neither stored nor said to be unsaved").toEqual([]);
        expect(person.faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED/.test(fault))).toEqual([]);
      }
    });

    async function inviteTo({ spaceId }: Customers, name: string): Promise<string> {
      const { api, mails, environmentId } = service;
      const [guest] = await api.guests.create([
        { environmentId, email: `${name}@people.example`, name, spaces: [{ id: spaceId }] },
      ]);
      if (guest === undefined) throw new Error("There is no guest.");
      await api.guests.invite([{ guestId: guest.id, spaceId, fromName: "Ada" }]);
      const mail = mails.find(
        ({ text, to }) => JSON.stringify(to).includes(`${name}@people`) && /http/.test(text),
      );
      return mail?.text.match(/http\S+/)?.[0] ?? expect.fail("There is no mail.");
    }

    /** A hook: for each commit, it writes an exclamation mark behind some names, unless somebody was faster. */
    function startHook({ sheetId, spaceId }: Customers) {
      const stopped = new AbortController();
      const handle = async (commitId: CommitId) => {
        const { records } = await service.api.records.get(sheetId, { commitId });
        const marked = records
          .map(({ id, values }) => ({ id, company: String(values["company"]?.value ?? "") }))
          .filter(({ company }) => isUnmarked(company))
          .map(({ id, company }) => ({ id, values: { company: { value: `${company}!` } } }));
        if (marked.length > 0) await service.api.records.update(sheetId, marked, { commitId });
      };
      const work = (async () => {
        const { signal } = stopped;
        for await (const { context } of service.api.events.follow({
          topic: "commit:created",
          spaceId,
          signal,
        }))
          if (context.commitId != null) await handle(context.commitId);
      })();
      return {
        async stop() {
          stopped.abort();
          await work;
        },
      };
    }
  });
});

/** Whether the hook marks such a name. */
const isUnmarked = (company: string): boolean => /[37]$/.test(company);

/** A person at a page. */
async function startPerson(page: Page, name: string, ownSeed: number) {
  const random = createRandom(ownSeed);
  const typed = new Set<string>();
  const stored = new Set<string>();
  page.on("response", (response) => {
    if (!/\/records/.test(response.url()) || response.request().method() === "GET" || !response.ok()) return;
    const sent = response.request().postData() ?? "";
    for (const value of typed) if (sent.includes(`"${value}"`)) stored.add(value);
  });
  await page.evaluate(() => {
    const root = document.querySelector("data-import")?.shadowRoot ?? document;
    const said = new Set<string>();
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const item of root.querySelectorAll(".note li")) said.add(item.textContent);
    }).observe(root, { subtree: true, childList: true, characterData: true });
  });
  /** What the page has ever listed as not saved, such as `Company: a-12`. */
  const listUnsaved = () => page.evaluate(() => [...(window as unknown as { said: Set<string> }).said]);
  const cell = (row: number, column: number) =>
    page.locator(`[aria-rowindex="${row + 2}"] [aria-colindex="${column + 2}"]`);
  const countRows = async () => Number(await page.getByRole("grid").getAttribute("aria-rowcount")) - 2;
  const enter = async (row: number, column: number, value: string) => {
    // Others may delete the row before it is clicked.
    await cell(row, column).click({ timeout: 2_000 });
    typed.add(value);
    await page.keyboard.type(value, { delay: random.chance(30) ? 40 : 0 });
    await page.keyboard.press(random.pick(["Tab", "Enter"]));
  };
  let offline = 0;
  const step = async (count: number): Promise<void> => {
    if (offline > 0) {
      offline -= 1;
      if (offline === 0) await page.context().setOffline(false);
    }
    const kind = random.below(100);
    const rows = await countRows();
    const row = random.below(rows);
    const value = `${name}-${count}`;
    if (kind < 45) await enter(row, 1, value);
    else if (kind < 52) await enter(row, 0, `K-${value}`);
    else if (kind < 64) {
      if (rows < mostRecords) await enter(rows, 1, value);
    } else if (kind < 72) {
      await cell(row, 1).click({ timeout: 2_000 });
      await page.keyboard.press("Shift+F10");
      await page.getByRole("button", { name: "Delete 1 record" }).click({ timeout: 2_000 });
    } else if (kind < 82) await page.keyboard.press("Control+z");
    else if (kind < 90) await page.keyboard.press("Control+y");
    else if (kind < 95) {
      await cell(row, 3).click({ timeout: 2_000 });
      await page.keyboard.press("Delete");
    } else if (offline === 0) {
      offline = 3;
      await page.context().setOffline(true);
    }
  };
  return {
    async work(count: number) {
      for (let done = 0; done < count; done += 1) {
        await step(done).catch((error: Error) => {
          if (error.name !== "TimeoutError") throw error;
        });
      }
    },
    async settle() {
      await page.context().setOffline(false);
      await page.keyboard.press("Escape");
      const foot = page.locator(".records-foot");
      await foot.getByText(/All changes are saved|not saved/).waitFor({ timeout: 60_000 });
    },
    see: () =>
      page.evaluate(() => {
        const root = document.querySelector("data-import")?.shadowRoot ?? document;
        const rows = [...root.querySelectorAll("[role=row][aria-rowindex]")]
          .map((row) => ({
            index: Number(row.getAttribute("aria-rowindex")),
            cells: [2, 3].map(
              (column) => row.querySelector(`[role=gridcell][aria-colindex="${column}"]`)?.textContent ?? "",
            ),
            isNew: row.querySelector("[role=rowheader]")?.textContent === "+",
          }))
          .filter(({ index, isNew }) => index > 1 && !isNew);
        return rows.sort((one, other) => one.index - other.index).map(({ cells }) => cells.join("|"));
      }),
    async lost() {
      const said = await listUnsaved();
      return [...typed].filter(
        (value) => !stored.has(value) && !said.some((text) => text.endsWith(`: ${value}`)),
      );
    },
  };
}

const describeRecord = ({ values }: SheetRecord): string =>
  ["number", "company"].map((key) => String(values[key]?.value ?? "")).join("|");
