import type { ProviderFetch } from '@storyloom/functions/handlers';
import { Agent as PlainAgent, type IncomingMessage, request as plainRequest } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import type { Socket } from 'node:net';
import { createSlicedReading } from './read-in-slices.ts';

/** An idle connection is kept so long, if the provider does not ask for less: a new one takes several round trips. */
const IDLE_MS = 30_000;

/** Bytes of an answer that wait for a slow reader before the provider is held back. */
const BUFFER_BYTES = 16_384;

/** How long an answer that nobody reads any more may take to end, so that its connection can be used again. */
const ENDING_MS = 500;

/** Informational answers, such as 103, before the one that counts. */
const HINTS_MAX = 20;

const WITHOUT_BODY = new Set([204, 205, 304]);

/** As the platform's `fetch` says it, except for compression, which would hold back text. */
const HEADERS = { 'user-agent': 'node', 'accept-encoding': 'identity' };

/**
 * The body of an answer. What has arrived is passed on as one piece in each turn of the event loop: otherwise a provider could
 * keep the loop with a flood, or with pieces of one byte.
 */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  let isLeft = false;
  let isReadable = false;
  let isWaiting = false;
  function pass(controller: ReadableStreamDefaultController<Uint8Array>): void {
    isReadable = false;
    const piece = incoming.read() as Buffer | null;
    if (piece && !isLeft) controller.enqueue(piece);
  }
  function take(controller: ReadableStreamDefaultController<Uint8Array>): void {
    // Node says `readable` for each piece that it adds, and each pull without one would take a turn of its own.
    if (!isReadable || isWaiting || (!isLeft && (controller.desiredSize ?? 0) <= 0)) return;
    isWaiting = true;
    setImmediate(() => {
      isWaiting = false;
      pass(controller);
    });
  }
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        incoming.on('readable', () => {
          isReadable = true;
          take(controller);
        });
        incoming.once('end', () => {
          if (!isLeft) controller.close();
        });
        incoming.once('error', (error) => {
          // What arrived in this turn is part of the answer.
          pass(controller);
          if (!isLeft) controller.error(error);
          isLeft = true;
        });
      },
      pull: take,
      cancel() {
        isLeft = true;
        const limit = setTimeout(() => incoming.destroy(), ENDING_MS);
        incoming.once('close', () => clearTimeout(limit)).read();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: BUFFER_BYTES }),
  );
}

function responseOf(incoming: IncomingMessage): Response {
  const headers = new Headers();
  for (let at = 0; at < incoming.rawHeaders.length; at += 2) {
    headers.append(incoming.rawHeaders[at] ?? '', incoming.rawHeaders[at + 1] ?? '');
  }
  const status = incoming.statusCode ?? 0;
  if (WITHOUT_BODY.has(status)) {
    // After 205 a body may follow all the same, without end.
    incoming.destroy();
    return new Response(null, { status, headers });
  }
  return new Response(bodyOf(incoming), { status, headers });
}

/** Closes an idle connection whose provider sends something: it would answer the next request, which may be another user's. */
function closeUnasked<T extends PlainAgent>(agent: T): T {
  const keep = agent.keepSocketAlive.bind(agent);
  const reuse = agent.reuseSocket.bind(agent);
  function close(this: Socket): void {
    this.destroy();
  }
  agent.keepSocketAlive = (socket: Socket): boolean => {
    const isKept: unknown = keep(socket);
    if (isKept) socket.on('data', close);
    return Boolean(isKept);
  };
  agent.reuseSocket = (socket: Socket, request) => {
    socket.off('data', close);
    reuse(socket, request);
  };
  return agent;
}

/**
 * A `fetch` for text providers. It keeps connections from one story to the next, where the platform's closes an idle one after
 * four seconds, and costs half a millisecond less before the first byte. It follows no redirect.
 */
export function createProviderFetch(): ProviderFetch {
  const kept = { keepAlive: true, timeout: IDLE_MS };
  const [plain, secure] = [closeUnasked(new PlainAgent(kept)), closeUnasked(new SecureAgent(kept))];
  const heard = new WeakSet<Socket>();
  const readInSlices = createSlicedReading();
  /** Between the end of an answer and the next request Node does not listen to a connection, which an abort may end just then. */
  function hear(socket: Socket): void {
    if (heard.has(socket)) return;
    heard.add(socket.on('error', () => undefined));
    readInSlices(socket);
  }
  return async (address, { method, headers, body, signal }) => {
    const options = { method, headers: { ...HEADERS, ...headers }, ...(signal && { signal }) };
    const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = address.startsWith('https:')
        ? secureRequest(address, { ...options, agent: secure })
        : plainRequest(address, { ...options, agent: plain });
      const fail = (cause: unknown): void =>
        reject(signal?.aborted ? signal.reason : new TypeError('The provider could not be reached.', { cause }));
      let hints = 0;
      sent.once('socket', hear).once('response', (answer) => {
        sent.off('close', fail);
        resolve(answer);
      });
      sent.on('error', fail);
      sent.on('information', () => {
        hints += 1;
        if (hints > HINTS_MAX) sent.destroy(new RangeError('Too many informational answers.'));
      });
      // Node closes the connection without an error when the provider switches protocols.
      sent.once('close', fail);
      sent.end(body);
    });
    return responseOf(incoming);
  };
}
