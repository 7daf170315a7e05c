import { TONES, type Tone } from '@storyloom/shared/domain';
import type { GenrePack, Noun, Passage } from '../packs/pack.ts';

const noun = (word: string): Noun => ({ the: `the ${word}`, a: `a ${word}` });

const LETTERS = 'abcdefghijklmnop';

let words = 0;
/** Words that are used nowhere else. */
function newWords(count: number): string {
  return Array.from({ length: count }, () => {
    words += 1;
    const letters = Array.from(words.toString(LETTERS.length), (digit) =>
      LETTERS.charAt(parseInt(digit, LETTERS.length)),
    );
    return `q${letters.join('')}`;
  }).join(' ');
}

/** A passage of about `count` words that begins with its mark, such as `find_3`. */
function passage(mark: string, count: number): Passage {
  const lines = [`${mark} [${newWords(1)}|${newWords(1)}] ${newWords(6)}.`];
  for (let left = count - 8; left > 0; left -= 9)
    lines.push(`{hero} saw [${newWords(1)}|${newWords(1)}] ${newWords(6)}.`);
  return [...lines, `@humorous Joke ${newWords(8)}.`, `? Spare ${newWords(8)}.`].join('\n');
}

const passages = (mark: string, how: number, count: number): Passage[] =>
  Array.from({ length: how }, (_, at) => passage(`${mark}_${at}`, count));

/** A pack whose passages begin with marks, for tests of how a story is put together. */
export function markerPack(): GenrePack {
  const twelve = Array.from({ length: 12 }, (_, at) => at);
  return {
    names: [{ name: 'Ada', gender: 'f' }],
    plots: [
      {
        id: 'plot',
        homes: ['Harl'],
        nouns: [[noun('bell'), noun('ferry')]],
        titles: ['{noun:title}'],
        chapters: [['First', 'Last']],
        frames: [0, 1, 2].map((at) => ({ opening: passage(`opening_${at}`, 45), echo: passage(`echo_${at}`, 45) })),
        want: passages('want', 3, 45),
        obstacle: passages('obstacle', 2, 45),
        wrong: passages('wrong', 2, 45),
        cost: passages('cost', 2, 45),
        turn: passages('turn', 2, 45),
        resolution: passages('resolution', 2, 45),
        clues: passages('clue', 6, 55),
      },
    ],
    companions: [
      {
        name: 'Bodo',
        gender: 'm',
        meet: passages('companion', 2, 45),
        banter: passages('banter', 6, 38),
        quarrel: passages('quarrel', 1, 38),
        back: passages('again', 1, 38),
      },
    ],
    places: twelve.map((at) => ({
      noun: noun(`place${at}`),
      chapter: `Chapter ${newWords(1)}`,
      arrive: passage(`arrive_${at}`, 55),
      trouble: passage(`trouble_${at}`, 55),
      leave: passage(`leave_${at}`, 50),
    })),
    strangers: twelve.map((at) => ({
      noun: noun(`stranger${at}`),
      gender: 'f',
      meet: passage(`meet_${at}`, 55),
      talk: passage(`talk_${at}`, 55),
      back: passage(`back_${at}`, 38),
    })),
    things: twelve.map((at) => ({
      noun: noun(`thing${at}`),
      find: passage(`find_${at}`, 55),
      use: passage(`use_${at}`, 55),
    })),
    between: {
      road: passages('road', 6, 38),
      night: passages('night', 6, 38),
      memory: passages('memory', 6, 38),
      escape: passages('escape', 8, 38),
    },
    asides: Object.fromEntries(
      TONES.map((tone) => [tone, Array.from({ length: 18 }, () => `Aside ${newWords(10)}.`)]),
    ) as unknown as Record<Tone, string[]>,
    prompts: [],
  };
}
