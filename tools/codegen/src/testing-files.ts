import {
  type Description,
  type Message,
  type Reference,
  readSchemaName,
  resolveReference,
  type Schema,
} from "@data-import/spec/read";
import { listOperations } from "./operations.ts";
import { printKey, printValue } from "./print-value.ts";
import { isBinary } from "./syntax.ts";
import { type GeneratedFiles, writeHeader } from "./write-files.ts";

/** An example of the description, and its type. */
interface Fixture {
  /** The name of the constant; the name of an example may not be valid for one. */
  readonly constant: string;
  readonly type: string;
  readonly value: string;
}

/** The examples of one message by their names. */
type Fixtures = Map<string, Fixture>;

/** The examples of all operations, so that tests do not need to invent data. */
export function generateTestingFiles(bundle: Description): GeneratedFiles {
  const known = new Map<string, Fixture>();
  const operations = listOperations(bundle).map(({ operationId, source: operation }) => {
    const successes: Fixtures = new Map();
    const failures: Fixtures = new Map();
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      readFixtures(bundle, response, known, status.startsWith("2") ? successes : failures);
    }
    const requests: Fixtures = new Map();
    if (operation.requestBody) readFixtures(bundle, operation.requestBody, known, requests);
    return { operationId, groups: Object.entries({ requests, responses: successes, failures }) };
  });
  const constants = [...known.values()];
  const names = [...new Set(constants.flatMap(({ type }) => type.match(/\b[A-Z]\w+/g) ?? []))]
    .filter((name) => name !== "Omit")
    .sort();
  return {
    "src/testing/fixtures.gen.ts":
      `${writeHeader("testing")}import type {\n${names.map((name) => `    ${name},\n`).join("")}} from "@data-import/types";\n\n` +
      constants.map(({ constant, type, value }) => `const ${constant}: ${type} = ${value};\n\n`).join("") +
      `/** The examples of the description, by operation: requests, responses and failures. */\n` +
      `export interface Fixtures {\n${operations.map((operation) => printOperation(operation, printType)).join("")}}\n\n` +
      `/** The examples of the description, by operation and by their names. */\n` +
      `export const fixtures: Fixtures = {\n${operations.map((operation) => printOperation(operation, printField)).join("")}};\n`,
  };
}

function readFixtures(
  bundle: Description,
  message: Message | Reference,
  known: Map<string, Fixture>,
  found: Fixtures,
): void {
  for (const [mediaType, { schema, examples = {} }] of Object.entries(
    resolveReference<Message>(bundle, message).content ?? {},
  )) {
    const type = nameType(bundle, mediaType, schema);
    for (const [name, example] of Object.entries(examples)) {
      const value = printValue(resolveReference(bundle, example).value);
      const same = `${type} ${value}`;
      const fixture = known.get(same) ?? { constant: `example${known.size + 1}`, type, value };
      known.set(same, fixture);
      found.set(name, fixture);
    }
  }
}

/** The type of the constant: bytes and files are text in an example. */
function nameType(bundle: Description, mediaType: string, schema: Schema | undefined): string {
  const name = schema && readSchemaName(schema);
  if (!schema || !name) return mediaType === "application/json" ? "unknown" : "string";
  if (isBinary(resolveReference(bundle, schema))) return "string";
  const files = Object.entries(resolveReference(bundle, schema).properties ?? {})
    .filter(([, property]) => property.format === "binary" || property.contentMediaType !== undefined)
    .map(([property]) => property);
  if (files.length === 0) return name;
  const keys = files.map((file) => JSON.stringify(file)).join(" | ");
  return `Omit<${name}, ${keys}> & { ${files.map((file) => `${file}: string`).join("; ")} }`;
}

function printOperation(
  { operationId, groups }: { operationId: string; groups: [string, Fixtures][] },
  print: (name: string, fixture: Fixture) => string,
): string {
  const end = print === printType ? ";" : ",";
  const lines = groups.map(([group, fixtures]) => {
    const entries = Array.from(fixtures, ([name, fixture]) => print(name, fixture));
    return `        ${group}: {${entries.length > 0 ? ` ${entries.join(`${end} `)} ` : ""}}`;
  });
  return `    ${operationId}: {\n${lines.map((line) => `${line}${end}\n`).join("")}    }${end}\n`;
}

const printType = (name: string, { type }: Fixture) => `readonly ${printKey(name)}: ${type}`;
const printField = (name: string, { constant }: Fixture) => `${printKey(name)}: ${constant}`;
