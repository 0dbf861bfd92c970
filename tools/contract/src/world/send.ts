/** What an operation answers, parsed. */
export type ResponseBody = Readonly<Record<string, unknown>> & { readonly data?: { readonly id?: string } };

/** Sends one request to a service; rejects with what it was answered where that is no success. */
export type Send = (method: string, path: string, body?: unknown) => Promise<ResponseBody>;

/** What requests are sent through: a service in this process. */
export interface FetchService {
  fetch(input: string, init: RequestInit): Promise<Response>;
}

/** Sends requests with a token. */
export function createSend(service: FetchService, token: string): Send {
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const response = await service.fetch(`http://service.localhost/v1${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        "X-Disable-Hooks": "true",
        ...(body !== undefined && !isForm && { "Content-Type": "application/json" }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${text}`);
    return JSON.parse(text);
  };
}
