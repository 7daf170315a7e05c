import { escape as escapeXml } from 'html-escaper';
import { type CoverOf, type CoverOptions, drawCover } from './draw-cover.ts';
import type { CoverShape, CoverWords } from './drawing.ts';
import { LETTERING, letteringFamily } from './lettering/lettering-style.ts';

function path({ d, fill = 'none', stroke, width }: CoverShape): string {
  const line = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${width}"`;
  return `<path d="${d}" fill="${fill}"${line}/>`;
}

function text({ x, y, size, anchor, fill, role, text: words }: CoverWords, lang: string | undefined): string {
  const { fontStyle, letterSpacing, fontWeight } = LETTERING[role];
  return (
    `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" fill="${fill}" ` +
    `font-family="${letteringFamily(words, lang)}" font-style="${fontStyle}" font-weight="${fontWeight}" letter-spacing="${letterSpacing}">${escapeXml(words)}</text>`
  );
}

/** A story's cover as a standalone SVG document: no script, no external resources, the same bytes for the same story. */
export function coverSvg(of: CoverOf, options: CoverOptions): string {
  const { width, height, shapes, words, lang } = drawCover(of, options);
  const letters =
    words.length === 0
      ? ''
      : `<g${lang ? ` xml:lang="${escapeXml(lang)}"` : ''}>${words.map((line) => text(line, lang)).join('')}</g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<g stroke-linecap="round" stroke-linejoin="round">${shapes.map(path).join('')}</g>${letters}</svg>`
  );
}
