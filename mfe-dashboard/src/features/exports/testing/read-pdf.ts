import { extractText, getDocumentProxy } from 'unpdf';

/** The text of a PDF's pages in order, without page numbers. */
export async function pdfText(blob: Blob): Promise<string> {
  const { text } = await extractText(await openPdf(blob), { mergePages: false });
  return text.map((page, index) => withoutNumber(page, index + 1)).join('\n');
}

export async function openPdf(blob: Blob) {
  return getDocumentProxy(new Uint8Array(await blob.arrayBuffer()));
}

/** A page without its number, which is not part of the story. */
export function withoutNumber(page: string, number: number): string {
  const text = page.trimEnd();
  if (!text.endsWith(String(number))) throw new Error(`Page ${number} has no number: …${text.slice(-20)}`);
  return text.slice(0, -String(number).length);
}

/** The drawable part of a text: no joiners, and no skin tones, which a typeface of one color lacks. */
export function drawable(text: string): string {
  return text.replace(/[\s\p{Default_Ignorable_Code_Point}\u{1f3fb}-\u{1f3ff}]/gu, '');
}
