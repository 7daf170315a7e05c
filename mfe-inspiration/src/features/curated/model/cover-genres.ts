import { type Between, circle, type Layer, n, type Point, polyline, range } from '@storyloom/shared/cover/engraving';

/** Ridge behind ridge, contoured like a map, under a moon. */
export function fantasy(between: Between): readonly Layer[] {
  const moon = { x: between(60, 260), y: between(36, 58), r: between(16, 26) };
  const shapes: Layer[] = [
    { kind: 'tint', d: circle(moon.x + 4, moon.y + 3, moon.r) },
    { kind: 'line', d: circle(moon.x, moon.y, moon.r) },
  ];
  for (const index of range(4)) {
    const base = 74 + index * 27;
    const height = 40 - index * 7;
    const phase = between(0, 6.3);
    const pitch = between(0.7, 1.25);
    const top = (x: number) =>
      base - height * 0.5 * (Math.sin((x / 320) * 6.3 * pitch + phase) + 0.45 * Math.sin((x / 320) * 17 + phase * 2));
    const ridge = (drop: number) =>
      polyline(...range(33).map((step): Point => [step * 10, top(step * 10) + drop * (1 + index * 0.2)]));
    shapes.push({ kind: 'solid', d: `${ridge(0)}V180H0Z` });
    if (index % 2 === 1) shapes.push({ kind: 'veil', d: `${ridge(0)}V180H0Z` });
    shapes.push({ kind: 'fine', d: [5, 10, 15].map(ridge).join('') });
  }
  return shapes;
}

/** A star with orbits and planets. */
export function scifi(between: Between): readonly Layer[] {
  const center = { x: between(90, 230), y: between(70, 110) };
  const tilt = between(-28, 28);
  const core = between(13, 20);
  const cos = Math.cos((tilt * Math.PI) / 180);
  const sin = Math.sin((tilt * Math.PI) / 180);
  const orbits = range(5).map((index) => {
    const rx = core + 26 + index * between(25, 31);
    return { rx, ry: rx * 0.36, body: between(0, 6.3), size: between(2.5, 8) };
  });
  const shapes: Layer[] = orbits.map(({ rx, ry }, index) => ({
    kind: index % 2 === 0 ? 'line' : 'fine',
    d:
      `M${n(center.x - rx * cos)} ${n(center.y - rx * sin)}` +
      `A${n(rx)} ${n(ry)} ${n(tilt)} 1 0 ${n(center.x + rx * cos)} ${n(center.y + rx * sin)}` +
      `A${n(rx)} ${n(ry)} ${n(tilt)} 1 0 ${n(center.x - rx * cos)} ${n(center.y - rx * sin)}`,
  }));
  shapes.push(
    { kind: 'solid', d: circle(center.x, center.y, core) },
    { kind: 'tint', d: circle(center.x + 3, center.y + 2, core) },
  );
  for (const { rx, ry, body, size } of orbits) {
    const [along, across] = [rx * Math.cos(body), ry * Math.sin(body)];
    const [x, y] = [center.x + along * cos - across * sin, center.y + along * sin + across * cos];
    shapes.push({ kind: 'solid', d: circle(x, y, size) }, { kind: 'tint', d: circle(x + 1.5, y + 1, size) });
  }
  const stars = range(14).map(() => {
    const [x, y, arm] = [between(8, 312), between(8, 172), between(1, 2.6)];
    return `M${n(x - arm)} ${n(y)}h${n(2 * arm)}M${n(x)} ${n(y - arm)}v${n(2 * arm)}`;
  });
  return [{ kind: 'fine', d: stars.join('') }, ...shapes];
}

/** Two bundles of thread that cross and go on together. */
export function romance(between: Between): readonly Layer[] {
  const meeting = { x: between(130, 220), y: between(66, 114) };
  const strand = (from: number, bend: number, to: number, shift: number) =>
    `M-8 ${n(from + shift)}C${n(meeting.x * 0.5)} ${n(from + bend + shift)} ${n(meeting.x - 46)} ${n(meeting.y + (from - meeting.y) * 0.1 + shift * 0.2)} ` +
    `${n(meeting.x)} ${n(meeting.y + shift * 0.3)}S${n(meeting.x + 90)} ${n(to + shift)} 328 ${n(to + shift)}`;
  const upper = { from: between(10, 46), bend: between(-10, 40) };
  const lower = { from: between(134, 168), bend: between(-40, 10) };
  const end = between(50, 130);
  const bundle = (at: { from: number; bend: number }, to: number) =>
    range(9).map((index) => strand(at.from, at.bend, to, (index - 4) * 6));
  const knot = between(24, 34);
  return [
    { kind: 'veil', d: circle(meeting.x + 6, meeting.y + 4, knot * 1.7) },
    { kind: 'tint', d: circle(meeting.x + 4, meeting.y + 3, knot) },
    { kind: 'fine', d: bundle(upper, end - 14).join('') },
    {
      kind: 'line',
      d: bundle(lower, end + 14)
        .filter((_, index) => index % 2 === 0)
        .join(''),
    },
    { kind: 'line', d: circle(meeting.x, meeting.y, knot) },
  ];
}
