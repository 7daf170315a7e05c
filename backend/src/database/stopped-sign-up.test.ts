import { expect, it, onTestFinished } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';

/** Computes for hours when an account is made. */
const ENDLESS = `
  create function private.endless() returns trigger language plpgsql security definer as $$
  begin
    perform count(*) from (select generate_series(1, 1e12::bigint)) as numbers;
    return null;
  end $$;
  create trigger endless after insert on auth.users for each row execute function private.endless();
`;

it('a sign-up that the database stopped is answered with 503 and a time to retry', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  await server.database.runScript(ENDLESS);
  const body = { email: 'ann@example.com', password: 'correct horse' };
  const { status, headers, text } = await server.call('/auth/v1/signup', { body });
  expect([status, headers.get('retry-after'), text]).toEqual([503, '2', expect.stringContaining('restarting')]);
});
