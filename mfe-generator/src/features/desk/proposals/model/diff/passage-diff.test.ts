import { seededRandom } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { diffArriving, diffPassage, type PassageDiff } from './passage-diff.ts';
import { type Token, tokensOf } from './tokens.ts';

const textOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join('');

/** The changes as `[-deleted-]{+inserted+}`, with what was not reached after `…`. */
function shown(passage: string, result: string, diff = diffPassage): string {
  const [before, after] = [tokensOf(passage), tokensOf(result)];
  const { hunks, reached } = diff(before, after);
  const parts = hunks.map((hunk) => {
    const [from, to] = [
      textOf(before.slice(hunk.before, hunk.beforeEnd)),
      textOf(after.slice(hunk.after, hunk.afterEnd)),
    ];
    return hunk.kept ? from : `${from && `[-${from}-]`}${to && `{+${to}+}`}`;
  });
  const rest = textOf(before.slice(reached));
  return parts.join('') + (rest && `…${rest}`);
}

describe('The changes of a passage', () => {
  it('are marked word by word', () => {
    for (const [name, passage, result, expected] of [
      ['equal texts have none', 'The fox ran.', 'The fox ran.', 'The fox ran.'],
      ['a word', 'The fox ran home.', 'The fox walked home.', 'The fox [-ran-]{+walked+} home.'],
      ['a mark', 'The fox ran.', 'The fox ran!', 'The fox ran[-.-]{+!+}'],
      ['something added', 'The fox ran.', 'The fox ran away.', 'The fox ran{+ away+}.'],
      ['something left out', 'The old fox ran.', 'The fox ran.', 'The [-old -]fox ran.'],
      ['accents', 'La niña corrió.', 'La niña caminó.', 'La niña [-corrió-]{+caminó+}.'],
      ['French elisions', 'Il voit l’homme.', 'Il voit l’enfant.', 'Il voit l’[-homme-]{+enfant+}.'],
      ['apostrophes in words', 'He can’t go.', 'He won’t go.', 'He [-can’t-]{+won’t+} go.'],
      ['Chinese characters', '他走进房间。', '她走进屋子。', '[-他-]{+她+}走进[-房间-]{+屋子+}。'],
      ['an empty result', 'The fox ran.', '', '[-The fox ran.-]'],
      ['an empty passage', '', 'The fox ran.', '{+The fox ran.+}'],
    ] as const) {
      expect(shown(passage, result), name).toBe(expected);
    }
  });

  it('are joined where only a space, a short word or a character is equal between them', () => {
    for (const [name, passage, result, expected] of [
      ['a space', 'slowly down', 'quickly up', '[-slowly down-]{+quickly up+}'],
      [
        'a short word',
        'He was standing in silence.',
        'He had been waiting in darkness.',
        'He [-was standing in silence-]{+had been waiting in darkness+}.',
      ],
      ['a character', '他慢慢地走在路上', '他飞快地跑在街头', '他[-慢慢地走在路上-]{+飞快地跑在街头+}'],
    ] as const) {
      expect(shown(passage, result), name).toBe(expected);
    }
  });

  it('stay apart where several equal words are between them', () => {
    const same = 'then she opened the door of the old house';
    expect(shown(`At midnight ${same} and screamed.`, `Before sunrise ${same} and laughed.`)).toBe(
      `[-At midnight-]{+Before sunrise+} ${same} and [-screamed-]{+laughed+}.`,
    );
  });

  it('stay within their paragraphs when every word of a long passage is new', () => {
    const paragraph = (word: string, count: number) =>
      Array.from({ length: count }, (_, at) => `${word}${at}`).join(' ');
    const [a, b, c, d] = [paragraph('a', 90), paragraph('b', 90), paragraph('c', 80), paragraph('d', 99)];
    expect(shown(`${a}\n${b}`, `${c}\n${d}`)).toBe(`[-${a}-]{+${c}+}\n[-${b}-]{+${d}+}`);
  });
});

describe('While a result arrives', () => {
  const passage = 'The old fox ran home. It was late, and the lamp was lit. Nobody spoke.';

  it('what follows in the passage is not reached, and nothing of it is deleted', () => {
    expect(shown(passage, '', diffArriving)).toBe(`…${passage}`);
    expect(shown(passage, 'The old fox', diffArriving)).toBe(`The old fox…${passage.slice('The old fox'.length)}`);
  });

  it('as much of the passage is replaced as has arrived', () => {
    expect(shown(passage, 'A young badger', diffArriving)).toBe(
      `[-The old fox-]{+A young badger+}… ran home. It was late, and the lamp was lit. Nobody spoke.`,
    );
  });

  it('a single equal word far ahead does not skip what is between', () => {
    expect(shown(passage, 'Nobody', diffArriving)).toBe(`[-The-]{+Nobody+}…${passage.slice(3)}`);
  });

  it('a part that was left out is deleted as soon as enough after it is equal', () => {
    expect(shown(passage, 'The old fox ran home. Nobody spoke.', diffArriving)).toContain('[-It was late,');
  });
});

describe('For any passage and result', () => {
  const WORDS = ['fox', 'lamp', 'the', 'and', 'l’', 'été', '走', '房间', ',', '.', ' ', ' ', ' ', '\n', '🦊', '—'];
  const randomText = (random: () => number, length: number) =>
    Array.from({ length: Math.floor(random() * length) }, () => WORDS[Math.floor(random() * WORDS.length)]).join('');
  const changed = (text: string, random: () => number) =>
    text
      .split(/(?<=[ \n])/)
      .flatMap((part) => (random() < 0.2 ? [] : random() < 0.2 ? [part, 'new '] : [part]))
      .join('');

  /** A part that is not equal though it is kept, or does not follow the part before. */
  const faultOf = ({ hunks, reached }: PassageDiff, before: readonly Token[], after: readonly Token[]) => {
    let [from, to] = [0, 0];
    for (const hunk of hunks) {
      const isNext = hunk.before === from && hunk.after === to;
      const [old, next] = [before.slice(hunk.before, hunk.beforeEnd), after.slice(hunk.after, hunk.afterEnd)];
      if (!isNext || (hunk.kept && textOf(old) !== textOf(next))) return hunk;
      [from, to] = [hunk.beforeEnd, hunk.afterEnd];
    }
    return from === reached && to === after.length ? undefined : { from, to };
  };

  it('are complete: kept and deleted parts are the passage, kept and inserted parts the result', () => {
    for (const [name, diff] of [
      ['complete', diffPassage],
      ['arriving', diffArriving],
    ] as const) {
      for (let seed = 0; seed < 400; seed += 1) {
        const random = seededRandom(seed);
        const passage = randomText(random, 200);
        const result = seed % 2 === 0 ? changed(passage, random) : randomText(random, 200);
        const [before, after] = [tokensOf(passage), tokensOf(result)];
        expect(textOf(before), name).toBe(passage);
        expect(faultOf(diff(before, after), before, after), name).toBeUndefined();
      }
    }
  });

  it('long texts are compared correctly, too', () => {
    const random = seededRandom(7);
    const passage = Array.from({ length: 3000 }, () => `w${Math.floor(random() * 900)} `).join('');
    for (const result of [
      changed(passage, random),
      passage.replaceAll('w', 'v'),
      passage.split(' ').toReversed().join(' '),
    ]) {
      const [before, after] = [tokensOf(passage), tokensOf(result)];
      expect(faultOf(diffPassage(before, after), before, after)).toBeUndefined();
      const half = after.slice(0, 2000);
      expect(faultOf(diffArriving(before, half), before, half)).toBeUndefined();
    }
  });
});
