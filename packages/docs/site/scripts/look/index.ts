import { addNames } from "@data-import/tables/look";
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
    if (japanese.test(text.slice(0, headCharacters))) await learnJapanese();
    const found = await lookWithBestSheet(text);
    into.replaceChildren(...(found === undefined ? [] : showLook(name, found)));
    status.textContent = found === undefined ? "The file is empty." : `${name} was read in this page.`;
  } catch (error) {
    into.replaceChildren();
    status.textContent = error instanceof Error ? error.message : String(error);
  }
}

/** Kanji and kana. */
const japanese = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;
/** No header begins later. */
const headCharacters = 5000;

/** The name of the file with the names of Japanese columns, from the build. */
declare const japaneseFile: string;

let learning: Promise<void> | undefined;

/** Loads the names of Japanese columns, which most files do not need. */
async function learnJapanese(): Promise<void> {
  learning ??= load(new URL(japaneseFile, import.meta.url).href);
  try {
    await learning;
  } catch {
    learning = undefined;
    throw new Error("The names of Japanese columns could not be loaded. Choose the file again.");
  }
}

async function load(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  addNames(await response.text());
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
