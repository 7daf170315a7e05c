import type { Mark } from '../../drawing.ts';
import { doorway, polygon, polyline, type Point } from '../../path.ts';

/** A tower that stands on `[x, y]`: a tapering shaft, a pointed roof, a pennant, a lit window. */
export function tower([x, y]: Point, width: number, height: number): Mark[] {
  const half = width / 2;
  const top = y - height;
  return [
    {
      d: polygon([x - half, y + width], [x - half * 0.8, top], [x + half * 0.8, top], [x + half, y + width]),
      fill: 'deep',
    },
    { d: polygon([x - half * 1.25, top + 2], [x, top - width * 1.7], [x + half * 1.25, top + 2]), fill: 'deep' },
    { d: polyline([x, top - width * 1.7], [x, top - width * 2.2]), stroke: 'deep', width: 5 },
    {
      d: polygon([x, top - width * 2.25], [x + width * 0.75, top - width * 2.05], [x, top - width * 1.85]),
      fill: 'light',
    },
    { d: doorway(x, top + width * 0.95, width * 0.13, width * 0.5), fill: 'light' },
  ];
}
