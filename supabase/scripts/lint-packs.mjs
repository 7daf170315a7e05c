// Says what is wrong with the packs of the demo storyteller: npm run packs -w supabase -- [language] [genre]
import { demoModule, packOf } from './material.mjs';

const LANGUAGES = ['english', 'spanish', 'french', 'chinese'];
const GENRES = ['fantasy', 'scifi', 'children', 'romance'];
const TONES = ['humorous', 'dramatic', 'mysterious', 'neutral', 'emotional', 'light'];
const [language, genre] = process.argv.slice(2);
const [{ readPrompt, GRAMMARS }, { composeStory }, { lintPack }, { checkStory }] = await Promise.all(
  ['packs/read-prompt.ts', 'engine/compose.ts', 'lint/lint-pack.ts', 'lint/check-story.ts'].map(demoModule),
);
let faults = 0;
for (const each of language ? [language] : LANGUAGES) {
  for (const kind of genre ? [genre] : GENRES) {
    const pack = await packOf(each, kind);
    const problems = lintPack(pack, GRAMMARS[each], each);
    const stories = new Map();
    if (problems.length === 0) {
      for (const perspective of ['first', 'second', 'third']) {
        for (const tone of TONES) {
          for (const length of [500, 800, 1500, 5000]) {
            for (const attempt of [1, 2]) {
              const order = { language: each, genre: kind, perspective, tone, length, attempt, prompt: '' };
              const material = { grammar: GRAMMARS[each], pack, ...readPrompt('', each) };
              const at = `${perspective} ${tone} ${length} ${attempt}`;
              for (const problem of checkStory(composeStory(order, material), order, [])) {
                stories.set(problem, [...(stories.get(problem) ?? []), at]);
              }
            }
          }
        }
      }
    }
    for (const [problem, where] of stories) problems.push(`${problem} (${where[0]}, ${where.length} of 144 stories)`);
    console.log(`${each} ${kind}: ${problems.length === 0 ? 'nothing wrong' : `${problems.length} faults`}`);
    for (const problem of problems) console.log(`  ${problem}`);
    faults += problems.length;
  }
}
process.exitCode = faults > 0 ? 1 : 0;
