import { createAuthLimits } from '../rate-limit/auth-limits.ts';
import { readTrustedProxies } from '../rate-limit/trusted-proxies.ts';

export const MINUTE = 60_000;

/** The limits in front of a service that answers with a given status. */
export function startLimits({ proxies = '192.0.2.1' } = {}) {
  const clock = { ms: 0 };
  const guard = createAuthLimits({ trustedProxies: readTrustedProxies(proxies), now: () => clock.ms });
  async function attempt(path: string, fields: object, { status = 200, peer = '203.0.113.7', method = 'POST' } = {}) {
    const body = method === 'GET' ? undefined : JSON.stringify(fields);
    const request = new Request(`http://127.0.0.1/auth/v1/${path}`, { method, ...(body !== undefined && { body }) });
    const verdict = await guard(request, peer);
    if (typeof verdict === 'function') verdict(status, new Headers());
    return verdict instanceof Response ? verdict : undefined;
  }
  const signIn = (email: string, status: number, peer?: string) =>
    attempt('token?grant_type=password', { email, password: 'x' }, { status, ...(peer && { peer }) });
  return { clock, guard, attempt, signIn };
}

export const times = async (count: number, act: (turn: number) => Promise<Response | undefined>) => {
  const answers: (number | undefined)[] = [];
  for (let turn = 0; turn < count; turn += 1) answers.push((await act(turn))?.status);
  return answers.filter((status) => status === 429).length;
};
