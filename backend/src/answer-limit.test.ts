import { expect, it, onTestFinished } from 'vitest';
import { startTestServer } from './testing/test-server.ts';

it('refuses a list that is long as JSON, but not the longest export', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const { id, accessToken: token } = await server.person();
  const save = (character: string, count: number): Promise<void> =>
    server.database.runScript(`
      delete from public.user_stories;
      insert into public.user_stories (user_id, prompt, story)
      select '${id}', 'p', repeat(${character}, 60000) from generate_series(1, ${count});`);
  const list = (query: string) => server.call(`/rest/v1/user_stories?${query}`, { token });

  // Each of these characters is six in JSON.
  await save('chr(1)', 30);
  const tooLong = await list('select=story');
  expect([tooLong.status, JSON.parse(tooLong.text)]).toMatchObject([413, { code: '54000' }]);
  expect(tooLong.text).toContain('fewer rows');
  expect((await list('select=story&limit=10')).status).toBe(200);
  expect((await list('select=id,title')).status).toBe(200);

  await save(`'\u6587'`, 50);
  const body = { p_kind: 'stories', p_limit: 50 };
  const page = await server.call('/rest/v1/rpc/export_items', { token, body });
  expect([page.status, (JSON.parse(page.text) as unknown[]).length]).toEqual([200, 50]);
});
