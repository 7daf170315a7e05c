import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { prose } from '@storyloom/functions/testing/prose';
import { content, DONE, STOP } from '@storyloom/functions/testing/scripted-provider';
import type { Behaviour } from './behaviours.ts';

const BLOCK_BYTES = 65_536;

/** Fits every question: a cast, an outline and suggestions. */
const JSON_ANSWER = JSON.stringify({
  characters: [{ name: 'Once' }],
  places: [],
  suggestions: ['The keeper leaves.', 'The door opens.', 'The sea rises.'],
  chapters: ['The door', 'The stair', 'The sea'].map((title) => ({ title, summary: 'The keeper goes on.' })),
});
const STORY = [...prose('english', 1, 500)].map(content).join('');

function answerWell(asked: string, path: string, response: ServerResponse): void {
  if (path.endsWith('/moderations')) return void response.end('{"results":[{"flagged":false}]}');
  const text = asked.includes('Answer with JSON only') ? content(JSON_ANSWER) : STORY;
  response.writeHead(200, { 'content-type': 'text/event-stream' }).end(`${text}${STOP}${DONE}`);
}

/** Resolves when more can be written; `false` when nobody reads any more. */
function canGoOn(stream: NodeJS.WritableStream & { readonly destroyed: boolean }): Promise<boolean> {
  if (stream.destroyed) return Promise.resolve(false);
  return new Promise((resolve) => {
    const settle = (): void => {
      stream.off('drain', settle).off('close', settle);
      resolve(!stream.destroyed);
    };
    stream.once('drain', settle).once('close', settle);
  });
}

async function misbehave(
  { status = 200, headers = {}, raw, start = '', unit, afterwards = 'end' }: Behaviour,
  bytes: number,
  response: ServerResponse,
): Promise<void> {
  if (!raw) response.writeHead(status, { 'content-type': 'text/event-stream', ...headers });
  const stream = raw && response.socket ? response.socket : response;
  stream.write(start);
  const piece = Buffer.from(unit ?? '');
  const block = Buffer.concat(Array.from({ length: Math.max(1, Math.floor(BLOCK_BYTES / piece.length)) }, () => piece));
  for (let left = piece.length === 0 ? 0 : bytes; left > 0; left -= block.length)
    if (!stream.write(block) && !(await canGoOn(stream))) return;
  if (afterwards === 'end') stream.end();
  if (afterwards === 'break') stream.destroy();
}

/** A text provider that answers well, or in the way that it is told to. */
export async function hostileProvider() {
  let [behaviour, bytes]: [Behaviour | undefined, number] = [undefined, 0];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let asked = '';
    for await (const part of request.setEncoding('utf8')) asked += String(part);
    // What a server says of itself is asked for with GET; each time, while it fails.
    if (request.method === 'GET' && !behaviour) return void response.writeHead(503).end();
    if (behaviour) return misbehave(behaviour, bytes, response);
    return answerWell(asked, request.url ?? '', response);
  };
  const server = createServer((request, response) => {
    // A client that leaves ends its request.
    answer(request, response).catch(() => response.destroy());
  });
  server.on('connection', (socket) => socket.on('error', () => undefined));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    /** Answers in this way, with about so many bytes, until the work is done. */
    async playing(next: Behaviour, size: number, work: () => Promise<unknown>): Promise<void> {
      [behaviour, bytes] = [next, size];
      try {
        await work();
      } finally {
        behaviour = undefined;
        server.closeAllConnections();
      }
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
