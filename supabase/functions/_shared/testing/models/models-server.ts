import { createServer, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Habit } from './habit.ts';
import type { Pace } from './paces.ts';
import { createPlayer, isCompletion, sleep } from './player.ts';

type Answer = ReturnType<ReturnType<typeof createPlayer>['answer']>;

/** Sends an answer in real time, each chunk in a packet of its own. */
async function send(response: ServerResponse, answer: Answer, gone: AbortSignal): Promise<void> {
  const { status = 200, headers = {}, silence = 0, chunks, connection = 'ends' } = answer;
  if (silence > 0) await sleep(silence, gone);
  if (gone.aborted) return;
  response.writeHead(status, headers);
  response.flushHeaders();
  for (const chunk of chunks) {
    if (gone.aborted) return;
    if (typeof chunk === 'number') await sleep(chunk, gone);
    else await new Promise<unknown>((resolve) => response.write(chunk, resolve));
  }
  if (connection === 'ends') response.end();
  if (connection === 'breaks') response.destroy();
}

/** A provider with a habit in real time. It also lists its one model, for clients that ask. */
export function modelsServer(habit: Habit, pace: Pace) {
  const player = createPlayer(habit, pace);
  const server: Server = createServer((request, response) => {
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const answer = async (): Promise<void> => {
      const body = await text(request);
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (isCompletion(request.method, pathname)) return send(response, player.answer(body), gone.signal);
      const models = { object: 'list', data: [{ id: habit.name, object: 'model' }] };
      response.writeHead(pathname.endsWith('/models') ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(pathname.endsWith('/models') ? models : { error: { message: 'not found' } }));
    };
    answer().catch(() => response.destroy());
  });
  // Without this the kernel joins small chunks.
  server.on('connection', (socket) => socket.setNoDelay(true));
  return { server, player };
}
