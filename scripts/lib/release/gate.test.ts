import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@storyloom/build/integrity';
import { describe, expect, it } from 'vitest';
import { copyOfBuild, editJson, MadeUpSite, UI } from '../../testing/made-up-site.ts';
import { releaseModule } from './release.mjs';

const site = await MadeUpSite.make();

/** Why a damaged build of the generator is refused. Nothing of it may be written. */
async function refusal(damage: (build: string) => Promise<void> | undefined, id = 'generator'): Promise<string> {
  const build = await copyOfBuild('mfe-generator', 'Another release');
  await damage(build);
  const before = await site.files('all');
  const answer = await releaseModule(id, site.folder, { build }).then(() => 'it was released', String);
  expect(await site.files('all')).toEqual(before);
  return answer;
}

interface Description {
  contract: number;
  readonly routes: string[];
  readonly pageNames: Record<string, string>;
  readonly nav: [{ label: string; order: unknown; to: string }];
}

interface Manifest {
  files?: Record<string, { integrity: string }>;
  readonly shared: [{ requiredVersion: string }];
  readonly uses: Record<string, string[]>;
}

const described = (edit: (fields: Description) => unknown) => (build: string) =>
  editJson(join(build, 'remote.json'), edit);
const listed = (edit: (fields: Manifest) => unknown) => (build: string) =>
  editJson(join(build, 'mf-manifest.json'), edit);

describe('the gate of a release says what to do and writes nothing when a build', () => {
  it('claims a page of others, or none of its own', async () => {
    for (const [damage, reason] of [
      [described((fields) => fields.routes.push('/dashboard')), 'The route /dashboard belongs to dashboard already.'],
      [described((fields) => fields.routes.push('/blog/:name')), 'The route /blog/:name belongs to marketing already.'],
      [described((fields) => fields.routes.push('/')), 'The route / belongs to marketing already.'],
      [described((fields) => fields.routes.push('/auth')), 'The route /auth belongs to the shell.'],
      [described((fields) => fields.routes.push('/metrics/:name')), 'The route /metrics/:name belongs to the server.'],
      [described((fields) => fields.routes.push('/generators')), 'The route /generators is listed twice.'],
      [described((fields) => fields.routes.push('games')), 'The route games does not begin with “/”.'],
      [described((fields) => (fields.pageNames['/games'] = 'Games')), '/games is not one of its routes.'],
      [described((fields) => (fields.nav[0].to = '/games')), 'leads to /games, which is not one of its routes.'],
      [described((fields) => (fields.nav[0].label = ' ')), 'has no label.'],
    ] as const)
      expect(await refusal(damage)).toContain(reason);
  });

  it('has another id, another form or another contract', async () => {
    const same = () => undefined;
    expect(await refusal(same, 'marketing')).toContain('remote.json says that this is “generator”, not “marketing”.');
    for (const id of ['Games!', 'shell', 'none'])
      expect(await refusal(same, id)).toContain(`“${id}” can’t be the id of a module`);
    expect(await refusal(described((fields) => (fields.nav[0].order = 'first')))).toContain(
      'has a field of a wrong form',
    );
    expect(await refusal(described((fields) => (fields.contract = 7)))).toContain('It speaks contract 7, the site 1.');
  });

  it('lacks files, or has others than those that were built', async () => {
    const ENTRY = 'remoteEntry.js';
    const SYNTAX_ERROR = 'export const page = ;';
    const write = (file: string, text: string) => (build: string) => writeFile(join(build, file), text);
    for (const [damage, reason] of [
      [(build: string) => rm(join(build, ENTRY)), `${ENTRY} is missing. Build the module again.`],
      [write(ENTRY, 'export const init = 2;'), `${ENTRY} was changed after the build.`],
      [(build: string) => rm(join(build, 'assets/page.js')), 'assets/page.js is missing. Build the module again.'],
      [write('mf-manifest.json', '{"files":'), 'mf-manifest.json can’t be read'],
      [listed((fields) => delete fields.files), 'mf-manifest.json lists no files or no entry.'],
      [listed((fields) => delete fields.files?.[ENTRY]), `The entry ${ENTRY} is not a file of the build.`],
      [
        async (build: string) => {
          await write('assets/page.js', SYNTAX_ERROR)(build);
          await listed((fields) => (fields.files!['assets/page.js'] = { integrity: integrityOf(SYNTAX_ERROR) }))(build);
        },
        'assets/page.js is no valid JavaScript.',
      ],
    ] as const)
      expect(await refusal(damage)).toContain(reason);
  });

  it('wants what the shell in service does not have', async () => {
    const older = listed((fields) => (fields.shared[0].requiredVersion = '^18.0.0'));
    expect(await refusal(older)).toContain('It wants react ^18.0.0; the site has 19.3.1.');
    const newer = listed((fields) => fields.uses[UI]?.push('GameBoard'));
    expect(await refusal(newer)).toContain(
      `It uses \`GameBoard\` of ${UI}, which the site does not have yet. Release the shell first.`,
    );
  });
});
