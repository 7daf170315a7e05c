import type { SavedStory } from '@storyloom/shared/api/stories';
import { GENRE_DEFAULTS, REJOIN } from '@storyloom/shared/domain';
import { describe, expect, it, beforeEach, vi } from 'vitest';
import { origin, publishedStory, sharedPrompt } from '../../../testing/origins.ts';
import { versionOf } from '../../../testing/version-of.ts';
import { endNews } from '../messages.ts';
import { parseOpenRun } from './open-run.ts';
import { parseSettings, parseVersion } from './parse-version.ts';
import { communityInspiration, isAsHanded, originOf, parseOrigin } from './prompt-origin.ts';
import { savedVersion } from './saved-version.ts';
import { storyFile } from './story-file.ts';
import { renamedAs, savedTitle, shownTitle, type StoryVersion } from './story-version.ts';

describe('the titles of a story', () => {
  it('uses a fallback for a story without a title until it is renamed', () => {
    const untitled = versionOf('a', { text: 'Once.' });
    const titles = (version: StoryVersion) => [shownTitle(version), savedTitle(version)];
    expect(titles(untitled)).toEqual(['Your Generated Story', 'Untitled AI-Generated Story']);
    expect(renamedAs(untitled, 'Untitled AI-Generated Story')).toBeUndefined();
    const renamed = renamedAs(untitled, 'The Lantern');
    expect(titles({ ...untitled, renamed })).toEqual(['The Lantern', 'The Lantern']);
  });
});

describe('parseVersion', () => {
  const version = versionOf('a', {
    ending: 'length',
    saved: true,
    rowTitle: 'The Light',
    renamed: 'The Lantern',
    promptShared: true,
    demo: true,
    attempt: 3,
    shared: { title: 'Mine', isPublic: false, promptFailed: true },
    origin,
  });

  it('reads a stored version as it was written, and its attempt as a whole number', () => {
    expect(parseVersion(JSON.parse(JSON.stringify(version)), 'fantasy')).toEqual(version);
    expect([0, 2.7].map((attempt) => parseVersion({ ...version, attempt }, 'fantasy')?.attempt)).toEqual([1, 2]);
  });

  it('reads the limit that ended a story, and does without one', () => {
    const ended = versionOf('a', { ending: 'silent', limitSeconds: 120 });
    const read = (value: object) => parseVersion(JSON.parse(JSON.stringify({ ...ended, ...value })), 'fantasy');
    expect(read({})).toEqual(ended);
    for (const limitSeconds of [undefined, null, 0, 'long'])
      expect(read({ limitSeconds })).not.toHaveProperty('limitSeconds');
    expect(endNews({ ...ended, limitSeconds: undefined, title: 'The Light' })).toContain('sent no text for too long.');
  });

  it('A stored version with only an id and a text is an interrupted first attempt, unsaved, with its words counted', () => {
    const value = { id: 'a', text: 'Once upon a time', ending: 'tired', attempt: 'two', saved: 'yes', words: -1 };
    expect(parseVersion({ ...value, origin: { source: 'Mina' } }, 'romance')).toEqual({
      id: 'a',
      rowId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      text: 'Once upon a time',
      prompt: '',
      settings: GENRE_DEFAULTS.romance,
      attempt: 1,
      demo: false,
      ending: 'interrupted',
      words: 4,
      saved: false,
      promptShared: false,
    });
  });
});

describe('parseSettings', () => {
  it('reads each unknown value as the default of the genre', () => {
    for (const value of [null, 7]) expect(parseSettings(value, 'children')).toEqual(GENRE_DEFAULTS.children);
    const value = { language: 'klingon', perspective: 'first', tone: 7, length: 550 };
    expect(parseSettings(value, 'fantasy')).toEqual({ ...GENRE_DEFAULTS.fantasy, perspective: 'first' });
    const others = { language: 'french', perspective: 'none', tone: 'light', length: 700 };
    expect(parseSettings(others, 'fantasy')).toEqual({ ...others, perspective: 'third' });
  });
});

const ROW = {
  id: 'row-1',
  title: 'The last lamp',
  text: '# The lamp\n\nOnce upon',
  prompt: 'A lighthouse',
  language: 'french',
  perspective: 'First Person',
  tone: 'Humorous',
  length: 1200,
  demo: true,
  source: { kind: 'story', id: publishedStory.id },
} as unknown as SavedStory;

const known = (text: string) => versionOf('a', { rowId: 'row-1', text, saved: false, rowTitle: 'The lamp' });

describe('a saved story that is to be continued', () => {
  it('becomes a version with its own settings, source and title', () => {
    expect(savedVersion(ROW, 'fantasy', [versionOf('b')])).toMatchObject({
      rowId: 'row-1',
      settings: { language: 'french', perspective: 'first', tone: 'humorous', length: 1200 },
      origin: { source: { kind: 'story', id: publishedStory.id }, handed: 'A lighthouse' },
      ending: 'stopped',
      words: 4,
      saved: true,
      demo: true,
      renamed: 'The last lamp',
    });
  });

  it('replaces the same text or its own beginning on the device, and neither a longer nor another one', () => {
    const longer = known(`${ROW.text} a time`);
    expect(savedVersion(ROW, 'fantasy', [longer])).toEqual(longer);
    const same = savedVersion(ROW, 'fantasy', [known(ROW.text)]);
    expect(same).toMatchObject({ id: 'a', saved: true, rowTitle: undefined });
    expect(savedVersion(ROW, 'fantasy', [known('# The lamp\n\nOnce')])).toMatchObject({ id: 'a', text: ROW.text });
    expect(savedVersion(ROW, 'fantasy', [known('Another')]).id).not.toBe('a');
  });
});

describe('the origin of a prompt', () => {
  it('is read as it was stored, without the parts that can’t be read', () => {
    for (const value of [origin, { inspirationId: 'insp-3' }, { source: sharedPrompt, handed: 'A lighthouse' }]) {
      expect(parseOrigin(JSON.parse(JSON.stringify(value))), String(value)).toEqual(value);
    }
    expect(parseOrigin({ inspirationId: 'insp-3', source: 7, handed: [] })).toEqual({ inspirationId: 'insp-3' });
    for (const value of [null, 7, { inspirationId: 3, source: { kind: 'book' } }, { handed: 'A lamp' }]) {
      expect(parseOrigin(value), String(value)).toBeUndefined();
    }
  });

  it('is an inspiration of the community when its id is a UUID', () => {
    const id = sharedPrompt.id.toUpperCase();
    expect(communityInspiration({ inspirationId: id })).toBe(id);
    for (const inspirationId of ['insp-3', `${sharedPrompt.id}0`]) {
      expect(communityInspiration({ inspirationId }), inspirationId).toBeUndefined();
    }
    expect(communityInspiration(undefined)).toBeUndefined();
  });

  it('counts as unchanged whatever white space is around it, and not without known words', () => {
    expect(isAsHanded(' A lighthouse\n', { ...origin, handed: '\tA lighthouse ' })).toBe(true);
    expect(isAsHanded('A lighthouse, at low tide', origin)).toBe(false);
    expect(isAsHanded('A lighthouse', { ...origin, handed: undefined })).toBe(false);
  });

  const HANDED = 'Every evening a bell rings in a village that has no church, and the baker counts.';
  const CHINESE = '每天傍晚，没有教堂的村子里响起钟声。';

  it('stays while enough of the prompt is left', () => {
    for (const [name, handed, prompt] of [
      ['the same', HANDED, HANDED],
      ['the same in capitals, with more behind it', HANDED, `${HANDED.toUpperCase()} Nobody else does.`],
      ['half of it', HANDED, 'Every evening a bell rings in a village by the sea.'],
      ['one word in another place', HANDED, HANDED.replace('village', 'town')],
      ['its one word', 'Lighthouse', 'A lighthouse keeper'],
      ['half of it, in Chinese', CHINESE, '每天傍晚，没有教堂的城市很安静。'],
    ] as const) {
      expect(originOf(prompt, { ...origin, handed }), name).toEqual({ ...origin, handed });
    }
  });

  it('is gone when too little of the prompt is left', () => {
    for (const [name, handed, prompt] of [
      ['nothing of it', HANDED, 'Two bakers share one oven.'],
      ['no more than words that any text has', HANDED, 'A fox and a crow that has the cheese, in a tree.'],
      ['nothing at all', HANDED, ' '],
      ['nothing of it, in Chinese', CHINESE, '两个面包师共用一个烤箱。'],
    ] as const) {
      expect(originOf(prompt, { ...origin, handed }), name).toBeUndefined();
    }
  });
});

beforeEach(() => void vi.useFakeTimers());

const stored = (change: object = {}) => ({ runId: 'r-1', guest: true, since: Date.now(), from: 0, ...change });

describe('a run that an earlier page has stored', () => {
  it('is followed from its last event as long as its text is kept', () => {
    const run = stored({ lastEventId: 7 });
    vi.advanceTimersByTime(REJOIN.keptMs - 1);
    expect(parseOpenRun(run, 'Once')).toEqual(run);
    vi.advanceTimersByTime(1);
    expect(parseOpenRun(run, 'Once')).toBeUndefined();
  });

  it('A stored run without words is followed from its start, and one with words of an unknown event is not', () => {
    expect(parseOpenRun(stored({ from: 4 }), 'Once')).toEqual(stored({ from: 4 }));
    expect(parseOpenRun(stored(), 'Once')).toBeUndefined();
  });

  it('A stored value that is not a run is ignored', () => {
    for (const wrong of [{ runId: 1 }, { since: 'now' }, { from: null }]) {
      expect(parseOpenRun(stored({ lastEventId: 7, ...wrong }), 'Once')).toBeUndefined();
    }
    expect(parseOpenRun(undefined, 'Once')).toBeUndefined();
  });
});

const own = { demo: false, origin: undefined };

describe('the text file of a story', () => {
  it('has a name for every system, the title, and the lines without marks', () => {
    const story = '# ../The **Light**?\n\nOnce, *slowly*, a lamp.\n\n## The _ninth_ night\nIt rained.\n';
    expect(storyFile(story, own)).toEqual({
      name: 'The Light.txt',
      text: '../The Light?\n\nOnce, slowly, a lamp.\n\nThe ninth night\n\nIt rained.\n',
    });
  });

  it('The text file keeps lines of verse together, and the space between scenes', () => {
    const story = '# The Light\n\nOnce.\n\nLamp, lamp,\nburn all night.\n\n\nYears went by.';
    expect(storyFile(story, own).text).toBe('The Light\n\nOnce.\n\nLamp, lamp,\nburn all night.\n\n\nYears went by.\n');
  });

  it('The text file ends with the note about the demo storyteller and the credit of the prompt', () => {
    const { text } = storyFile('# The Light\n\nOnce.', { demo: true, origin: { source: sharedPrompt } });
    expect(text).toBe(
      'The Light\n\nOnce.\n\nWritten by the Storyloom demo storyteller, without AI.\nA prompt by Mina: “The Lamp”.\n',
    );
  });

  it('The text file of a story without a title has a fallback title and name', () => {
    expect(storyFile('Once.', own)).toEqual({
      name: 'Untitled AI-Generated Story.txt',
      text: 'Untitled AI-Generated Story\n\nOnce.\n',
    });
  });
});
