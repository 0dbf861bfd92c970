import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Statement } from "./read-statements.ts";
import type { StatementTable } from "./read-tables.ts";

/** An entry of a table: the statements that it is about, and how to name it in a message. */
interface Entry {
  readonly name: string;
  matches(statement: Statement): boolean;
}

/**
 * What is wrong with the tables, one sentence each: a statement without proof, a proof of a sentence that the
 * description does not contain any more, or a test that does not exist.
 */
export function checkStatements(
  root: string,
  statements: readonly Statement[],
  tables: readonly StatementTable[],
) {
  const entries = tables.flatMap(readEntries);
  const unproved = statements.filter((statement) => !entries.some((entry) => entry.matches(statement)));
  const unused = entries.filter((entry) => !statements.some((statement) => entry.matches(statement)));
  return [
    ...unproved.map(
      ({ table, place, sentence }) =>
        `statements/${table}.yaml has no proof of "${place}: ${sentence}" Name the test that proves it.`,
    ),
    ...unused.map(
      ({ name }) => `${name} is not in the description. Remove it, or change it as the description did.`,
    ),
    ...listProofs(tables).flatMap(([table, proof]) => checkProof(root, table, proof)),
  ];
}

function readEntries(table: StatementTable): Entry[] {
  const inTable = ({ table: name }: Statement) => table.name === "every" || table.name === name;
  const describe = (text: string) => `statements/${table.name}.yaml: "${text}"`;
  return [
    ...table.definitions.map((text) => {
      const says = readMatcher(text);
      return { name: describe(text), matches: (s: Statement) => inTable(s) && says(s.sentence) };
    }),
    ...Object.values(table.proofs)
      .flat()
      .map((text) => {
        const says = readMatcher(text);
        return {
          name: describe(text),
          matches: (s: Statement) => inTable(s) && says(`${s.place}: ${s.sentence}`),
        };
      }),
  ];
}

function readMatcher(text: string): (said: string) => boolean {
  const expression = /^\/(.*)\/$/.exec(text)?.[1];
  if (expression === undefined) return (said) => said === text;
  const compiled = new RegExp(expression);
  return (said) => compiled.test(said);
}

function listProofs(tables: readonly StatementTable[]) {
  return tables.flatMap(({ name, proofs }) => Object.keys(proofs).map((proof) => [name, proof] as const));
}

function checkProof(root: string, table: string, proof: string): string[] {
  const [file = "", title] = proof.split(" › ");
  const path = join(root, file);
  if (title === undefined || !existsSync(path)) {
    return [
      `statements/${table}.yaml: ${proof} is not a test. Write "<file> › <title>", with the path from the root.`,
    ];
  }
  return readFileSync(path, "utf8").includes(title)
    ? []
    : [`statements/${table}.yaml: ${file} has no test "${title}".`];
}
