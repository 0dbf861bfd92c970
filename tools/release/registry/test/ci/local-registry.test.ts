import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { installDependencies } from "../../consumer.ts";
import { publish, startRegistry } from "../../local-registry.ts";
import { cloneHead } from "../../make-candidates.ts";
import { readManifest } from "../../packages.ts";
import { runOrThrow } from "../../run-command.ts";
import { makeCandidate } from "../support/make-candidate.ts";
import { makeFolder } from "../support/make-folder.ts";

/** An upstream without packages that records its requests. */
async function serveNothing(): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(decodeURIComponent(request.url ?? ""));
    response.writeHead(404, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked };
}

test("packages that were published into it are installed from it, without a request to the upstream", async () => {
  const upstream = await serveNothing();
  const registry = await startRegistry(makeFolder(), upstream.url);
  onTestFinished(() => registry.close());
  const folder = makeFolder({
    "package.json": JSON.stringify({ name: "@data-import/newcomer", version: "1.4.0" }),
  });
  await runOrThrow("npm", ["pack"], { cwd: folder });
  const tarball = join(folder, "data-import-newcomer-1.4.0.tgz");
  await publish(registry, makeCandidate("newcomer", { folder, tarball }));

  for (const manager of ["npm", "pnpm"] as const) {
    const consumer = makeFolder();
    await installDependencies(manager, consumer, { "@data-import/newcomer": "1.4.0" }, registry.environment);
    expect(readManifest(join(consumer, "node_modules/@data-import/newcomer")).version).toBe("1.4.0");
  }
  const install = (name: string) =>
    installDependencies("npm", makeFolder(), { [name]: "1.0.0" }, registry.environment);
  await expect(install("@data-import/unknown")).rejects.toThrow("E404");
  expect(upstream.asked).toEqual([]);
  await expect(install("a-library-of-others")).rejects.toThrow("E404");
  expect(upstream.asked).toContain("/a-library-of-others");
});

test("a clone has the committed state, and reports the number of other files", async () => {
  const root = makeFolder({ "kept.txt": "committed" });
  const person = ["-c", "user.name=Test", "-c", "user.email=test@localhost", "-c", "commit.gpgsign=false"];
  const git = (...words: string[]) => runOrThrow("git", [...person, ...words], { cwd: root });
  await git("init", "--quiet");
  await git("add", "--", "kept.txt");
  await git("commit", "--quiet", "--message", "Start");
  await runOrThrow("sh", ["-c", "echo more > edited.txt"], { cwd: root });

  const clone = join(makeFolder(), "clone");
  const { commit, edits } = await cloneHead(root, clone);
  expect(edits).toBe(1);
  expect((await git("rev-parse", "HEAD")).startsWith(commit)).toBe(true);
  expect(await runOrThrow("ls", [], { cwd: clone })).toBe("kept.txt\n");
});
