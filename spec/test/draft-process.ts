import { draftBundle, lintDescription } from "../draft.ts";

// Calls draft.ts as `npm run dev` does: in a process that nothing but its parent holds open.
process.on("message", async (file) => {
  if (typeof file !== "string") return process.send?.(await lintDescription());
  const refusal = await draftBundle(file).catch((error: Error) => error.message);
  return process.send?.(refusal ?? "");
});
process.on("disconnect", () => process.exit());
