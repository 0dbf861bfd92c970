import { createAccounts } from "@data-import/client/resources/accounts";

/** Renames the account: one resource of few operations, without pages and files. */
export function createCall(fetch: (request: Request) => Promise<Response>): () => Promise<unknown> {
  const accounts = createAccounts({
    baseUrl: "https://api.example.com/v1",
    token: async () => "token",
    fetch,
  });
  return () => accounts.updateCurrent({ name: "Spring" });
}
