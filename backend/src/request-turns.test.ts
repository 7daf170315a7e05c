import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTurns } from './request-turns.ts';

/** Sends requests of clients in one turn of the event loop. Notes whose work has begun. */
function arrive(...clients: string[]) {
  const begun: string[] = [];
  const clientOf = ({ url = '' }: IncomingMessage): string => url;
  const listener = inTurns((incoming) => void begun.push(clientOf(incoming)), clientOf);
  const answers = clients.map((url) => {
    const answer = { closed: false };
    listener({ url } as IncomingMessage, answer as ServerResponse);
    return answer;
  });
  return { begun, answers };
}

it('The work on requests that arrive together begins over several turns', async () => {
  const { begun } = arrive(...Array<string>(20).fill('many'));
  expect(begun).toHaveLength(8);
  await nextTurn();
  expect(begun).toHaveLength(16);
  await nextTurn();
  expect(begun).toHaveLength(20);
});

it('A client with one request does not wait for all of another', async () => {
  const { begun } = arrive(...Array<string>(100).fill('many'), 'one');
  await nextTurn();
  expect(begun).toContain('one');
});

it('A request whose client has left while it waited is not worked on', async () => {
  const { begun, answers } = arrive(...Array<string>(9).fill('one'));
  answers.at(-1)!.closed = true;
  await nextTurn();
  expect(begun).toHaveLength(8);
});
