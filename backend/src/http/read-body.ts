import type { Readable } from 'node:stream';
import { growingBytes } from '@storyloom/functions/growing-bytes';
import { ownTurn } from './own-turn.ts';
import type { Unfinished } from './unfinished-bodies.ts';

/** `undefined` when it is longer than its limit, or was refused before its end. */
type Body = Uint8Array<ArrayBuffer> | undefined;

type Incoming = Pick<Readable, 'destroyed' | 'off' | 'on' | 'once' | 'read'> & {
  /** Whether all of the request has arrived. */
  readonly complete?: boolean;
};

/** Counts the bytes of a body until its end. `refuse` is called when there are too many of other bodies, too. */
type Begin = (refuse: () => void) => Unfinished;

const UNCOUNTED: Begin = () => ({ add() {}, end() {} });

interface Source {
  readonly incoming: Incoming;
  readonly begin: Begin;
  readonly network: string | undefined;
}

const sources = new WeakMap<Request, Source>();
const bodies = new WeakMap<Request, Promise<Body>>();
const refused = new WeakSet<Request>();

/**
 * Makes {@link readBody} read from Node's request. In a stream of the platform each piece costs much more, and the client decides
 * how many there are.
 */
export const readFrom = (request: Request, incoming: Incoming, begin = UNCOUNTED, network?: string): void =>
  void sources.set(request, { incoming, begin, network });

/** The network that sends a request; `undefined` for one that was made here. */
export const networkSending = (request: Request): string | undefined => sources.get(request)?.network;

/** Whether the body of a request was refused because its network sends too much at the same time. */
export const wasRefused = (request: Request): boolean => refused.has(request);

/** Tells {@link readBody} the body of a request, for one that was made here. */
export const setBody = (request: Request, body: Body): void => void bodies.set(request, Promise.resolve(body));

/** Reads what has arrived as one piece, in a turn of its own, before more is received. */
function receive({ incoming, begin, network }: Source, limit: number): Promise<Body> {
  return new Promise((resolve, reject) => {
    const bytes = growingBytes();
    let length = 0;
    let isWaiting = false;
    // The client may never stop sending, and the answer closes the connection.
    const refuse = (): void => finish(undefined);
    const unfinished = begin(refuse);
    const finish = (body: Body): void => {
      incoming.off('readable', arrive).off('end', end).off('close', leave);
      unfinished.end();
      resolve(body);
    };
    const take = (): void => {
      const piece = incoming.read() as Buffer | null;
      if (piece === null) return;
      length += piece.byteLength;
      if (length > limit) return refuse();
      bytes.add(piece);
      unfinished.add(piece.byteLength);
    };
    const arrive = async (): Promise<void> => {
      // Node says `readable` for each piece that it adds.
      if (isWaiting) return;
      isWaiting = true;
      await ownTurn(network);
      isWaiting = false;
      take();
    };
    const end = (): void => finish(bytes.all());
    const leave = (): void => {
      if (incoming.complete) take();
      else reject(new Error('The client left before all of its request had arrived.'));
      end();
    };
    incoming.on('readable', arrive).once('end', end).once('close', leave);
    if (incoming.destroyed) leave();
  });
}

async function read(request: Request, limit: number): Promise<Body> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined;
  const source = sources.get(request);
  if (source) {
    const begin: Begin = (refuse) =>
      source.begin(() => {
        refused.add(request);
        refuse();
      });
    return receive({ ...source, begin }, limit);
  }
  const body = new Uint8Array(await request.clone().arrayBuffer());
  return body.byteLength > limit ? undefined : body;
}

/**
 * Reads a whole body up to the limit of the first caller: once, however many ask for it.
 * @returns `undefined` when it is longer, or was refused ({@link wasRefused}).
 */
export function readBody(request: Request, limit: number): Promise<Body> {
  const body = bodies.get(request) ?? read(request, limit);
  bodies.set(request, body);
  return body;
}
