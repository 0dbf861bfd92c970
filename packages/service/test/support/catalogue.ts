import type { CreateWorkbookConfig, SheetConfig } from "@data-import/types";
import type { TestService } from "./start.ts";

/** A sheet with a field of most types and a rule of each kind. */
export const productSheet: SheetConfig = {
  name: "Products",
  slug: "products",
  allowAdditionalFields: true,
  fields: [
    {
      key: "sku",
      type: "string",
      label: "Article",
      constraints: [{ type: "required" }, { type: "unique", config: { caseSensitive: false } }],
    },
    { key: "name", type: "string", constraints: [{ type: "required", config: { level: "warn" } }] },
    { key: "price", type: "number", label: "Price in euros" },
    {
      key: "currency",
      type: "enum",
      config: { options: [{ value: "EUR" }, { value: "USD" }] },
    },
    { key: "in_stock", type: "boolean" },
    { key: "since", type: "date" },
    { key: "tags", type: "string-list" },
  ],
};

/** Makes a space in the development environment. */
export async function createSpace(test: TestService): Promise<string> {
  const response = await test.request("POST", "/spaces", {
    body: { name: "Spring import", environmentId: test.environments.development },
  });
  if (response.status !== 200) throw new Error(JSON.stringify(response.body));
  return response.body.data.id;
}

/** A workbook with one or more sheets, by their slugs. */
export interface Catalogue {
  readonly workbookId: string;
  readonly spaceId: string;
  /** The ids of the sheets. */
  readonly sheets: Readonly<Record<string, string>>;
}

/** Makes a workbook in a space of its own. */
export async function createCatalogue(
  test: TestService,
  sheets: readonly SheetConfig[] = [productSheet],
  more: Partial<CreateWorkbookConfig> = {},
): Promise<Catalogue> {
  const spaceId = await createSpace(test);
  const response = await test.request("POST", "/workbooks", {
    body: { name: "Spring catalogue", spaceId, sheets, ...more },
  });
  if (response.status !== 200) throw new Error(JSON.stringify(response.body));
  const { id, sheets: created } = response.body.data;
  return {
    workbookId: id,
    spaceId,
    sheets: Object.fromEntries(created.map((sheet: { slug: string; id: string }) => [sheet.slug, sheet.id])),
  };
}

/** Values as the cells of a record. */
export function cells(values: Readonly<Record<string, unknown>>): Record<string, { value: unknown }> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }]));
}
