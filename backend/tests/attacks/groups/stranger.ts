import type { Sent } from '../world.ts';

export const stranger = (sent: Omit<Sent, 'as'>): Sent => ({ as: 'stranger', ...sent });
export const edit = (table: string, id: string, body: object): Sent =>
  stranger({ method: 'PATCH', path: `${table}?id=eq.${id}`, body, headers: { prefer: 'return=representation' } });
