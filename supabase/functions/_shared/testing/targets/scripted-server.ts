import type { ServerResponse } from 'node:http';
import { providerServer } from '../provider-server.ts';
import { wait } from '../service-under-test.ts';

/** What a provider writes to its socket for one request. */
export interface ProviderAnswer {
  /** 200 by default. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Written one after the other; a number waits for as many milliseconds. */
  readonly body?: readonly (string | number)[];
  /** Each byte in a write of its own. */
  readonly bytewise?: boolean;
  /** What happens after the body: the answer ends, its connection stays open, or it breaks. */
  readonly afterwards?: 'end' | 'stay' | 'break';
}

async function write(response: ServerResponse, answer: ProviderAnswer, onPart: () => void): Promise<void> {
  const { status = 200, headers = {}, body = [], bytewise = false, afterwards = 'end' } = answer;
  response.writeHead(status, { 'content-type': 'text/event-stream', ...headers });
  response.flushHeaders();
  for (const part of body) {
    if (response.destroyed) return;
    if (typeof part === 'number') {
      await wait(part);
      continue;
    }
    onPart();
    for (const piece of bytewise ? Array.from(Buffer.from(part), (byte) => Uint8Array.of(byte)) : [part]) {
      response.write(piece);
      if (bytewise) await new Promise((resolve) => setImmediate(resolve));
    }
  }
  if (afterwards === 'end') response.end();
  // The written bytes are on their way; a connection that breaks at once would lose them.
  if (afterwards === 'break') setTimeout(() => response.destroy(), 20);
}

/** A provider on a socket that gives scripted answers in turn, the last one again and again. Counts since the last `play`. */
export async function scriptedServer() {
  let answers: readonly ProviderAnswer[] = [];
  let asked: Record<string, unknown>[] = [];
  let [leftBefore, written] = [0, 0];
  const { left, ...server } = await providerServer((response, body) => {
    asked.push(JSON.parse(body) as Record<string, unknown>);
    const answer = answers[Math.min(asked.length, answers.length) - 1] ?? { status: 500 };
    void write(response, answer, () => (written += 1));
  });
  return {
    ...server,
    left: () => left() - leftBefore,
    asked: () => asked,
    /** Parts of a body that were written, of all answers together. */
    written: () => written,
    play(next: readonly ProviderAnswer[]) {
      answers = next;
      asked = [];
      [leftBefore, written] = [left(), 0];
    },
  };
}
