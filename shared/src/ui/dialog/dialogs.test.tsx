// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button, TextField, toast, Toaster } from '@storyloom/shared/ui';
import { lateDialog } from '../late-dialog/late-dialog.tsx';
import { useStillPage } from '../still-page/still-page.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { useLateFields } from './use-late-fields.ts';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const focused = () => document.activeElement?.textContent;

describe('ConfirmDialog', () => {
  const props = { open: true, onOpenChange: vi.fn(), title: 'Delete?', confirmLabel: 'Delete', onConfirm: vi.fn() };

  function DeleteStory({ onDelete }: { readonly onDelete: () => void }) {
    const [open, setOpen] = useState(false);
    const [gone, setGone] = useState(false);
    const heading = useRef<HTMLHeadingElement>(null);
    function handleConfirm() {
      onDelete();
      setOpen(false);
      setGone(true);
    }
    return (
      <>
        <h1 ref={heading} tabIndex={-1}>
          My Stories
        </h1>
        {!gone && <Button onClick={() => setOpen(true)}>Delete</Button>}
        <ConfirmDialog
          {...props}
          open={open}
          onOpenChange={setOpen}
          confirmLabel="Delete story"
          description="It can’t be undone."
          onConfirm={handleConfirm}
          returnFocusRef={gone ? heading : undefined}
        />
      </>
    );
  }

  it('A confirmation starts on Cancel, and returns the focus, or gives it to another element', async () => {
    const handleDelete = vi.fn();
    render(<DeleteStory onDelete={handleDelete} />);
    const open = () => userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await open();
    const described = screen.getByRole('alertdialog', { name: 'Delete?' }).getAttribute('aria-describedby');
    expect(document.getElementById(described ?? '')?.textContent).toBe('It can’t be undone.');
    expect(focused()).toBe('Cancel');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await vi.waitFor(() => expect(focused()).toBe('Delete'));
    expect(handleDelete).not.toHaveBeenCalled();
    await open();
    press('Delete story');
    expect(handleDelete).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(focused()).toBe('My Stories'));
  });

  it('A confirmation with choices before Cancel can start on the dialog itself', () => {
    render(
      <ConfirmDialog {...props} startsAtTop>
        <input aria-label="Reason" />
      </ConfirmDialog>,
    );
    const dialog = screen.getByRole('alertdialog');
    expect([document.activeElement, dialog.hasAttribute('aria-describedby')]).toEqual([dialog, false]);
  });
});

describe('Dialog', () => {
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
  const messages = () => [...document.querySelectorAll('[data-visible="true"]')].map(({ textContent }) => textContent);

  it('A dialog starts on its first field, closes by its button and returns the focus', async () => {
    render(<ShareStory />);
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
    press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    await vi.waitFor(() => expect(focused()).toBe('Share'));
  });

  it('A dialog dismisses toasts without an action when it opens, and leaves their live region accessible', () => {
    render(<ShareStory />);
    act(() => {
      toast.success('Saved');
      toast.error('Sign in first', { action: { label: 'Sign in', onAction: () => undefined } });
    });
    expect(messages()).toHaveLength(2);
    press('Share');
    expect(messages()).toEqual(['Sign in firstSign in']);
    expect(screen.getByRole('status', { name: 'Notifications' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    act(() => toast.dismiss());
  });

  it('A toast is dismissed without closing the dialog below it', async () => {
    render(<ShareStory />);
    press('Share');
    act(() => void toast.error('Failed'));
    const dismiss = document.querySelector('[data-toaster] [data-visible="true"] button')!;
    await userEvent.setup({ pointerEventsCheck: 0 }).click(dismiss);
    await vi.waitFor(() => expect(messages()).toEqual([]));
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });
});

describe('fields that appear late in a dialog', () => {
  function Content({ areThere }: { readonly areThere: boolean }) {
    const panel = useRef<HTMLDivElement>(null);
    useLateFields(panel, areThere);
    return (
      <div ref={panel} tabIndex={-1} data-testid="panel">
        {areThere ? <input aria-label="Title" /> : <p>Looking…</p>}
      </div>
    );
  }
  const sharing = (areThere: boolean) => (
    <Dialog open onOpenChange={() => {}} title="Share">
      <Content areThere={areThere} />
    </Dialog>
  );

  it.each([
    ['take the focus', false, false, 'Title'],
    ['leave the focus where it is after the user has pressed a key', true, false, 'Close'],
    ['take the focus in place of what had it, whatever keys were pressed', true, true, 'Title'],
  ])('They %s', (_what, hasPressed, isInPanel, name) => {
    const { rerender } = render(sharing(false));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
    if (hasPressed) fireEvent.keyDown(document.activeElement!, { key: 'Tab' });
    if (isInPanel) screen.getByTestId('panel').focus();
    rerender(sharing(true));
    expect(document.activeElement).toBe(screen.getByLabelText(name));
  });
});

describe('a dialog that is fetched when it is opened', () => {
  type DialogProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };
  const FAILED = 'The settings couldn’t be loaded.';
  const Settings = ({ open }: DialogProps) => (open ? <p role="dialog">Settings</p> : null);

  function Page({ Window }: { readonly Window: ReturnType<typeof lateDialog<DialogProps>> }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(!open)}>{open ? 'Close' : 'Open'}</button>
        <Window open={open} onOpenChange={setOpen} />
        <Toaster />
      </>
    );
  }

  it('Its code is fetched when it opens, again only after a failure, which counts as closed', async () => {
    const load = vi.fn(async () => Settings).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    render(<Page Window={lateDialog(load, FAILED)} />);
    expect(load).not.toHaveBeenCalled();
    press('Open');
    await screen.findByText(FAILED);
    fireEvent.click(await screen.findByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    press('Close');
    press('Open');
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('A dialog that is closed before its code arrives stays closed', async () => {
    let arrive!: (component: typeof Settings) => void;
    const promise = new Promise<typeof Settings>((resolve) => (arrive = resolve));
    render(<Page Window={lateDialog(() => promise, FAILED)} />);
    press('Open');
    press('Close');
    await act(async () => arrive(Settings));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('The page does not scroll until the last window is closed, and then has its original style', () => {
  function Window() {
    useStillPage();
    return null;
  }
  const { style } = document.documentElement;
  const gutter = () => Reflect.get(style, 'scrollbarGutter') || style.getPropertyValue('scrollbar-gutter');
  const width = vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
  const [first, second] = [render(<Window />), render(<Window />)];
  first.unmount();
  expect([style.overflow, gutter()]).toEqual(['hidden', 'stable']);
  second.unmount();
  expect([style.overflow, gutter()]).toEqual(['', '']);
  // No space is reserved for a scrollbar that takes none.
  width.mockReturnValue(window.innerWidth);
  render(<Window />);
  expect([style.overflow, gutter()]).toEqual(['hidden', '']);
});
