import literataRanges from '@fontsource/literata/unicode.json';
import emojiRanges from '@fontsource/noto-emoji/unicode.json';
import chineseRanges from '@fontsource/noto-sans-sc/unicode.json';
import { unicodeRanges } from './unicode-ranges.ts';

export type Family = 'literata' | 'chinese' | 'emoji';
export type FontStyle = 'normal' | 'italics' | 'bold';

/** A part of a typeface with some of its characters, in separate files. */
export interface FontSlice {
  readonly name: string;
  readonly family: Family;
  /** Where its files are; families with one style have only `normal`. */
  readonly urls: Readonly<Partial<Record<FontStyle, string>>>;
}

// The build copies these files into the site and leaves their URLs here; a font is fetched when a text needs it.
const files: Readonly<Record<string, string>> = {
  ...import.meta.glob<string>(
    '../../../../../../node_modules/@fontsource/literata/files/*-{400-normal,400-italic,700-normal}.woff',
    { eager: true, query: '?url&no-inline', import: 'default' },
  ),
  ...import.meta.glob<string>(
    '../../../../../../node_modules/@fontsource/noto-sans-sc/files/*-[0-9]*-400-normal.woff',
    { eager: true, query: '?url&no-inline', import: 'default' },
  ),
  ...import.meta.glob<string>('../../../../../../node_modules/@fontsource/noto-emoji/files/*-[0-9]*-400-normal.woff', {
    eager: true,
    query: '?url&no-inline',
    import: 'default',
  }),
};

const STYLE_SUFFIX: Readonly<Record<FontStyle, string>> = {
  normal: '400-normal',
  italics: '400-italic',
  bold: '700-normal',
};

const urlByName = new Map(Object.entries(files).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]));

function slices(family: Family, typeface: string, ranges: Readonly<Record<string, string>>) {
  return Object.entries(ranges).flatMap(([key, list]) => {
    const name = `${typeface}-${key.replace(/[[\]]/g, '')}`;
    const urls: Partial<Record<FontStyle, string>> = {};
    for (const style of ['normal', 'italics', 'bold'] as const) {
      const url = urlByName.get(`${name}-${STYLE_SUFFIX[style]}.woff`);
      if (url !== undefined) urls[style] = url;
    }
    // Parts left out of the build: Latin letters come from Literata.
    return urls.normal === undefined ? [] : [{ slice: { name, family, urls }, ranges: unicodeRanges(list) }];
  });
}

const byCodePoint = new Map<number, FontSlice[]>();
for (const { slice, ranges } of [
  ...slices('literata', 'literata', literataRanges),
  ...slices('chinese', 'noto-sans-sc', chineseRanges),
  ...slices('emoji', 'noto-emoji', emojiRanges),
]) {
  for (const [from, to] of ranges) {
    for (let codePoint = from; codePoint <= to; codePoint += 1) {
      const known = byCodePoint.get(codePoint);
      if (known) known.push(slice);
      else byCodePoint.set(codePoint, [slice]);
    }
  }
}

/** The slices whose ranges include a character; whether they have it is known after loading. */
export function slicesWith(codePoint: number): readonly FontSlice[] {
  return byCodePoint.get(codePoint) ?? [];
}
