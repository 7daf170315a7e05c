import type { Mark } from '../../drawing.ts';
import type { CoverColour } from '../../palette.ts';
import { circle, flowing, leaf, placed, polyline, range, type Point } from '../../path.ts';
import type { Random } from '../../random.ts';

interface Branch {
  readonly from: Point;
  readonly to: Point;
  /** How far it bows to one side, as a share of its length. */
  readonly bow: number;
  readonly leaves: number;
  readonly size: number;
}

/** A stem with leaves to both sides and buds at some of them. */
export function branch({ from, to, bow, leaves, size }: Branch, random: Random, fill: CoverColour): Mark[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const at = (share: number): Point => {
    const side = 4 * bow * share * (1 - share);
    return [from[0] + dx * share - dy * side, from[1] + dy * share + dx * side];
  };
  const heading = (share: number) => {
    const [[ax, ay], [bx, by]] = [at(share - 0.02), at(share + 0.02)];
    return Math.atan2(by - ay, bx - ax);
  };
  const tips = range(leaves).map((index) => {
    const share = 0.16 + (0.82 * index) / leaves;
    const length = size * (1 - share * 0.45) * random.between(0.85, 1.15);
    return { start: at(share), angle: heading(share) + (index % 2 ? 1 : -1) * random.between(0.6, 0.85), length };
  });
  const green = tips.filter((_, index) => index % 5 !== 3);
  const buds = tips.filter((_, index) => index % 5 === 3);
  return [
    { d: flowing(range(9).map((index) => at(index / 8))), stroke: fill, width: 9 },
    {
      d: buds.map(({ start, angle, length }) => polyline(start, placed(start, angle)(length * 0.6, 0))).join(''),
      stroke: fill,
      width: 5,
    },
    {
      d:
        green.map(({ start, angle, length }) => leaf(start, placed(start, angle)(length, 0), 0.2)).join('') +
        leaf(at(0.96), placed(to, heading(0.96))(size * 0.5, 0), 0.2),
      fill,
    },
    {
      d: buds
        .map(({ start, angle, length }) => circle(...placed(start, angle)(length * 0.7, 0), length * 0.17))
        .join(''),
      fill: 'light',
    },
  ];
}
