// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { expectToast, toasts } from '@storyloom/testing/page';
import { atRest, place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA } from '@storyloom/testing/rows';

const generate = () => user.click(screen.getByRole('button', { name: 'Generate Random Prompt' }));
const requests = () => backend.requests.filter(({ name }) => name === 'random-prompt');

describe('a random prompt', () => {
  it.each([
    ['', 'fantasy'],
    ['?category=scifi', 'scifi'],
  ])('is requested once at /inspiration%s, and opens the generator of %s', async (search, genre) => {
    await renderRemote(remote, { at: `/inspiration${search}` });
    const goOn = backend.hold('random-prompt');
    await generate();
    await user.click(await screen.findByRole('button', { name: 'Thinking of a prompt…' }));
    goOn();
    await expectToast('New random prompt generated!');
    expect(place()).toMatchObject({ at: `/generators/${genre}`, state: { prompt: `A random prompt of ${genre}` } });
    const args = { genre, language: 'english' };
    expect(requests()).toMatchObject([{ args, guestToken: 'guest-token' }]);
  });

  it('says why it failed, unless there is no reason', async () => {
    await renderRemote(remote, { at: '/inspiration' });
    const refuse = (error: object) => backend.answerWith('random-prompt', { error }, 429);
    refuse({ code: 'rate_limited', message: 'Wait a little.', retryAfter: 60 });
    await generate();
    await expectToast('Failed to generate a random prompt', 'Wait a little.');
    refuse({ code: 'provider_error', message: 'Failed to generate a random prompt. Please try again.' });
    await generate();
    await expectToast('Failed to generate a random prompt');
    backend.answerWith('random-prompt', { prompt: ' ' });
    await generate();
    await expectToast('Failed to generate a random prompt', 'No prompt was generated');
    expect(place().at).toBe('/inspiration');
  });

  it('is requested with the session of a user, and changes nothing after the page was left', async () => {
    await renderRemote(remote, { at: '/inspiration', as: ADA });
    const goOn = backend.hold('random-prompt');
    await generate();
    await waitFor(() => expect(backend.sent('random-prompt')).toHaveLength(1));
    await user.click(screen.getByText('Curated inspirations'));
    await screen.findByRole('heading', { name: 'Curated inspirations', level: 1 });
    goOn();
    await atRest();
    expect(requests()).toMatchObject([{ person: ADA }]);
    expect(backend.sent('guest-session')).toEqual([]);
    expect(place().at).toBe('/inspiration-me');
    expect(toasts()).toEqual([]);
  });
});
