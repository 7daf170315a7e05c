import type { Page } from '@playwright/test';
import { IN_SOAK } from '../fixtures/rings.ts';
import { DISTINCT_ROUTES } from '../fixtures/routes.ts';
import { settled } from '../fixtures/settled.ts';
import { lowTargetsOn } from '../fixtures/targets.ts';
import { expect, test } from '../fixtures/test.ts';

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } });

/** The pages with the most controls; the height is that of the shared components. */
const FIRST = ['/generators/fantasy', '/dashboard'];

for (const [pages, isFirst, tag] of [
  ['The generator and the dashboard', true, []],
  ['Every other page', false, IN_SOAK],
] as const) {
  test(`${pages}: touch targets are high enough for a finger`, { tag: [...tag] }, async ({ visitors }) => {
    test.slow();
    for (const route of DISTINCT_ROUTES.filter(({ path }) => FIRST.includes(path) === isFirst)) {
      expect.soft(await lowTargetsOn(await visitors.open(route)), route.path).toEqual([]);
    }
  });
}

test(
  'Touch targets in dialogs and on tablets are high enough for a finger',
  { tag: [...IN_SOAK] },
  async ({ visitors }) => {
    test.slow();
    const { guest, person } = visitors;
    async function expectHigh(page: Page, state: string) {
      await settled(page);
      expect.soft(await lowTargetsOn(page), state).toEqual([]);
    }
    await visitors.open({ path: '/generators', personal: false });
    await guest.getByRole('tab', { name: 'AI Story Generator Settings' }).tap();
    await expectHigh(guest, 'settings of the generator');
    for (const name of ['Download', 'Reading settings', 'Share']) {
      await visitors.open({ path: '/story/:storyId', personal: true });
      await person.getByRole('button', { name, exact: true }).tap();
      await expectHigh(person, name);
    }
    for (const section of ['shared', 'settings']) {
      await visitors.open({ path: `/dashboard?section=${section}`, personal: true });
      await expectHigh(person, section);
    }
    await person.setViewportSize({ width: 820, height: 1180 });
    for (const path of ['/inspiration', '/dashboard']) {
      await expectHigh(await visitors.open({ path, personal: true }), `${path} on a tablet`);
    }
  },
);
