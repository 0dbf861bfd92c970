import type { OperationCase } from "@data-import/spec/read";
import { type PreparedRequest, withHeader } from "./prepared-request.ts";
import { createProbeMaker, type Probe } from "./probe.ts";

/**
 * No token, parts of one, another scheme: rejected, except if the operation needs no token. The scheme is valid in any
 * case.
 */
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
    "a scheme with the same beginning": `Bearers ${token}`,
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
