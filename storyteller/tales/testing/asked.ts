import type { Language } from '@storyloom/shared/domain';
import type { StoryOrder } from '../../engine/cast.ts';

/** One prompt a language for each kind of friend, with the names that its stories must have. */
export const ASKED: Readonly<Record<Language, readonly (readonly [prompt: string, hero: string, friend: string])[]>> = {
  english: [
    ['A bedtime story for Agnes, who is five and afraid of the dark, and her stuffed owl Hoot', 'Agnes', 'Hoot'],
    ['My son Ravi is scared of the dark. He sleeps with his dog Mango.', 'Ravi', 'Mango'],
    ['Edith and her brother Stan are afraid of the dark', 'Edith', 'Stan'],
  ],
  spanish: [
    [
      'Un cuento para Elsa, de cinco años, que tiene miedo a la oscuridad, y su búho de peluche Ulises',
      'Elsa',
      'Ulises',
    ],
    ['Mi hijo Raúl tiene miedo a la oscuridad. Duerme con su perro Turrón.', 'Raúl', 'Turrón'],
    ['Alba y su hermano Iván tienen miedo a la oscuridad', 'Alba', 'Iván'],
  ],
  french: [
    ['Une histoire pour Adèle, cinq ans, qui a peur du noir, et son doudou lapin Frisson', 'Adèle', 'Frisson'],
    ['Mon fils Émile a peur du noir. Il dort avec son chien Ulysse.', 'Émile', 'Ulysse'],
    ['Anna et son frère Hugo ont peur du noir', 'Anna', 'Hugo'],
  ],
  chinese: [
    ['给五岁的小满讲一个睡前故事，她怕黑，她有一只布熊叫墨墨', '小满', '墨墨'],
    ['我儿子明明怕黑，他和小狗旺旺一起睡', '明明', '旺旺'],
  ],
};

/** The order of a tale. */
export const orderOf = (prompt: string, language: Language, length: number, attempt = 1): StoryOrder => ({
  prompt,
  language,
  genre: 'children',
  perspective: 'third',
  tone: 'light',
  length,
  attempt,
});
