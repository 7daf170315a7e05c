interface Refusal {
  readonly message: string;
  /** Seconds. */
  readonly retryAfter?: number;
}

const SECONDS = /\bafter (\d{1,5}) seconds?\b/;

function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The sign-in service's refusal, parsed from the library's message: a sentence, or the whole answer as JSON when it has the
 * shape of our own services (`{ error: { message, retryAfter } }`).
 */
export function refusalIn(text: string): Refusal {
  const answer = objectIn(text);
  const inner = typeof answer?.['error'] === 'object' ? (answer['error'] as Record<string, unknown>) : answer;
  const message = answer ? (typeof inner?.['message'] === 'string' ? inner['message'] : '') : text;
  const seconds = inner?.['retryAfter'] ?? SECONDS.exec(message)?.[1];
  const retryAfter = Number(seconds);
  return { message, ...(seconds !== undefined && Number.isFinite(retryAfter) && { retryAfter }) };
}
