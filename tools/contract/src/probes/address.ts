import type { OperationCase } from "@data-import/spec/read";
import { operations } from "../description.ts";
import type { Draft } from "./draft.ts";
import { createProbeMaker, type Probe } from "./probe.ts";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "PROPFIND"];

/** Longer than any server takes in a first line or a header, short enough to be sent before it answers. */
const long = "x".repeat(20_000);

/** Methods that the path does not have, and addresses beside it. */
export function probeAddress(operation: OperationCase, draft: Draft): Probe[] {
  const maker = createProbeMaker(operation, "address");
  const { body: _, ...bare } = draft;
  const has = operations.filter(({ path }) => path === operation.path).map(({ method }) => method as string);
  const wrongMethods = methods.filter(
    (method) => !has.includes(method) && !(method === "HEAD" && has.includes("GET")),
  );
  const first = draft.path.split("/")[1] ?? "";
  const elsewhere: Readonly<Record<string, string>> = {
    "a slash at the end": `${draft.path}/`,
    "more segments": `${draft.path}/nothing/at/all`,
    "an empty segment": `/${draft.path}`,
    "other case": draft.path.replace(first, first.toUpperCase()),
    "outside the base path": `/..${draft.path}`,
    "no operation": "/nothing",
    "a name that JavaScript knows": "/__proto__",
  };
  return [
    ...wrongMethods.map((method) => maker.refused(method, { ...bare, method }, 405)),
    maker.refused("a method that nobody knows", { ...bare, method: "BREW" }, [400, 405, 501]),
    ...Object.entries(elsewhere).map(([name, path]) => maker.refused(name, { ...draft, path }, 404)),
    maker.refused("bad percent-encoding beside it", { ...draft, path: `/%zz${draft.path}` }, [400, 404]),
    maker.refused(
      "a very long path",
      { ...draft, path: `${draft.path}/nothing/at/all/${long}` },
      [404, 414, 431],
    ),
    maker.refused("a very long query", { ...draft, query: `zzUnknown=${long}` }, [400, 414, 431]),
  ];
}
