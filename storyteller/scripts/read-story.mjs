// Prints a story: npm run packs:read -w storyteller -- english fantasy third humorous 1500 [attempt] ["prompt"]
import { demoModule } from './demo-module.mjs';

const [language, genre, perspective, tone, length, attempt = '1', prompt = ''] = process.argv.slice(2);
const { tellStory } = await demoModule('server/tell-story.ts');
console.log(
  tellStory({ language, genre, perspective, tone, length: Number(length), attempt: Number(attempt), prompt }),
);
