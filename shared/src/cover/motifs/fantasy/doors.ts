import type { Mark } from '../../drawing.ts';
import { doorway, n, rectangle, repeat } from '../../path.ts';
import { stars } from '../landscape.ts';
import { bottom, scale, type Motif } from '../motif.ts';
import { tower } from './tower.ts';

/** Doorway within doorway, and a country behind the last. */
export const doors: Motif = {
  grounded: true,
  draw: (stage, random) => {
    const s = scale(stage);
    const x = stage.x + stage.width * random.between(0.42, 0.58);
    const floor = stage.y + stage.height * 0.86;
    const tall = stage.height * 0.8;
    const step = random.between(0.145, 0.17);
    const frames = (['far', 'mid', 'near', 'deep'] as const).map((fill, index): Mark => ({
      d: doorway(x, floor, s * 430 * (1 - index * step * 1.15), tall * (1 - index * step)),
      fill,
    }));
    const half = s * 430 * (1 - 4.2 * step);
    const height = tall * (1 - 4 * step);
    const hill = floor - height * random.between(0.22, 0.34);
    return [
      stars(stage, random, 10, 0.5, 'light'),
      ...frames,
      { d: doorway(x, floor, half, height), fill: 'light' },
      ...tower([x + half * random.between(-0.3, 0.3), hill - half * 0.2], half * 0.22, half * 0.6),
      {
        d: `M${n(x - half)} ${n(hill)}Q${n(x)} ${n(hill - half * 0.7)} ${n(x + half)} ${n(hill + half * 0.2)}V${n(floor)}H${n(x - half)}Z`,
        fill: 'mid',
      },
      {
        d: repeat(4, (index) =>
          rectangle(x - s * (150 + index * 105), floor + index * 34 * s, s * (300 + index * 210), 40 * s),
        ),
        fill: 'line',
      },
      { d: rectangle(stage.x, floor + 118 * s, stage.width, bottom(stage) - floor), fill: 'deep' },
    ];
  },
};
