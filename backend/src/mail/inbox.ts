import { createHash } from 'node:crypto';
import { inboxPage, INBOX_STYLE } from './inbox-page.ts';
import type { Mailbox } from './mailbox.ts';

const styleHash = createHash('sha256').update(INBOX_STYLE).digest('base64');

/** Not cached, indexed or sent as a referrer: the page contains links that sign in. */
const HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  vary: 'accept',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

/** Answers with the emails of this process: a page, or `{ mails }` for a request that accepts JSON but not HTML. */
export function createInbox(mailbox: Mailbox): (request: Request) => Promise<Response> {
  return async (request) => {
    const accept = request.headers.get('accept') ?? '';
    const wantsJson = accept.includes('application/json') && !accept.includes('text/html');
    const type = wantsJson ? 'application/json' : 'text/html';
    const body = wantsJson ? JSON.stringify({ mails: mailbox.mails() }) : inboxPage(mailbox.mails());
    return new Response(request.method === 'HEAD' ? null : body, {
      headers: { ...HEADERS, 'content-type': `${type}; charset=utf-8` },
    });
  };
}
