import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../testing/test-postgres.ts';
import { askDatabase } from './ask-database.ts';

describe('a Postgres server', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('A statement is run on Postgres, with its rows, its changes or its error', async () => {
    const settings = { databaseUrl: postgres.url, dataFolder: '/nowhere', threadFile: '/nowhere' };
    expect(await askDatabase(settings, 'create table kept (id integer)')).toEqual({ rows: [], changed: 0 });
    expect(await askDatabase(settings, 'insert into kept values (1), (2)')).toEqual({ rows: [], changed: 2 });
    expect(await askDatabase(settings, 'select id from kept order by id')).toMatchObject({
      rows: [{ id: 1 }, { id: 2 }],
    });
    await expect(askDatabase(settings, 'select * from kept where')).rejects.toThrow(
      'The database does not take that: syntax error at end of input',
    );
  });
});
