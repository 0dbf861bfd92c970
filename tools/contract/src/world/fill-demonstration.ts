import type { Send } from "./send.ts";

const products = [
  ["CUP-001", "Cappuccino cup, set of 2", 18.9, "EUR", true],
  ["CUP-002", "Latte glass, set of 4", 29, "EUR", true],
  ["CUP-003", "Travel mug", 21.5, "EUR", false],
  ["POT-001", "Teapot, 1.2 litres", 42, "SEK", true],
  ["POT-002", "Milk jug", "about 15", "EUR", true],
  ["TRAY-001", "Serving tray, oak", 39.5, "EUR", null],
  ["TRAY-002", "Serving tray, steel", 34, "USD", true],
  ["BOWL-001", "Bowl, 18 cm", 16, "EUR", true],
  ["BOWL-001", "Bowl, 22 cm", 19, "EUR", true],
  [null, "Sugar bowl", 12, "EUR", true],
  ["LAMP-001", null, 88, "SEK", false],
  ["LAMP-002", "Table lamp", 74.9, "EUR", true],
] as const;

const people = [
  ["Nora", "Lindqvist", "nora.lindqvist@harbor-goods.example"],
  ["Tomás", "Alves", "tomas.alves@casa-alves.example"],
  ["Mei", "Tanaka", "mei.tanaka@tanaka-pottery.example"],
  ["Ada", "Okafor", null],
  ["Jonas", "Weber", "Tomas.Alves@casa-alves.example"],
  ["Лена", "Соколова", "lena.sokolova@northern-glass.example"],
] as const;

/** Adds people and products to the sheets of the world; some of them have invalid values. */
export async function fillDemonstration(
  send: Send,
  { products: productSheet, people: peopleSheet }: { readonly products: string; readonly people: string },
): Promise<void> {
  await insert(send, productSheet, ["sku", "name", "price", "currency", "in_stock"], products);
  await insert(send, peopleSheet, ["first_name", "last_name", "email"], people);
}

function insert(
  send: Send,
  sheetId: string,
  keys: readonly string[],
  rows: readonly (readonly unknown[])[],
): Promise<unknown> {
  const records = rows.map((row) =>
    Object.fromEntries(row.map((value, position) => [keys[position], { value }])),
  );
  return send("POST", `/sheets/${sheetId}/records`, records);
}
