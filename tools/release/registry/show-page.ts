import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { copyToConsumer } from "./consumer.ts";
import { openFolder } from "./open-folder.ts";
import { packageModules } from "./packages.ts";
import { runOrThrow } from "./run-command.ts";

const vite = join(packageModules, "vite/bin/vite.js");

/** The page of this package, which imports the packages for browsers. */
export const pageFolder: string = fileURLToPath(new URL("./page", import.meta.url));

/** The content of the page, and its requests. */
export interface ShownPage {
  readonly address: string;
  readonly complaints: readonly string[];
  readonly requests: readonly string[];
  /** The names of the sheets. */
  readonly items: readonly string[];
  /** The outcome of the last step of the page, which must fail. */
  readonly line: string;
  readonly title: string;
}

/** Builds the page with Vite in a consumer's folder, and opens it in a Chromium with a new, empty profile. */
export async function showPage(consumer: string, mockUrl: string): Promise<ShownPage> {
  const folder = join(consumer, "page");
  copyToConsumer(pageFolder, folder);
  await runOrThrow(process.execPath, [vite, "build", "--logLevel", "warn"], {
    cwd: folder,
  });
  return openFolder(join(folder, "dist"), `?api=${encodeURIComponent(mockUrl)}`, async (page, seen) => ({
    ...seen,
    items: await page.locator("li").allTextContents(),
    line: (await page.textContent("p")) ?? "",
    title: await page.title(),
  }));
}

/** The problems of the page: it must show the sheets of the mock and request nothing else. */
export async function findPageProblems(shown: ShownPage, mockUrl: string): Promise<string[]> {
  const { address, complaints, requests, items, line, title } = shown;
  const sheets = `${mockUrl}/sheets?workbookId=us_wb_Rm5yZ1hC`;
  const names = await readSheetNames(sheets);
  const problems = [...complaints];
  if (!/^TypeError: .* public in a browser: pass a function/.test(line))
    problems.push(`The client accepted a token that anyone can read: ${line || "no message"}`);
  if (items.length === 0 || items.join() !== names.join())
    problems.push(`The page shows ${items.join() || "no sheet"}, and the mock has ${names.join()}.`);
  if (!/^[1-9]\d* topics$/.test(title)) problems.push(`The page did not list the topics: ${title}`);
  const script = /^GET http:\/\/127\.0\.0\.1:\d+\/assets\/index-[\w-]+\.js$/;
  const others = requests.filter(
    (each) => each !== `GET ${address}` && !script.test(each) && each !== `GET ${sheets}`,
  );
  if (others.length > 0 || requests.length !== 3)
    problems.push(
      `The page may request itself, its script and the sheets; it requested ${requests.join(", ")}`,
    );
  return problems;
}

async function readSheetNames(address: string): Promise<string[]> {
  const response = await fetch(address, { headers: { Authorization: "Bearer any" } });
  const { data } = (await response.json()) as { data: { name: string }[] };
  return data.map(({ name }) => name);
}
