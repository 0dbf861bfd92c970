import { lookup as resolve } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** The addresses of IPv6 that may be public; all others are of this machine, of its network, or contain one of IPv4. */
const assigned = new BlockList();
assigned.addSubnet("2000::", 3, "ipv6");

/** The addresses among them, and of IPv4, that are not on the public internet: of this machine, its network, and reserved ones. */
const blocked = new BlockList();
const ranges = {
  ipv4: [
    "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24",
    "192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4",
  ],
  // Teredo and others of the IETF, documentation, and 6to4.
  ipv6: ["2001::/23 2001:db8::/32 2002::/16 3fff::/20"],
};
for (const family of ["ipv4", "ipv6"] as const) {
  for (const range of ranges[family].join(" ").split(" ")) {
    const [network = "", prefix] = range.split("/");
    blocked.addSubnet(network, Number(prefix), family);
  }
}

/** The request would reach an address that is not public. */
export class PrivateAddress extends Error {
  constructor(host: string, problem = "is not a public address") {
    super(`${host} ${problem}.`);
    this.name = "PrivateAddress";
  }
}

function isPrivate(address: string): boolean {
  if (isIP(address) === 4) return blocked.check(address, "ipv4");
  // One with a zone is not public, either.
  return !assigned.check(address, "ipv6") || blocked.check(address, "ipv6");
}

/**
 * Throws a `PrivateAddress` if the host of a URL is an address that is not public, or a name of this machine. Another name is
 * checked by `lookupPublic`.
 */
export function requirePublic(hostname: string): void {
  const address = hostname.replace(/^\[|\]$/g, "");
  const isOwn = /(^|\.)localhost\.?$/i.test(address);
  if (isOwn || (isIP(address) !== 0 && isPrivate(address))) throw new PrivateAddress(hostname);
}

/**
 * Finds the addresses of a name, for a connection. The connection uses the addresses that were checked, so a name cannot
 * lead to another one a moment later.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = error === null ? addresses : [];
    if (first === undefined || addresses.some(({ address }) => isPrivate(address))) {
      // The same words for both: customers must not find out which names the network of the operator knows.
      return callback(new PrivateAddress(hostname, "has no address, or one that is not public"), []);
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
