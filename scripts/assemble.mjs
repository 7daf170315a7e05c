// `npm run assemble`: the deploy step. Combines the builds of the shell and the remotes into one site under dist/, and with
// `--for nginx|caddy|cloudflare|netlify` makes it ready for that host. See docs/deploy.md.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { assemble } from './lib/assemble.mjs';
import { assembleOptions } from './lib/hosting/options.mjs';
import { root, run } from './lib/run.mjs';
import { fail, SetupError } from './lib/setup.mjs';

try {
  const env = join(root, '.env');
  if (existsSync(env)) process.loadEnvFile(env);
  const { host, site = join(root, 'dist'), asIs, ...paths } = assembleOptions(process.argv.slice(2), process.env);
  const program = join(root, 'backend/dist/hosting.js');
  if (host && !existsSync(program)) throw new SetupError('The backend has no build yet: run `npm run build` first.');
  if (!asIs) {
    const { remotes, missing } = await assemble({ site });
    console.log(
      `Assembled ${site} with ${remotes.join(', ') || 'no remotes'}${missing.length ? `; missing: ${missing}` : ''}`,
    );
  }
  if (host) {
    const given = Object.entries({ for: host, site, ...paths }).map(([name, value]) => `--${name}=${value}`);
    process.exitCode = (await run(process.execPath, [program, ...given], { env: process.env })).code;
  }
} catch (error) {
  fail(error);
}
