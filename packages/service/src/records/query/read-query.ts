import { readTokens, type Token } from "./read-tokens.ts";
import {
  type ComparisonOperator,
  comparisonOperators,
  type Query,
  QuerySyntaxError,
  type StatusTest,
} from "./syntax.ts";

/** How deeply parentheses may be nested. */
const deepest = 50;

const operatorNames = [...comparisonOperators].join(", ");

/**
 * Reads a query of the filter query language; throws a `QuerySyntaxError` that quotes the position. `and` and `or` are
 * evaluated from left to right, parentheses first.
 */
export function readQuery(text: string): Query {
  const reader = new Reader(text);
  const query = reader.readChain(0);
  reader.requireEnd();
  return query;
}

class Reader {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  #index = 0;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = readTokens(text);
  }

  readChain(depth: number): Query {
    let query = this.#readItem(depth);
    while (this.#isWord("and") || this.#isWord("or")) {
      const kind = this.#take().text as "and" | "or";
      const item = this.#readItem(depth);
      query = query.kind === kind ? { kind, items: [...query.items, item] } : { kind, items: [query, item] };
    }
    return query;
  }

  requireEnd(): void {
    if (this.#current.kind !== "end") this.#fail("`and`, `or` or the end is expected here");
  }

  #readItem(depth: number): Query {
    if (!this.#isSign("open")) return this.#readTerm();
    if (depth === deepest) this.#fail(`parentheses may be nested at most ${deepest} deep`);
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
    if (operator.text === "is") return { kind: "status", field, status: this.#readStatus() };
    const { text } = this.#readText(`the value that \`${operator.text}\` compares with`);
    return { kind: "comparison", field, operator: operator.text as ComparisonOperator, value: text };
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
    throw new QuerySyntaxError(expected, this.#text, this.#current.place);
  }
}
