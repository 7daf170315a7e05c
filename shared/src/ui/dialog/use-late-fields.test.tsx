// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { Dialog, useLateFields } from '@storyloom/shared/ui/dialog';

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

it('Fields that appear late in a dialog take the focus to the first of them', () => {
  const { rerender } = render(sharing(false));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  rerender(sharing(true));
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
});

it('Fields that appear after the user has pressed a key leave the focus where it is', async () => {
  const { rerender } = render(sharing(false));
  await userEvent.keyboard('{Tab}');
  rerender(sharing(true));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
});

it('Fields that appear in place of what had the focus take it, whatever keys were pressed', async () => {
  const { rerender } = render(sharing(false));
  await userEvent.keyboard('{Tab}');
  screen.getByTestId('panel').focus();
  rerender(sharing(true));
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
});
