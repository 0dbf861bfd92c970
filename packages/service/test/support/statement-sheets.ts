import { loadModule, parseSync } from "libpg-query";

/** A node of the syntax tree of PostgreSQL. */
type Node = Readonly<Record<string, unknown>>;

/** The tables of one level of a statement by their names there, and the value of the `sheet_id` of each. */
type Level = Map<string, { readonly table: string; sheet?: Node | undefined }>;

await loadModule();

/** Where a statement names the sheets of its rows: values of the syntax tree, or none if a row decides. */
interface NamedSheets {
  readonly values: readonly Node[];
  /** Tables for which no condition names the sheet. */
  readonly missing: readonly string[];
  /** Whether it inserts rows that are inside a parameter. */
  readonly insertsParameter: boolean;
}

const known = new Map<string, NamedSheets>();

/** A longer statement repeats the form of a short one for many rows, and its tree takes a hundred megabytes. */
const longestStatement = 20_000;

/** Says why a statement does not belong to one sheet; undefined if it does, or if it uses none of the tables. */
export function findSheetFault(
  text: string,
  parameters: readonly unknown[],
  tables: readonly string[],
): string | undefined {
  if (text.length > longestStatement) return undefined;
  if (!tables.some((table) => text.includes(table)) || /^\s*(create|alter|drop)\s/i.test(text))
    return undefined;
  let named = known.get(text);
  if (named === undefined) {
    named = readStatement(text, tables);
    known.set(text, named);
  }
  const { values, missing, insertsParameter } = named;
  if (missing.length > 0) return `No condition names one sheet_id of ${missing.join(" and ")}: ${text}`;
  const sheets = new Set(values.map((value) => readValue(value, parameters)));
  if (insertsParameter) for (const sheet of findSheets(parameters)) sheets.add(sheet);
  if (sheets.size > 1) return `It is about the sheets ${[...sheets].join(" and ")}: ${text}`;
  return undefined;
}

function readStatement(text: string, tables: readonly string[]): NamedSheets {
  const values: Node[] = [];
  const missing: string[] = [];
  let insertsParameter = false;
  visit(parseSync(text), new Map());
  return { values, missing, insertsParameter };

  function visit(value: unknown, outside: Level): void {
    if (Array.isArray(value)) for (const item of value) visit(item, outside);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return;
    for (const [kind, content] of Object.entries(value)) {
      const node = content as Node;
      if (kind === "InsertStmt") visitInsert(node);
      const places = levels[kind];
      visit(content, places === undefined ? outside : readLevel(node, places, outside));
    }
  }

  function readLevel(node: Node, places: readonly string[], outside: Level): Level {
    const level: Level = new Map();
    const conditions = [node["whereClause"]];
    for (const place of places) collectTables(node[place], level, conditions);
    const pairs = conditions.flatMap((condition) => listEquals(condition));
    // Each round can name one more table by an equal column of another one.
    for (let round = 0; round <= level.size; round++) {
      for (const [alias, of] of level) of.sheet ??= findSheet(alias, pairs, new Map([...outside, ...level]));
    }
    for (const { table, sheet } of level.values()) {
      if (!tables.includes(table)) continue;
      if (sheet === undefined) missing.push(table);
      else values.push(sheet);
    }
    return new Map([...outside, ...level]);
  }

  function visitInsert(node: Node): void {
    const table = readName(node["relation"]);
    if (!tables.includes(table)) return;
    const column = list(node["cols"]).findIndex((each) => read(each, "ResTarget")["name"] === "sheet_id");
    const source = read(node["selectStmt"], "SelectStmt");
    const rows = list(source["valuesLists"]).map((each) => list(read(each, "List")["items"])[column]);
    if (source["valuesLists"] === undefined) {
      rows.push(read(list(source["targetList"])[column], "ResTarget")["val"] as Node | undefined);
    }
    for (const row of rows) {
      if (isValue(row)) values.push(row);
      else if (column < 0) missing.push(table);
      else insertsParameter = true;
    }
  }
}

/** The parts of a statement with the tables of its level. */
const levels: Readonly<Record<string, readonly string[]>> = {
  SelectStmt: ["fromClause"],
  UpdateStmt: ["relation", "fromClause"],
  DeleteStmt: ["relation", "usingClause"],
};

function collectTables(value: unknown, level: Level, conditions: unknown[]): void {
  for (const item of Array.isArray(value) ? value : [value]) {
    const { RangeVar: range, JoinExpr: join, relname } = (item ?? {}) as Node;
    const table = (range ?? (relname === undefined ? undefined : item)) as Node | undefined;
    if (table !== undefined) level.set(readAlias(table), { table: readName(table) });
    if (join === undefined) continue;
    const { larg, rarg, quals } = join as Node;
    conditions.push(quals);
    collectTables([larg, rarg], level, conditions);
  }
}

/** The two sides of each `=` that must be true. */
function listEquals(condition: unknown): [Node, Node][] {
  const { BoolExpr: all, A_Expr: comparison } = (condition ?? {}) as Record<string, Node | undefined>;
  if (all?.["boolop"] === "AND_EXPR") return list(all["args"]).flatMap((part) => listEquals(part));
  if (comparison?.["kind"] !== "AEXPR_OP" || readText(list(comparison["name"])[0]) !== "=") return [];
  return [[comparison["lexpr"] as Node, comparison["rexpr"] as Node]];
}

function findSheet(alias: string, pairs: readonly [Node, Node][], level: Level): Node | undefined {
  for (const [one, other] of [...pairs, ...pairs.map(([left, right]): [Node, Node] => [right, left])]) {
    if (!isSheetOf(one, alias)) continue;
    if (isValue(other)) return other;
    for (const [name, { sheet }] of level) if (name !== alias && isSheetOf(other, name)) return sheet;
  }
  return undefined;
}

function isSheetOf(node: Node, alias: string): boolean {
  const fields = list(read(node, "ColumnRef")["fields"]).map(readText);
  return fields.at(-1) === "sheet_id" && (fields.length === 1 || fields.at(-2) === alias);
}

function isValue(node: Node | undefined): node is Node {
  const { TypeCast: cast } = (node ?? {}) as Record<string, Node | undefined>;
  if (cast !== undefined) return isValue(cast["arg"] as Node);
  return node !== undefined && ("ParamRef" in node || "A_Const" in node);
}

function readValue(node: Node, parameters: readonly unknown[]): unknown {
  if ("TypeCast" in node) return readValue(read(node, "TypeCast")["arg"] as Node, parameters);
  if ("ParamRef" in node) return parameters[Number(read(node, "ParamRef")["number"]) - 1];
  return read(read(node, "A_Const"), "sval")["sval"];
}

/** The ids of sheets inside parameters. */
function findSheets(parameters: readonly unknown[]): readonly string[] {
  return parameters.flatMap((parameter) => JSON.stringify(parameter)?.match(/us_sh_\w+/g) ?? []);
}

const list = (value: unknown) => (value ?? []) as readonly Node[];
const read = (node: unknown, kind: string) => ((node as Node | undefined)?.[kind] ?? {}) as Node;
const readText = (node: Node | undefined) => read(node, "String")["sval"] as string | undefined;
const readName = (relation: unknown) => String((relation as Node)["relname"]);
const readAlias = (relation: Node) =>
  ((relation["alias"] as Node | undefined)?.["aliasname"] as string | undefined) ?? readName(relation);
