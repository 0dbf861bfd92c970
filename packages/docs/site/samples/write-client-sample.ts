import { Code, isLive, printValue } from "@data-import/codegen/calls";
import { printCall, sampleWidthCharacters } from "./print-call.ts";
import { type SampleCall, type SampleFile, shownToken, shownUrl } from "./sample-call.ts";

/** A whole program that makes a call with the flat client and shows its result. */
export function writeClientSample(call: SampleCall): string {
  const saves = call.operation.kind === "download" && !isLive(call.operation);
  return [
    'import { createClient } from "@data-import/client";',
    ...(saves ? ['import { saveTo } from "@data-import/client/node";'] : []),
    "",
    printConstructor("api", "createClient", call),
    "",
    ...(call.file ? [...printFile(call.file), ""] : []),
    ...printUse(call),
    "",
  ].join("\n");
}

/** The line that creates a client of the mock; an operation without a token may be called before there is one. */
export function printConstructor(name: string, factory: string, { operation }: SampleCall): string {
  const options = { baseUrl: shownUrl, token: operation.open ? null : shownToken };
  return printCall(factory, [options], { before: `const ${name} = ` });
}

/** The file of an upload, as a variable. */
export function printFile({ name, type, lines }: SampleFile): string[] {
  const parts = lines.map((line) => `${line}\n`);
  return [printCall("new File", [parts, name, { type }], { before: "const source = " })];
}

/** The line that prints the informative properties of a variable. */
export function printShown(holder: string, { result }: SampleCall): string {
  const { shown, isOptional, isList } = result;
  const access = isOptional && !isList ? "?." : ".";
  const values = shown.length > 0 ? shown.map((key) => `${holder}${access}${key}`) : [holder];
  return printCall(
    "console.log",
    values.map((value) => new Code(value)),
  );
}

/** The message of a sample after a deletion. The path or the query names the deleted thing. */
export function printDeleted({ operation, ids, query }: SampleCall): string {
  const named = operation.path.endsWith("}") ? ids : query;
  const gone = Object.values(named).at(-1);
  return `console.log(${printValue(`Deleted ${[gone].flat().join(", ")}.`)});`;
}

function printUse(call: SampleCall): string[] {
  const { operation, method, result } = call;
  const { name, item, isList, listKey } = result;
  const given = listArguments(call);
  if (isLive(operation))
    return [printCall(method, given, { before: "const { body } = await " }), ...printPipe("body")];
  if (operation.kind === "download") {
    const download = printCall(method, given, { after: "" });
    return [...printSaving(download), "console.log(path);"];
  }
  if (operation.method === "DELETE")
    return [printCall(method, given, { before: "await " }), printDeleted(call)];
  // A list with pages is iterated, not awaited.
  const wait = operation.kind === "page" ? "" : "await ";
  const loop = operation.kind === "page" ? "for await" : "for";
  const assigned = printCall(method, given, { before: `const ${name} = ${wait}` });
  if (!isList) return [assigned, printShown(name, call)];
  return [
    assigned,
    `${loop} (const ${item} of ${listKey ? `${name}.${listKey}` : name}) {`,
    `  ${printShown(item, call)}`,
    "}",
  ];
}

/** Ids first, in the order of the path; then the file and its fields, or the body; then the query. */
function listArguments({ ids, operation, file, fields, body, query }: SampleCall): unknown[] {
  const sent = file ? [new Code("source"), fields] : operation.body ? [body] : [];
  return [...Object.values(ids), ...sent, ...(Object.keys(query).length > 0 ? [query] : [])];
}

/** The lines that print a response that stays open, as it comes. */
export function printPipe(body: string): string[] {
  return [
    "const output = new WritableStream({ write: (bytes) => console.log(bytes) });",
    `await ${body}.pipeTo(output);`,
  ];
}

function printSaving(download: string): string[] {
  const line = `const path = await saveTo(${download}, ".");`;
  if (line.length <= sampleWidthCharacters) return [line];
  return ["const path = await saveTo(", `  ${download},`, '  ".",', ");"];
}
