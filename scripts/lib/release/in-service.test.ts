import { appendFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assembleMadeUp, copyOfBuild, editJson, MadeUpSite, UI } from '../../testing/made-up-site.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { problemsWithSite } from './check-site.mjs';
import { releaseModule } from './release.mjs';

type Provided = Record<string, { version: string; exports: string[] }>;
interface Manifest {
  readonly uses: Record<string, string[]>;
}

/** A build of a module that uses something that the shell's build does not have. */
async function buildThatUses(module: string, name: string): Promise<string> {
  const build = await copyOfBuild(module);
  await editJson<Manifest>(join(build, 'mf-manifest.json'), ({ uses }) => uses[UI]?.push(name));
  return build;
}

/** A site whose shell has an export more than its build here, and a build of the generator that uses it. */
async function siteWithMore() {
  const site = await MadeUpSite.make();
  await editJson<Provided>(join(site.folder, 'provides.json'), (provided) => provided[UI]?.exports.push('GameBoard'));
  return { site, build: await buildThatUses('mfe-generator', 'GameBoard') };
}

describe('a shell without an export that a module uses', () => {
  it('joins a site only when no pinned release, canary or preview uses it any more', async () => {
    for (const [role, options, end] of [
      ['pinned', {}, { unpin: true }],
      ['canary', { canary: '10' }, { end: 'canary' }],
      ['preview board', { preview: 'board' }, { end: 'preview' }],
    ] as const) {
      const { site, build } = await siteWithMore();
      await releaseModule('generator', site.folder, { build, ...options });
      if (role === 'pinned') await releaseModule('generator', site.folder, { pin: await site.release('generator') });
      const before = await site.files('all');
      const refused = new RegExp(
        `nothing is changed:[^]*generator [0-9a-f]{16} \\(${role}\\) uses \`GameBoard\` of ${UI}, which this shell does not have\\.`,
      );
      await expect(assembleMadeUp(site.folder), role).rejects.toThrow(refused);
      expect(await site.files('all')).toEqual(before);

      await releaseModule('generator', site.folder, end);
      await assembleMadeUp(site.folder);
      expect(await site.text('provides.json')).not.toContain('GameBoard');
    }
  });

  it('is also compared with a release that stays because its module has no build', async () => {
    const { site, build } = await siteWithMore();
    await releaseModule('generator', site.folder, { build });
    const without = assembleMadeUp(site.folder, { 'mfe-generator': await temporaryFolder() });
    await expect(without).rejects.toThrow(`uses \`GameBoard\` of ${UI}, which this shell does not have.`);
  });
});

describe('npm run check -- --site', () => {
  it('compares modules with the shell in service and the shell with all releases, in a folder or at an address', async () => {
    const { site, build } = await siteWithMore();
    await releaseModule('generator', site.folder, { build, preview: 'board' });
    const other = await buildThatUses('mfe-inspiration', 'ScoreBoard');
    const server = createServer(async ({ url = '' }, response) => {
      const file = await readFile(join(site.folder, url)).catch(() => undefined);
      response.writeHead(file ? 200 : 404).end(file);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    for (const place of [site.folder, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`]) {
      expect(await problemsWithSite('mfe-generator', place, build), place).toEqual([]);
      expect(await problemsWithSite('mfe-inspiration', place, other), place).toEqual([
        `It uses \`ScoreBoard\` of ${UI}, which the site does not have yet. Release the shell first.`,
      ]);
      expect(await problemsWithSite('shell', place, await copyOfBuild('shell')), place).toEqual([
        expect.stringMatching(/^generator [0-9a-f]{16} \(preview board\) uses `GameBoard` of .*does not have\.$/),
      ]);
    }
    server.close();
  });

  it('lists releases of another contract, other versions and pages that the shell takes', async () => {
    const site = await MadeUpSite.make();
    const shell = await copyOfBuild('shell');
    await editJson<Provided>(join(shell, 'provides.json'), (provided) => {
      provided['react']!.version = '20.0.0';
    });
    const rules = `\nexport const CONTRACT = 2;\nexport const SHELL_PATTERNS = ['/pricing'];\n`;
    await appendFile(join(shell, 'prerender/contract.mjs'), rules);
    expect(await problemsWithSite('shell', site.folder, shell)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^marketing [0-9a-f]{16} speaks contract 1, this shell 2\.$/),
        expect.stringMatching(/^marketing [0-9a-f]{16} has pages at \/pricing, which this shell takes\.$/),
        expect.stringMatching(/^generator [0-9a-f]{16} wants react \^19\.0\.0, this shell has 20\.0\.0\.$/),
      ]),
    );
  });

  it('names a place that is no deployed site', async () => {
    const empty = await temporaryFolder();
    await mkdir(join(empty, 'nothing'));
    await expect(problemsWithSite('shell', empty, empty)).rejects.toThrow('it has no readable /remotes.json');
    await expect(problemsWithSite('shell', 'http://127.0.0.1:9', empty)).rejects.toThrow('can’t be reached');
    expect(await readdir(empty)).toEqual(['nothing']);
  });
});
