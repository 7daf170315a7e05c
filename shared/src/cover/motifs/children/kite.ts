import { at, flowing, n, placed, polygon, polyline, range, type Point } from '../../path.ts';
import { scale, type Motif } from '../motif.ts';
import { clouds } from './clouds.ts';
import { hills } from './hills.ts';

/** A kite of four colours, high above the hills. */
export const kite: Motif = {
  grounded: true,
  draw: (stage, random) => {
    const s = scale(stage);
    const side = random.pick([-1, 1] as const);
    const centre: Point = [
      stage.x + stage.width * (0.5 + side * random.between(0.06, 0.16)),
      stage.y + stage.height * 0.34,
    ];
    const put = placed(centre, side * random.between(0.3, 0.6));
    const [wide, up, down] = [s * random.between(150, 190), s * 200, s * 290];
    const tail = range(6).map((index): Point =>
      put((index % 2 ? 1 : -1) * s * (index === 0 ? 0 : 54), down + index * 62 * s),
    );
    const bows = tail
      .slice(1)
      .map(([x, y]) =>
        polygon([x - 30 * s, y - 20 * s], [x + 30 * s, y + 20 * s], [x + 30 * s, y - 20 * s], [x - 30 * s, y + 20 * s]),
      );
    const hand: Point = [stage.x + stage.width * (0.5 - side * 0.34), stage.y + stage.height * 0.8];
    const land = hills(stage, random);
    return [
      clouds(stage, random, s),
      ...land.slice(0, 1),
      {
        d: `M${at(centre)}Q${n((centre[0] + hand[0]) / 2 - side * 40 * s)} ${n(hand[1] - 60 * s)} ${at(hand)}`,
        stroke: 'onSky',
        width: 4,
      },
      { d: flowing(tail), stroke: 'onSky', width: 5 },
      { d: bows.join(''), fill: 'light' },
      { d: polygon(put(0, -up), put(wide, 0), put(0, down), put(-wide, 0)), fill: 'light' },
      {
        d: polygon(put(0, -up), put(wide, 0), put(0, 0)) + polygon(put(0, down), put(-wide, 0), put(0, 0)),
        fill: 'near',
      },
      { d: polyline(put(0, -up), put(0, down)) + polyline(put(-wide, 0), put(wide, 0)), stroke: 'paper', width: 5 },
      ...land.slice(1),
    ];
  },
};
