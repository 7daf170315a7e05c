// Prints the tale that a prompt would get, passed by readers or not: npm run tales:ask -w storyteller -- english "prompt" [length] [attempt]
import { demoModule } from './demo-module.mjs';

const [language, prompt, length = '800', attempt = '1'] = process.argv.slice(2);
const { tellRequest } = await demoModule('tales/tell-request.ts');
const order = { prompt, language, genre: 'children', perspective: 'third', tone: 'light' };
const told = tellRequest({ ...order, length: Number(length), attempt: Number(attempt) });
console.log(told?.text ?? 'No tale is written for this prompt.');
if (told && told.unused.length > 0) console.log(`\nNot used: ${told.unused.join(', ')}`);
