import type { Sent, Who } from '../world.ts';

export const rpc = (as: Who, name: string, body: object): Sent => ({ as, path: `rpc/${name}`, body });
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
/** Callers who own none of the attacked rows. */
export const others = ['stranger', 'anonymous'] as const;
/** Makes an insert update a row that exists. */
export const merge = { prefer: 'resolution=merge-duplicates' };

/** One request, sent by each of {@link others}. */
export const both = (path: string, headers?: Record<string, string>): readonly Sent[] =>
  others.map((as) => ({ as, path, ...(headers && { headers }) }));
