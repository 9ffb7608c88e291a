import { expect, test } from "vitest";
import { isPublic } from "./outside.server.ts";

test("what is on the public internet", () => {
  for (const address of ["1.1.1.1", "93.184.216.34", "2606:4700::1111"])
    expect(isPublic(address), address).toBe(true);
  for (const address of [
    "0.0.0.0",
    "100.64.1.1",
    "172.31.0.1",
    "192.168.1.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:10.0.0.1",
    "64:ff9b::a00:1",
    "fc00::1",
    "fe80::1",
    "ff02::1",
    "2001:db8::1",
    "2002:a00:1::",
    "platform.example",
  ])
    expect(isPublic(address), address).toBe(false);
});
