// Writes docs/samples again: npm run packs:samples -w storyteller. `testing/samples.ts` lists what is in them.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { demoModule } from './demo-module.mjs';

const { SAMPLES, samplePage } = await demoModule('testing/samples.ts');
const folder = fileURLToPath(new URL('../../docs/samples/', import.meta.url));
await mkdir(folder, { recursive: true });
for (const sample of SAMPLES) await writeFile(`${folder}${sample.file}`, samplePage(sample));
