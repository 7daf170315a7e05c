// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { card, titles } from '@storyloom/testing/page';
import { renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../remote.ts';
import { BO, promptRow, sharedRow } from '@storyloom/testing/rows';

describe('hostile texts', () => {
  const HOSTILE = [
    '<script>alarm(1)</script>',
    '</title><script>alarm(1)</script>',
    '<img src=x onerror=alarm(1)>',
    '<a href="javascript:alarm(1)">click</a>',
    '" onmouseover="alarm(1)',
    '[click](javascript:alarm(1))',
    '{{constructor.constructor("alarm(1)")()}}',
    '&lt;script&gt;alarm(1)&lt;/script&gt;',
  ];
  /** Elements that the pages do not have themselves, and addresses that run code. */
  const harm = () => [
    ...document.querySelectorAll('body script, body img, iframe, [onerror], [onmouseover], [href^="javascript"]'),
  ];

  it('Markup in a title, a prompt or the first lines of a story is shown as text, in lists and dialogs', async () => {
    const alarm = vi.fn();
    vi.stubGlobal('alarm', alarm);
    backend.community.prompts = HOSTILE.map((text, n) =>
      promptRow(n, { title: text, prompt: `${text} ${'x'.repeat(400)}`, likes_count: 100 - n }),
    );
    backend.community.rows = HOSTILE.map((text, n) =>
      sharedRow(n + 1, {
        title: text,
        prompt: text,
        content: `# ${text}\n\n${text}`,
        language: text,
        generator_id: text,
      }),
    );
    await renderRemote(remote, { at: '/inspiration', as: BO });
    await waitFor(() => expect(titles('Prompts')).toEqual(HOSTILE));
    for (const text of HOSTILE) {
      expect(card(text, 'Prompts').querySelector('p')?.textContent).toBe(`Prompt: ${text} ${'x'.repeat(400)}`);
    }
    expect(harm()).toEqual([]);
    for (const text of HOSTILE.slice(1, 4)) {
      await user.click(
        within(card(text, 'Prompts')).getByRole('button', {
          name: `Report “${text}”`,
        }),
      );
      expect(screen.getByRole('heading', { name: `Report “${text}”` })).toBeVisible();
      expect(harm()).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
    }

    await renderRemote(remote, { at: '/community', as: BO });
    await waitFor(() => expect(titles('Stories')).toEqual(HOSTILE.toReversed()));
    for (const text of HOSTILE) expect(card(text, 'Stories')).toHaveTextContent(text);
    expect(harm()).toEqual([]);
    expect(alarm).not.toHaveBeenCalled();
  });
});
