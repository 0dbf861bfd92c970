import { element } from "../element.ts";

/** What the script of the mock defines. */
interface PageMock {
  readonly url: string;
  respond(input: string, init?: RequestInit): Promise<Response>;
}

declare const dataImportMock: PageMock;

/** The name of its file, from the build. */
declare const pageMockFile: string;

/** The mock is beside this script, which only now knows its own address. */
const beside =
  document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;

let loading: Promise<void> | undefined;

/** Lets the mock in this page respond to a request below a base address. The first one loads the mock. */
export async function fetchInPage(
  baseUrl: string,
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  loading ??= load();
  try {
    await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
  return dataImportMock.respond(dataImportMock.url + String(input).slice(baseUrl.length), init);
}

/** A script, because a page that is opened as a file may not import modules. */
function load(): Promise<void> {
  return new Promise((resolve, reject) => {
    const src = new URL(pageMockFile, beside).href;
    const script = element("script", { src });
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} could not be loaded.`));
    };
    document.head.append(script);
  });
}
