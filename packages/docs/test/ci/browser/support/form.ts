import type { ListeningMock } from "@data-import/mock";
import type { Locator, Page, Request } from "playwright-core";
import { expect } from "vitest";
import type { DocsInBrowser } from "./browser.ts";

/** Opens the form of an operation; its choice "the mock" calls the mock of these tests. */
export async function openOperation(
  { docs, mock }: { readonly docs: DocsInBrowser; readonly mock: ListeningMock },
  operationId: string,
  options = {},
): Promise<{ page: Page; sent: Request[] }> {
  const { page } = await docs.prepare(options);
  const sent: Request[] = [];
  await page.route("http://localhost:4011/v1/**", (route) => {
    sent.push(route.request());
    return route.continue({ url: route.request().url().replace("http://localhost:4011/v1", mock.url) });
  });
  await page.goto(new URL(`operations/${operationId}/`, docs.url()).href);
  await openForm(page);
  await chooseMock(page);
  return { page, sent };
}

/** Sends the form to the mock on its usual port. */
export async function chooseMock(page: Page): Promise<void> {
  await tryIt(page).getByLabel("Send to").selectOption("The mock, http://localhost:4011/v1");
}

/** Opens the form on a page. */
export async function openForm(page: Page): Promise<void> {
  await tryIt(page).getByRole("button").click();
  await tryIt(page).getByRole("button", { name: "Send", exact: true }).waitFor();
}

/** The section with the form. */
export function tryIt(page: Page): Locator {
  return page.getByRole("region", { name: "Try it" });
}

/** Sends the form; resolves to the first line of the response. */
export async function send(page: Page): Promise<string> {
  await tryIt(page).getByRole("button", { name: "Send", exact: true }).click();
  await expect
    .poll(() => tryIt(page).getByRole("button", { name: "Send", exact: true }).isVisible())
    .toBe(true);
  return (await tryIt(page).getByRole("status").textContent()) ?? "";
}

/** The shown body of the last response. */
export function readBody(page: Page): Promise<string | null> {
  return page.locator(".try-response pre").textContent();
}

/** Sends the form to an address that is not in the list. */
export async function chooseAddress(page: Page, address: string): Promise<void> {
  await tryIt(page).getByLabel("Send to").selectOption("Another address");
  await tryIt(page).getByLabel("Address", { exact: true }).fill(address);
  await tryIt(page).getByLabel("Access token").fill("any");
}
