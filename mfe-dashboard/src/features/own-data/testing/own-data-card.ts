import { backend } from '@storyloom/testing/backend';
import { renderRemote } from '@storyloom/testing/render-remote';
import { ADA, BO, promptRow, several, sharedRow, storyRow } from '@storyloom/testing/rows';
import { fireEvent, screen, within } from '@testing-library/react';
import { remote } from '../../../remote.ts';
import { useReadableFiles } from './archives.ts';

export const card = () => screen.getByRole('region', { name: 'Your data' });
export const button = (name: string) => within(card()).getByRole('button', { name });

export async function open(as = ADA): Promise<void> {
  await renderRemote(remote, { at: '/dashboard?section=settings', as });
  await screen.findByRole('region', { name: 'Your data' });
}

/** Chooses a file for the import. */
export function choose(file: File): void {
  fireEvent.change(card().querySelector('input[type="file"]')!, { target: { files: [file] } });
}

/** The text of an import's result. */
export const said = async (title: string) => {
  const heading = await within(card()).findByText(title);
  return heading.parentElement?.textContent ?? '';
};

/** A user with some items of every kind, and another user. */
export function fillBackend(): void {
  useReadableFiles();
  backend.library.rows = [
    ...several(3, (n) => storyRow(n)),
    storyRow(4, { deleted_at: Date.now() }),
    storyRow(5, { user_id: BO }),
  ];
  backend.community.prompts = [promptRow(21, { user_id: ADA }), promptRow(22)];
  backend.community.rows = [sharedRow(31, { user_id: ADA }), sharedRow(32)];
  backend.community.likes.inspiration.add(`${ADA} ${promptRow(22).id}`);
  backend.favorites.kept.add(`${ADA} insp-3`);
}
