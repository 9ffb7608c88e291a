import { expect, test } from "vitest";
import { z } from "zod";
import lock from "../package-lock.json" with { type: "json" };
import manifest from "../package.json" with { type: "json" };

const entry = z.object({
  license: z.string().optional(),
  dev: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
});
const packages = Object.entries(z.record(z.string(), entry).parse(lock.packages))
  .filter(([path]) => path !== "")
  .map(([path, { license = "none", ...rest }]) => ({
    name: path.split("node_modules/").at(-1),
    license,
    ...rest,
  }));

/** They ask for their notice and nothing else. */
const FREE = new Set(
  "MIT MIT-0 ISC Apache-2.0 BSD-2-Clause BSD-3-Clause 0BSD BlueOak-1.0.0 Unlicense OFL-1.1".split(" "),
);
/** Read by a person, and used unchanged. */
const READ = [
  { license: "(AFL-2.1 OR BSD-3-Clause)", of: /^json-schema$/ },
  { license: "LGPL-3.0-or-later", of: /^@img\/sharp-/ },
  { license: "Apache-2.0 AND LGPL-3.0-or-later", of: /^@img\/sharp-/ },
  { license: "Apache-2.0 AND LGPL-3.0-or-later AND MIT", of: /^@img\/sharp-/ },
  { license: "MPL-2.0", of: /^lightningcss/ },
  { license: "CC-BY-4.0", of: /^caniuse-lite$/ },
  { license: "SEE LICENSE IN README.md AND LICENSE", of: /^dejavu-fonts-ttf$/ },
  // MIT, in its LICENSE file.
  { license: "none", of: /^png-js$/ },
];

test("each package that the shop runs has a licence that somebody has read", () => {
  const isRead = ({ name = "", license }: (typeof packages)[number]) =>
    FREE.has(license) || READ.some((one) => one.license === license && one.of.test(name));
  expect(packages.filter(({ dev }) => !dev).filter((one) => !isRead(one))).toEqual([]);
});

test("each install script is allowed or refused by name", () => {
  const named = Object.keys(manifest.allowScripts);
  const asking = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect(asking.length).toBeGreaterThan(0);
  expect(asking.filter((name = "") => !named.includes(name))).toEqual([]);
});
