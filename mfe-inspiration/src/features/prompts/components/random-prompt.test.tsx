// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { expectToast, toasts } from '@storyloom/testing/page';
import { atRest, place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA } from '@storyloom/testing/rows';

describe('a random prompt', () => {
  it.each([
    ['All', '', 'fantasy'],
    ['Fantasy', '?category=fantasy', 'fantasy'],
    ['Sci-Fi', '?category=scifi', 'scifi'],
    ['Romance', '?category=romance', 'romance'],
  ])(
    'A random prompt under the tab %s opens the generator of that genre, where it can be read first',
    async (_tab, search, genre) => {
      await renderRemote(remote, { at: `/inspiration${search}` });
      const goOn = backend.hold('random-prompt');
      await user.click(screen.getByRole('button', { name: 'Generate Random Prompt' }));
      await screen.findByRole('button', { name: 'Thinking of a prompt…' });
      await user.click(screen.getByRole('button', { name: 'Thinking of a prompt…' }));
      goOn();
      await expectToast('New random prompt generated!');
      expect(place()).toMatchObject({ at: `/generators/${genre}`, state: { prompt: `A random prompt of ${genre}` } });
      const sent = backend.requests.filter(({ name }) => name === 'random-prompt');
      expect(sent.map(({ args, guestToken }) => [args, guestToken])).toEqual([
        [{ genre, language: 'english' }, 'guest-token'],
      ]);
    },
  );

  it('A random prompt for a user is asked for with their own session, without a guest session', async () => {
    await renderRemote(remote, { at: '/inspiration', as: ADA });
    await user.click(screen.getByRole('button', { name: 'Generate Random Prompt' }));
    await expectToast('New random prompt generated!');
    expect(backend.requests.find(({ name }) => name === 'random-prompt')?.person).toBe(ADA);
    expect(backend.sent('guest-session')).toEqual([]);
  });

  it.each([
    [
      'the service cannot be reached',
      undefined,
      ['Storyloom can’t be reached just now. Check your connection and try again.'],
    ],
    [
      'there were too many requests',
      { code: 'rate_limited', message: 'Wait a little.', retryAfter: 60 },
      ['Wait a little.'],
    ],
    [
      'the service gives no reason',
      { code: 'provider_error', message: 'Failed to generate a random prompt. Please try again.' },
      [],
    ],
    ['the service has no prompt', { prompt: ' ' }, ['No prompt was generated']],
  ])(
    'A random prompt that fails because %s is announced, with the reason on a line below',
    async (_case, answer, reason) => {
      if (answer === undefined) backend.cutOff('random-prompt');
      else if ('code' in answer) backend.answerWith('random-prompt', { error: answer }, 429);
      else backend.answerWith('random-prompt', answer);
      await renderRemote(remote, { at: '/inspiration' });
      await user.click(screen.getByRole('button', { name: 'Generate Random Prompt' }));
      await expectToast('Failed to generate a random prompt', ...reason);
      expect(place().at).toBe('/inspiration');
      expect(screen.getByRole('button', { name: 'Generate Random Prompt' })).toBeVisible();
    },
  );

  it('A random prompt that comes after the page was left changes nothing', async () => {
    await renderRemote(remote, { at: '/inspiration', as: ADA });
    const goOn = backend.hold('random-prompt');
    await user.click(screen.getByRole('button', { name: 'Generate Random Prompt' }));
    await waitFor(() => expect(backend.sent('random-prompt')).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Curated inspirations' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Curated inspirations' }).tagName).toBe('H1'));
    goOn();
    await atRest();
    expect(place().at).toBe('/inspiration-me');
    expect(toasts()).toEqual([]);
  });
});
