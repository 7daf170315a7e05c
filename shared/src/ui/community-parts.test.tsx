// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { REPORT_REASONS } from '@storyloom/shared/domain';
import { FailureAlert } from './failure-alert/failure-alert.tsx';
import { FoldedText } from './folded-text/folded-text.tsx';
import { LikeButton } from './like-button/like-button.tsx';
import { ReportDialog } from './report-dialog/report-dialog.tsx';

/** By text, because queries by role are slow with many styles. */
const press = (text: string) => fireEvent.click(screen.getByText(text));

describe('LikeButton', () => {
  it('A like button names its state and its subject', () => {
    const onToggle = vi.fn();
    const { container, rerender } = render(<LikeButton liked={false} title="The Lamp" onToggle={onToggle} />);
    const button = container.querySelector('button')!;
    expect(button.textContent).toBe('Like: The Lamp');
    fireEvent.click(button);
    expect(onToggle).toHaveBeenCalledOnce();
    rerender(<LikeButton liked title="The Lamp" onToggle={onToggle} />);
    expect(button.textContent).toBe('Liked: The Lamp');
  });

  it('A like button has a filled heart when the user likes the item', () => {
    const { container, rerender } = render(<LikeButton liked={false} title="The Lamp" onToggle={vi.fn()} />);
    const fill = () => getComputedStyle(container.querySelector('svg')!).fill;
    expect(fill()).not.toBe('currentcolor');
    rerender(<LikeButton liked title="The Lamp" onToggle={vi.fn()} />);
    expect(fill()).toBe('currentcolor');
  });
});

describe('FoldedText', () => {
  const long = 'A lighthouse. '.repeat(30);

  it('A short text is shown completely, without a button', () => {
    render(<FoldedText text="A lighthouse." label="Prompt" />);
    expect(screen.getByText('A lighthouse.').textContent).toBe('Prompt: A lighthouse.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('A long text is folded until its button is pressed', () => {
    render(<FoldedText text={long} label="Prompt" />);
    const [button, text] = [screen.getByText('Show the whole prompt'), screen.getByText(/^A lighthouse/)];
    const state = () => [
      button.textContent,
      button.getAttribute('aria-expanded'),
      getComputedStyle(text).getPropertyValue('-webkit-line-clamp'),
    ];
    expect(button.getAttribute('aria-controls')).toBe(text.id);
    expect(state()).toEqual(['Show the whole prompt', 'false', '4']);
    fireEvent.click(button);
    expect(state()).toEqual(['Show less of the prompt', 'true', 'none']);
    fireEvent.click(button);
    expect(state()).toEqual(['Show the whole prompt', 'false', '4']);
  });
});

describe('FailureAlert', () => {
  it('A failure alert says what failed and why, and retries only once at a time', () => {
    const onRetry = vi.fn();
    const alert = (retrying: boolean) => (
      <FailureAlert title="Failed to load inspirations" retrying={retrying} onRetry={onRetry}>
        permission denied
      </FailureAlert>
    );
    const { rerender } = render(alert(false));
    expect(screen.getByRole('alert').textContent).toContain('Failed to load inspirations');
    expect(screen.getByRole('alert').textContent).toContain('permission denied');
    press('Retry');
    rerender(alert(true));
    press('Trying again…');
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('ReportDialog', () => {
  const onReport = vi.fn();
  afterEach(() => void onReport.mockReset());

  function Report({ busy = false }: { readonly busy?: boolean }) {
    const [open, setOpen] = useState(true);
    return <ReportDialog open={open} onOpenChange={setOpen} what="The Lamp" busy={busy} onReport={onReport} />;
  }
  const dialog = () => document.querySelector('[role="dialog"]');
  const reason = () => screen.getByLabelText<HTMLSelectElement>('What is wrong with it?');
  const note = () => screen.getByLabelText<HTMLTextAreaElement>(/^Anything to add\?/);

  it('The report dialog names its subject, and says that the author will not learn who reported it', () => {
    render(<Report />);
    const [title, description] = ['aria-labelledby', 'aria-describedby'].map((name) =>
      document.getElementById(dialog()?.getAttribute(name) ?? ''),
    );
    expect(title?.textContent).toBe('Report “The Lamp”');
    expect(description?.textContent).toContain('won’t know that it was you');
    expect(document.activeElement).toBe(reason());
  });

  it('The report dialog sends every reason with the user’s note', () => {
    render(<Report />);
    fireEvent.change(note(), { target: { value: 'Look at it.' } });
    for (const { value } of reason().options) {
      fireEvent.change(reason(), { target: { value } });
      press('Send report');
    }
    expect(onReport.mock.calls).toEqual(REPORT_REASONS.map((value) => [value, 'Look at it.']));
  });

  it('The report dialog accepts no note, or one of at most 500 characters', () => {
    render(<Report />);
    expect([note().required, note().maxLength]).toEqual([false, 500]);
    press('Send report');
    expect(onReport.mock.calls).toEqual([['spam', '']]);
  });

  it('A busy report dialog does not send again, by its button or by its form', () => {
    const { rerender } = render(<Report />);
    press('Send report');
    rerender(<Report busy />);
    press('Sending…');
    fireEvent.submit(reason().form!);
    expect(onReport).toHaveBeenCalledOnce();
  });

  it('A cancelled report dialog sends nothing', () => {
    render(<Report />);
    press('Cancel');
    expect(dialog()).toBeNull();
    expect(onReport).not.toHaveBeenCalled();
  });
});
