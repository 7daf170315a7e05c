import { circle, leaf, placed, repeat, type Point } from '../../path.ts';
import { type Motif } from '../motif.ts';

/** A flower of the compasses. */
export const rosette: Motif = {
  grounded: false,
  draw: (stage, random) => {
    const centre: Point = [stage.x + stage.width / 2, stage.y + stage.height / 2];
    const r = Math.min(stage.width * 0.42, stage.height * 0.47);
    const petals = random.pick([8, 10, 12]);
    const turn = random.between(0, 1);
    const ring = (from: number, to: number, swell: number, shift: number) =>
      repeat(petals, (index) => {
        const put = placed(centre, turn + ((index + shift) * 2 * Math.PI) / petals);
        return leaf(put(r * from, 0), put(r * to, 0), swell);
      });
    const wide = 2.1 / petals;
    return [
      { d: circle(...centre, r), fill: 'far' },
      { d: circle(...centre, r * 0.97) + circle(...centre, r * 0.91), stroke: 'line', width: 4 },
      { d: ring(0.1, 0.88, wide, 0.5), fill: 'mid' },
      { d: ring(0.05, 0.88, wide * 0.8, 0), fill: 'near' },
      { d: ring(0.2, 0.72, wide * 0.45, 0), fill: 'deep' },
      { d: ring(0.3, 0.62, wide * 0.3, 0.5), fill: 'light' },
      { d: circle(...centre, r * 0.16), fill: 'light' },
      { d: circle(...centre, r * 0.08), fill: 'deep' },
      {
        d: repeat(petals, (index) =>
          circle(...placed(centre, turn + ((index + 0.5) * 2 * Math.PI) / petals)(r * 0.8, 0), r * 0.026),
        ),
        fill: 'paper',
      },
    ];
  },
};
