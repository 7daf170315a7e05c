import type { Mail } from '../mail/mailbox.ts';
import type { TestServer } from './test-server.ts';

export async function readInbox(server: TestServer): Promise<readonly Mail[]> {
  const response = await fetch(`${server.url}/inbox`, { headers: { accept: 'application/json' } });
  return ((await response.json()) as { mails: readonly Mail[] }).mails;
}

/** Requests a new password, and waits for the email, which is made after the answer. */
export async function recoveryMail(server: TestServer, email: string): Promise<Mail> {
  const before = await readInbox(server);
  const { error } = await server.anonymous().auth.resetPasswordForEmail(email, { redirectTo: 'http://evil.example/' });
  if (error) throw error;
  const [newest] = await newMails(server, before, 1);
  return newest!;
}

/** Waits for so many new emails. @returns them, newest first. */
export async function newMails(server: TestServer, before: readonly Mail[], count: number): Promise<readonly Mail[]> {
  for (const started = Date.now(); Date.now() - started < 10_000;) {
    const mails = await readInbox(server);
    const known = mails.findIndex((mail) => JSON.stringify(mail) === JSON.stringify(before[0]));
    const added = known < 0 ? mails : mails.slice(0, known);
    if (added.length >= count) return added;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('no mail came');
}

/** The one-time code in the link of an email. */
export const codeIn = ({ link }: Pick<Mail, 'link'>): string =>
  /token(?:_hash)?=([\da-f]{64})/.exec(link ?? '')?.[1] ?? '';

/** Redeems the code of an email like the button of the page; on success, the client is signed in. */
export async function redeem(server: TestServer, mail: Mail, type: 'recovery' | 'email_change' = 'recovery') {
  const client = server.anonymous();
  const { data, error } = await client.auth.verifyOtp({ token_hash: codeIn(mail), type });
  return { client, error, session: data.session, user: data.user };
}
