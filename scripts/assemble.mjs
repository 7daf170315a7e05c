// `npm run assemble`: the deploy step. Puts the shell's and the remotes' builds together as one site under dist/.
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
