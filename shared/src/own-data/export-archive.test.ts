// @vitest-environment jsdom
import { Blob as NodeBlob } from 'node:buffer';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stories } from '@storyloom/testing/archives';
import { storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json, type SentRequest } from '@storyloom/testing/network';
import { exportArchive, type WriteStoryFiles } from './index.ts';

type Rows = Readonly<Record<string, readonly object[]>>;

/** A database with these items of each kind; each is its own place in the list. */
function serve(rows: Rows) {
  return fakeNetwork(({ body }) => {
    const all = rows[String(body['p_kind'])] ?? [];
    const from = all.findIndex((item) => 'id' in item && item.id === body['p_after_id']) + 1;
    const page = all.slice(from, from + Number(body['p_limit']));
    return json(
      page.map((item) => ({ item, created_at: '2026-02-01T12:00:00Z', ...('id' in item && { id: item.id }) })),
    );
  });
}

const account = { email: 'mina@example.com', displayName: 'Mina' };
const writeStory: WriteStoryFiles = async ({ title }, author) => ({
  markdown: `# ${String(title)} by ${author}`,
  epub: Uint8Array.of(1, 2, 3),
  name: String(title),
});

interface Choices {
  readonly signal?: AbortSignal;
  readonly write?: WriteStoryFiles;
  readonly onStory?: (done: number) => void;
}
const makeArchive = ({ signal = new AbortController().signal, write = writeStory, onStory }: Choices = {}) =>
  exportArchive({ account, readme: 'What this is.', writeStory: write, signal, ...(onStory && { onStory }) });

/** The files of the finished archive. */
async function filesOf(archive: Promise<Blob>): Promise<Readonly<Record<string, Uint8Array>>> {
  const blob = await archive;
  expect(blob.type).toBe('application/zip');
  return unzipSync(new Uint8Array(await blob.arrayBuffer()));
}
const jsonIn = (file: Uint8Array | undefined) => JSON.parse(strFromU8(file!));

const kinds = (requests: readonly SentRequest[]) => requests.map(({ body }) => [body['p_kind'], body['p_after_id']]);

beforeEach(() => {
  // jsdom's can't be read.
  vi.stubGlobal('Blob', NodeBlob);
  storeSession();
});

describe('exportArchive', () => {
  it('The archive has a description, its schema, every item, and each story in two formats', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z'), toFake: ['Date'] });
    const rows = { stories: stories(2), likes: [{ kind: 'favorite', id: 'insp-3', title: null }] };
    serve(rows);
    const files = await filesOf(makeArchive());
    expect(Object.keys(files)).toEqual([
      'README.txt',
      'schema.json',
      'data/stories-001.json',
      'stories/0001 Story 1.md',
      'stories/0001 Story 1.epub',
      'stories/0002 Story 2.md',
      'stories/0002 Story 2.epub',
      'data/likes-001.json',
      'storyloom.json',
    ]);
    expect(strFromU8(files['README.txt']!)).toBe('What this is.');
    expect(strFromU8(files['stories/0002 Story 2.md']!)).toBe('# Story 2 by Mina');
    expect(files['stories/0002 Story 2.epub']).toEqual(Uint8Array.of(1, 2, 3));
    expect(jsonIn(files['data/stories-001.json'])).toEqual(rows.stories);
    expect(jsonIn(files['data/likes-001.json'])).toEqual(rows.likes);
    expect(Object.keys(jsonIn(files['schema.json']).$defs)).toEqual(
      expect.arrayContaining(['manifest', 'stories', 'prompts', 'shared', 'likes', 'versions']),
    );
    expect(jsonIn(files['storyloom.json'])).toEqual({
      format: 'storyloom-export',
      schemaVersion: 1,
      exportedAt: '2026-11-23T12:00:00.000Z',
      account,
      counts: { stories: 2, prompts: 0, shared: 0, likes: 1, versions: 0 },
    });
  });

  it('More than fifty items are read page by page, each page into a file of its own', async () => {
    const all = stories(51);
    const requests = serve({ stories: all });
    const onStory = vi.fn();
    const files = await filesOf(makeArchive({ onStory }));
    expect(kinds(requests)).toEqual([
      ['stories', undefined],
      ['stories', all[49]!.id],
      ['prompts', undefined],
      ['shared', undefined],
      ['likes', undefined],
      ['versions', undefined],
    ]);
    expect(jsonIn(files['data/stories-001.json'])).toHaveLength(50);
    expect(jsonIn(files['data/stories-002.json'])).toEqual([all[50]]);
    expect(Object.keys(files).filter((name) => name.endsWith('.md'))).toHaveLength(51);
    expect(onStory.mock.calls).toEqual(Array.from({ length: 51 }, (_, index) => [index + 1]));
  });

  it('asks for smaller pages when one is too large, and misses no item', async () => {
    const all = stories(30);
    const asked: unknown[] = [];
    fakeNetwork(({ body }) => {
      const limit = Number(body['p_limit']);
      if (body['p_kind'] !== 'stories') return json([]);
      asked.push(limit);
      if (limit > 13) return json({ code: '54000', message: 'The answer would be too large.' }, 413);
      const from = all.findIndex(({ id }) => id === body['p_after_id']) + 1;
      return json(
        all.slice(from, from + limit).map((item) => ({ item, id: item.id, created_at: '2026-02-01T12:00:00Z' })),
      );
    });
    const files = await filesOf(makeArchive());
    expect(asked).toEqual([50, 25, 13, 13, 13]);
    expect(jsonIn(files['storyloom.json']).counts.stories).toBe(30);
    expect(jsonIn(files['data/stories-003.json'])).toEqual(all.slice(26));
  });

  it('An archive larger than its pieces is complete; texts are compressed in it, and EPUBs, which already are, are not', async () => {
    serve({ stories: stories(1) });
    const epub = new Uint8Array(9 * 1024 * 1024).fill(7);
    const archive = makeArchive({ write: async () => ({ markdown: 'x'.repeat(100_000), epub, name: 'Long' }) });
    const files = await filesOf(archive);
    expect([files['stories/0001 Long.epub']?.length, files['stories/0001 Long.md']?.length]).toEqual([
      epub.length,
      100_000,
    ]);
    expect(jsonIn(files['storyloom.json']).counts.stories).toBe(1);
    const { size } = await archive;
    expect([size > epub.length, size < epub.length + 10_000]).toEqual([true, true]);
  });

  it('A page that can’t be read fails the whole archive at once', async () => {
    fakeNetwork(({ body }) => (body['p_kind'] === 'shared' ? new TypeError('Failed to fetch') : json([])));
    await expect(makeArchive()).rejects.toMatchObject({ name: 'AppError', code: 'network' });
  });

  it.each(['while a story is written', 'after a story was added'])(
    'An archive that is aborted %s ends with the reason, and reads nothing more',
    async (when) => {
      const requests = serve({ stories: stories(2) });
      const controller = new AbortController();
      const onStory = vi.fn(() => controller.abort(new Error('The page was left')));
      const write = vi.fn<WriteStoryFiles>(async (...story) => {
        if (when === 'while a story is written') controller.abort(new Error('The page was left'));
        return writeStory(...story);
      });
      await expect(makeArchive({ signal: controller.signal, write, onStory })).rejects.toThrow('The page was left');
      expect(write).toHaveBeenCalledOnce();
      expect(onStory).toHaveBeenCalledTimes(when === 'after a story was added' ? 1 : 0);
      expect(kinds(requests)).toEqual([['stories', undefined]]);
    },
  );
});
