import type { Edit } from "./edit.ts";
import { capitalize, toCamelCase, toSingular } from "./names.ts";

const routePattern = /^(GET|POST|PUT|PATCH|DELETE) ((?:\/(?:[a-z][a-z0-9-]*|\{[a-z]\w*\}))+)$/;

/**
 * What an operation needs in the description: a path item with a summary, parameters and responses, its line
 * in the table of paths, and an example.
 * @param name its operationId in kebab case: `archive-document`
 * @param route `POST /documents/{documentId}/archive`
 */
export function planOperation(name: string, route = "", read: (path: string) => string | undefined): Edit[] {
  const [, method = "", path = ""] = routePattern.exec(route) ?? [];
  if (path === "")
    throw new RangeError(
      'An operation needs its route: npm run new -- operation archive-document "POST /documents/{documentId}/archive"',
    );
  const segments = path.slice(1).split("/");
  const place = segments.findLastIndex((segment) => read(`spec/paths/${segment}.yaml`) !== undefined);
  const resource = segments[place];
  if (resource === undefined)
    throw new RangeError(`No part of ${path} is a resource in spec/paths. See npm run new -- resource.`);
  const behind = segments.slice(place + 1);
  const actions = behind.filter((segment) => !segment.startsWith("{"));
  const key = [behind[0]?.startsWith("{") ? "item" : "collection", ...actions].join("-");
  const table = read("spec/openapi.yaml") ?? "";
  const file = `spec/paths/${resource}.yaml`;
  if (read(file)?.includes(`operationId: ${toCamelCase(name)}\n`))
    throw new RangeError(`${file} has an operation ${toCamelCase(name)} already. Nothing was made.`);
  const operation = describeOperation(name, method, resource, segments);
  const exampleEdit: Edit = {
    path: `spec/examples/${resource}.yaml`,
    add: `${toCamelCase(name)}Succeeded:
  summary: The request succeeded
  value:
    data: { success: true }
`,
  };
  // A path that is there gets one more method.
  if (new RegExp(`^  ${escapePattern(path)}: `, "m").test(table))
    return [{ path: file, after: `${key}:`, add: operation }, exampleEdit];
  const last = table.match(new RegExp(`^.*paths/${resource}\\.yaml#.*$`, "gm"))?.at(-1) ?? "paths:";
  return [
    { path: "spec/openapi.yaml", after: last, add: `  ${path}: { $ref: paths/${resource}.yaml#/${key} }\n` },
    { path: file, add: `${key}:\n${operation}` },
    exampleEdit,
  ];
}

function describeOperation(
  name: string,
  method: string,
  resource: string,
  segments: readonly string[],
): string {
  const [verb = "", ...object] = name.split("-");
  const thing = object.join(" ") || toSingular(resource).replaceAll("-", " ");
  const parameters = segments
    .filter((segment) => segment.startsWith("{"))
    .map((segment) => `${capitalize(segment.slice(1, -1))}Parameter`);
  const lines = [
    `${method.toLowerCase()}:`,
    `  operationId: ${toCamelCase(name)}`,
    `  summary: ${capitalize(verb)} the ${thing}`,
    "  description: Say what it does, what it returns, and what somebody must know who calls it.",
    "  x-origin: designed",
    ...(parameters.length > 0 ? ["  parameters:"] : []),
    ...parameters.map((each) => `    - $ref: ../shared/parameters.yaml#/${each}`),
    "  responses:",
    '    "200":',
    "      description: The request succeeded.",
    "      content:",
    "        application/json:",
    "          schema: { $ref: ../shared/schemas.yaml#/Success }",
    "          examples:",
    `            succeeded: { $ref: ../examples/${resource}.yaml#/${toCamelCase(name)}Succeeded }`,
  ];
  return lines.map((line) => `  ${line}\n`).join("");
}

function escapePattern(text: string): string {
  return text.replace(/[{}/]/g, "\\$&");
}
