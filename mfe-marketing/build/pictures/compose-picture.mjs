import { breakLines, shorten } from './break-lines.mjs';
import { setLine, widthOf } from './set-line.mjs';

/** @typedef {{ readonly eyebrow: string, readonly title: string }} PictureText */

/** The usual size of link previews, in pixels. */
export const PICTURE = { width: 1200, height: 630 };
/** Distance of the frame and of the text from the edge. */
const FRAME = 36;
const MARGIN = 92;
export const TEXT_BOX = { left: MARGIN, right: PICTURE.width - MARGIN, top: FRAME, bottom: PICTURE.height - FRAME };
const WIDTH = TEXT_BOX.right - TEXT_BOX.left;

/** Colours of the light theme. */
const INK = { paper: '#faf7f1', text: '#26211b', muted: '#645b4f', line: '#e3dacb', accent: '#2e4a6b' };

const TITLE = { sizes: [92, 84, 76, 68, 62, 56], maxLines: 4, leading: 1.16, top: 178, bottom: 470 };
const EYEBROW = { size: 36, baseline: 138 };
const FOOT = { rule: 508, baseline: 558, size: 34, mark: 46 };

/** The logo, an open book, on 24 by 24 units. */
const MARK =
  'M12 6c-2.600-1.900-5.700-2.400-9-2v14.500c3.300-.4 6.400.1 9 2 2.600-1.900 5.700-2.400 9-2V4c-3.300-.4-6.400.1-9 2zM12 6v14.500';

/** @param {string} text @param {number} size @param {number} width */
const linesAt = (text, size, width) => breakLines(text, (line) => widthOf('title', line, size) <= width);

/** Lines of about the same length: the narrowest width that needs no additional line. @param {string} text @param {number} size */
function balanced(text, size) {
  const count = linesAt(text, size, WIDTH).length;
  let [narrow, wide] = [0, WIDTH];
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2;
    if (linesAt(text, size, middle).length > count) narrow = middle;
    else wide = middle;
  }
  return linesAt(text, size, wide);
}

/** The largest size at which a title fits, and its lines. @param {string} title */
export function setTitle(title) {
  const room = TITLE.bottom - TITLE.top;
  for (const size of TITLE.sizes) {
    const lines = balanced(title, size);
    if (lines.length <= TITLE.maxLines && lines.length * size * TITLE.leading <= room) return { size, lines };
  }
  const size = TITLE.sizes.at(-1) ?? 0;
  const lines = linesAt(title, size, WIDTH);
  const kept = lines.slice(0, TITLE.maxLines);
  const last = shorten(kept.pop() ?? '', (line) => widthOf('title', line, size) <= WIDTH);
  return { size, lines: [...kept, last] };
}

/**
 * A picture as SVG, with its text as outlines.
 *
 * @param {PictureText} text
 * @returns {{ svg: string, glyphs: readonly { glyph: number, path: import('fontkit').Path }[] }}
 * @throws Error when no font has one of its characters.
 */
export function composePicture(text) {
  const title = text.title.normalize('NFC').trim();
  const { size, lines } = setTitle(title);
  const step = size * TITLE.leading;
  const eyebrow = shortened(text.eyebrow.normalize('NFC').trim());
  const place = { x: TEXT_BOX.left, size: EYEBROW.size, y: EYEBROW.baseline };
  const head = setLine('eyebrow', eyebrow, place);
  // The top of the first line is at the same height for every size.
  const body = lines.flatMap((line, index) =>
    setLine('title', line, { x: TEXT_BOX.left, y: TITLE.top + size * 0.86 + index * step, size }),
  );
  const foot = setLine('title', 'Storyloom', { x: TEXT_BOX.left + FOOT.mark + 16, y: FOOT.baseline, size: FOOT.size });
  const { width, height } = PICTURE;
  const scale = FOOT.mark / 24;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${INK.paper}"/>`,
    `<rect x="${FRAME}" y="${FRAME}" width="${width - 2 * FRAME}" height="${height - 2 * FRAME}" fill="none" stroke="${INK.line}" stroke-width="2"/>`,
    shape(head, INK.accent),
    shape(body, INK.text),
    `<path d="M${TEXT_BOX.left} ${FOOT.rule}H${TEXT_BOX.right}" stroke="${INK.line}" stroke-width="2"/>`,
    `<path d="${MARK}" transform="translate(${TEXT_BOX.left - 3 * scale} ${FOOT.baseline - 35}) scale(${scale})" fill="none" stroke="${INK.accent}" stroke-width="1.6" stroke-linejoin="round"/>`,
    shape(foot, INK.text),
    '</svg>',
  ].join('');
  return { svg, glyphs: [...head, ...body, ...foot] };
}

/** @param {string} eyebrow */
function shortened(eyebrow) {
  const fits = (/** @type {string} */ line) => widthOf('eyebrow', line, EYEBROW.size) <= WIDTH;
  return fits(eyebrow) ? eyebrow : shorten(eyebrow, fits);
}

/** @param {readonly { path: import('fontkit').Path }[]} glyphs @param {string} fill */
function shape(glyphs, fill) {
  return `<path d="${glyphs.map(({ path }) => path.toSVG()).join('')}" fill="${fill}"/>`;
}
