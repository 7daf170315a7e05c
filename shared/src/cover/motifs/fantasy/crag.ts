import { circle, n, polygon, polyline, range, type Point } from '../../path.ts';
import { landMark, rolling } from '../landscape.ts';
import { bottom, scale, type Motif } from '../motif.ts';
import { tower } from './tower.ts';

/** A crag with a keep upon it before a great disc, and birds. */
export const crag: Motif = {
  grounded: true,
  draw: (stage, random) => {
    const s = scale(stage);
    const x = stage.x + stage.width * random.between(0.36, 0.64);
    const y = (share: number) => stage.y + stage.height * share;
    const top = y(0.5);
    const face = (from: number, to: number): Point[] => [
      [x + from * s, top],
      [x + to * s, top],
    ];
    const spread = s * random.between(330, 430);
    const lean = s * random.between(-60, 60);
    const foot = rolling(stage, random, { base: 0.88, relief: 0.04, hills: 1 });
    const birds = range(5).map((index) => {
      const [bx, by] = [x + s * (random.between(160, 380) * (index % 2 ? 1 : -1)), y(random.between(0.08, 0.32))];
      return `M${n(bx - 20 * s)} ${n(by - 8 * s)}q${n(12 * s)} ${n(-6 * s)} ${n(20 * s)} ${n(8 * s)}q${n(8 * s)} ${n(-14 * s)} ${n(20 * s)} ${n(-8 * s)}`;
    });
    return [
      { d: circle(x + random.between(-80, 80) * s, y(0.42), s * random.between(290, 360)), fill: 'light' },
      { d: birds.join(''), stroke: 'line', width: 6 },
      landMark(stage, rolling(stage, random, { base: 0.72, relief: 0.08, hills: 1.4 }), 'far'),
      ...tower([x - 52 * s, top], 58 * s, 130 * s),
      ...tower([x + 40 * s, top], 74 * s, 220 * s),
      {
        d: polygon(
          ...face(-110, 110),
          [x + spread * 0.5, y(0.72)],
          [x + spread, bottom(stage)],
          [x - spread + lean, bottom(stage)],
          [x - spread * 0.42, y(0.7)],
        ),
        fill: 'near',
      },
      {
        d: polygon(
          [x + 30 * s, top],
          [x + 110 * s, top],
          [x + spread * 0.5, y(0.72)],
          [x + spread, bottom(stage)],
          [x + lean, bottom(stage)],
          [x + 90 * s, y(0.74)],
        ),
        fill: 'deep',
      },
      {
        d: polyline([x - 60 * s, top + 30 * s], [x - 20 * s, y(0.64)], [x - 70 * s, y(0.72)], [x - 10 * s, y(0.84)]),
        stroke: 'line',
        width: 6,
      },
      landMark(stage, foot, 'deep'),
    ];
  },
};
