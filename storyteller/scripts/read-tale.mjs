// Prints a story that is made up of a cast: npm run tales:try -w storyteller -- afraid french witch toy 500 1 monster-the-polite-knock wardrobe,bang grandparents
import { demoModule } from './demo-module.mjs';

const [tale, language, about, friend, length = '500', attempt = '1', plot, details = '', setting] =
  process.argv.slice(2);
const { tryTale } = await demoModule('tales/testing/try-tale.ts');
console.log(
  tryTale({
    tale,
    language,
    about,
    friend,
    length: Number(length),
    attempt: Number(attempt),
    details: details.split(',').filter((key) => key !== ''),
    setting,
    plot: plot === '-' ? undefined : plot,
  }),
);
