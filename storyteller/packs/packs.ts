import type { Genre, Language } from '@storyloom/shared/domain';
import { children as chineseChildren } from './chinese/children/index.ts';
import { fantasy as chineseFantasy } from './chinese/fantasy/index.ts';
import { romance as chineseRomance } from './chinese/romance/index.ts';
import { scifi as chineseScifi } from './chinese/scifi/index.ts';
import { children as englishChildren } from './english/children/index.ts';
import { fantasy as englishFantasy } from './english/fantasy/index.ts';
import { romance as englishRomance } from './english/romance/index.ts';
import { scifi as englishScifi } from './english/scifi/index.ts';
import { children as frenchChildren } from './french/children/index.ts';
import { fantasy as frenchFantasy } from './french/fantasy/index.ts';
import { romance as frenchRomance } from './french/romance/index.ts';
import { scifi as frenchScifi } from './french/scifi/index.ts';
import type { GenrePack } from './pack.ts';
import { children as spanishChildren } from './spanish/children/index.ts';
import { fantasy as spanishFantasy } from './spanish/fantasy/index.ts';
import { romance as spanishRomance } from './spanish/romance/index.ts';
import { scifi as spanishScifi } from './spanish/scifi/index.ts';

/** The packs of every language, each written in it. */
export const PACKS: Readonly<Record<Language, Readonly<Record<Genre, GenrePack>>>> = {
  english: { fantasy: englishFantasy, scifi: englishScifi, children: englishChildren, romance: englishRomance },
  spanish: { fantasy: spanishFantasy, scifi: spanishScifi, children: spanishChildren, romance: spanishRomance },
  french: { fantasy: frenchFantasy, scifi: frenchScifi, children: frenchChildren, romance: frenchRomance },
  chinese: { fantasy: chineseFantasy, scifi: chineseScifi, children: chineseChildren, romance: chineseRomance },
};
