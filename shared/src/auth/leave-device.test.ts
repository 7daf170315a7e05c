// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAuthService, storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork } from '@storyloom/testing/network';
import { OPEN_DRAFTS, workKeys, workOf } from '../device-storage/index.ts';
import { GENRES } from '../domain/index.ts';
import type { UnsavedWork } from './unsaved-work.ts';

const ME = 'user-1';
const WORDS = 'the lamplighter of Harrow Fen';

const version = (fields: object = {}) =>
  JSON.stringify({ id: 'a', prompt: WORDS, text: `# ${WORDS}\n\nOnce.`, ...fields });
const form = (fields: object = {}) => JSON.stringify({ prompt: WORDS, ...fields });
const store = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).forEach(([key, text]) => localStorage.setItem(key, text));
/** All that the browser and the tab keep. */
const all = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

/** The actions of a new page on which the user is signed in, and the work that it asks about. */
async function openPage(answer = true) {
  vi.resetModules();
  storeSession();
  const auth = await import('./index.ts');
  await auth.sessionStore.start();
  const asked: UnsavedWork[] = [];
  auth.askBeforeLeaving(async (work) => {
    asked.push(work);
    return answer;
  });
  return { ...auth, asked };
}

beforeEach(() => void fakeNetwork(fakeAuthService));

describe('what is unsaved on the device', () => {
  const NOTHING: UnsavedWork = { stories: [], prompts: [], changed: [], inspirations: 0 };
  const STORY = { genre: 'fantasy', title: WORDS } as const;
  const PROMPT = { genre: 'fantasy', words: WORDS } as const;
  const [DRAFT, VERSION] = [`${workKeys.draft}fantasy`, `${workKeys.story}fantasy-a`];
  const run = { runId: 'r' };

  it.each<[string, Readonly<Record<string, string>>, Partial<UnsavedWork>]>([
    ['a story', { [VERSION]: version() }, { stories: [STORY] }],
    ['a renamed story', { [VERSION]: version({ renamed: 'Ilse' }) }, { stories: [{ ...STORY, title: 'Ilse' }] }],
    ['a story that can’t be read', { [VERSION]: '{"te' }, { stories: [{ ...STORY, title: undefined }] }],
    ['a damaged story', { [workKeys.damaged + VERSION]: '{"te' }, { stories: [{ ...STORY, title: undefined }] }],
    ['a saved story with its prompt', { [VERSION]: version({ saved: true }), [DRAFT]: form() }, {}],
    ['a story with its prompt', { [VERSION]: version(), [DRAFT]: form() }, { stories: [STORY] }],
    [
      'a story before its first words',
      { [DRAFT]: form({ waiting: { id: 'b', prompt: WORDS, text: '', run } }) },
      { stories: [{ ...STORY, title: undefined }] },
    ],
    ['a prompt', { [DRAFT]: form() }, { prompts: [PROMPT] }],
    ['the people of a story', { [DRAFT]: form({ prompt: '', who: WORDS }) }, { prompts: [PROMPT] }],
    [
      'an outline of a saved story',
      { [VERSION]: version({ saved: true }), [DRAFT]: form({ outline: { open: true } }) },
      { prompts: [PROMPT] },
    ],
    ['an empty form', { [DRAFT]: form({ prompt: ' ' }) }, {}],
    ['a story that was put away', { [workKeys.putAway(ME) + VERSION]: version() }, { stories: [STORY] }],
    ['a story of another user', { [workKeys.owner]: 'bo', [VERSION]: version() }, {}],
    ['a story put away for another user', { [workKeys.putAway('bo') + VERSION]: version() }, {}],
    [
      'changes to a saved story',
      { [`${workKeys.desk(ME)}s:p`]: '{}', [`${workKeys.notes(ME)}s:p`]: '{}', [`${workKeys.chapter(ME)}t`]: '{}' },
      { changed: ['s', 't'] },
    ],
    ['suggestions for a chapter', { [`${workKeys.next(ME)}s`]: '{"own":"","found":["x"]}' }, {}],
    ['words for a chapter', { [`${workKeys.next(ME)}s`]: '{"own":"x"}' }, { changed: ['s'] }],
    ['an inspiration', { [workKeys.inspiration(ME)]: '{"prompt":"x"}' }, { inspirations: 1 }],
  ])('finds %s', async (_what, texts, found) => {
    store(texts);
    const { mayLeaveDevice, asked } = await openPage();
    await mayLeaveDevice();
    expect(asked).toEqual(Object.keys(found).length === 0 ? [] : [{ ...NOTHING, ...found }]);
  });

  it('includes what was stored on request, and what storage refused', async () => {
    const { mayLeaveDevice, beforeAsking, asked } = await openPage(false);
    beforeAsking(async () => store({ [DRAFT]: form() }));
    beforeAsking(async () => new Map([[VERSION, version({ prompt: 'Another' })]]));
    expect(await mayLeaveDevice()).toBe(false);
    expect(asked).toEqual([{ ...NOTHING, stories: [STORY], prompts: [PROMPT] }]);
  });
});

describe('leaving the device', () => {
  const settings = {
    'storyloom-theme': 'dark',
    'storyloom-reading': '{"size":"lg"}',
    'story-generator-session': 'guest',
  };
  const ofBo = { [workKeys.putAway('bo')]: 'Bo’s', [`${workKeys.desk('bo')}s:p`]: 'Bo’s' };

  it.each(['', ME])('removes every word of the user’s work, and nothing else, with the owner “%s”', async (owner) => {
    const prefixes = [...OPEN_DRAFTS, ...workOf(ME), ...OPEN_DRAFTS.map((open) => workKeys.putAway(ME) + open)];
    store({ ...settings, ...ofBo, [workKeys.owner]: owner, [workKeys.places]: `[["${WORDS}",1]]` });
    for (const prefix of prefixes) for (const genre of GENRES) store({ [`${prefix}${genre}-a`]: version() });
    for (const key of ['storyloom-waiting-story', 'storyloom-like-wish']) sessionStorage.setItem(key, WORDS);
    const { leaveDevice, hasLeft } = await openPage();
    await leaveDevice();
    expect({ ...localStorage }).toEqual({ ...settings, ...ofBo });
    expect(all()).not.toContain('lamplighter');
    expect(hasLeft(ME)).toBe(true);
  });

  it('leaves the open drafts of another user', async () => {
    store({ [workKeys.owner]: 'bo', [`${workKeys.draft}fantasy`]: form(), [`${workKeys.desk(ME)}s:p`]: 'mine' });
    const { leaveDevice } = await openPage();
    await leaveDevice();
    expect({ ...localStorage }).toEqual({ [workKeys.owner]: 'bo', [`${workKeys.draft}fantasy`]: form() });
  });

  it('keeps the work when signing out fails, unless the account is deleted', async () => {
    fakeNetwork(() => new TypeError('Failed to fetch'));
    store({ [`${workKeys.story}fantasy-a`]: version() });
    const { leaveDevice } = await openPage();
    await expect(leaveDevice()).rejects.toMatchObject({ code: 'network' });
    expect(all()).toContain('lamplighter');
    await expect(leaveDevice(true)).rejects.toMatchObject({ code: 'network' });
    expect(all()).not.toContain('lamplighter');
  });

  it('is followed by other tabs, and spares the draft of a guest', async () => {
    const { hasLeft, onLeft, sessionStore } = await openPage();
    const heard = vi.fn();
    onLeft(heard);
    store({ [`${workKeys.draft}fantasy`]: form(), [workKeys.putAway(ME) + workKeys.draft]: 'moved late' });
    sessionStorage.setItem('storyloom-waiting-story', 'save a');
    dispatchEvent(new StorageEvent('storage', { key: 'storyloom-left', newValue: ME }));
    dispatchEvent(new StorageEvent('storage', { key: 'storyloom-left', newValue: null }));
    expect([heard.mock.calls, hasLeft(ME), sessionStorage.length]).toEqual([[[ME]], true, 0]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('storyloom'))).toEqual([
      `${workKeys.draft}fantasy`,
    ]);
    localStorage.removeItem(Object.keys(localStorage).find((key) => key.startsWith('sb-')) ?? '');
    dispatchEvent(new StorageEvent('storage', { key: null }));
    storeSession();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    await vi.waitFor(() => expect(sessionStore.getState().user).not.toBeNull());
    expect(hasLeft(ME)).toBe(false);
  });
});
