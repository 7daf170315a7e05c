import { expect, it } from 'vitest';
import { databasesOf } from './testing/engines.ts';

it.each(databasesOf())(
  'refuses a list whose JSON has many bytes, values or names on $engine',
  async ({ openServer }) => {
    const server = await openServer();
    const { id, accessToken: token } = await server.person();
    const save = (count: number, story: string, options = "'{}'"): Promise<void> =>
      server.database.runScript(`
      delete from public.user_stories;
      insert into public.user_stories (user_id, prompt, story, options)
      select '${id}', 'p', ${story}, ${options} from generate_series(1, ${count}) as number;`);
    const list = (query: string) => server.call(`/rest/v1/user_stories?${query}`, { token });

    // In JSON, the first of these characters has six bytes, and the second three.
    for (const [character, fits] of [
      ['chr(1)', 5],
      [`'\u6587'`, 11],
    ] as const) {
      await save(fits + 1, `repeat(${character}, 60000)`);
      const tooLong = await list('select=story');
      expect([tooLong.status, JSON.parse(tooLong.text)]).toMatchObject([413, { code: '54000' }]);
      expect(tooLong.text).toContain('fewer rows');
      expect((await list(`select=story&limit=${fits}`)).status).toBe(200);
      expect((await list('select=id,title')).status).toBe(200);
    }

    await save(4, `'s'`, `jsonb_build_object('a', (select jsonb_agg('[]'::jsonb) from generate_series(1, 5000)))`);
    expect((await list('select=options')).status).toBe(413);
    expect((await list('select=options&limit=3')).status).toBe(200);

    await save(
      6,
      `'s'`,
      `(select jsonb_object_agg(concat(number, '-', name), 0) from generate_series(1, 400) as name)`,
    );
    expect((await list('select=options')).status).toBe(413);
    expect((await list('select=options&limit=4')).status).toBe(200);

    await save(10, `'s'`, `(select jsonb_object_agg(concat('n', name), 0) from generate_series(1, 490) as name)`);
    expect((await list('select=options')).status).toBe(413);
    expect((await list('select=options&limit=6')).status).toBe(200);
  },
);
