import { createRequire } from "node:module";
import { buffer } from "node:stream/consumers";
import { languageTag } from "#app/i18n/language.ts";
import { type Printed, receiptLines } from "./receipt-lines.server.ts";

/** Letters of all scripts that Europe writes in; Helvetica, which every reader has, has those of its west alone. */
const PLAIN = "dejavu-fonts-ttf/ttf/DejaVuSans.ttf";
const STRONG = "dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf";

/** Points: the margin and width of what is written on a page of A4, and of the amounts at its end. */
const MARGIN = 56;
const WIDTH = 595 - 2 * MARGIN;
const AMOUNT = 120;

/** A receipt as a PDF, in its shopper's language. */
export async function receiptPdf(printed: Printed): Promise<Buffer> {
  const { default: PDFDocument } = await import("pdfkit");
  const { resolve } = createRequire(import.meta.url);
  const { title, parts } = receiptLines(printed);
  const pdf = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    font: resolve(PLAIN),
    lang: languageTag(printed.language),
    displayTitle: true,
    info: { Title: title, CreationDate: printed.receipt.issuedAt },
  });
  pdf.registerFont("plain", resolve(PLAIN)).registerFont("strong", resolve(STRONG));
  pdf.font("strong").fontSize(11).text("Nacre").moveDown().fontSize(16).text(title).moveDown().fontSize(9);
  for (const part of parts) {
    for (const { words, amount = "", strong } of part) {
      pdf.font(strong ? "strong" : "plain");
      // A line that does not fit begins the next page, its amount with it.
      if (pdf.y + pdf.heightOfString(words, { width: WIDTH - AMOUNT }) > pdf.page.height - MARGIN)
        pdf.addPage();
      const { y } = pdf;
      pdf.text(amount, MARGIN + WIDTH - AMOUNT, y, { width: AMOUNT, align: "right" });
      pdf.text(words, MARGIN, y, { width: WIDTH - AMOUNT }).moveDown(0.3);
    }
    if (part.length > 0) pdf.moveDown();
  }
  pdf.end();
  return buffer(pdf);
}
