import { between, circle, type CoverShape, n, type Random, range } from './cover-pen.ts';

const line = (fromX: number, fromY: number, toX: number, toY: number) => `M${n(fromX)} ${n(fromY)}L${n(toX)} ${n(toY)}`;

/** A page of a field book: ruled, with a margin, and what was measured plotted on it. */
export function nonfiction(random: Random): readonly CoverShape[] {
  const margin = between(random, 44, 60);
  const phase = between(random, 0, 6.3);
  const pitch = between(random, 0.6, 1.7);
  const swing = between(random, 12, 30);
  const points = range(7).map((index) => ({
    x: margin + 16 + index * ((300 - margin) / 7),
    y: 128 - index * between(random, 6, 11) - swing * Math.sin(index * pitch + phase),
  }));
  const curve = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');
  const [first, last] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 0];
  return [
    {
      kind: 'fine',
      d: range(10)
        .map((row) => line(0, 18 + row * 16, 320, 18 + row * 16))
        .join(''),
    },
    { kind: 'veil', d: `M0 0H${n(margin)}V180H0Z` },
    { kind: 'line', d: `${line(margin, 0, margin, 180)}${line(margin + 4, 0, margin + 4, 180)}` },
    { kind: 'tint', d: `${curve}L${n(last)} 162L${n(first)} 162Z` },
    { kind: 'line', d: curve },
    { kind: 'fine', d: points.map(({ x, y }) => line(x, y, x, 162)).join('') },
    ...points.map(({ x, y }): CoverShape => ({ kind: 'solid', d: circle(x, y, 4.5) })),
  ];
}

/** Verses of their own lengths, in stanzas, written across a sun. */
export function poetry(random: Random): readonly CoverShape[] {
  const sun = { x: between(random, 190, 260), y: between(random, 60, 110), r: between(random, 40, 54) };
  const indent = between(random, 34, 52);
  const verse = (stanza: number, row: number) => {
    const y = 30 + stanza * 50 + row * 11;
    const length = between(random, 110, 225);
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
export function screenplay(random: Random): readonly CoverShape[] {
  const top = between(random, 92, 106);
  const lamp = { x: between(random, 50, 270), y: 14 };
  const [left, right] = [lamp.x - between(random, 80, 120), lamp.x + between(random, 80, 120)];
  const offset = between(random, -40, 0);
  const frames = range(6).map((index) => `M${n(offset + index * 72)} ${n(top + 18)}h60v40h-60Z`);
  const holes = (y: number) => range(20).map((index) => `M${n(offset + index * 18)} ${n(y)}h9v6h-9Z`);
  return [
    { kind: 'veil', d: `M${n(lamp.x)} ${lamp.y}L${n(right)} ${n(top)}H${n(left)}Z` },
    { kind: 'tint', d: `M${n(lamp.x)} ${lamp.y}L${n((lamp.x + right) / 2)} ${n(top)}H${n((lamp.x + left) / 2)}Z` },
    {
      kind: 'fine',
      d: range(9)
        .map((ray) => line(lamp.x, lamp.y, left + ((right - left) / 8) * ray, top))
        .join(''),
    },
    { kind: 'solid', d: circle(lamp.x, lamp.y, 9) },
    { kind: 'solid', d: `M-4 ${n(top)}H324V${n(top + 76)}H-4Z` },
    { kind: 'line', d: frames.join('') },
    { kind: 'tint', d: frames.filter((_, index) => index % 2 === 0).join('') },
    { kind: 'fine', d: [...holes(top + 6), ...holes(top + 64)].join('') },
  ];
}
