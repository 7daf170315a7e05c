import { GENRES } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { drawCover } from '../draw-cover.ts';
import { setTitle } from './set-title.ts';
import { cutToWidth, textWidth } from './text-width.ts';

const WIDTH = 992;
const linesOf = (title: string) => setTitle(title, WIDTH).lines;

const LONG = 'Of all that the river had carried away in a hundred years, only the bell came back, '
  .repeat(3)
  .slice(0, 200);
const TITLES = [
  'Ash',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  LONG,
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  '在很久很久以前的一座山里，有一个“会说话”的月亮；它每天晚上都要讲一个故事。'.repeat(5),
  '👩‍🚀🦊🏳️‍🌈'.repeat(20),
  'Война и мир, или Как закалялась сталь в далёком северном городе',
  'नमस्ते दुनिया की एक बहुत लंबी कहानी',
  'مدينة الليل والنهار',
];

describe('setTitle', () => {
  it('Any title is set in one to five lines that fit on the cover', () => {
    for (const title of TITLES) {
      const { lines, size } = setTitle(title, WIDTH);
      expect(lines.length, title).toBeGreaterThanOrEqual(1);
      expect(lines.length, title).toBeLessThanOrEqual(5);
      for (const line of lines) expect(textWidth(line) * size, line).toBeLessThanOrEqual(WIDTH);
    }
    expect(linesOf('')).toEqual([]);
  });

  it('A title is broken between words into lines of similar length', () => {
    expect(linesOf('The Keeper of the Light')).toEqual(['The Keeper', 'of the Light']);
    expect(linesOf('The Inventory of Small Things')[0]).not.toBe('The');
    expect(linesOf('In Transcontinental')).toEqual(['In', 'Transcontinental']);
    const title = 'Ravens over Castle Grey and Other Unfinished Stories';
    expect(linesOf(title).join(' ')).toBe(title);
  });

  it('A title that is too long ends with an ellipsis after a whole word', () => {
    const last = linesOf(LONG).at(-1) ?? '';
    expect(last).toMatch(/\p{L}…$/u);
    expect(`${LONG} `).toContain(`${last.slice(0, -1)} `);
  });

  it('A Chinese title is broken between characters, but not before a closing or after an opening mark', () => {
    const lines = linesOf('在山里，有一个“会说话”的月亮；它说《天亮了》。');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) {
      expect(line).not.toMatch(/^[，。；”》]/);
      expect(line).not.toMatch(/[“《]$/);
    }
  });
});

describe('the words of a cover', () => {
  it('All words of a cover stay within its edges', () => {
    for (const genre of [...GENRES, undefined]) {
      for (const title of TITLES) {
        const { words } = drawCover(
          { title, genre, author: `${title} `.repeat(3) },
          { format: 'book', lettering: true },
        );
        for (const { text, x, y, size, anchor } of words) {
          const width = textWidth(text) * size;
          const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
          expect(left).toBeGreaterThanOrEqual(100);
          expect(left + width).toBeLessThanOrEqual(1100);
          expect(y - size).toBeGreaterThan(100);
          expect(y + size * 0.3).toBeLessThan(1750);
        }
      }
    }
  });

  it('A long name is cut, but never within a character', () => {
    expect(cutToWidth('Ada', 10)).toBe('Ada');
    expect(cutToWidth('👩‍🚀👩‍🚀👩‍🚀👩‍🚀', 3.9)).toBe('👩‍🚀…');
    expect(cutToWidth('Ada, Countess of Lovelace', 3.6)).toBe('Ada…');
  });
});
