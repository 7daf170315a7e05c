import { circle, polygon, polyline, range, rectangle, repeat, type Point } from '../../path.ts';
import { landMark, rolling, stars } from '../landscape.ts';
import { bottom, scale, type Motif } from '../motif.ts';

/** Mountains and a moon, and both again in a lake. */
export const lake: Motif = {
  grounded: true,
  draw: (stage, random) => {
    const s = scale(stage);
    const water = stage.y + stage.height * 0.58;
    const moon: Point = [
      stage.x + stage.width * random.between(0.3, 0.7),
      stage.y + stage.height * random.between(0.16, 0.24),
    ];
    const r = s * random.between(80, 120);
    const peaks = range(4).map((index) => ({
      x: stage.x + stage.width * (0.02 + index * 0.32 + random.between(-0.06, 0.06)),
      height: s * random.between(190, 400),
      half: s * random.between(230, 330),
    }));
    const slopes = (sign: number, size: number) =>
      peaks
        .map(({ x, height, half }) => polygon([x - half, water], [x, water - sign * height * size], [x + half, water]))
        .join('');
    const shade = (sign: number, size: number) =>
      peaks
        .map(({ x, height, half }) =>
          polygon(
            [x, water - sign * height * size],
            [x + half, water],
            [x + half * 0.1, water],
            [x - half * 0.12, water - sign * height * size * 0.5],
          ),
        )
        .join('');
    const bars = range(6).map((index) => {
      const half = r * (1.1 - index * 0.14) * random.between(0.7, 1.1);
      return rectangle(moon[0] - half, water + (60 + index * 44) * s, 2 * half, 11 * s);
    });
    const shore = rolling(stage, random, { base: 0.93, relief: 0.03, hills: 0.7 });
    const reeds = range(9).map((index) => {
      const x = stage.x + stage.width * (random.chance(0.5) ? random.between(0.04, 0.24) : random.between(0.76, 0.96));
      return polyline([x, shore(x) + 20], [x + (index - 4) * 5 * s, shore(x) - s * random.between(80, 200)]);
    });
    return [
      stars(stage, random, 8, 0.28, 'light'),
      { d: circle(...moon, r), fill: 'light' },
      { d: slopes(1, 1), fill: 'mid' },
      { d: shade(1, 1), fill: 'near' },
      { d: rectangle(stage.x, water, stage.width, bottom(stage) - water), fill: 'far' },
      { d: slopes(-1, 0.62), fill: 'mid' },
      {
        d: repeat(5, (index) =>
          rectangle(stage.x, water + (24 + index * index * 14) * s, stage.width, (5 + index) * s),
        ),
        fill: 'far',
      },
      { d: bars.join(''), fill: 'light' },
      { d: reeds.join(''), stroke: 'deep', width: 7 },
      landMark(stage, shore, 'deep'),
    ];
  },
};
