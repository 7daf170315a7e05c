import { DESK } from '@storyloom/shared/domain';
import { backend } from '@storyloom/testing/backend';
import { renderRemote } from '@storyloom/testing/render-remote';
import { ADA, idOf, type StoryRow, storyRow } from '@storyloom/testing/rows';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { remote } from '../../../../remote.ts';

// The tests of the keepers are about the times that pass before a change is saved, and before it is tried again; those of the
// page only wait for them.
Object.assign(DESK, { saveMs: 150, retryMs: 150 });

// The editor scrolls to its caret, and jsdom has no layout.
const NOWHERE = { left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0, x: 0, y: 0 };
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => NOWHERE });

export const ADDRESS = `/story/${idOf(1)}/edit`;
export const TEXT = '# The Lamp\n\nOne.\n\nTwo.';

export const storyBox = (): HTMLElement => screen.getByRole('textbox', { name: /^Text of/ });

/** Opens the desk of a saved story, and waits for its text. */
export async function openDesk(values: Partial<StoryRow> = {}) {
  backend.library.rows = [storyRow(1, { title: 'The Lamp', story: TEXT, ...values })];
  return reopenDesk();
}

/** Opens the desk again, as a reload does. */
export async function reopenDesk() {
  const view = await renderRemote(remote, { at: ADDRESS, as: ADA });
  await waitFor(() => expect(storyBox()).toBeVisible());
  return view;
}

/** Puts words in at the caret, which is at the beginning at first. */
export function write(words: string, box = storyBox()): void {
  const clipboardData = { getData: (type: string) => (type === 'text/plain' ? words : ''), types: ['text/plain'] };
  fireEvent.paste(box, { clipboardData });
}

/** The text that the server has. */
export const savedText = (): string | undefined => backend.library.rows[0]?.story;
