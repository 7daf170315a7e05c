import { describe, expect, it } from 'vitest';
import { HIDDEN } from '../testing/hidden.ts';
import { redact } from './provider-reason.ts';

describe('a message in the log', () => {
  it('The log holds the whole message without the key', () => {
    const said = `<p>Bad key ${HIDDEN.secret} at https://llm.harbour.example/v1 (request 4711)</p>`;
    expect(redact(said, HIDDEN.secret)).toBe(
      '<p>Bad key [redacted] at https://llm.harbour.example/v1 (request 4711)</p>',
    );
  });

  it('The log holds the whole message without the reader’s words', () => {
    expect(
      redact('Declined: "a keeper finds  a DOOR in the sea".', HIDDEN.secret, 'A keeper finds a door in the sea'),
    ).toBe('Declined: "[prompt]".');
  });
});
