// Lists what is missing from or wrong with a tale: npm run tales -w storyteller -- afraid english
import { demoModule } from './demo-module.mjs';

const [trouble, language] = process.argv.slice(2);
const { TABLES, taleOf } = await demoModule('tales/troubles.ts');
const { lintTale } = await demoModule('tales/lint/lint-tale.ts');
const tale = taleOf(trouble, language);
const faults = tale ? lintTale(tale, TABLES[trouble], language) : [`there is no tales/${trouble}/${language}.md`];
for (const fault of faults) console.log(fault);
console.log(`${trouble} in ${language}: ${tale?.wordings.length ?? 0} wordings, ${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;
