// @vitest-environment jsdom
import { Toaster } from '@storyloom/shared/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lateDialog } from './late-dialog.tsx';

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

describe('a dialog that is fetched when it is opened', () => {
  it('Its code is fetched at the first opening, and only then', async () => {
    const load = vi.fn(async () => Settings);
    render(<Page Window={lateDialog(load, FAILED)} />);
    expect(load).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('When its code can’t be fetched it says so, counts as closed, and opens at the next try', async () => {
    const load = vi.fn(async () => Settings).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    render(<Page Window={lateDialog(load, FAILED)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByText(FAILED);
    await userEvent.click(await screen.findByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('A dialog that is closed before its code arrives stays closed', async () => {
    let arrive: (component: typeof Settings) => void = vi.fn();
    const arrival = new Promise<typeof Settings>((resolve) => {
      arrive = resolve;
    });
    render(<Page Window={lateDialog(() => arrival, FAILED)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    arrive(Settings);
    await arrival;
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
