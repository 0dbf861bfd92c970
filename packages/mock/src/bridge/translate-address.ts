import type { Mock } from "../create-mock.ts";

/** Translates an address below a base address to that of the mock; returns undefined for every other address. */
export type TranslateAddress = (address: string) => string | undefined;

/** @param baseUrl the address of the service that the code under test calls; throws a `TypeError` if it is invalid */
export function createTranslateAddress(mock: Mock, baseUrl: string | URL): TranslateAddress {
  const base = new URL(baseUrl).href.replace(/\/$/, "");
  return (address) => (address.startsWith(`${base}/`) ? mock.url + address.slice(base.length) : undefined);
}
