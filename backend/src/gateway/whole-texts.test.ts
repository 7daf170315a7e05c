import { expect, it } from 'vitest';
import { startGateway } from '../testing/test-gateway.ts';

it.each([
  '/rest/v1/user_stories',
  '/rest/v1/user_stories?select=id,options',
  '/rest/v1/user_shared_stories?select=*',
  '/rest/v1/story_revisions?select=number,text:story::text',
])('a list with whole texts has at most 20 rows: %s', async (path) => {
  const { call, reached } = await startGateway();
  const further = `${path}${path.includes('?') ? '&' : '?'}limit=`;
  expect([(await call(path)).status, (await call(`${further}20`)).status]).toEqual([200, 200]);
  expect(reached.map(({ url }) => new URL(url).searchParams.get('limit'))).toEqual(['20', '20']);
  expect((await call(`${further}21`)).status).toBe(400);
});

it('a list without whole texts keeps its limit', async () => {
  const { call, reached } = await startGateway();
  const path = '/rest/v1/story_revisions?select=number,characters';
  expect((await call(path)).status).toBe(200);
  expect((await call(`${path}&limit=100`)).status).toBe(200);
  expect(reached.map(({ url }) => new URL(url).searchParams.get('limit'))).toEqual([null, '100']);
});
