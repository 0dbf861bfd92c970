import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** Bundles a program that imports the listener, as its users do before they deploy it. */
export async function bundle(code: string, format: "esm" | "cjs"): Promise<string> {
  const { outputFiles } = await build({
    // In this folder, so that it finds the packages.
    stdin: { contents: code, resolveDir: fileURLToPath(new URL(".", import.meta.url)) },
    bundle: true,
    platform: "node",
    format,
    write: false,
    logLevel: "error",
  });
  return outputFiles?.[0]?.text ?? "";
}
