import { circle, placed, polygon, polyline, range, rectangle, type Point } from '../../path.ts';
import { landMark, rolling } from '../landscape.ts';
import { scale, type Motif } from '../motif.ts';

/** A little house on a hill, at night or nearly, with stars on strings. */
export const home: Motif = {
  grounded: true,
  draw: (stage, random) => {
    const s = scale(stage);
    const side = random.pick([-1, 1] as const);
    const x = stage.x + stage.width * (0.5 + side * random.between(0.04, 0.14));
    const land = rolling(stage, random, { base: 0.74, relief: 0.04, hills: 0.6 });
    const y = land(x);
    const u = s * random.between(95, 115);
    const strings = range(6).map((index): [number, number] => [
      stage.x + stage.width * (0.1 + index * 0.16),
      stage.y + stage.height * random.between(0.1, 0.34),
    ]);
    const star = ([px, py]: Point) =>
      polygon(
        ...range(10).map((index) =>
          placed([px, py], (index * Math.PI) / 5 - Math.PI / 2)((index % 2 ? 15 : 36) * s, 0),
        ),
      );
    const trees = [-2.9, -2.1, 2.2, 3].map((at): Point => [x + at * u, land(x + at * u)]);
    return [
      { d: circle(x - side * 250 * s, stage.y + stage.height * 0.46, s * random.between(150, 210)), fill: 'paper' },
      { d: strings.map(([px, py]) => polyline([px, stage.y - 5], [px, py])).join(''), stroke: 'line', width: 3 },
      { d: strings.map(star).join(''), fill: 'light' },
      landMark(stage, rolling(stage, random, { base: 0.66, relief: 0.06, hills: 0.8 }), 'mid'),
      { d: trees.map(([px, py]) => polyline([px, py + 20], [px, py - u])).join(''), stroke: 'deep', width: 9 },
      {
        d: trees.map(([px, py], index) => circle(px, py - u * 1.3, u * (0.42 + (index % 2) * 0.16))).join(''),
        fill: 'near',
      },
      { d: rectangle(x - u, y - u * 1.5, 2 * u, u * 2), fill: 'paper' },
      {
        d:
          polygon([x - u * 1.3, y - u * 1.45], [x, y - u * 2.6], [x + u * 1.3, y - u * 1.45]) +
          rectangle(x + u * 0.5, y - u * 2.6, u * 0.32, u * 0.8),
        fill: 'light',
      },
      { d: rectangle(x - u * 0.66, y - u * 0.8, u * 0.5, u * 1.2), fill: 'deep' },
      { d: rectangle(x + u * 0.2, y - u * 0.9, u * 0.5, u * 0.5), fill: 'mid' },
      landMark(stage, land, 'near'),
      landMark(stage, rolling(stage, random, { base: 0.88, relief: 0.03, hills: 0.8 }), 'deep'),
    ];
  },
};
