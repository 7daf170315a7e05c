import { DeskScreen, revisions, storedText } from '../fixtures/desk.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { ask, keepStory } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const STORY = '# The Lamp\n\nIlse lit the lamp.\n\n## The Rain\n\nIt rained.\n\n## The Road\n\nThe road stayed lit.';
const MOVED = '# The Lamp\n\nIlse lit the lamp.\n\n## The Road\n\nThe road stayed lit.\n\n## The Rain\n\nIt rained.';
const CHAPTER = '## The Stranger\n\nAt nine he knocked, and the lamp went out.';

test.describe('Notes, chapters and the next chapter', { tag: '@generator' }, () => {
  test.use({ story: CHAPTER });

  test('By keyboard, a character is noted, a chapter moved and the next one written', async ({
    backend,
    person,
    provider,
    openAs,
  }) => {
    const id = await keepStory(backend, person, { title: 'The Lamp', prompt: 'A lamp', text: STORY });
    const page = await openAs(person, `/story/${id}`, { viewport: { width: 390, height: 844 } });
    const desk = new DeskScreen(page);
    const { keyboard } = page;
    const press = async (name: string) => {
      await tabTo(desk.button(name));
      await keyboard.press('Enter');
    };
    const stored = async () => (await storedText(backend, person, id)).story;

    await test.step('the story’s page leads to what happens next', async () => {
      await tabTo(page.getByRole('link', { name: 'What happens next?' }));
      await keyboard.press('Enter');
      await expect(desk.next.heading).toBeFocused();
    });

    await test.step('a character is noted, and the notes are saved', async () => {
      await tabTo(desk.button('Notes'), 'Shift+Tab');
      await keyboard.press('Enter');
      await press('Add a character');
      await keyboard.type('Ilse');
      await keyboard.press('Tab');
      await keyboard.type('keeper of the lamp');
      await expect(desk.dialog.getByText('Saved', { exact: true })).toBeVisible();
      const { body } = await ask(backend, `/rest/v1/story_notes?story_id=eq.${id}&select=notes`, { person });
      expect(body).toEqual([
        { notes: expect.objectContaining({ characters: [expect.objectContaining({ role: 'keeper of the lamp' })] }) },
      ]);
      await keyboard.press('Escape');
      await expect(desk.button('Notes')).toBeFocused();
    });

    await test.step('a chapter is moved', async () => {
      await tabTo(desk.button('Chapters'), 'Shift+Tab');
      await keyboard.press('Enter');
      await press('Move “The Rain” down');
      await expect(desk.button('Move “The Rain” down')).toBeFocused();
      await expect(page.getByText('“The Rain” is now chapter 2 of 2.')).toBeVisible();
      await expect.poll(stored).toBe(MOVED);
      await keyboard.press('Escape');
    });

    await test.step('the next chapter is written, accepted and undone', async () => {
      await tabTo(desk.next.words);
      await keyboard.type('A stranger knocks.');
      await press('Write the chapter');
      await expect(desk.accept).toBeVisible();
      expect(await stored()).toBe(MOVED);
      expect(provider.requests.at(-1)?.body).toContain('keeper of the lamp');
      await tabTo(desk.text);
      await keyboard.press('ControlOrMeta+Enter');
      await expect.poll(stored).toBe(`${MOVED}\n\n${CHAPTER}`);
      await keyboard.press('ControlOrMeta+z');
      await expect.poll(stored).toBe(MOVED);
      const causes = (await revisions(backend, person, id)).map(({ cause }) => cause);
      expect(causes).toEqual(['typed', 'chapter', 'chapter', 'written']);
    });
  });
});
