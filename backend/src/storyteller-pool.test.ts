import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createStorytellerPool } from './storyteller-pool.ts';
import { temporaryFolder } from './testing/test-server.ts';

it('an endless answer is given up, and stops nobody else', async () => {
  const file = path.join(await temporaryFolder(), 'thread.mjs');
  await writeFile(file, `export default (body) => { while (body === 'endless') {} return { refusal: body }; };`);
  const pool = createStorytellerPool(file, 2000);
  onTestFinished(() => pool.close());
  const endless = pool.answer('endless');
  await expect(endless).rejects.toThrow();
  expect(await pool.answer('short')).toEqual({ refusal: 'short' });
});
