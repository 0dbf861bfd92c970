import { defaultPorts } from "@data-import/front/ports";

/** The choice of a person in the form that calls an operation; it lasts as long as the tab. */
export type Choice = "target" | "address" | "token";

/** The address in the samples, which is that of a mock on its usual port. */
export const sampleUrl: string = `http://localhost:${defaultPorts.mock}/v1`;
const serviceUrl = `http://localhost:${defaultPorts.service}/v1`;
/** The value of the choice for an address that is not in the list. */
export const otherTarget = "other";
/** The value of the choice for the mock that runs in the page. */
export const pageTarget = "page";
/** The event of the document after a change of the choice. */
export const choiceChanged = "data-import-choice";

/**
 * The servers that can be called, by their addresses. The first one is the default: the service on the server of this
 * page, or else the mock in the page, for which programs call the address of the mock.
 */
export function listTargets(): readonly { readonly value: string; readonly url: string }[] {
  const own = readOwnService();
  const mock = readMockUrl();
  const at = (url: string) => ({ value: url, url });
  return [
    ...(own === undefined ? [] : [at(own)]),
    { value: pageTarget, url: mock },
    at(mock),
    ...(own === undefined ? [at(serviceUrl)] : []),
  ];
}

/** The address of the service on the server of this page, if it has one. */
export function readOwnService(): string | undefined {
  const { service } = document.documentElement.dataset;
  return service === undefined ? undefined : new URL(service, location.href).href;
}

/** The address of the mock on a port. */
export function readMockUrl(): string {
  return document.documentElement.dataset["mock"] ?? sampleUrl;
}

/** A stored choice; undefined if there is none, or no storage. */
export function readChoice(name: Choice): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(name)) || undefined;
  } catch {
    return undefined;
  }
}

/** Stores a choice as long as the tab is open; without storage, it is lost with the page. */
export function storeChoice(name: Choice, value: string): void {
  try {
    sessionStorage.setItem(keyOf(name), value);
  } catch {}
}

/** The address that is called now, without a slash at its end. */
export function readChosenUrl(): string {
  const targets = listTargets();
  const target = readChoice("target");
  const url =
    target === otherTarget ? readChoice("address") : targets.find((one) => one.value === target)?.url;
  return trimAddress(url ?? targets[0]?.url ?? sampleUrl);
}

/** An address without spaces around it and slashes at its end. */
export function trimAddress(text: string): string {
  return text.trim().replace(/\/+$/, "");
}

function keyOf(name: Choice): string {
  return `data-import-docs.${name}`;
}
