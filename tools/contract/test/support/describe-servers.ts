import { describe } from "vitest";

const { DATABASE_URL } = process.env;

/** Declares the same tests for SQLite, and for the PostgreSQL server that `DATABASE_URL` names. */
export function describeServers(name: string, declare: (server: string | undefined) => void): void {
  describe(`${name} on SQLite`, () => declare(undefined));
  describe.skipIf(DATABASE_URL === undefined)(`${name} on PostgreSQL (needs DATABASE_URL)`, () =>
    declare(DATABASE_URL),
  );
}
