// @vitest-environment jsdom
import { lines } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { leaveDocument } from '../../../testing/documents.ts';
import { begin, generate, passAWhile } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';

const CLOSED = 'The page closed while the story was being written';
const WHOLE = ['The Light', 'Once upon a time.'];
let user: UserEvent;

/** A page in the middle of a story, whose run the service keeps. */
async function writing(text = '# The Light\n\nOnce upon') {
  const service = serveStories({ keeps: true });
  ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
  await generate();
  if (text === '') await act(async () => service.streams[0]?.start());
  else await begin(service.streams[0], text);
  return service;
}

/** Waits until the page has rejoined the run, and sends the rest of the story. */
async function goOn({ streams, to }: Awaited<ReturnType<typeof writing>>, rest = ' a time.') {
  await waitFor(() => expect(to('/rejoin-story')).toHaveLength(1));
  expect(screen.queryByText(CLOSED)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Stop' })).toBeInTheDocument();
  await act(async () => {
    streams[1]?.write(rest);
    streams[1]?.end();
  });
}

describe('a story that is still being written', () => {
  it.each(['reload', 'navigate', 'killed'] as const)(
    'A story goes on where it stopped after its page was gone (%s)',
    async (way) => {
      const service = await writing();
      await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Once upon'));
      leaveDocument(way);
      await renderRemote(remote, { at: '/generators/fantasy' });
      expect(lines()).toEqual(['The Light', 'Once upon']);
      await goOn(service);
      await waitFor(() => expect(lines()).toEqual(WHOLE));
      const [request] = service.to('/rejoin-story');
      expect(request?.body).toEqual({ runId: service.to('/generate-story')[0]?.body['runId'] });
      expect(request?.headers.get('last-event-id')).toBe('2');
      expect(request?.headers.get('x-guest-token')).toBe('guest-token');
      expect(service.to('/generate-story')).toHaveLength(1);
      expect(service.to('/stop-story')).toEqual([]);
    },
  );

  it('A story goes on when the user comes back from another page', async () => {
    const service = await writing();
    await user.click(screen.getByRole('link', { name: 'Romance' }));
    await user.click(screen.getByRole('link', { name: 'Fantasy' }));
    await goOn(service);
    await waitFor(() => expect(lines()).toEqual(WHOLE));
  });

  it('A story whose page was reloaded before its first word appears on the next page', async () => {
    const service = await writing('');
    leaveDocument('reload');
    await renderRemote(remote, { at: '/generators/fantasy' });
    await goOn(service, '# The Light\n\nOnce upon a time.');
    await waitFor(() => expect(lines()).toEqual(WHOLE));
    expect(service.to('/rejoin-story')[0]?.headers.get('last-event-id')).toBeNull();
  });

  it('A story that another tab brought to its end is not asked for again', async () => {
    const service = await writing();
    await goOnUntilEnd(service);
    leaveDocument('reload');
    await renderRemote(remote, { at: '/generators/fantasy' });
    expect(lines()).toEqual(WHOLE);
    expect(service.to('/rejoin-story')).toEqual([]);
  });

  it('Stop ends the run at the service too, and keeps the text', async () => {
    const service = await writing();
    passAWhile();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(service.to('/stop-story')).toHaveLength(1));
    expect(service.to('/stop-story')[0]?.body).toEqual({ runId: service.to('/generate-story')[0]?.body['runId'] });
    expect(await screen.findByText('Stopped')).toBeInTheDocument();
    expect(lines()).toEqual(['The Light', 'Once upon']);
  });
});

async function goOnUntilEnd({ streams }: Awaited<ReturnType<typeof writing>>): Promise<void> {
  await act(async () => {
    streams[0]?.write(' a time.');
    streams[0]?.end();
  });
}
