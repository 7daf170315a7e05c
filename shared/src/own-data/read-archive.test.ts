import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { archiveOf, declaring, MANIFEST, STORY } from '@storyloom/testing/archives';
import { openArchive, type ReadItems } from './read-archive.ts';

const { signal } = new AbortController();
const MOST_BYTES = 128 * 1024 * 1024;
const STORIES = 'data/stories-001.json';

type Read = Parameters<ReturnType<typeof openArchive>['read']>;

/** What an archive has of a kind, file by file. */
async function readAll(bytes: Uint8Array, ...[kind, isReversed]: Read): Promise<readonly ReadItems[]> {
  const found: ReadItems[] = [];
  for await (const items of openArchive(bytes, signal).read(kind, isReversed)) found.push(items);
  return found;
}

/** The titles of each file's stories. */
const titlesIn = async (bytes: Uint8Array, isReversed?: boolean) =>
  (await readAll(bytes, 'stories', isReversed)).map(({ items }) => items.map(({ title }) => title));

const refused = (fault: string) => expect.objectContaining({ name: 'ArchiveError', fault });
const emptyFiles = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`data/prompts-${index + 1}.json`, []]));

describe('opening an archive', () => {
  it.each([
    ['is no ZIP', 'other', strToU8('# A story')],
    ['is cut short', 'other', archiveOf({ [STORIES]: [STORY] }).slice(0, -40)],
    ['has no manifest', 'other', zipSync({ 'README.txt': strToU8('Hello') })],
    ['has the manifest of another program', 'other', archiveOf({}, { format: 'photos' })],
    ['has a manifest that is no JSON', 'damaged', archiveOf({ 'storyloom.json': strToU8('{') })],
    ['is of a later version', 'newer', archiveOf({}, { schemaVersion: 2 })],
    ['is of a version below the first', 'damaged', archiveOf({}, { schemaVersion: 0 })],
    ['names its version in letters', 'damaged', archiveOf({}, { schemaVersion: 'two' })],
    ['does not say how much it holds', 'damaged', archiveOf({}, { counts: {} })],
    ['has more than 2,000 data files', 'large', archiveOf(emptyFiles(2001))],
    [
      'has a manifest of more than 128 MiB',
      'large',
      declaring(MOST_BYTES + 1, 'storyloom.json', archiveOf({ [STORIES]: [] })),
    ],
    [
      'has a data file of more than 128 MiB, even if a smaller one follows',
      'large',
      declaring(MOST_BYTES + 1, STORIES, archiveOf({ [STORIES]: [STORY], 'data/stories-002.json': [] })),
    ],
  ])('A file that %s is refused as “%s”', (_what, fault, bytes) => {
    expect(() => openArchive(bytes, signal)).toThrow(refused(fault));
  });

  it('An archive with 2,000 data files, and one with a large file that is not data, can be opened', () => {
    expect(openArchive(archiveOf(emptyFiles(2000)), signal).manifest).toEqual(MANIFEST);
    const pictures = archiveOf({ 'stories/0001.epub': new Uint8Array(9) });
    expect(openArchive(declaring(MOST_BYTES + 1, 'stories/0001.epub', pictures), signal).manifest).toEqual(MANIFEST);
  });
});

describe('reading an archive', () => {
  const named = (title: string) => ({ ...STORY, title });
  const four = archiveOf({
    'data/stories-002.json': [named('C'), named('D')],
    [STORIES]: [named('A'), named('B')],
    'data/prompts-001.json': [named('Of another kind')],
    'data/stories-003.txt': [named('No JSON file')],
    'stories/0001 A.json': [named('No data')],
  });

  it('The items of a kind are read file by file in the order of the file names, or all in reverse', async () => {
    const titles = [
      ['A', 'B'],
      ['C', 'D'],
    ];
    expect(await titlesIn(four)).toEqual(titles);
    expect(await titlesIn(four, true)).toEqual(titles.toReversed().map((file) => file.toReversed()));
    expect(await titlesIn(declaring(MOST_BYTES, STORIES, archiveOf({ [STORIES]: [STORY] })))).toEqual([['The Fox']]);
    expect(await readAll(destroyed('stories/0001.json'), 'prompts')).toEqual([{ items: [], misfits: [] }]);
  });

  /** An archive in which the content of one file, is destroyed. */
  function destroyed(name: string): Uint8Array {
    const archive = archiveOf({ [name]: named('x'.repeat(80)), 'data/prompts-001.json': [] });
    const from = new TextDecoder('latin1').decode(archive).indexOf(name) + name.length;
    return archive.fill(0xff, from, from + 40);
  }

  it('A data file that is no list in JSON and UTF-8, or was overwritten, is refused as damaged', async () => {
    const contents = [strToU8('[{'), Uint8Array.of(0x5b, 0x22, 0xff, 0x22, 0x5d), STORY];
    for (const bytes of [...contents.map((content) => archiveOf({ [STORIES]: content })), destroyed(STORIES)])
      await expect(titlesIn(bytes)).rejects.toEqual(refused('damaged'));
  });

  it('Reading ends with the reason when it is aborted, even before an empty file', async () => {
    const controller = new AbortController();
    const reading = openArchive(archiveOf(emptyFiles(2)), controller.signal).read('prompts');
    await reading.next();
    controller.abort(new Error('The page was left'));
    await expect(reading.next()).rejects.toThrow('The page was left');
  });

  const notes = { characters: [{ role: '', appearance: '', voice: '' }], places: [], rules: '', outline: [] };
  const { language: _language, ...speechless } = STORY;
  it('An item of a wrong shape is set apart with its title and the part that is wrong', async () => {
    for (const [item, misfit] of [
      [
        { ...STORY, id: 'nonsense' },
        { title: 'The Fox', field: 'id' },
      ],
      [speechless, { title: 'The Fox', field: 'language' }],
      [
        { ...STORY, title: 7 },
        { title: '', field: 'title' },
      ],
      [
        { ...STORY, notes },
        { title: 'The Fox', field: 'notes' },
      ],
      [7, { title: '', field: '' }],
    ])
      expect(await readAll(archiveOf({ [STORIES]: [item, STORY] }), 'stories')).toEqual([
        { items: [STORY], misfits: [misfit] },
      ]);
  });

  it('sets an item apart whose options have too many levels', async () => {
    const withLevels = (levels: number) => {
      const options = `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
      const list = JSON.stringify([STORY, STORY]).replace('"options":{}', `"options":${options}`);
      return readAll(archiveOf({ [STORIES]: strToU8(list) }), 'stories');
    };
    for (const levels of [51, 20_000])
      expect(await withLevels(levels)).toEqual([{ items: [STORY], misfits: [{ title: 'The Fox', field: 'options' }] }]);
    expect(await withLevels(50)).toMatchObject([{ items: [{ title: 'The Fox' }, STORY], misfits: [] }]);
  });
});
