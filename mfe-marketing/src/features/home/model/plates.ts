import { hatch, type Layer, rays, repeat, sprout, star, wave } from '@storyloom/shared/cover/engraving';
import type { Genre } from '@storyloom/shared/domain';

/** The sheet that every plate is drawn on, as `viewBox`. */
export const PLATE_SHEET = '0 0 240 168';

const fantasy: readonly Layer[] = [
  { kind: 'tint', d: 'M0 136C44 112 76 112 108 120S180 140 240 114V168H0Z' },
  { kind: 'tint', d: 'M52 20a21 21 0 1 0 16 34a24 24 0 0 1 -16 -34Z' },
  { kind: 'line', d: 'M0 116L18 92L32 106L74 50L96 82L112 64L150 112' },
  { kind: 'fine', d: hatch([74, 50], [108, 95], 13, [-9, 15]) + hatch([112, 64], [148, 109], 10, [-7, 12]) },
  { kind: 'solid', d: 'M0 136C44 112 76 112 108 120S180 140 240 114V168H0Z' },
  { kind: 'solid', d: 'M172 130V72H198V126' },
  { kind: 'solid', d: 'M167 72L185 38L203 72Z' },
  {
    kind: 'line',
    d: 'M185 38V24L198 28L185 33M181 92V86A4 4 0 0 1 189 86V92ZM180 129V118A5 5 0 0 1 190 118V128M172 78H198',
  },
  {
    kind: 'fine',
    d:
      repeat(9, (i) => `M192 ${82 + i * 5}H198`) +
      repeat(5, (i) => `M187 ${46 + i * 5.5}L${190 + i * 2.5} ${46 + i * 5.5}`),
  },
  {
    kind: 'line',
    d: 'M120 168C150 158 100 148 140 140S176 136 184 130M140 168C168 160 128 150 156 143S186 138 190 130',
  },
  { kind: 'line', d: 'M52 20a21 21 0 1 0 16 34a24 24 0 0 1 -16 -34Z' },
  { kind: 'line', d: star(112, 26, 5) + star(146, 44, 3) + star(222, 58, 4) + star(92, 44, 2.5) },
  { kind: 'fine', d: hatch([10, 139], [92, 123], 15, [3, 7]) + hatch([204, 133], [238, 121], 7, [4, 8]) },
];

const PLANET = { x: 112, y: 78, r: 42 };
const scifi: readonly Layer[] = [
  { kind: 'tint', d: 'M70 78a42 42 0 1 0 84 0a42 42 0 1 0 -84 0' },
  { kind: 'tint', d: 'M0 150C60 128 180 128 240 150V168H0Z' },
  { kind: 'fine', d: 'M34 103.3A82 19 -18 0 1 190 52.7' },
  { kind: 'line', d: 'M22 107A94 23 -18 0 1 202 49' },
  { kind: 'solid', d: 'M70 78a42 42 0 1 0 84 0a42 42 0 1 0 -84 0' },
  {
    kind: 'fine',
    d: repeat(17, (i) => {
      const dy = -38 + i * 4.75;
      const half = Math.sqrt(PLANET.r ** 2 - dy ** 2);
      return `M${PLANET.x + half * (0.12 + 0.3 * Math.abs(Math.sin(i * 1.7)))} ${PLANET.y + dy}H${PLANET.x + half}`;
    }),
  },
  { kind: 'line', d: 'M22 107A94 23 -18 0 0 202 49' },
  { kind: 'fine', d: 'M34 103.3A82 19 -18 0 0 190 52.7' },
  { kind: 'solid', d: 'M0 150C60 128 180 128 240 150V168H0Z' },
  { kind: 'solid', d: 'M36 140V132A15 15 0 0 1 66 132V136' },
  {
    kind: 'line',
    d: 'M36 132H66M51 117V108M47 108H55M190 138L198 118M206 141L198 118M194 128H202M184 108A15 15 0 0 0 207 124ZM196 116L202 106',
  },
  { kind: 'line', d: 'M200 24a8 8 0 1 0 16 0a8 8 0 1 0 -16 0' },
  { kind: 'fine', d: repeat(4, (i) => `M${209 + (i % 2)} ${19 + i * 3.3}H${[214, 215.5, 215.5, 214][i]}`) },
  { kind: 'line', d: star(36, 34, 5) + star(62, 18, 2.5) + star(172, 18, 3) + star(224, 78, 3) + star(22, 74, 2.5) },
  {
    kind: 'fine',
    d: hatch([10, 153], [110, 140], 18, [3, 6]) + 'M96 158q8 -5 16 0M140 152q6 -4 12 0M206 160q8 -5 16 0',
  },
];

const children: readonly Layer[] = [
  { kind: 'tint', d: 'M120 44L147 100H93ZM60 88L106 104H134L180 88L152 126H88Z' },
  { kind: 'tint', d: 'M184 38a17 17 0 1 0 34 0a17 17 0 1 0 -34 0' },
  { kind: 'line', d: 'M184 38a17 17 0 1 0 34 0a17 17 0 1 0 -34 0' },
  { kind: 'fine', d: rays(201, 38, 23, 30, 16) },
  { kind: 'fine', d: wave(112, 20, 5) },
  { kind: 'solid', d: 'M120 44L147 100H93Z' },
  { kind: 'line', d: 'M120 44V100' },
  { kind: 'fine', d: repeat(10, (i) => `M123 ${54 + i * 4.6}H${122 + i * 2.15}`) },
  { kind: 'solid', d: 'M60 88L106 104H134L180 88L152 126H88Z' },
  { kind: 'line', d: 'M106 104L120 78L134 104' },
  { kind: 'fine', d: hatch([138, 104], [176, 91], 11, [-9, 17]) },
  { kind: 'solid', d: `${wave(128, 20, 7)}V168H0Z` },
  { kind: 'line', d: wave(141, 24, 7) + wave(154, 28, 7) },
  { kind: 'fine', d: wave(135, 20, 4) + wave(148, 24, 4) },
  { kind: 'line', d: 'M60 88C46 76 60 60 48 48' },
  { kind: 'solid', d: 'M44 48L40.5 38.5L30.5 38L38.4 31.8L35.7 22L44 27.6L52.3 22L49.6 31.8L57.5 38L47.5 38.5Z' },
  { kind: 'line', d: 'M96 30q5 -6 10 0q5 -6 10 0M140 26q4 -5 8 0q4 -5 8 0' },
];

const STEM = [
  [176, 128, -0.5],
  [183, 112, -0.75],
  [188, 95, -0.9],
  [190, 78, -1.1],
  [190, 61, -1.25],
] as const;
const romance: readonly Layer[] = [
  { kind: 'tint', d: 'M40 62L150 50L158 122L48 134Z' },
  { kind: 'tint', d: STEM.map(([x, y, a]) => sprout(x, y, a, 24) + sprout(x, y, a - 1.5, 24)).join('') },
  { kind: 'line', d: 'M56 56L62 34L170 46L164 100' },
  { kind: 'fine', d: repeat(3, (i) => `M${74 - i * 0.8} ${42 + i * 5}L${152 - i * 14} ${50.6 + i * 3.4}`) },
  { kind: 'solid', d: 'M40 62L150 50L158 122L48 134Z' },
  { kind: 'line', d: 'M48 134L90 92M158 122L108 90' },
  { kind: 'solid', d: 'M40 62L101 102L150 50Z' },
  { kind: 'fine', d: hatch([44, 64.5], [99, 100.5], 16, [7, -4]) },
  { kind: 'tint', d: 'M90 99a10 10 0 1 0 20 0a10 10 0 1 0 -20 0' },
  { kind: 'line', d: 'M90 99a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M95.5 99a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0' },
  { kind: 'line', d: 'M160 158C176 138 192 106 189 38' },
  {
    kind: 'line',
    d: STEM.map(([x, y, a]) => sprout(x, y, a, 24) + sprout(x, y, a - 1.5, 24)).join('') + sprout(189, 42, -1.6, 20),
  },
  {
    kind: 'fine',
    d: STEM.map(
      ([x, y, a]) =>
        `M${x} ${y}l${18 * Math.cos(a)} ${18 * Math.sin(a)}M${x} ${y}l${18 * Math.cos(a - 1.5)} ${18 * Math.sin(a - 1.5)}`,
    ).join(''),
  },
  { kind: 'fine', d: repeat(7, (i) => `M${26 + i * 6} ${148 + (i % 2) * 2}H${150 - i * 9}`) },
  { kind: 'line', d: star(24, 40, 3) + star(222, 30, 3) + star(222, 136, 2.5) },
];

/** A small engraving for each genre. */
export const PLATES: Readonly<Record<Genre, readonly Layer[]>> = { fantasy, scifi, children, romance };
