import { circle, n, polygon, rectangle } from '../../path.ts';
import { bottom, scale, type Motif } from '../motif.ts';

/** A tower of wooden blocks that has not fallen yet. */
export const blocks: Motif = {
  grounded: true,
  draw: (stage, random) => {
    const s = scale(stage);
    const u = Math.min(stage.height * 0.2, stage.width * 0.2);
    const x = stage.x + stage.width * random.between(0.42, 0.58);
    const floor = stage.y + stage.height * 0.86;
    const archAt = (left: number, y: number) =>
      `M${n(left)} ${n(y)}v${n(-u)}h${n(2 * u)}v${n(u)}h${n(-0.5 * u)}a${n(0.5 * u)} ${n(0.5 * u)} 0 0 0 ${n(-u)} 0Z`;
    const lean = random.between(-0.12, 0.12) * u;
    const flip = random.chance(0.5);
    const [one, two] = flip ? (['near', 'onSky'] as const) : (['onSky', 'near'] as const);
    const side = random.pick([-1, 1] as const);
    return [
      {
        d: circle(x + side * stage.width * 0.26, stage.y + stage.height * 0.24, s * random.between(120, 170)),
        fill: 'far',
      },
      { d: rectangle(stage.x, floor, stage.width, bottom(stage) - floor), fill: 'deep' },
      { d: archAt(x - u * 1.5, floor), fill: 'light' },
      { d: rectangle(x + u * 0.5, floor - u, u, u), fill: one },
      { d: circle(x + u, floor - u * 0.5, u * 0.3), fill: 'far' },
      { d: rectangle(x - u * 1.3 + lean, floor - u * 1.4, 2.6 * u, u * 0.4), fill: two },
      { d: rectangle(x - u * 0.9, floor - u * 2.4, u, u), fill: 'mid' },
      {
        d: polygon([x - u * 0.9, floor - u * 1.4], [x - u * 0.9, floor - u * 2.4], [x + u * 0.1, floor - u * 1.4]),
        fill: 'paper',
      },
      { d: `M${n(x + u * 0.25)} ${n(floor - u * 1.4)}v${n(-u)}a${n(u)} ${n(u)} 0 0 1 ${n(u)} ${n(u)}Z`, fill: 'light' },
      { d: rectangle(x - u + lean, floor - u * 2.7, 1.9 * u, u * 0.3), fill: one },
      {
        d: polygon(
          [x - u * 0.8 + lean, floor - u * 2.7],
          [x - u * 0.1 + lean, floor - u * 3.6],
          [x + u * 0.6 + lean, floor - u * 2.7],
        ),
        fill: 'light',
      },
      { d: circle(x + side * u * 2.1, floor - u * 0.36, u * 0.36), fill: 'mid' },
    ];
  },
};
