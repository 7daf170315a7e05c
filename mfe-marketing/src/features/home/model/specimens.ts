import type { Genre } from '@storyloom/shared/domain';

/** The first paragraph of a story and its prompt, cut off as if it were still being written. */
export interface Specimen {
  readonly prompt: string;
  readonly title: string;
  readonly opening: string;
  readonly folio: number;
}

/** Written by hand, all of about the same length, so that the page keeps its size when the genre changes. */
export const SPECIMENS: Readonly<Record<Genre, Specimen>> = {
  fantasy: {
    prompt: 'A lighthouse keeper whose sea has gone, and who lights the lamp anyway.',
    title: 'The Dry Light',
    opening:
      'The sea had left Corrow in her grandmother’s time, and nobody had told the lighthouse. So every evening Wren climbed its ninety steps, trimmed the wick and turned the lamp on the plain, where the grass moved the way water remembers moving. On the last night of harvest something out there, slowly, turned toward the',
    folio: 7,
  },
  scifi: {
    prompt: 'The first gardener on Mars receives a packet of seed that nobody ordered.',
    title: 'Item Nine',
    opening:
      'The manifest listed eight packets of seed, and Juno had signed for nine. She held the last one up to the greenhouse lamp. No label, no lot number, only a date pressed into the soft gray paper, and the date was a Thursday two hundred years before the first rocket. Outside, the dust began to tap at the glass, politely,',
    folio: 12,
  },
  children: {
    prompt: 'A paper boat sets out to learn where the rain goes when it is over.',
    title: 'A Boat Called Tuesday',
    opening:
      'Once, in the gutter of Plum Street, there lived a paper boat called Tuesday. She had been folded from a shopping list, so she knew the words for eggs and soap and bread, but not the word for where the rain goes. “Down,” said the drain. “Up,” said the puddle, who could feel the sun. So Tuesday thought it over, and',
    folio: 3,
  },
  romance: {
    prompt: 'Two rival bakers have to share one oven through a very long winter.',
    title: 'The Warm Side',
    opening:
      'By the second week of snow they had divided the oven with a chalk line: his loaves to the left, hers to the right, and not a word across it. Then, on the Friday, Elise opened the iron door and found on her side a single small cake, badly iced, with her name spelled the way only her mother spelled it. She looked round, and he',
    folio: 21,
  },
};
