import { Code, isLive } from "@data-import/codegen/calls";
import { printCall } from "./print-call.ts";
import type { SampleCall } from "./sample-call.ts";
import { printConstructor, printDeleted, printFile, printPipe, printShown } from "./write-client-sample.ts";

/** A whole program that makes a call by method and path and shows its result. */
export function writeFetchSample(call: SampleCall): string {
  const saves = call.operation.kind === "download" && !isLive(call.operation);
  return [
    ...(saves ? ['import { writeFile } from "node:fs/promises";'] : []),
    'import { createFetchClient } from "@data-import/client/fetch";',
    "",
    printConstructor("client", "createFetchClient", call),
    "",
    ...(call.file ? [...printFile(call.file), ""] : []),
    ...printUse(call),
    "",
  ].join("\n");
}

function printUse(call: SampleCall): string[] {
  const { operation, result, fileName } = call;
  const { method, path, kind, data } = operation;
  const options = listOptions(call);
  const given = [path, ...(Object.keys(options).length > 0 ? [options] : [])];
  const isGone = method === "DELETE";
  const before = `const { ${isGone ? "error" : "data, error"} } = await `;
  const lines = [
    printCall(`client.${method}`, given, { before }),
    "if (error) throw new Error(error.errors[0]?.message);",
    "",
  ];
  if (isGone) return [...lines.slice(0, -1), printDeleted(call)];
  if (isLive(operation)) return [...lines, ...printPipe("data?")];
  if (kind === "download") {
    return [
      ...lines,
      printCall("await writeFile", [fileName, new Code("data.stream()")]),
      printCall("console.log", [fileName]),
    ];
  }
  const holder = kind === "page" || data ? "data.data" : "data";
  if (!result.isList) return [...lines, printShown(holder, call)];
  const found = result.listKey ? `${holder}.${result.listKey}` : holder;
  const list = result.isOptional ? `${found} ?? []` : found;
  return [...lines, `for (const ${result.item} of ${list}) {`, `  ${printShown(result.item, call)}`, "}"];
}

function listOptions({ operation, ids, query, file, fields, body }: SampleCall): Record<string, unknown> {
  const params = {
    ...(Object.keys(ids).length > 0 && { path: ids }),
    ...(Object.keys(query).length > 0 && { query }),
  };
  const sent = file ? { ...fields, file: new Code("source") } : body;
  return {
    ...(Object.keys(params).length > 0 && { params }),
    ...(isLive(operation) && { parseAs: "stream" }),
    ...(operation.body && { body: sent }),
  };
}
