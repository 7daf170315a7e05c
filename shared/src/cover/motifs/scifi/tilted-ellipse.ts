import { n, placed, type Point } from '../../path.ts';

/** An ellipse that is turned by `angle` (radians), as a line. */
export function tilted([x, y]: Point, rx: number, ry: number, angle: number): string {
  const put = placed([x, y], angle);
  const [start, end] = [put(-rx, 0), put(rx, 0)];
  const half = `A${n(rx)} ${n(ry)} ${n((angle * 180) / Math.PI)} 1 0 `;
  return `M${n(start[0])} ${n(start[1])}${half}${n(end[0])} ${n(end[1])}${half}${n(start[0])} ${n(start[1])}`;
}
