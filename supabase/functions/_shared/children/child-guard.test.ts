import { expect, it } from 'vitest';
import { hasWorkedLong, isWorkWaiting } from '../other-work.ts';
import { serviceUnderTest } from '../testing/service-under-test.ts';
import { createChildGuard } from './child-guard.ts';

it('checks a long request in turns with other work', async () => {
  const guard = createChildGuard(serviceUnderTest({}).deps);
  while (!hasWorkedLong());
  const long = `${'Once upon a time. '.repeat(1000)}One day he killed himself there.`;
  const checked = guard.checkRequest('children', [long], 'Not for children.');
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
  expect(isWorkWaiting()).toBe(true);
  await expect(checked).rejects.toThrow('Not for children.');
});
