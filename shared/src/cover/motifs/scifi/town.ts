import { circle, n, placed, range, rectangle, type Point } from '../../path.ts';
import { stars } from '../landscape.ts';
import { bottom, scale, type Motif } from '../motif.ts';
import { tilted } from './tilted-ellipse.ts';

/** A town of slabs with a few lit windows, before a ringed planet. */
export const town: Motif = {
  grounded: true,
  draw: (stage, random) => {
    const s = scale(stage);
    const planet: Point = [
      stage.x + stage.width * random.between(0.26, 0.74),
      stage.y + stage.height * random.between(0.26, 0.34),
    ];
    const r = s * random.between(170, 230);
    const angle = random.between(-0.5, 0.5);
    const put = placed(planet, angle);
    const floor = bottom(stage);
    const deg = n((angle * 180) / Math.PI);
    const frontRing = (rx: number) =>
      `M${n(put(-rx, 0)[0])} ${n(put(-rx, 0)[1])}A${n(rx)} ${n(rx * 0.24)} ${deg} 0 0 ${n(put(rx, 0)[0])} ${n(put(rx, 0)[1])}`;
    const rows = (['far', 'mid', 'deep'] as const).map((fill, row) => {
      const count = 9 - row * 2;
      const width = stage.width / count;
      const slabs = range(count).map((index) => {
        const height = stage.height * (0.5 - row * 0.1) * random.between(0.45, 1);
        return {
          x: stage.x + width * (index + random.between(0, 0.16)),
          width: width * random.between(0.6, 0.84),
          top: floor - height,
          mast: random.chance(0.35),
        };
      });
      const d = slabs.map(
        ({ x, width: across, top, mast }) =>
          rectangle(x, top, across, floor - top) +
          (mast ? rectangle(x + across * 0.4, top - 70 * s, 8 * s, 72 * s) : ''),
      );
      return { slabs, mark: { d: d.join(''), fill } };
    });
    const windows = (rows[2]?.slabs ?? []).flatMap(({ x, width, top }) =>
      range(9).flatMap((index) =>
        random.chance(0.3)
          ? [
              rectangle(
                x + width * (0.2 + (index % 3) * 0.25),
                top + (34 + Math.floor(index / 3) * 56) * s,
                14 * s,
                26 * s,
              ),
            ]
          : [],
      ),
    );
    return [
      stars(stage, random, 14, 0.5, 'onSky'),
      {
        d: [1.9, 1.68].map((size) => tilted(planet, r * size, r * size * 0.24, angle)).join(''),
        stroke: 'line',
        width: 7,
      },
      { d: circle(...planet, r), fill: 'light' },
      { d: [1.9, 1.68].map((size) => frontRing(r * size)).join(''), stroke: 'line', width: 7 },
      ...rows.map(({ mark }) => mark),
      { d: windows.join(''), fill: 'light' },
      { d: rectangle(stage.x, floor - stage.height * 0.1, stage.width, stage.height * 0.1), fill: 'deep' },
    ];
  },
};
