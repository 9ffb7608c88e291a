import { expect, test } from "vitest";
import { clientAddress, widerNetwork } from "./client-address.ts";

test.each([
  ["directly", "192.0.2.1", undefined, "192.0.2.1"],
  ["directly, on a socket for both", "::ffff:192.0.2.1", undefined, "192.0.2.1"],
  ["the proxy's word", "127.0.0.1", "192.0.2.7", "192.0.2.7"],
  ["what a visitor wrote before it is ignored", "127.0.0.1", "6.6.6.6, 192.0.2.7", "192.0.2.7"],
  ["a port is left out", "127.0.0.1", "192.0.2.7:4711", "192.0.2.7"],
  ["nonsense is no address", "127.0.0.1", "6.6.6.6, <script>", "127.0.0.1"],
  ["IPv4 in IPv6", "127.0.0.1", "::ffff:c000:207", "192.0.2.7"],
  ["IPv6 by /64", "127.0.0.1", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["the same /64 in another spelling", "127.0.0.1", "[2001:0DB8:1:2::9]:443", "2001:db8:1:2::/64"],
  ["zeros in the middle", "127.0.0.1", "2001:db8::1", "2001:db8:0:0::/64"],
  ["the machine itself", "::1", undefined, "0:0:0:0::/64"],
  ["with its interface", "fe80::1%eth0", undefined, "fe80:0:0:0::/64"],
])("%s", (_what, connection, forwarded, expected) => {
  expect(clientAddress(connection, forwarded)).toBe(expected);
});

test.each([
  ["2001:db8:7:1::/64", "2001:db8:7::/48"],
  ["198.51.100.7", "198.51.100.7"],
])("the wider network of %s is %s", (address, network) => {
  expect(widerNetwork(address)).toBe(network);
});
