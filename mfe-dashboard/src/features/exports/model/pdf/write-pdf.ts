import type { Writer, WriterOptions } from '../formats.ts';
import type { StoryContent } from '../story-content.ts';
import { glyphKey, type Lacking } from './font-choice.ts';
import { fontFile, loadFonts } from './load-fonts.ts';
import { pages } from './page-layout.ts';
import { type LaidOut, printer } from './printer.ts';
import { TextSetter } from './set-text.ts';
import { sheetOf } from './sheet.ts';

/** Progress when the fonts are loaded, and when the layout is done. */
const DONE = { fonts: 0.5, layout: 0.8 };

/** Lets the page render, and handle a click on Cancel, before a long computation. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

function fontTable(setter: TextSetter) {
  const fonts: Record<string, Partial<Record<'normal' | 'italics' | 'bold', string>>> = {};
  for (const font of setter.used.values()) {
    fonts[font.slice.name] = { ...fonts[font.slice.name], [font.style]: fontFile(font) };
  }
  return fonts;
}

/** Characters that a font's ranges include but the font lacks. */
function broken(laidOut: LaidOut, setter: TextSetter): readonly string[] {
  return [...setter.used.values()].flatMap(({ slice, style, codePoints }) => {
    const { font } = laidOut.provideFont(slice.name, style === 'bold', style === 'italics');
    return [...codePoints]
      .filter((point) => !font.hasGlyphForCodePoint(point))
      .map((point) => glyphKey(slice, style, point));
  });
}

async function layOut(content: StoryContent, lacking: Lacking, options: WriterOptions) {
  const { signal, onProgress, pageSize = 'A4' } = options;
  const setter = new TextSetter(content.lang, lacking);
  const definition = pages(content, setter, sheetOf(pageSize));
  await loadFonts([...setter.used.values()], signal, (done) => onProgress?.(done * DONE.fonts));
  await breathe();
  signal?.throwIfAborted();
  printer.setFonts(fontTable(setter));
  const pdf = printer.createPdf(definition);
  return { pdf, setter, broken: broken(await pdf.getStream(), setter) };
}

/**
 * Makes a PDF with real text and only those parts of the fonts that the story needs. Whether a part has a character is known once
 * it is loaded: if it is missing, the story is laid out again without it.
 *
 * Rejects with an ExportError when a font can't be loaded.
 */
export const writePdf: Writer = async (content, options) => {
  const { signal, onProgress } = options;
  const lacking = new Set<string>();
  let laidOut = await layOut(content, lacking, options);
  while (laidOut.broken.length > 0) {
    for (const key of laidOut.broken) lacking.add(key);
    laidOut = await layOut(content, lacking, options);
  }
  onProgress?.(DONE.layout);
  await breathe();
  signal?.throwIfAborted();
  return { data: await laidOut.pdf.getBuffer(), missing: laidOut.setter.missing };
};
