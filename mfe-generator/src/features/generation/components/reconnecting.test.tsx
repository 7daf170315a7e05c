// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ActionBar } from './action-bar.tsx';
import { RunStatus } from './run-status.tsx';

it('A lost connection is announced once, and neither its return nor what was said before it', () => {
  const said = (words: number, reconnecting = false) => (
    <RunStatus
      running
      progress={{ words, goal: 1500, from: 0, goesOn: false }}
      reconnecting={reconnecting}
      news={undefined}
    />
  );
  const { rerender } = render(said(300));
  const heard = [screen.getByRole('status').textContent];
  for (const step of [said(300, true), said(301), said(800), said(800, true), said(801)]) {
    rerender(step);
    heard.push(screen.getByRole('status').textContent);
  }
  expect(heard).toEqual([
    'Writing your story…',
    'Reconnecting…',
    '',
    'About half of the story is written.',
    'Reconnecting…',
    '',
  ]);
});

it('A lost connection is shown beside Stop, in place of the progress', () => {
  render(
    <ActionBar
      form="form"
      running
      label="Generate Story"
      problem={undefined}
      progress={{ words: 300, goal: 1500, from: 0, goesOn: false }}
      reconnecting
      summary={null}
      ref={{ current: null }}
      onStop={() => undefined}
      onJump={undefined}
    />,
  );
  expect(screen.getByText('Reconnecting…')).toBeInTheDocument();
  expect(screen.queryByText(/of about/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Stop' })).toBeInTheDocument();
});
