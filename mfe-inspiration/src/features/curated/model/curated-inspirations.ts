import type { CuratedInspiration } from './curated-inspiration.ts';
import { MORE_INSPIRATIONS } from './more-inspirations.ts';

/** The nine of the specification (3), in display order: no category fills a row or a column of three. */
export const CURATED_INSPIRATIONS: readonly CuratedInspiration[] = [
  {
    id: 'insp-1',
    title: 'The Tide Library',
    description: 'A library that spends half of every day under the sea.',
    content:
      'Twice a day the sea takes the lower floors of the Hallam Library, and twice a day Inês Orrell goes down to shelve what it gives back. This morning the tide has brought a book that no catalog knows: her own life, complete up to tomorrow evening, its last chapter still wet.',
    category: 'fantasy',
    tags: ['libraries', 'the sea', 'fate'],
    created_at: '2026-01-12T09:00:00Z',
    is_favorite: false,
  },
  {
    id: 'insp-2',
    title: 'Weather by Committee',
    description: 'A storm arrives that nobody voted for.',
    content:
      'For sixty years the weather over Lisbon has been decided by committee. When a storm arrives that nobody voted for, junior clerk Amara Reis is sent to find out whose signature let it in. The form exists, properly stamped. It was filed last Tuesday, in her dead mother’s handwriting.',
    category: 'scifi',
    tags: ['weather', 'bureaucracy', 'mothers'],
    created_at: '2026-01-19T09:00:00Z',
    is_favorite: false,
  },
  {
    id: 'insp-3',
    title: 'Lost Property, Platform Four',
    description: 'One glove, six winters, and an excuse that is wearing thin.',
    content:
      'Every winter for six years the same left glove has been handed in at Nadia’s lost property office, and every winter the same cellist has come to collect it, apologizing. This year he brings the right one as well, and asks her to keep both until he has thought of a better excuse.',
    category: 'romance',
    tags: ['railways', 'winter', 'strangers'],
    created_at: '2026-02-02T09:00:00Z',
    is_favorite: false,
  },
  {
    id: 'insp-4',
    title: 'Half an Allotment',
    description: 'Two gardeners who have only ever met on paper.',
    content:
      'Two strangers share an allotment on opposite shifts: she digs at dawn, he waters after dark. They know each other only by notes in a biscuit tin, complaints about slugs at first, then recipes, then something braver. In August the council writes that the land is to be sold, and one of them must suggest meeting.',
    category: 'romance',
    tags: ['letters', 'gardens', 'slow burn'],
    created_at: '2026-02-09T09:00:00Z',
    is_favorite: false,
  },
  {
    id: 'insp-5',
    title: 'What the Bees Were Told',
    description: 'A village custom, a death, and a child who lies to the hives.',
    content:
      'In the village of Marrow every death must be told to the bees before sundown, or the hives will leave and take the summer with them. Old Tomas has died, and nobody can agree who should go. So his granddaughter, nine years old and furious, walks out to the hives alone, knocks, and lies.',
    category: 'fantasy',
    tags: ['bees', 'grief', 'village customs'],
    created_at: '2026-02-23T09:00:00Z',
    is_favorite: false,
  },
  {
    id: 'insp-6',
    title: 'No Delay on the Line',
    description: 'A voice that answers sooner than light allows.',
    content:
      'Bo Achterberg restores old voice messages on a relay station eleven light-minutes from anyone. One night a caller replies at once, with no delay at all, and knows his name. She says that she is calling from the same station, from a room behind his workshop that is on none of the plans.',
    category: 'scifi',
    tags: ['space stations', 'isolation', 'voices'],
    created_at: '2026-03-09T09:00:00Z',
    is_favorite: false,
  },
  {
    id: 'insp-7',
    title: 'The Patience Lullaby',
    description: 'Directions hidden in a song, a few notes a year.',
    content:
      'The generation ship Patience has played one lullaby through every corridor at lights-out for two hundred years. Ilse Okafor, hired to restore the worn recording, hears a second melody beneath it, a few notes longer every year. Someone aboard is composing directions to a door, and the song is almost finished.',
    category: 'scifi',
    tags: ['generation ships', 'music', 'secrets'],
    created_at: '2026-03-23T09:00:00Z',
    is_favorite: false,
  },
  {
    id: 'insp-8',
    title: 'The Invented Line',
    description: 'A translator, a dead poet, and the one sentence that was hers.',
    content:
      'For ten years Marguerite Solé has put a reclusive poet’s love letters into English. When he dies, his nephew Daniel brings back the proofs and asks her to correct one line. She refuses: it is the only sentence she ever made up. The poet knew, Daniel says. He kept it, and he wrote her an answer.',
    category: 'romance',
    tags: ['translation', 'poets', 'letters'],
    created_at: '2026-04-13T09:00:00Z',
    is_favorite: false,
  },
  {
    id: 'insp-9',
    title: 'The Mapmaker’s Debts',
    description: 'She pays what she owes in valleys that do not exist.',
    content:
      'A mapmaker pays her debts by drawing the country a little larger every year: a new valley for the bank, a bay for the king. Then an old shepherd knocks at her door. He was born in the valley that she invented last spring, he is seventy years old, and his well has run dry.',
    category: 'fantasy',
    tags: ['maps', 'debts', 'consequences'],
    created_at: '2026-05-04T09:00:00Z',
    is_favorite: false,
  },
];

/** All inspirations of the page. */
export const ALL_INSPIRATIONS: readonly CuratedInspiration[] = [...CURATED_INSPIRATIONS, ...MORE_INSPIRATIONS];
