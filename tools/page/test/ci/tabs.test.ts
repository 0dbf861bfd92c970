import { mayLackChromium } from "@data-import/checks/browser";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useBrowser } from "./support/in-browser.ts";
import { type Customers, makeCustomers, type OpenService, openService } from "./support/open-service.ts";

describe.skipIf(mayLackChromium)("tabs of a browser", () => {
  const visit = useBrowser();
  let service: OpenService;
  beforeAll(async () => {
    service = await openService();
  });
  afterAll(() => service?.close());

  /** Counts the streams that a page opens. */
  function countStreams(page: Page): { opened: number } {
    const streams = { opened: 0 };
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.endsWith("/events/stream")) streams.opened += 1;
    });
    return streams;
  }

  async function openRecords(page: Page, address: string, company = "Harbour"): Promise<void> {
    await page.goto(address);
    await page.getByRole("link", { name: "Records", exact: true }).click();
    await shows(page, company);
  }

  async function makeRecord(): Promise<{
    readonly customers: Customers;
    rename(name: string): Promise<unknown>;
  }> {
    const customers = await makeCustomers(service);
    const record = {
      number: { value: "1" },
      company: { value: "Harbour" },
      email: { value: "ines@harbour.example" },
    };
    const { records } = await service.api.records.insert(customers.sheetId, [record]);
    const [{ id } = { id: "" }] = records ?? [];
    return {
      customers,
      rename: (company) =>
        service.api.records.update(customers.sheetId, [{ id, values: { company: { value: company } } }]),
    };
  }

  async function inviteAnother({ spaceId }: Customers): Promise<string> {
    const { api, environmentId, mails } = service;
    const other = {
      environmentId,
      email: "bo@harbour.example",
      name: "Bo Harbour",
      spaces: [{ id: spaceId }],
    };
    const [guest] = await api.guests.create([other]);
    const before = mails.length;
    await api.guests.invite([
      { guestId: guest?.id ?? expect.fail("There is no guest."), spaceId, fromName: "Ada" },
    ]);
    return mails[before]?.text.match(/http\S+/)?.[0] ?? "";
  }

  const shows = (page: Page, name: string) => page.getByRole("gridcell", { name, exact: true }).waitFor();

  test("share one stream, and the other goes on when the first one is closed", async () => {
    const { customers, rename } = await makeRecord();
    const { page: first, faults } = await visit();
    const streams = [countStreams(first)];
    await openRecords(first, customers.ownLink);
    await rename("First");
    await shows(first, "First");
    await expect.poll(() => streams.map(({ opened }) => opened)).toEqual([1]);

    const second = await first.context().newPage();
    streams.push(countStreams(second));
    // The token of a person belongs to one tab.
    await openRecords(second, customers.ownLink, "First");
    await rename("Second");
    await Promise.all([shows(first, "Second"), shows(second, "Second")]);
    expect(streams.map(({ opened }) => opened)).toEqual([1, 0]);

    await first.close();
    await rename("Third");
    await shows(second, "Third");
    await expect.poll(() => streams.map(({ opened }) => opened)).toEqual([1, 1]);
    expect(faults).toEqual([]);
  });

  test("of two people do not share one", async () => {
    const { customers, rename } = await makeRecord();
    const { page: guest } = await visit();
    const streams = [countStreams(guest)];
    await openRecords(guest, customers.ownLink);
    await rename("First");
    await shows(guest, "First");

    const other = await guest.context().newPage();
    streams.push(countStreams(other));
    await openRecords(other, await inviteAnother(customers), "First");
    await rename("Second");
    await Promise.all([shows(guest, "Second"), shows(other, "Second")]);
    await expect.poll(() => streams.map(({ opened }) => opened)).toEqual([1, 1]);
  });
});
