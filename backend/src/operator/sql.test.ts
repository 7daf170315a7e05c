import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { startTestServer, temporaryFolder, threadFile } from '../testing/test-server.ts';
import { askDatabase } from './ask-database.ts';
import { printOutcome } from './print-outcome.ts';

/** Runs the built command. */
function command(statement: string, environment: Record<string, string> = {}) {
  const program = path.join(inject('builtFolder'), 'sql.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--liftoff-only', program, ...(statement ? [statement] : [])],
    { env: { PATH: process.env.PATH, ...environment }, encoding: 'utf8' },
  );
  return [status, stdout, stderr];
}

it('the command reads and writes the data of a stopped server with all rights, and says in one line what is wrong', async () => {
  const server = await startTestServer();
  const environment = { STORYLOOM_DATA: server.folder };
  const { client } = await server.person('Ann');
  const row = { title: 'A fox', prompt: 'By the\nsea', category: 'fantasy', is_public: true };
  expect((await client.from('user_inspirations').insert([row, { ...row, title: 'A crow' }])).error).toBeNull();
  const running = `The server is running with the data folder ${server.folder}. Stop it first: a database in a folder is open once.\n`;
  expect(command('select 1', environment)).toEqual([1, '', running]);

  await server.close();
  expect(command('select title, author from public.search_inspirations() order by title', environment)).toEqual([
    0,
    expect.stringMatching(/title +│ author.*'A crow' +│ 'Ann'.*'A fox' +│ 'Ann'/s),
    '',
  ]);
  const hide = `update public.user_inspirations set hidden_at = now() where title = 'A fox'`;
  const settings = { dataFolder: server.folder, threadFile: threadFile() };
  expect(await askDatabase(settings, hide)).toEqual({ rows: [], changed: 1 });
  await expect(askDatabase(settings, 'select nonsense\nfrom nowhere')).rejects.toThrow(
    'The database does not take that: relation "nowhere" does not exist',
  );

  const again = await startTestServer(environment);
  expect((await again.anonymous().from('user_inspirations').select('title')).data).toEqual([{ title: 'A crow' }]);
  await again.close();
});

it('the command needs a database and a statement', async () => {
  const folder = await temporaryFolder();
  await expect(askDatabase({ dataFolder: folder, threadFile: threadFile() }, 'select 1')).rejects.toThrow(
    `There is no database in ${folder} yet. Start the server once: npm start`,
  );
  const example = 'Say what to ask, as one statement: npm run sql -- "select * from private.open_reports"\n';
  expect(command('')).toEqual([1, '', example]);
});

it('the outcome is printed whole for one row, in lines for several, and as a number for none', () => {
  const row = { id: 1, note: null, reasons: ['spam'], text: `A ${'long '.repeat(20)}\ntext` };
  expect(printOutcome({ rows: [row], changed: 0 })).toBe(
    `id: 1\nnote: \nreasons: ["spam"]\ntext: A ${'long '.repeat(20)}\n    text`,
  );
  const lines = printOutcome({ rows: [row, row], changed: 0 }).split('\n');
  expect(lines).toHaveLength(6);
  expect(lines[3]).toContain(`A ${'long '.repeat(11)}lo…`);
  const printed = [0, 1, 2].map((changed) => printOutcome({ rows: [], changed }));
  expect(printed).toEqual(['No rows.', '1 row changed.', '2 rows changed.']);
});

it('characters that move the cursor, turn text or have no width are printed by their numbers', () => {
  const one = (title: string) => printOutcome({ rows: [{ title }], changed: 0 });
  expect(one('A fox\u001b[2J\rgone\nid: 2')).toBe('title: A fox\\x1b[2J\\x0dgone\n    id: 2');
  const title = 'Ada\u202egpj.exe\u2066\u200b\ufeff';
  const shown = 'Ada<U+202E>gpj.exe<U+2066><U+200B><U+FEFF>';
  expect(one(title)).toBe(`title: ${shown}`);
  const table = printOutcome({ rows: [{ title }, { title: '\u001b[2Jx' }], changed: 0 });
  expect(table).toContain(shown);
  expect(table).not.toContain('\u001b[2Jx');
  // The joiners of a Persian word and of an emoji are kept.
  expect(one('می\u200cخواهم 👩‍🚀')).toBe('title: می\u200cخواهم 👩‍🚀');
});
