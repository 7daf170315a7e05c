import type { Mail } from '../mail/mailbox.ts';
import type { TestServer } from './test-server.ts';

/** A new account, with what a person knows of it. */
export async function account(server: TestServer) {
  const { client, id } = await server.person();
  const email = (await client.auth.getUser()).data.user!.email!;
  return { id, email, password: 'correct horse' };
}

export async function readInbox(server: TestServer): Promise<readonly Mail[]> {
  const response = await fetch(`${server.url}/inbox`, { headers: { accept: 'application/json' } });
  return ((await response.json()) as { mails: readonly Mail[] }).mails;
}

/** Asks for a new password, and waits for the mail: it is made after the answer. */
export async function recoveryMail(server: TestServer, email: string): Promise<Mail> {
  const before = await readInbox(server);
  const { error } = await server.anonymous().auth.resetPasswordForEmail(email, { redirectTo: 'http://evil.example/' });
  if (error) throw error;
  const [newest] = await newMails(server, before, 1);
  return newest!;
}

/** The mails that were made since, newest first, once there are that many. */
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

/** Where a link leads, and what it says there. */
export async function follow(link: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(link, { headers, redirect: 'manual' });
  const location = new URL(response.headers.get('location') ?? '', link);
  return { response, location, said: new URLSearchParams(location.hash.slice(1)) };
}
