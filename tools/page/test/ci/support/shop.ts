import type { DataImportElement } from "@data-import/importer/element";
import type { CreatedImportSession, CreateImportSessionRequest, Property } from "@data-import/types";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { describeContacts } from "./describe-contacts.ts";
import type { Visit } from "./in-browser.ts";
import { type OpenService, openService } from "./open-service.ts";
import { type Host, serveHost } from "./serve-host.ts";

const fields: Property[] = [
  { key: "email", type: "string", label: "E-mail", constraints: [{ type: "required" }] },
  { key: "age", type: "number", label: "Age" },
  { key: "since", type: "date", label: "Since" },
];

/** An event of an element, with its detail. */
export type Told = { readonly name: string } & Readonly<Record<string, unknown>>;

/** What the page of the shop has for a test. */
export interface ShopWindow {
  /** The element that was added last. */
  importer: DataImportElement;
  readonly told: Told[];
  embed(attributes: object, properties: object, token: string): DataImportElement;
}

const script = `import "./element.js";
const names = ["di-ready", "di-file", "di-plan", "di-imported", "di-changed", "di-completed", "di-error"];
Object.assign(globalThis, { told: [], embed(attributes, properties, token) {
  const importer = document.createElement("data-import");
  for (const name of names) importer.addEventListener(name, ({ detail }) => told.push({ name, ...detail }));
  for (const [name, value] of Object.entries(attributes)) importer.setAttribute(name, value);
  Object.assign(importer, properties, { token: async () => token });
  document.querySelector("main").append(importer);
  return globalThis.importer = importer;
}, isReady: true });`;

const document = `<!doctype html><html lang="en"><head><title>Shop</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="shop.css">
<script type="module" src="shop.js"></script></head><body><main><h1>Shop</h1></main></body></html>`;

/** A shop that embeds the element for import sessions of its customers. */
export interface Shop {
  readonly host: Host;
  readonly service: string;
  createSession(more?: Partial<CreateImportSessionRequest>): Promise<CreatedImportSession>;
  close(): void;
}

async function openShop({ page, api, environmentId }: OpenService): Promise<Shop> {
  const { origin } = new URL(page);
  const host = await serveHost(origin, {
    "/": ["text/html", document],
    "/shop.js": ["text/javascript", script],
    "/shop.css": ["text/css", "body { margin: 0 } main { padding: 8px }"],
  });
  return {
    host,
    service: `${origin}/v1`,
    createSession: (more = {}) =>
      api.auth.createImportSession({
        environmentId,
        name: "Contacts of Mara",
        blueprint: describeContacts({ fields }),
        guest: { externalId: crypto.randomUUID(), name: "Mara" },
        origins: [host.origin],
        ...more,
      }),
    close: () => host.close(),
  };
}

/** Starts a service and a shop for a file of tests. */
export function useShop(): { readonly service: OpenService; readonly shop: Shop } {
  let service: OpenService | undefined;
  let shop: Shop | undefined;
  beforeAll(async () => {
    service = await openService();
    shop = await openShop(service);
  });
  afterAll(async () => {
    shop?.close();
    await service?.close();
  });
  return {
    get service() {
      return service ?? expect.fail("There is no service.");
    },
    get shop() {
      return shop ?? expect.fail("There is no shop.");
    },
  };
}

/** The page of the shop, and what it can do with its element. */
export interface Embedded extends Visit {
  readonly session: CreatedImportSession;
  /** Adds the element, with properties that can be sent to a browser; `files` become files. */
  embed(properties?: object, attributes?: object): Promise<void>;
  set(properties: object): Promise<void>;
  told(name?: string): Promise<readonly Told[]>;
}

/** Opens the page of the shop for a session. */
export async function visitShop(
  shop: Shop,
  visit: (look?: BrowserContextOptions) => Promise<Visit>,
  { session, look }: { readonly session?: CreatedImportSession; readonly look?: BrowserContextOptions } = {},
): Promise<Embedded> {
  const visited = await visit(look);
  const { page } = visited;
  const own = session ?? (await shop.createSession());
  await page.goto(shop.host.address);
  return {
    ...visited,
    session: own,
    async embed(properties = {}, attributes = {}) {
      await page.waitForFunction(() => "isReady" in globalThis);
      const all = { service: shop.service, session: own.id, language: "en", ...attributes };
      await page.evaluate(
        ([given, set, token]) => (globalThis as unknown as ShopWindow).embed(given, set, token) && undefined,
        [all, properties, own.token] as const,
      );
    },
    set: (properties) =>
      page.evaluate((set) => {
        Object.assign((globalThis as unknown as ShopWindow).importer, set);
      }, properties),
    told: (name) =>
      page.evaluate(
        (wanted) =>
          (globalThis as unknown as ShopWindow).told.filter((one) => (wanted ?? one.name) === one.name),
        name,
      ),
  };
}

/** A file for the chooser of the page. */
export const csvFile = (text: string, name = "people.csv") => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(text),
});

/** Chooses a file on the page. */
export const choose = (page: Page, text: string, name?: string): Promise<void> =>
  page.locator("input[type=file]").setInputFiles(csvFile(text, name));
