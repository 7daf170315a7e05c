import { AppError } from '@storyloom/shared/api';
import { expect, it } from 'vitest';
import { abortable } from './abortable.ts';
import { lengthNote } from './length-note.ts';
import { runError } from './run-error.ts';

it('shows codes of the database and sign-in as internal, in their own words', () => {
  for (const [code, shown] of [
    ['data', 'internal'],
    ['auth', 'internal'],
    ['rate_limited', 'rate_limited'],
  ] as const) {
    expect(runError(new AppError(code, 'Sorry.')), code).toEqual({ code: shown, message: 'Sorry.' });
  }
});

it('says that a text missed its length by more than a tenth or a fifth', () => {
  for (const [words, note] of [
    [899, 'It came out shorter than the 1,000 words you asked for.'],
    [900, undefined],
    [1200, undefined],
    [1201, 'It came out longer than the 1,000 words you asked for.'],
  ] as const) {
    expect(lengthNote(words, 1000), String(words)).toBe(note);
  }
});

it('rejects work with the signal’s reason as soon as it is aborted', async () => {
  const controller = new AbortController();
  const outcome = abortable(new Promise(() => undefined), controller.signal);
  controller.abort(new Error('enough'));
  await expect(outcome).rejects.toThrow('enough');
});
