import { expect } from '@playwright/test';
import { prepareWalk, walkOneWay } from '../../fixtures/focus-walk.ts';
import { test } from '../fixtures.ts';
import { byLabel } from '../page/query.ts';
import { words } from '../words.ts';

test(
  'Every focus stop of the generator page is in view and looks focused',
  { tag: '@generator' },
  async ({ visitor }) => {
    await visitor.open('/generators/fantasy');
    await visitor.sees(byLabel(words.prompt));
    // Each stop is measured at once. The way back is the one that leads under the header.
    await visitor.evaluate(() => void (document.documentElement.style.scrollBehavior = 'auto'));
    await prepareWalk(visitor);
    await visitor.evaluate(() => [...document.querySelectorAll<HTMLElement>('footer a')].at(-1)?.focus());
    const { stops, problems } = await walkOneWay(visitor, 'Shift+Tab');
    expect(stops.some((stop) => stop.includes(words.skip))).toBe(true);
    expect(stops.length).toBeGreaterThan(25);
    // docs/browsers.md: these engines do not scroll to a stop once enough of it is in the window.
    const sound = / is (?:half outside|partly covered by) /;
    expect(problems.filter((problem) => !sound.test(problem))).toEqual([]);
  },
);
