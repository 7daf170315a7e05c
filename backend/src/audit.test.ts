import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const EMAIL = 'ann-of-the-audit@example.com';
const PASSWORD = 'correct horse battery';
const OTHER = 'a guess that is wrong';

let server: TestServer;
/** The lines of the real process. */
const lines: string[] = [];
beforeAll(async () => {
  server = await startTestServer({}, { log: createLog((line) => lines.push(line)) });
});
afterAll(() => server.close());

const audit = () =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === 'audit')
    .map(({ time: _time, level: _level, event: _event, ...entry }) => entry);

it('The audit log has a line for each sign-in, recovery and change, successful or not, without addresses or passwords', async () => {
  const client = server.anonymous();
  await client.auth.signUp({ email: EMAIL, password: PASSWORD });
  await client.auth.signOut();
  await client.auth.signInWithPassword({ email: EMAIL, password: OTHER });
  await client.auth.signInWithPassword({ email: ` ${EMAIL.toUpperCase()}`.trim(), password: PASSWORD });
  await client.auth.resetPasswordForEmail(EMAIL);
  await client.auth.verifyOtp({ type: 'recovery', token_hash: 'f'.repeat(64) });
  await client.auth.updateUser({ password: 'a new long password', current_password: OTHER });
  await client.auth.updateUser({ email: 'ann-elsewhere@example.com', current_password: PASSWORD });
  await client.auth.updateUser({ data: { name: 'Ann' } });
  await client.auth.refreshSession();

  const entries = audit();
  expect(entries.map(({ action, outcome }) => `${String(action)} ${String(outcome)}`)).toEqual([
    'sign-up done',
    'sign-in refused',
    'sign-in done',
    'recover done',
    'redeem-recovery refused',
    'change-password refused',
    'change-email done',
  ]);
  const [, failed, signedIn, , , password, email] = entries;
  expect(failed).toEqual({
    action: 'sign-in',
    outcome: 'refused',
    status: 400,
    network: expect.stringMatching(/^[\w-]{12}$/),
    address: expect.stringMatching(/^[\w-]{12}$/),
  });
  // One address has one mark, however it is written; another address has another.
  expect(signedIn?.['address']).toBe(failed?.['address']);
  expect(email?.['address']).not.toBe(failed?.['address']);
  expect(password?.['account']).toBe(email?.['account']);
  expect(password?.['account']).toMatch(/^[\w-]{12}$/);
  for (const text of [EMAIL, 'ann-elsewhere', PASSWORD, OTHER, 'a new long password', '127.0.0.1'])
    expect(JSON.stringify(entries).toLowerCase()).not.toContain(text.toLowerCase());
});

it('The audit log tells a sign-in that a limit refused from one with a wrong password', async () => {
  lines.length = 0;
  const client = server.anonymous();
  for (let turn = 0; turn < 12; turn += 1)
    await client.auth.signInWithPassword({ email: 'ben-of-the-audit@example.com', password: OTHER });
  expect(audit().map(({ outcome }) => outcome)).toEqual([...Array<string>(10).fill('refused'), 'limited', 'limited']);
});
