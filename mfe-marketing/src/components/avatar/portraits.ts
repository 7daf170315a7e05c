import type { GenreAccent } from '@storyloom/shared/theme';
import type { AuthorId } from '../../model/team.ts';

/** One layer of a portrait, from the back to the front. */
interface Layer {
  /** `ink` is filled with the accent, `paper` with the page's colour; `line` is drawn on paper, `light` on ink. */
  readonly kind: 'ink' | 'paper' | 'line' | 'light';
  readonly d: string;
}

interface Portrait {
  readonly accent: GenreAccent;
  /** Parallel lines behind the head: slanted, level or curved, so that portraits differ at a glance. */
  readonly ground: string;
  readonly layers: readonly Layer[];
}

/** Width and height of the sheet that portraits are drawn on. */
export const PORTRAIT_SIZE = 160;

const every = (step: number, from: number, to: number, line: (at: number) => string): string =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => line(from + index * step)).join('');

const SHOULDERS = 'M20 160Q24 122 64 114L66 98H94L96 114Q136 122 140 160Z';
const NECK = 'M67 92H93V112Q80 124 67 112Z';
const HEAD = 'M54 66Q54 38 80 38Q106 38 106 66Q106 102 80 106Q54 102 54 66Z';
const FACE = 'M66 71q4 -3 8 0M86 71q4 -3 8 0M80 72l-3 12h5M72 92q8 5 16 0';

/** The team as busts on an engraved ground. */
export const PORTRAITS: Readonly<Record<AuthorId, Portrait>> = {
  'mara-lindqvist': {
    accent: 'romance',
    ground: every(5, -160, 160, (at) => `M${at} 0l160 160`),
    layers: [
      { kind: 'ink', d: `${SHOULDERS}M66 26a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z` },
      { kind: 'paper', d: NECK },
      { kind: 'paper', d: HEAD },
      { kind: 'ink', d: 'M50 74Q44 32 80 32Q116 32 110 74Q106 58 92 50Q74 58 58 56Q52 62 50 74Z' },
      { kind: 'line', d: FACE },
      { kind: 'light', d: 'M58 120L80 144L102 120M80 144V160M74 22q6 -4 12 0M62 44q18 -10 36 0' },
    ],
  },
  'jonas-adeyemi': {
    accent: 'scifi',
    ground: every(5, 0, 160, (at) => `M0 ${at}h160`),
    layers: [
      { kind: 'ink', d: SHOULDERS },
      { kind: 'paper', d: NECK },
      { kind: 'paper', d: HEAD },
      {
        kind: 'ink',
        d: 'M52 68Q44 56 50 46Q50 36 60 34Q66 26 76 28Q86 24 94 31Q106 32 108 44Q116 54 108 68Q104 52 80 52T52 68Z',
      },
      { kind: 'ink', d: 'M54 74Q56 110 80 112Q104 110 106 74Q102 86 94 86Q80 81 66 86Q58 86 54 74Z' },
      {
        kind: 'line',
        d: 'M59 70a9 9 0 1 0 18 0a9 9 0 1 0 -18 0ZM83 70a9 9 0 1 0 18 0a9 9 0 1 0 -18 0ZM77 69q3 -3 6 0',
      },
      { kind: 'light', d: 'M73 94q7 4 14 0M56 120Q80 136 104 120' },
    ],
  },
  'ines-castellanos': {
    accent: 'fantasy',
    ground: every(6, -20, 180, (at) => `M0 ${at}q40 -18 80 0t80 0`),
    layers: [
      {
        kind: 'ink',
        d: `${SHOULDERS}M44 120Q32 96 42 70Q42 28 80 28Q118 28 118 70Q128 96 116 120Q104 128 96 116H64Q56 128 44 120Z`,
      },
      { kind: 'paper', d: NECK },
      { kind: 'paper', d: HEAD },
      { kind: 'ink', d: 'M53 68Q52 36 80 36Q108 36 107 68Q104 58 98 56Q78 62 62 56Q55 60 53 68Z' },
      { kind: 'line', d: FACE },
      { kind: 'light', d: 'M51 82v6M109 82v6M60 44q20 -10 40 0M54 124Q80 140 106 124' },
    ],
  },
};
