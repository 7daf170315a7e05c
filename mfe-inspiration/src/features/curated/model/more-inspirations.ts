import type { CuratedInspiration } from './curated-inspiration.ts';

/** Three each of nonfiction, poetry and screenplay, in display order, after the original nine. */
export const MORE_INSPIRATIONS: readonly CuratedInspiration[] = [
  {
    id: 'insp-10',
    title: 'The Third Handwriting',
    description: 'A daughter sorts forty years of letters, and finds someone between the lines.',
    content:
      'Tell it as a memoir. After the funeral, a daughter sorts forty years of her parents’ letters into two piles and needs a third: someone else has been answering for her father all along, kindly and well. The newest letter is dated last week. The return address is three streets away.',
    category: 'nonfiction',
    generator: 'romance',
    tags: ['memoir', 'letters', 'family secrets'],
    created_at: '2026-06-01T09:00:00Z',
    is_favorite: false,
  },
  {
    id: 'insp-11',
    title: 'The Line That Holds the River',
    description: 'A poem that waters a valley has lost one of its lines.',
    content:
      'In the valley of Ossel a river rises only while a poem is spoken over it at dawn. This spring the old reciter has forgotten one line. Her apprentice has a line of his own that fits, in meter and in rhyme. But whatever is said to the river comes true.',
    category: 'poetry',
    generator: 'fantasy',
    tags: ['rivers', 'apprentices', 'words with power'],
    created_at: '2026-06-08T09:00:00Z',
    is_favorite: false,
  },
  {
    id: 'insp-12',
    title: 'Take Two Thousand',
    description: 'One scene, shot night after night, and one person who remembers.',
    content:
      'Interior, a film studio, night, and always the same night. The crew has shot one scene one thousand nine hundred and ninety-nine times, and only Theo, who holds the clapperboard, remembers. On take two thousand the lead looks past the camera, straight at him, and whispers: “What happens after ‘cut’?”',
    category: 'screenplay',
    generator: 'scifi',
    tags: ['time loops', 'film sets', 'dialogue'],
    created_at: '2026-06-15T09:00:00Z',
    is_favorite: false,
  },
  {
    id: 'insp-13',
    title: 'Two Phones at the Pass',
    description: 'Two people snowed in, two calls, and one crossed line.',
    content:
      'Tell it almost entirely in dialogue. At a mountain pass, snowed in, two strangers stand in two phone booths with their backs to each other. She is calling to end an engagement, he is calling to save one. It takes them an hour to notice that the lines are crossed, and that neither has hung up.',
    category: 'screenplay',
    generator: 'romance',
    tags: ['dialogue', 'snow', 'wrong numbers'],
    created_at: '2026-06-22T09:00:00Z',
    is_favorite: false,
  },
  {
    id: 'insp-14',
    title: 'Night Shift at the Seed Vault',
    description: 'A report from the far north, where something has not waited.',
    content:
      'Tell it as a reporter would, with times and temperatures. On the night shift at a seed vault in the far north, technician Runa Halvorsen opens a box that was sealed in 1951. The label names a kind of wheat that never existed. In the dark, at eighteen below zero, it has sprouted.',
    category: 'nonfiction',
    generator: 'scifi',
    tags: ['reportage', 'the Arctic', 'seeds'],
    created_at: '2026-06-29T09:00:00Z',
    is_favorite: false,
  },
  {
    id: 'insp-15',
    title: 'The Rhyme Collector',
    description: 'Something is eating the rhymes that Pia keeps in jars.',
    content:
      'Pia collects rhymes the way other children collect shells, and keeps them in jars on the windowsill. One morning the moon jar is empty. June is gone from the calendar, every spoon is gone from the kitchen, and something small and round and purring is sniffing at the jar with her name on it.',
    category: 'poetry',
    generator: 'children',
    tags: ['rhymes', 'small monsters', 'bedtime'],
    created_at: '2026-07-06T09:00:00Z',
    is_favorite: false,
  },
  {
    id: 'insp-16',
    title: 'Fourteen Lines for a Stranger',
    description: 'A sonnet on the back seat of a bus, one line longer every night.',
    content:
      'A bus driver finds a sonnet on the back seat, one line longer every night. At the bottom of the page she begins to answer, badly at first. Thirteen lines are there when the route is canceled. On the last evening she looks for the fourteenth, and finds only the name of a stop.',
    category: 'poetry',
    generator: 'romance',
    tags: ['sonnets', 'night buses', 'strangers'],
    created_at: '2026-07-13T09:00:00Z',
    is_favorite: false,
  },
  {
    id: 'insp-17',
    title: 'The King’s Understudy',
    description: 'An actor plays the king on dangerous days. Tonight he does not like the script.',
    content:
      'Write it scene by scene, with more talk than description. An actor plays the king on dangerous days and has never forgotten a line. Tonight there is an envoy at the table and a poisoned pear on the plate, and the real king, prompting from under the floorboards, has just told him to take a bite.',
    category: 'screenplay',
    generator: 'fantasy',
    tags: ['courts', 'actors', 'poison'],
    created_at: '2026-07-20T09:00:00Z',
    is_favorite: false,
  },
  {
    id: 'insp-18',
    title: 'A Short History of Our Street',
    description: 'Room 6 writes down everything that ever happened on one short street.',
    content:
      'Tell it as the true history of one short street, written by the children of Room 6: the bakery that used to be a stable, the flood that floated a piano to the church, and Mrs. Adeyemi at number nine, who remembers everything, except why there is a canoe on her roof.',
    category: 'nonfiction',
    generator: 'children',
    tags: ['local history', 'neighbors', 'a school project'],
    created_at: '2026-07-27T09:00:00Z',
    is_favorite: false,
  },
];
