// @vitest-environment jsdom
import { json, type SentRequest } from '@storyloom/testing/network';
import { toasts, UNREACHABLE } from '@storyloom/testing/page';
import { ADA } from '@storyloom/testing/people';
import { renderRemote } from '@storyloom/testing/render-remote';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { remote } from '../../../remote.ts';
import { keepVersions, tell } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';

let user: UserEvent;
const SAVE = 'Save AI-Generated Story to Your Collection';
const savedLink = () => screen.findByRole('link', { name: 'Saved. Open it in My Stories' });
const rowsOf = ({ to }: ReturnType<typeof serveStories>) =>
  to('/user_stories').flatMap(({ method, body }) => (method === 'POST' ? [body] : []));
const lengthened = ({ to }: ReturnType<typeof serveStories>) => to('/rpc/lengthen_story').map(({ body }) => body);

describe('continuing a story during its saving', () => {
  it('A story that is continued while it is being saved is saved as it was, and then in full', async () => {
    const version = versionOf('a', { ending: 'stopped', text: 'Once upon' });
    keepVersions(version);
    let answer!: (response: Response) => void;
    function rows({ path, method }: SentRequest) {
      if (path.endsWith('lengthen_story')) return json(true);
      return method === 'GET' ? json([]) : new Promise<Response>((resolve) => (answer = resolve));
    }
    const service = serveStories({ rows });
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy', as: ADA }));
    await user.click(screen.getByRole('button', { name: SAVE }));
    await screen.findByRole('button', { name: 'Saving…' });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await act(async () => service.streams[0]?.write(' a time.'));
    await act(async () => answer(new Response(null, { status: 201 })));
    await waitFor(() => expect(toasts()).toContain('AI-generated story saved successfully!'));
    await act(async () => service.streams[0]?.end());
    await savedLink();
    expect(rowsOf(service).map(({ id, story }) => [id, story])).toEqual([[version.rowId, 'Once upon']]);
    expect(lengthened(service)).toMatchObject([{ p_id: version.rowId, p_story: 'Once upon a time.' }]);
  });
});

describe('continuing a saved story', () => {
  const version = versionOf('a', { ending: 'stopped', text: '# The', saved: true });

  /** Continues the saved story; `answer` is the database's answer to the longer text. */
  async function goOn(answer: () => Response | Error) {
    keepVersions(version);
    const service = serveStories({
      rows: ({ path }) => (path.endsWith('lengthen_story') ? answer() : new Response(null, { status: 201 })),
    });
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy', as: ADA }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await tell(service.streams[0], ' Light\n\nOnce.');
    return service;
  }

  it('Continuing a saved story saves the longer text in the same row, without asking', async () => {
    const service = await goOn(() => json(true));
    expect(await savedLink()).toHaveAttribute('href', `/story/${version.rowId}`);
    expect(screen.queryByRole('button', { name: SAVE })).not.toBeInTheDocument();
    expect(lengthened(service)).toEqual([
      {
        p_id: version.rowId,
        p_story: '# The Light\n\nOnce.',
        p_former_title: 'The',
        p_title: 'The Light',
        p_options: expect.objectContaining({ genre: 'fantasy', length: 500 }),
        p_demo: false,
      },
    ]);
    expect(rowsOf(service)).toEqual([]);
    expect(toasts()).toContain(
      'AI-generated story saved successfully!\nThe story in your collection has the longer text now.',
    );
  });

  it('A continued story whose row is gone is saved as a new one only when the user asks for it', async () => {
    const service = await goOn(() => json(false));
    const save = await screen.findByRole('button', { name: SAVE });
    expect(rowsOf(service)).toEqual([]);
    await user.click(save);
    const saved = await savedLink();
    expect(rowsOf(service)).toMatchObject([{ story: '# The Light\n\nOnce.', title: 'The Light' }]);
    const [row] = rowsOf(service);
    expect(row?.id).not.toBe(version.rowId);
    expect(saved).toHaveAttribute('href', `/story/${row?.id}`);
  });

  it('A longer text that could not be saved is reported, and can be saved later, also after a reload', async () => {
    const answers = [new TypeError('Failed to fetch'), json(true)];
    const service = await goOn(() => answers.shift()!);
    await waitFor(() =>
      expect(toasts()).toContain(`An error occurred while saving your AI-generated story\n${UNREACHABLE}`),
    );
    expect(lengthened(service)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Save the longer text' })).toBeEnabled();
    ({ user } = await renderRemote(remote, { at: '/generators/fantasy' }));
    await user.click(screen.getByRole('button', { name: 'Save the longer text' }));
    await savedLink();
    expect(lengthened(service)[1]).toMatchObject({ p_id: version.rowId, p_former_title: 'The' });
    expect(rowsOf(service)).toEqual([]);
  });
});
