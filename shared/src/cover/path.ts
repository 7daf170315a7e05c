/** A point, in units of the cover. */
export type Point = readonly [x: number, y: number];

/** A number in fractions of a unit, of which `per` make one. */
export const rounded = (value: number, per: number) => String(Math.round(value * per) / per);

/** Whole units: finer than a pixel wherever a cover is shown, and the same in every engine. */
export const n = (value: number) => rounded(value, 1);

/** A point as a path writes it. */
export const at = ([x, y]: Point) => `${n(x)} ${n(y)}`;

export const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** As many strokes as asked for, one after the other. */
export const repeat = (count: number, stroke: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => stroke(index)).join('');

/** Points of a polygon, or with `open` of a line. */
export const polygon = (...points: readonly Point[]) => `M${points.map(at).join('L')}Z`;
export const polyline = (...points: readonly Point[]) => `M${points.map(at).join('L')}`;

export const rectangle = (x: number, y: number, width: number, height: number) =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;

/** Its radii are rounded first: an arc that ends a unit short of its diameter would bulge. */
export function ellipse(x: number, y: number, rx: number, ry: number): string {
  const [across, down] = [Math.round(rx), Math.round(ry)];
  const half = `a${across} ${down} 0 1 1 `;
  return `M${Math.round(x) - across} ${n(y)}${half}${2 * across} 0${half}${-2 * across} 0Z`;
}

export const circle = (x: number, y: number, r: number) => ellipse(x, y, r, r);

/** A doorway with a round head: its foot is at `y`, its middle at `x`. */
export const doorway = (x: number, y: number, half: number, height: number) =>
  `M${n(x - half)} ${n(y)}V${n(y - height + half)}a${n(half)} ${n(half)} 0 0 1 ${n(2 * half)} 0V${n(y)}Z`;

/** A soft line through points. */
export function flowing(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return '';
  const bends = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? point;
    return `Q${at(point)} ${at([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`;
  });
  return `M${at(first)}${bends.join('')}L${at(last)}`;
}

/** A leaf, or any shape with two tips, from one point to another; `swell` is half its width as a share of its length. */
export function leaf([x, y]: Point, [toX, toY]: Point, swell: number): string {
  const [dx, dy] = [(toX - x) / 2, (toY - y) / 2];
  const [sideX, sideY] = [-dy * 4 * swell, dx * 4 * swell];
  const middle: Point = [x + dx, y + dy];
  return `M${at([x, y])}Q${at([middle[0] + sideX, middle[1] + sideY])} ${at([toX, toY])}Q${at([middle[0] - sideX, middle[1] - sideY])} ${at([x, y])}Z`;
}

/** Where a point lies after a turn round the origin by `angle` (radians) and a move to `[x, y]`. */
export function placed([x, y]: Point, angle: number) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (right: number, down: number): Point => [x + right * cos - down * sin, y + right * sin + down * cos];
}
