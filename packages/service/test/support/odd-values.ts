/** Values for the sheet of `createCatalogue` that formats of files could change. Each key is there once. */
export const oddRows: readonly Readonly<Record<string, unknown>>[] = [
  { sku: "007", name: "Cup, set of 4", price: 24.5, currency: "EUR", in_stock: true, since: "2026-03-02" },
  { sku: 'a "quote"', name: "two\nlines", price: -0.1, in_stock: false, tags: ["a,b", 'c"d', "e\nf"] },
  { sku: "\u{1f600} Möbel", name: "one\r\ntwo\rthree", price: 1e21, since: "1899-12-31" },
  { sku: " spaces ", name: "\ttab\t", price: 1234567890.12345, since: "2100-02-28" },
  { sku: "=1+2", name: "-", price: 0.1 + 0.2, tags: ["1"] },
  { sku: "@x", name: "+49 30 1234", price: 1e-7, currency: "EUR" },
  { sku: "12345678901234567890", name: "true", price: "twelve", currency: "GBP", since: "soon" },
  { sku: "1e5", name: "_x0041_", price: 9007199254740991, in_stock: "maybe" },
  { sku: "<b>&amp;</b>", name: "\u0007 bell \u2028 line", price: 0 },
  { sku: "'quoted'", name: "", price: null },
  { sku: "only" },
];
