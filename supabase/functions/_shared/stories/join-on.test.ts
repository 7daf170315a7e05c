import { describe, expect, it } from 'vitest';
import { createJoiner } from './join-on.ts';

function joined(story: string, ...pieces: string[]): string {
  const joiner = createJoiner(story);
  return pieces.map((piece) => joiner.push(piece)).join('') + joiner.end();
}

const STORY = '# The Door\n\nMara ran. “Stop!” he called. She did not stop.\n\nThe lamp went out. She held her breath.';

const REMARK = 'which was red, and old, and had not been opened for years';
const LONG = `# ${'a long title '.repeat(20)}`;

const CASES: readonly (readonly [title: string, story: string, answer: string, expected: string])[] = [
  ['nothing where nothing is repeated', STORY, ' Then it rained.', ' Then it rained.'],
  ['the last sentence', STORY, 'She held her breath. Then it rained.', ' Then it rained.'],
  [
    'a paragraph and more, with other quotation marks and white space',
    STORY,
    '"Stop!" he called.  She did not stop.\nThe lamp went out. She held her breath. Then it rained.',
    ' Then it rained.',
  ],
  ['the title', STORY, '# The Door\n\nThen it rained.', '\n\nThen it rained.'],
  ['the title in bold, with a remark', STORY, '**The Door** (continued)\n\nThen it rained.', '\n\nThen it rained.'],
  ['the whole story', STORY, `${STORY} Then it rained.`, ' Then it rained.'],
  ['all of it when there is nothing new', STORY, 'She held her breath.', ''],
  ['the beginning of what is repeated, when nothing follows', STORY, 'She held her', ''],
  ['the part of a sentence that was begun', 'It rained. She opened the', 'She opened the door.', ' door.'],
  ['a begun word', 'It rained. She opened the do', 'She opened the door.', 'or.'],
  ['no sentence that only begins alike', STORY, 'She held her tongue.', ' She held her tongue.'],
  ['no words from within a sentence', STORY, 'her breath. Then.', ' her breath. Then.'],
  ['no first line that only begins like the title', STORY, 'The door opened.', ' The door opened.'],
  [
    'no first line with much in brackets',
    STORY,
    `The Door (${REMARK})\nIt rained.`,
    ` The Door (${REMARK})\nIt rained.`,
  ],
  ['no first line that only begins like a long one', `${LONG}\n\nHm.`, `${LONG}too\nNo.`, `\n\n${LONG}too\nNo.`],
  ['no first line with a bracket after the title', STORY, 'The Door (red) shut.', ' The Door (red) shut.'],
  ['the Spanish sentence', 'Llovía. —¿Quién es? —dijo él…', '—¿Quién es? —dijo él... Nadie.', ' Nadie.'],
  ['the French one, spelt alike', 'Il pleut. « Qui es-tu\u00A0? »', '« Qui es-tu ? » Personne.', ' Personne.'],
  ['the Chinese sentence', '# 门\n\n她跑了。“站住！”他说。灯灭了。', '“站住！”他说。灯灭了。天黑了。', '天黑了。'],
  ['the Chinese sentence that was begun', '她跑了。灯灭了，风', '灯灭了，风停了。', '停了。'],
  ['the Chinese title', '# 门（一）\n\n灯灭了。', '# 门（续）\n天黑了。', '\n天黑了。'],
];

describe('what a continuation repeats', () => {
  it.each(CASES)('A continuation loses %s, wherever it is split', (_, story, answer, expected) => {
    expect(joined(story, answer)).toBe(expected);
    expect(joined(story, ...answer.split(''))).toBe(expected);
    for (let at = 1; at < answer.length; at += 1) {
      expect(joined(story, answer.slice(0, at), answer.slice(at)), `split at ${at}`).toBe(expected);
    }
  });
});

describe('what a continuation adds', () => {
  it.each([
    ['She opened the', 'door.', ' door.'],
    ['She opened the ', 'door.', 'door.'],
    ['She ran.', '## Two\n\nIt rained.', '\n\n## Two\n\nIt rained.'],
    ['She ran.\n\n', '\n\nIt rained.', 'It rained.'],
    ['He said, “', 'Go!”', 'Go!”'],
    ['"Go!"', '"No!"', ' "No!"'],
    ['"Go away', '" he said.', '" he said.'],
    ['a well-', 'known door', 'known door'],
    ['她跑了，', '灯灭了。', '灯灭了。'],
    ['Mara', "'s lamp", "'s lamp"],
  ])('The story %j and the answer %j join as %j', (story, answer, expected) => {
    expect(joined(story, answer)).toBe(expected);
  });

  it('New text is passed on at once, unless it begins like the story, and after 2,000 characters', () => {
    const joiner = createJoiner(STORY);
    expect(joiner.push('Th')).toBe('');
    expect(joiner.push('en')).toBe(' Then');
    expect(joiner.push(' it rained.')).toBe(' it rained.');
    expect(createJoiner(STORY).push('At')).toBe(' At');
    const holding = createJoiner(STORY);
    let held = 0;
    for (const letter of `She held${' '.repeat(3000)}`) if (holding.push(letter) === '') held += 1;
    expect(held).toBe(2000);
  });
});
