import { describe, expect, it } from 'vitest';
import { notAStory } from '../story-text/not-a-story.ts';
import { someProse } from '../testing/lengths.ts';
import { takeOtherAnswer } from './take-other-answer.ts';

/** What comes of a text in pieces of so many characters. */
function taken(text: string, size: number): string {
  const stage = takeOtherAnswer('english', notAStory);
  let out = '';
  for (let at = 0; at < text.length; at += size) out += stage.push(text.slice(at, at + size));
  return out + stage.end();
}

const OTHERS = [
  'Sure! What should the hero be called?',
  'What kind of story would you like? I can write about pirates or dragons.',
  'I’d be happy to help. Please tell me more about the main character.',
  '¡Claro! ¿Cómo se llama la protagonista?',
  'Bien sûr ! Quel genre d’histoire souhaitez-vous ?',
  '当然！您想要什么样的故事？',
  'Natürlich! Wie soll die Hauptfigur heißen?',
  'Error: upstream request timeout',
  '502 Bad Gateway',
  'An unexpected error occurred. Please try again later.',
  'upstream connect error or disconnect/reset before headers',
  '<html><body><h1>502 Bad Gateway</h1></body></html>',
  `<!DOCTYPE html><html><head><title>Service Unavailable</title></head><body>${someProse(90)}</body></html>`,
  '{"error":{"message":"model overloaded"}}',
  `{"error":{"message":"${someProse(90)}"}}`,
  '{"name":"write_story","arguments":{"prompt":"a door"}}',
  '<tool_call>\n{"name":"write_story"}\n</tool_call>',
  'null',
  '[Story goes here]',
  '😀😀😀',
];

const STORIES = [
  'What should the hero be called, asked the king.',
  'Sure, the sea was calm. Who would not have sailed?',
  'Error: the word blinked on the screen, said Ada.',
  'Service was slow at the inn. The soup came cold.',
  '404 days had passed since the rain.',
  'None of them slept.',
  'Nulla was a small dog.',
  '[Log entry 5] The engine is silent.',
  '{The door}, she read.',
  '<b>Once</b> upon a time.',
  '😀 was all he wrote.',
  'Can you hear the story the river tells? Then sit down.',
  '{"title":"The Door","story":"It rang."}',
  `Sure! What should the hero be called? ${someProse(60)}`,
  `<!DOCTYPE html><html><head><title>The Door</title></head><body>${someProse(90)}</body></html>`,
];

describe('an answer that is no story', () => {
  it('is a failure, whatever it is and however it is cut', () => {
    for (const said of OTHERS) {
      for (const size of [1, 7, 10_000]) expect(() => taken(said, size), said).toThrow('not a story');
    }
  });

  it('is not found where a story begins alike', () => {
    for (const said of STORIES) for (const size of [1, 7, 10_000]) expect(taken(said, size)).toBe(said);
  });

  it('does not hold back a story that begins otherwise', () => {
    const stage = takeOtherAnswer('english', notAStory);
    expect([...'The b'].map((letter) => stage.push(letter))).toEqual(['', 'Th', 'e', ' ', 'b']);
  });
});
