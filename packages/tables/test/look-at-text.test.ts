import { lookAtText } from "@data-import/tables/look";
import type { Property } from "@data-import/types";
import { expect, it } from "vitest";

const fields: readonly Property[] = [
  { key: "name", type: "string", label: "Name" },
  { key: "email", type: "string", label: "E-mail", constraints: [{ type: "required" }] },
  { key: "since", type: "date", label: "Customer since" },
  { key: "revenue", type: "number", label: "Revenue" },
];

const customers = [
  "Kunden der Messe",
  "",
  "Name;E-Mail-Adresse;Kunde seit;Umsatz;PLZ;Besuch",
  "Nora Lindqvist;nora@harbor-goods.example;28.02.2026;1.234,50 €;01067;3.1.2026",
  "Omar Haddad;;31.02.2026;viel;20457;4.1.2026",
].join("\n");

it("finds the table, matches its columns, and reads dates and numbers as its rows prove", async () => {
  const look = await lookAtText(customers, fields);
  expect(look).toMatchObject({ delimiter: ";", headerRows: [2], leftOut: 1 });
  expect(look?.columns.map(({ name, field, type }) => [name, field?.key, type])).toEqual([
    ["Name", "name", "string"],
    ["E-Mail-Adresse", "email", "string"],
    ["Kunde seit", "since", "date"],
    ["Umsatz", "revenue", "number"],
    ["PLZ", undefined, "string"],
    ["Besuch", undefined, "date"],
  ]);
  expect(look?.columns[2]?.steps).toContainEqual({ type: "date", order: "day-first" });
  expect(look?.columns[3]?.steps).toContainEqual({ type: "number", decimal: "," });
  expect(look?.rows[0]?.number).toBe(3);
  expect(look?.rows[0]?.cells.map(({ value }) => value)).toEqual([
    "Nora Lindqvist",
    "nora@harbor-goods.example",
    "2026-02-28",
    1234.5,
    "01067",
    "2026-01-03",
  ]);
});

it("says which values are wrong, and keeps them", async () => {
  const look = await lookAtText(customers, fields);
  expect(look?.rows[1]?.cells.slice(1, 4)).toEqual([
    { from: "", value: null, wrong: "value_required" },
    { from: "31.02.2026", value: "31.02.2026", wrong: "date_expected" },
    { from: "viel", value: "viel", wrong: "number_expected" },
  ]);
});

it("keeps columns of one name apart, and finds nothing in an empty text", async () => {
  const look = await lookAtText("Name,Note,Note\nNora,1,2\n", fields);
  expect(look?.columns.map(({ name }) => name)).toEqual(["Name", "Note", "Note_2"]);
  expect(look?.rows[0]?.cells.map(({ from }) => from)).toEqual(["Nora", "1", "2"]);
  expect(await lookAtText(" \n\n", fields)).toBeUndefined();
});
