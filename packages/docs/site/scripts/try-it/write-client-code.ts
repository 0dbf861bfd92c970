import { anyToken, type Filled, keyOf, type TryItField, type TryItOperation } from "./operation.ts";

/** The call as a program with `@data-import/client`, which by default takes the token from the environment. */
export function writeClientCode(operation: TryItOperation, filled: Filled): string {
  const file = operation.fields.find((field) => field.type === "file");
  const given = file && filled.values.get(keyOf(file));
  const headers = readHeaders(operation, filled);
  const last = writeFields(operation, filled, file ? "part" : "query");
  const hasLast = operation.fields.some((field) => field.in === (file ? "part" : "query"));
  const values = [
    ...(operation.path.match(/[^{}]+(?=\})/g) ?? []).map((name) =>
      JSON.stringify(filled.values.get(`path.${name}`) ?? ""),
    ),
    ...(file ? ["file"] : []),
    ...(filled.body === undefined ? [] : [writeLiteral(readBody(operation, filled.body))]),
    ...(hasLast && (last !== "{}" || headers) ? [last] : []),
    ...(headers ? [writeLiteral({ headers })] : []),
  ];
  return [
    'import { createClient } from "@data-import/client";',
    ...(file ? ['import { fromPath } from "@data-import/client/node";'] : []),
    "",
    `const api = createClient(${writeLiteral({
      baseUrl: filled.baseUrl,
      ...(operation.open ? { token: null } : filled.token === anyToken && { token: anyToken }),
    })});`,
    ...(given instanceof File ? [`const file = await fromPath(${JSON.stringify(given.name)});`] : []),
    `const result = await api.${operation.call}(${values.join(", ")});`,
    "console.log(result);",
  ].join("\n");
}

/** The value of a body: JSON lines are a text. */
function readBody({ bodyType }: TryItOperation, body: string): unknown {
  return bodyType === undefined ? JSON.parse(body) : body;
}

/** The headers that the client does not send by itself; undefined if there are none. */
function readHeaders(operation: TryItOperation, filled: Filled): Record<string, string> | undefined {
  const headers: Record<string, string> = {};
  for (const field of operation.fields) {
    const value = filled.values.get(keyOf(field));
    if (field.in === "header" && value !== undefined) headers[field.name] = String(value);
  }
  if (filled.prefer) headers["Prefer"] = [headers["Prefer"] ?? [], filled.prefer].flat().join(", ");
  return Object.keys(headers).length > 0 ? headers : undefined;
}

function writeFields(operation: TryItOperation, filled: Filled, place: TryItField["in"]): string {
  const members = operation.fields
    .filter((field) => field.in === place && field.type !== "file")
    .flatMap((field) => {
      const value = filled.values.get(keyOf(field));
      return value === undefined ? [] : [[field.name, field.type ? JSON.parse(String(value)) : value]];
    });
  return writeLiteral(Object.fromEntries(members));
}

/** A value as TypeScript: long JSON on several lines, with keys in the usual form. */
function writeLiteral(value: unknown): string {
  const text = JSON.stringify(value, null, 2).replaceAll(/^(\s*)"([A-Za-z_]\w*)":/gm, "$1$2:");
  const line = text.replaceAll(/\n\s*/g, " ");
  return line.length > 60 ? text : line;
}
