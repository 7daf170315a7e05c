import { run, tool } from './run.mjs';
import { SetupError } from './setup.mjs';

/** Builds every module through turbo, which skips what has not changed. */
export async function build() {
  const { code, output } = await run(tool('turbo'), ['run', 'build', '--output-logs=errors-only'], { quiet: true });
  if (code !== 0) throw new SetupError(`The build failed:\n\n${output}`);
}
