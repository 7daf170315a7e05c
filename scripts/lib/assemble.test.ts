import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assembleMadeUp, copyOfBuild, MadeUpSite } from '../testing/made-up-site.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { releaseModule } from './release/release.mjs';
import { filesIn } from './site-folder.mjs';

describe('an assembly', () => {
  it('compresses texts for a server, and not for this machine', async () => {
    const site = await temporaryFolder();
    const copies = async () => (await filesIn(site)).filter((file) => /\.(?:br|gz)$/.test(file));
    await assembleMadeUp(site);
    expect(await filesIn(site)).toContain('app.html');
    expect(await copies()).toEqual([]);
    await assembleMadeUp(site, {}, true);
    expect(await copies()).toContain('remotes.json.br');
  });

  it('keeps the last release of a module with a broken build, and puts the others in service', async () => {
    const site = await MadeUpSite.make();
    const broken = await copyOfBuild('mfe-generator', 'broken');
    await rm(join(broken, 'remoteEntry.js'));
    const builds = { 'mfe-generator': broken, 'mfe-inspiration': await copyOfBuild('mfe-inspiration', 'fine') };
    const before = [await site.release('generator'), await site.release('inspiration')];
    await expect(assembleMadeUp(site.folder, builds)).rejects.toThrow(
      /All other modules are in service[^]*remoteEntry\.js is missing/,
    );
    expect(await site.release('generator')).toBe(before[0]);
    expect(await site.release('inspiration')).not.toBe(before[1]);
  });

  it('lists a module that has no build and was never released with its routes alone', async () => {
    const site = await temporaryFolder();
    const { missing } = await assembleMadeUp(site, { 'mfe-generator': await temporaryFolder() });
    expect(missing).toEqual(['generator']);
    expect(await filesIn(join(site, 'remotes/generator'))).toEqual([]);
  });

  it('leaves a pinned release, a canary of the same release and previews in service', async () => {
    const site = await MadeUpSite.make();
    const build = await copyOfBuild('mfe-generator', 'Another release');
    await releaseModule('generator', site.folder, { build, preview: 'board' });
    await releaseModule('inspiration', site.folder, { build: await copyOfBuild('mfe-inspiration'), canary: '10' });
    await releaseModule('generator', site.folder, { build });
    await releaseModule('generator', site.folder, { pin: await site.release('generator') });
    const before = await site.map();
    await assembleMadeUp(site.folder);
    expect(await site.map()).toEqual(before);
  });

  it('writes the origins of modules and of developers’ servers into the pages, and refuses other texts', async () => {
    const site = await temporaryFolder();
    for (const [name, meta, good, bad] of [
      ['REMOTE_ORIGINS', 'origins', 'https://modules.example', ['http://modules.example', 'https://x.example/path']],
      ['REMOTE_OVERRIDES', 'overrides', 'http://127.0.0.1:5172', ['http://evil.example:80', '*']],
    ] as const) {
      for (const text of bad) {
        process.env[name] = text;
        await expect(assembleMadeUp(site), text).rejects.toThrow(`${name} must be origins`);
      }
      process.env[name] = good;
      await assembleMadeUp(site).finally(() => delete process.env[name]);
      expect(await readFile(join(site, 'app.html'), 'utf8')).toContain(
        `<meta name="storyloom-${meta}" content="${good}" />`,
      );
    }
  });

  it('gives the pages the operator’s email address, and refuses another text', async () => {
    const site = await temporaryFolder();
    for (const text of ['nonsense', '@stories.example', 'two@stories.example,help@stories.example?', 'a b@c.example']) {
      process.env['CONTACT_EMAIL'] = text;
      await expect(assembleMadeUp(site), text).rejects.toThrow('CONTACT_EMAIL must be an email address.');
    }
    process.env['CONTACT_EMAIL'] = ' help@stories.example ';
    await assembleMadeUp(site).finally(() => delete process.env['CONTACT_EMAIL']);
    const map = JSON.parse(await readFile(join(site, 'remotes.json'), 'utf8')) as object;
    expect(map).toHaveProperty('contact', 'help@stories.example');
  });
});
