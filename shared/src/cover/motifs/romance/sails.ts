import type { Mark } from '../../drawing.ts';
import { circle, n, polygon, range, rectangle, repeat } from '../../path.ts';
import { landMark, rolling } from '../landscape.ts';
import { bottom, scale, type Motif } from '../motif.ts';

/** Two sails close to each other, far out. */
export const sails: Motif = {
  grounded: true,
  draw: (stage, random) => {
    const s = scale(stage);
    const y = (share: number) => stage.y + stage.height * share;
    const side = random.pick([-1, 1] as const);
    const x = stage.x + stage.width * (0.5 + side * random.between(0.08, 0.2));
    const sunX = stage.x + stage.width * (0.5 - side * random.between(0.02, 0.12));
    const sea = y(0.52);
    const r = s * random.between(210, 280);
    const sail = (at: number, foot: number, size: number): Mark[] => [
      {
        d: polygon([at, foot - 30 * size], [at, foot - 260 * size], [at + side * 130 * size, foot - 30 * size]),
        fill: 'paper',
      },
      {
        d: polygon(
          [at - side * 12 * size, foot - 40 * size],
          [at - side * 12 * size, foot - 210 * size],
          [at - side * 84 * size, foot - 40 * size],
        ),
        fill: 'near',
      },
      {
        d: `M${n(at - 105 * size)} ${n(foot - 22 * size)}h${n(220 * size)}q${n(-30 * size)} ${n(56 * size)} ${n(-80 * size)} ${n(56 * size)}h${n(-70 * size)}q${n(-46 * size)} 0 ${n(-70 * size)} ${n(-56 * size)}Z`,
        fill: 'deep',
      },
    ];
    const swell = (index: number) =>
      rolling(stage, random, {
        base: 0.66 + index * 0.11,
        relief: 0.022 + index * 0.004,
        hills: random.between(1.6, 2.6),
      });
    const path = range(5).map((index) =>
      rectangle(sunX - r * (0.75 - index * 0.13), sea + (16 + index * 30) * s, r * (1.5 - index * 0.26), 10 * s),
    );
    return [
      {
        d: repeat(3, (index) =>
          rectangle(
            stage.x + stage.width * random.between(0, 0.5),
            y(0.1 + index * 0.09),
            stage.width * random.between(0.2, 0.45),
            9 * s,
          ),
        ),
        fill: 'far',
      },
      { d: circle(sunX, sea - r * random.between(0, 0.4), r), fill: 'light' },
      { d: rectangle(stage.x, sea, stage.width, bottom(stage) - sea), fill: 'far' },
      { d: path.join(''), fill: 'light' },
      ...sail(x, y(0.64), s * 1.05),
      landMark(stage, swell(0), 'mid'),
      ...sail(x - side * 230 * s, y(0.77), s * 1.35),
      landMark(stage, swell(1), 'near'),
      landMark(stage, swell(2), 'deep'),
    ];
  },
};
