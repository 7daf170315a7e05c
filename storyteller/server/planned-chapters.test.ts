import { countWords, LANGUAGES, type Language } from '@storyloom/shared/domain';
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
  prompt: 'Mira, a lighthouse keeper, finds a door under the sea',
} as const;

const ATTEMPT = 3;

const titled = (count: number): string[] => Array.from({ length: count }, (_, at) => `Chapter of mine ${at}`);
const headingsIn = (story: string): string[] =>
  story.split('\n').flatMap((line) => (line.startsWith('## ') ? [line.slice(3)] : []));
const paragraphsIn = (story: string): string[] => story.split('\n\n').filter((block) => !block.startsWith('#'));

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
  return tellStory({ ...wanted.order, attempt: ATTEMPT }, wanted.begun);
}

describe('a story with an outline', () => {
  it.each(LANGUAGES.flatMap((language) => [1, 2, 5, 12].map((count) => ({ language, count }))))(
    'A story in $language has exactly the $count chapters of its outline, each with text, and about the length asked for',
    ({ language, count }) => {
      const story = told(titled(count), language);
      expect(headingsIn(story)).toEqual(titled(count));
      expect(story).not.toMatch(/## [^\n]*\n\n(?:##|$)/);
      const words = countWords(story, language);
      expect(words).toBeGreaterThan(order.length * 0.9);
      expect(words).toBeLessThan(order.length * 1.1);
    },
  );

  it('The outline changes the headings and nothing else', () => {
    const plain = tellStory({ ...order, attempt: ATTEMPT });
    expect(paragraphsIn(told(titled(7)))).toEqual(paragraphsIn(plain));
    expect(told(titled(7)).split('\n')[0]).toBe(plain.split('\n')[0]);
  });

  it('A story with the outline that the storyteller made is the story without one', () => {
    const { chapters } = tellOutline({ ...order, attempt: ATTEMPT });
    expect(told(chapters.map(({ title }) => title))).toBe(tellStory({ ...order, attempt: ATTEMPT }));
  });

  it('Chapters that are moved keep the order of the outline', () => {
    const [first = '', ...others] = tellOutline({ ...order, attempt: ATTEMPT }).chapters.map(({ title }) => title);
    expect(headingsIn(told([...others, first]))).toEqual([...others, first]);
  });

  it('An interrupted story goes on with the chapters that it does not have yet', () => {
    const story = told(titled(6));
    const begun = story.slice(0, story.indexOf('## Chapter of mine 2') + 30);
    const whole = begun + told(titled(6), 'english', begun);
    expect(headingsIn(whole)).toEqual(titled(6));
  });

  it('Another author’s text goes on with the chapters that it does not have yet', () => {
    const begun = `# Mine\n\n## Chapter of mine 0\n\nMira sat on the step and ate a pear.`;
    const rest = told(titled(4), 'english', begun);
    expect(headingsIn(rest)).toEqual(titled(4).slice(1));
    expect(rest).toMatch(/^\n\n[^#\n]/);
  });
});
