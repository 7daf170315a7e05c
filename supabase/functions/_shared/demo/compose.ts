import { countWords, STORY_LENGTH } from '@storyloom/shared/domain';
import type { StoryRequest } from '../stories/story-request.ts';
import { BEATS, TITLES } from './beats.ts';
import { createCast } from './cast.ts';
import { createChance } from './random.ts';
import { createScenes } from './scenes.ts';

const CHAPTERED_FROM = 1500;
const SCENES_PER_CHAPTER = 6;
const CHAPTER_MIN = 200;
/** Words by which a story may miss the asked length; well within the tenth that readers are promised. */
const TOLERANCE = 15;

const count = (text: string): number => countWords(text, 'english');

function fill(template: string, slots: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? name);
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]"?)\s+/);

/**
 * A story of about the asked length, in English whatever the language asked for: opening, scenes on the way, a turn and
 * an ending that comes back to the opening. The same request gives the same story; another attempt gives another one.
 */
export function composeStory(story: StoryRequest): string {
  const { prompt, genre, attempt, perspective, continueOf } = story;
  const seed = `${genre}|${attempt}|${perspective}|${prompt}`;
  const cast = createCast(story, createChance(seed));
  const chance = createChance(`${seed}|${continueOf?.length ?? 0}`);
  const used = new Set(continueOf === undefined ? [] : sentencesOf(continueOf));
  const say = (template: string, slots: Readonly<Record<string, string>> = {}): string | undefined => {
    const filled = fill(template, { ...cast.slots, ...slots });
    const sentence = filled.charAt(0).toUpperCase() + filled.slice(1);
    if (used.has(sentence)) return undefined;
    used.add(sentence);
    return sentence;
  };
  const paragraph = (templates: readonly string[]): string =>
    templates.flatMap((template) => say(template) ?? []).join(' ');

  const opening =
    continueOf === undefined
      ? [
          `# ${fill(chance.pick(TITLES), cast.slots)}`,
          paragraph([...chance.pick(BEATS.opening), ...chance.pick(BEATS.want)]),
        ]
      : [];
  const closing = [paragraph(chance.pick(BEATS.turn)), paragraph(chance.pick(BEATS.ending))];
  const written = continueOf === undefined ? 0 : count(continueOf);
  const asked = continueOf === undefined ? story.length : Math.max(story.length - written, STORY_LENGTH.min);

  let left = asked - count([...opening, ...closing].join('\n'));
  const scenes = createScenes(genre, chance, say);
  const middle: string[] = [];
  const add = (text: string): void => {
    middle.push(text);
    left -= count(text);
  };
  for (let number = 0; left > TOLERANCE; number += 1) {
    const scene = scenes.next(left);
    if (asked >= CHAPTERED_FROM && number > 0 && number % SCENES_PER_CHAPTER === 0 && left > CHAPTER_MIN) {
      add(`## ${scene.heading}`);
    }
    for (const text of scene.paragraphs) add(text);
    if (scene.paragraphs.join('') === '') break;
  }
  return [...opening, ...middle, ...closing].filter(Boolean).join('\n\n');
}
