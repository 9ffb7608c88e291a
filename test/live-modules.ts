import { readFileSync } from "node:fs";
import { join } from "node:path";
import vm from "node:vm";
import type { JSDOM } from "jsdom";
import { memoize } from "#app/memoize.ts";

/** The build's scripts, read once for all pages of a process. */
const readScript = memoize((path: string) => readFileSync(join("build/client", path), "utf8"));

/** Runs the page's module scripts, which jsdom does not, with the files of the build that they import. */
export async function runModules(dom: JSDOM): Promise<void> {
  const context = dom.getInternalVMContext();
  const { document, location } = dom.window;

  const make = (text: string, identifier: string): vm.SourceTextModule =>
    new vm.SourceTextModule(text, {
      context,
      identifier,
      initializeImportMeta: (meta) => Object.assign(meta, { url: identifier }),
      importModuleDynamically: async (specifier) => {
        const module = await load(new URL(specifier, identifier).href);
        await module.evaluate();
        return module;
      },
    });
  const found = memoize((address: string) => make(readScript(new URL(address).pathname), address));
  const link = async (module: vm.SourceTextModule) => {
    await module.link((specifier, from) => found(new URL(specifier, from.identifier).href));
    return module;
  };
  const load = memoize((address: string): Promise<vm.SourceTextModule> => link(found(address)));

  for (const { textContent } of document.querySelectorAll("script[type=module]:not([src])")) {
    const module = await link(make(textContent ?? "", location.href));
    const evaluated = module.evaluate();
    // Scripts wait for the first picture; none is loaded here.
    for (const picture of document.querySelectorAll("img"))
      picture.dispatchEvent(new dom.window.Event("load"));
    await evaluated;
  }
}
