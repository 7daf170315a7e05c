import type { Mark } from '../../drawing.ts';
import { circle, ellipse, polygon, rectangle, repeat, type Point } from '../../path.ts';
import { landMark, rolling, stars } from '../landscape.ts';
import { bottom, right, scale, type Motif } from '../motif.ts';

/** Dunes under two suns, and the one upright thing. */
export const dunes: Motif = {
  grounded: true,
  draw: (stage, random) => {
    const s = scale(stage);
    const sun: Point = [
      stage.x + stage.width * random.between(0.25, 0.75),
      stage.y + stage.height * random.between(0.28, 0.36),
    ];
    const r = s * random.between(130, 190);
    const side = random.pick([-1, 1] as const);
    const stoneX = stage.x + stage.width * (0.5 + side * random.between(0.1, 0.28));
    const lands = (['far', 'mid', 'near', 'deep'] as const).map((fill, index) => ({
      fill,
      land: rolling(stage, random, { base: 0.56 + index * 0.12, relief: 0.05, hills: random.between(0.5, 0.9) }),
    }));
    const stand = lands[2]?.land(stoneX) ?? bottom(stage);
    return [
      stars(stage, random, 9, 0.3, 'line'),
      { d: circle(...sun, r), fill: 'light' },
      { d: circle(sun[0] + side * r * 1.5, sun[1] - r * 0.8, r * 0.34), fill: 'onSky' },
      {
        d: repeat(3, (index) =>
          rectangle(stage.x, sun[1] + r * (0.25 + index * 0.32), right(stage) - stage.x, r * (0.05 + index * 0.05)),
        ),
        fill: 'sky',
      },
      ...lands.flatMap(({ fill, land }, index): Mark[] => [
        ...(index === 2
          ? [
              {
                d: polygon(
                  [stoneX - 26 * s, stand + 60 * s],
                  [stoneX - 26 * s, stand - 250 * s],
                  [stoneX + 26 * s, stand - 270 * s],
                  [stoneX + 26 * s, stand + 60 * s],
                ),
                fill: 'deep',
              } as const,
            ]
          : []),
        landMark(stage, land, fill),
        ...(index === 2
          ? [
              {
                d: polygon(
                  [stoneX - 26 * s, stand + 12 * s],
                  [stoneX + 26 * s, stand + 8 * s],
                  [stoneX - side * 260 * s, stand + 210 * s],
                  [stoneX - side * 330 * s, stand + 210 * s],
                ),
                fill: 'deep',
              } as const,
            ]
          : []),
      ]),
      { d: ellipse(stoneX, stand + 14 * s, 44 * s, 9 * s), fill: 'deep' },
    ];
  },
};
