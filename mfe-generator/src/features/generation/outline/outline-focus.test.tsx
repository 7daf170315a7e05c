// @vitest-environment jsdom
import { announcements } from '@storyloom/testing/announcements';
import { json } from '@storyloom/testing/network';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CHAPTERS, planStory, press } from '../../../testing/outline.ts';

it.each([
  ['comes', () => json({ chapters: CHAPTERS }), 'The outline is ready: 3 chapters.'],
  ['fails', () => json({ error: { code: 'provider_error', message: 'Out of memory' } }, 502), 'couldn’t be made'],
])('An outline that %s leaves the focus where the user has gone on to, and is announced', async (_, answer, words) => {
  let give!: (response: Response) => void;
  const { to } = await planStory({ outline: () => new Promise((resolve) => (give = resolve)) });
  await press('Generate Story');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus());
  await waitFor(() => expect(to('/outline-story')).toHaveLength(1));
  const said = announcements();
  const elsewhere = screen.getByRole('link', { name: 'Romance' });
  act(() => elsewhere.focus());
  give(answer());
  await waitFor(() => expect(said.join()).toContain(words));
  expect(elsewhere).toHaveFocus();
});
