import { circle, n, placed, repeat, type Point } from '../../path.ts';
import { type Motif } from '../motif.ts';

/** Two families of circles that meet, and what they have in common. */
export const ripples: Motif = {
  grounded: false,
  draw: (stage, random) => {
    const x = stage.x + stage.width / 2;
    const y = stage.y + stage.height * 0.5;
    const turn = random.pick([0, 0.7, 0.35, -0.35, 1.57]);
    const share = random.between(0.52, 0.66);
    const r = Math.min(stage.width * 0.36, (stage.height * 0.48) / (1 + share * Math.abs(Math.sin(turn))));
    const apart = r * share;
    const put = placed([x, y], turn);
    const [one, two] = [put(-apart, 0), put(apart, 0)];
    const rise = Math.sqrt(r * r - apart * apart);
    const [top, foot] = [put(0, -rise), put(0, rise)];
    const lens = `M${n(top[0])} ${n(top[1])}A${n(r)} ${n(r)} 0 0 1 ${n(foot[0])} ${n(foot[1])}A${n(r)} ${n(r)} 0 0 1 ${n(top[0])} ${n(top[1])}Z`;
    const rings = ([cx, cy]: Point, from: number) => repeat(8, (index) => circle(cx, cy, r * (from + index * 0.105)));
    return [
      { d: circle(...one, r), fill: 'near' },
      { d: circle(...two, r), fill: 'mid' },
      { d: lens, fill: 'light' },
      { d: rings(one, 0.16), stroke: 'onSky', width: 4 },
      { d: rings(two, 0.16), stroke: 'paper', width: 4 },
      { d: circle(...one, r * 0.07) + circle(...two, r * 0.07), fill: 'deep' },
    ];
  },
};
