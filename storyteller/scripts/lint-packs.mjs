// Lists the faults of the packs: npm run packs -w storyteller -- [language] [genre]
import { demoModule } from './demo-module.mjs';

const [onlyLanguage, onlyGenre] = process.argv.slice(2);
const [{ PACKS }, { GRAMMARS }, { lintPack }, { KINDS, sweep }] = await Promise.all(
  ['packs/packs.ts', 'packs/read-prompt.ts', 'lint/lint-pack.ts', 'testing/orders.ts'].map(demoModule),
);
const wanted = KINDS.filter(
  ({ language, genre }) => [language, undefined].includes(onlyLanguage) && [genre, undefined].includes(onlyGenre),
);
for (const kind of wanted) {
  const { language, genre } = kind;
  const faults = lintPack(PACKS[language][genre], GRAMMARS[language], language);
  // The stories of a pack with faults would only repeat them.
  const problems = faults.length > 0 ? faults : sweep(kind, [500, 800, 1500, 5000], [1, 2]);
  console.log(`${language} ${genre}: ${problems.length === 0 ? 'nothing wrong' : `${problems.length} faults`}`);
  for (const problem of problems) console.log(`  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
