import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Addresses of nobody on the public internet: this machine, its neighbours, a cloud's own services. */
const INSIDE = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  INSIDE.addSubnet(network, bits, "ipv4");
// Of IPv6 only what is handed out to the public, and of that not what carries an IPv4 address or documents.
const OUTSIDE = new BlockList();
OUTSIDE.addSubnet("2000::", 3, "ipv6");
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  INSIDE.addSubnet(network, bits, "ipv6");

/** Whether an address is one on the public internet. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !INSIDE.check(address, "ipv4");
  return family === 6 && OUTSIDE.check(address, "ipv6") && !INSIDE.check(address, "ipv6");
}

/** Whether a URL contains a private address. If it contains a host name, only `lookupOutside` can tell. */
export function isInside({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  return isIP(host) !== 0 && !isPublic(host);
}

/** Looks a name up, and goes nowhere when any of its addresses is inside: asked when the connection is made, and once. */
export const lookupOutside: LookupFunction = (host, options, answer) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return answer(error, "", 0);
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublic(address)))
      return answer(new NotOutside(host), "", 0);
    if (options.all) return answer(null, found as never);
    return answer(null, first.address, first.family);
  });
};

/** Somebody named an address of the machine's own network. */
export class NotOutside extends Error {
  readonly code = "not on the public internet";
  constructor(host: string) {
    super(`${host} is not on the public internet`);
  }
}
