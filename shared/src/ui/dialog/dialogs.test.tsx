// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '@storyloom/shared/ui';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from '@storyloom/shared/ui';
import { toast, Toaster } from '@storyloom/shared/ui';

function DeleteStory({ onDelete, removesItself = false }: { onDelete: () => void; removesItself?: boolean }) {
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  function handleConfirm() {
    onDelete();
    setOpen(false);
    setGone(removesItself);
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        My Stories
      </h1>
      {!gone && <Button onClick={() => setOpen(true)}>Delete</Button>}
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Are you sure you want to delete this story?"
        confirmLabel="Delete story"
        onConfirm={handleConfirm}
        returnFocusRef={gone ? heading : undefined}
      />
    </>
  );
}

describe('ConfirmDialog', () => {
  const props = { open: true, onOpenChange: vi.fn(), title: 'Delete?', confirmLabel: 'Delete', onConfirm: vi.fn() };

  it('A confirmation starts on Cancel, and returns the focus when it is declined', async () => {
    const handleDelete = vi.fn();
    render(<DeleteStory onDelete={handleDelete} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this story?' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Cancel');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Delete'));
    expect(handleDelete).not.toHaveBeenCalled();
  });

  it('A confirmed dialog focuses the given element when the button that opened it is gone', async () => {
    const handleDelete = vi.fn();
    render(<DeleteStory onDelete={handleDelete} removesItself />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete story' }));
    expect(handleDelete).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('My Stories'));
  });

  it('A confirmation is described by its consequences, and needs no description', () => {
    const { rerender } = render(<ConfirmDialog {...props} />);
    const description = () => screen.getByRole('alertdialog').getAttribute('aria-describedby');
    expect(description()).toBeNull();
    rerender(<ConfirmDialog {...props} description="It can’t be undone." />);
    expect(document.getElementById(description() ?? '')?.textContent).toBe('It can’t be undone.');
  });

  it('A confirmation with choices before Cancel can start on the dialog itself', () => {
    const focuses = vi.spyOn(HTMLElement.prototype, 'focus');
    render(
      <ConfirmDialog {...props} startsAtTop>
        <input aria-label="Reason" />
      </ConfirmDialog>,
    );
    expect(document.activeElement).toBe(screen.getByRole('alertdialog'));
    expect(focuses.mock.calls.at(-1)).toEqual([{ preventScroll: true }]);
  });
});

function ShareStory() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Share</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Share Story">
        <TextField label="Title" />
      </Dialog>
      <Toaster />
    </>
  );
}

describe('Dialog', () => {
  it('A dialog starts on its first field, closes by its button and returns the focus', async () => {
    render(<ShareStory />);
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Share'));
  });

  it('Opening a dialog dismisses toasts, except those that have an action', async () => {
    render(<ShareStory />);
    act(() => {
      toast.success('Saved');
      toast.error('Sign in first', { action: { label: 'Sign in', onAction: () => undefined } });
    });
    const messages = () =>
      [...document.querySelectorAll('[data-visible="true"]')].map(({ textContent }) => textContent);
    expect(messages()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(messages()).toEqual(['Sign in firstSign in']);
    act(() => toast.dismiss());
  });

  it('The live region of toasts stays accessible while a dialog is open', async () => {
    render(<ShareStory />);
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(screen.getByRole('status', { name: 'Notifications' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('A toast is dismissed without closing the dialog below it', async () => {
    render(<ShareStory />);
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    act(() => void toast.error('Failed'));
    const dismiss = document.querySelector('[data-toaster] [data-visible="true"] button')!;
    await userEvent.setup({ pointerEventsCheck: 0 }).click(dismiss);
    await vi.waitFor(() => expect(document.querySelector('[data-toaster] [data-visible="true"]')).toBeNull());
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });
});
