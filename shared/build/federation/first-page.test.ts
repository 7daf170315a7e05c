import { expect, it } from 'vitest';
import { withFirstPage } from './first-page.mjs';

const entry = '/app/remote.ts';
const page = '/app/page.tsx';
const COPIES = 'virtual:copies';
const REACT = '\0virtual:react';

const imports: Record<string, string[]> = {
  [entry]: ['/routes.ts'],
  [page]: ['/routes.ts', '/story.ts', '/button.tsx', '/words.ts', REACT],
  '/story.ts': ['/words.ts'],
  '/ui.ts': ['/button.tsx', '/words.ts'],
  '/button.tsx': [REACT],
  '/late.ts': ['/story.ts'],
};

it('What the first page shares is one file, apart from what the module’s own copies of shares are made of', () => {
  const getModuleInfo = (id: string) => ({
    importedIds: imports[id] ?? [],
    dynamicallyImportedIds: id === COPIES ? ['/ui.ts'] : [],
  });
  const { groups } = withFirstPage(entry, page, () => COPIES);
  const name = groups?.[0]?.name as (id: string, context: object) => string | null;
  const fileOf = (id: string) => name(id, { getModuleInfo });
  expect(fileOf('/story.ts')).toBe('first-page');
  // It uses no share, so that a copy may import it before the shares are there.
  expect(fileOf('/words.ts')).toBe('plain');
  expect(['/button.tsx', '/routes.ts', '/late.ts', REACT].map(fileOf)).toEqual([null, null, null, null]);
});
