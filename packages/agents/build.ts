// One file for the package, and one for the process of an agent, which contains the client.
import { build } from "esbuild";

await build({
  entryPoints: { index: "src/index.ts", child: "src/child/main.ts" },
  outdir: "dist",
  bundle: true,
  format: "esm",
  platform: "node",
  target: "es2024",
  legalComments: "none",
  // The client has files that only other platforms need.
  logOverride: { "ignored-bare-import": "silent" },
  logLevel: "warning",
});
