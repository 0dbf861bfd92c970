import type { ExampleBody } from "./operation-cases.ts";

/** A request example as a client takes it: the files of a form, which are text in the examples, as files. */
export function writeRequestBody({ files, value }: ExampleBody): unknown {
  if (files.length === 0) return value;
  const fields = value as Record<string, unknown>;
  const asFiles = files.map((name) => [
    name,
    new File([String(fields[name])], `${name}.csv`, { type: "text/csv" }),
  ]);
  return { ...fields, ...Object.fromEntries(asFiles) };
}
