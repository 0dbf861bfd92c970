import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { signature, startClamdFake, virus } from "./support/clamd-fake.ts";
import { endProcesses, findToken, findUrl, startCommand as start } from "./support/command.ts";
import { call, uploadBytes } from "./support/crash-writers.ts";
import { failHere } from "./support/fail-here.ts";
import { migrateFolder } from "./support/migrated-sqlite.ts";
import { startS3Fake } from "./support/s3-fake.ts";

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "service-"));
  mkdirSync(join(folder, "data"));
  await migrateFolder(join(folder, "data"));
});
afterEach(async () => {
  await endProcesses();
  rmSync(folder, { recursive: true });
});

/** Most tests need no first start, which takes the steps of the schema. */
const data = (name = "data") => ["--port", "0", "--data", join(folder, name)];
const readAccount = (url: string, token: string | undefined) =>
  fetch(`${url}/accounts/current`, {
    headers: { authorization: `Bearer ${token}`, "x-disable-hooks": "true" },
  });

it("starts without loading `fetch` in any of its threads", async () => {
  const program = `process.on("exit", () => console.log("loaded: " + process.moduleLoadList.some((name) => name.endsWith("/undici"))));`;
  const { ready, child, ended } = start([...data(), "--quiet"], {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}`,
  });
  await ready;
  child.kill("SIGTERM");
  const { output } = await ended;
  expect(output.match(/^loaded: .*$/gm)).toEqual(["loaded: false", "loaded: false"]);
});

it("serves the page for people, and names its address, unless that is turned off", async () => {
  const served = start([...data(), "--quiet"]);
  const greeting = await served.ready;
  const page = new URL("/import/", findUrl(greeting));
  expect(greeting).toContain(`The page for people is at ${page}`);
  const response = await fetch(page);
  expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'self'/);
  expect(await response.text()).toContain("<data-import page>");
  served.child.kill("SIGTERM");
  await served.ended;

  const other = start([...data(), "--quiet", "--no-page"]);
  const without = await other.ready;
  expect(without).not.toContain("/import/");
  expect((await fetch(new URL("/import/", findUrl(without)))).status).toBe(404);
  other.child.kill("SIGTERM");
  await other.ended;
});

it("creates an account at its first start, and writes its token into a file for its owner, not into a log", async () => {
  const first = start(data("new"), { ACCOUNT_NAME: "Harbour Goods" });
  const greeting = await first.ready;
  const token = findToken(greeting);
  const account = (await (await readAccount(findUrl(greeting), token)).json()) as { data: { name: string } };
  expect(account.data.name).toBe("Harbour Goods");
  first.child.kill("SIGTERM");
  const { code, output } = await first.ended;
  expect(code).toBe(0);
  expect(output).not.toContain("pat_");
  expect(token).toMatch(/^pat_\w{40}$/);
  expect(statSync(join(folder, "new", "first-token")).mode & 0o777).toBe(0o600);

  const second = start([...data("new"), "--quiet"]);
  const again = await second.ready;
  expect(findToken(again)).toBeUndefined();
  expect(await (await readAccount(findUrl(again), token)).json()).toEqual(account);
  second.child.kill("SIGINT");
  expect((await second.ended).code).toBe(0);
});

it("signs the first administrator in by the password of the environment", async () => {
  const { ready } = start(data(), { ADMIN_EMAIL: "keeper@harbour.example", ADMIN_PASSWORD: "correct horse" });
  const response = await fetch(`${findUrl(await ready)}/auth`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      type: "userCredentials",
      email: "keeper@harbour.example",
      password: "correct horse",
    }),
  });
  expect(await response.json()).toMatchObject({ email: "keeper@harbour.example", expiresIn: "86400" });
});

it("writes a line of JSON for each request, without its token", async () => {
  const { child, ready, ended } = start(data());
  const greeting = await ready;
  await readAccount(findUrl(greeting), "unknown-token");
  child.kill("SIGTERM");
  const { output } = await ended;
  const line = output.split("\n").find((one) => one.startsWith("{"));
  expect(JSON.parse(line ?? "")).toMatchObject({
    path: "/v1/accounts/current",
    status: 401,
    operationId: "getCurrentAccount",
  });
  expect(output).not.toContain("unknown-token");
});

it("leaves the causes of failures on the error stream, also if it is quiet", async () => {
  const database = new DatabaseSync(join(folder, "data", "data-import.sqlite"));
  // As after a fault of the disk, or of the service itself.
  database.exec("drop table deletions; drop table apps");
  database.close();
  const { child, ready } = start([...data(), "--quiet"]);
  let errors = "";
  child.stderr?.on("data", (chunk) => {
    errors += chunk;
  });
  const greeting = await ready;
  const url = findUrl(greeting);
  const response = await fetch(`${url}/apps`, {
    headers: { authorization: `Bearer ${findToken(greeting)}`, "x-disable-hooks": "true" },
  });
  expect(response.status).toBe(500);
  const readLines = () =>
    errors.split("\n").flatMap((line) => (line.startsWith("{") ? [JSON.parse(line)] : []));
  await expect.poll(readLines).toEqual(
    expect.arrayContaining([
      {
        at: expect.any(String),
        level: "error",
        requestId: response.headers.get("x-request-id"),
        operationId: "listApps",
        error: expect.stringContaining("no such table: apps"),
      },
      {
        at: expect.any(String),
        level: "error",
        chore: "delete-rows",
        error: expect.stringContaining("no such table: deletions"),
      },
    ]),
  );
  const readMetrics = async () => (await fetch(new URL("/metrics", url))).text();
  await expect
    .poll(readMetrics)
    .toMatch(/^data_import_chore_failures_total\{chore="delete-rows"\} [1-9]\d*$/m);
  expect(await readMetrics()).toMatch(/^data_import_chore_failures_total\{chore="expire-spaces"\} 0$/m);
});

it("lets ClamAV look at uploaded files, and says what it has found", async () => {
  const scanner = await startClamdFake();
  const { child, ready } = start([...data(), "--quiet", "--scan-files", scanner.address], {
    SCAN_SECONDS: "60",
  });
  let errors = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  const greeting = await ready;
  expect(greeting).toContain(`ClamAV at ${scanner.address} looks at uploaded files`);
  const [url, token] = [findUrl(greeting), findToken(greeting) as string];
  const [{ id: environmentId }] = await call({ url, token }, "/environments");
  const { id: spaceId } = await call({ url, token }, "/spaces", {
    method: "POST",
    json: { name: "Pier", environmentId },
  });
  const send = (text: string) =>
    uploadBytes({ url, token, spaceId, environmentId }, "products.bin", Buffer.from(text));
  await send("A-1");
  await expect(send(virus)).rejects.toThrow("file_infected");
  await scanner.stop();
  await expect(send("A-2")).rejects.toThrow("unavailable");
  const readLines = () =>
    errors.split("\n").flatMap((line) => (line.startsWith("{") ? [JSON.parse(line)] : []));
  await expect.poll(readLines).toContainEqual({
    at: expect.any(String),
    level: "warn",
    signature,
    spaceId,
    sizeBytes: virus.length,
    actorId: expect.any(String),
    sha256: expect.any(String),
  });
  await expect.poll(readLines).toContainEqual({
    at: expect.any(String),
    level: "error",
    chore: "scan-files",
    error: expect.stringContaining(`The virus scanner at ${scanner.address} has no result.`),
  });
  const readMetrics = async () => (await fetch(new URL("/metrics", url))).text();
  await expect.poll(readMetrics).toContain('data_import_file_scans_total{result="failed"} 1');
  expect(await readMetrics()).toContain('data_import_file_scans_total{result="infected"} 1');
});

it("limits the requests of an actor", async () => {
  const { ready } = start([...data(), "--requests-per-second", "0.1"]);
  const greeting = await ready;
  const [url, token] = [findUrl(greeting), findToken(greeting)];
  expect((await readAccount(url, token)).headers.get("ratelimit-policy")).toBe('"requests";q=1;w=10');
  const response = await readAccount(url, token);
  // The wait is rounded up, and a part of it may have passed.
  expect([response.status, response.headers.get("retry-after")]).toEqual([
    ...[429, expect.stringMatching(/^([1-9]|10)$/)],
  ]);
});

it("lets only pages of the chosen origins call", async () => {
  const origin = "https://portal.example";
  const { ready } = start(data(), { CORS_ORIGIN: `${origin},https://shop.example` });
  const url = findUrl(await ready);
  const ask = async (from: string) =>
    (await fetch(url, { headers: { origin: from } })).headers.get("access-control-allow-origin");
  expect([await ask(origin), await ask("https://other.example")]).toEqual([origin, null]);
});

it("listens by default at the address in its README", async () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const [address, port] = /http:\/\/127\.0\.0\.1:(\d+)\/v1/.exec(readme) ?? [];
  const output = await start(["--data", folder]).ready;
  // Another program of this machine may have the port.
  expect([address, `Port ${port} is taken`]).toContain(/http\S+\/v1|Port \d+ is taken/.exec(output)?.[0]);
});

it("has a help text", async () => {
  const { code, output } = await start(["--help"]).ended;
  expect(code).toBe(0);
  for (const flag of [
    "--port <number>",
    "--data <folder>",
    "--database-url <address>",
    "--cors-origin <list>",
    "--roles <list>",
    "S3_BUCKET",
    "/health",
  ]) {
    expect(output).toContain(flag);
  }
});

it.each([
  [["--prot", "1"], {}, "--prot is not an option. Did you mean --port?"],
  [["now"], {}, "now is not an option. See --help."],
  [["--data"], {}, "--data needs a value. See --help."],
  [["--port", "x"], {}, "--port must be a number from 0 to 65535; it was x."],
  [
    ["--database-url", "mysql://a:secret@b"],
    {},
    "--database-url (or DATABASE_URL) must look like postgres://user:password@host:5432/database.",
  ],
  [
    ["--requests-per-second", "0"],
    {},
    "--requests-per-second (or REQUESTS_PER_SECOND) must be a number above 0; it was 0.",
  ],
  [
    ["--scan-files", "clamav:3310"],
    {},
    "--scan-files (or SCAN_FILES) must look like tcp://clamav:3310 or unix:/run/clamav/clamd.ctl; it was clamav:3310.",
  ],
  [["--admin-port", "x"], {}, "--admin-port must be a number from 0 to 65535; it was x."],
  [
    ["--drain-seconds", "1m"],
    {},
    "--drain-seconds (or DRAIN_SECONDS) must be a number of seconds from 0 to 3600; it was 1m.",
  ],
  [["--proxies", "many"], {}, "--proxies (or PROXIES) must be a number from 0 to 99; it was many."],
  [
    ["--cors-origin", "portal.example"],
    {},
    "--cors-origin (or CORS_ORIGIN): portal.example is not an origin such as https://shop.example:8443.",
  ],
  [
    ["--roles", "http,clock"],
    {},
    "--roles (or ROLES) must be http, jobs or agents, with commas; it was http,clock.",
  ],
  [
    ["--roles", "jobs"],
    {},
    "With SQLite, one process has all roles. Name PostgreSQL with --database-url or DATABASE_URL, or leave out --roles.",
  ],
  [
    [],
    { ADMIN_EMAIL: "keeper@localhost" },
    "ADMIN_EMAIL must be a mail address such as keeper@harbour.example.",
  ],
  [[], { ADMIN_PASSWORD: "secret" }, "ADMIN_PASSWORD must have from 8 to 1024 characters."],
  [["--body-limit", "8MB"], {}, "--body-limit must be a number of bytes, such as 8388608; it was 8MB."],
  [
    [],
    { S3_BUCKET: "files", S3_ACCESS_KEY_ID: "keeper" },
    "S3_SECRET_ACCESS_KEY is missing: the bucket of S3_BUCKET cannot be used without it.",
  ],
  [
    [],
    { S3_BUCKET: "files", S3_ENDPOINT: "s3.example" },
    "S3_ENDPOINT must look like https://s3.eu-central-1.amazonaws.com, without a path.",
  ],
] as const)("does not understand %j with %j, and says so", async (args, environment, sentence) => {
  expect(await failHere([...data(), ...args], environment)).toEqual({ code: 2, output: `${sentence}\n` });
});

it("ends if it does not understand an option", async () => {
  const { code, output } = await start(["--prot", "1"]).ended;
  expect({ code, output }).toEqual({ code: 2, output: "--prot is not an option. Did you mean --port?\n" });
});

it("ends if it does not understand the variables of agents", async () => {
  for (const [variables, isRight] of [
    ["SHOP_KEY=token, SHOP_URL=url,SHOP=base", true],
    ["flatfile", true],
    ["SHOP_KEY", false],
    ["SHOP_KEY=secret", false],
  ] as const) {
    const { ready, child, ended } = start([...data(), "--quiet"], { AGENT_VARIABLES: variables });
    if (isRight) {
      await ready;
      child.kill("SIGTERM");
    }
    const { code, output } = await ended;
    expect([variables, code]).toEqual([variables, isRight ? 0 : 2]);
    if (!isRight) expect(output).toContain("AGENT_VARIABLES must look like SHOP_KEY=token,SHOP_URL=url");
  }
});

it("says that it cannot reach its database, without the password", async () => {
  const url = "postgres://keeper:secret@127.0.0.1:1/import";
  const { code, output } = await start([...data(), "--database-url", url]).ended;
  expect(output).toBe(
    "The database cannot be reached: connect ECONNREFUSED 127.0.0.1:1. Check the address in --database-url or DATABASE_URL, and that PostgreSQL runs there.\n",
  );
  expect(code).toBe(1);
});

it("says that it cannot reach its bucket, without the secret", async () => {
  const fake = await startS3Fake();
  await fake.close();
  const { endpoint } = fake.options;
  const { code, output } = await start(data(), {
    S3_BUCKET: "files",
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: "keeper",
    S3_SECRET_ACCESS_KEY: "secret",
  }).ended;
  expect(output).toBe(
    `The bucket files cannot be reached: connect ECONNREFUSED ${new URL(endpoint).host}. Check S3_ENDPOINT, S3_BUCKET and the access key.\n`,
  );
  expect(code).toBe(1);
});

it("says that its data is of a newer version", async () => {
  const file = new DatabaseSync(join(folder, "data", "data-import.sqlite"));
  file.exec("insert into kysely_migration (name, timestamp) values ('9999-tides', '')");
  file.close();
  const { code, output } = await start(data()).ended;
  expect(output).toBe(
    "The database belongs to a newer version of the service: this version does not know the step 9999-tides. Start the newer version.\n",
  );
  expect(code).toBe(1);
});

it("says that another process uses its data folder, and does not disturb that process", async () => {
  const first = start(data());
  const url = findUrl(await first.ready);
  const { code, output } = await start(data()).ended;
  expect(output).toBe(
    `The data folder ${join(folder, "data")} is in use by another process. Stop that process, or choose another folder with --data.\n`,
  );
  expect(code).toBe(1);
  expect((await fetch(`${new URL(url).origin}/ready`)).status).toBe(200);
});

it("says that its data folder is not a folder", async () => {
  const path = join(folder, "file");
  writeFileSync(path, "");
  const { code, output } = await start(["--port", "0", "--data", path]).ended;
  expect(output).toMatch(
    /^The data folder \S+ cannot be used: EEXIST.*Choose another folder with --data.*\n$/,
  );
  expect(code).toBe(1);
});

it("stores files in the bucket of the environment", async () => {
  const fake = await startS3Fake();
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = fake.options;
  const { ready } = start(data(), {
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_PREFIX: "import/",
  });
  const greeting = await ready;
  const target = { url: findUrl(greeting), token: findToken(greeting) ?? "" };
  const [{ id: environmentId }] = await call(target, "/environments");
  const json = { name: "Spring", environmentId };
  const { id: spaceId } = await call(target, "/spaces", { method: "POST", json });
  await uploadBytes({ ...target, spaceId, environmentId }, "photo.bin", Buffer.from("A photo"));
  const [[key = "", bytes] = []] = fake.objects;
  expect([key.slice(0, 7), bytes?.toString()]).toEqual(["import/", "A photo"]);
  expect(existsSync(join(folder, "data", "blobs"))).toBe(false);
  await fake.close();
});

it("says that its port is taken, and shows no token that nobody could use", async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as { port: number }).port));
  });
  const { output, code } = await start(["--port", String(port), "--data", folder]).ended;
  server.close();
  expect(output.trim()).toBe(
    `Port ${port} is taken. Choose another one with --port, or any free one with --port 0.`,
  );
  expect(code).toBe(1);
});
