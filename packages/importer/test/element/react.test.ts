import type { JSX } from "react";
import { expectTypeOf, test } from "vitest";
import type { DataImportElement, DataImportProps } from "../../src/element/react.ts";

type Props = JSX.IntrinsicElements["data-import"];

test("React takes the element with its attributes, its properties and a listener for each event", () => {
  expectTypeOf<Props>().toEqualTypeOf<DataImportProps>();
  const props: Props = {
    className: "wide",
    key: "contacts",
    ref: (importer: DataImportElement | null) => void importer?.startImport("us_jb_1"),
    service: "https://import.example/v1",
    theme: "dark",
    token: async () => ({ token: "a" }),
    definition: { slug: "contacts", fields: [] },
    height: "fill",
    steps: { omit: ["columns"], start: "records" },
    file: new Blob(["E-mail"], { type: "text/csv" }),
    keyFields: ["email"],
    texts: { de: { finish: { finish: "Senden" }, file: { title: (sheet: string) => sheet } } },
    readonly: true,
    "ondi-plan": (event) => event.preventDefault(),
    "ondi-completed": ({ detail }) => expectTypeOf(detail.sheetIds).toEqualTypeOf<readonly string[]>(),
  };
  expectTypeOf(props.token).toEqualTypeOf<DataImportElement["token"]>();
  // @ts-expect-error A theme that the element does not have.
  expectTypeOf<{ theme: "blue" }>().toExtend<Props>();
  // @ts-expect-error A step that the importer does not have.
  expectTypeOf<{ steps: { omit: ["fil"] } }>().toExtend<Props>();
  // @ts-expect-error A text that the importer does not have.
  expectTypeOf<{ texts: { de: { finish: { end: string } } } }>().toExtend<Pick<Required<Props>, "texts">>();
  // @ts-expect-error An event that the element does not have.
  expectTypeOf({ "ondi-closed": () => {} } satisfies Props).toBeObject();
});
