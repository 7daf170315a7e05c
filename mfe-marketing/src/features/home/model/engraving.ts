type Point = readonly [number, number];

const round = (value: number): string => String(Math.round(value * 100) / 100);

/** As many strokes as asked for, one after the other. */
export function lines(count: number, stroke: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => stroke(index)).join('');
}

/** Parallel strokes that start along the line between two points. */
export function hatch(from: Point, to: Point, count: number, [dx, dy]: Point): string {
  return lines(count, (index) => {
    const share = index / (count - 1);
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share;
    // Uneven lengths, or it looks ruled by a machine.
    const length = 0.72 + 0.28 * Math.abs(Math.sin(index * 2.3));
    return `M${round(x)} ${round(y)}l${round(dx * length)} ${round(dy * length)}`;
  });
}

/** Four short strokes around an empty middle. */
export function star(x: number, y: number, size: number): string {
  const gap = size / 4;
  return `M${x} ${y - size}V${y - gap}M${x} ${y + gap}V${y + size}M${x - size} ${y}H${x - gap}M${x + gap} ${y}H${x + size}`;
}

/** Strokes around a circle, long and short by turns. */
export function rays(x: number, y: number, inner: number, outer: number, count: number): string {
  return lines(count, (index) => {
    const angle = (index / count) * 2 * Math.PI;
    const end = index % 2 === 0 ? outer : inner + (outer - inner) / 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `M${round(x + inner * cos)} ${round(y + inner * sin)}L${round(x + end * cos)} ${round(y + end * sin)}`;
  });
}

/** A row of waves across the sheet. */
export function wave(y: number, length: number, height: number): string {
  return `M0 ${y}q${length / 4} ${-height} ${length / 2} 0${`t${length / 2} 0`.repeat(Math.ceil(480 / length) - 1)}`;
}

/** A leaf that grows from a point in a direction (radians). */
export function leaf(x: number, y: number, angle: number, length: number): string {
  const at = (turn: number, far: number) =>
    `${round(far * Math.cos(angle + turn))} ${round(far * Math.sin(angle + turn))}`;
  const tip = at(0, length);
  const back = `${round(-length * Math.cos(angle))} ${round(-length * Math.sin(angle))}`;
  const half = length * 0.55;
  const returnBend = `${round(half * Math.cos(angle - 0.65) - length * Math.cos(angle))} ${round(half * Math.sin(angle - 0.65) - length * Math.sin(angle))}`;
  return `M${x} ${y}q${at(0.65, half)} ${tip}q${returnBend} ${back}Z`;
}
