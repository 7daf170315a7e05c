// Lists what is missing from or wrong with a tale, or one of its stories: npm run tales -w storyteller -- afraid english monster-the-cookie
import { demoModule } from './demo-module.mjs';

const [trouble, language, story = ''] = process.argv.slice(2);
const { taleOf } = await demoModule('tales/troubles.ts');
const { TYPES } = await demoModule('tales/types.ts');
const { lintTale } = await demoModule('tales/lint/lint-tale.ts');
const tale = taleOf(trouble, language);
const found = tale ? lintTale(tale, TYPES[trouble], language) : [`there is no tales/${trouble}/${language}.md`];
const faults = found.filter((fault) => fault.includes(story));
for (const fault of faults) console.log(fault);
console.log(`${trouble} in ${language}: ${tale?.wordings.length ?? 0} wordings, ${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;
