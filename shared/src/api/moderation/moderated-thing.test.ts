import { describe, expect, it } from 'vitest';
import { parseEntry, parseHidden, parseReported } from './moderated-thing.ts';

const thing = {
  what: 'story',
  id: 'story-1',
  title: 'The Lamp',
  text: 'Once.',
  language: 'Spanish',
  author: 'Ada',
  reports: 2,
};
const shown = {
  id: 'story story-1',
  kind: 'story',
  thingId: 'story-1',
  title: 'The Lamp',
  text: 'Once.',
  language: 'spanish',
  author: 'Ada',
  reports: 2,
};
const entry = {
  id: 7,
  what: 'inspiration',
  thing_id: 'prompt-1',
  title: 'A lamp',
  operator: 'Grace',
  action: 'restore',
  reason: 'A mistake',
  created_at: '2026-11-26T10:00:00Z',
};

describe('rows of moderation', () => {
  it('A report keeps the reasons that this version knows, in the order of the row', () => {
    const row = { ...thing, reasons: ['spam', 'unknown', 'copied'], notes: ['An ad'], first_at: '1', last_at: '2' };
    expect(parseReported(row)).toEqual({
      ...shown,
      reasons: ['spam', 'copied'],
      notes: ['An ad'],
      firstAt: '1',
      lastAt: '2',
    });
  });

  it('A thing in a language that this version does not know has none', () => {
    const row = { ...thing, language: 'Klingon', reason: null, hidden_at: '3' };
    expect(parseHidden(row)).toEqual({ ...shown, language: undefined, reason: '', hiddenAt: '3' });
  });

  it('A hidden prompt and its reason are told from a story', () => {
    const row = { ...thing, what: 'inspiration', reason: 'An ad', hidden_at: '3' };
    expect(parseHidden(row)).toMatchObject({ id: 'inspiration story-1', kind: 'inspiration', reason: 'An ad' });
  });

  it('An entry of the log keeps its action, and what is gone with an account is empty', () => {
    expect(parseEntry(entry)).toEqual({
      id: '7',
      kind: 'inspiration',
      thingId: 'prompt-1',
      title: 'A lamp',
      operator: 'Grace',
      action: 'restore',
      reason: 'A mistake',
      at: '2026-11-26T10:00:00Z',
    });
    expect(parseEntry({ ...entry, title: null, operator: null, reason: null })).toMatchObject({
      title: '',
      operator: '',
      reason: '',
    });
  });
});
