import { circle, range, type Point } from '../../path.ts';
import { contours, landMark, rolling, stars } from '../landscape.ts';
import { scale, type Motif } from '../motif.ts';
import { tower } from './tower.ts';

/** Ridge behind ridge under a moon, and a tower on one of them. */
export const ridges: Motif = {
  grounded: true,
  draw: (stage, random) => {
    const s = scale(stage);
    const moonX = stage.x + stage.width * random.between(0.2, 0.8);
    const moon: Point = [moonX, stage.y + stage.height * random.between(0.2, 0.3)];
    const r = s * random.between(90, 170);
    const lands = (['far', 'mid', 'near', 'deep'] as const).map((fill, index) => ({
      fill,
      land: rolling(stage, random, {
        base: 0.42 + index * 0.15,
        relief: 0.1 - index * 0.012,
        hills: random.between(0.6, 1.3),
      }),
    }));
    const side = moonX > stage.x + stage.width / 2 ? random.between(0.14, 0.34) : random.between(0.66, 0.86);
    const towerX = stage.x + stage.width * side;
    return [
      stars(stage, random, 7, 0.3, 'light'),
      { d: circle(...moon, r), fill: 'light' },
      ...(random.chance(0.4)
        ? [{ d: circle(moon[0] + r * 0.42, moon[1] - r * 0.16, r * 0.86), fill: 'sky' } as const]
        : []),
      ...lands.flatMap(({ fill, land }, index) => [
        ...(index === 2 ? tower([towerX, land(towerX)], 62 * s, 190 * s) : []),
        landMark(stage, land, fill),
        ...(index === 1 || index === 2
          ? [
              contours(
                stage,
                land,
                range(4).map((line) => (26 + line * 30) * s),
                'line',
              ),
            ]
          : []),
      ]),
    ];
  },
};
