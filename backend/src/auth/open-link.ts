import type { Handler } from '../gateway/gateway.ts';
import type { AccountChanges } from './account-changes.ts';

interface LinkError {
  readonly code: string;
  readonly description: string;
}

const EXPIRED: LinkError = { code: 'otp_expired', description: 'Email link is invalid or has expired' };
const FAILED: LinkError = {
  code: 'unexpected_failure',
  description: 'The link couldn’t be checked. Open it again in a moment.',
};

/** Leads back to the site, which says what was wrong with a link (the parameters that hosted Supabase sends). */
export function linkError({ code, description }: LinkError, headers: Readonly<Record<string, string>> = {}): Response {
  const hash = new URLSearchParams({ error: 'access_denied', error_code: code, error_description: description });
  return new Response(null, { status: 303, headers: { location: `/#${hash}`, ...headers } });
}

/** Where somebody who has confirmed another address sees it. Elsewhere the site's start is as good as any page. */
const LEADS_TO: Readonly<Record<string, string>> = { email_change: '/dashboard?section=settings' };

/** The same answer, leading to a page of the site in place of its start. */
function leadTo(page: string, answer: Response): Response {
  const { origin, hash } = new URL(answer.headers.get('location') ?? '');
  const headers = new Headers(answer.headers);
  headers.set('location', `${origin}${page}${hash}`);
  return new Response(null, { status: answer.status, headers });
}

/**
 * Opens the link of a mail. It always leads to the site: `redirect_to` is dropped, because Lite follows it to every
 * port of this machine, with the session in the address; and a refusal is never shown as JSON.
 */
export function openLink(supabase: Handler, changes: Pick<AccountChanges, 'endRecovery'>): Handler {
  return async (request) => {
    // A look that does not open the link, as some mail programs take, must not use it up.
    if (request.method === 'HEAD') return new Response(null, { status: 204 });
    const url = new URL(request.url);
    url.searchParams.delete('redirect_to');
    const type = url.searchParams.get('type') ?? '';
    const token = url.searchParams.get('token') ?? '';
    if (type === 'email_change') await changes.endRecovery(token);
    const answer = await supabase(new Request(url, { headers: request.headers, signal: request.signal }));
    if (answer.status !== 303) return linkError(answer.status >= 500 ? FAILED : EXPIRED);
    const page = LEADS_TO[type];
    const opened = new URL(answer.headers.get('location') ?? '').hash.includes('access_token=');
    return page !== undefined && opened ? leadTo(page, answer) : answer;
  };
}
