import { expect } from '@playwright/test';
import { prepareWalk, walkOneWay } from '../../fixtures/focus-walk.ts';
import { test } from '../fixtures.ts';
import { byLabel } from '../page/query.ts';
import type { Visitor } from '../page/visitor.ts';
import { words } from '../words.ts';

const PAGE = '/generators/fantasy';

/** Opens the page for a walk. Each stop is measured at once, so smooth scrolling is off. */
async function openForWalk(visitor: Visitor): Promise<void> {
  await visitor.open(PAGE);
  await visitor.sees(byLabel(words.prompt));
  await visitor.evaluate(() => void (document.documentElement.style.scrollBehavior = 'auto'));
  await prepareWalk(visitor);
}

test(
  'Every stop of the focus on the generator page is in view and looks focused',
  { tag: '@generator' },
  async ({ arrive }) => {
    // docs/browsers.md: these engines do not scroll to a stop once enough of it is in the window.
    const sound = / is (?:half outside|partly covered by) /;

    const there = await arrive();
    await openForWalk(there);
    const forth = await walkOneWay(there, 'Tab');
    expect(forth.stops[0]).toContain(words.skip);
    expect(forth.stops.length).toBeGreaterThan(25);

    // In another window: without a screen, Firefox never returns from its own bars, which follow the last stop.
    const back = await arrive();
    await openForWalk(back);
    await back.evaluate(() => [...document.querySelectorAll<HTMLElement>('footer a')].at(-1)?.focus());
    const home = await walkOneWay(back, 'Shift+Tab');
    expect(home.stops.some((stop) => stop.includes(words.skip))).toBe(true);
    expect(home.stops.length).toBeGreaterThan(25);
    expect([...forth.problems, ...home.problems].filter((problem) => !sound.test(problem))).toEqual([]);
  },
);
