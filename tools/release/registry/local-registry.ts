import { writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { runServer } from "verdaccio";
import type { Candidate } from "./candidate.ts";
import { runOrThrow } from "./run-command.ts";

/** A registry on this machine only, which ends with this process. */
export interface LocalRegistry {
  readonly url: string;
  /** The environment variables that make npm and pnpm use only this registry, without the cache of another. */
  readonly environment: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

/**
 * Starts Verdaccio on a free port, with its storage in a folder. It knows our packages only if they were published into
 * it, and asks `upstream` for all others.
 */
export async function startRegistry(folder: string, upstream: string): Promise<LocalRegistry> {
  const server = (await runServer({
    self_path: join(folder, "verdaccio.yaml"),
    storage: join(folder, "storage"),
    web: { enable: false },
    auth: { htpasswd: { file: join(folder, "htpasswd") } },
    uplinks: { upstream: { url: upstream, timeout: "60s" } },
    packages: {
      "@data-import/*": { access: "$all", publish: "$all" },
      "**": { access: "$all", proxy: "upstream" },
    },
    // The largest tarball, as text in the body of a request, and some more to grow.
    max_body_size: "100mb",
    log: { type: "file", path: join(folder, "verdaccio.log"), level: "warn" },
    // biome-ignore lint/suspicious/noExplicitAny: its type asks for what its defaults bring.
  } as any)) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    environment: composeEnvironment(folder, port),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function composeEnvironment(folder: string, port: number): NodeJS.ProcessEnv {
  const url = `http://127.0.0.1:${port}/`;
  const userConfig = join(folder, "npmrc");
  // npm needs a token to publish; this registry accepts any.
  writeFileSync(userConfig, `//127.0.0.1:${port}/:_authToken=any\n`);
  return {
    npm_config_registry: url,
    npm_config_userconfig: userConfig,
    // No cache has a version that an earlier run published.
    npm_config_cache: join(folder, "npm-cache"),
    npm_config_update_notifier: "false",
    npm_config_noproxy: "127.0.0.1",
    pnpm_config_registry: url,
    pnpm_config_cache_dir: join(folder, "pnpm-cache"),
    NO_PROXY: "127.0.0.1",
    no_proxy: "127.0.0.1",
  };
}

/** The registry that npm is configured with on this machine. */
export async function findUpstream(cwd: string): Promise<string> {
  return (await runOrThrow("npm", ["config", "get", "registry"], { cwd })).trim();
}

/** Publishes a package into a local registry, by the command that releases it. */
export async function publish(registry: LocalRegistry, { tarball, folder }: Candidate): Promise<void> {
  const words = ["publish", tarball, "--ignore-scripts", "--access", "public", "--registry", registry.url];
  await runOrThrow("npm", words, { cwd: folder, environment: registry.environment });
}
