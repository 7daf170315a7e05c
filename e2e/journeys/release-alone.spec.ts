import { execFile } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { RepositoryCopy } from '../fixtures/repository-copy.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { SiteCopy } from '../fixtures/site-copy.ts';
import { expect, test } from '../fixtures/test.ts';

// No page is opened.
test.use({ baseURL: '' });

/** The folders of a checkout with one module; the files beside them stay. */
const OWN = ['shared', 'mfe-generator', 'scripts', 'node_modules'];

test(
  'A team that has only its own module and the shared package releases it, and every file of others stays as it was',
  { tag: IN_MATRIX },
  async () => {
    test.slow();
    const site = await SiteCopy.make();
    const checkout = await RepositoryCopy.make();
    for (const folder of await readdir(checkout.folder))
      if (!OWN.includes(folder) && !folder.includes('.')) await rm(join(checkout.folder, folder), { recursive: true });
    const strings = join(checkout.folder, 'mfe-generator/src/features/generation/strings.ts');
    const text = await readFile(strings, 'utf8');
    await writeFile(strings, text.replace('Fantasy Story Generator', 'Fantasy Story Loom'));
    const before = await site.files();
    const release = (...options: string[]) =>
      promisify(execFile)(process.execPath, ['scripts/release.mjs', 'generator', '--to', site.folder, ...options], {
        cwd: checkout.folder,
      });

    const { stdout: plan } = await release('--dry-run');
    expect(plan).toMatch(/^\+ remotes\/generator\/[0-9a-f]{16}\/remoteEntry\.js$/m);
    expect(await site.files()).toEqual(before);

    const { stdout } = await release();
    expect(stdout).toMatch(/^generator: release, [0-9a-f]{16} \(before: [0-9a-f]{16}\)$/m);
    const after = await site.files();
    const changed = Object.keys(before).filter((file) => after[file] !== before[file]);
    // The pages that show the changed words, and no other page of the module, although it was built in another folder.
    expect(changed).toEqual(['generators/fantasy/index.html', 'generators/index.html', 'remotes.json']);
    expect(await readFile(join(site.folder, 'generators/index.html'), 'utf8')).toContain('Fantasy Story Loom');

    await release('--rollback');
    expect(await site.files()).toMatchObject(before);
    await site.remove();
    await checkout.remove();
  },
);
