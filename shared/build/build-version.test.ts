import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { buildVersion } from './build-version.mjs';
import { shellVersion } from './remote-descriptor-plugin.mjs';

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'storyloom-version-'));
  folders.push(folder);
  return folder;
}

/** A repository with two modules beside `shared`. */
async function startRepository() {
  const folder = await newFolder();
  const module = join(folder, 'mfe-one');
  for (const name of ['mfe-one', 'mfe-two', 'shared']) await mkdir(join(folder, name));
  await writeFile(join(module, 'package.json'), '{ "version": "1.2.3" }');
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  let seconds = 1_795_658_431;
  async function commit(file: string): Promise<string> {
    await writeFile(join(folder, file), String(seconds));
    git('add', '--all');
    seconds += 60;
    const date = `${seconds} +0200`;
    const identity = ['-c', 'user.name=A', '-c', 'user.email=a@stories.example'];
    execFileSync('git', [...identity, '-c', 'commit.gpgsign=false', 'commit', '--quiet', '--message=x'], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: '1000000000 +0000' },
    });
    return git('rev-parse', 'HEAD');
  }
  git('init', '--quiet');
  return { folder, module, git, commit };
}

it('The version has the package’s number, and hash and time of the last commit of the module or shared', async () => {
  const { folder, module, commit } = await startRepository();
  const hash = await commit('mfe-one/page.ts');
  const before = { version: '1.2.3', commit: hash, built: '2026-11-26T02:01:31Z' };
  expect(buildVersion(module)).toEqual(before);
  for (const file of ['mfe-two/page.ts', 'mfe-one/README.md', 'shared/README.md']) await commit(file);
  await writeFile(join(folder, 'mfe-two/page.ts'), 'changed');
  expect(buildVersion(module)).toEqual(before);
  const files: { fileName?: string; source?: string }[] = [];
  const plugin = shellVersion(module) as unknown as { generateBundle: (this: object) => void };
  plugin.generateBundle.call({ emitFile: (file: object) => files.push(file) });
  expect(files.map(({ fileName, source }) => [fileName, JSON.parse(source ?? '')])).toEqual([['version.json', before]]);
  const later = await commit('shared/part.ts');
  expect(buildVersion(module).commit).toBe(later);
  await writeFile(join(folder, 'shared/new.ts'), 'new');
  expect(buildVersion(module).commit).toBe(`${later}-dirty`);
});

it('Where the history is cut off, and outside a repository, no commit is named', async () => {
  const { folder, commit, git } = await startRepository();
  await commit('mfe-one/page.ts');
  await commit('notes.md');
  const clone = join(await newFolder(), 'clone');
  git('clone', '--quiet', '--depth=1', `file://${folder}`, clone);
  expect(buildVersion(join(clone, 'mfe-one'))).toEqual({ version: '1.2.3' });
  const outside = await newFolder();
  await writeFile(join(outside, 'package.json'), '{ "version": "1.2.3" }');
  expect(buildVersion(outside)).toEqual({ version: '1.2.3' });
});
