import { circle, placed, polyline, range, repeat, type Point } from '../../path.ts';
import { scale, type Motif } from '../motif.ts';

/** A chart of the sky: rings, degrees, and a figure drawn from star to star. */
export const chart: Motif = {
  grounded: false,
  draw: (stage, random) => {
    const s = scale(stage);
    const centre: Point = [stage.x + stage.width * 0.5, stage.y + stage.height * 0.5];
    const outer = Math.min(stage.width * 0.42, stage.height * 0.46);
    const ticks = range(72).map((index) => {
      const put = placed(centre, (index * Math.PI) / 36);
      return polyline(put(outer, 0), put(outer - (index % 6 === 0 ? 44 : 20) * s, 0));
    });
    const turn = random.between(0, 6.28);
    const figure = range(7).map((index) =>
      placed(centre, turn + index * random.between(0.7, 0.95))(outer * random.between(0.24, 0.8), 0),
    );
    const moon = placed(centre, turn + 3)(outer * 0.62, 0);
    return [
      { d: circle(...centre, outer), fill: 'far' },
      { d: circle(...centre, outer * 0.62), fill: 'near' },
      { d: circle(...centre, outer * 0.3), fill: 'deep' },
      {
        d: [1, 0.84, 0.62, 0.46, 0.3].map((size) => circle(...centre, outer * size)).join('') + ticks.join(''),
        stroke: 'line',
        width: 4,
      },
      {
        d: repeat(6, (index) =>
          polyline(
            placed(centre, turn + (index * Math.PI) / 3)(outer * 0.3, 0),
            placed(centre, turn + (index * Math.PI) / 3)(outer * 0.84, 0),
          ),
        ),
        stroke: 'line',
        width: 3,
      },
      { d: polyline(...figure), stroke: 'light', width: 5 },
      { d: figure.map(([x, y], index) => circle(x, y, (index % 3 === 0 ? 19 : 12) * s)).join(''), fill: 'light' },
      { d: circle(...moon, outer * 0.1), fill: 'paper' },
      { d: circle(moon[0] + outer * 0.045, moon[1] - outer * 0.02, outer * 0.085), fill: 'near' },
    ];
  },
};
