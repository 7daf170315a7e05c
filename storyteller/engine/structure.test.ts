import { STORY_LENGTH } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { GRAMMARS, readPrompt } from '../packs/read-prompt.ts';
import { markerPack } from '../testing/marker-pack.ts';
import type { StoryOrder } from './cast.ts';
import { composeStory } from './compose.ts';

const pack = markerPack();

/** What happens in a story of the marker pack, in its order: `['opening_1', 'want_0', …]`. */
function eventsOf(order: Partial<StoryOrder>, begun?: string, told = pack): string[] {
  const whole: StoryOrder = {
    language: 'english',
    genre: 'fantasy',
    perspective: 'third',
    tone: 'neutral',
    length: 1500,
    attempt: 1,
    prompt: 'A dragon guards a lighthouse',
    ...order,
  };
  const material = { grammar: GRAMMARS.english, pack: told, ...readPrompt(whole.prompt, 'english') };
  return (composeStory(whole, material, begun).match(/\b[a-z]+_\d+/gi) ?? []).map((event) => event.toLowerCase());
}

const role = (event = ''): string => event.replace(/_\d+$/, '');
const attempts = Array.from({ length: 12 }, (_, attempt) => attempt);
const long = [2400, 3000, STORY_LENGTH.max].flatMap((length) =>
  attempts.map((attempt) => eventsOf({ attempt, length })),
);

describe('how a story is put together', () => {
  it('A story of 500 words consists of the spine alone', () => {
    for (const attempt of attempts) {
      expect(eventsOf({ attempt, length: 500 }).map(role)).toEqual([
        'opening',
        'want',
        'companion',
        'obstacle',
        'wrong',
        'cost',
        'turn',
        'resolution',
        'echo',
      ]);
    }
  });

  it('The spine keeps its order in every length, and the story ends with the picture that it began with', () => {
    for (const length of [700, 1500, 3000, 5000]) {
      const events = eventsOf({ length });
      const roles = events.map(role);
      const spine = [
        'opening',
        'want',
        'companion',
        'obstacle',
        'wrong',
        'quarrel',
        'cost',
        'again',
        'turn',
        'resolution',
        'echo',
      ];
      expect(roles.filter((each) => spine.includes(each))).toEqual(spine);
      expect(events.at(-1)).toBe(events[0]?.replace('opening', 'echo'));
    }
  });

  it('Each thing that is found is used once, later, and nothing else is used', () => {
    for (const events of long) {
      const found = events.filter((event) => role(event) === 'find').map((event) => event.slice(5));
      const used = events.filter((event) => role(event) === 'use').map((event) => event.slice(4));
      expect(used).toEqual(found);
      expect(used.length).toBeGreaterThan(0);
      for (const thing of used) expect(events.indexOf(`use_${thing}`)).toBeGreaterThan(events.indexOf(`find_${thing}`));
    }
  });

  it('Trouble is solved in the very next passage', () => {
    for (const events of long) {
      const after = events.flatMap((event, at) => (role(event) === 'trouble' ? [role(events[at + 1])] : []));
      expect(after.length).toBeGreaterThan(0);
      expect(after.filter((each) => each !== 'use' && each !== 'escape')).toEqual([]);
    }
  });

  it('Every stranger whom the hero meets talks, and the first of them return after the resolution', () => {
    for (const events of long) {
      const met = events.filter((event) => role(event) === 'meet').map((event) => event.slice(5));
      const back = events.filter((event) => role(event) === 'back').map((event) => event.slice(5));
      expect(events.filter((event) => role(event) === 'talk').map((event) => event.slice(5))).toEqual(met);
      expect(back.length).toBe(Math.min(met.length, events.length > 60 ? 4 : 2));
      expect(back).toEqual(met.slice(0, back.length));
      for (const who of back)
        expect(events.indexOf(`back_${who}`)).toBeGreaterThan(
          events.findIndex((event) => role(event) === 'resolution'),
        );
    }
  });

  it('The small scenes with the companion come before the quarrel only', () => {
    for (const events of long) {
      const parted = events.findIndex((event) => role(event) === 'quarrel');
      expect(events.slice(0, parted).map(role)).toContain('banter');
      expect(events.slice(parted).map(role)).not.toContain('banter');
    }
  });

  it('Clues come in their order, and no passage comes twice', () => {
    for (const events of long) {
      const clues = events.filter((event) => role(event) === 'clue');
      expect(clues.length).toBeGreaterThanOrEqual(events.length > 80 ? 4 : 0);
      expect(clues).toEqual(clues.toSorted());
      expect(new Set(events).size).toBe(events.length);
    }
  });

  it('No place is visited twice, even when there are too few for the length', () => {
    const events = eventsOf({ length: STORY_LENGTH.max }, undefined, { ...pack, places: pack.places.slice(0, 3) });
    expect(events.filter((event) => role(event) === 'arrive')).toHaveLength(3);
    expect(new Set(events).size).toBe(events.length);
  });

  it('A continuation of another author’s text has neither the opening nor its echo', () => {
    const roles = eventsOf({}, 'Somebody else began this.').map(role);
    expect(roles[0]).toBe('companion');
    expect(roles).toContain('resolution');
    for (const left of ['opening', 'want', 'echo']) expect(roles).not.toContain(left);
  });
});
