import { ownTurn } from './http/own-turn.ts';

/** Bytes that are written in a tenth of a millisecond. */
const SHORT_BYTES = 64 * 1024;

/**
 * Resolves when an answer to a network may be written. Writing 2 MB takes milliseconds, so large answers that are ready together get
 * turns of the event loop of their own. Those of unknown length come one by one from the database.
 */
export async function turnToWrite({ headers }: Response, network: string): Promise<void> {
  if (Number(headers.get('content-length') ?? 0) > SHORT_BYTES) await ownTurn(network);
}
