import type { Box, Mark } from '../../drawing.ts';
import { circle, rectangle, repeat, type Point } from '../../path.ts';
import type { Random } from '../../random.ts';

/** A cloud with a flat foot, `size` units wide. */
const cloud = ([x, y]: Point, size: number) =>
  circle(x - size * 0.24, y - size * 0.13, size * 0.13) +
  circle(x + size * 0.02, y - size * 0.2, size * 0.2) +
  circle(x + size * 0.28, y - size * 0.11, size * 0.11) +
  rectangle(x - size * 0.26, y - size * 0.14, size * 0.55, size * 0.14);

export const clouds = ({ x, y, width, height }: Box, random: Random, s: number): Mark => ({
  d: repeat(3, (index) =>
    cloud(
      [x + width * (0.16 + index * 0.34 + random.between(-0.06, 0.06)), y + height * random.between(0.1, 0.34)],
      s * random.between(150, 260),
    ),
  ),
  fill: 'paper',
});
