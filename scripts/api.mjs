// `npm run api`: writes the report of what `shared` exports (shared/api.json), and gives `shared` the version that its changes need.
import { root } from './lib/run.mjs';
import { checkNode, fail, install } from './lib/setup.mjs';

try {
  checkNode();
  await install();
  const { writeReport } = await import('./lib/shared-api/step.mjs');
  const { before, version } = await writeReport(root);
  console.log(
    `shared/api.json is written; shared is ${before === version ? version : `now ${version}, after ${before}`}.`,
  );
} catch (error) {
  fail(error);
}
