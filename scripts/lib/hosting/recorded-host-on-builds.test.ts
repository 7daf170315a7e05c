import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { assembleMadeUp, copyOfBuild } from '../../testing/made-up-site.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { releaseModule } from '../release/release.mjs';
import { root } from '../run.mjs';
import { keepReady, makeReady } from './recorded-host.mjs';

it('makes a site ready for its host again after a release, with the settings from before', async () => {
  const folder = join(await temporaryFolder(), 'site');
  const settings = { SITE_URL: 'https://stories.example', SUPABASE_URL: '', SUPABASE_PUBLISHABLE_KEY: 'sb_key' };
  const names = Object.keys(settings);
  const expectReady = async () => {
    const configuration = await readFile(`${folder}.nginx.conf`, 'utf8');
    for (const part of [
      'root "/srv/stories";',
      'server 127.0.0.1:4001 max_fails=0;',
      'server 127.0.0.1:5000 max_fails=0;',
    ])
      expect(configuration).toContain(part);
    expect(configuration).toContain('/generators/fantasy/index');
    const page = await readFile(join(folder, 'generators/fantasy/index.html'), 'utf8');
    expect(page).toContain('<link rel="canonical" href="https://stories.example/generators/fantasy"');
    expect(page).toContain('<h1>Generators</h1>');
  };
  Object.assign(process.env, settings);
  await assembleMadeUp(folder);
  const backend = ['http://127.0.0.1:4000', 'http://127.0.0.1:4001'];
  await makeReady(folder, { host: 'nginx', root: '/srv/stories', backend, functions: ['http://127.0.0.1:5000'] });
  await expectReady();

  for (const name of names) delete process.env[name];
  const build = await copyOfBuild('mfe-generator', 'Another release');
  await keepReady(folder, () => releaseModule('generator', folder, { build, preview: 'next' }));
  expect(await readFile(join(folder, 'remotes.json'), 'utf8')).toContain('"previews":{"next"');
  await expectReady();
  for (const name of names) delete process.env[name];
});

it.skipIf(!existsSync('/usr/bin/systemd-analyze'))('has a unit of the backend that systemd accepts', async () => {
  const unit = join(root, 'docs/operate/storyloom.service');
  const output = await new Promise((resolve) =>
    execFile('/usr/bin/systemd-analyze', ['verify', unit], (error, stdout, stderr) =>
      resolve(`${error ? 'refused' : 'accepted'}: ${stdout}${stderr}`),
    ),
  );
  expect(output).toBe('accepted: ');
});
