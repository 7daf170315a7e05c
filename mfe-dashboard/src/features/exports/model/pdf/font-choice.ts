import { type Family, type FontSlice, type FontStyle, slicesWith } from './font-slices.ts';

/** Characters missing from a loaded slice, as {@link glyphKey}. */
export type Lacking = ReadonlySet<string>;

export const glyphKey = (slice: FontSlice, style: FontStyle, codePoint: number) =>
  `${slice.name} ${style} ${codePoint}`;

export interface Chosen {
  readonly slice: FontSlice;
  readonly style: FontStyle;
}

// Full width in Chinese, narrow in other languages.
const CHINESE_PUNCTUATION = /^[‘’“”…—·]$/u;
const LOOKS_LIKE_EMOJI = /\p{Emoji_Presentation}|\ufe0f|\u20e3/u;
const IGNORABLE = /^\p{Default_Ignorable_Code_Point}$/u;

/** The code points of a character that are drawn: not joiners and the like. */
export function drawnCodePoints(character: string): readonly number[] {
  return Array.from(character).flatMap((part) => (IGNORABLE.test(part) ? [] : [part.codePointAt(0) ?? 0]));
}

function familiesFor(character: string, lang: string): readonly Family[] {
  if (LOOKS_LIKE_EMOJI.test(character)) return ['emoji', 'chinese', 'literata'];
  const isChinese = lang.startsWith('zh') && CHINESE_PUNCTUATION.test(character);
  return isChinese ? ['chinese', 'literata', 'emoji'] : ['literata', 'chinese', 'emoji'];
}

/** The slice for one user-perceived character, if one has all of it. */
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
