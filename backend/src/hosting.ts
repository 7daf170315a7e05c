// `npm run assemble -- --for nginx`: makes an assembled site ready for a host. The options are checked by scripts/lib/hosting.
import { parseArgs } from 'node:util';
import { readSettings } from './settings.ts';
import { writeHosting } from './hosting/write-hosting.ts';

try {
  const { values } = parseArgs({
    options: {
      for: { type: 'string' },
      site: { type: 'string' },
      root: { type: 'string' },
      backend: { type: 'string', multiple: true },
      functions: { type: 'string', multiple: true },
    },
  });
  const { written, advice } = await writeHosting(
    {
      host: values.for ?? '',
      site: values.site ?? '',
      root: values.root,
      backends: values.backend,
      functions: values.functions,
    },
    readSettings(process.env),
    process.env,
  );
  process.stdout.write(`${written.map((file) => `Wrote ${file}`).join('\n')}\n`);
  for (const line of advice) process.stdout.write(`! ${line}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
