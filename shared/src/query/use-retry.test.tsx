// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { useRetry } from './index.ts';

/** A list whose failure has a button to try again, and a field beside it. */
function List({ load }: { readonly load: () => Promise<string> }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useQuery({ queryKey: ['list'], queryFn: load });
  const { failure, retrying, retry } = useRetry(query, heading);
  return (
    <>
      <h1 tabIndex={-1} ref={heading}>
        Stories
      </h1>
      <input aria-label="Search" />
      {failure && (
        <p role="alert">
          {retrying ? 'Loading again' : failure.message}
          <button onClick={retry}>Try again</button>
        </p>
      )}
      <button onClick={() => void query.refetch()}>Refresh</button>
      {query.data}
    </>
  );
}

/** Shows a list that has failed; its next answers are given by `answer`. */
async function openFailed() {
  const answers: { resolve: (text: string) => void; reject: (error: Error) => void }[] = [];
  const load = () => new Promise<string>((resolve, reject) => answers.push({ resolve, reject }));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <List load={load} />
    </QueryClientProvider>,
  );
  answers.at(-1)!.reject(new Error('No connection'));
  await screen.findByText('No connection');
  return { answer: () => answers.at(-1)! };
}

const button = (name: string) => screen.getByRole('button', { name });

/** Presses a button as the keyboard does, which leaves the focus on it. */
function press(name: string): void {
  button(name).focus();
  fireEvent.click(button(name));
}

describe('a query that is retried', () => {
  it('The failure stays with its button while the query is tried again, and is replaced by the next one', async () => {
    const { answer } = await openFailed();
    press('Try again');
    await screen.findByText('Loading again');
    expect(document.activeElement).toBe(button('Try again'));
    answer().reject(new Error('Still no connection'));
    await screen.findByText('Still no connection');
    expect(document.activeElement).toBe(button('Try again'));
  });

  it.each([
    ['the heading of what has loaded, if the button had it', 'Try again', undefined, 'heading'],
    ['the field to which the user has moved on', 'Try again', 'textbox', 'textbox'],
    ['nothing, if the user did not try again', 'Refresh', undefined, undefined],
  ])('When the failure leaves, the focus is on %s', async (_where, pressed, movedTo, focused) => {
    const { answer } = await openFailed();
    if (pressed === 'Refresh') fireEvent.click(button(pressed));
    else press(pressed);
    if (movedTo) screen.getByRole(movedTo).focus();
    answer().resolve('The Lamp');
    await screen.findByText('The Lamp');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(focused ? screen.getByRole(focused) : document.body);
  });
});
