import { IN_MATRIX } from '../fixtures/rings.ts';
import { assemble } from '../../scripts/lib/assemble.mjs';
import { Backend } from '../fixtures/backend.ts';
import { SiteCopy } from '../fixtures/site-copy.ts';
import { expect, test } from '../fixtures/test.ts';

// The tests start their own backend.
test.use({ baseURL: '' });

test(
  'The operator’s email address is in the footer of pages, before their scripts run and after',
  { tag: IN_MATRIX },
  async ({ page }) => {
    const site = await SiteCopy.make();
    process.env['CONTACT_EMAIL'] = 'help@stories.example';
    await assemble({ site: site.folder }).finally(() => delete process.env['CONTACT_EMAIL']);
    const backend = await Backend.start({ env: { STORYLOOM_SITE: site.folder } });
    const contact = page.getByRole('contentinfo').getByRole('link', { name: 'help@stories.example' });

    await page.goto(`${backend.url}/privacy`);
    await expect(contact).toHaveAttribute('href', 'mailto:help@stories.example');
    await page.mouse.move(10, 10, { steps: 2 });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
    await expect(contact).toBeVisible();
    await page.goto(`${backend.url}/auth`);
    await expect(contact).toBeVisible();

    await backend.stop();
    await site.remove();
  },
);

test('The assembly stops when CONTACT_EMAIL is not an email address', { tag: IN_MATRIX }, async () => {
  const site = await SiteCopy.make();
  process.env['CONTACT_EMAIL'] = 'nonsense';
  const failure = await assemble({ site: site.folder })
    .catch((error: unknown) => error)
    .finally(() => delete process.env['CONTACT_EMAIL']);
  expect(String(failure)).toContain('CONTACT_EMAIL must be an email address.');
  await site.remove();
});
