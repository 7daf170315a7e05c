import type { Box, Mark } from '../../drawing.ts';
import { circle, rectangle } from '../../path.ts';
import type { Random } from '../../random.ts';
import { bottom } from '../motif.ts';

/** Hills like big balls, from the left to the right edge. */
export function hills(stage: Box, random: Random): Mark[] {
  return (['mid', 'near', 'deep'] as const).map((fill, index) => {
    const r = stage.width * random.between(0.5, 0.75);
    const x = stage.x + stage.width * ([0.2, 0.85, 0.4][index] ?? 0.5) + random.between(-50, 50);
    const top = stage.y + stage.height * (0.66 + index * 0.1);
    return {
      d: `${circle(x, top + r, r)}${rectangle(stage.x, top + stage.height * 0.12, stage.width, bottom(stage) - top)}`,
      fill,
    };
  });
}
