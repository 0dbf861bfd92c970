import { describe, expect, it } from "vitest";
import { applyEdit, MisplacedEdit } from "../src/new/edit.ts";
import { createRename } from "../src/new/names.ts";
import { planOperation } from "../src/new/operation.ts";
import { parseRecipe } from "../src/new/recipe.ts";

describe("a name in place of that of the example", () => {
  it("has each spelling", () => {
    const rename = createRename("field-notes", "price-lists");
    expect(
      rename("field-notes fieldNotes fieldNote FieldNotes FieldNote field_notes field notes Field note"),
    ).toBe("price-lists priceLists priceList PriceLists PriceList price_lists price lists Price list");
    expect(createRename("field-notes", "categories")("fieldNote, field notes")).toBe("category, categories");
  });

  it("has its article and its kind of id", () => {
    const rename = createRename("field-notes", "agendas", ["fn", "ag"]);
    expect(rename('A field note, us_fn_B, "fn", x-id-kind: fn')).toBe(
      'An agenda, us_ag_B, "ag", x-id-kind: ag',
    );
  });

  it("keeps its own plural if the example is not one", () => {
    expect(createRename("greatest-length", "odd-digits")("greatest-length, greatestLength")).toBe(
      "odd-digits, oddDigits",
    );
  });
});

describe("an edit", () => {
  const text = "one\n  two: [2]\nthree\n";
  it.each([
    [{ after: "two" }, "one\n  two: [2]\nnew\nthree\n"],
    [{ before: "two" }, "one\nnew\n  two: [2]\nthree\n"],
    [{ replace: "[2]\n" }, "one\n  two: new\nthree\n"],
    [{}, "one\n  two: [2]\nthree\nnew\n"],
  ])("%j has its place", (place, expected) => {
    expect(applyEdit(text, { path: "a", add: "new\n", ...place })).toBe(expected);
  });

  it("names the file and the text that is not there", () => {
    expect(() => applyEdit(text, { path: "a.ts", after: "four", add: "" })).toThrow(
      new MisplacedEdit("a.ts does not have: four"),
    );
  });
});

describe("a recipe", () => {
  it("has steps with words and with what is made", () => {
    const recipe = parseRecipe(
      "# A thing\n\n`npm run new -- thing two-words` makes it. Then:\n\n" +
        "1. **First.** Do it. Noticed by\n   `npm run lint`.\n\n   ```ts add to a.ts after   b,\n     c,\n   ```\n\n2. **Second.** Look.\n",
    );
    expect(recipe).toEqual({
      title: "A thing",
      example: "two-words",
      steps: [
        {
          name: "First",
          text: "Do it. Noticed by\n   `npm run lint`.",
          noticedBy: "npm run lint",
          edits: [{ path: "a.ts", after: "  b,", add: "  c,\n" }],
        },
        { name: "Second", text: "Look.", noticedBy: undefined, edits: [] },
      ],
    });
  });
});

describe("an operation", () => {
  const files: Readonly<Record<string, string>> = {
    "spec/openapi.yaml":
      "paths:\n  /spaces/{spaceId}/documents: { $ref: paths/documents.yaml#/collection }\n  /spaces: { $ref: x }\n",
    "spec/paths/documents.yaml": "collection:\n  get:\n    operationId: listDocuments\n",
    "spec/paths/spaces.yaml": "",
  };
  const plan = (name: string, route?: string) => planOperation(name, route, (path) => files[path]);

  it("of a new path has its line in the table, behind those of its resource", () => {
    const [line, item, example] = plan(
      "archive-document",
      "POST /spaces/{spaceId}/documents/{documentId}/archive",
    );
    expect(line).toEqual({
      path: "spec/openapi.yaml",
      after: "  /spaces/{spaceId}/documents: { $ref: paths/documents.yaml#/collection }",
      add: "  /spaces/{spaceId}/documents/{documentId}/archive: { $ref: paths/documents.yaml#/item-archive }\n",
    });
    expect(item?.add).toContain("item-archive:\n  post:\n    operationId: archiveDocument\n");
    expect(item?.add).toContain(
      "    parameters:\n      - $ref: ../shared/parameters.yaml#/SpaceIdParameter\n",
    );
    expect(example?.path).toBe("spec/examples/documents.yaml");
  });

  it("of a path that is there is one more method", () => {
    const [method, ...rest] = plan("delete-documents", "DELETE /spaces/{spaceId}/documents");
    expect(method).toMatchObject({ path: "spec/paths/documents.yaml", after: "collection:" });
    expect(method?.add).toMatch(/^ {2}delete:\n {4}operationId: deleteDocuments\n/);
    expect(rest).toHaveLength(1);
  });

  it.each([
    ["archive-document", undefined, "needs its route"],
    ["archive-document", "post /documents", "needs its route"],
    ["archive-thing", "POST /things/{thingId}", "is a resource in spec/paths"],
    ["list-documents", "GET /spaces/{spaceId}/documents", "has an operation listDocuments already"],
  ])("%s %s is refused", (name, route, sentence) => {
    expect(() => plan(name, route)).toThrow(sentence);
  });
});
