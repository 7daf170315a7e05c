import type { Sent, World } from '../world.ts';

export /** The row of an account as the database has it. */
async function rowOf(world: World, email: string): Promise<Record<string, unknown>> {
  const line = (await world.rows()).find((each) => each.startsWith('auth.users ') && each.includes(`"${email}"`));
  return JSON.parse(line?.slice('auth.users '.length) ?? '{}') as Record<string, unknown>;
}

/** A change that the stranger makes to their own account. */
export const put = (body: object): Sent => ({ as: 'stranger', method: 'PUT', path: '/auth/v1/user', body });
export const rename: Sent = put({ data: { name: 'New name' } });
