import { limits } from "@data-import/types";
import { readTokens, type Token } from "./read-tokens.ts";
import {
  type ComparisonOperator,
  comparisonOperators,
  createSyntaxError,
  operatorNames,
  type Query,
  QuerySyntaxError,
  type StatusTest,
} from "./syntax.ts";

/** The limits of a query. The time of a search grows with the number of conditions. */
const longestCharacters = 10_000;

/**
 * Reads a query of the filter query language; throws a `QuerySyntaxError` that quotes the position, or names the limit.
 * `and` and `or` are evaluated from left to right, parentheses first.
 */
export function readQuery(text: string): Query {
  if (text.length > longestCharacters && [...text].length > longestCharacters) {
    throw new QuerySyntaxError(`The query is too long: at most ${longestCharacters} characters are allowed.`);
  }
  const reader = new Reader(text);
  const query = reader.readChain(0);
  reader.requireEnd();
  return query;
}

class Reader {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  #index = 0;
  #conditions = 0;
  #withoutField = 0;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = readTokens(text);
  }

  readChain(depth: number): Query {
    let query = this.#readItem(depth);
    while (this.#isWord("and") || this.#isWord("or")) {
      const kind = this.#take().text as "and" | "or";
      query = { kind, items: [query, this.#readItem(depth)] };
    }
    return query;
  }

  requireEnd(): void {
    if (this.#current.kind !== "end") this.#fail("`and`, `or` or the end is expected here");
  }

  #readItem(depth: number): Query {
    if (!this.#isSign("open")) return this.#readTerm();
    if (depth === limits.queryLevels)
      this.#fail(`parentheses may be nested at most ${limits.queryLevels} deep`);
    this.#take();
    const query = this.readChain(depth + 1);
    if (!this.#isSign("close")) this.#fail("a closing parenthesis is missing here");
    this.#take();
    return query;
  }

  #readTerm(): Query {
    const hasField = !this.#isOperator(this.#current) || this.#isOperator(this.#next);
    const field = hasField ? this.#readText("a field or an operator").text : undefined;
    const operator = this.#current;
    if (!this.#isOperator(operator)) {
      this.#fail(`an operator is expected here, one of ${operatorNames} and is`);
    }
    this.#take();
    this.#countCondition(hasField || operator.text === "is" ? 0 : 1);
    if (operator.text === "is") return { kind: "status", field, status: this.#readStatus() };
    const { text } = this.#readText(`the value that \`${operator.text}\` compares with`);
    return { kind: "comparison", field, operator: operator.text as ComparisonOperator, value: text };
  }

  #countCondition(withoutField: 0 | 1): void {
    this.#conditions += 1;
    this.#withoutField += withoutField;
    if (this.#conditions > limits.queryConditions) {
      throw new QuerySyntaxError(
        `The query has too many conditions: at most ${limits.queryConditions} are allowed.`,
      );
    }
    if (this.#withoutField > limits.queryConditionsWithoutField) {
      throw new QuerySyntaxError(
        `The query has too many conditions without a field: at most ${limits.queryConditionsWithoutField} are allowed. Name the fields.`,
      );
    }
  }

  #readStatus(): StatusTest["status"] {
    const { text } = this.#current;
    if (text !== "valid" && text !== "error" && text !== "warning") {
      this.#fail("after `is` comes valid, error or warning");
    }
    this.#take();
    return text;
  }

  #readText(expected: string): Token {
    const token = this.#current;
    if (token.kind !== "word" && token.kind !== "quoted") this.#fail(`${expected} is expected here`);
    return this.#take();
  }

  get #current(): Token {
    return this.#tokens[this.#index] as Token;
  }

  get #next(): Token {
    return (this.#tokens[this.#index + 1] ?? this.#tokens.at(-1)) as Token;
  }

  #take(): Token {
    const token = this.#current;
    if (token.kind !== "end") this.#index += 1;
    return token;
  }

  #isSign(kind: Token["kind"]): boolean {
    return this.#current.kind === kind;
  }

  #isWord(text: string): boolean {
    return this.#current.kind === "word" && this.#current.text === text;
  }

  #isOperator({ kind, text }: Token): boolean {
    return kind === "word" && (text === "is" || comparisonOperators.has(text));
  }

  #fail(expected: string): never {
    throw createSyntaxError(expected, this.#text, this.#current.place);
  }
}
