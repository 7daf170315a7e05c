import type { CoverWords } from '../drawing.ts';

interface RoleStyle {
  readonly fontStyle: 'normal' | 'italic';
  readonly fontWeight: number;
  /** Units of the cover; the estimate of widths has room for it. */
  readonly letterSpacing: number;
}

/** How the words of a cover are set, in attributes that both SVG and React know. */
export const LETTERING: Readonly<Record<CoverWords['role'], RoleStyle>> = {
  title: { fontStyle: 'normal', fontWeight: 500, letterSpacing: 0 },
  author: { fontStyle: 'italic', fontWeight: 400, letterSpacing: 0 },
  colophon: { fontStyle: 'normal', fontWeight: 400, letterSpacing: 1 },
};

/** The theme's serifs, by name: a cover leaves the site, and its variables and web font stay behind. */
const LATIN =
  "Literata, 'Literata Variable', 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, 'Times New Roman', " +
  "'Liberation Serif', 'Noto Serif', 'DejaVu Serif', serif";
const CHINESE = "'Songti SC', 'Noto Serif CJK SC', 'Noto Serif SC', 'Source Han Serif SC', SimSun, serif";

const HAN = /\p{Script=Han}/u;

/**
 * What a line of words is set in. Only one that is Chinese, and marked as Chinese, gets faces made for it: their quotation
 * marks and apostrophes are as wide as a sign.
 *
 * @param lang of the words as a tag, where it is known
 */
export function letteringFamily(words: string, lang: string | undefined): string {
  return /^zh\b/i.test(lang ?? '') && HAN.test(words) ? CHINESE : LATIN;
}
