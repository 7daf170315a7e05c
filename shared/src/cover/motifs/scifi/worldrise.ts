import type { Mark } from '../../drawing.ts';
import { circle, n, polyline, repeat } from '../../path.ts';
import { stars } from '../landscape.ts';
import { scale, type Motif } from '../motif.ts';

/** The rim of a world, what rises behind it, and one ship that leaves. */
export const worldrise: Motif = {
  grounded: true,
  draw: (stage, random) => {
    const s = scale(stage);
    const lean = random.between(-0.2, 0.2);
    const x = stage.x + stage.width * (0.5 + lean);
    const rim = stage.y + stage.height * random.between(0.54, 0.6);
    const r = stage.width * random.between(1.05, 1.25);
    const sunX = stage.x + stage.width * (0.5 - lean);
    const rise = rim + r - Math.sqrt(r * r - (sunX - x) ** 2);
    const shipX = stage.x + stage.width * (0.5 + (lean > 0 ? 0.3 : -0.3));
    const shipY = stage.y + stage.height * random.between(0.14, 0.3);
    const land = rim + r - Math.sqrt(r * r - (shipX - x) ** 2);
    return [
      stars(stage, random, 18, 0.5, 'onSky'),
      { d: circle(sunX, rise - 60 * s, s * random.between(130, 210)), fill: 'light' },
      { d: polyline([shipX, shipY + 70 * s], [shipX, land]), stroke: 'onSky', width: 4 },
      {
        d: `M${n(shipX)} ${n(shipY - 34 * s)}q${n(24 * s)} ${n(36 * s)} ${n(14 * s)} ${n(90 * s)}h${n(-28 * s)}q${n(-10 * s)} ${n(-54 * s)} ${n(14 * s)} ${n(-90 * s)}Z`,
        fill: 'onSky',
      },
      ...(['far', 'mid', 'near', 'deep'] as const).map((fill, index): Mark => ({
        d: circle(x + index * lean * 60 * s, rim + r + index * 66 * s, r),
        fill,
      })),
      {
        d: repeat(
          3,
          (index) => `M${n(x - r * 0.7)} ${n(rim + r * (0.42 + index * 0.05))}a${n(r)} ${n(r)} 0 0 1 ${n(r * 1.4)} 0`,
        ),
        stroke: 'near',
        width: 4,
      },
    ];
  },
};
