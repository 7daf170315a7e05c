import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadSecrets } from './secrets.ts';
import { temporaryFolder } from './testing/test-server.ts';

describe('secrets', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });

  it('Secrets are made at the first start and kept after it', async () => {
    const first = await loadSecrets(folder);
    expect(await loadSecrets(folder)).toEqual(first);
    expect(first.publishableKey).toMatch(/^sb_publishable_/);
    expect(first.secretKey).toMatch(/^sb_secret_/);
    expect(Buffer.from(first.jwtSecret, 'base64url')).toHaveLength(32);
    expect((await stat(path.join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
  });

  it('Of twenty servers that start at once in a new folder, all get the same secrets, and nothing else is left there', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => loadSecrets(folder)));
    expect(new Set(all.map((secrets) => JSON.stringify(secrets))).size).toBe(1);
    expect(await readdir(folder)).toEqual(['secrets.json']);
  });

  it('A folder whose secrets can’t be read or written is an error, and not a reason to go on with others', async () => {
    await mkdir(path.join(folder, 'secrets.json'));
    await expect(loadSecrets(folder)).rejects.toThrow('EISDIR');
    await expect(loadSecrets(path.join(folder, 'missing'))).rejects.toThrow('ENOENT');
  });

  it('A damaged file of secrets is not replaced, and the error does not quote it', async () => {
    const file = path.join(folder, 'secrets.json');
    for (const text of ['null', '7', '[]', '{"jwtSecret":"short"}']) {
      await writeFile(file, text);
      await expect(loadSecrets(folder), text).rejects.toThrow(/damaged/);
    }
    await writeFile(file, '{"jwtSecret":"canary');
    await expect(loadSecrets(folder)).rejects.toThrow(/damaged/);
    await expect(loadSecrets(folder)).rejects.not.toThrow(/canary/);
    expect(await readFile(file, 'utf8')).toBe('{"jwtSecret":"canary');
  });
});
