// @vitest-environment jsdom
import type { ReleaseMap } from '@storyloom/shared/contract';
import { Toaster } from '@storyloom/shared/ui';
import { user } from '@storyloom/testing/user';
import { render, screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { fakeDialog } from '../../testing/fake-dialog.ts';
import { VersionKey } from './version-key.tsx';

const release = { contract: 1, routes: [], nav: [] };
const releases: ReleaseMap = {
  shell: { version: '0.3.0', commit: 'fedcba9876543210', built: '2026-11-26T02:00:31Z' },
  remotes: [
    {
      ...release,
      id: 'generator',
      name: 'Story generator',
      entry: '/remotes/generator/00112233445566aa/mf-manifest.json',
      version: '0.1.0',
      commit: '0123456789abcdef-dirty',
      built: '2026-11-25T23:59:59Z',
    },
    { ...release, id: 'dashboard', name: 'Dashboard', entry: '/d' },
  ],
};

beforeAll(fakeDialog);

/** Opens a page with these scripts. */
const show = (scripts = '') => {
  document.body.innerHTML = `<script type="importmap">{"integrity":{"/assets/main.js":"sha256-ShellShell"}}</script>${scripts}`;
  return render(
    <>
      <button>Before</button>
      <VersionKey releases={releases} />
      <Toaster />
    </>,
  );
};
const press = (keys = '{Alt>}{Shift>}V{/Shift}{/Alt}') => user.keyboard(keys);

const cells = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it.each([
  ['served', '<script type="module" src="/assets/main.js"></script>'],
  ['prerendered', '<script type="application/json" id="storyloom-start">{"entry":"/assets/main.js"}</script>'],
])('shows the versions of the shell and each module at Alt+Shift+V on a %s page', async (_case, script) => {
  show(script);
  await user.click(screen.getByText('Before'));
  await press();
  await screen.findByRole('dialog', { name: 'Versions' });
  expect(cells()).toEqual([
    ['Module', 'Release', 'Version', 'Commit', 'Built'],
    ['Shell', 'ShellShe', '0.3.0', 'fedcba98', '2026-11-26'],
    ['Story generator', '00112233445566aa', '0.1.0', '01234567+', '2026-11-25'],
    ['Dashboard', '–unknown', '–unknown', '–unknown', '–unknown'],
  ]);
  await press();
  await vi.dynamicImportSettled();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.click(screen.getByLabelText('Close'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Before')).toHaveFocus();
});

it('stays closed at other keys and over another dialog', async () => {
  const { unmount } = show();
  const others = ['V', '{Alt>}V{/Alt}', '{Shift>}V{/Shift}', '{Control>}{Alt>}{Shift>}V{/Shift}{/Alt}{/Control}'];
  for (const keys of others) await press(keys);
  unmount();
  show('<div role="alertdialog" aria-label="Delete?"></div>');
  await press();
  await vi.dynamicImportSettled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
