import { lookWithBestSheet } from "./choose-sheet.ts";
import { readText, UnreadableFile } from "./read-text.ts";
import { exampleSheets } from "./sheets.ts";
import { showLook } from "./show-look.ts";

/** A file of the person, or the name of one of the examples. */
export type LookSource = File | string;

/** Shows what a file would become. Nothing is sent anywhere. */
export async function look(source: LookSource, into: HTMLElement, status: HTMLElement): Promise<void> {
  const [name, text] = await open(source, status);
  if (text === undefined) return;
  try {
    const found = await lookWithBestSheet(text);
    into.replaceChildren(...(found === undefined ? [] : showLook(name, found)));
    status.textContent = found === undefined ? "The file is empty." : `${name} was read in this page.`;
  } catch (error) {
    into.replaceChildren();
    status.textContent = error instanceof Error ? error.message : String(error);
  }
}

async function open(source: LookSource, status: HTMLElement): Promise<[name: string, text?: string]> {
  if (typeof source === "string")
    return [...(exampleSheets.find(({ file: [name] }) => name === source)?.file ?? [source])] as [
      string,
      string?,
    ];
  try {
    return [source.name, await readText(source)];
  } catch (error) {
    status.textContent = error instanceof UnreadableFile ? error.message : "The file could not be read.";
    return [source.name];
  }
}
