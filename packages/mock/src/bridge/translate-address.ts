import type { Mock } from "../create-mock.ts";

/** Translates an address below a base address to that of the mock; returns undefined for every other address. */
export type TranslateAddress = (address: string) => string | undefined;

/** @param baseUrl the address of the service that the code under test calls; throws a `TypeError` if it is invalid */
export function createTranslateAddress(mock: Mock, baseUrl: string | URL): TranslateAddress {
  const base = readBase(baseUrl);
  return (address) => (address.startsWith(`${base}/`) ? mock.url + address.slice(base.length) : undefined);
}

/** A base address without a slash at its end; throws a `TypeError` if it is invalid. */
export function readBase(baseUrl: string | URL): string {
  return new URL(baseUrl).href.replace(/\/$/, "");
}
