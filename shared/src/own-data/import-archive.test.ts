// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { archiveOf, stories, STORY } from '@storyloom/testing/archives';
import { storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { importArchive } from './index.ts';

interface Sent {
  readonly kind: string;
  readonly items: readonly { readonly title: string }[];
}
/** A database that answers each call, or with the outcomes of its items; by default, all are restored. */
function serve(
  answer: (sent: Sent) => readonly string[] | Response | Error = ({ items }) => items.map(() => 'restored'),
) {
  const sent: Sent[] = [];
  fakeNetwork(({ body }) => {
    const call = { kind: String(body['p_kind']), items: body['p_items'] as Sent['items'] };
    sent.push(call);
    const said = answer(call);
    return said instanceof Response || said instanceof Error ? said : json(said.map((outcome) => ({ outcome })));
  });
  return {
    sizes: () => sent.map(({ items }) => items.length),
    titles: () => sent.map(({ kind, items }) => [kind, ...items.map(({ title }) => title)]),
  };
}

const importOf = (
  files: Readonly<Record<string, unknown>>,
  counts = {},
  options: Partial<Parameters<typeof importArchive>[1]> = {},
) =>
  importArchive(archiveOf(files, { counts: { stories: 0, prompts: 0, shared: 0, likes: 0, ...counts } }), {
    signal: new AbortController().signal,
    ...options,
  });
const stopped = (importing: Promise<unknown>) => importing.catch((error: unknown) => error);

const tally = (restored: number, present = 0, failed = 0) => ({ restored, present, failed });
const shared = (title: string) => {
  const { id, story, generatorId, language, demo, createdAt } = STORY;
  const none = { prompt: '', storyId: null, sourcePromptId: null, sourceStoryId: null, likes: 0, views: 0 };
  return { id, title, story, generatorId, language, demo, createdAt, visibility: 'public', ...none };
};
const LIKE = { kind: 'favorite', id: 'insp-3', title: null };
const timeout = () => json({ code: '57014', message: 'canceling statement due to statement timeout' }, 500);

beforeEach(() => {
  storeSession();
});

describe('importArchive', () => {
  it('Every item is restored, kind by kind, with earlier shared stories before those that may credit them', async () => {
    const { titles } = serve();
    const onProgress = vi.fn();
    const report = await importOf(
      {
        'data/likes-001.json': [LIKE],
        'data/prompts-001.json': [],
        'data/shared-001.json': [shared('Third'), shared('Second')],
        'data/shared-002.json': [shared('First')],
        'data/stories-001.json': stories(2),
      },
      { stories: 2, shared: 3, likes: 1 },
      { onProgress },
    );
    expect(titles()).toEqual([
      ['stories', 'Story 1', 'Story 2'],
      ['shared', 'First'],
      ['shared', 'Second', 'Third'],
      ['likes', null],
    ]);
    expect(report).toEqual({
      tallies: { stories: tally(2), prompts: tally(0), shared: tally(3), likes: tally(1) },
      failures: [],
      expected: { stories: 2, prompts: 0, shared: 3, likes: 1 },
    });
    expect(onProgress.mock.calls).toEqual([
      [2, 6],
      [3, 6],
      [5, 6],
      [6, 6],
    ]);
  });

  it('The report tells which items were there already, and which could not be restored and why', async () => {
    serve(({ kind }) =>
      kind === 'likes' ? ['gone'] : ['restored', 'present', 'invalid', 'a word of a later version'],
    );
    const [first, ...others] = stories(5);
    const files = {
      'data/stories-001.json': [{ ...first, id: 'nonsense' }, ...others],
      'data/likes-001.json': [LIKE],
    };
    const { tallies, failures } = await importOf(files);
    expect([tallies.stories, tallies.likes]).toEqual([tally(1, 1, 3), tally(0, 0, 1)]);
    expect(failures).toEqual([
      { kind: 'stories', title: 'Story 1', reason: { kind: 'field', field: 'id' } },
      { kind: 'stories', title: 'Story 4', reason: { kind: 'invalid' } },
      { kind: 'stories', title: 'Story 5', reason: { kind: 'invalid' } },
      { kind: 'likes', title: '', reason: { kind: 'gone' } },
    ]);
  });

  it('At most fifty items are sent in one call, and one without an outcome counts as not restored', async () => {
    const { sizes } = serve(({ items }) => items.slice(1).map(() => 'restored'));
    const { tallies } = await importOf({ 'data/stories-001.json': stories(101) });
    expect(sizes()).toEqual([50, 50, 1]);
    expect(tallies.stories).toEqual(tally(98, 0, 3));
  });

  it('Long items are sent in calls of at most 400 KiB, counted in bytes', async () => {
    const { sizes } = serve();
    const lengthOf = (item: object) => new TextEncoder().encode(JSON.stringify(item)).length;
    const chinese = stories(1, { title: 'Long', story: '灯'.repeat(30_000) })[0]!;
    // Four items of exactly 100 KiB fit.
    const story = `${chinese.story}${'x'.repeat(100 * 1024 - lengthOf(chinese))}`;
    await importOf({ 'data/stories-001.json': stories(9, { title: 'Long', story }) });
    expect(sizes()).toEqual([4, 4, 1]);
    // A longer one is sent alone.
    const long = { ...STORY, options: { notes: 'x'.repeat(401 * 1024) } };
    await importOf({ 'data/stories-001.json': [long, STORY] });
    expect(sizes().slice(3)).toEqual([1, 1]);
  });

  it('A batch that the database has no time for is sent in halves, and so are all later ones', async () => {
    const { sizes } = serve(({ items }) => (items.length > 25 ? timeout() : items.map(() => 'restored')));
    const { tallies } = await importOf({ 'data/stories-001.json': stories(110) });
    expect(sizes()).toEqual([50, 25, 25, 25, 25, 10]);
    expect(tallies.stories).toEqual(tally(110));
    serve(({ items }) =>
      items.length > 2 ? timeout() : items.map(({ title }) => (title === 'Story 3' ? 'present' : 'restored')),
    );
    const halves = await importOf({ 'data/stories-001.json': stories(3) });
    expect(halves.tallies.stories).toEqual(tally(2, 1));
  });

  it.each([
    ['a single item takes too long', 1, timeout, 'data', [1]],
    ['the database refuses', 2, () => json({ code: '42501', message: 'permission denied' }, 403), 'data', [2]],
    ['the database is unreachable', 2, () => new TypeError('Failed to fetch'), 'network', [2]],
  ])('An import stops with its cause and what was restored when %s', async (_why, count, answer, code, asked) => {
    const { sizes } = serve(({ kind, items }) => (kind === 'likes' ? answer() : items.map(() => 'restored')));
    const files = {
      'data/stories-001.json': stories(3),
      'data/likes-001.json': Array.from({ length: count }, () => LIKE),
    };
    const stop = await stopped(importOf(files, { stories: 3, likes: count }));
    expect(stop).toMatchObject({
      name: 'ImportStopped',
      cause: { name: 'AppError', code },
      report: { tallies: { stories: tally(3), likes: tally(0) }, expected: { stories: 3, likes: count } },
    });
    expect(sizes().slice(1)).toEqual(asked);
  });

  it('An import that is aborted between two calls sends nothing more, and says what was restored', async () => {
    const { sizes } = serve();
    const controller = new AbortController();
    const onProgress = () => controller.abort(new Error('The page was left'));
    const stop = await stopped(
      importOf({ 'data/stories-001.json': stories(60) }, {}, { signal: controller.signal, onProgress }),
    );
    expect(stop).toMatchObject({
      cause: { message: 'The page was left' },
      report: { tallies: { stories: tally(50) } },
    });
    expect(sizes()).toEqual([50]);
  });
});
