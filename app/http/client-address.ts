import { isIP } from "node:net";

/**
 * A visitor's address: the connection's, or behind a proxy the last one in `X-Forwarded-For`, which the proxy itself
 * wrote. Earlier entries may be forged.
 */
export function clientAddress(connection: string | undefined, forwardedFor: string | undefined): string {
  const seen = withoutPort(forwardedFor?.split(",").at(-1)?.trim() ?? "");
  return networkOf(isIP(seen) ? seen : (connection ?? "unknown"));
}

/** Some proxies write the port, too: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  return /^\[([^\]]+)\](:\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

/**
 * What counts as one visitor: an IPv4 address, also in IPv6 notation, or the /64 network of an IPv6 address, since
 * subscribers get at least that many.
 */
function networkOf(address: string): string {
  const [plain = ""] = address.split("%");
  if (isIP(plain) !== 6) return address;
  const groups = groupsOf(plain);
  const [sixth, seventh = "0", eighth = "0"] = groups.slice(5);
  if (sixth === "ffff" && groups.slice(0, 5).every((group) => group === "0")) {
    const bytes = [seventh, eighth].flatMap((group) => [
      Number.parseInt(group, 16) >> 8,
      Number.parseInt(group, 16) & 255,
    ]);
    return bytes.join(".");
  }
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/**
 * The wider network around one visitor: an IPv6 subscriber may have a /48, which is 65,536 of them. An IPv4 address
 * stays itself.
 */
export function widerNetwork(address: string): string {
  const [first, second, third] = address.split(":");
  return address.endsWith("::/64") ? `${first}:${second}:${third}::/48` : address;
}

/** The eight groups of an IPv6 address, in the shortest spelling, which the URL parser knows. */
function groupsOf(address: string): string[] {
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = "", after = ""] = shortest.split("::");
  const head = before ? before.split(":") : [];
  const tail = after ? after.split(":") : [];
  return shortest.includes("::")
    ? [...head, ...Array(8 - head.length - tail.length).fill("0"), ...tail]
    : head;
}
