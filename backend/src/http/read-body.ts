import type { Readable } from 'node:stream';
import { growingBytes } from '@storyloom/functions/growing-bytes';
import { ownTurn } from './own-turn.ts';

/** `undefined` when it is longer than its limit. */
type Body = Uint8Array<ArrayBuffer> | undefined;

type Incoming = Pick<Readable, 'destroyed' | 'off' | 'on' | 'once' | 'read'> & {
  /** Whether all of the request has arrived. */
  readonly complete?: boolean;
};

const sources = new WeakMap<Request, Incoming>();
const bodies = new WeakMap<Request, Promise<Body>>();

/**
 * Makes {@link readBody} read from Node's request. In a stream of the platform each piece costs much more, and the client decides
 * how many there are.
 */
export const readFrom = (request: Request, incoming: Incoming): void => void sources.set(request, incoming);

/** Tells {@link readBody} the body of a request, for one that was made here. */
export const setBody = (request: Request, body: Body): void => void bodies.set(request, Promise.resolve(body));

/** Reads what has arrived as one piece, in a turn of its own, before more is received. */
function receive(incoming: Incoming, limit: number): Promise<Body> {
  return new Promise((resolve, reject) => {
    const bytes = growingBytes();
    let length = 0;
    let isWaiting = false;
    const take = (): void => {
      const piece = incoming.read() as Buffer | null;
      if (piece === null) return;
      length += piece.byteLength;
      if (length <= limit) return bytes.add(piece);
      // The client may never stop sending, and the answer closes the connection.
      incoming.off('readable', arrive);
      resolve(undefined);
    };
    const arrive = async (): Promise<void> => {
      // Node says `readable` for each piece that it adds.
      if (isWaiting) return;
      isWaiting = true;
      await ownTurn();
      isWaiting = false;
      take();
    };
    const end = (): void => {
      incoming.off('close', leave);
      resolve(bytes.all());
    };
    const leave = (): void => {
      if (!incoming.complete) return reject(new Error('The client left before all of its request had arrived.'));
      take();
      end();
    };
    incoming.on('readable', arrive).once('end', end).once('close', leave);
    if (incoming.destroyed) leave();
  });
}

async function read(request: Request, limit: number): Promise<Body> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined;
  const incoming = sources.get(request);
  if (incoming) return receive(incoming, limit);
  const body = new Uint8Array(await request.clone().arrayBuffer());
  return body.byteLength > limit ? undefined : body;
}

/**
 * Reads a whole body up to the limit of the first caller: once, however many ask for it.
 * @returns `undefined` when it is longer.
 */
export function readBody(request: Request, limit: number): Promise<Body> {
  const body = bodies.get(request) ?? read(request, limit);
  bodies.set(request, body);
  return body;
}
