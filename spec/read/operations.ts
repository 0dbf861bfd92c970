import type { Description, Method, Operation, Parameter } from "./description.ts";
import { escapePointer } from "./pointer.ts";
import { type Located, locateTarget } from "./reference.ts";

/** An operation with its place in the description. */
export interface LocatedOperation extends Located<Operation> {
  readonly method: Method;
  /** With its parameters in braces, without the base path. */
  readonly path: string;
  /** The parameters of its path and its own, with their references followed. */
  readonly parameters: readonly Located<Parameter>[];
}

const methods: readonly Method[] = ["get", "put", "post", "patch", "delete", "head", "options", "trace"];

/**
 * Every operation, in the order of the path table.
 * @param order of the operations on one path: by method, or as they are written
 */
export function locateOperations(
  description: Description,
  order: "by method" | "as written" = "by method",
): LocatedOperation[] {
  return Object.keys(description.paths).flatMap((path) => {
    const operations = locateOperationsOf(description, path);
    if (order === "as written") return operations;
    return operations.sort((one, other) => methods.indexOf(one.method) - methods.indexOf(other.method));
  });
}

/** The operations on one path, in the order of the file. */
export function locateOperationsOf(description: Description, path: string): LocatedOperation[] {
  const item = description.paths[path] ?? {};
  const at = `/paths/${escapePointer(path)}`;
  const locateParameters = (list: Operation["parameters"] = [], pointer: string) =>
    list.map((value, index) =>
      locateTarget<Parameter>(description, { value, pointer: `${pointer}/parameters/${index}` }),
    );
  const written = Object.keys(item).filter((key) => methods.includes(key as Method)) as Method[];
  return written.flatMap((method) => {
    const value = item[method];
    if (value === undefined) return [];
    const pointer = `${at}/${method}`;
    const parameters = [
      ...locateParameters(item.parameters, at),
      ...locateParameters(value.parameters, pointer),
    ];
    return [{ method, path, value, pointer, parameters }];
  });
}

/** The path that every address of the API starts with, from the first server: `/v1`; empty if there is none. */
export function findBasePath({ servers = [] }: Description): string {
  const [server] = servers;
  if (server === undefined) return "";
  const url = server.url.replace(/\{(\w+)\}/g, (_, name: string) => server.variables?.[name]?.default ?? "");
  return new URL(url, "http://localhost").pathname.replace(/\/$/, "");
}
