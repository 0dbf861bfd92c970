import type { KyselyPlugin } from "kysely";
import type { Context } from "../../src/context/context.ts";
import { type Caller, createContext } from "../../src/context/dependencies.ts";
import type { TestService } from "./start.ts";

/** A context that may do everything, and how many statements it has run. */
export function countStatements(test: TestService): { readonly context: Context; count(): number } {
  let count = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      count += 1;
      return result;
    },
  };
  const scope = { wholeAccount: true, environmentIds: [], spaceIds: [] };
  const caller: Caller = {
    actor: { id: "us_usr_test", kind: "user", accountId: test.accountId },
    permission: "records:read",
    grants: [{ permissions: ["*"], environmentId: null, spaceId: null }],
    scope,
    readableScope: scope,
    now: test.clock().toISOString(),
  };
  const context = createContext(test.dependencies, caller, test.storage.db.withPlugin(counter));
  return { context, count: () => count };
}
