// @vitest-environment jsdom
import { importArchive } from '@storyloom/shared/own-data';
import { backend } from '@storyloom/testing/backend';
import { UNREACHABLE } from '@storyloom/testing/page';
import { several } from '@storyloom/testing/rows';
import { user } from '@storyloom/testing/user';
import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { declaring, STORY } from '@storyloom/testing/archives';
import { exportOf, STORIES_FILE, zipFile } from '../testing/archives.ts';
import { button, card, choose, fillBackend, open, said } from '../testing/own-data-card.ts';

beforeEach(fillBackend);

describe('an import', () => {
  it.each([
    [
      'is no archive',
      new TextEncoder().encode('# A story'),
      /^This isn’t a file that Storyloom’s “Download everything” made\./,
    ],
    ['holds something else', exportOf({ manifest: { format: 'photos' } }), /^This isn’t a file that Storyloom/],
    [
      'is of a later version',
      exportOf({ manifest: { schemaVersion: 2 } }),
      /newer version of Storyloom\. Reload this page/,
    ],
    ['says nothing of its counts', exportOf({ manifest: { counts: {} } }), /^This file is damaged or was changed/],
    ['has more files than a download has', exportOf({ emptyFiles: 2_001 }), /^This file is too large to be a download/],
    [
      'says that it unpacks to more than a download may hold',
      declaring(128 * 1024 * 1024 + 1, STORIES_FILE, exportOf({ stories: [STORY] })),
      /^This file is too large to be a download/,
    ],
    ['is cut off', exportOf({ stories: [STORY] }).slice(0, -40), /^This isn’t a file that Storyloom/],
  ])('A file that %s is refused with what to do', async (_case, bytes, message) => {
    await open();
    choose(zipFile(bytes));
    expect(await within(card()).findByText(message)).toBeVisible();
    expect(backend.sent('import_items')).toEqual([]);
  });

  it('An import names what could not be restored and why, and restores the rest', async () => {
    await open();
    const likes = [{ kind: 'prompt', id: '00000000-0000-4000-8000-0000000000b1', title: 'Of another' }];
    const { language: _language, ...short } = { ...STORY, title: 'Short of something' };
    const stories = [
      STORY,
      { ...STORY, id: 'nonsense', title: 'The Crow' },
      short,
      { ...STORY, story: 'x'.repeat(60_001) },
      7,
    ];
    choose(
      zipFile(exportOf({ stories, likes, manifest: { counts: { stories: 7, prompts: 0, shared: 0, likes: 1 } } })),
    );
    const words = await said('Import finished, but not everything was restored');
    expect(words).toContain('1 story restored, 4 couldn’t be restored');
    expect(words).toContain('The file lacks 2 stories that it should hold.');
    expect(words).toContain('The Crow: “id” is missing or isn’t valid');
    expect(words).toContain('The Fox: “story” is missing or isn’t valid');
    expect(words).toContain('Short of something: “language” is missing or isn’t valid');
    expect(words).toContain('Untitled: it isn’t in the format of a download');
    expect(words).toContain('Of another: it isn’t shared anymore');
    expect(backend.library.titles()).toContain('The Fox');
  });

  it('A canceled import says what was restored until then', async () => {
    await open();
    const release = backend.hold('import_items');
    choose(zipFile(exportOf({ stories: [STORY] })));
    await waitFor(() => expect(backend.sent('import_items')).toHaveLength(1));
    await user.click(button('Cancel'));
    release();
    expect(await said('Import canceled')).toMatch(
      /canceled\s*Import the file again to continue\. Nothing is restored twice\.Nothing has been restored yet\.$/,
    );
    expect(button('Import a file')).toHaveFocus();
  });

  it('An import continues in smaller parts when the database times out on a full one', async () => {
    await open();
    const stories = several(60, (n) => ({
      ...STORY,
      id: `00000000-0000-4000-8000-${String(6000 + n).padStart(12, '0')}`,
      title: `Lantern ${n}`,
    }));
    const message = 'canceling statement due to statement timeout';
    backend.answerWith('import_items', { code: '57014', message, details: null, hint: null }, 500);
    const releaseFirst = backend.hold('import_items');
    choose(zipFile(exportOf({ stories })));
    await waitFor(() => expect(backend.sent('import_items')).toHaveLength(1));
    releaseFirst();
    const releaseSecond = backend.hold('import_items');
    await waitFor(() => expect(backend.sent('import_items')).toHaveLength(2));
    backend.recover('import_items');
    releaseSecond();
    expect(await said('Import finished')).toContain('60 stories restored');
    const sizes = backend.sent('import_items').map((body) => (body as { p_items: unknown[] }).p_items.length);
    expect(sizes).toEqual([50, 25, 25, 10]);
  });

  it('An import can be canceled between files that are empty', async () => {
    await open();
    const controller = new AbortController();
    const bytes = exportOf({ stories: [STORY], emptyFiles: 3 });
    const stopped = importArchive(bytes, { signal: controller.signal, onProgress: () => controller.abort() });
    await expect(stopped).rejects.toMatchObject({
      name: 'ImportStopped',
      report: { tallies: { stories: { restored: 1 } } },
    });
  });

  it('An interrupted import says what was restored, and continues when the file is imported again', async () => {
    await open();
    const stories = several(60, (n) => ({
      ...STORY,
      id: `00000000-0000-4000-8000-${String(5000 + n).padStart(12, '0')}`,
      title: `Lantern ${n}`,
    }));
    const file = zipFile(exportOf({ stories, likes: [{ kind: 'favorite', id: 'insp-5', title: null }] }));
    const releaseFirst = backend.hold('import_items');
    choose(file);
    await waitFor(() => expect(backend.sent('import_items')).toHaveLength(1));
    expect(within(card()).getByRole('progressbar', { name: 'Importing…' })).toBeVisible();
    releaseFirst();
    const releaseSecond = backend.hold('import_items');
    await waitFor(() => expect(backend.sent('import_items')).toHaveLength(2));
    expect(within(card()).getByText('50 of 61 items')).toBeVisible();
    backend.cutOff('import_items');
    releaseSecond();
    const words = await said('The import stopped before the end');
    expect(words).toContain(`${UNREACHABLE} Import the file again to continue. Nothing is restored twice.`);
    expect(words).toContain('50 stories restored');
    backend.recover('import_items');
    choose(file);
    expect(await said('Import finished')).toContain('10 stories restored, 50 were already there');
  });
});
