import {
  type Between,
  circle,
  type Layer,
  n,
  type Point,
  polyline,
  range,
  repeat,
} from '@storyloom/shared/cover/engraving';

/** A page of a field book: ruled, with a margin and a plot of measurements. */
export function nonfiction(between: Between): readonly Layer[] {
  const margin = between(44, 60);
  const phase = between(0, 6.3);
  const pitch = between(0.6, 1.7);
  const swing = between(12, 30);
  const points = range(7).map((index): Point => [
    margin + 16 + index * ((300 - margin) / 7),
    128 - index * between(6, 11) - swing * Math.sin(index * pitch + phase),
  ]);
  const curve = polyline(...points);
  const [first, last] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0];
  return [
    {
      kind: 'fine',
      d: repeat(10, (row) => polyline([0, 18 + row * 16], [320, 18 + row * 16])),
    },
    { kind: 'veil', d: `M0 0H${n(margin)}V180H0Z` },
    { kind: 'line', d: `${polyline([margin, 0], [margin, 180])}${polyline([margin + 4, 0], [margin + 4, 180])}` },
    { kind: 'tint', d: `${curve}L${n(last)} 162L${n(first)} 162Z` },
    { kind: 'line', d: curve },
    { kind: 'fine', d: points.map(([x, y]) => polyline([x, y], [x, 162])).join('') },
    ...points.map(([x, y]): Layer => ({ kind: 'solid', d: circle(x, y, 4.5) })),
  ];
}

/** Verses of different lengths, in stanzas, written across a sun. */
export function poetry(between: Between): readonly Layer[] {
  const sun = { x: between(190, 260), y: between(60, 110), r: between(40, 54) };
  const indent = between(34, 52);
  const verse = (stanza: number, row: number) => {
    const y = 30 + stanza * 50 + row * 11;
    const length = between(110, 225);
    const waves = Math.round(length / 15);
    const start = indent + (row % 2) * 14;
    const strokes = range(waves).map((wave) => `q3.75 ${wave % 2 === 0 ? -5 : -3} 7.5 0t7.5 0`);
    return `M${n(start)} ${n(y)}${strokes.join('')}`;
  };
  const stanzas = range(3).map((stanza) => range(4).map((row) => verse(stanza, row)));
  return [
    { kind: 'veil', d: circle(sun.x + 10, sun.y + 7, sun.r * 1.45) },
    { kind: 'tint', d: circle(sun.x, sun.y, sun.r) },
    { kind: 'line', d: stanzas.map(([first]) => first ?? '').join('') },
    { kind: 'fine', d: stanzas.flatMap((rows) => rows.slice(1)).join('') },
  ];
}

/** A strip of film, and the beam that falls through its frames. */
export function screenplay(between: Between): readonly Layer[] {
  const top = between(92, 106);
  const lamp = { x: between(50, 270), y: 14 };
  const [left, right] = [lamp.x - between(80, 120), lamp.x + between(80, 120)];
  const offset = between(-40, 0);
  const frames = range(6).map((index) => `M${n(offset + index * 72)} ${n(top + 18)}h60v40h-60Z`);
  const holes = (y: number) => range(20).map((index) => `M${n(offset + index * 18)} ${n(y)}h9v6h-9Z`);
  return [
    { kind: 'veil', d: `M${n(lamp.x)} ${lamp.y}L${n(right)} ${n(top)}H${n(left)}Z` },
    { kind: 'tint', d: `M${n(lamp.x)} ${lamp.y}L${n((lamp.x + right) / 2)} ${n(top)}H${n((lamp.x + left) / 2)}Z` },
    {
      kind: 'fine',
      d: repeat(9, (ray) => polyline([lamp.x, lamp.y], [left + ((right - left) / 8) * ray, top])),
    },
    { kind: 'solid', d: circle(lamp.x, lamp.y, 9) },
    { kind: 'solid', d: `M-4 ${n(top)}H324V${n(top + 76)}H-4Z` },
    { kind: 'line', d: frames.join('') },
    { kind: 'tint', d: frames.filter((_, index) => index % 2 === 0).join('') },
    { kind: 'fine', d: [...holes(top + 6), ...holes(top + 64)].join('') },
  ];
}
