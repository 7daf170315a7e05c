import { expect } from '@playwright/test';
import { lengthsSeen, watchLengths } from '../../fixtures/growth.ts';
import { test } from '../fixtures.ts';
import { by, byLabel, bySelector, byText } from '../page/query.ts';
import { words } from '../words.ts';

test('A guest reads a story while it grows, and copies it', { tag: '@generator' }, async ({ visitor }) => {
  await visitor.open('/generators/fantasy');
  await visitor.sees(by('heading', words.fantasy));
  await visitor.isEnabled(by('button', words.generate), false);
  await visitor.fill(byLabel(words.prompt), 'A mapmaker finds that whatever she draws at night is there at dawn.');
  await visitor.evaluate(watchLengths);
  await visitor.click(by('button', words.generate));
  await visitor.sees(bySelector('article[aria-busy=false]'));
  const lengths = await visitor.evaluate(lengthsSeen);
  expect(lengths.length).toBeGreaterThan(5);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  await visitor.sees(byText(words.used(1)));
  const [title = '', ...text] = (await visitor.text(by('article'))).split('\n');
  expect(title).not.toBe('');
  expect(text.join(' ').split(/\s+/).length).toBeGreaterThan(1000);

  // The page scrolls the actions into view when the story ends; it has come to rest when two measurements agree.
  await visitor.seesInWindow(by('button', words.copy));
  let before = -1;
  const rests = async () => {
    const last = before;
    before = await visitor.evaluate(() => scrollY);
    return before === last;
  };
  await expect.poll(rests, { intervals: [500] }).toBe(true);
  await visitor.click(by('button', words.copy));
  await visitor.sees(byText(words.copied));
});
