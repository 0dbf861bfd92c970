import { expect, it } from "vitest";
import { auditSchemes } from "./support/audit.ts";
import { useDocs } from "./support/browser.ts";

const docs = useDocs();
const csv = "Name;E-Mail;Geburtsdatum\nNora;nora@harbor-goods.example;28.02.1988\nOmar;;31.02.1990\n";

it("a file is read in the page: only the script is loaded, and nothing is sent", async () => {
  const { page, complaints } = await docs.open("");
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // The moving picture below is loaded when it comes near.
    if (!pathname.startsWith("/pictures/")) requests.push(`${request.method()} ${pathname}`);
  });
  const file = { name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };
  await page.getByLabel("A text file, such as CSV:").setInputFiles(file);
  await page.getByRole("heading", { name: "people.csv" }).waitFor();
  const result = page.locator(".look-result");
  expect(await result.textContent()).toContain("3 of 3 columns have a field in our example sheet “Contacts”");
  const records = page.getByRole("region", { name: "The records as the sheet would keep them" });
  expect(await records.getByRole("row").nth(1).textContent()).toMatch(
    /Omar.*This field needs a value\..*31\.02\.1990.*This must be a day that exists/,
  );
  expect(await records.getByRole("row").nth(2).textContent()).toMatch(/Nora.*1988-02-2828\.02\.1988/);
  expect(requests).toEqual([expect.stringMatching(/^GET \/assets\/look-[\w-]+\.js$/)]);
  expect(complaints).toEqual([]);
});

it("a dropped file is read, and without a network the next one, too", async () => {
  const { page } = await docs.open("");
  const drop = async (name: string) => {
    const data = await page.evaluateHandle(
      ([title, text]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([text], title, { type: "text/csv" }));
        return transfer;
      },
      [name, csv] as const,
    );
    await page.dispatchEvent("#look", "drop", { dataTransfer: data });
    await page.getByRole("heading", { name }).waitFor();
  };
  await drop("first.csv");
  await page.context().setOffline(true);
  await drop("second.csv");
  await page.context().setOffline(false);
});

it("the names of Japanese columns are loaded for a file that has some, also after another file", async () => {
  const { page } = await docs.open("");
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  const open = async (name: string, text: string) => {
    const file = { name, mimeType: "text/csv", buffer: Buffer.from(text) };
    await page.getByLabel("A text file, such as CSV:").setInputFiles(file);
    await page.getByRole("heading", { name }).waitFor();
    return page.locator(".look-result").textContent();
  };
  await open("people.csv", csv);
  expect(loaded.filter((path) => path.includes("japanese"))).toEqual([]);
  const shown = await open(
    "meibo.csv",
    "お名前,メールアドレス,郵便番号,生年月日\n山田,y@shop.example,100-0001,1988-02-28\n",
  );
  expect(shown).toContain("4 of 4 columns have a field in our example sheet “Contacts”");
  await open("again.csv", "氏名,電話番号\n山田,03-1234-5678\n");
  expect(loaded.filter((path) => path.includes("japanese"))).toHaveLength(1);
});

it("a workbook is refused with a reason", async () => {
  const { page } = await docs.open("");
  const file = { name: "people.xlsx", mimeType: "application/zip", buffer: Buffer.from("PK\u0003\u0004") };
  await page.getByLabel("A text file, such as CSV:").setInputFiles(file);
  await page.getByText("The service reads workbooks, JSON, XML and archives as well").waitFor();
});

it.each([390, 1600])("at %i px, axe finds nothing in a result, which fits", async (width) => {
  const { page } = await docs.open("");
  await page.setViewportSize({ width, height: 900 });
  await page.getByRole("button", { name: "kontakte.csv" }).click();
  await page.getByRole("heading", { name: "kontakte.csv" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(await auditSchemes(page)).toEqual([]);
});
