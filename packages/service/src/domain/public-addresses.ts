import { lookup as resolve } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** The addresses that are not on the public internet: of this machine, of its network, and reserved ones. */
const blocked = new BlockList();
const ranges = {
  ipv4: [
    "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24",
    "192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4",
  ],
  // Also those that contain an address of IPv4: NAT64, Teredo and 6to4.
  ipv6: [
    "::/127 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/32 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8",
  ],
};
for (const family of ["ipv4", "ipv6"] as const) {
  for (const range of ranges[family].join(" ").split(" ")) {
    const [network = "", prefix] = range.split("/");
    blocked.addSubnet(network, Number(prefix), family);
  }
}

/** The request would reach an address that is not public. */
export class PrivateAddress extends Error {
  constructor(host: string) {
    super(`${host} is not a public address.`);
    this.name = "PrivateAddress";
  }
}

function isPrivate(address: string): boolean {
  return blocked.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
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
    if (error !== null) return callback(error, []);
    const [first] = addresses;
    if (first === undefined || addresses.some(({ address }) => isPrivate(address))) {
      return callback(new PrivateAddress(hostname), []);
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
