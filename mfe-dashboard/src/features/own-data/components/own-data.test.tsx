// @vitest-environment jsdom
import { Validator } from '@cfworker/json-schema';
import { importArchive } from '@storyloom/shared/own-data';
import { watchDownloads } from '@storyloom/shared/testing/downloads';
import { backend } from '@storyloom/testing/backend';
import { expectToast, toasts, UNREACHABLE } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { ADA, BO, promptRow, several, sharedRow, storyRow } from '@storyloom/testing/rows';
import { user } from '@storyloom/testing/user';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { strings } from '../strings.ts';
import { archiveOf, declaring, filesIn, STORY, useReadableFiles, zipFile } from '../testing/archives.ts';

const card = () => screen.getByRole('region', { name: 'Your data' });
const button = (name: string) => within(card()).getByRole('button', { name });

async function open(as = ADA): Promise<void> {
  await renderRemote(remote, { at: '/dashboard?section=settings', as });
  await screen.findByRole('region', { name: 'Your data' });
}

/** Chooses a file for the import. */
function choose(file: File): void {
  fireEvent.change(card().querySelector('input[type="file"]')!, { target: { files: [file] } });
}

/** What is said of an import that is over. */
const said = async (title: string) => {
  const heading = await within(card()).findByText(title);
  return heading.parentElement?.textContent ?? '';
};

async function download(): Promise<Uint8Array> {
  const downloads = watchDownloads();
  await user.click(button('Download everything'));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]?.name).toMatch(/^storyloom-\d{4}-\d\d-\d\d\.zip$/);
  return new Uint8Array(await downloads[0]!.blob.arrayBuffer());
}

beforeEach(() => {
  useReadableFiles();
  backend.library.rows = [
    ...several(3, (n) => storyRow(n)),
    storyRow(4, { deleted_at: Date.now() }),
    storyRow(5, { user_id: BO }),
  ];
  backend.community.prompts = [promptRow(21, { user_id: ADA }), promptRow(22)];
  backend.community.rows = [sharedRow(31, { user_id: ADA }), sharedRow(32)];
  backend.community.likes.inspiration.add(`${ADA} ${promptRow(22).id}`);
  backend.favorites.kept.add(`${ADA} insp-3`);
});

describe('everything of a user', () => {
  it('is one ZIP: stories as Markdown and EPUB, and all data as JSON that fits the schema in it', async () => {
    await open();
    const files = filesIn(await download());
    await expectToast('Your download is ready.');
    expect(Object.keys(files).toSorted()).toEqual([
      'README.txt',
      'data/likes-001.json',
      'data/prompts-001.json',
      'data/shared-001.json',
      'data/stories-001.json',
      'schema.json',
      ...['0001 Story 3', '0002 Story 2', '0003 Story 1'].flatMap((name) => [
        `stories/${name}.epub`,
        `stories/${name}.md`,
      ]),
      'storyloom.json',
    ]);
    const manifest = JSON.parse(files['storyloom.json']!);
    expect(manifest.counts).toEqual({ stories: 3, prompts: 1, shared: 1, likes: 2 });
    expect(files['stories/0001 Story 3.md']).toContain(`author: "${manifest.account.displayName}"`);
    expect(files['README.txt']).toContain(`everything of ${manifest.account.displayName}`);
    const fits = (name: string, value: unknown) =>
      new Validator({ ...JSON.parse(files['schema.json']!), $ref: `#/$defs/${name}` }, '2020-12').validate(value);
    expect(fits('manifest', manifest)).toMatchObject({ valid: true });
    for (const kind of ['stories', 'prompts', 'shared', 'likes']) {
      for (const item of JSON.parse(files[`data/${kind}-001.json`]!)) expect(fits(kind, item).errors).toEqual([]);
    }
  });

  it('says how far the download is, and Cancel leaves no file', async () => {
    const downloads = watchDownloads();
    await open();
    const release = backend.hold('export_items');
    await user.click(button('Download everything'));
    expect(await within(card()).findByText('0 of 3 stories')).toBeVisible();
    expect(within(card()).getByRole('progressbar', { name: 'Preparing your download…' })).toHaveAttribute('max', '3');
    await user.click(button('Cancel'));
    expect(button('Preparing your download…')).toHaveFocus();
    release();
    await waitFor(() => expect(within(card()).queryByRole('progressbar')).not.toBeInTheDocument());
    expect(downloads).toEqual([]);
    expect(toasts()).toEqual([]);
    expect(button('Download everything')).toHaveFocus();
  });

  it('is not downloaded in part: where something cannot be read there is no file, and it says why', async () => {
    const downloads = watchDownloads();
    await open();
    backend.cutOff('export_items');
    await user.click(button('Download everything'));
    await expectToast('Failed to download your data. No file was saved.', UNREACHABLE);
    expect(downloads).toEqual([]);
  });

  it('comes back in another account, once, and what was shared is private there', async () => {
    await open();
    const file = zipFile(await download());
    await open(BO);
    choose(file);
    expect(await said('Import finished')).toBe(
      'Import finished3 stories restored1 prompt restored1 shared story restored2 likes and favorites restored',
    );
    const ofBo = backend.community.rows.filter(({ user_id: owner }) => owner === BO);
    expect(ofBo).toMatchObject([{ is_public: false, is_unlisted: false, share_id: null }]);
    choose(file);
    await waitFor(async () =>
      expect(await said('Import finished')).toContain(
        'Import finished3 stories were already there1 prompt was already there1 shared story was already there',
      ),
    );
    expect(backend.library.rows.filter(({ user_id: owner }) => owner === BO)).toHaveLength(4);
  });

  it.each([
    [1, 0, 0, '1 story restored'],
    [1_200, 1, 0, '1,200 stories restored, 1 was already there'],
    [2, 3, 1, '2 stories restored, 3 were already there, 1 couldn’t be restored'],
    [0, 1, 2, '1 story was already there, 2 couldn’t be restored'],
    [0, 3, 0, '3 stories were already there'],
    [0, 0, 1, '1 story couldn’t be restored'],
  ])('is counted in words: %d restored, %d there before, %d refused', (restored, present, failed, words) => {
    expect(strings.tally('stories', restored, present, failed)).toBe(words);
  });

  it('may be nothing, which the import says', async () => {
    await open();
    choose(zipFile(archiveOf({})));
    expect(await said('Import finished')).toBe('Import finishedThere was nothing in the file to restore.');
  });
});

describe('an import', () => {
  it.each([
    [
      'is no archive',
      new TextEncoder().encode('# A story'),
      /^This isn’t a file that Storyloom’s “Download everything” made\./,
    ],
    ['holds something else', archiveOf({ manifest: { format: 'photos' } }), /^This isn’t a file that Storyloom/],
    [
      'is of a later version',
      archiveOf({ manifest: { schemaVersion: 2 } }),
      /newer version of Storyloom\. Reload this page/,
    ],
    ['says nothing of its counts', archiveOf({ manifest: { counts: {} } }), /^This file is damaged or was changed/],
    [
      'has more files than a download has',
      archiveOf({ emptyFiles: 2_001 }),
      /^This file is too large to be a download/,
    ],
    [
      'says that it unpacks to more than a download may hold',
      declaring(128 * 1024 * 1024 + 1, archiveOf({ stories: [STORY] })),
      /^This file is too large to be a download/,
    ],
    ['is cut off', archiveOf({ stories: [STORY] }).slice(0, -40), /^This isn’t a file that Storyloom/],
  ])('of a file that %s is refused with what to do', async (_case, bytes, message) => {
    await open();
    choose(zipFile(bytes));
    expect(await within(card()).findByText(message)).toBeVisible();
    expect(backend.sent('import_items')).toEqual([]);
  });

  it('names what could not be restored, and why, and restores the rest', async () => {
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
      zipFile(archiveOf({ stories, likes, manifest: { counts: { stories: 7, prompts: 0, shared: 0, likes: 1 } } })),
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

  it('that is canceled says what was restored until then', async () => {
    await open();
    const release = backend.hold('import_items');
    choose(zipFile(archiveOf({ stories: [STORY] })));
    await waitFor(() => expect(backend.sent('import_items')).toHaveLength(1));
    await user.click(button('Cancel'));
    release();
    expect(await said('Import canceled')).toMatch(
      /canceled\s*Import the file again to continue\. Nothing is restored twice\.Nothing has been restored yet\.$/,
    );
    expect(button('Import a file')).toHaveFocus();
  });

  it('goes on in smaller parts where the database runs out of time over a whole one', async () => {
    await open();
    const stories = several(60, (n) => ({
      ...STORY,
      id: `00000000-0000-4000-8000-${String(6000 + n).padStart(12, '0')}`,
      title: `Lantern ${n}`,
    }));
    const message = 'canceling statement due to statement timeout';
    backend.answerWith('import_items', { code: '57014', message, details: null, hint: null }, 500);
    const releaseFirst = backend.hold('import_items');
    choose(zipFile(archiveOf({ stories })));
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

  it('stops when it is canceled between files that hold nothing', async () => {
    await open();
    const controller = new AbortController();
    const bytes = archiveOf({ stories: [STORY], emptyFiles: 3 });
    const stopped = importArchive(bytes, { signal: controller.signal, onProgress: () => controller.abort() });
    await expect(stopped).rejects.toMatchObject({
      name: 'ImportStopped',
      report: { tallies: { stories: { restored: 1 } } },
    });
  });

  it('that stops says what was restored until then, and goes on where the file is imported again', async () => {
    await open();
    const stories = several(60, (n) => ({
      ...STORY,
      id: `00000000-0000-4000-8000-${String(5000 + n).padStart(12, '0')}`,
      title: `Lantern ${n}`,
    }));
    const file = zipFile(archiveOf({ stories, likes: [{ kind: 'favorite', id: 'insp-5', title: null }] }));
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
