/// <reference lib="dom" preserve="true" />
import type { SessionStart } from "../flows/sign-in.ts";
import type { Model } from "../screens/model.ts";
import { mountImporter } from "../screens/mount.tsx";
import base from "../styles/base.css";
import { adoptStyle } from "../styles/style-sheets.ts";
import type { ImporterAttributes } from "./attributes.ts";
import { readToken, type TokenFunction } from "./token-function.ts";

/** On a server there are no elements; a module that only names the class can be imported there, too. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** The whole importer, in a shadow root of its own. The page itself is this element; on other pages it has events, too. */
export class ImporterElement extends Base {
  #token: TokenFunction | undefined;
  #remove: (() => void) | undefined;
  readonly #root: ShadowRoot;

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: "open" });
    adoptStyle(this.#root, base);
  }

  /** A function that gives a token whenever one is needed; the element waits until it has one. */
  get token(): TokenFunction | undefined {
    return this.#token;
  }

  /** A page may give another function whenever it draws itself: the importer goes on, and takes its next token from there. */
  set token(token: TokenFunction | undefined) {
    this.#token = token;
    if (token === undefined) this.disconnectedCallback();
    else this.#beginSoon();
  }

  connectedCallback(): void {
    // What was set before the element was defined is a property of its own, and hides the accessor.
    if (Object.hasOwn(this, "token")) {
      const { token } = this;
      delete (this as { token?: unknown }).token;
      this.#token = token;
    }
    this.#beginSoon();
  }

  disconnectedCallback(): void {
    this.#remove?.();
    this.#remove = undefined;
  }

  /**
   * Follows what happens, until the returned function is called.
   * @internal
   */
  protected watch?(model: Model): () => void;

  /** Some frameworks set the property before the attributes. */
  #beginSoon(): void {
    queueMicrotask(() => this.#begin());
  }

  #begin(): void {
    if (!this.isConnected || this.#remove !== undefined) return;
    const isPage = this.hasAttribute("page");
    const token = this.#token;
    if (!isPage && token === undefined) return;
    const read = (name: keyof ImporterAttributes) => this.getAttribute(name) ?? undefined;
    const language = read("language");
    this.#remove = mountImporter({
      root: this.#root,
      service: read("service") ?? new URL("../v1", document.baseURI).href,
      isPage,
      languages: language === undefined ? navigator.languages : [language],
      importSessionId: read("session"),
      spaceId: read("space"),
      sheetId: read("sheet"),
      ...(isPage && readLink(takeLink())),
      token: token && (async () => readToken(await (this.#token ?? token)())),
      watch: this.watch?.bind(this),
    });
  }
}

/** A link has an invitation, or the token and the id of an import session: `#session=…&id=…`. */
function readLink(link: string | undefined): Pick<SessionStart, "invitation" | "importSession"> {
  if (link === undefined) return {};
  const given = new URLSearchParams(link);
  const [token, id] = [given.get("session"), given.get("id")];
  return token === null || id === null ? { invitation: link } : { importSession: { token, id } };
}

/**
 * Takes what a link has out of the address at once, so that it is in no history and in no copied address. What follows its
 * first slash is the screen that it opens: `#<invitation>/records/<sheet>`.
 */
function takeLink(): string | undefined {
  const hash = location.hash.slice(1);
  // Addresses of screens begin with a slash.
  if (hash === "" || hash.startsWith("/")) return undefined;
  const [link, ...screen] = hash.split("/");
  history.replaceState(null, "", `${location.pathname}${location.search}#/${screen.join("/")}`);
  return link;
}
