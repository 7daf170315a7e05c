import { countWords, LANGUAGES, PERSPECTIVES, SUGGESTIONS } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { PACKS } from '../packs/packs.ts';
import { suggestNext } from './suggest-next.ts';
import { tellCast } from './tell-cast.ts';
import { tellChapter } from './tell-chapter.ts';
import { tellStory } from './tell-story.ts';

const ORDER = { prompt: 'A lamp', genre: 'fantasy', perspective: 'third', tone: 'neutral', attempt: 2 } as const;
const OF_OTHERS = 'Katherine opened the window. It was Katherine who had closed it, and nobody asked Katherine why.';

describe.each(LANGUAGES)('a story of the demo storyteller in %s', (language) => {
  const order = { ...ORDER, language, length: 1000 };
  const story = tellStory(order);
  const { companions, names } = PACKS[language].fantasy;

  it('Its people and places are those that its text names', () => {
    const cast = tellCast(story, 'fantasy', language);
    expect(cast?.characters).toHaveLength(2);
    const [hero, companion] = cast?.characters.map(({ name }) => name) ?? [];
    expect(names.map(({ name }) => name)).toContain(hero);
    expect(companions.map(({ name }) => name)).toContain(companion);
    for (const { name } of [...(cast?.characters ?? []), ...(cast?.places ?? [])])
      expect(story.toLowerCase()).toContain(name.toLowerCase());
  });

  it('Suggestions differ, have its people, and lead to places where it has not been', () => {
    const suggestions = suggestNext(story, 'fantasy', language);
    expect(new Set(suggestions).size).toBe(SUGGESTIONS);
    const hero = tellCast(story, 'fantasy', language)?.characters[0]?.name ?? '';
    expect(suggestions[0]).toContain(hero);
    const places = PACKS[language].fantasy.places.map(({ noun }) => noun.the.toLowerCase());
    for (const suggestion of suggestions) {
      const named = places.filter((place) => suggestion.toLowerCase().includes(place));
      expect(named).toHaveLength(1);
      expect(story.toLowerCase()).not.toContain(named[0]);
    }
  });

  it.each([500, 1500])(
    'Its next chapter has a heading, its people and about %i words, and leads where it should',
    (length) => {
      const [direction = ''] = suggestNext(story, 'fantasy', language);
      const chapter = tellChapter({ ...order, length }, story, direction);
      const place = PACKS[language].fantasy.places.find(({ noun }) => direction.includes(noun.the));
      const [heading = '', ...paragraphs] = chapter.split('\n\n');
      expect(heading.toLowerCase()).toBe(`## ${place?.chapter}`.toLowerCase());
      expect(paragraphs.every((paragraph) => !paragraph.startsWith('#') && !story.includes(paragraph))).toBe(true);
      const words = countWords(chapter, language);
      expect(words).toBeGreaterThan(length * 0.85);
      expect(words).toBeLessThan(length * 1.15);
      for (const { name } of tellCast(story, 'fantasy', language)?.characters ?? []) expect(chapter).toContain(name);
    },
  );
});

describe('stories and wishes of others', () => {
  it('The people of a story by another author are not known', () => {
    expect(tellCast(OF_OTHERS, 'fantasy', 'english')).toBeUndefined();
  });

  it('A story by another author gets suggestions, and a next chapter about the person whom it names most', () => {
    const suggestions = suggestNext(OF_OTHERS, 'fantasy', 'english');
    expect(suggestions).toHaveLength(SUGGESTIONS);
    expect(suggestions[0]).toContain('Katherine');
    const order = { ...ORDER, language: 'english', length: 500 } as const;
    expect(tellChapter(order, OF_OTHERS, 'She leaves.')).toMatch(/^## .+\n\n[^]*Katherine/);
  });

  it('The people of a story are found in whichever person it is told', () => {
    for (const perspective of PERSPECTIVES) {
      const story = tellStory({ ...ORDER, language: 'spanish', perspective, length: 800 });
      expect(tellCast(story, 'fantasy', 'spanish')?.characters.length).toBeGreaterThan(0);
    }
  });

  it('A story is about the person and begins at the place whose names the user gives', () => {
    const order = { ...ORDER, language: 'english', length: 800 } as const;
    const story = tellStory({ ...order, hero: 'Wilhelmina', home: 'Port Alder' });
    expect(story).toContain('Wilhelmina');
    expect(tellCast(story, 'fantasy', 'english')?.characters[0]?.name).toBe('Wilhelmina');
    expect(story).toContain('Port Alder');
  });

  it('Names to avoid are not dealt, unless there are no others', () => {
    const order = { ...ORDER, language: 'english', length: 500 } as const;
    const peopleOf = (text: string) => tellCast(text, 'fantasy', 'english')?.characters.map(({ name }) => name) ?? [];
    const avoid = peopleOf(tellStory(order));
    expect(peopleOf(tellStory({ ...order, avoid })).filter((name) => avoid.includes(name))).toEqual([]);
    const { names, companions } = PACKS.english.fantasy;
    const all = [...names, ...companions].map(({ name }) => name);
    expect(tellStory({ ...order, avoid: all })).toBe(tellStory(order));
  });
});
