import type { Mark } from '../../drawing.ts';
import type { CoverColour } from '../../palette.ts';
import { range, rectangle } from '../../path.ts';
import { type Motif } from '../motif.ts';

/** Bands that go over and under each other, as on a loom. */
export const weave: Motif = {
  grounded: false,
  draw: (stage, random) => {
    const across = 7;
    const cell = (stage.width * 0.83) / across;
    const down = Math.max(3, Math.floor((stage.height * 0.94) / cell));
    const [left, top] = [stage.x + stage.width * 0.085, stage.y + (stage.height - down * cell) / 2];
    const band = cell * 0.7;
    const gap = (cell - band) / 2;
    const warp = range(across).map(() => random.pick(['near', 'near', 'deep', 'mid'] as const));
    const weft = range(down).map(() => random.pick(['far', 'far', 'mid', 'light'] as const));
    const twill = random.pick([2, 2, 3]);
    const by = (inks: readonly CoverColour[], d: (index: number) => string): Mark[] =>
      [...new Set(inks)].map((fill) => ({
        d: inks.map((ink, index) => (ink === fill ? d(index) : '')).join(''),
        fill,
      }));
    return [
      ...by(warp, (column) => rectangle(left + column * cell + gap, top, band, down * cell)),
      ...by(weft, (row) =>
        range(across)
          .filter((column) => (row + column) % twill !== 0)
          .map((column) => rectangle(left + column * cell - gap * 0.6, top + row * cell + gap, cell + gap * 1.2, band))
          .join(''),
      ),
      ...by(warp, (column) =>
        range(down)
          .filter((row) => (row + column) % twill === 0)
          .map((row) => rectangle(left + column * cell + gap, top + row * cell, band, cell))
          .join(''),
      ),
    ];
  },
};
