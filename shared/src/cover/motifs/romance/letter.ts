import { circle, flowing, leaf, placed, polygon, range, type Point } from '../../path.ts';
import { scale, type Motif } from '../motif.ts';
import { branch } from './branch.ts';

/** A sealed letter on others. */
export const letter: Motif = {
  grounded: false,
  draw: (stage, random) => {
    const s = scale(stage);
    const centre: Point = [stage.x + stage.width * 0.5, stage.y + stage.height * 0.52];
    const [w, h] = [s * 370, s * 250];
    const turn = random.pick([-1, 1]) * random.between(0.08, 0.2);
    const sheet = (angle: number, dx: number, dy: number) => {
      const put = placed([centre[0] + dx * s, centre[1] + dy * s], angle);
      return polygon(put(-w, -h), put(w, -h), put(w, h), put(-w, h));
    };
    const put = placed(centre, turn);
    const page = placed([centre[0] - 20 * s, centre[1] - 100 * s], -turn * 1.4);
    const script = range(4).map((line) =>
      flowing(
        range(line === 3 ? 8 : 15).map((index) =>
          page(
            -w * 0.72 + (index * w) / 10,
            -h * 0.82 + line * 46 * s + (index % 2 ? 1 : -1) * random.between(3, 13) * s,
          ),
        ),
      ),
    );
    const wing = turn > 0 ? -1 : 1;
    return [
      { d: sheet(turn * 3, 30, -10), fill: 'far' },
      { d: sheet(-turn * 1.4, -20, -100), fill: 'paper' },
      { d: script.join(''), stroke: 'line', width: 5 },
      { d: sheet(turn, 0, 0), fill: 'mid' },
      { d: polygon(put(-w, h), put(-w * 0.1, -h * 0.06), put(w * 0.1, -h * 0.06), put(w, h)), fill: 'near' },
      { d: polygon(put(-w, -h), put(w, -h), put(w * 0.06, h * 0.26), put(-w * 0.06, h * 0.26)), fill: 'deep' },
      { d: circle(...put(0, h * 0.2), s * 62), fill: 'light' },
      { d: circle(...put(0, h * 0.2), s * 40), stroke: 'deep', width: 5 },
      { d: leaf(put(-22 * s, h * 0.2 + 22 * s), put(22 * s, h * 0.2 - 22 * s), 0.24), fill: 'deep' },
      ...branch(
        {
          from: put(wing * w * 1.16, h * 1.1),
          to: put(wing * w * 0.3, h * 0.66),
          bow: 0.12 * wing,
          leaves: 9,
          size: 110 * s,
        },
        random,
        'onSky',
      ),
    ];
  },
};
