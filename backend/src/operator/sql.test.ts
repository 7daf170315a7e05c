import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestServer, temporaryFolder, type TestServer, threadFile } from '../testing/test-server.ts';
import { askDatabase } from './ask-database.ts';
import { printOutcome } from './print-outcome.ts';

/** The command as it is shipped. */
const command = (statement: string, environment: Record<string, string>) =>
  spawnSync(
    process.execPath,
    ['--liftoff-only', path.join(inject('builtFolder'), 'sql.js'), ...(statement ? [statement] : [])],
    {
      env: { PATH: process.env.PATH, ...environment },
      encoding: 'utf8',
    },
  );

describe('the data folder of a server', () => {
  let server: TestServer;
  let dataFolder: string;
  beforeAll(async () => {
    server = await startTestServer();
    dataFolder = server.folder;
    const { client } = await server.person('Ann');
    const row = { title: 'A fox', prompt: 'By the\nsea', category: 'fantasy', is_public: true };
    const { error } = await client.from('user_inspirations').insert([row, { ...row, title: 'A crow' }]);
    expect(error).toBeNull();
  });
  afterAll(() => server.close());

  it('is not opened while the server runs, and said so in one line', () => {
    const { status, stdout, stderr } = command('select 1', { STORYLOOM_DATA: dataFolder });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `The server is running with the data folder ${dataFolder}. Stop it first: a database in a folder is open once.\n`,
    );
  });

  describe('once it has stopped', () => {
    beforeAll(() => server.close());

    it('is read, with all rights', () => {
      const { status, stdout, stderr } = command(
        'select title, author from public.search_inspirations() order by title',
        { STORYLOOM_DATA: dataFolder },
      );
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(/title +│ author.*'A crow' +│ 'Ann'.*'A fox' +│ 'Ann'/s);
    });

    it('is written', async () => {
      const hide = await askDatabase(
        { dataFolder, threadFile: threadFile() },
        `update public.user_inspirations set hidden_at = now() where title = 'A fox'`,
      );
      expect(hide).toEqual({ rows: [], changed: 1 });
    });

    it('says what is wrong with the SQL in one line', async () => {
      const { status, stdout, stderr } = command('select nonsense\nfrom nowhere', { STORYLOOM_DATA: dataFolder });
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toBe('The database does not take that: relation "nowhere" does not exist\n');
    });

    it('can be opened by a server again, to which what was hidden is hidden', async () => {
      server = await startTestServer({ STORYLOOM_DATA: dataFolder });
      expect((await server.anonymous().from('user_inspirations').select('title')).data).toEqual([{ title: 'A crow' }]);
    });
  });
});

it('a folder without a database is left as it is', async () => {
  const folder = await temporaryFolder();
  await expect(askDatabase({ dataFolder: folder, threadFile: threadFile() }, 'select 1')).rejects.toThrow(
    `There is no database in ${folder} yet. Start the server once: npm start`,
  );
});

it('nothing to ask gives an example', () => {
  const { status, stderr } = command('', {});
  expect([status, stderr]).toEqual([
    1,
    'Say what to ask, as one statement: npm run sql -- "select * from private.open_reports"\n',
  ]);
});

describe('what an operator reads', () => {
  const row = { id: 1, note: null, reasons: ['spam'], text: `A ${'long '.repeat(20)}\ntext` };

  it('is a single row, whole', () => {
    expect(printOutcome({ rows: [row], changed: 0 })).toBe(
      `id: 1\nnote: \nreasons: ["spam"]\ntext: A ${'long '.repeat(20)}\n    text`,
    );
  });

  it('moves no cursor and passes for no other column', () => {
    const title = 'A fox\u001b[2J\rgone\nid: 2';
    expect(printOutcome({ rows: [{ title }], changed: 0 })).toBe('title: A fox\\x1b[2J\\x0dgone\n    id: 2');
  });

  it('shows what turns the direction of text, or has no width, by its number', () => {
    const title = 'Ada\u202egpj.exe\u2066\u200b\ufeff';
    const shown = 'Ada<U+202E>gpj.exe<U+2066><U+200B><U+FEFF>';
    expect(printOutcome({ rows: [{ title }], changed: 0 })).toBe(`title: ${shown}`);
    expect(printOutcome({ rows: [{ title }, { title: '\u001b[2Jx' }], changed: 0 })).toContain(shown);
    expect(printOutcome({ rows: [{ title }, { title: '\u001b[2Jx' }], changed: 0 })).not.toContain('\u001b[2Jx');
    // A word of Persian, and a family, keep what joins them.
    expect(printOutcome({ rows: [{ title: 'می\u200cخواهم 👩‍🚀' }], changed: 0 })).toBe('title: می\u200cخواهم 👩‍🚀');
  });

  it('is a table of several, each on a line', () => {
    const lines = printOutcome({ rows: [row, row], changed: 0 }).split('\n');
    expect(lines).toHaveLength(6);
    expect(lines[3]).toContain(`A ${'long '.repeat(11)}lo…`);
  });

  it.each([
    [0, 'No rows.'],
    [1, '1 row changed.'],
    [2, '2 rows changed.'],
  ])('is the number of rows that changed (%i)', (changed, text) => {
    expect(printOutcome({ rows: [], changed })).toBe(text);
  });
});
