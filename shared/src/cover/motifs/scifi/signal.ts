import type { Mark } from '../../drawing.ts';
import { circle, flowing, range, type Point } from '../../path.ts';
import { scale, type Motif } from '../motif.ts';

/** A signal, line by line, under the body that sends it. */
export const signal: Motif = {
  grounded: false,
  draw: (stage, random) => {
    const s = scale(stage);
    const inset = stage.width * 0.09;
    const count = 14;
    const from = stage.y + stage.height * 0.4;
    const step = (stage.height * 0.54) / (count - 1);
    const peak = random.between(0.38, 0.62);
    const rows = range(count).map((row): Point[] => {
      const lift = step * random.between(2.4, 4.6);
      return range(25).map((index) => {
        const share = index / 24;
        const near = Math.exp(-(((share - peak) / 0.17) ** 2));
        return [
          stage.x + inset + share * (stage.width - 2 * inset),
          from + row * step - near * lift * random.between(0.25, 1) - random.between(0, step * 0.16),
        ];
      });
    });
    return [
      {
        d: circle(stage.x + stage.width * peak, stage.y + stage.height * 0.24, s * random.between(150, 200)),
        fill: 'light',
      },
      ...rows.map((points): Mark => ({ d: flowing(points), fill: 'sky', stroke: 'line', width: 5 })),
    ];
  },
};
