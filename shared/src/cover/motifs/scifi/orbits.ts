import type { Mark } from '../../drawing.ts';
import { circle, n, placed, range, type Point } from '../../path.ts';
import { stars } from '../landscape.ts';
import { scale, type Motif } from '../motif.ts';
import { tilted } from './tilted-ellipse.ts';

/** A star, its orbits, and what travels on them. */
export const orbits: Motif = {
  grounded: false,
  draw: (stage, random) => {
    const s = scale(stage);
    const centre: Point = [
      stage.x + stage.width * random.between(0.36, 0.64),
      stage.y + stage.height * random.between(0.44, 0.56),
    ];
    const angle = random.pick([-1, 1]) * random.between(0.2, 0.7);
    const flat = random.between(0.34, 0.5);
    const put = placed(centre, angle);
    const core = s * random.between(80, 110);
    const ways = range(6).map((index) => core + s * (80 + index * random.between(84, 104)));
    const bodies = ways.map((rx, index): Mark => {
      const turn = random.between(0, 6.28);
      const [x, y] = put(rx * Math.cos(turn), rx * flat * Math.sin(turn));
      const fill = (['light', 'mid', 'onSky'] as const)[index % 3] ?? 'mid';
      return { d: circle(x, y, s * random.between(12, 20 + index * 5)), fill };
    });
    return [
      stars(stage, random, 16, 1, 'line'),
      { d: circle(...centre, core * 2.6), fill: 'far' },
      { d: ways.map((rx) => tilted(centre, rx, rx * flat, angle)).join(''), stroke: 'line', width: 4 },
      { d: circle(...centre, core), fill: 'light' },
      {
        d: `M${n(put(-core * 1.7, 0)[0])} ${n(put(-core * 1.7, 0)[1])}A${n(core * 1.7)} ${n(core * 1.7 * flat)} ${n((angle * 180) / Math.PI)} 0 0 ${n(put(core * 1.7, 0)[0])} ${n(put(core * 1.7, 0)[1])}`,
        stroke: 'onSky',
        width: 5,
      },
      ...bodies,
    ];
  },
};
