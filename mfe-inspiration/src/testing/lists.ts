import { screen } from '@testing-library/react';
import { backend, startBackend } from '@storyloom/testing/backend';
import { atRest, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../remote.ts';
import { promptRow, sharedRow } from '@storyloom/testing/rows';

/** The two lists of the community. */
export const LISTS = [
  { kind: 'inspiration', at: '/inspiration', list: 'Prompts', like: 'toggle_inspiration_like' },
  { kind: 'story', at: '/community', list: 'Stories', like: 'toggle_story_like' },
] as const;
export const row = { title: 'The Lamp', likes_count: 1 };
export const { id } = promptRow(1);

/** Opens a list with one entry of Mina's, which has one like. */
export async function openList(at: string, person: string | null = null, prepare?: () => void): Promise<void> {
  startBackend();
  backend.community.prompts = [promptRow(1, row)];
  backend.community.rows = [sharedRow(1, row)];
  prepare?.();
  await renderRemote(remote, { at: at, as: person });
  // For Mina it is in her own section, too.
  await screen.findAllByRole('heading', { name: 'The Lamp', hidden: true });
  await atRest();
}
