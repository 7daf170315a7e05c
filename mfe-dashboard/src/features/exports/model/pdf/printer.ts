import pdfMake from 'pdfmake/build/pdfmake.min.js';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { FontStyle } from './font-slices.ts';

/** Parts of the PDF library that are used here but missing from its types. */
interface Printer {
  readonly virtualfs: {
    existsSync(name: string): boolean;
    writeFileSync(name: string, data: Uint8Array): void;
  };
  setUrlAccessPolicy(allows: (url: string) => boolean): void;
  localAccessPolicy: (path: string) => boolean;
  setFonts(fonts: Readonly<Record<string, Readonly<Partial<Record<FontStyle, string>>>>>): void;
  createPdf(definition: TDocumentDefinitions): {
    getStream(): Promise<LaidOut>;
    getBuffer(): Promise<Uint8Array<ArrayBuffer>>;
  };
}

/** A document that is laid out, but not written. */
export interface LaidOut {
  provideFont(
    name: string,
    bold: boolean,
    italics: boolean,
  ): { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

/** The PDF library, which does not read or fetch anything itself. */
export const printer = pdfMake as unknown as Printer;
printer.setUrlAccessPolicy(() => false);
printer.localAccessPolicy = () => false;
