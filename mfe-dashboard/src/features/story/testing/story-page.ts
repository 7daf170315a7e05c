import { screen } from '@testing-library/react';
import { backend } from '@storyloom/testing/backend';
import { renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, idOf, type StoryRow, storyRow } from '@storyloom/testing/rows';

export const ADDRESS = `/story/${idOf(1)}`;

export async function openStory(values: Partial<StoryRow> = {}): Promise<void> {
  backend.library.rows = [storyRow(1, values)];
  await renderRemote(remote, { at: ADDRESS, as: ADA });
  await screen.findByRole('heading', { name: 'What next?', hidden: true });
}
