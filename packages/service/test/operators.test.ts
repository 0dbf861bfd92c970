import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { handOver } from "../src/command/first-token.ts";
import { endProcesses, findToken, findUrl, startCommand } from "./support/command.ts";
import { call, uploadBytes } from "./support/crash-writers.ts";
import { migrateFolder } from "./support/migrated-sqlite.ts";

let folder: string;
let data: readonly string[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "operators-"));
  mkdirSync(join(folder, "data"));
  await migrateFolder(join(folder, "data"));
  data = ["--data", join(folder, "data")];
});
afterEach(async () => {
  await endProcesses();
  rmSync(folder, { recursive: true });
});

const startService = (args: readonly string[] = [], environment = {}) =>
  startCommand(["--port", "0", ...data, ...args], environment);
const runAdmin = (args: readonly string[], environment = {}) =>
  startCommand(["admin", ...args, ...data], environment).ended;
const signIn = async (url: string, password: string) => {
  const response = await fetch(`${url}/auth`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ type: "userCredentials", email: "administrator@data-import.invalid", password }),
  });
  return response.status === 400 ? response.text() : response.status;
};

function readLines(output: string): Record<string, unknown>[] {
  return output.split("\n").flatMap((line) => (line.startsWith("{") ? [JSON.parse(line)] : []));
}

it("shows the first token on a terminal only", () => {
  const shown = handOver("pat_secret", "http://127.0.0.1:4010/v1", folder, true);
  expect(shown).toContain("  pat_secret\n");
  const hidden = handOver("pat_secret", "http://127.0.0.1:4010/v1", folder, false);
  expect(hidden).not.toContain("pat_secret");
  expect(findToken(hidden)).toBe("pat_secret");
});

it("names the way to another token if the first one cannot be written", () => {
  const path = join(folder, "file");
  writeFileSync(path, "");
  expect(handOver("pat_secret", "http://127.0.0.1:4010/v1", path, false)).toMatch(
    /cannot be written: EEXIST.*\n`data-import-service admin token` makes another one\.\n$/,
  );
});

it("makes a token, lists users and sets a password while the service does not run", async () => {
  const first = startService();
  await first.ready;
  const busy = await runAdmin(["token"]);
  expect([busy.code, busy.output]).toEqual([1, expect.stringContaining("is in use by another process.")]);
  first.child.kill("SIGTERM");
  await first.ended;

  const issued = await runAdmin(["token"]);
  expect(issued.output).toMatch(
    /The token of administrator@data-import.invalid, which is never shown again:\n(.|\n)*pat_\w{40}\n/,
  );
  expect((await runAdmin(["users"])).output).toBe(
    "administrator@data-import.invalid: Administrator, administrator, has no password, never seen, account My account\n",
  );
  const reset = await runAdmin(["reset", "--email", "Administrator@data-import.invalid"], {
    NEW_PASSWORD: "correct horse",
  });
  expect(reset.output).toBe(
    "The password of administrator@data-import.invalid is changed. Sessions of this user have ended; tokens stay.\n",
  );

  const second = startService();
  const url = findUrl(await second.ready);
  const [token = ""] = /pat_\w+/.exec(issued.output) ?? [];
  expect(await call({ url, token }, "/environments")).toHaveLength(2);
  expect([await signIn(url, "correct horse"), await signIn(url, "wrong horse")]).toEqual([200, 401]);

  // What users write about themselves cannot control the terminal of the operator.
  const [user] = await call({ url, token }, "/users");
  await call({ url, token }, `/users/${user.id}`, {
    method: "PATCH",
    json: { name: "Kim\u001b[2J\n" },
  });
  second.child.kill("SIGTERM");
  await second.ended;
  expect((await runAdmin(["users"])).output).toContain(": Kim?[2J?, administrator,");
});

it.each([
  [[], {}, 2, "Say what to do: admin token, admin reset, admin users. See --help.\n"],
  [["tokens"], {}, 2, "Say what to do: admin token, admin reset, admin users. See --help.\n"],
  [["reset"], {}, 2, "NEW_PASSWORD is missing: the new password.\n"],
  [["reset"], { NEW_PASSWORD: "short" }, 2, "NEW_PASSWORD must have from 8 to 1024 characters.\n"],
  [["token"], {}, 1, "There is no administrator: the service has not started here yet.\n"],
  [
    ["token", "--email", "nobody@harbour.example"],
    {},
    1,
    "No user has the address nobody@harbour.example. `data-import-service admin users` lists all of them.\n",
  ],
])("refuses admin %j with %j", async (args, environment, code, output) => {
  expect(await runAdmin(args, environment)).toEqual({ code, output });
});

it("says which steps of the schema are missing, and applies them", async () => {
  const migrate = (args: readonly string[], name: string) =>
    startCommand(["migrate", ...args, "--data", join(folder, name)]).ended;
  expect(await migrate(["--check"], "data")).toEqual({
    code: 0,
    output: `${join(folder, "data")} has the schema of this version.\n`,
  });
  const missing = await migrate(["--check"], "new");
  expect(missing.code).toBe(3);
  expect(missing.output).toMatch(/ does not have \d+ steps? of this version:\n( {2}\S+\n)+/);
  const refused = await startCommand(["admin", "users", "--data", join(folder, "new")]).ended;
  expect([refused.code, refused.output]).toEqual([
    1,
    expect.stringContaining("run `data-import-service migrate`"),
  ]);
  expect((await migrate([], "new")).output).toMatch(/ now: \d+ steps? applied\.\n$/);
  expect((await migrate(["--check"], "new")).code).toBe(0);
});

it("serves its state at the admin port only", async () => {
  const greeting = await startService(["--admin-port", "0"]).ready;
  const url = findUrl(greeting);
  const admin = /\/health, \/ready and \/metrics are at (\S+)/.exec(greeting)?.[1] ?? "";
  const ask = async (path: string, origin: string) => (await fetch(new URL(path, origin))).status;
  const paths = ["/health", "/ready", "/metrics"];
  expect(await Promise.all(paths.map((path) => ask(path, admin)))).toEqual([200, 200, 200]);
  expect(await Promise.all(paths.map((path) => ask(path, url)))).toEqual([404, 404, 404]);
  expect(await ask("/v1/environments", admin)).toBe(404);
});

it("says that it stops before its port closes", async () => {
  const { child, ready, ended } = startService(["--drain-seconds", "2"]);
  const greeting = await ready;
  const url = findUrl(greeting);
  const target = { url, token: findToken(greeting) ?? "" };
  const [{ id: environmentId }] = await call(target, "/environments");
  const stream = await fetch(`${url}/events/stream?environmentId=${environmentId}`, {
    headers: { authorization: `Bearer ${target.token}` },
  });
  const readReady = async () => (await fetch(new URL("/ready", url))).status;
  expect([await readReady(), stream.status]).toEqual([200, 200]);
  child.kill("SIGTERM");
  await expect.poll(readReady, { interval: 20 }).toBe(503);
  // Requests on their way still get their responses.
  expect((await fetch(new URL("/health", url))).status).toBe(200);
  // A stream has no end of its own: the service ends it, and its follower goes on at another node.
  expect(await stream.text()).not.toContain("error");
  expect((await ended).code).toBe(0);
});

it("writes a line for each job that has ended, and one with a level for each request of a trace", async () => {
  const { child, ready, ended } = startService();
  const greeting = await ready;
  const target = { url: findUrl(greeting), token: findToken(greeting) ?? "" };
  const [{ id: environmentId }] = await call(target, "/environments");
  const { id: spaceId } = await call(target, "/spaces", {
    method: "POST",
    json: { name: "Spring", environmentId },
  });
  const good = await uploadBytes(
    { ...target, spaceId, environmentId },
    "people.csv",
    Buffer.from("name\nAda\n"),
  );
  const bad = await uploadBytes(
    { ...target, spaceId, environmentId },
    "people.xlsx",
    Buffer.from("PK\u0003\u0004 cut off"),
  );
  const readStatuses = async () =>
    (await Promise.all([good, bad].map((fileId) => call(target, `/jobs?fileId=${fileId}`)))).map(
      ([job]) => job?.status,
    );
  await expect.poll(readStatuses).toEqual(["complete", "failed"]);
  await fetch(`${target.url}/environments`, {
    headers: { traceparent: "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01" },
  });
  await fetch(`${target.url}/environments`, { headers: { traceparent: "00-0-0-01" } });
  child.kill("SIGTERM");
  const lines = readLines((await ended).output);
  const jobs = lines.filter(({ jobId }) => jobId !== undefined);
  expect(jobs).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ level: "info", status: "complete", fileId: good, spaceId, environmentId }),
      expect.objectContaining({
        level: "warn",
        status: "failed",
        fileId: bad,
        code: "job_failed",
        operation: "file:extract",
        actorId: expect.stringMatching(/^us_usr_/),
        durationMs: expect.any(Number),
      }),
    ]),
  );
  const traced = lines.filter(({ traceId }) => traceId !== undefined);
  expect(traced).toEqual([
    expect.objectContaining({
      level: "info",
      traceId: "4bf92f3577b34da6a3ce929d0e0e4736",
      operationId: "listEnvironments",
    }),
  ]);
});

it("opens no connection by itself, also not while it reads a file", async () => {
  const watch = `import net from "node:net"; import dns from "node:dns";
    for (const [owner, name] of [[net.Socket.prototype, "connect"], [dns, "lookup"], [dns, "resolve"]]) {
      const before = owner[name];
      owner[name] = function (...given) {
        // A server looks up the address at which it listens, too.
        if (!net.isIP(given[0])) console.error("opened: " + name);
        return before.apply(this, given);
      };
    }`;
  const options = `--import=data:text/javascript,${encodeURIComponent(watch)}`;
  const closed = { NODE_OPTIONS: options, DATABASE_URL: "postgres://a:b@127.0.0.1:1/c" };
  expect((await startService([], closed).ended).output).toContain("opened: connect");
  const { child, ready, ended } = startService([], { NODE_OPTIONS: options });
  const greeting = await ready;
  const target = { url: findUrl(greeting), token: findToken(greeting) ?? "" };
  const [{ id: environmentId }] = await call(target, "/environments");
  const { id: spaceId } = await call(target, "/spaces", {
    method: "POST",
    json: { name: "Spring", environmentId },
  });
  const bytes = Buffer.from("name\nAda\n");
  const fileId = await uploadBytes({ ...target, spaceId, environmentId }, "people.csv", bytes);
  const readStatus = async () => (await call(target, `/files/${fileId}`)).status;
  await expect.poll(readStatus).toBe("complete");
  child.kill("SIGTERM");
  expect((await ended).output).not.toContain("opened: ");
});
