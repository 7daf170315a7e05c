import type { Genre, Language } from '@storyloom/shared/domain';
import { fantasy as chineseFantasy } from './chinese/fantasy/index.ts';
import { romance as chineseRomance } from './chinese/romance/index.ts';
import { scifi as chineseScifi } from './chinese/scifi/index.ts';
import { fantasy as englishFantasy } from './english/fantasy/index.ts';
import { romance as englishRomance } from './english/romance/index.ts';
import { scifi as englishScifi } from './english/scifi/index.ts';
import { fantasy as frenchFantasy } from './french/fantasy/index.ts';
import { romance as frenchRomance } from './french/romance/index.ts';
import { scifi as frenchScifi } from './french/scifi/index.ts';
import type { GenrePack } from './pack.ts';
import { fantasy as spanishFantasy } from './spanish/fantasy/index.ts';
import { romance as spanishRomance } from './spanish/romance/index.ts';
import { scifi as spanishScifi } from './spanish/scifi/index.ts';

/** The genres that are told from packs; children’s stories are tales. */
export type PackGenre = Exclude<Genre, 'children'>;

/** What is asked of a pack: a story, a passage of one. */
export type OfPack<T extends { readonly genre: Genre }> = T & { readonly genre: PackGenre };
export const isOfPack = <T extends { readonly genre: Genre }>(asked: T): asked is OfPack<T> =>
  asked.genre !== 'children';

/** The packs of every language, each written in it. */
export const PACKS: Readonly<Record<Language, Readonly<Record<PackGenre, GenrePack>>>> = {
  english: { fantasy: englishFantasy, scifi: englishScifi, romance: englishRomance },
  spanish: { fantasy: spanishFantasy, scifi: spanishScifi, romance: spanishRomance },
  french: { fantasy: frenchFantasy, scifi: frenchScifi, romance: frenchRomance },
  chinese: { fantasy: chineseFantasy, scifi: chineseScifi, romance: chineseRomance },
};
