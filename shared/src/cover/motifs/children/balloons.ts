import { scale, type Motif } from '../motif.ts';
import { clouds } from './clouds.ts';
import { hills } from './hills.ts';
import { balloon } from './striped-balloon.ts';

/** Balloons over round hills. */
export const balloons: Motif = {
  grounded: true,
  draw: (stage, random) => {
    const s = scale(stage);
    const side = random.pick([-1, 1] as const);
    const x = (share: number) => stage.x + stage.width * (0.5 + side * share);
    const y = (share: number) => stage.y + stage.height * share;
    const land = hills(stage, random);
    return [
      clouds(stage, random, s),
      ...land.slice(0, 1),
      ...balloon([x(random.between(0.28, 0.36)), y(random.between(0.24, 0.34))], s * random.between(70, 100)),
      ...balloon([x(-random.between(0.06, 0.16)), y(0.36)], s * random.between(210, 260)),
      ...land.slice(1),
      ...balloon([x(random.between(0.2, 0.3)), y(random.between(0.56, 0.62))], s * random.between(44, 60)),
    ];
  },
};
