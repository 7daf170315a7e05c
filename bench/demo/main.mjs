// How long the demo storyteller takes for a story of 5,000 words, for every language and genre.
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { median } from '../runner/statistics.mjs';
import { range, verdict } from '../runner/verdict.mjs';

const LANGUAGES = ['english', 'spanish', 'french', 'chinese'];
const GENRES = ['fantasy', 'scifi', 'children', 'romance'];
const LENGTH = 5000;
const ROUNDS = 15;
/** Milliseconds that a request waits for its first byte, and every other request with it. */
const LIMIT = 50;

const root = join(import.meta.dirname, '../../storyteller');
const storyteller = join(root, 'server/tell-story.ts');
/** @type {{ module: { tellStory: (order: object) => string } }} */
const { module } = await runnerImport(storyteller, { root, logLevel: 'error' });

/** @param {string} language @param {string} genre @param {number} attempt */
function timeOf(language, genre, attempt) {
  const order = {
    language,
    genre,
    perspective: 'third',
    tone: 'neutral',
    length: LENGTH,
    attempt,
    prompt: 'A door under the sea',
  };
  const started = performance.now();
  module.tellStory(order);
  return performance.now() - started;
}

console.log(`\nA story of ${LENGTH} words by the demo storyteller, milliseconds:`);
const medians = [];
for (const language of LANGUAGES) {
  for (const genre of GENRES) {
    const first = timeOf(language, genre, 0);
    const times = Array.from({ length: ROUNDS }, (_, at) => timeOf(language, genre, at + 1));
    medians.push(median(times));
    console.log(
      `  ${language} ${genre}: median ${Math.round(medians.at(-1) ?? 0)}, ${range(times)}; the first ${Math.round(first)}`,
    );
  }
}
console.log();
const within = verdict('demo-story', Math.max(...medians), LIMIT, `ms, the slowest median of ${medians.length}`);
process.exitCode = within ? 0 : 1;
