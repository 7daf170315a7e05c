/** The shape of errors that this process answers itself. */
export interface ErrorBody {
  readonly code: string;
  readonly message: string;
  /** Seconds. */
  readonly retryAfter?: number;
}

export function jsonError(status: number, error: ErrorBody, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(
    { error },
    {
      status,
      headers: {
        'cache-control': 'no-store',
        ...(error.retryAfter !== undefined && { 'retry-after': String(error.retryAfter) }),
        ...headers,
      },
    },
  );
}

/** For services of hosted Supabase that this server does not have. */
export function notServed(): Response {
  return jsonError(501, {
    code: 'not_implemented',
    message:
      'Storyloom uses neither Realtime nor Storage, so this server does not provide them. Use /auth/v1, /rest/v1 and /functions/v1.',
  });
}

export function notFound(): Response {
  return jsonError(404, { code: 'not_found', message: 'There is nothing at this address.' });
}

/** The answer before the database is open and while the server stops. */
export function starting(): Response {
  return jsonError(503, { code: 'starting', message: 'Storyloom is not ready. Try again in a moment.', retryAfter: 1 });
}

/** The answer to a request that failed because the embedded database was stopped and opened again. */
export function restarting(): Response {
  const message = 'The database is being restarted. Please try again in a moment.';
  return jsonError(503, { code: 'restarting', message, retryAfter: 2 });
}
