import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { readProved, writeProved } from './proved-patterns.mjs';

it('trusts the list of the installed version of recheck only', async () => {
  const file = join(await temporaryFolder(), 'proved-patterns.txt');
  writeProved([String.raw`/\s+/g`, '/ +/'], file);
  expect([...readProved(file)]).toEqual(['/ +/', String.raw`/\s+/g`]);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/recheck \d+/, 'recheck 0'));
  expect(readProved(file).size).toBe(0);
});
