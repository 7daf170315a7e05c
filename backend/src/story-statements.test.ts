import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PgliteDatabase } from './database/open-pglite.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const CHUNK = { choices: [{ index: 0, delta: { content: 'Once.' }, finish_reason: 'stop' }] };

describe('a story of a signed-in user', () => {
  let server: TestServer;
  let onRequest = (): void => {};
  const provider = createServer((_request, response) => {
    onRequest();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(`data: ${JSON.stringify(CHUNK)}\n\ndata: [DONE]\n\n`);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const { port } = provider.address() as AddressInfo;
    server = await startTestServer({ AI_BASE_URL: `http://127.0.0.1:${port}`, AI_MODEL: 'scripted' });
  });
  afterAll(async () => {
    await server.close();
    provider.close();
  });

  it('The provider is asked after one message of four statements to the database', async () => {
    const { accessToken } = await server.person();
    const run = vi.spyOn((server.database as PgliteDatabase).pglite, 'run');
    let messages: number | undefined;
    let statements: readonly string[] | undefined;
    onRequest = () => {
      messages ??= run.mock.calls.length;
      statements ??= run.mock.calls.flatMap(([sent]) => sent.map(({ sql }) => sql.slice(0, 17)));
    };
    const response = await fetch(`${server.url}/functions/v1/generate-story`, {
      method: 'POST',
      headers: {
        apikey: server.secrets.publishableKey,
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ prompt: 'A lamp in the fen', length: 500, runId: 'one' }),
    });
    expect(await response.text()).toContain('Once.');
    expect(messages).toBe(1);
    // Its transaction is committed with it.
    expect(run.mock.calls[0]?.[1]?.commits).toBe(true);
    expect(statements?.length).toBeLessThanOrEqual(4);
    expect(statements?.filter((sql) => sql.startsWith('select set_config'))).toHaveLength(1);
    run.mockRestore();
  });
});
