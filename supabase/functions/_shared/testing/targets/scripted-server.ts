import { createServer, type ServerResponse } from 'node:http';
import { wait } from '../service-under-test.ts';
import { listen } from './web-server.ts';

/** What a provider writes to its socket for one request. */
export interface ProviderAnswer {
  /** 200 by default. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Written one after the other; a number waits for as many milliseconds. */
  readonly body?: readonly (string | Uint8Array | number)[];
  /** Each byte in a write of its own. */
  readonly bytewise?: boolean;
  /** What happens after the body: the answer ends, its connection stays open, or it breaks. */
  readonly afterwards?: 'end' | 'stay' | 'break';
}

/** What a provider was asked. */
export interface ProviderRequest {
  readonly url: string;
  readonly authorization: string | undefined;
  readonly body: Record<string, unknown>;
}

/** A provider on a socket that gives scripted answers in turn, the last one again and again. */
export interface ScriptedServer {
  readonly url: string;
  readonly requests: () => readonly ProviderRequest[];
  /** Connections that were closed by the other side before the answer was complete. */
  readonly left: () => number;
  readonly open: () => number;
  /** Parts of a body that were written, of all answers together. */
  readonly written: () => number;
  readonly play: (answers: readonly ProviderAnswer[]) => void;
  readonly close: () => Promise<void>;
}

const utf8 = new TextEncoder();

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
    const bytes = typeof part === 'string' ? utf8.encode(part) : part;
    for (const piece of bytewise ? Array.from(bytes, (byte) => Uint8Array.of(byte)) : [bytes]) {
      response.write(piece);
      if (bytewise) await new Promise((resolve) => setImmediate(resolve));
    }
  }
  if (afterwards === 'end') response.end();
  // The written bytes are on their way; a connection that breaks at once would lose them.
  if (afterwards === 'break') setTimeout(() => response.destroy(), 20);
}

export async function scriptedServer(): Promise<ScriptedServer> {
  let answers: readonly ProviderAnswer[] = [];
  let requests: ProviderRequest[] = [];
  let [left, open, written] = [0, 0, 0];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    open += 1;
    response.on('close', () => {
      open -= 1;
      if (!response.writableFinished) left += 1;
    });
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>;
      requests.push({ url: request.url ?? '', authorization: request.headers.authorization, body });
      const answer = answers[Math.min(requests.length, answers.length) - 1] ?? { status: 500 };
      void write(response, answer, () => (written += 1));
    });
  });
  server.on('connection', (socket) => socket.setNoDelay(true));
  const { url, close } = await listen(server);
  return {
    url,
    close,
    requests: () => requests,
    left: () => left,
    open: () => open,
    written: () => written,
    play(next) {
      answers = next;
      requests = [];
      [left, written] = [0, 0];
    },
  };
}
