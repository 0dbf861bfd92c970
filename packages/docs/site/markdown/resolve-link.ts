import { existsSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";

/** The targets of links between files of the repository. */
export interface LinkBase {
  /** The folder of the repository. */
  readonly repository: string;
  /** Its address: `https://github.com/data-import/data-import`. */
  readonly address: string;
  /** `packages/docs/content`, whose Markdown files are pages. */
  readonly content: string;
}

/**
 * Gives the address for a link in a file: between files of `content/` that of the page, for any other file of the
 * repository that of the file in the repository. Throws when there is no such file.
 */
export function resolveLink({ repository, address, content }: LinkBase, file: string, href: string): string {
  if (/^(?:[a-z]+:|#)/i.test(href)) return href;
  const [path = "", anchor] = href.split("#");
  const target = resolve(dirname(file), path);
  const inRepository = toAddress(relative(repository, target));
  if (inRepository.startsWith("..") || !existsSync(target)) {
    throw new Error(
      `${toAddress(relative(repository, file))} links to ${href}, but this file does not exist.`,
    );
  }
  const hash = anchor === undefined ? "" : `#${anchor}`;
  const [, page] = toAddress(relative(content, target)).match(/^([^.]+)\.md$/) ?? [];
  if (page !== undefined) return `site:${page.replace(/README$/, "").replace(/\/?$/, "/")}${hash}`;
  return `${address}/blob/HEAD/${inRepository}${hash}`;
}

function toAddress(path: string): string {
  return path.split(sep).join("/");
}

/** The address of a repository from `repository.url` of a package.json: without `git+` and `.git`. */
export function readRepositoryAddress(url: string): string {
  return url.replace(/^git\+/, "").replace(/\.git$/, "");
}
