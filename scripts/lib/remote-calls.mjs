import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const CALLS_BACKEND = /getSupabase\(|signedInClient\(|createEphemeralClient\(|callService\(/;
const SOURCE = /\.tsx?$/;
const TEST = /\.test\.tsx?$/;
/** What tests every failure of a call uses. */
const FAILURES = '@storyloom/shared/testing/remote-calls';
const IMPORTS = /from '(\.{1,2}\/[^']+)'/g;

/**
 * Where an app calls the backend itself. Each such file has a test of its failure messages in its module, as all of
 * `shared/src/api` has.
 *
 * @param {string} root of the repository
 * @param {readonly string[]} apps folders
 * @returns {{ calling: readonly string[], untested: readonly string[] }} files
 */
function callsIn(root, apps) {
  const sources = apps.flatMap((app) =>
    readdirSync(join(root, app, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => SOURCE.test(file) && !file.startsWith('testing/'))
      .map((file) => join(app, 'src', file))
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
  );
  const tested = sources
    .filter(({ file, text }) => TEST.test(file) && text.includes(FAILURES))
    .flatMap(({ file, text }) => [...text.matchAll(IMPORTS)].map(([, path = '']) => join(dirname(file), path)));
  const calling = sources
    .filter(({ file, text }) => !file.includes('.test.') && CALLS_BACKEND.test(text))
    .map(({ file }) => file);
  return { calling, untested: calling.filter((file) => !tested.includes(file)) };
}

/**
 * Finds calls of the backend without a test of their failures; the one that the fixture plants must be found, too.
 *
 * @param {string} root of the repository
 * @param {readonly string[]} apps folders
 * @returns {{ files: number, problems: readonly string[] }} how many files call the backend, and a line for each problem
 */
export function checkRemoteCalls(root, apps) {
  const { calling, untested } = callsIn(root, apps);
  const planted = callsIn(join(root, 'scripts/fixtures/remote-calls'), ['mfe-one']).untested.join();
  const problems = untested.map((file) => `without a test: ${file}`);
  if (planted !== 'mfe-one/src/untested.ts') problems.push('the planted call was not told from others');
  return { files: calling.length, problems };
}
