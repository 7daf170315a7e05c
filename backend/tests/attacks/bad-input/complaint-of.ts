import { inspect } from '../attack.ts';
import type { Answer, World } from '../world.ts';

interface Refusal {
  readonly code?: unknown;
  readonly error_code?: unknown;
  readonly error?: { readonly code?: unknown };
}

/** The error code of an answer; `undefined` when it has none. */
function codeIn(text: string): unknown {
  try {
    const { code, error, error_code } = JSON.parse(text) as Refusal;
    return error_code ?? error?.code ?? code;
  } catch {
    return undefined;
  }
}

/**
 * What is wrong with an answer; `undefined` for a success, and for a refusal that has an error code and reveals nothing.
 */
export function complaintOf(world: World, answer: Answer, what: string): string | undefined {
  const { status, text } = answer;
  const complaint = `${what}: ${status} ${text.slice(0, 300)}`;
  try {
    inspect(world, { ...answer, sent: { as: 'stranger', path: what } });
  } catch {
    return complaint;
  }
  if (status < 300) return undefined;
  const code = codeIn(text);
  return status >= 400 && typeof code === 'string' && code !== '' ? undefined : complaint;
}
