// `npm run assemble`: the deploy step. Combines the builds of the shell and the remotes into one site under dist/.
import { assemble } from './lib/assemble.mjs';
import { fail } from './lib/setup.mjs';

try {
  const { remotes, missing } = await assemble();
  console.log(
    `Assembled dist/ with ${remotes.join(', ') || 'no remotes'}${missing.length ? `; missing: ${missing}` : ''}`,
  );
} catch (error) {
  fail(error);
}
