import { type Point, repeat, rounded } from './path.ts';

export { type Point, range, repeat } from './path.ts';
export { type Between, betweenFrom } from './random.ts';

/**
 * A layer of a drawing in one ink, from the back to the front: `tint` is a block of colour, `veil` a lighter one; `solid`
 * hides what lies under it; `line` and `fine` are drawn with the pen.
 */
export interface Layer {
  readonly kind: 'tint' | 'veil' | 'solid' | 'line' | 'fine';
  readonly d: string;
}

/** Tenths of a unit: an engraving's sheet is small, and whole units would be too coarse. */
export const n = (value: number) => rounded(value, 10);

/** A point in a direction (radians). */
const polar = (angle: number, distance: number): Point => [distance * Math.cos(angle), distance * Math.sin(angle)];
const at = ([x, y]: Point) => `${rounded(x, 100)} ${rounded(y, 100)}`;

export const polyline = (...points: readonly Point[]) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;

export function circle(x: number, y: number, r: number): string {
  const half = `a${n(r)} ${n(r)} 0 1 0 `;
  return `M${n(x - r)} ${n(y)}${half}${n(2 * r)} 0${half}${n(-2 * r)} 0Z`;
}

/** Parallel strokes that start along the line between two points. */
export function hatch(from: Point, to: Point, count: number, [dx, dy]: Point): string {
  return repeat(count, (index) => {
    const share = index / (count - 1);
    const start: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    // Uneven lengths, or it looks ruled by a machine.
    const length = 0.72 + 0.28 * Math.abs(Math.sin(index * 2.3));
    return `M${at(start)}l${at([dx * length, dy * length])}`;
  });
}

/** Four short strokes around an empty middle. */
export function star(x: number, y: number, size: number): string {
  const gap = size / 4;
  return `M${x} ${y - size}V${y - gap}M${x} ${y + gap}V${y + size}M${x - size} ${y}H${x - gap}M${x + gap} ${y}H${x + size}`;
}

/** Strokes around a circle, long and short by turns. */
export function rays(x: number, y: number, inner: number, outer: number, count: number): string {
  return repeat(count, (index) => {
    const angle = (index / count) * 2 * Math.PI;
    const end = index % 2 === 0 ? outer : inner + (outer - inner) / 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `M${at([x + inner * cos, y + inner * sin])}L${at([x + end * cos, y + end * sin])}`;
  });
}

/** A row of waves across a sheet that is at most 480 units wide. */
export function wave(y: number, length: number, height: number): string {
  return `M0 ${y}q${length / 4} ${-height} ${length / 2} 0${`t${length / 2} 0`.repeat(Math.ceil(480 / length) - 1)}`;
}

/** A leaf that grows from a point in a direction (radians). */
export function sprout(x: number, y: number, angle: number, length: number): string {
  const [tipX, tipY] = polar(angle, length);
  const [backX, backY] = polar(angle - 0.65, length * 0.55);
  return `M${x} ${y}q${at(polar(angle + 0.65, length * 0.55))} ${at([tipX, tipY])}q${at([backX - tipX, backY - tipY])} ${at([-tipX, -tipY])}Z`;
}
