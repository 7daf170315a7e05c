// How long the demo storyteller takes for a story of 5,000 words, for every language and genre, without and with a plan.
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
/** As many chapters as a plan can have. */
const PLAN = Array.from({ length: 12 }, (_, at) => `Chapter ${at + 1}`);

const root = join(import.meta.dirname, '../../storyteller');
const storyteller = join(root, 'server/tell-story.ts');
/** @type {{ module: { tellStory: (order: object) => string } }} */
const { module } = await runnerImport(storyteller, { root, logLevel: 'error' });

/** @param {string} language @param {string} genre @param {number} attempt @param {readonly string[]} [chapters] */
function timeOf(language, genre, attempt, chapters) {
  const order = {
    language,
    genre,
    perspective: 'third',
    tone: 'neutral',
    length: LENGTH,
    attempt,
    prompt: 'A door under the sea',
    ...(chapters && { chapters }),
  };
  const started = performance.now();
  module.tellStory(order);
  return performance.now() - started;
}

/** Prints the times of every language and genre, and whether the slowest is within the limit. @param {string} name @param {readonly string[]} [chapters] */
function measure(name, chapters) {
  const medians = [];
  for (const language of LANGUAGES) {
    for (const genre of GENRES) {
      const first = timeOf(language, genre, 0, chapters);
      const times = Array.from({ length: ROUNDS }, (_, at) => timeOf(language, genre, at + 1, chapters));
      medians.push(median(times));
      console.log(
        `  ${language} ${genre}: median ${Math.round(medians.at(-1) ?? 0)}, ${range(times)}; the first ${Math.round(first)}`,
      );
    }
  }
  console.log();
  return verdict(name, Math.max(...medians), LIMIT, `ms, the slowest median of ${medians.length}`);
}

console.log(`\nA story of ${LENGTH} words by the demo storyteller, milliseconds:`);
const isStoryWithin = measure('demo-story');
console.log(`\nThe same with a plan of ${PLAN.length} chapters:`);
const isPlanWithin = measure('demo-plan', PLAN);
process.exitCode = isStoryWithin && isPlanWithin ? 0 : 1;
