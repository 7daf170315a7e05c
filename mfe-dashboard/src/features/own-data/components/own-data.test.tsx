// @vitest-environment jsdom
import { Validator } from '@cfworker/json-schema';
import { EMPTY_NOTES } from '@storyloom/shared/domain';
import { watchDownloads } from '@storyloom/testing/downloads';
import { backend } from '@storyloom/testing/backend';
import { expectToast, toasts, UNREACHABLE } from '@storyloom/testing/page';
import { BO, idOf } from '@storyloom/testing/rows';
import { user } from '@storyloom/testing/user';
import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { strings } from '../strings.ts';
import { exportOf, filesIn, zipFile } from '../testing/archives.ts';
import { button, card, choose, fillBackend, open, said } from '../testing/own-data-card.ts';

async function download(): Promise<Uint8Array> {
  const downloads = watchDownloads();
  await user.click(button('Download everything'));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]?.name).toMatch(/^storyloom-\d{4}-\d\d-\d\d\.zip$/);
  return new Uint8Array(await downloads[0]!.blob.arrayBuffer());
}

beforeEach(fillBackend);

describe('the download', () => {
  it('The download is one ZIP with stories as Markdown and EPUB, and data as JSON that matches the schema in it', async () => {
    backend.library.texts.revisions = [
      {
        story_id: idOf(1),
        number: 1,
        story: 'Once.',
        cause: 'written',
        session: null,
        created_at: '2026-03-01T12:00:00.000Z',
        characters: 5,
        restored_at: null,
      },
    ];
    backend.library.notes.put(idOf(3), { ...EMPTY_NOTES, rules: 'No magic.' }, ['Mara']);
    await open();
    const files = filesIn(await download());
    await expectToast('Your download is ready.');
    expect(Object.keys(files).toSorted()).toEqual([
      'README.txt',
      'data/likes-001.json',
      'data/prompts-001.json',
      'data/shared-001.json',
      'data/stories-001.json',
      'data/versions-001.json',
      'schema.json',
      ...['0001 Story 3', '0002 Story 2', '0003 Story 1'].flatMap((name) => [
        `stories/${name}.epub`,
        `stories/${name}.md`,
      ]),
      'storyloom.json',
    ]);
    const manifest = JSON.parse(files['storyloom.json']!);
    expect(manifest.counts).toEqual({ stories: 3, prompts: 1, shared: 1, likes: 2, versions: 1 });
    expect(files['stories/0001 Story 3.md']).toContain(`author: "${manifest.account.displayName}"`);
    expect(JSON.parse(files['data/stories-001.json']!)[0]).toMatchObject({
      notes: { rules: 'No magic.' },
      names: ['Mara'],
    });
    expect(files['README.txt']).toContain(`everything of ${manifest.account.displayName}`);
    expect(files['README.txt']).toContain('the earlier versions of your stories, which an import does not bring back');
    expect(card()).toHaveTextContent('your stories with their notes and earlier versions');
    const fits = (name: string, value: unknown) =>
      new Validator({ ...JSON.parse(files['schema.json']!), $ref: `#/$defs/${name}` }, '2020-12').validate(value);
    expect(fits('manifest', manifest)).toMatchObject({ valid: true });
    for (const kind of ['stories', 'prompts', 'shared', 'likes', 'versions']) {
      for (const item of JSON.parse(files[`data/${kind}-001.json`]!)) expect(fits(kind, item).errors).toEqual([]);
    }
  });

  it('The download shows its progress, and Cancel leaves no file', async () => {
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

  it('A download that can’t read everything makes no file and says why', async () => {
    const downloads = watchDownloads();
    await open();
    backend.cutOff('export_items');
    await user.click(button('Download everything'));
    await expectToast('Failed to download your data. No file was saved.', UNREACHABLE);
    expect(downloads).toEqual([]);
  });

  it('A download can be imported into another account, once, with shared stories made private', async () => {
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
  ])(
    'The result of an import is put in words: %d restored, %d there before, %d refused',
    (restored, present, failed, words) => {
      expect(strings.tally('stories', restored, present, failed)).toBe(words);
    },
  );

  it('An import of a file without items says that there was nothing to restore', async () => {
    await open();
    choose(zipFile(exportOf({})));
    expect(await said('Import finished')).toBe('Import finishedThere was nothing in the file to restore.');
  });
});
