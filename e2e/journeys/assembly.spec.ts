import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assemble } from '../../scripts/lib/assemble.mjs';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

// No page is opened.
test.use({ baseURL: '' });

test(
  'A site for this machine alone has no compressed copies, and an assembly for a server adds them',
  { tag: IN_MATRIX },
  async () => {
    test.slow();
    const site = await mkdtemp(join(tmpdir(), 'storyloom-site-'));
    const copies = async () => (await readdir(site, { recursive: true })).filter((file) => /\.(?:br|gz)$/.test(file));
    await assemble({ site, compresses: false });
    expect(await readdir(site)).toContain('app.html');
    expect(await copies()).toEqual([]);
    await assemble({ site });
    expect(await copies()).toContain('remotes.json.br');
    await rm(site, { recursive: true });
  },
);
