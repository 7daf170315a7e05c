import type { CoverWords } from '../drawing.ts';

interface RoleStyle {
  readonly fontStyle: 'normal' | 'italic';
  readonly fontWeight: number;
  /** Units of the cover; the estimate of widths has room for it. */
  readonly letterSpacing: number;
}

/** How the words of a cover are set, in attributes that both SVG and React know. */
export const LETTERING: Readonly<Record<CoverWords['role'], RoleStyle> & { fontFamily: string }> = {
  /** The theme's serifs, by name: a cover leaves the site, and its variables stay behind. */
  fontFamily:
    "'Literata', 'Literata Variable', 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, 'Songti SC', 'Noto Serif CJK SC', serif",
  title: { fontStyle: 'normal', fontWeight: 500, letterSpacing: 0 },
  author: { fontStyle: 'italic', fontWeight: 400, letterSpacing: 0 },
  colophon: { fontStyle: 'normal', fontWeight: 400, letterSpacing: 1 },
};
