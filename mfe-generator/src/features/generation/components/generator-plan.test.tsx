// @vitest-environment jsdom
import { announcements } from '@storyloom/testing/announcements';
import { json } from '@storyloom/testing/network';
import { ADA } from '@storyloom/testing/people';
import { fill, toasts } from '@storyloom/testing/page';
import { atRest, renderRemote } from '@storyloom/testing/render-remote';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { remote } from '../../../remote.ts';
import { CHAPTERS, outlineHeading, planStory, press } from '../../../testing/outline.ts';
import { begin, generate, passTime, tell, watchTimers } from '../../../testing/steps.ts';
import { serveStories } from '../../../testing/story-service.ts';

const WHO = 'Who is in it';
const whoField = () => screen.getByRole('textbox', { name: /^Who is in it/ });
const NOTES = [{ notes: { characters: [{ name: 'Tom' }] }, names: ['Mara', 'Ines'] }];

describe('who is in a story', () => {
  it('Who is in a story is asked for on request, sent with it, and there again on the next visit', async () => {
    const { to, streams } = serveStories();
    await renderRemote(remote, { at: '/generators/fantasy' });
    expect(screen.queryByRole('textbox', { name: /^Who is in it/ })).not.toBeInTheDocument();
    await press(WHO);
    await waitFor(() => expect(whoField()).toHaveFocus());
    await fill(whoField(), ' Mara, a keeper ');
    await generate();
    expect(to('/generate-story')[0]?.body.who).toBe('Mara, a keeper');
    await tell(streams[0], '# The Light\n\nOnce', 'lost');
    await press('Continue');
    expect(to('/generate-story')[1]?.body.who).toBe('Mara, a keeper');
    await renderRemote(remote, { at: '/generators/fantasy' });
    expect(whoField()).toHaveValue(' Mara, a keeper ');
  });

  it('An answer that is too long is not sent, and its field says by how much', async () => {
    const { to } = serveStories();
    await renderRemote(remote, { at: '/generators/fantasy' });
    await press(WHO);
    await fill(whoField(), 'x'.repeat(1001));
    await generate();
    await waitFor(() => expect(whoField()).toHaveFocus());
    expect(whoField()).toHaveAccessibleDescription(/This text is 1 character too long \(1,001 of 1,000\)\./);
    expect(to('/generate-story')).toEqual([]);
  });
});

describe('the names that a story avoids', () => {
  it('A user’s new story avoids the names of the latest ones, but not those that the user mentions', async () => {
    const { to } = await planStory({ length: 500, as: ADA, notes: () => json(NOTES) });
    await waitFor(() => expect(to('/story_notes')).toHaveLength(1));
    await fill(screen.getByRole('textbox', { name: 'Your prompt' }), 'A lamp that Ines lights');
    await atRest();
    await press('Generate Story');
    expect(to('/generate-story')[0]?.body.avoidNames).toEqual(['Tom', 'Mara']);
  });
});

describe('the notes of a saved story', () => {
  it('A story is saved although its notes can’t be read or saved, and those of the latest ones neither', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { to, streams } = await planStory({ as: ADA, notes: () => json({ message: 'No' }, 500) });
    await press(WHO);
    await fill(whoField(), 'Mara, a keeper');
    await press('Generate Story');
    await outlineHeading();
    await press('Write the story');
    expect(to('/generate-story')[0]?.body).not.toHaveProperty('avoidNames');
    expect(toasts()).toEqual([]);
    await tell(streams[0], '# The Light\n\nThen Mara saw Tom. And Mara asked Tom, and Tom told Mara.');
    await press('Save AI-Generated Story to Your Collection');
    await screen.findByRole('link', { name: 'Saved. Open it in My Stories' });
    const [row] = to('/user_stories').filter(({ method }) => method === 'POST');
    // The page waits for them, but not long, and their code is fetched first.
    await waitFor(() => expect(to('/save_story_notes')).toHaveLength(1));
    expect(to('/save_story_notes').map(({ body }) => body)).toMatchObject([
      {
        p_story_id: row?.body.id,
        p_notes: { rules: 'Mara, a keeper', outline: CHAPTERS, characters: [] },
        p_names: expect.arrayContaining(['Mara', 'Tom']),
      },
    ]);
  });
});

describe('a story that ends too soon', () => {
  it('A story that is written on says so once, and at its end that it is shorter than asked for', async () => {
    watchTimers();
    const { streams } = await planStory({ length: 1000 });
    await press('Generate Story');
    const said = announcements();
    await begin(streams[0], '# The Light\n\nOnce.');
    await act(async () => streams[0]?.send('continuing', { call: 2 }));
    await passTime(1000);
    await waitFor(() => expect(document.body).toHaveTextContent(/of about 1,000 words · Still short of your length/));
    await act(async () => streams[0]?.send('continuing', { call: 3 }));
    await act(async () => streams[0]?.end('complete', 800));
    await screen.findByText('It came out shorter than the 1,000 words you asked for.');
    expect(said.filter((text) => text.startsWith('Still short'))).toHaveLength(1);
    const end = 'Story complete: “The Light”, 800 words. It came out shorter than the 1,000 words you asked for.';
    await waitFor(() => expect(said.filter((text) => text.includes('800 words'))).toEqual([end]));
  });
});
