import { html } from "hono/html";
import type { Config } from "#app/config/env.server.ts";
import { type Language, languageTag } from "#app/i18n/language.ts";

/** What letters take from the configuration. */
export type House = Pick<Config, "appUrl" | "support"> & {
  /** What the links of letters are signed with. */
  secret: string;
  house?: Pick<Config["house"], "returnsAddress">;
};

/** What a mail says, before it is laid out. */
export interface Letter {
  to: string;
  language: Language;
  subject: string;
  /** Shown beside the subject in a list of mails. */
  preview: string;
  heading: string;
  /** Paragraphs before and after the rows. */
  opening: string[];
  /** Two columns, as of a bill; `strong` ones stand out. */
  rows?: { label: string; value: string; strong?: true }[];
  closing?: string[];
  /** The one thing to press; its address stands in the text version too. */
  action?: { label: string; url: string };
  /** Why it was written, below. */
  footer: string[];
  /** The unsubscribe link; also in the mail's headers, for the mail program's own button. */
  unsubscribe?: { label: string; url: string };
  /** For the owner, not for somebody who typed an address. */
  toHouse?: true;
  /** How many of them an address gets was seen to before it was queued. */
  isCounted?: true;
}

/** The letter as plain text, lines as they come: mail programs wrap them. */
export function letterText(letter: Letter): string {
  const { language, heading, opening, rows = [], closing = [], action, footer, unsubscribe } = letter;
  const colon = language === "fr" ? " :" : ":";
  const parts = [
    heading,
    ...opening,
    rows.map(({ label, value }) => `${label}${colon} ${value}`).join("\n"),
    ...closing,
    action && `${action.label}${colon}\n${action.url}`,
    `-- \nNacre\n${footer.join("\n")}`,
    unsubscribe && `${unsubscribe.label}${colon}\n${unsubscribe.url}`,
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

// The tokens of app.css as mail programs can read them, and the same for the dark.
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: #091110 !important; }
  .ink { color: #edebe5 !important; }
  .mist { color: #aaaca4 !important; }
  .line { border-color: #2b3534 !important; }
  .action { background: #9ec9b9 !important; color: #091110 !important; }
}`;
const SANS = "font-family:'Hanken Grotesk','Segoe UI',Helvetica,Arial,sans-serif";
const SERIF = "font-family:'Cormorant Garamond',Georgia,'Times New Roman',serif";
const INK = "color:#152220";
const MIST = "color:#515e5c";
const LINE = "border-color:#dad7d0";

/** The letter as HTML: one column, no pictures, readable in light and dark. */
export function letterHtml(letter: Letter): string {
  const { language, subject, preview, heading, opening, rows = [], closing = [], action, footer } = letter;
  const { unsubscribe } = letter;
  const paragraph = (text: string) =>
    html`<p class="ink" style="margin:0 0 16px;${INK};font-size:16px;line-height:1.6">${text}</p>`;
  return html`<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${STYLE}</style>
</head>
<body class="paper" style="margin:0;background:#fbfaf7;${SANS}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#fbfaf7"><tr><td align="center" style="padding:32px 20px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;${SANS};text-align:left"><tr><td>
<p class="ink line" style="margin:0 0 32px;padding:0 0 16px;border-bottom:1px solid;${LINE};${INK};${SERIF};font-size:24px;letter-spacing:.04em">Nacre</p>
<h1 class="ink" style="margin:0 0 20px;${INK};${SERIF};font-size:32px;font-weight:500;line-height:1.2">${heading}</h1>
${opening.map(paragraph)}
${rows.length > 0 ? html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px">${rows.map(row)}</table>` : ""}
${closing.map(paragraph)}
${action ? html`<p style="margin:24px 0"><a class="action" href="${action.url}" style="display:inline-block;padding:14px 28px;background:#21453c;color:#fbfaf7;border-radius:2px;font-size:16px;text-decoration:none">${action.label}</a></p>` : ""}
<p class="mist line" style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid;${LINE};${MIST};font-size:13px;line-height:1.6">${footer.map((line, place) => html`${place > 0 ? html`<br>` : ""}${line}`)}${unsubscribe ? html`<br><a class="mist" href="${unsubscribe.url}" style="${MIST}">${unsubscribe.label}</a>` : ""}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`.toString();
}

function row({ label, value, strong }: NonNullable<Letter["rows"]>[number]) {
  const weight = strong ? "font-weight:600;" : "";
  const cell = `padding:10px 0;border-bottom:1px solid;${LINE};${INK};${weight}font-size:16px;line-height:1.4;vertical-align:top`;
  return html`<tr><td class="ink line" style="${cell};padding-right:16px">${label}</td><td class="ink line" align="right" style="${cell};white-space:nowrap">${value}</td></tr>`;
}
