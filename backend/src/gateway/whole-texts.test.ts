import { expect, it } from 'vitest';
import { startGateway } from '../testing/test-gateway.ts';

it.each([
  '/rest/v1/user_stories',
  '/rest/v1/user_stories?select=id,options',
  '/rest/v1/user_shared_stories?select=*',
  '/rest/v1/story_revisions?select=number,text:story::text',
  '/rest/v1/user_stories?select=**',
  '/rest/v1/user_stories?select=id,',
])('a list with whole texts has at most 20 rows: %s', async (path) => {
  const { call, reached } = await startGateway();
  const further = `${path}${path.includes('?') ? '&' : '?'}limit=`;
  expect([(await call(path)).status, (await call(`${further}20`)).status]).toEqual([200, 200]);
  expect(reached.map(({ url }) => new URL(url).searchParams.get('limit'))).toEqual(['20', '20']);
  for (const limit of ['21', '', '1.5', '1e1', '0x10', '20&limit=100'])
    expect((await call(`${further}${limit}`)).status, limit).toBe(400);
});

it('a list without whole texts keeps its limit', async () => {
  const { call, reached } = await startGateway();
  const path = '/rest/v1/story_revisions?select=number,characters';
  expect((await call(path)).status).toBe(200);
  expect((await call(`${path}&limit=100`)).status).toBe(200);
  expect(reached.map(({ url }) => new URL(url).searchParams.get('limit'))).toEqual([null, '100']);
});
