import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { Scripts } from "react-router";

/** How long scripts wait for a picture, in milliseconds. */
const PATIENCE = 2500;

/** Until the page's first picture is drawn; without one, until the page is. */
const DRAWN = `await new Promise((go) => {
const drawn = () => requestAnimationFrame(() => setTimeout(go));
const picture = document.querySelector('main img[fetchpriority="high"]');
if (!picture || picture.complete) drawn();
else for (const event of ["load", "error"]) picture.addEventListener(event, drawn);
setTimeout(go, document.hidden ? 0 : ${PATIENCE});
});`;

const IMPORT = /import (?:\* as (\w+) from )?("[^"]+");/g;

type Part = ReactElement<{
  href?: string;
  type?: string;
  dangerouslySetInnerHTML?: { __html: string };
  children?: ReactNode;
}>;

/**
 * React Router's scripts, asked for once the first picture is drawn: a phone's line and processor are for what is seen
 * first, and until then links and forms work without them. The server alone changes them; what the browser finds is the
 * same elements with other words in them, which hydration leaves alone.
 */
export function LateScripts() {
  // A component, called for what it renders.
  const scripts = Scripts({});
  return import.meta.env.SSR && import.meta.env.PROD ? startLate(scripts) : scripts;
}

function startLate(scripts: ReactNode): ReactNode {
  const ahead: string[] = [];
  const change = (node: ReactNode): ReactNode =>
    Children.map(node, (part) => {
      if (!isValidElement(part)) return part;
      const { type, props } = part as Part;
      if (type === Fragment) return <>{change(props.children)}</>;
      if (type === "link" && props.href) {
        ahead.push(props.href);
        return null;
      }
      if (props.type !== "module" || !props.dangerouslySetInnerHTML) return part;
      const __html = importLate(props.dangerouslySetInnerHTML.__html, ahead);
      return cloneElement(part as Part, { dangerouslySetInnerHTML: { __html } });
    });
  return change(scripts);
}

/** A module's text with its imports waiting; `ahead` are the files that it and they will need. */
function importLate(module: string, ahead: readonly string[]): string {
  const imports = [...module.matchAll(IMPORT)];
  const names = imports.map(([, name = ""]) => name).join(",");
  const wanted = imports.map(([, , file]) => `import(${file})`).join(",");
  return `${DRAWN}
for (const href of ${JSON.stringify(ahead)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
const [${names}] = await Promise.all([${wanted}]);
${module.replace(IMPORT, "")}`;
}
