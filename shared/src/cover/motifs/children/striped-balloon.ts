import type { Mark } from '../../drawing.ts';
import { n, polyline, type Point } from '../../path.ts';

/** A striped balloon: its sides, and a stripe in the middle, bulge alike. */
export function balloon([x, y]: Point, r: number): Mark[] {
  const slice = (share: number) => {
    const rx = n(r * share);
    return `M${n(x)} ${n(y - r)}A${rx} ${n(r)} 0 0 1 ${n(x)} ${n(y + r)}A${rx} ${n(r)} 0 0 1 ${n(x)} ${n(y - r)}Z`;
  };
  const foot = y + r * 1.42;
  return [
    {
      d:
        polyline([x - r * 0.5, y + r * 0.84], [x - r * 0.17, foot]) +
        polyline([x + r * 0.5, y + r * 0.84], [x + r * 0.17, foot]),
      stroke: 'onSky',
      width: 5,
    },
    { d: slice(1), fill: 'light' },
    { d: slice(0.68), fill: 'paper' },
    { d: slice(0.34), fill: 'near' },
    { d: `M${n(x - r * 0.2)} ${n(foot)}h${n(r * 0.4)}l${n(-r * 0.05)} ${n(r * 0.26)}h${n(-r * 0.3)}Z`, fill: 'deep' },
  ];
}
