import { circle } from '../../path.ts';
import { scale, type Motif } from '../motif.ts';
import { branch } from './branch.ts';

/** Two branches that grow towards each other before a disc. */
export const branches: Motif = {
  grounded: false,
  draw: (stage, random) => {
    const s = scale(stage);
    const x = (share: number) => stage.x + stage.width * share;
    const y = (share: number) => stage.y + stage.height * share;
    const flip = random.chance(0.5);
    const side = (share: number) => x(flip ? 1 - share : share);
    const bow = (flip ? -1 : 1) * random.between(0.14, 0.26);
    const size = s * random.between(150, 190);
    return [
      { d: circle(x(0.5), y(0.5), s * random.between(300, 350)), fill: 'far' },
      { d: circle(x(0.5), y(0.5), s * random.between(370, 400)), stroke: 'line', width: 4 },
      { d: circle(side(0.6), y(0.4), s * random.between(80, 120)), fill: 'light' },
      ...branch(
        { from: [side(-0.04), y(random.between(0.86, 0.98))], to: [side(0.5), y(0.24)], bow, leaves: 15, size },
        random,
        'mid',
      ),
      ...branch(
        { from: [side(1.04), y(random.between(0.02, 0.14))], to: [side(0.5), y(0.76)], bow, leaves: 15, size },
        random,
        'deep',
      ),
    ];
  },
};
