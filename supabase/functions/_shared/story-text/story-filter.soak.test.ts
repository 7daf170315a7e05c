import { growthOf } from '@storyloom/testing/growth';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AskedFor, createStoryFilter } from './story-filter.ts';

const numRuns = process.env['SOAK'] ? 20_000 : 300;

const KINDS: readonly (AskedFor | undefined)[] = [undefined, 'story', 'continuation', 'passage', 'answer'];
const filterFor = (kind: AskedFor | undefined) => createStoryFilter(kind === undefined ? {} : { kind });

/** Parts of what models wrap around a story, whole and broken. */
const MARKS = [
  '<think> </think> <think [THINK] [/THINK] <reason> </reason> <s> </s> <story> </story> <answer> <title> </title>',
  '<|channel|> <|message|> <|start|> <|end|> analysis final assistant user <|channel> <channel|> <|im_start|> <|im_end|>',
  '<|begin_of_thought|> <|begin_of_solution|> [INST] ``` --- *** ** __ Title: 标题： " “ assistantfinal .assistant',
  '<br> <p> </p> &quot; &lt; &#39; & < > | s : 好的， 这是故事： （字数：8） \0 \ud83c \udf0d 🌍',
].flatMap((marks) => marks.split(' '));
const PARTS = [
  ...MARKS,
  ' ',
  '\n',
  '\n\n',
  '. ',
  '# ',
  '# X',
  '```markdown\n',
  '<think type="a">',
  'The Door',
  'Sure! ',
  'Of course',
  'Sure thing! ',
  'Great idea! ',
  'Title: A\n\n',
  'Story:',
  '¡Claro! ',
  'Here is your story:',
  'Here is a tale',
  'Voici une histoire',
  'I hope you enjoyed it!',
  'Let me know if ',
  'the story',
  'Would you like me to:',
  '- continue',
  'Word count: 5',
  'Okay, ',
  'the user wants',
  ' a story',
  'Here is my response:',
  '### Instruction:',
  'User: write ',
];
const texts = fc.array(fc.constantFrom(...PARTS), { maxLength: 14 }).map((parts) => parts.join(''));
const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 9 });

/** Plain words, none of which begins like what a model wraps around a story. */
const WORDS = [
  'the',
  'sea',
  'rang',
  'Nobody',
  'came',
  '灯灭了。',
  '“no,”',
  '—',
  '3',
  '*up*',
  'x < y',
  'A & B',
  '🌍',
  '(so)',
];
const stories = fc
  .array(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(' ', ' ', '. ', '\n\n')), { minLength: 1, maxLength: 60 })
  .map((words) => `# Then\n\nThe ${words.map(([word, gap]) => word + gap).join('')}ended.`);

/** What each piece brings, and the end. */
function* shownBy(kind: AskedFor | undefined, text: string, cuts: readonly number[]): Generator<string> {
  const filter = filterFor(kind);
  for (let at = 0, turn = 0; at < text.length; turn += 1) {
    const size = cuts[turn % cuts.length] ?? 1;
    yield filter.push(text.slice(at, at + size));
    at += size;
  }
  yield filter.end();
}

describe.each(KINDS)('the filter for kind %s', (kind) => {
  it('shows the same wherever a text is cut', () => {
    fc.assert(
      fc.property(texts, sizes, (text, cuts) => {
        const whole = [...shownBy(kind, text, [text.length || 1])].join('');
        expect([...shownBy(kind, text, cuts)].join('')).toBe(whole);
        expect([...shownBy(kind, text, [1])].join('')).toBe(whole);
        expect(whole).not.toMatch(/\0|\p{Surrogate}/u);
      }),
      { numRuns },
    );
  });

  it('passes a plain story on unchanged, at most 20 characters late', () => {
    fc.assert(
      fc.property(stories, sizes, (story, cuts) => {
        let shown = '';
        let late = 0;
        let [at, turn] = [0, 0];
        for (const piece of shownBy(kind, story, cuts)) {
          shown += piece;
          at += cuts[turn % cuts.length] ?? 1;
          turn += 1;
          late = Math.max(late, Math.min(at, story.length) - shown.length);
        }
        expect(shown).toBe(story);
        expect(late).toBeLessThanOrEqual(kind === 'answer' ? story.length : 20);
      }),
      { numRuns: numRuns / 5 },
    );
  });
});

/** Texts that make a careless pattern start again at each character. */
const SHAPES: Readonly<Record<string, string>> = {
  brackets: '<',
  'square brackets': '[',
  'open tags': '<think',
  'tags and ends': '<think></think>',
  'half tokens': '<|',
  'open channels': '<|channel|>',
  ampersands: '&',
  paragraphs: '<p>',
  'white space': ' ',
  'line ends': '\n',
  rules: '---\n',
  stars: '*',
  fences: '```\n',
  farewells: 'I hope you enjoyed it!\n',
  greetings: 'Sure! Here is your story:\n\n',
  'open farewells': 'Let me know if ',
  'glued roles': '.assistant',
  labels: 'User: ',
  letters: 'a',
};

describe('time', () => {
  it.each(Object.entries(SHAPES))('grows with the length of a text of %s', (_, shape) => {
    const growth = growthOf((size) => {
      const text = shape.repeat(size / shape.length);
      return () => {
        const filters = [createStoryFilter({ kind: 'story' }), createStoryFilter({ kind: 'continuation' })] as const;
        filters[0].push(`# a\n\nb${text}`);
        for (let at = 0; at < text.length; at += 8) filters[1].push(text.slice(at, at + 8));
        return filters.map((filter) => filter.end());
      };
    });
    expect(growth).toBeLessThan(3);
  });
});

describe('what a caller learns while text arrives', () => {
  it.each([
    ['<think>a', '</think>'],
    ['<|channel|>analysis<|message|>a', '<|end|>'],
    ['[THINK]a', '[/THINK]'],
    ['Okay, the user wants a story. ', '</think>'],
  ])('says that thoughts arrive in %s', (thought, end) => {
    const filter = createStoryFilter({ kind: 'story' });
    expect(filter.thinking).toBe(false);
    filter.push(thought);
    expect(filter.thinking).toBe(true);
    filter.push(`${end}\n# A`);
    expect(filter.thinking).toBe(false);
  });

  it('says that a text is over after a stop token or another turn', () => {
    for (const end of ['<|im_end|>', '\n### Instruction:\n']) {
      const filter = createStoryFilter({ kind: 'story' });
      filter.push('# A\n\nb.');
      expect(filter.over).toBe(false);
      filter.push(end);
      expect(filter.over).toBe(true);
    }
  });

  it('holds back 4,000 characters at most', () => {
    for (const text of [
      'Sure!'.padEnd(5_000, '\n'),
      '# A\n\nb.'.padEnd(5_000, '\n'),
      `# A\n\nb.\n${'---\n'.repeat(1_500)}`,
    ]) {
      const shown = createStoryFilter({ kind: 'story' }).push(text);
      expect(text.length - shown.length).toBeLessThanOrEqual(4_000);
    }
  });
});
