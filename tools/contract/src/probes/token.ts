import type { OperationCase } from "@data-import/spec/read";
import { type PreparedRequest, withHeader } from "./prepared-request.ts";
import { createProbeMaker, type Probe } from "./probe.ts";

/** What an operation that needs a token refuses, and one that needs none takes: no token, half a token, another scheme; and the scheme in any case, which is right. */
export function probeToken(operation: OperationCase, prepared: PreparedRequest, token: string): Probe[] {
  const maker = createProbeMaker(operation, "token");
  const send = (value: string | undefined) => withHeader(prepared, "Authorization", value);
  const wrong: Readonly<Record<string, string | undefined>> = {
    "no token": undefined,
    "an empty header": "",
    "a scheme without a token": "Bearer",
    "a scheme and spaces": "Bearer   ",
    "another scheme": "Basic dXNlcjpwYXNzd29yZA==",
    "a token without a scheme": token,
    "a scheme that only begins alike": `Bearers ${token}`,
  };
  return [
    ...Object.entries(wrong).map(([name, value]) =>
      operation.open
        ? maker.accepted(name, send(value))
        : maker.rejected(name, send(value), 401, { keys: ["Authorization"] }),
    ),
    ...["bearer", "BEARER", "bEARER"].map((scheme) =>
      maker.accepted(`the scheme ${scheme}`, send(`${scheme} ${token}`)),
    ),
  ];
}
