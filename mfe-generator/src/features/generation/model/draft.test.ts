// @vitest-environment jsdom
import { GENRE_DEFAULTS } from '@storyloom/shared/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Draft, type DraftStory, readDraft, writeDraft } from './draft.ts';

const KEY = 'storyloom-draft-fantasy';
const fresh = { prompt: '', settings: GENRE_DEFAULTS.fantasy };

const story: DraftStory = {
  id: '3f0e6a1c-0000-4000-8000-000000000000',
  text: '# Title\nOnce.',
  prompt: 'A lighthouse',
  settings: { language: 'french', perspective: 'first', tone: 'light', length: 600 },
  demo: true,
  reason: 'complete',
  words: 2,
  saved: true,
};
const draft: Draft = { prompt: 'Another', settings: { ...story.settings, length: 700 }, story };

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a draft', () => {
  it('comes back as it was kept', () => {
    writeDraft('fantasy', draft);
    expect(readDraft('fantasy')).toEqual(draft);
  });

  it('is kept apart by genre, and fresh with the genre’s defaults where there is none', () => {
    writeDraft('fantasy', draft);
    expect(readDraft('children')).toEqual({ prompt: '', settings: GENRE_DEFAULTS.children });
    expect(readDraft('romance').settings).toEqual({
      language: 'english',
      perspective: 'third',
      tone: 'emotional',
      length: 1500,
    });
  });

  it.each(['', '{', 'null', '[]', '7', '"text"', '{"prompt":7}', '{"settings":null,"story":null}'])(
    'is fresh when %j is kept',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(readDraft('fantasy')).toEqual(fresh);
    },
  );

  it('takes the genre’s default for each setting that is unknown', () => {
    localStorage.setItem(
      KEY,
      JSON.stringify({ prompt: 'x', settings: { language: 'klingon', perspective: 'first', tone: 7, length: 550 } }),
    );
    expect(readDraft('fantasy')).toEqual({
      prompt: 'x',
      settings: { ...GENRE_DEFAULTS.fantasy, perspective: 'first' },
    });
  });

  it.each([
    ['no id', { ...story, id: undefined }],
    ['no text', { ...story, text: undefined }],
    ['an empty text', { ...story, text: '' }],
    ['another shape', 'Once.'],
  ])('leaves out a story with %s and keeps the prompt', (_case, bad) => {
    localStorage.setItem(KEY, JSON.stringify({ ...draft, story: bad }));
    expect(readDraft('fantasy')).toEqual({ ...draft, story: undefined });
  });

  it('takes a story whose end is unknown for one that was lost, not saved and no demo', () => {
    localStorage.setItem(
      KEY,
      JSON.stringify({ ...draft, story: { id: 'a', text: 'Once.', reason: 'tired', saved: 'yes' } }),
    );
    expect(readDraft('fantasy').story).toEqual({
      id: 'a',
      text: 'Once.',
      prompt: '',
      settings: GENRE_DEFAULTS.fantasy,
      demo: false,
      reason: 'lost',
      words: 1,
      saved: false,
    });
  });

  it('lasts as long as the page when the browser blocks its storage', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
    expect(() => writeDraft('scifi', draft)).not.toThrow();
    expect(readDraft('scifi')).toEqual(draft);
  });

  it('is the newest one when the browser’s storage is full', () => {
    writeDraft('fantasy', { ...fresh, prompt: 'older' });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeDraft('fantasy', draft);
    expect(readDraft('fantasy')).toEqual(draft);
  });
});
