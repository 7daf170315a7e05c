import { at, circle, n, range, rectangle, type Point } from '../../path.ts';
import { stars } from '../landscape.ts';
import { bottom, scale, type Motif } from '../motif.ts';
import { fir } from './fir.ts';

/** Three rows of firs in front of a moon, with a path leading into them. */
export const forest: Motif = {
  grounded: true,
  draw: (stage, random) => {
    const s = scale(stage);
    const floor = bottom(stage);
    const opening = stage.x + stage.width * random.between(0.34, 0.66);
    const rows = (['far', 'mid', 'deep'] as const).map((fill, row) => {
      const foot = stage.y + stage.height * (0.68 + row * 0.1);
      const count = 13 - row * 2;
      const trees = range(count).map((index) => {
        const x = stage.x + ((index + random.between(0.1, 0.9)) / count) * stage.width;
        const clearing = Math.min(1, 0.35 + (Math.abs(x - opening) / stage.width) * (1.5 + row * 0.7));
        return fir(x, foot + 40 * s, s * random.between(300, 400) * (1 + row * 0.28) * clearing);
      });
      return { d: `${trees.join('')}${rectangle(stage.x, foot, stage.width, floor - foot)}`, fill };
    });
    const way = (y: number, half: number, shift: number): [Point, Point] => [
      [opening + shift * s - half * s, y],
      [opening + shift * s + half * s, y],
    ];
    const y = (share: number) => stage.y + stage.height * share;
    const [a, b, c] = [way(y(0.89), 12, 0), way(y(0.94), 30, 46), way(floor, 90, -60)];
    const path = `M${at(a[0])}Q${at(b[0])} ${at(c[0])}H${n(c[1][0])}Q${at(b[1])} ${at(a[1])}Z`;
    return [
      stars(stage, random, 6, 0.3, 'light'),
      { d: circle(opening + random.between(-60, 60) * s, y(0.36), s * random.between(150, 210)), fill: 'light' },
      ...rows,
      { d: path, fill: 'line' },
    ];
  },
};
