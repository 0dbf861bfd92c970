import type { TypedCall } from "./typed-calls.ts";

/** How programs write calls with one client. */
export interface Dialect {
  readonly name: string;
  /** The lines before the calls. */
  readonly imports: string;
  /** The parameter of each generated function. */
  readonly parameter: string;
  /** The body of an async function that makes a call and uses its result. */
  write(call: TypedCall): string;
  /** How many instantiations 200 calls may cost; only ours have budgets. */
  readonly most?: number;
  /** A call that must not compile. If it compiles, a type was not found and is `any`, which costs nothing. */
  readonly wrong: string;
}

const byPath = {
  parameter: "client: Client",
  write: (call: TypedCall) => {
    const header = call.hooksDisabled ? { "X-Disable-Hooks": "true" } : undefined;
    return writeByPath(call, { path: call.ids, query: call.query, header });
  },
  wrong: 'client.PATCH("/spaces/{spaceId}", { params: { path: { spaceId: "us_sp_1" } }, body: { name: 1 } })',
};

/** The dialects, ours first; each writes the same calls. */
export const dialects: readonly Dialect[] = [
  {
    name: "our createClient",
    imports: 'import type { Client } from "@data-import/client";',
    parameter: "api: Client",
    most: 1_000,
    write: writeFlat,
    wrong: 'api.spaces.update("us_sp_1", { name: 1 })',
  },
  {
    ...byPath,
    name: "our ./fetch",
    most: 20_000,
    imports: 'import type { FetchClient as Client } from "@data-import/client/fetch";',
    write: (call) => writeByPath(call, { path: call.ids, query: call.query }),
  },
  {
    ...byPath,
    name: "openapi-fetch",
    imports: [
      'import type { paths } from "@data-import/types";',
      'import createClient from "openapi-fetch";',
      "type Client = ReturnType<typeof createClient<paths>>;",
    ].join("\n"),
  },
  {
    name: "hey-api",
    imports: 'import * as sdk from "./generated/index";',
    parameter: "",
    write: ({ operationId, ids, query, body, hooksDisabled, how }) => {
      const headers = hooksDisabled ? { "X-Disable-Hooks": "true" } : undefined;
      return writePair(`sdk.${operationId}(${writeArgument({ path: ids, query, body, headers })})`, how);
    },
    wrong: 'sdk.updateSpace({ path: { spaceId: "us_sp_1" }, body: { name: 1 } })',
  },
];

/** A program with `count` calls, which repeats the given ones, and with one call that must not compile. */
export function writeProgram(dialect: Dialect, calls: readonly TypedCall[], count: number): string {
  const functions = Array.from({ length: count }, (_, index) => {
    const call = calls[index % calls.length] as TypedCall;
    return `  async (${dialect.parameter}): Promise<unknown> => {\n${dialect.write(call)}\n  },`;
  });
  const wrong = `  async (${dialect.parameter}): Promise<unknown> =>\n    // @ts-expect-error a name is text\n    ${dialect.wrong},`;
  return [dialect.imports, "export const functions = [", ...functions, wrong, "];", ""].join("\n");
}

function writeFlat({ flat, ids, body, query, how }: TypedCall): string {
  const given = [...Object.values(ids ?? {}), body, query].filter((value) => value !== undefined);
  const call = `api.${flat}(${given.map((value) => JSON.stringify(value)).join(", ")})`;
  if (how === "pages")
    return `    for await (const item of ${call}) if (item) return item;\n    return undefined;`;
  if (how === undefined) return `    const data = await ${call};\n    return data;`;
  return [
    `    const outcome = await ${call}.result();`,
    "    if (outcome.ok) return outcome.data;",
    "    return outcome.status === 404 ? outcome.error.issues[0]?.message : outcome.error.message;",
  ].join("\n");
}

function writeByPath({ method, path, body, how }: TypedCall, params: object): string {
  const given = Object.values(params).some((value) => value !== undefined) ? params : undefined;
  return writePair(`client.${method}("${path}"${writeRest({ params: given, body })})`, how);
}

/** The code that a program needs with clients that have no pages and throw no errors. */
function writePair(call: string, how: TypedCall["how"]): string {
  const pair = `    const { data, error } = await ${call};\n`;
  if (how !== "pages") return `${pair}    return error ? error.errors[0]?.message : data;`;
  return `${pair}    for (const item of data?.data ?? []) if (item) return item;\n    return error;`;
}

function writeRest(options: object): string {
  const argument = writeArgument(options);
  return argument === "{}" ? "" : `, ${argument}`;
}

function writeArgument(value: object): string {
  return JSON.stringify(value);
}
