import { countWords, LANGUAGES, NOTES_LIMITS, type Language } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { messagesFor } from '../testing/messages.ts';
import { readMessages } from './read-messages.ts';
import { tellOutline } from './tell-outline.ts';
import { tellStory } from './tell-story.ts';

const order = {
  language: 'english',
  genre: 'fantasy',
  perspective: 'third',
  tone: 'neutral',
  length: 3000,
  attempt: 3,
  prompt: 'Mira, a lighthouse keeper, finds a door under the sea',
} as const;

const titled = (count: number): string[] => Array.from({ length: count }, (_, at) => `Chapter of mine ${at}`);
const headingsIn = (story: string): string[] =>
  story.split('\n').flatMap((line) => (line.startsWith('## ') ? [line.slice(3)] : []));

/** A story as a service asks for it, with an outline of these titles. */
function told(titles: readonly string[], language: Language = 'english', begun?: string): string {
  const lines = titles.map((title, at) => `${at + 1}. ${title}: A storm comes, and then: nothing.`);
  const messages = messagesFor({ ...order, language }, begun).map((message) =>
    message.role === 'user'
      ? { ...message, content: `${message.content}\n\n<outline>\n${lines.join('\n')}\n</outline>` }
      : message,
  );
  const wanted = readMessages(messages);
  if (wanted.kind !== 'story') throw new Error('a story was asked for');
  return tellStory({ ...wanted.order, attempt: order.attempt }, wanted.begun);
}

describe('an outline', () => {
  it.each(LANGUAGES)('in %s has the chapters of the story that is told afterwards, or three parts', (language) => {
    const { chapters } = tellOutline({ ...order, language });
    expect(chapters.map(({ title }) => title)).toEqual(headingsIn(tellStory({ ...order, language })));
    expect(chapters.length).toBeGreaterThanOrEqual(3);
    for (const { summary } of chapters) {
      expect(summary).not.toBe('');
      expect(summary.length).toBeLessThanOrEqual(NOTES_LIMITS.summary);
    }
    const short = tellOutline({ ...order, language, length: 500 }).chapters;
    expect(new Set(short.map(({ summary }) => summary)).size).toBe(3);
  });

  it.each(LANGUAGES)(
    'in %s gives a story exactly its chapters, each with text, and the length asked for',
    (language) => {
      for (const count of [1, 5, 12]) {
        const story = told(titled(count), language);
        expect(headingsIn(story)).toEqual(titled(count));
        expect(story).not.toMatch(/## [^\n]*\n\n(?:##|$)/);
        const words = countWords(story, language);
        expect(words).toBeGreaterThan(order.length * 0.9);
        expect(words).toBeLessThan(order.length * 1.1);
      }
    },
  );

  it('keeps its order in a story, and changes the headings alone', () => {
    const [first = '', ...others] = tellOutline(order).chapters.map(({ title }) => title);
    expect(told([first, ...others])).toBe(tellStory(order));
    expect(headingsIn(told([...others, first]))).toEqual([...others, first]);
  });

  it('gives a children’s story its chapters, also to the rest of one', () => {
    const asked = {
      ...order,
      genre: 'children',
      prompt: 'Mira learns to whistle',
      length: 800,
      chapters: titled(3),
    } as const;
    const story = tellStory(asked);
    expect(headingsIn(story)).toEqual(titled(3));
    expect(story).not.toMatch(/## [^\n]*\n\n(?:##|$)/);
    const begun = story.slice(0, story.indexOf('## Chapter of mine 1') + 200);
    const left = { ...asked, length: 500 };
    expect(begun + tellStory(left, begun)).toBe(story);
    const edited = begun.replace('## Chapter of mine 0\n\n', '## Chapter of mine 0\n\nA sentence of my own.\n\n');
    expect(headingsIn(edited + tellStory(left, edited))).toEqual(titled(3));
  });

  it('is gone on with where a story was interrupted, also another author’s', () => {
    const story = told(titled(6));
    const begun = story.slice(0, story.indexOf('## Chapter of mine 2') + 30);
    expect(headingsIn(begun + told(titled(6), 'english', begun))).toEqual(titled(6));
    const rest = told(titled(4), 'english', `# Mine\n\n## Chapter of mine 0\n\nMira sat on the step and ate a pear.`);
    expect(headingsIn(rest)).toEqual(titled(4).slice(1));
    expect(rest).toMatch(/^\n\n[^#\n]/);
  });
});
