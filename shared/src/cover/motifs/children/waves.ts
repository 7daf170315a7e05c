import type { Box } from '../../drawing.ts';
import { n } from '../../path.ts';
import type { Random } from '../../random.ts';
import { bottom, right } from '../motif.ts';

/** Rows of round waves. */
export function waves(stage: Box, random: Random, y: number, r: number): string {
  const from = stage.x - r * random.between(0.5, 2.5);
  const crest = `a${n(r)} ${n(r * 0.8)} 0 0 0 ${n(2 * r)} 0`;
  return `M${n(from)} ${n(y)}${crest.repeat(Math.ceil((right(stage) - from) / (2 * r)))}V${n(bottom(stage))}H${n(from)}Z`;
}
