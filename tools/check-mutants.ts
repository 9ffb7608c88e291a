import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

// Tries deliberate faults, one after another: the test beside each must notice. Run it on a clean tree.

interface Mutant {
  fault: string;
  file: string;
  from: string;
  to: string;
  test: string;
}

const ORDER = "app/features/orders/place-order.server";
const CART = "app/features/cart/";
const POLICY = "app/features/accounts/policy";

const MUTANTS: Mutant[] = [
  {
    fault: "nobody is refused",
    file: `${POLICY}.ts`,
    from: "if (!may(viewer, verb, thing)) throw",
    to: "if (false) throw",
    test: "app/features/admin/closed-doors.test.ts",
  },
  {
    fault: "customers may do what admins may",
    file: `${POLICY}.ts`,
    from: "viewer?.isAdmin === true",
    to: "viewer !== null",
    test: `${POLICY}.test.ts`,
  },
  {
    fault: "one verb forgets to ask",
    file: "app/features/catalogue/delete-product.server.ts",
    from: 'authorize(by, "delete", "product");',
    to: "",
    test: "app/features/admin/closed-doors.test.ts",
  },
  {
    fault: "no cap of 999 a line",
    file: `${CART}cart.ts`,
    from: "MOST_PER_LINE = 999",
    to: "MOST_PER_LINE = 99_999",
    test: `${CART}cart.test.ts`,
  },
  {
    fault: "changes are remembered for ever",
    file: `${CART}change-cart.server.ts`,
    from: ".slice(-REMEMBERED)",
    to: "",
    test: `${CART}change-cart.server.test.ts`,
  },
  {
    fault: "a change that arrives twice counts twice",
    file: `${CART}change-cart.server.ts`,
    from: "user.cartChanges.includes(change.id)",
    to: "false",
    test: `${CART}change-cart.server.test.ts`,
  },
  {
    fault: "product rows are not locked",
    file: `${ORDER}.ts`,
    from: '.orderBy(asc(products.id))\n    .for("update")',
    to: ".orderBy(asc(products.id))",
    test: `${ORDER}.test.ts`,
  },
  {
    fault: "ingredients that are never named are named",
    file: "app/expert/embedded/choosing/may-be-named.ts",
    from: 'if (breaks(facts, "never")) return no("forbidden");',
    to: "",
    test: "app/expert/embedded/choosing/may-be-named.test.ts",
  },
  {
    fault: "shipping is free",
    file: "app/features/orders/order.ts",
    from: "SHIPPING_FEE = 1000",
    to: "SHIPPING_FEE = 0",
    test: "app/features/orders/order.test.ts",
  },
];

const asked = process.argv[2];
const tried = MUTANTS.filter(({ fault }) => !asked || fault.includes(asked));
const survivors = tried.filter((mutant) => !dies(mutant));
if (survivors.length > 0) process.exitCode = 1;

function dies({ fault, file, from, to, test }: Mutant): boolean {
  const sound = readFileSync(file, "utf8");
  if (sound.split(from).length !== 2) throw new Error(`${file} does not hold once: ${from}`);
  const restore = () => writeFileSync(file, sound);
  process.once("SIGINT", restore);
  try {
    writeFileSync(file, sound.replace(from, to));
    const { status } = spawnSync("vitest", ["run", "--bail=1", test], { stdio: "ignore" });
    const died = status !== 0;
    process.stdout.write(`${died ? "noticed " : "SURVIVED"}  ${fault} (${test})\n`);
    return died;
  } finally {
    restore();
    process.off("SIGINT", restore);
  }
}
