import { STORED_TEXT } from '@storyloom/shared/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databasesOf } from '../testing/engines.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** A function that fails as a broken database does. */
const FAULT = `
  create function public.fault() returns integer language plpgsql stable as $$
  begin raise exception 'relation 4711 is torn' using errcode = 'XX001'; end $$;
  grant execute on function public.fault() to anon;
`;

/** Each test has a network of its own: the first three numbers name it. */
const from = (address: string) => ({ 'x-forwarded-for': address });

describe.each(databasesOf())('limits on $engine', ({ environment }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ ...(await environment()), TRUSTED_PROXIES: '127.0.0.1' });
    await server.database.runScript(FAULT);
    await server.database.connection.clearSchemaCache();
  });
  afterAll(() => server.close());

  it('a network waits after sixty requests on which the database failed', async () => {
    const headers = from('203.0.1.7');
    const statuses: number[] = [];
    // One in ten seconds is let through besides.
    while (statuses.at(-1) !== 429 && statuses.length < 300) {
      const { status, text } = await server.call('/rest/v1/rpc/fault', { headers });
      expect(text).not.toContain('4711');
      statuses.push(status);
    }
    expect(statuses.length).toBeGreaterThan(60);
    expect(statuses).toEqual([...statuses.slice(0, -1).fill(500), 429]);
    const others = await server.call('/rest/v1/user_inspirations?select=id', { headers: from('198.51.100.1') });
    expect(others.status).toBe(200);
  });

  it('sixty wrong passwords at once are refused, and the right one is accepted afterwards', async () => {
    const { email } = await server.person();
    const signIn = (password: string, address: string) =>
      server.call('/auth/v1/token?grant_type=password', { body: { email, password }, headers: from(address) });
    const wrong = await Promise.all(Array.from({ length: 60 }, (_, at) => signIn('wrong', `198.18.${at}.7`)));
    expect(wrong.every(({ status }) => status === 400 || status === 429)).toBe(true);
    expect((await signIn('correct horse', '198.51.100.3')).status).toBe(200);
  });

  it('a story beyond the limit of the day is refused in plain words', async () => {
    const { client, id } = await server.person();
    const save = () => client.from('user_stories').insert({ prompt: 'p', story: 'Once.' });
    expect((await save()).error).toBeNull();
    await server.database.runScript(
      `update private.stored_text set added = ${STORED_TEXT.bytesPerDay} where user_id = '${id}'`,
    );
    const { error, status } = await save();
    expect([status, error?.code, error?.message]).toEqual([
      429,
      'PT429',
      'You’ve reached today’s limit of 64 MB for new texts. Please try again tomorrow.',
    ]);
  });
});
