import { circle, doorway, n, polygon, polyline, range, rectangle, type Point } from '../../path.ts';
import { stars } from '../landscape.ts';
import { bottom, right, scale, type Motif } from '../motif.ts';
import { branch } from './branch.ts';

/** A window with open shutters, the moon, and a branch in a vase. */
export const casement: Motif = {
  grounded: true,
  draw: (stage, random) => {
    const s = scale(stage);
    const side = random.pick([-1, 1] as const);
    const x = stage.x + stage.width * 0.5;
    const sill = stage.y + stage.height * 0.82;
    const half = Math.min(s * 300, stage.width * 0.3);
    const tall = stage.height * 0.72;
    const moon: Point = [x + side * half * random.between(0.2, 0.5), sill - tall * random.between(0.6, 0.7)];
    const vase: Point = [x - side * half * random.between(0.36, 0.52), sill];
    const glass = { x: x - half, y: sill - tall, width: 2 * half, height: tall };
    const shutter = (wing: number) => {
      const [near, far] = [x + wing * half * 1.18, x + wing * half * 1.6];
      const head = sill - tall + half;
      return {
        d: polygon([near, sill], [near, head], [far, head + 40 * s], [far, sill + 20 * s]),
        slats: range(6).map((index) => {
          const y = head + ((index + 0.7) * (sill - head)) / 6.6;
          return polyline([near + wing * half * 0.07, y], [far - wing * half * 0.07, y + 22 * s]);
        }),
      };
    };
    const shutters = [shutter(-1), shutter(1)];
    return [
      { d: doorway(x, sill, half * 1.14, tall + half * 0.14), fill: 'near' },
      { d: doorway(x, sill, half, tall), fill: 'far' },
      { d: circle(...moon, half * random.between(0.22, 0.32)), fill: 'light' },
      stars(
        { ...glass, x: glass.x + half * 0.3, width: 1.4 * half, y: glass.y + half * 0.3, height: tall * 0.6 },
        random,
        7,
        0.8,
        'light',
      ),
      {
        d: `M${n(x - half)} ${n(sill)}v${n(-tall * 0.2)}q${n(half * 0.6)} ${n(-half * random.between(0.3, 0.6))} ${n(half)} ${n(-half * 0.1)}t${n(half)} ${n(-half * 0.1)}V${n(sill)}Z`,
        fill: 'mid',
      },
      {
        d:
          polyline([x, sill], [x, sill - tall]) +
          polyline([x - half, sill - tall * 0.52], [x + half, sill - tall * 0.52]),
        stroke: 'near',
        width: 12,
      },
      { d: shutters.map(({ d }) => d).join(''), fill: 'mid' },
      { d: shutters.flatMap(({ slats }) => slats).join(''), stroke: 'near', width: 5 },
      ...branch(
        {
          from: [vase[0], vase[1] - 120 * s],
          to: [vase[0] - side * 40 * s, vase[1] - tall * 0.6],
          bow: side * 0.1,
          leaves: 10,
          size: 120 * s,
        },
        random,
        'deep',
      ),
      {
        d: `M${n(vase[0] - 24 * s)} ${n(vase[1] - 150 * s)}h${n(48 * s)}q${n(-8 * s)} ${n(40 * s)} ${n(30 * s)} ${n(80 * s)}q${n(10 * s)} ${n(60 * s)} ${n(-24 * s)} ${n(74 * s)}h${n(-60 * s)}q${n(-34 * s)} ${n(-14 * s)} ${n(-24 * s)} ${n(-74 * s)}q${n(38 * s)} ${n(-40 * s)} ${n(30 * s)} ${n(-80 * s)}Z`,
        fill: 'light',
      },
      { d: rectangle(x - half * 1.3, sill, half * 2.6, 34 * s), fill: 'paper' },
      { d: rectangle(stage.x, sill + 34 * s, right(stage) - stage.x, bottom(stage) - sill), fill: 'deep' },
    ];
  },
};
