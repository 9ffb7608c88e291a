/**
 * node bench/camera-sheets.ts [LANGUAGE] [FOLDER]: every state of the skin analysis in the built shop (`npm run build`), at 360
 * and 1440 pixels, light and dark, each four on one sheet with the states' names: `camera-….webp` in `docs/screenshots/`
 * unless another FOLDER is told. What is wider than its place is printed. The person in the camera and in the
 * result is blurred.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import sharp from "sharp";
import type { AdviceMessages } from "#app/i18n/messages/advice/en.ts";
import { removeDataDir, startShop } from "../e2e/support/shop.ts";
import { hydrated, signUp } from "../e2e/support/test.ts";
import { toJpeg } from "../test/faces/develop.ts";
import { masked } from "../test/faces/masked.ts";
import { type Film, pictureOf } from "../test/faces/make-mjpeg.ts";
import { frameOf } from "../test/faces/photographs.ts";
import { launchBrowser } from "./launch-browser.ts";

/** Width and height of a window, and how many states stand side by side on the sheet. */
const DEVICES = {
  phone: { width: 360, height: 800, columns: 9 },
  desk: { width: 1440, height: 900, columns: 5 },
};
type Device = keyof typeof DEVICES;
const SHEET = 2200;
const PANEL = "section[aria-labelledby=skin-analysis]";
const [language = "en", folder = "docs/screenshots"] = process.argv.slice(2);
const { default: words }: { default: AdviceMessages } = await import(
  `../app/i18n/messages/advice/${language}.ts`
);
const PICTURES: Record<string, Buffer> = {};
for (const film of ["good", "dark", "far", "off-center", "two", "nobody"] satisfies Film[])
  PICTURES[film] = await pictureOf(film);
PICTURES["masked"] = await toJpeg(await masked(await frameOf(await pictureOf("good"))));

interface State {
  name: string;
  /** What the camera sees, or which error the browser gives instead; without either nobody answers. */
  camera?: string;
  /** The analysis never comes. */
  held?: true;
  act: (page: Page) => Promise<unknown>;
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const enable = (page: Page) => press(page, words.enableCamera);
const said = (page: Page, text: string) => page.locator(PANEL).getByText(text).first().waitFor();
const guided = (hint: keyof AdviceMessages) => async (page: Page) => {
  await enable(page);
  await said(page, words[hint]);
};
const refused = (problem: keyof AdviceMessages) => guided(problem);
const scan = async (page: Page) => {
  await enable(page);
  await press(page, words.scan);
};
const choose = (page: Page, buffer: Buffer | undefined) =>
  page.getByLabel(words.choosePhoto).setInputFiles({
    name: "me.jpg",
    mimeType: "image/jpeg",
    buffer: buffer ?? Buffer.from("no picture"),
  });

const STATES: State[] = [
  { name: "before", act: async () => undefined },
  { name: "asking permission", act: enable },
  { name: "denied", camera: "NotAllowedError", act: refused("cameraDenied") },
  { name: "no camera", camera: "NotFoundError", act: refused("cameraMissing") },
  { name: "in use elsewhere", camera: "NotReadableError", act: refused("cameraTaken") },
  {
    name: "lost",
    camera: "good",
    act: async (page) => {
      await guided("guide-ready")(page);
      await page.evaluate(() => window.dispatchEvent(new Event("unplugged")));
      await said(page, words.cameraLost);
    },
  },
  {
    name: "getting ready",
    camera: "good",
    act: async (page) => {
      await page.route(/facemesh\.bin/, () => undefined);
      await guided("guideLoading")(page);
    },
  },
  { name: "too far", camera: "far", act: guided("guide-too-far") },
  { name: "too dark", camera: "dark", act: guided("guide-too-dark") },
  { name: "off center", camera: "off-center", act: guided("guide-off-center") },
  { name: "two faces", camera: "two", act: guided("guide-several-faces") },
  {
    name: "no face, ten seconds",
    camera: "nobody",
    act: async (page) => {
      await guided("guide-no-face")(page);
      await said(page, words.otherWays);
    },
  },
  { name: "mask", camera: "masked", act: guided("guide-skin-not-found") },
  { name: "ready", camera: "good", act: guided("guide-ready") },
  {
    name: "scanning",
    camera: "good",
    held: true,
    act: async (page) => {
      await scan(page);
      await page.getByRole("button", { name: words.scanning }).waitFor();
    },
  },
  {
    name: "could not analyze",
    camera: "dark",
    act: async (page) => {
      await scan(page);
      await said(page, words.analysisFailed);
    },
  },
  { name: "a photo", held: true, act: (page) => choose(page, PICTURES["good"]) },
  {
    name: "a photo without a face",
    act: async (page) => {
      await choose(page, PICTURES["nobody"]);
      await said(page, words.analysisFailed);
    },
  },
  {
    name: "no photo at all",
    act: async (page) => {
      await choose(page, undefined);
      await said(page, words.captureFailed);
    },
  },
  { name: "questions instead", act: (page) => press(page, words.useQuestions) },
  {
    name: "result",
    camera: "good",
    act: async (page) => {
      await scan(page);
      await said(page, words.resultTitle);
      await page.locator(PANEL).getByRole("article").first().waitFor();
    },
  },
];

const shop = await startShop();
const browser = await launchBrowser();
mkdirSync(folder, { recursive: true });
try {
  const sheets = (Object.keys(DEVICES) as Device[]).flatMap((device) =>
    (["light", "dark"] as const).map((theme) => drawSheet(browser, device, theme)),
  );
  await Promise.all(sheets);
} finally {
  await browser.close();
  await shop.stop();
  removeDataDir(shop.dataDir);
}

interface Shot {
  name: string;
  picture: Buffer;
}

async function drawSheet(browser: Browser, device: Device, theme: "light" | "dark"): Promise<void> {
  const shopper = await enter(browser, device, theme);
  const shots: Shot[] = [];
  for (const state of STATES) shots.push(await shoot(shopper, state));
  await shopper.close();
  await compose(browser, shots, device, theme);
}

/** A shopper who is signed in, with a window of this size. */
async function enter(browser: Browser, device: Device, theme: string): Promise<BrowserContext> {
  const { width, height } = DEVICES[device];
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
  await context.addCookies(
    Object.entries({ theme, language }).map(([name, value]) => ({ name, value, url: shop.url })),
  );
  await signUp(context.request, shop.url);
  context.setDefaultTimeout(90_000);
  return context;
}

/** A picture of the panel in one state. */
async function shoot(shopper: BrowserContext, { name, camera = "", held, act }: State): Promise<Shot> {
  const page = await shopper.newPage();
  await page.addInitScript(pretend, { camera, picture: PICTURES[camera]?.toString("base64") });
  if (held) await page.route(/\/analyzeSkinFromImage$/, () => undefined);
  await page.goto(`${shop.url}/ouradvice`);
  await hydrated(page);
  await page.evaluate(hideWhoAndHeader);
  await act(page).catch((error) => console.log(`${name}: ${error}`));
  const wide = await page.evaluate(tooWide, PANEL);
  if (wide.length > 0) console.log(`${name}, too wide: ${wide.join(" | ")}`);
  await page.mouse.move(0, 0);
  const clip = await page.locator(PANEL).evaluate(placeOf);
  const picture = await page.screenshot({ fullPage: true, clip });
  await page.close();
  return { name, picture };
}

/** Runs in the page: a camera that shows a picture, gives an error, or waits for a permission that never comes. */
function pretend({ camera, picture }: { camera: string; picture: string | undefined }): void {
  navigator.mediaDevices.getUserMedia = async () => {
    if (!picture) {
      if (camera) throw new DOMException("", camera);
      return new Promise(() => undefined);
    }
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/jpeg" }));
    const canvas = Object.assign(document.createElement("canvas"), {
      width: bitmap.width,
      height: bitmap.height,
    });
    const draw = () => canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
    draw();
    setInterval(draw, 100);
    const stream = canvas.captureStream(10);
    const [track] = stream.getVideoTracks();
    window.addEventListener("unplugged", () => track?.dispatchEvent(new Event("ended")));
    return stream;
  };
}

/** Runs in the page: nobody is to be recognized, and the shop's header would lie across a long panel. */
function hideWhoAndHeader(): void {
  const style = new CSSStyleSheet();
  style.replaceSync(`video, img[src^="data:"], [data-result] image { filter: blur(12px) !important }
    header { position: static !important }`);
  document.adoptedStyleSheets.push(style);
}

/** Runs in the page: where the panel is, also what is above and below the window. */
function placeOf(panel: Element) {
  const { x, y, width, height } = panel.getBoundingClientRect();
  return { x: x + window.scrollX, y: y + window.scrollY, width, height };
}

/** Runs in the page: what is wider than its place, the page itself first. */
function tooWide(selector: string): string[] {
  const { documentElement: page } = document;
  const elements = [page, ...document.querySelectorAll(`${selector} :not(.sr-only)`)];
  return elements
    .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
    .filter((element) => getComputedStyle(element).display !== "inline")
    .map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 40)}`);
}

async function compose(browser: Browser, shots: readonly Shot[], device: Device, theme: string) {
  const [paper, ink] = theme === "dark" ? ["#2b3130", "#e8e6e1"] : ["#d9d7d2", "#20262a"];
  const page = await browser.newPage({ viewport: { width: SHEET, height: 800 } });
  const figures = shots.map(({ name, picture }) => {
    const source = `data:image/png;base64,${picture.toString("base64")}`;
    return `<figure><figcaption>${name}</figcaption><img src="${source}"></figure>`;
  });
  await page.setContent(`<!doctype html><style>
    body { margin: 16px; columns: ${DEVICES[device].columns}; column-gap: 16px; background: ${paper}; color: ${ink}; font: 15px sans-serif }
    figure { margin: 0 0 16px; break-inside: avoid } img { width: 100% } figcaption { padding-bottom: 6px }
  </style>${figures.join("")}`);
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  const { size } = await sharp(sheet)
    .webp({ quality: 55, effort: 6 })
    .toFile(join(folder, `camera-${device}-${theme}.webp`));
  console.log(`${device} ${theme}: ${shots.length} states, ${Math.round(size / 1024)} kB`);
}
