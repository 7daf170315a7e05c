import type { Mark } from '../../drawing.ts';
import { at, circle, flowing, n, range, repeat, type Point } from '../../path.ts';
import { bottom, right, scale, type Motif } from '../motif.ts';

/** The pages of an open book, seen from where they are bound. */
export const pages: Motif = {
  grounded: true,
  draw: (stage, random) => {
    const s = scale(stage);
    const spine: Point = [stage.x + stage.width / 2, stage.y + stage.height * 0.84];
    const reach = Math.min(stage.width * 0.44, stage.height * 0.72);
    const count = 7;
    const inks = ['deep', 'near', 'mid', 'far', 'paper'] as const;
    const sheet = (side: number, index: number): Mark => {
      const angle = ((12 + index * 12) * Math.PI) / 180;
      const tip: Point = [spine[0] + side * reach * Math.cos(angle), spine[1] - reach * Math.sin(angle)];
      const bend: Point = [
        spine[0] + side * reach * 0.5 * Math.cos(angle + 0.62),
        spine[1] - reach * 0.62 * Math.sin(angle + 0.62),
      ];
      const back: Point = [
        spine[0] + side * reach * 0.6 * Math.cos(angle - 0.1),
        spine[1] - reach * 0.48 * Math.sin(angle - 0.1),
      ];
      return {
        d: `M${at(spine)}Q${at(bend)} ${at(tip)}Q${at(back)} ${at(spine)}Z`,
        fill: inks[(index + shift) % inks.length] ?? 'near',
      };
    };
    const shift = Math.floor(random.between(0, 5));
    return [
      { d: circle(spine[0], spine[1] - reach * random.between(0.9, 1), s * random.between(90, 150)), fill: 'light' },
      ...range(count).flatMap((index) => [sheet(-1, index), sheet(1, index)]),
      {
        d: `M${n(stage.x)} ${n(spine[1] - 8 * s)}H${n(right(stage))}V${n(bottom(stage))}H${n(stage.x)}Z`,
        fill: 'deep',
      },
      {
        d: repeat(3, (index) =>
          flowing([
            [stage.x + stage.width * 0.1, spine[1] + (30 + index * 26) * s],
            [spine[0], spine[1] + (22 + index * 26) * s],
            [right(stage) - stage.width * 0.1, spine[1] + (30 + index * 26) * s],
          ]),
        ),
        stroke: 'line',
        width: 3,
      },
    ];
  },
};
