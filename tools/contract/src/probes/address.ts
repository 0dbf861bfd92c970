import type { OperationCase } from "@data-import/spec/read";
import { operations } from "../description.ts";
import type { PreparedRequest } from "./prepared-request.ts";
import { createProbeMaker, type Probe } from "./probe.ts";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "PROPFIND"];

/** These paths are served without the base path, too. */
const hasOwnVersion = /^\/v(?!1\/)\d[^/]*\//;

/** Too long for the first line or a header on any server, but short enough to be sent before the response. */
const long = "x".repeat(20_000);

/** Methods that the path does not have, and addresses next to it. */
export function probeAddress(operation: OperationCase, prepared: PreparedRequest): Probe[] {
  const maker = createProbeMaker(operation, "address");
  const { body: _, ...bare } = prepared;
  const has = operations.filter(({ path }) => path === operation.path).map(({ method }) => method as string);
  const wrongMethods = methods.filter(
    (method) => !has.includes(method) && !(method === "HEAD" && has.includes("GET")),
  );
  const first = prepared.path.split("/")[1] ?? "";
  const elsewhere: Readonly<Record<string, string>> = {
    "a slash at the end": `${prepared.path}/`,
    "more segments": `${prepared.path}/nothing/at/all`,
    "an empty segment": `/${prepared.path}`,
    "another case": prepared.path.replace(first, first.toUpperCase()),
    ...(!hasOwnVersion.test(prepared.path) && { "outside the base path": `/..${prepared.path}` }),
    "no operation": "/nothing",
    "a name from JavaScript": "/__proto__",
  };
  return [
    ...wrongMethods.map((method) => maker.rejected(method, { ...bare, method }, 405)),
    maker.rejected("an unknown method", { ...bare, method: "BREW" }, [400, 405, 501]),
    ...Object.entries(elsewhere).map(([name, path]) => maker.rejected(name, { ...prepared, path }, 404)),
    maker.rejected(
      "bad percent-encoding next to it",
      { ...prepared, path: `/%zz${prepared.path}` },
      [400, 404],
    ),
    maker.rejected(
      "a very long path",
      { ...prepared, path: `${prepared.path}/nothing/at/all/${long}` },
      [404, 414, 431],
    ),
    maker.rejected("a very long query", { ...prepared, query: `zzUnknown=${long}` }, [400, 414, 431]),
  ];
}
