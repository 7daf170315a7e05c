import type { Box, Mark } from '../drawing.ts';
import { circle, flowing, n, type Point, polygon, range } from '../path.ts';
import type { CoverColour } from '../palette.ts';
import type { Random } from '../random.ts';
import { bottom, right } from './motif.ts';

/** Height of the land at each place: a line `y = land(x)`. */
export type Land = (x: number) => number;

interface LandShape {
  /** Its middle, as a share of the stage's height from the top. */
  readonly base: number;
  /** How far it rises and falls, as a share of the stage's height. */
  readonly relief: number;
  /** Hills across the stage. */
  readonly hills: number;
}

/** Rolling land that no other seed has. */
export function rolling({ y, height, x: left, width }: Box, random: Random, shape: LandShape): Land {
  const [phase, second] = [random.between(0, 6.28), random.between(0, 6.28)];
  const turn = (6.28 * shape.hills) / width;
  return (x) => {
    const wave = 0.7 * Math.sin((x - left) * turn + phase) + 0.3 * Math.sin((x - left) * turn * 2.3 + second);
    return y + height * (shape.base - shape.relief * wave);
  };
}

function profile(stage: Box, land: Land, drop: number): Point[] {
  const step = stage.width / 20;
  return range(23).map((index) => {
    const x = stage.x + (index - 1) * step;
    return [x, land(x) + drop];
  });
}

/** The land itself, down to the edge of the stage. */
export function landMark(stage: Box, land: Land, fill: CoverColour): Mark {
  const outline = flowing(profile(stage, land, 0));
  return { d: `${outline}V${n(bottom(stage))}H${n(stage.x - stage.width / 20)}Z`, fill };
}

/** Lines under the surface of the land, as an engraver would cut them. */
export function contours(stage: Box, land: Land, drops: readonly number[], stroke: CoverColour): Mark {
  return { d: drops.map((drop) => flowing(profile(stage, land, drop))).join(''), stroke, width: 4 };
}

/** Stars in the upper `share` of the stage: small diamonds, the same for the eye as points of light. */
export function stars(stage: Box, random: Random, count: number, share: number, fill: CoverColour): Mark {
  const unit = Math.min(stage.width, stage.height) / 1000;
  const marks = range(count).map(() => {
    const [x, y] = [
      random.between(stage.x + 24 * unit, right(stage) - 24 * unit),
      stage.y + stage.height * random.between(0.03, share),
    ];
    const [arm, waist] = random.chance(0.3) ? [15 * unit, 4 * unit] : [8 * unit, 3 * unit];
    return random.chance(0.6)
      ? circle(x, y, 4 * unit)
      : polygon(
          [x, y - arm],
          [x + waist, y - waist],
          [x + arm, y],
          [x + waist, y + waist],
          [x, y + arm],
          [x - waist, y + waist],
          [x - arm, y],
          [x - waist, y - waist],
        );
  });
  return { d: marks.join(''), fill };
}
