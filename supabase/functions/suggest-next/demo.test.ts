import { LANGUAGES } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import {
  AS_USER,
  askAsUser,
  errorOf,
  eventsOf,
  serviceUnderTest,
  STORY_BODY,
  storyRequest,
  textOf,
} from '../_shared/testing/service-under-test.ts';

const notes = { characters: [{ name: 'Wilhelmina', role: 'keeper' }], places: [{ name: 'Port Alder' }] };

describe('the people of a story and what happens next, on a site without a provider', () => {
  it.each(LANGUAGES)(
    'The demo storyteller knows its people, and suggests and writes a next chapter in %s',
    async (language) => {
      const service = serviceUnderTest({ demo: true });
      const body = { ...STORY_BODY, language, length: 800 };
      const story = textOf(await eventsOf(await askAsUser(service, body)));
      const asked = { genre: body.genre, language };
      const found = await service.handlers['extract-cast'](
        storyRequest({ body: { text: story, ...asked }, headers: AS_USER }),
      );
      const { characters } = (await found.json()) as { characters: readonly { readonly name: string }[] };
      expect(characters.length).toBeGreaterThan(0);
      for (const { name } of characters) expect(story).toContain(name);

      const suggested = await service.handlers['suggest-next'](
        storyRequest({ body: { story, ...asked }, headers: AS_USER }),
      );
      const { suggestions } = (await suggested.json()) as { suggestions: readonly string[] };
      expect(new Set(suggestions).size).toBe(3);

      const chapter = { ...body, runId: 'run-2', continueOf: story, next: suggestions[0], length: 500 };
      const events = await eventsOf(await askAsUser(service, chapter));
      expect(events.at(-1)).toMatchObject({ type: 'end', reason: 'complete' });
      expect(textOf(events)).toMatch(/^## \S/);
      expect(textOf(events)).toContain(characters[0]?.name);
    },
  );

  it('The demo storyteller says that it does not know the people of another author’s story', async () => {
    const body = { text: 'Katherine opened the window, and nobody asked why.', genre: 'fantasy' };
    const response = await serviceUnderTest({ demo: true }).handlers['extract-cast'](
      storyRequest({ body, headers: AS_USER }),
    );
    expect(response.ok).toBe(false);
    expect((await errorOf(response)).message).toContain(
      'The demo storyteller knows only the people of its own stories, and this story has no sentence of one.',
    );
  });

  it('The demo storyteller uses the names of the notes', async () => {
    const service = serviceUnderTest({ demo: true });
    const story = textOf(await eventsOf(await askAsUser(service, { ...STORY_BODY, notes })));
    expect(story).toContain('Wilhelmina');
    expect(story).toContain('Port Alder');
  });
});
