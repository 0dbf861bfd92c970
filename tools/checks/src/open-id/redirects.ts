/** Where a browser stands after all redirects, and with what. */
export interface Visit {
  readonly url: string;
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** A browser without a screen: it keeps cookies and follows redirects. */
export interface Browser {
  /** Opens an address; stops at one whose beginning is `stopAt`, without opening it. */
  open(url: string, stopAt?: string): Promise<Visit>;
  /** The cookies by origin, for copies of a browser that somebody kept. */
  readonly jar: Map<string, Map<string, string>>;
}

/** @param send sends a request of the browser, whose redirects it must not follow */
export function createBrowser(
  send: (request: Request) => Promise<Response>,
  jar: Map<string, Map<string, string>> = new Map(),
): Browser {
  function findCookies(url: URL): Map<string, string> {
    const cookies = jar.get(url.origin) ?? new Map<string, string>();
    jar.set(url.origin, cookies);
    return cookies;
  }

  async function open(address: string, stopAt?: string, steps = 20): Promise<Visit> {
    const url = new URL(address);
    if (steps === 0) throw new Error(`Too many redirects, the last one to ${address}.`);
    const cookies = findCookies(url);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await send(
      new Request(url, { redirect: "manual", headers: cookie === "" ? {} : { cookie } }),
    );
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";", 1);
      const end = pair.indexOf("=");
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) cookies.delete(pair.slice(0, end));
      else cookies.set(pair.slice(0, end), pair.slice(end + 1));
    }
    const location = response.headers.get("location");
    if (location === null) {
      const { status, headers } = response;
      return { url: address, status, headers, text: await response.text() };
    }
    await response.body?.cancel();
    const next = new URL(location, url).href;
    if (stopAt !== undefined && next.startsWith(stopAt)) {
      return { url: next, status: response.status, headers: response.headers, text: "" };
    }
    return open(next, stopAt, steps - 1);
  }
  return { open: (url, stopAt) => open(url, stopAt), jar };
}
