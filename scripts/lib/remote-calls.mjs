import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a module calls the backend itself. Each has a test of its failure messages, as all of `shared/src/api` has. */
const REMOTE_CALLS = [
  'mfe-generator/src/features/generation/api/generate-story.ts',
  'mfe-inspiration/src/features/curated/api/favorites.ts',
  'mfe-marketing/src/components/newsletter/subscribe.ts',
  'mfe-marketing/src/features/search/api/story-search.ts',
];
const CALLS_BACKEND = /getSupabase\(|signedInClient\(|createEphemeralClient\(|callService\(/;

/**
 * Files of the apps that call the backend without being listed, and listed ones that do not call it.
 *
 * @param {string} root of the repository
 * @param {readonly string[]} workspaces
 * @returns {readonly string[]} a line for each
 */
export function checkRemoteCalls(root, workspaces) {
  const calling = workspaces
    .filter((name) => name === 'shell' || name.startsWith('mfe-'))
    .flatMap((name) =>
      readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing\//.test(file))
        .map((file) => `${name}/src/${file}`)
        .filter((file) => CALLS_BACKEND.test(readFileSync(join(root, file), 'utf8'))),
    );
  const unknown = calling.filter((file) => !REMOTE_CALLS.includes(file)).map((file) => `without a test: ${file}`);
  const gone = REMOTE_CALLS.filter((file) => !calling.includes(file)).map((file) => `no longer calls: ${file}`);
  return [...unknown, ...gone];
}
