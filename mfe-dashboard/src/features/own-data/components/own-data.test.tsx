// @vitest-environment jsdom
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { Validator } from '@cfworker/json-schema';
import { EMPTY_NOTES } from '@storyloom/shared/domain';
import { watchDownloads } from '@storyloom/testing/downloads';
import { archiveOf, STORY } from '@storyloom/testing/archives';
import { backend } from '@storyloom/testing/backend';
import { expectToast, toasts, UNREACHABLE } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { ADA, BO, idOf, promptRow, several, sharedRow, storyRow } from '@storyloom/testing/rows';
import { user } from '@storyloom/testing/user';
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { remote } from '../../../remote.ts';
import { useJob } from '../model/use-job.ts';
import { strings } from '../strings.ts';

const card = () => screen.getByRole('region', { name: 'Your data' });
const button = (name: string) => within(card()).getByRole('button', { name });

async function open(as = ADA): Promise<void> {
  await renderRemote(remote, { at: '/dashboard?section=settings', as });
  await screen.findByRole('region', { name: 'Your data' });
}

async function download(): Promise<Uint8Array> {
  const downloads = watchDownloads();
  await user.click(button('Download everything'));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]?.name).toMatch(/^storyloom-\d{4}-\d\d-\d\d\.zip$/);
  return new Uint8Array(await downloads[0]!.blob.arrayBuffer());
}

/** Chooses a file for the import. */
function choose(bytes: Uint8Array): void {
  const file = new NodeFile([bytes as Uint8Array<ArrayBuffer>], 'storyloom.zip');
  fireEvent.change(card().querySelector('input[type="file"]')!, { target: { files: [file] } });
}

/** An export of these items. */
const exportOf = (stories: readonly unknown[], likes: readonly unknown[] = [], manifest: object = {}) =>
  archiveOf(
    { 'data/stories-001.json': stories, 'data/likes-001.json': likes },
    { counts: { stories: stories.length, prompts: 0, shared: 0, likes: likes.length }, ...manifest },
  );

const lanterns = (count: number) =>
  several(count, (n) => ({
    ...STORY,
    id: `00000000-0000-4000-8000-${String(5000 + n).padStart(12, '0')}`,
    title: `Lantern ${n}`,
  }));

/** The text of an import's result. */
async function said(title: string): Promise<string> {
  const heading = await within(card()).findByText(title);
  return heading.parentElement?.textContent ?? '';
}

beforeEach(() => {
  // jsdom's Blob can't be read.
  vi.stubGlobal('Blob', NodeBlob);
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

describe('the download', () => {
  it('is one ZIP with stories to read, and data that matches the schema in it', async () => {
    const written = { story: 'Once.', characters: 5, cause: 'written', session: null, restored_at: null };
    backend.library.texts.revisions = [{ story_id: idOf(1), number: 1, created_at: STORY.createdAt, ...written }];
    backend.library.notes.put(idOf(3), { ...EMPTY_NOTES, rules: 'No magic.' }, ['Mara']);
    await open();
    const unpacked = Object.entries(unzipSync(await download()));
    const files = Object.fromEntries(unpacked.map(([name, file]) => [name, strFromU8(file)]));
    await expectToast('Your download is ready.');
    const kinds = ['likes', 'prompts', 'shared', 'stories', 'versions'];
    expect(Object.keys(files)).toContain('stories/0001 Story 3.epub');
    const manifest = JSON.parse(files['storyloom.json']!);
    expect(manifest.counts).toEqual({ stories: 3, prompts: 1, shared: 1, likes: 2, versions: 1 });
    expect(files['stories/0001 Story 3.md']).toContain('author: "Ada"');
    const [newest] = JSON.parse(files['data/stories-001.json']!);
    expect(newest).toMatchObject({ notes: { rules: 'No magic.' }, names: ['Mara'] });
    expect(files['README.txt']).toContain('everything of Ada');
    const fits = (name: string, value: unknown) =>
      new Validator({ ...JSON.parse(files['schema.json']!), $ref: `#/$defs/${name}` }, '2020-12').validate(value);
    expect(fits('manifest', manifest)).toMatchObject({ valid: true });
    for (const kind of kinds) {
      for (const item of JSON.parse(files[`data/${kind}-001.json`]!)) expect(fits(kind, item).errors).toEqual([]);
    }
  });

  it('shows its progress, leaves no file after Cancel, and starts again only once it has ended', async () => {
    const downloads = watchDownloads();
    await open();
    const release = backend.hold('export_items');
    await user.click(button('Download everything'));
    expect(await within(card()).findByText('0 of 3 stories')).toBeVisible();
    expect(within(card()).getByRole('progressbar', { name: 'Preparing your download…' })).toHaveAttribute('max', '3');
    await user.click(button('Cancel'));
    expect(button('Preparing your download…')).toHaveFocus();
    await user.click(button('Preparing your download…'));
    release();
    await waitFor(() => expect(within(card()).queryByRole('progressbar')).not.toBeInTheDocument());
    expect(downloads).toEqual([]);
    expect(toasts()).toEqual([]);
    expect(button('Download everything')).toHaveFocus();

    backend.cutOff('export_items');
    await user.click(button('Download everything'));
    await expectToast('Failed to download your data. No file was saved.', UNREACHABLE);
    expect(downloads).toEqual([]);
  });

  it('can be imported into another account, with shared stories made private', async () => {
    await open();
    const bytes = await download();
    await open(BO);
    choose(bytes);
    expect(await said('Import finished')).toBe(
      'Import finished3 stories restored1 prompt restored1 shared story restored2 likes and favorites restored',
    );
    const ofBo = backend.community.rows.filter(({ user_id: owner }) => owner === BO);
    expect(ofBo).toMatchObject([{ is_public: false, is_unlisted: false, share_id: null }]);
  });
});

it('runs one job at a time, which ends when the page is left', async () => {
  const signals: AbortSignal[] = [];
  let end = () => {};
  const { result, unmount } = renderHook(() => useJob());
  const start = () =>
    void result.current.run((signal) => {
      signals.push(signal);
      return new Promise((resolve) => (end = resolve));
    });
  const aborted = () => signals.map((signal) => signal.aborted);
  act(start);
  act(() => result.current.cancel());
  act(start);
  expect(aborted()).toEqual([true]);
  await act(async () => end());
  act(start);
  expect(aborted()).toEqual([true, false]);
  unmount();
  expect(aborted()).toEqual([true, true]);
});

describe('an import', () => {
  it('refuses a file that is no download of this version, with what to do', async () => {
    await open();
    for (const [bytes, message] of [
      [new TextEncoder().encode('# A story'), /^This isn’t a file that Storyloom’s “Download everything” made\./],
      [exportOf([], [], { schemaVersion: 2 }), /newer version of Storyloom\. Reload this page/],
      [exportOf([], [], { counts: {} }), /^This file is damaged or was changed/],
    ] as const) {
      choose(bytes);
      expect(await within(card()).findByText(message)).toBeVisible();
    }
    expect(backend.sent('import_items')).toEqual([]);
    choose(exportOf([]));
    expect(await said('Import finished')).toBe('Import finishedThere was nothing in the file to restore.');
  });

  it('names what could not be restored and why, and restores the rest', async () => {
    await open();
    const likes = [{ kind: 'prompt', id: '00000000-0000-4000-8000-0000000000b1', title: 'Of another' }];
    const { language: _language, ...short } = { ...STORY, title: 'Short of something' };
    const stories = [STORY, { ...STORY, id: 'nonsense', title: 'The Crow' }, short, ...Array<number>(18).fill(7)];
    choose(exportOf(stories, likes, { counts: { stories: 23, prompts: 0, shared: 0, likes: 1 } }));
    const words = await said('Import finished, but not everything was restored');
    expect(words).toContain('1 story restored, 20 couldn’t be restored');
    expect(words).toContain('The file lacks 2 stories that it should hold.');
    expect(words).toContain('The Crow: “id” is missing or isn’t valid');
    expect(words).toContain('Short of something: “language” is missing or isn’t valid');
    expect(words).toMatch(/Untitled: it isn’t in the format of a download.*and 1 more$/);
    expect(backend.library.titles()).toContain('The Fox');

    choose(exportOf([], likes));
    await waitFor(() => expect(card()).toHaveTextContent('Of another: it isn’t shared anymore'));
  });

  it('says what was restored until it was canceled', async () => {
    await open();
    const release = backend.hold('import_items');
    choose(exportOf([STORY]));
    await waitFor(() => expect(backend.sent('import_items')).toHaveLength(1));
    await user.click(button('Cancel'));
    release();
    expect(await said('Import canceled')).toMatch(
      /canceled\s*Import the file again to continue\. Nothing is restored twice\.Nothing has been restored yet\.$/,
    );
    expect(button('Import a file')).toHaveFocus();
  });

  it('says what was restored before an interruption, and continues when the file is imported again', async () => {
    await open();
    const bytes = exportOf(lanterns(60), [{ kind: 'favorite', id: 'insp-5', title: null }]);
    const releaseFirst = backend.hold('import_items');
    choose(bytes);
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
    choose(bytes);
    expect(await said('Import finished')).toContain('10 stories restored, 50 were already there');
    expect(strings.tally('shared', 1_200, 1, 2)).toBe(
      '1,200 shared stories restored, 1 was already there, 2 couldn’t be restored',
    );
  });
});
