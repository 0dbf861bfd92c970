import { draftBundle, lintDescription } from "../draft.ts";

// Calls draft.ts like `npm run dev`: in a process that only its parent keeps alive.
process.on("message", async (file) => {
  if (typeof file !== "string") return process.send?.(await lintDescription());
  const refusal = await draftBundle(file).catch((error: Error) => error.message);
  return process.send?.(refusal ?? "");
});
process.on("disconnect", () => process.exit());
