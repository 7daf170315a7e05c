// `npm run assemble`: the deploy step. Combines the builds of the shell and the remotes into one site under dist/, and with
// `--for nginx|caddy|cloudflare|netlify` makes it ready for that host. See docs/deploy.md.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { assemble } from './lib/assemble.mjs';
import { assembleOptions } from './lib/hosting/options.mjs';
import { checkProgram, makeReady } from './lib/hosting/recorded-host.mjs';
import { root } from './lib/run.mjs';
import { fail } from './lib/setup.mjs';

try {
  const env = join(root, '.env');
  if (existsSync(env)) process.loadEnvFile(env);
  const { host, site = join(root, 'dist'), asIs, ...paths } = assembleOptions(process.argv.slice(2), process.env);
  if (host) checkProgram();
  if (!asIs) {
    const { remotes, missing } = await assemble({ site });
    console.log(
      `Assembled ${site} with ${remotes.join(', ') || 'no remotes'}${missing.length ? `; missing: ${missing}` : ''}`,
    );
  }
  if (host) await makeReady(site, { host, ...paths });
} catch (error) {
  fail(error);
}
