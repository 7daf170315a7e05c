import { type Family, type FontSlice, type FontStyle, slicesWith } from './font-slices.ts';

/** Characters that a slice turned out not to have, as {@link glyphKey}. */
export type Lacking = ReadonlySet<string>;

export const glyphKey = (slice: FontSlice, style: FontStyle, codePoint: number) =>
  `${slice.name} ${style} ${codePoint}`;

export interface Chosen {
  readonly slice: FontSlice;
  readonly style: FontStyle;
}

// They are as wide as a character in Chinese, and narrow elsewhere.
const CHINESE_PUNCTUATION = /^[‘’“”…—·]$/u;
const LOOKS_LIKE_EMOJI = /\p{Emoji_Presentation}|\ufe0f|\u20e3/u;
const IGNORABLE = /^\p{Default_Ignorable_Code_Point}$/u;

/** What has to be drawn of a character: not joiners and the like. */
export function drawnCodePoints(character: string): readonly number[] {
  return Array.from(character).flatMap((part) => (IGNORABLE.test(part) ? [] : [part.codePointAt(0) ?? 0]));
}

function familiesFor(character: string, lang: string): readonly Family[] {
  if (LOOKS_LIKE_EMOJI.test(character)) return ['emoji', 'chinese', 'literata'];
  const isChinese = lang.startsWith('zh') && CHINESE_PUNCTUATION.test(character);
  return isChinese ? ['chinese', 'literata', 'emoji'] : ['literata', 'chinese', 'emoji'];
}

/** The slice for one character as a reader counts them, if one has all of it. */
export function chooseFont(character: string, style: FontStyle, lang: string, lacking: Lacking): Chosen | undefined {
  const codePoints = drawnCodePoints(character);
  const [first] = codePoints;
  if (first === undefined) return undefined;
  const candidates = slicesWith(first).filter((slice) =>
    codePoints.every((point) => slicesWith(point).includes(slice)),
  );
  for (const family of familiesFor(character, lang)) {
    for (const slice of candidates) {
      if (slice.family !== family) continue;
      const has = slice.urls[style] === undefined ? 'normal' : style;
      if (!codePoints.some((point) => lacking.has(glyphKey(slice, has, point)))) return { slice, style: has };
    }
  }
  return undefined;
}
