import type { Sent, Who } from '../world.ts';

export const rpc = (as: Who, name: string, body: object): Sent => ({ as, path: `rpc/${name}`, body });
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
/** Every caller who owns none of the rows under attack. */
export const others = ['stranger', 'anonymous'] as const;
/** Makes an insert update a row that exists. */
export const merge = { prefer: 'resolution=merge-duplicates' };

/** The same request of {@link others}. */
export const both = (path: string, headers?: Record<string, string>): readonly Sent[] =>
  others.map((as) => ({ as, path, ...(headers && { headers }) }));
