import { fakeNetwork, json } from '@storyloom/testing/network';
import { renderRemote } from '@storyloom/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { remote } from '../../../remote.ts';
import { strings } from '../strings.ts';

export const prompt = (title: string) => ({
  id: `prompt ${title}`,
  user_id: 'ben',
  author: 'Ben',
  title,
  prompt: `Write about ${title}.`,
  category: 'fantasy',
  difficulty: 'easy',
  language: 'English',
  likes_count: 1,
  uses_count: 1,
  created_at: '2026-01-01',
  liked: false,
});
export const story = (title: string, share_id: string | null = 'abc') => ({
  id: `story ${title}`,
  share_id,
  author: 'Ada',
  title,
  prompt: 'A lighthouse at noon.',
  language: 'English',
});

type Rows = readonly object[] | Response | Error;

/** Fakes the community. `answers` has the answer of each function; `sent` returns what a function was sent. */
export function community({ prompts = [], stories = [] }: { prompts?: Rows; stories?: Rows } = {}) {
  const answers: Record<string, Rows> = { search_inspirations: prompts, search_shared_stories: stories };
  const calls = fakeNetwork(({ name }) => {
    const answer = answers[name] ?? [];
    if (answer instanceof Error) return answer;
    return answer instanceof Response ? answer.clone() : json(answer);
  });
  return {
    answers,
    sent: (called: string) => calls.filter(({ name }) => name === called).map(({ body }) => body),
  };
}

export const group = async (name: RegExp) => within(await screen.findByRole('region', { name }));
export const status = () => document.querySelector('[role="status"]')?.textContent;
export const isSettled = () => waitFor(() => expect(status()).not.toBe(strings.searching));

export async function search(query: string) {
  await renderRemote(remote, { at: `/search?q=${encodeURIComponent(query)}` });
  await waitFor(() => expect(status()).toBeTruthy());
}
