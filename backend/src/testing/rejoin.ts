import { storyEventParser, type StoryEvent } from '@storyloom/shared/stream';

/** Where a run is read: the address of a server or a proxy, and who reads. */
export interface Readers {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What was read of a run by one connection. */
export interface Piece {
  readonly status: number;
  readonly events: readonly StoryEvent[];
  readonly ids: readonly number[];
}

const textIn = (events: readonly StoryEvent[]): string =>
  events.map((event) => (event.type === 'delta' ? event.text : '')).join('');

export const textOf = (pieces: readonly Piece[]): string => textIn(pieces.flatMap(({ events }) => events));

interface Asked {
  readonly name: 'generate-story' | 'rejoin-story' | 'stop-story';
  readonly body: object;
  /** The id of the last event that was read. */
  readonly after?: number | undefined;
  /** Loses the connection after that many events. */
  readonly most?: number;
}

/** Calls a function of stories, and reads its events until it ends or the connection is lost. */
export async function read({ url, headers }: Readers, { name, body, after, most = Infinity }: Asked): Promise<Piece> {
  const abort = new AbortController();
  const response = await fetch(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...headers,
      ...(after !== undefined && { 'last-event-id': `${after}` }),
    },
    body: JSON.stringify(body),
    signal: abort.signal,
  });
  const events: StoryEvent[] = [];
  const ids: number[] = [];
  const { status } = response;
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.text();
    return { status, events, ids };
  }
  const parse = storyEventParser((event, id = NaN) => {
    // What arrived together with the last one is lost, too.
    if (events.length === most) return;
    events.push(event);
    ids.push(id);
  });
  const decoder = new TextDecoder();
  try {
    for await (const bytes of response.body ?? []) {
      parse(decoder.decode(bytes, { stream: true }));
      if (events.length === most) break;
    }
  } finally {
    abort.abort();
  }
  return { status, events, ids };
}
