// @vitest-environment jsdom
// The page keeps the prompt and the text when the connection drops. Other tests cover the rest:
// - how often and how long the page reconnects: `runs/follow-run.test.ts`
// - that the service writes on and keeps the text, and for whom: `supabase/functions/rejoin-story`; for an hour: `supabase/tests/kept_runs.test.sql`
// - that a guest continues a broken story for free, twice in a row: `supabase/tests/guests.test.sql`
// - the writing desk: `features/desk/keeping/keeper-failures.test.ts` and `features/desk/next/next-chapter.test.tsx`
import { kept } from '@storyloom/testing/device';
import { json } from '@storyloom/testing/network';
import { lines, toasts } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { act, render, screen, waitFor } from '@testing-library/react';
import { user } from '@storyloom/testing/user';
import { describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { leaveDocument } from '../../../testing/documents.ts';
import { openGeneration } from '../../../testing/open-generation.ts';
import { begin, generate, keepVersions } from '../../../testing/steps.ts';
import { serveStories, StoryStream } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';
import type { StoryVersion } from '../model/story-version.ts';
import { useRejoin } from '../model/use-rejoin.ts';
import { RunStatus } from './run-status.tsx';

const AT = { at: '/generators/fantasy' } as const;
const CLOSED = 'The page closed while the story was being written';
const PART = ['The Light', 'Once upon'];
const WHOLE = ['The Light', 'Once upon a time.'];
const press = (name: string) => user.click(screen.getByRole('button', { name }));

/** A page in the middle of a story. With `keeps`, the service keeps its run for a page that comes back. */
async function writing({ keeps = false, text = '# The Light\n\nOnce upon' } = {}) {
  const service = serveStories({ keeps });
  await renderRemote(remote, AT);
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
  await waitFor(() => expect(lines()).toEqual(WHOLE));
}

describe('while the page reconnects', () => {
  it('keeps the text, and goes on after its last word once the connection is back', async () => {
    const service = await writing({ keeps: true });
    await act(async () => service.streams[0]!.break());
    // Beside Stop, and for screen readers.
    await waitFor(() => expect(screen.getAllByText('Reconnecting…')).toHaveLength(2));
    expect(screen.queryByText(/of about/)).not.toBeInTheDocument();
    expect(lines()).toEqual(PART);
    await goOn(service);
    expect(service.to('/generate-story')).toHaveLength(1);
  });

  it('announces each lost connection once, and not its return', () => {
    const said = (words: number, reconnecting = false) => (
      <RunStatus
        running
        progress={{ words, goal: 1500, from: 0, goesOn: false }}
        reconnecting={reconnecting}
        news={undefined}
      />
    );
    const { rerender } = render(said(300));
    const heard = [screen.getByRole('status').textContent];
    for (const step of [said(300, true), said(301), said(800), said(800, true), said(801)]) {
      rerender(step);
      heard.push(screen.getByRole('status').textContent);
    }
    const half = 'About half of the story is written.';
    expect(heard).toEqual(['Writing your story…', 'Reconnecting…', '', half, 'Reconnecting…', '']);
  });
});

describe('when the connection is lost for good', () => {
  it('keeps the text on the page and on the device, says why, and offers Continue and Try Again', async () => {
    const { streams } = await writing();
    await act(async () => streams[0]!.break());
    await screen.findByText('The story broke off before its end');
    expect(document.body).toHaveTextContent('The story is unfinished. Everything that arrived is kept.');
    await waitFor(() => expect(lines()).toEqual(PART));
    expect(screen.getByText(/· 4 words ·/)).toBeInTheDocument();
    for (const name of ['Continue', 'Try Again']) expect(screen.getByRole('button', { name })).toBeEnabled();
    expect(toasts()).not.toContain('Story generated successfully!');
    const stored = () => Object.entries(kept()).find(([key]) => key.startsWith('storyloom-story-fantasy-'))?.[1];
    await waitFor(() =>
      expect(JSON.parse(stored() ?? '{}')).toMatchObject({ text: '# The Light\n\nOnce upon', ending: 'lost' }),
    );
  });

  it('keeps the prompt when the story could not be requested at all', async () => {
    const { to } = serveStories({ guest: () => new TypeError('Failed to fetch') });
    await renderRemote(remote, AT);
    await generate();
    expect(await screen.findByRole('alert')).toHaveTextContent('can’t be reached');
    expect(screen.getByRole('alert')).toHaveTextContent('Your prompt is kept.');
    expect(screen.getByRole('textbox', { name: 'Your prompt' })).toHaveValue('A lighthouse');
    expect(to('/generate-story')).toHaveLength(0);
  });

  it('keeps the story when it can’t be continued, and Continue asks again with the same text', async () => {
    const unfinished = versionOf('a', { text: '# The Light\n\nOnce upon', ending: 'stopped', words: 4 });
    const answers = [
      new TypeError('Failed to fetch'),
      json({ error: { code: 'provider_unavailable', message: 'Down' } }, 503),
      new StoryStream().response,
    ];
    const { to } = serveStories({ story: () => answers.shift()! });
    keepVersions(unfinished);
    await renderRemote(remote, AT);
    await press('Continue');
    await screen.findByText('The story couldn’t be continued');
    const unreachable =
      'The story service can’t be reached. Check your connection and try again. The story so far is kept.';
    expect(screen.getByRole('alert')).toHaveTextContent(`${unreachable} Continuing uses one of your free stories.`);
    expect(toasts()).toEqual([`Failed to generate story: ${unreachable}`]);
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
    expect(lines()).toEqual(PART);
    await press('Continue');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Down The story so far is kept.'));
    await press('Continue');
    expect(to('/generate-story').map(({ body }) => body.continueOf)).toEqual([0, 1, 2].map(() => unfinished.text));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('when the browser is online again', () => {
  const run = { runId: 'r-1', guest: true, since: Date.now(), from: 0, lastEventId: 2, isLost: true };

  /** A page with this story, which rejoins runs. */
  const open = (version: StoryVersion) =>
    openGeneration([version], { keeps: true }, (generation) => {
      useRejoin({ ready: true, genre: 'fantasy', generation });
    });

  /** A page on which the connection of a story is lost, and could not be restored. */
  function openLost() {
    const generation = open(versionOf('a', { text: 'Once', ending: 'lost' }));
    act(() => generation.page().update('a', { run }));
    return generation;
  }

  const goOnline = () => act(async () => void dispatchEvent(new Event('online')));

  it('rejoins the story where it stopped, and not before', async () => {
    const { to, tell, page } = openLost();
    expect(to('/rejoin-story')).toEqual([]);
    await goOnline();
    await waitFor(() => expect(to('/rejoin-story')).toHaveLength(1));
    await tell(' upon a time.');
    await waitFor(() => expect(page().shown).toMatchObject({ text: 'Once upon a time.', ending: 'complete' }));
  });

  it('rejoins nothing for a complete story, or from a page that was left', async () => {
    const complete = versionOf('a');
    const { page } = open(complete);
    const { to, unmount } = openLost();
    unmount();
    await goOnline();
    expect(to('/rejoin-story')).toEqual([]);
    expect(page().shown).toEqual(complete);
  });
});

describe('when the page itself is gone', () => {
  it.each(['reload', 'killed'] as const)(
    'goes on with the same run from the last event on the device (%s)',
    async (way) => {
      const service = await writing({ keeps: true });
      await waitFor(() => expect(JSON.stringify(kept())).toContain('Once upon'));
      leaveDocument(way);
      await renderRemote(remote, AT);
      expect(lines()).toEqual(PART);
      await goOn(service);
      const [request] = service.to('/rejoin-story');
      expect(request?.body).toEqual({ runId: service.to('/generate-story')[0]?.body['runId'] });
      expect(request?.headers.get('last-event-id')).toBe('2');
      expect(request?.headers.get('x-guest-token')).toBe('guest-token');
      expect(service.to('/generate-story')).toHaveLength(1);
      expect(service.to('/stop-story')).toEqual([]);
    },
  );

  it('goes on when the user comes back from another page', async () => {
    const service = await writing({ keeps: true });
    await user.click(screen.getByRole('link', { name: 'Romance' }));
    expect(toasts()).toEqual(['The story goes on for a minute without you. Open the Fantasy generator to follow it.']);
    await user.click(screen.getByRole('link', { name: 'Fantasy' }));
    await goOn(service);
  });

  it('resumes a story whose first word had not arrived', async () => {
    const service = await writing({ keeps: true, text: '' });
    leaveDocument('reload');
    await renderRemote(remote, AT);
    await goOn(service, '# The Light\n\nOnce upon a time.');
    expect(service.to('/rejoin-story')[0]?.headers.get('last-event-id')).toBeNull();
  });

  it('shows the story as interrupted, with Continue, when its run is gone', async () => {
    await writing();
    leaveDocument('reload');
    await renderRemote(remote, AT);
    expect(lines()).toEqual(PART);
    expect(await screen.findByText(CLOSED)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
    expect(screen.getByText(/4 words/)).toBeInTheDocument();
  });
});
