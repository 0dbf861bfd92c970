import { expectTypeOf, test } from "vitest";
import type { RowOf } from "../../src/element/definition.ts";
import type { openImporter } from "../../src/element/open-importer.ts";

const contacts = {
  slug: "contacts",
  fields: [
    { key: "email", type: "string" },
    { key: "age", type: "number" },
    { key: "kind", type: "enum", config: { options: [{ value: "new" }, { value: "old" }] } },
    { key: "tags", type: "string-list" },
    { key: "names", type: "string", isArray: true },
    { key: "since", type: "date" },
    { key: "active", type: "boolean" },
  ],
} as const;

test("a definition gives the rows their types", () => {
  expectTypeOf<RowOf<typeof contacts>>().toEqualTypeOf<{
    readonly email: string | null;
    readonly age: number | null;
    readonly kind: "new" | "old" | null;
    readonly tags: readonly string[] | null;
    readonly names: readonly string[] | null;
    readonly since: string | null;
    readonly active: boolean | null;
  }>();
  type Outcome = Awaited<ReturnType<typeof openImporter<typeof contacts>>>;
  type Row = Outcome extends infer Each
    ? Each extends { records(options: never): AsyncIterable<infer Found> }
      ? Found
      : never
    : never;
  expectTypeOf<Row>().toEqualTypeOf<RowOf<typeof contacts>>();
});
