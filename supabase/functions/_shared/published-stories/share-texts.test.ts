import { describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '../testing/hostile-texts.ts';
import { MARKUP_TEXTS } from '../testing/markup-texts.ts';
import { pageOf, SITE_PAGE, tagsOf } from '../testing/published-stories.ts';
import { strings } from './strings.ts';

const openingOf = async (content: string, title?: string) =>
  (await pageOf({ content, ...(title !== undefined && { title }) })).head['og:description'];

describe('the opening lines', () => {
  it('Opening lines are shortened between words', async () => {
    const opening = String(await openingOf('word '.repeat(100)));
    expect(opening).toMatch(/^(?:word )+word…$/);
    expect(opening.length).toBeGreaterThan(180);
    expect(opening.length).toBeLessThanOrEqual(200);
  });

  it('Opening lines without spaces are shortened to a hundred characters', async () => {
    expect(await openingOf('狐'.repeat(300))).toBe(`${'狐'.repeat(100)}…`);
    expect(await openingOf(`a ${'b'.repeat(300)}`)).toBe(`a ${'b'.repeat(98)}…`);
  });

  it.each(['', 'x'])('Opening lines never hold half of a character (after %j)', async (before) => {
    expect(await openingOf(before + '🦊'.repeat(300))).not.toMatch(/\p{Surrogate}/u);
    // The part that is read ends in the middle of a fox, and its last paragraph is too short to be shortened.
    expect(await openingOf(`${before}# ${'h'.repeat(3985)}\n\n${'🦊'.repeat(20)}`)).not.toMatch(/\p{Surrogate}/u);
  });
});

describe('a title or a text with markup', () => {
  const harmless = SITE_PAGE;

  it.each([...MARKUP_TEXTS, ...HOSTILE_TEXTS.slice(0, 40), "$& $1 $` $' $$", 'Two\r\nlines', '"><b>'])(
    'The title and the text %j add no tags to the page',
    async (text) => {
      const { html, head } = await pageOf({ title: text, author: text, content: `The end. ${text}` });
      expect(head).toMatchObject({
        title: `${text} · Storyloom`,
        'og:title': text,
        description: strings.describedBy(text, text, false),
      });
      const added = ['canonical', 'og:type', 'og:site_name', 'og:url', 'og:title', 'og:description', 'og:image'];
      const tags = tagsOf(html);
      expect(tags.length).toBe(tagsOf(harmless).length + added.length + 4);
      expect(tags.filter((tag) => /script|style/i.test(tag))).toEqual(
        tagsOf(harmless).filter((tag) => /script|style/i.test(tag)),
      );
    },
  );
});
