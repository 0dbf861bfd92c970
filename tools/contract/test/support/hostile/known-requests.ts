import { type HostileRequest, repeat } from "./hostile-request.ts";

const accents = "\u0316\u0301";

/** Requests that once held a server for seconds, or took gigabytes. */
export const knownRequests: readonly HostileRequest[] = [
  {
    name: "a password of accents",
    operationId: "createAccessToken",
    write: () => signIn(accents.repeat(30_000)),
    encoding: "gzip",
  },
  {
    name: "a longer password of accents",
    operationId: "createAccessToken",
    write: () => signIn(accents.repeat(500_000)),
    encoding: "gzip",
  },
  {
    name: "22 million objects",
    operationId: "createAccessToken",
    write: () => repeat("{}", 22_000_000),
    encoding: "gzip",
  },
  {
    name: "22 million objects with a token",
    operationId: "createEvent",
    write: () => repeat("{}", 22_000_000),
    encoding: "gzip",
  },
  {
    name: "250,000 objects",
    operationId: "createEvent",
    write: () => `{"payload":${repeat(repeat("{}", 5000), 50)}}`,
    encoding: "gzip",
  },
  {
    name: "400 encodings",
    operationId: "createEvent",
    write: () => JSON.stringify("x".repeat(1_000_000)),
    encoding: Array(400).fill("gzip").join(),
  },
  { name: "60,000 wrong items", operationId: "insertRecords", write: () => repeat("1", 60_000) },
  { name: "10,000 wrong items", operationId: "insertRecords", write: () => repeat("1", 10_000) },
  {
    name: "10,000 records with wrong cells",
    operationId: "insertRecords",
    write: () => repeat('{"sku":{"valu":1}}', 10_000),
  },
  { name: "160,000 wrong items", operationId: "createGuests", write: () => repeat("1", 160_000) },
  {
    name: "10,000 wrong guests",
    operationId: "createGuests",
    write: () => repeat('{"spaces":[{}]}', 10_000),
  },
  { name: "700,000 empty records", operationId: "insertRecords", write: () => repeat("{}", 700_000) },
  { name: "10,000 empty records", operationId: "insertRecords", write: () => repeat("{}", 10_000) },
  {
    name: "10,000 records",
    operationId: "insertRecords",
    write: () => repeat('{"sku":{"value":"CUP-1"},"price":{"value":"x"}}', 10_000),
  },
  {
    name: "a workbook of accents",
    operationId: "createWorkbook",
    write: () => writeWorkbook(accents.repeat(1_000_000)),
  },
  {
    name: "8 MB of text",
    operationId: "createEvent",
    write: () => JSON.stringify({ payload: { text: "x".repeat(8_000_000) } }),
  },
  {
    name: "8 MB of escapes",
    operationId: "createEvent",
    write: () => `{"payload":{"text":"${"\\u0041".repeat(1_300_000)}"}}`,
  },
  {
    name: "a number of 8 million digits",
    operationId: "createEvent",
    write: () => `{"payload":{"number":${"1".repeat(8_000_000)}}}`,
  },
  {
    name: "a cell of 80,000 digits",
    operationId: "insertRecords",
    write: () => `[{"price":{"value":"${"1".repeat(80_000)}x"}}]`,
  },
  {
    name: "a cell of 8 million digits",
    operationId: "insertRecords",
    write: () => `[{"price":{"value":"${"1".repeat(8_000_000)}x"}}]`,
  },
  {
    name: "a field with a long name",
    operationId: "insertRecords",
    write: () => `[{${JSON.stringify("sku".repeat(100_000))}:{}}]`,
  },
  { name: "lists inside lists", operationId: "createEvent", write: () => "[".repeat(4_000_000) },
  { name: "9,000 keys", operationId: "createEvent", write: () => `{"payload":{${listMembers(9000)}}}` },
  {
    name: "90,000 keys in objects",
    operationId: "createEvent",
    write: () => `{"payload":[${Array(10).fill(`{${listMembers(9000)}}`)}]}`,
  },
];

function signIn(password: string): string {
  return JSON.stringify({ type: "userCredentials", email: "keeper@harbour.example", password });
}

function writeWorkbook(name: string): string {
  return JSON.stringify({
    name,
    spaceId: "us_sp_8vKd3QxN",
    sheets: [{ name, fields: [{ key: "a", type: "string" }] }],
  });
}

function listMembers(count: number): string {
  return Array.from({ length: count }, (_, index) => `"key${index}":${index}`).join();
}
