import { expect, it } from 'vitest';
import { faultsOf } from './check-plan.ts';
import type { EventType } from './events.ts';

const SOUND: readonly EventType[] = [
  { id: 'opening', rank: 'opening', by: 'hero', leaves: ['in bed'] },
  { id: 'hide', rank: 'attempt', by: 'hero', needs: ['in bed'], leaves: ['noise heard', 'loss: toy'] },
  {
    id: 'go',

    rank: 'turn',
    by: 'hero',
    needs: ['noise heard', 'loss: toy'],
    ends: ['loss: toy'],
    leaves: ['known'],
  },
  {
    id: 'sleep',

    rank: 'ending',
    by: 'hero',
    needs: ['known'],
    leaves: ['resolved'],
    changesFriend: true,
    calm: true,
  },
];

const changed = (id: string, change: Partial<EventType>): EventType[] =>
  SOUND.map((event) => (event.id === id ? { ...event, ...change } : event));

it('accepts a plan whose steps are all caused and needed', () => {
  expect(faultsOf(SOUND, { bedtime: true })).toEqual([]);
});

it.each([
  ['an event before what it needs', SOUND.toReversed(), 'an event needs what is not true yet'],
  ['no ending', SOUND.slice(0, 3), 'nothing resolves it'],
  ['a toy that stays away', changed('go', { ends: [] }), 'loss: toy is never mended'],
  [
    'a clue that nobody picks up',
    changed('hide', { leaves: ['noise heard', 'loss: toy', 'a smell'] }),
    'hide sets up “a smell”, and nothing pays it',
  ],
  [
    'a step without use',
    [...SOUND.slice(0, 1), { ...SOUND[1]!, id: 'wash', leaves: [] }, ...SOUND.slice(1)],
    'wash can be removed',
  ],
  ['a grown-up who solves it', changed('go', { by: 'elder' }), 'the hero does not make the turn'],
  ['a turn from nowhere', changed('go', { needs: ['in bed'] }), 'the turn picks up nothing that an attempt left'],
  [
    'a second person who stays the same',
    changed('sleep', { changesFriend: undefined }),
    'the second person changes nothing',
  ],
  ['a loud end at bedtime', changed('sleep', { calm: undefined }), 'it does not end quietly'],
  [
    'parts out of order',
    [...SOUND.slice(0, 2), { ...SOUND[2]!, rank: 'opening' }, SOUND[3]!] as EventType[],
    'its parts are out of order',
  ],
])('a plan with %s is refused', (_title, events, fault) => {
  expect(faultsOf(events, { bedtime: true })).toContain(fault);
});
