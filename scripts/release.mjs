// `npm run release -- <module> --to <site>`: builds one module, checks it, publishes it next to earlier releases and puts it in
// service. `--dry-run` says what would change. `--rollback`, `--pin <release>`, `--unpin`, `--canary <percent>`, `--preview <name>`,
// `--end canary`, `--end preview` and `--remove` change the release map. A site may be in a bucket (`s3://bucket/prefix`).
import { parseArgs } from 'node:util';
import { keepReady } from './lib/hosting/recorded-host.mjs';
import { checkNode, fail, SetupError } from './lib/setup.mjs';

const OPTIONS = /** @type {const} */ ({
  to: { type: 'string' },
  build: { type: 'string' },
  'dry-run': { type: 'boolean' },
  rollback: { type: 'boolean' },
  pin: { type: 'string' },
  unpin: { type: 'boolean' },
  canary: { type: 'string' },
  preview: { type: 'string' },
  end: { type: 'string' },
  remove: { type: 'boolean' },
  help: { type: 'boolean' },
});
const USAGE = `npm run release -- <module> --to <folder of the site, or s3://bucket/prefix>
  [--dry-run | --canary <percent> | --preview <name>]                  release what is in this checkout
  [--rollback | --pin <release> | --unpin | --end canary|preview]      change what is in service
  [--remove]                                                           take the module out of the site
A release is named by its folder: <site>/remotes/<module>/<release>.`;

try {
  checkNode();
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [id] = positionals;
  const { to, help } = values;
  if (help) console.log(USAGE);
  else if (!id || !to || positionals.length > 1) throw new SetupError(USAGE);
  else if (to.startsWith('s3://')) {
    const { releaseToBucket } = await import('./lib/bucket/release-to-bucket.mjs');
    await releaseToBucket(id, to, values);
  } else {
    const { releaseModule } = await import('./lib/release/release.mjs');
    await keepReady(to, () => releaseModule(id, to, values));
  }
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  fail(isUsage ? new SetupError(`${error.message}\n\n${USAGE}`) : error);
}
