import { spawn } from "node:child_process";
import type { SpaceId } from "@data-import/types";
import type { Command } from "commander";
import type { Builder } from "../context.ts";
import { Failure } from "../failure.ts";
import { findSheet } from "../find-sheet.ts";
import { addCommand } from "./add-command.ts";

interface OpenOptions {
  readonly sheet?: string;
  readonly spaceId?: SpaceId;
  readonly print?: boolean;
}

/** The program that opens an address in the browser, by the platform. */
const openers: Readonly<Record<string, readonly string[]>> = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/** Adds `open`. */
export function addOpen(program: Command, builder: Builder): void {
  const command = addCommand(program, {
    name: "open",
    summary: "Open the page of the importer at a sheet",
    description:
      "Opens the page for people in your browser, at the records of a sheet or at a space. The page asks who you are, as it\n" +
      "asks a guest with the link of the space. Into a pipe, and with --print, the address is only printed: anyone who has it\n" +
      "can enter the space.",
    examples: ["data-import open --sheet contacts --print"],
  })
    .option("--sheet <sheet>", "The id or the slug of the sheet")
    .option("--space-id <id>", "The space, at its start")
    .option("--print", "Print the address, and open nothing");
  builder.act(
    command,
    async ({ api, io, print, signal }, _, { sheet: name, spaceId: given, print: only }: OpenOptions) => {
      const sheet = name === undefined ? undefined : await findSheet(api, name, signal);
      const spaceId = sheet ? (await api.workbooks.get(sheet.workbookId, { signal })).spaceId : given;
      if (!spaceId) throw new Failure("Nothing says what to open.", "Use --sheet or --space-id.");
      const { guestLink } = await api.spaces.get(spaceId, { signal });
      if (guestLink === undefined) {
        throw new Failure(
          "The space has no link for guests.",
          "It needs shared_link in its guestAuthentication. The service needs its page: no --no-page, and GUEST_PAGE behind a proxy.",
        );
      }
      const address = sheet ? `${guestLink}/records/${sheet.id}` : guestLink;
      if (only || io.stdout.isTTY !== true) return print.item({ address });
      const [program = "xdg-open", ...words] = openers[process.platform] ?? [];
      const child = spawn(program, [...words, address], { stdio: "ignore", detached: true });
      child.on("error", () => io.stderr.write(`There is no browser here. Open it yourself: ${address}\n`));
      child.unref();
      print.note("✓ The browser opens the page.");
    },
  );
}
