// turbo with telemetry off: `node scripts/turbo.mjs run build`.
import { run, tool } from './lib/run.mjs';

process.exitCode = (await run(tool('turbo'), process.argv.slice(2))).code;
