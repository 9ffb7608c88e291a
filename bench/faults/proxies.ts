import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "#test/free-port.ts";
import { checkOut, fillCart, type HttpShopper, signUp, visit } from "#test/http-shopper.ts";
import { startPostgres } from "#test/postgres.ts";
import { type Shop, startShop } from "../../e2e/support/shop.ts";

// `node bench/faults/proxies.ts`: runs each configuration of docs/proxy/ that is installed here on loopback, with a
// certificate made for it, in front of two processes of the built shop on one PostgreSQL behind PgBouncer (where
// that is installed), and shops through it. A line a check; the exit code says whether all held.
process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = "0";
process.removeAllListeners("warning");

const folder = mkdtempSync(join(tmpdir(), "nacre-proxies-"));
chmodSync(folder, 0o755);
const [one, two, tls, plain, bouncer] = await Promise.all(Array.from({ length: 5 }, () => freePort()));
const url = `https://localhost:${tls}`;
let failed = 0;

function check(name: string, holds: boolean, found: unknown = ""): void {
  if (!holds) failed += 1;
  console.log(`${holds ? "ok  " : "FAIL"} ${name}${holds ? "" : `: ${found}`}`);
}

const sample = (name: string) =>
  readFileSync(`docs/proxy/${name}`, "utf8")
    .replaceAll("127.0.0.1:3001", `127.0.0.1:${one}`)
    .replaceAll("127.0.0.1:3002", `127.0.0.1:${two}`);

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function installed(program: string): boolean {
  try {
    execFileSync("which", [program], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Each proxy with its sample, changed only in addresses, ports and certificates. */
const PROXIES: Record<string, () => string[]> = {
  caddy: () => {
    const site = `https://localhost:${tls} {\n\ttls ${folder}/cert.pem ${folder}/key.pem`;
    const path = write(
      "Caddyfile",
      `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${sample("Caddyfile").replace("shop.example {", site)}`,
    );
    return ["run", "--adapter", "caddyfile", "--config", path];
  },
  nginx: () => {
    const site = sample("nginx.conf")
      .replaceAll("shop.example", "localhost")
      .replace("listen 80;", `listen 127.0.0.1:${plain};`)
      .replace("listen 443", `listen 127.0.0.1:${tls}`)
      .replace(/ssl_certificate .*/, `ssl_certificate ${folder}/cert.pem;`)
      .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${folder}/key.pem;`);
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    const path = write(
      "nginx.conf",
      `daemon off; pid ${folder}/nginx.pid; error_log stderr;\nevents {}\nhttp {\naccess_log off; ${temporary.join(" ")}\n${site}}\n`,
    );
    return ["-e", "stderr", "-c", path];
  },
  haproxy: () => {
    const text = sample("haproxy.cfg")
      .replace("bind :80", `bind 127.0.0.1:${plain}`)
      .replace(
        "bind :443 ssl crt /etc/haproxy/shop.example.pem",
        `bind 127.0.0.1:${tls} ssl crt ${folder}/both.pem`,
      );
    return ["-db", "-f", write("haproxy.cfg", text)];
  },
};

function makeCertificate(): void {
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  execFileSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "ec",
      "-pkeyopt",
      "ec_paramgen_curve:prime256v1",
      "-nodes",
      "-days",
      "2",
      "-subj",
      "/CN=localhost",
      "-addext",
      "subjectAltName=DNS:localhost",
      "-keyout",
      key,
      "-out",
      cert,
    ],
    { stdio: "ignore" },
  );
  chmodSync(key, 0o644);
  write("both.pem", readFileSync(cert, "utf8") + readFileSync(key, "utf8"));
}

/** Starts a program and waits until its port answers. */
async function run(
  program: string,
  args: string[],
  port: number,
  options: object = {},
): Promise<ChildProcess> {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}:\n${said}`);
    await wait(50);
  }
  return child;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}

/** PgBouncer by its sample, in front of the server, without passwords as that has none. */
async function startBouncer(server: URL): Promise<{ url: string; stop: () => Promise<void> }> {
  mkdirSync(join(folder, "bouncer"));
  const text = readFileSync("docs/proxy/pgbouncer.ini", "utf8")
    .replace(/^nacre = .*$/m, `nacre = host=127.0.0.1 port=${server.port} dbname=postgres user=postgres`)
    .replace(/listen_port = .*/, `listen_port = ${bouncer}`)
    .replace("scram-sha-256", "any")
    .replace(/auth_file = .*/, "unix_socket_dir =");
  const user = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const child = await run("pgbouncer", [...user, write("pgbouncer.ini", text)], bouncer ?? 0);
  return { url: `postgres://postgres@127.0.0.1:${bouncer}/nacre`, stop: () => stop(child) };
}

const startOne = (port: number | undefined, databaseUrl: string) =>
  startShop({
    PORT: String(port),
    APP_URL: url,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: "a secret that both processes share, for proxies",
    METRICS_TOKEN: "a token for the figures",
    LOG_LEVEL: "error",
  });

/** Signs up, logs in anew, fills a cart, orders, asks the expert. */
async function journey(name: string): Promise<void> {
  const { email } = await signUp(url);
  const shopper = visit(url);
  const login = await shopper.post("/login", { mode: "sign-in", email, password: "a long enough password" });
  check(`${name}: log in`, login.status === 302, login.status);
  const cookies = login.headers.getSetCookie();
  check(
    `${name}: the session cookie is for https only`,
    cookies.some((one) => /^__Secure-.*; Secure/i.test(one)),
    cookies.map((one) => one.split("=")[0]),
  );
  check(`${name}: browsers are told to stay on https`, login.headers.has("Strict-Transport-Security"));
  await order(name, shopper);
  await askExpert(name);
  const figures = await shopper.get("/metrics");
  check(`${name}: the figures do not leave`, figures.status === 404, figures.status);
}

async function order(name: string, shopper: HttpShopper): Promise<void> {
  await fillCart(shopper, "silk-milk");
  const page = await (await shopper.get("/product/silk-milk")).text();
  const price = Math.round(Number(/"price":\s*"?([\d.]+)/.exec(page)?.[1]) * 100);
  const placed = await checkOut(shopper, { productId: "silk-milk", quantity: 1, price });
  check(
    `${name}: order`,
    placed.status === 302 && placed.headers.get("Location") === "/profile",
    placed.status,
  );
  const profile = await (await shopper.get("/profile")).text();
  check(`${name}: the order is in the profile`, /<td[^>]*>Pending/.test(profile));
}

async function askExpert(name: string): Promise<void> {
  const reply = await fetch(`${url}/functions/us-central1/generateChatResponse`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify({ data: { message: "What does shipping cost?", chatHistory: [], type: "support" } }),
  });
  const events = await reply.text();
  check(
    `${name}: a chat as an event stream`,
    events.includes('data: {"message"') && events.includes('{"result"'),
    events,
  );
}

/** One process dies at once: pages go on by the other, none fails. */
async function survive(name: string, shops: Shop[], databaseUrl: string): Promise<void> {
  await shops[0]?.kill();
  const statuses: number[] = [];
  for (let time = 0; time < 20; time += 1) {
    const reply = await fetch(`${url}/shop`);
    await reply.body?.cancel();
    statuses.push(reply.status);
  }
  check(
    `${name}: 20 pages after one process was killed`,
    statuses.every((status) => status === 200),
    statuses,
  );
  shops[0] = await startOne(one, databaseUrl);
}

makeCertificate();
const postgres = await startPostgres();
const pooled = installed("pgbouncer") ? await startBouncer(new URL(postgres.url)) : undefined;
const databaseUrl = pooled?.url ?? postgres.url;
console.log(
  pooled ? "PostgreSQL behind PgBouncer in transaction mode" : "PostgreSQL; PgBouncer is not installed",
);
const shops = await Promise.all([startOne(one, databaseUrl), startOne(two, databaseUrl)]);
for (const [name, argumentsOf] of Object.entries(PROXIES)) {
  if (!installed(name)) {
    console.log(`     ${name}: not installed here, not run`);
    continue;
  }
  const proxy = await run(name, argumentsOf(), tls ?? 0);
  await journey(name);
  await survive(name, shops, databaseUrl);
  await stop(proxy);
}
await Promise.all(shops.map((shop) => shop.stop()));
await pooled?.stop();
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = failed === 0 ? 0 : 1;
