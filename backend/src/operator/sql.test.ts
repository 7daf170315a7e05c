import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestServer, temporaryFolder, type TestServer, threadFile } from '../testing/test-server.ts';
import { askDatabase } from './ask-database.ts';
import { printOutcome } from './print-outcome.ts';

/** Runs the built command. */
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

  it('A data folder is not opened while its server runs, and the command says so in one line', () => {
    const { status, stdout, stderr } = command('select 1', { STORYLOOM_DATA: dataFolder });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `The server is running with the data folder ${dataFolder}. Stop it first: a database in a folder is open once.\n`,
    );
  });

  describe('after the server has stopped', () => {
    beforeAll(() => server.close());

    it('A data folder is read with all rights', () => {
      const { status, stdout, stderr } = command(
        'select title, author from public.search_inspirations() order by title',
        { STORYLOOM_DATA: dataFolder },
      );
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(/title +│ author.*'A crow' +│ 'Ann'.*'A fox' +│ 'Ann'/s);
    });

    it('A data folder is written', async () => {
      const hide = await askDatabase(
        { dataFolder, threadFile: threadFile() },
        `update public.user_inspirations set hidden_at = now() where title = 'A fox'`,
      );
      expect(hide).toEqual({ rows: [], changed: 1 });
    });

    it('An error in the SQL is reported in one line', async () => {
      const { status, stdout, stderr } = command('select nonsense\nfrom nowhere', { STORYLOOM_DATA: dataFolder });
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toBe('The database does not take that: relation "nowhere" does not exist\n');
    });

    it('A server can open the data folder again, and what was hidden stays hidden', async () => {
      server = await startTestServer({ STORYLOOM_DATA: dataFolder });
      expect((await server.anonymous().from('user_inspirations').select('title')).data).toEqual([{ title: 'A crow' }]);
    });
  });
});

it('A folder without a database is refused', async () => {
  const folder = await temporaryFolder();
  await expect(askDatabase({ dataFolder: folder, threadFile: threadFile() }, 'select 1')).rejects.toThrow(
    `There is no database in ${folder} yet. Start the server once: npm start`,
  );
});

it('The command without a statement prints an example', () => {
  const { status, stderr } = command('', {});
  expect([status, stderr]).toEqual([
    1,
    'Say what to ask, as one statement: npm run sql -- "select * from private.open_reports"\n',
  ]);
});

describe('the printed outcome', () => {
  const row = { id: 1, note: null, reasons: ['spam'], text: `A ${'long '.repeat(20)}\ntext` };

  it('A single row is printed whole', () => {
    expect(printOutcome({ rows: [row], changed: 0 })).toBe(
      `id: 1\nnote: \nreasons: ["spam"]\ntext: A ${'long '.repeat(20)}\n    text`,
    );
  });

  it('Control characters are printed by their numbers, and further lines are indented', () => {
    const title = 'A fox\u001b[2J\rgone\nid: 2';
    expect(printOutcome({ rows: [{ title }], changed: 0 })).toBe('title: A fox\\x1b[2J\\x0dgone\n    id: 2');
  });

  it('Characters that turn text or have no width are printed by their numbers', () => {
    const title = 'Ada\u202egpj.exe\u2066\u200b\ufeff';
    const shown = 'Ada<U+202E>gpj.exe<U+2066><U+200B><U+FEFF>';
    expect(printOutcome({ rows: [{ title }], changed: 0 })).toBe(`title: ${shown}`);
    expect(printOutcome({ rows: [{ title }, { title: '\u001b[2Jx' }], changed: 0 })).toContain(shown);
    expect(printOutcome({ rows: [{ title }, { title: '\u001b[2Jx' }], changed: 0 })).not.toContain('\u001b[2Jx');
    // The joiners of a Persian word and of an emoji are kept.
    expect(printOutcome({ rows: [{ title: 'می\u200cخواهم 👩‍🚀' }], changed: 0 })).toBe('title: می\u200cخواهم 👩‍🚀');
  });

  it('Several rows are printed as a table, each on one line', () => {
    const lines = printOutcome({ rows: [row, row], changed: 0 }).split('\n');
    expect(lines).toHaveLength(6);
    expect(lines[3]).toContain(`A ${'long '.repeat(11)}lo…`);
  });

  it.each([
    [0, 'No rows.'],
    [1, '1 row changed.'],
    [2, '2 rows changed.'],
  ])('Without rows, the number of changed rows is printed: %i', (changed, text) => {
    expect(printOutcome({ rows: [], changed })).toBe(text);
  });
});
