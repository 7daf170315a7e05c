import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { Backend } from '../../fixtures/backend.ts';
import { createPerson, sessionKey } from '../../fixtures/people.ts';
import { test } from '../fixtures.ts';
import { by, byLabel, bySelector, byText, first } from '../page/query.ts';
import type { Visitor } from '../page/visitor.ts';
import { words } from '../words.ts';

const { desk } = words;
const text = by('textbox', desk.text);
const main = by('main');
const proposal = by('group', desk.proposal);
const saved = first(byText(desk.saved, main));

/** Signs in, and has the demo storyteller write a story: it can retell only what it wrote itself. */
async function openOwnStory(visitor: Visitor, backend: Backend): Promise<void> {
  const person = await createPerson(backend, `desk-${randomUUID()}`);
  await visitor.open('/about');
  await visitor.keep(sessionKey(backend), JSON.stringify(person.session));
  await visitor.open('/generators/fantasy');
  await visitor.enter(byLabel(words.prompt), 'A shy hedgehog wants to join the orchestra of the forest.');
  await visitor.activate(by('button', words.generate));
  await visitor.sees(bySelector('article[aria-busy=false]'));
  await visitor.activate(by('button', words.save));
  await visitor.activate(by('link', words.savedLink));
  await visitor.until('the story', () => location.pathname.startsWith('/story/'), true);
  // The address changes before the page does, and a finished story in the generator has an Edit, too.
  await visitor.misses(byLabel(words.prompt));
}

/** Engines differ in the line breaks between and after the blocks. */
const textOf = async (visitor: Visitor) => (await visitor.text(text)).trim().replaceAll(/\n+/g, '\n');

test(
  'A saved story is edited, and changed with help, by keyboard alone',
  { tag: '@generator' },
  async ({ visitor, backend }) => {
    await openOwnStory(visitor, backend);
    await visitor.activate(first(by('link', desk.edit)));
    await visitor.sees(text);
    const written = await textOf(visitor);

    await test.step('type at the end', async () => {
      await visitor.tabTo(text);
      await visitor.press('Control+End');
      await visitor.type(' Not even the rain.');
      await expect.poll(() => textOf(visitor)).toBe(`${written} Not even the rain.`);
      await visitor.sees(saved);
    });

    await test.step('make a line a heading', async () => {
      await visitor.press('Enter');
      await visitor.type('After the rain');
      await visitor.tabTo(by('button', desk.heading), 'Shift+Tab');
      await visitor.press('Enter');
      await visitor.sees(by('heading', 'After the rain', text));
      await visitor.tabTo(text);
      // The caret is back where it was left.
      await visitor.until('the caret', () => getSelection()?.anchorNode?.parentElement?.closest('h3') !== null, true);
      await visitor.type(' came the sun');
      await visitor.sees(by('heading', 'After the rain came the sun', text));
      await visitor.sees(saved);
    });

    await test.step('ask for a change of a passage, accept it, and undo it', async () => {
      const before = await textOf(visitor);
      await visitor.press('Control+Home');
      await visitor.press('ArrowDown');
      await visitor.press('ArrowDown');
      await visitor.misses(bySelector('[role=toolbar] [aria-pressed=true]'));
      await visitor.press('Alt+Enter');
      await visitor.hasFocus(by('menuitem', desk.rewrite));
      await visitor.press('Enter');
      await visitor.sees(by('button', desk.accept, proposal));
      await visitor.hasFocus(text);
      await visitor.press('Control+Enter');
      await visitor.misses(proposal);
      expect(await textOf(visitor)).not.toBe(before);
      await visitor.hasFocus(text);
      await visitor.press('Control+Z');
      await expect.poll(() => textOf(visitor)).toBe(before);
      await visitor.sees(saved);
    });

    await test.step('go back to the story, and read it', async () => {
      await visitor.tabTo(text);
      await visitor.press('Control+End');
      await visitor.type(' The end.');
      await visitor.tabTo(by('link', desk.back), 'Shift+Tab');
      await visitor.press('Enter');
      await visitor.until('the story', () => location.pathname.endsWith('/edit'), false);
      await visitor.sees(byText(/ The end\.$/, by('article', undefined, main)));
    });
  },
);
