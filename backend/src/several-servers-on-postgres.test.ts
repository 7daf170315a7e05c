import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { lazyPostgres } from './testing/engines.ts';
import { sharedPostgres, startTestServer, temporaryFolder, type TestServer } from './testing/test-server.ts';

const postgres = lazyPostgres();

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function start(environment: Record<string, string>): Promise<TestServer> {
  const server = await startTestServer(environment);
  servers.push(server);
  return server;
}

describe('several servers on one Postgres', () => {
  it('Several servers share one folder of secrets, and a session of one is a session of the other', async () => {
    const environment = await sharedPostgres(await (await postgres()).createDatabase('shared'));
    const [one, other] = await Promise.all([start(environment), start(environment)]);
    expect(await readdir(environment.STORYLOOM_DATA)).toEqual(['secrets.json']);
    const { client, id } = await one.person('Ann');
    const guest = other.anonymous();
    await guest.auth.setSession((await client.auth.getSession()).data.session!);
    expect((await guest.from('profiles').select()).data).toEqual([{ id, display_name: 'Ann' }]);
  });

  it('A server with other secrets does not start beside a running one, and says how it will', async () => {
    const url = await (await postgres()).createDatabase('apart');
    const environment = await sharedPostgres(url);
    const first = await start(environment);
    const folder = await temporaryFolder();
    const beside = startTestServer({ DATABASE_URL: url, STORYLOOM_DATA: folder });
    await expect(beside).rejects.toThrow(
      `Another server with other secrets uses the database of DATABASE_URL, and would refuse who signs in here.\nCopy its secrets.json to ${folder}/secrets.json, or stop it first.`,
    );
    // Another database of the same Postgres has nothing to do with it.
    await start({ DATABASE_URL: await (await postgres()).createDatabase('elsewhere'), STORYLOOM_DATA: folder });

    await writeFile(path.join(folder, 'secrets.json'), JSON.stringify(first.secrets));
    await start({ DATABASE_URL: url, STORYLOOM_DATA: folder });
    // When the servers with the old secrets have ended, one with new secrets starts.
    for (const server of servers.splice(0)) await server.close();
    await start({ DATABASE_URL: url });
  });
});
