import { expect, it } from 'vitest';
import { refuses } from '../testing/scripted-provider.ts';
import { serviceUnderTest } from '../testing/service-under-test.ts';
import { createModerator } from './moderator.ts';

const provider = { baseUrl: 'http://provider.test/v1', moderationModel: 'omni-moderation' };
const answerOf = (size: number) => refuses(200, { results: [{ flagged: true }], more: 'x'.repeat(size) });

it('heeds no answer of more than 16 KB', async () => {
  const { deps, logs } = serviceUnderTest({ answers: [answerOf(16_000), answerOf(17_000)], config: { provider } });
  const moderate = createModerator(deps)!;
  expect([await moderate('A text.'), await moderate('A text.')]).toEqual([true, false]);
  expect(logs).toMatchObject([{ event: 'moderation_failed' }]);
});
