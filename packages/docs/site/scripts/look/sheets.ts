import type { Property } from "@data-import/types";

/** A sheet that waits for records, and a file that somebody sent for it. */
export interface ExampleSheet {
  readonly name: string;
  readonly fields: readonly Property[];
  /** The name of the file and its text. */
  readonly file: readonly [name: string, text: string];
}

/** The sheets of the page. Each file has wrong values, another language, other dates or other numbers. */
export const exampleSheets: readonly ExampleSheet[] = [
  {
    name: "Contacts",
    fields: [
      { key: "name", type: "string", label: "Name", constraints: [{ type: "required" }] },
      { key: "email", type: "string", label: "E-mail", constraints: [{ type: "required" }] },
      { key: "phone", type: "string", label: "Phone" },
      { key: "city", type: "string", label: "City" },
      { key: "zip", type: "string", label: "Postcode" },
      { key: "birthday", type: "date", label: "Date of birth" },
    ],
    file: [
      "kontakte.csv",
      `Besucher am Messestand;;;;;

Vor- und Nachname;E-Mail-Adresse;Telefon;PLZ;Ort;Geburtsdatum
Nora Lindqvist;nora@harbor-goods.example;040 123456;20457;Hamburg;28.02.1988
Omar Haddad;;0351 98765;01067;Dresden;31.02.1990
Wei Chen;wei@harbor-goods.example;;10115;Berlin;2.3.1979
`,
    ],
  },
  {
    name: "Products",
    fields: [
      { key: "sku", type: "string", label: "Article number", constraints: [{ type: "required" }] },
      { key: "name", type: "string", label: "Product" },
      { key: "price", type: "number", label: "Price" },
      { key: "stock", type: "number", label: "In stock" },
      { key: "since", type: "date", label: "Sold since" },
    ],
    file: [
      "pricelist.csv",
      `Item no.,Item name,Unit price,Quantity on hand,Available from
CUP-004,Espresso cup,"$1,234.50",12,02/28/2026
TRAY-010,Tray,$30.00,many,03/02/2026
,Milk jug,$18.25,7,03/15/2026
`,
    ],
  },
  {
    name: "Bookings",
    fields: [
      { key: "date", type: "date", label: "Booking date", constraints: [{ type: "required" }] },
      { key: "party", type: "string", label: "Payer or payee" },
      { key: "purpose", type: "string", label: "Purpose" },
      { key: "amount", type: "number", label: "Amount" },
    ],
    file: [
      "umsaetze.csv",
      `Konto:;DE02120300000000202051
Zeitraum:;01.01.2026 - 31.01.2026

Buchungstag;Auftraggeber / Empfänger;Verwendungszweck;Betrag
02.01.2026;Stadtwerke;Abschlag Januar;-85,00
28.01.2026;ACME GmbH;Rechnung 4711;2.450,00
29.01.2026;Hafen AG;Miete;zwölf
`,
    ],
  },
];
