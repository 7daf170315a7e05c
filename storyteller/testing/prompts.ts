import type { Language } from '@storyloom/shared/domain';

/** Prompts as people write them, with words that a story must use. */
export const PROMPTS: Readonly<
  Record<Language, readonly { readonly prompt: string; readonly nouns: readonly string[] }[]>
> = {
  english: [
    { prompt: 'Mira, a lighthouse keeper, finds a door under the sea', nouns: ['lighthouse', 'door', 'sea'] },
    { prompt: 'A dragon guards the library of a drowned city', nouns: ['dragon', 'library', 'city'] },
    { prompt: 'My brother lost his paper boat in the storm', nouns: ['brother', 'boat', 'storm'] },
    { prompt: 'write about wings and rivers', nouns: ['wings', 'rivers'] },
    {
      prompt: 'An old robot named Bolt carries a letter to the last garden on Mars',
      nouns: ['robot', 'letter', 'garden'],
    },
  ],
  spanish: [
    { prompt: 'Lucía encuentra una llave mojada bajo la almohada', nouns: ['llave', 'almohada'] },
    { prompt: 'Un dragón viejo guarda la biblioteca de una ciudad hundida', nouns: ['dragón', 'biblioteca', 'ciudad'] },
    { prompt: 'El farero de Cádiz escribe una carta a su hermano', nouns: ['farero', 'carta', 'hermano'] },
    { prompt: 'Una niña quiere volar con las alas de una gaviota', nouns: ['niña', 'alas', 'gaviota'] },
  ],
  french: [
    { prompt: 'La jeune Maïa perd son ombre et suit un marchand de bougies', nouns: ['ombre', 'marchand', 'bougies'] },
    { prompt: 'Un dragon garde l’horloge du phare', nouns: ['dragon', 'horloge', 'phare'] },
    { prompt: "Le facteur livre une lettre à l'étoile la plus vieille", nouns: ['facteur', 'lettre', 'étoile'] },
    { prompt: 'Une fille nommée Zoé cherche la rivière et le hibou', nouns: ['fille', 'rivière', 'hibou'] },
  ],
  chinese: [
    { prompt: '一位修伞的老人收到一把旧雨伞和一封信件', nouns: ['老人', '雨伞', '信件'] },
    { prompt: '林晓在灯塔里发现一只会唱歌的鲸鱼', nouns: ['灯塔', '鲸鱼'] },
    { prompt: '一条龙守护着一座沉没的图书馆', nouns: ['龙', '图书馆'] },
    { prompt: '小刺猬想送给月亮一件礼物', nouns: ['刺猬', '月亮', '礼物'] },
  ],
};
