import { IN_MATRIX } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'A page shows its versions, and what it reports of its module is counted once it is hidden',
  { tag: IN_MATRIX },
  async ({ page, backend, generator }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await generator.open('fantasy');
    await page.keyboard.press('Alt+Shift+KeyV');
    const dialog = page.getByRole('dialog', { name: 'Versions' });
    const { modules } = await (await fetch(`${backend.url}/version`)).json();
    for (const { name, version, release } of modules) {
      const row = dialog.getByRole('row', { name });
      await expect(row).toContainText(version);
      expect(release).toMatch(/^[0-9a-f]{16}$/);
      await expect(row).toContainText(release);
    }
    await expect(dialog.getByRole('row', { name: 'Shell' })).not.toContainText('unknown');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    // As when it is left; but then a browser may drop the report.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      dispatchEvent(new Event('visibilitychange'));
    });
    const metrics = async () => (await fetch(`${backend.url}/metrics`)).text();
    await expect
      .poll(metrics)
      .toMatch(/^storyloom_module_load_seconds_count\{module="generator",release="current"\} [1-9]/m);
  },
);
