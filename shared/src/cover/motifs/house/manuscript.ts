import type { Mark } from '../../drawing.ts';
import { leaf, placed, range, rectangle, repeat, type Point } from '../../path.ts';
import { type Motif } from '../motif.ts';

/** A page of text without letters: its first square is an ornament. */
export const manuscript: Motif = {
  grounded: false,
  draw: (stage, random) => {
    const left = stage.x + stage.width * 0.1;
    const width = stage.width * 0.8;
    const rows = Math.min(13, Math.max(6, Math.floor(stage.height / 78)));
    const step = (stage.height * 0.9) / rows;
    const [top, thick] = [stage.y + stage.height * 0.05, step * 0.46];
    const initial = step * 3 - (step - thick);
    const lines = range(rows).flatMap((row) => {
      const from = row < 3 ? initial + step * 0.5 : 0;
      const end = (row + 1) % 5 === 0 ? width * random.between(0.3, 0.7) : width * random.between(0.93, 1);
      const words: string[] = [];
      for (let x = from; x < end - 40;) {
        const long = Math.min(end - x, random.between(50, 230));
        words.push(rectangle(left + x, top + row * step, long, thick));
        x += long + 26;
      }
      return words.map((d): Mark => ({ d, fill: random.chance(0.08) ? 'light' : random.chance(0.3) ? 'mid' : 'near' }));
    });
    const inks = [...new Set(lines.map(({ fill }) => fill))];
    const middle: Point = [left + initial / 2, top + initial / 2];
    return [
      ...inks.map((fill): Mark => ({
        d: lines.map((line) => (line.fill === fill ? line.d : '')).join(''),
        fill: fill ?? 'near',
      })),
      { d: rectangle(left, top, initial, initial), fill: 'deep' },
      {
        d: repeat(8, (index) => leaf(middle, placed(middle, (index * Math.PI) / 4)(initial * 0.42, 0), 0.16)),
        fill: 'light',
      },
    ];
  },
};
