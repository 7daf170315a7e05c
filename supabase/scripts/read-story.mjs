// Prints a story of the demo storyteller: npm run packs:read -w supabase -- english fantasy third humorous 1500 [attempt] ["prompt"]
import { demoModule, packOf } from './material.mjs';

const [language, genre, perspective, tone, length, attempt = '1', prompt = ''] = process.argv.slice(2);
const [{ readPrompt, GRAMMARS }, { composeStory }, pack] = await Promise.all([
  demoModule('packs/read-prompt.ts'),
  demoModule('engine/compose.ts'),
  packOf(language, genre),
]);
const order = { language, genre, perspective, tone, length: Number(length), attempt: Number(attempt), prompt };
console.log(composeStory(order, { grammar: GRAMMARS[language], pack, ...readPrompt(prompt, language) }));
