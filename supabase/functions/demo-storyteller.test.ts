import { countWords, GENRES, LANGUAGES, PASSAGE_ACTIONS, PERSPECTIVES, TONES } from '@storyloom/shared/domain';
import { readMessages } from '@storyloom/storyteller/read-messages';
import { tellStory } from '@storyloom/storyteller/tell-story';
import { describe, expect, it } from 'vitest';
import { storyMessages } from './_shared/stories/story-messages.ts';
import { parseStoryRequest } from './_shared/stories/story-request.ts';
import { askForPassage, PASSAGE } from './_shared/testing/passages.ts';
import {
  AS_USER,
  askAsUser,
  errorOf,
  eventsOf,
  serviceUnderTest,
  STORY_BODY,
  storyRequest,
  textOf,
  type ServiceUnderTest,
} from './_shared/testing/service-under-test.ts';

const prompt = 'Mira, a lighthouse keeper, finds a door under the sea';
const requestFor = (fields: object) => parseStoryRequest(JSON.stringify({ prompt, ...fields }));
const told = async (service: ServiceUnderTest, body: object = STORY_BODY) =>
  textOf(await eventsOf(await askAsUser(service, body)));
const demo = () => serviceUnderTest({ demo: true });

async function answerOf<T>(service: ServiceUnderTest, name: 'extract-cast' | 'suggest-next', body: object): Promise<T> {
  return (await service.handlers[name](storyRequest({ body, headers: AS_USER }))).json() as Promise<T>;
}

describe('the demo storyteller instead of a provider', () => {
  it('reads every setting from the messages of the service', () => {
    const axes = { genre: GENRES, language: LANGUAGES, perspective: PERSPECTIVES, tone: TONES };
    const standard = { genre: 'fantasy', language: 'english', perspective: 'third', tone: 'neutral', length: 700 };
    for (const [name, values] of Object.entries(axes)) {
      for (const value of values) {
        const settings = { ...standard, [name]: value };
        const wanted = readMessages(storyMessages(requestFor(settings)));
        expect(wanted).toEqual({ kind: 'story', order: { prompt, ...settings }, begun: undefined });
      }
    }
    const begun = readMessages(storyMessages(requestFor({ ...standard, continueOf: 'Once.' })));
    expect(begun).toMatchObject({ kind: 'story', begun: 'Once.' });
  });

  it('streams a story that is announced as a demo', async () => {
    const events = await eventsOf(await askAsUser(demo()));
    const text = tellStory(requestFor(STORY_BODY));
    expect(events[0]).toEqual({ type: 'start', runId: 'run-1', provider: 'Demo storyteller', demo: true });
    expect(textOf(events)).toBe(text);
    expect(events.at(-1)).toEqual({ type: 'end', reason: 'complete', words: countWords(text, 'english') });
  });

  it('uses the names of the notes', async () => {
    const notes = { characters: [{ name: 'Wilhelmina', role: 'keeper' }], places: [{ name: 'Port Alder' }] };
    expect(await told(demo(), { ...STORY_BODY, notes })).toMatch(/Wilhelmina[^]*Port Alder|Port Alder[^]*Wilhelmina/);
  });

  it.each(LANGUAGES)('finds its people, suggests and writes a next chapter in %s', async (language) => {
    const service = demo();
    const body = { ...STORY_BODY, language, length: 800 };
    const story = await told(service, body);
    const asked = { genre: body.genre, language };
    type Cast = { readonly characters: readonly { readonly name: string }[] };
    const { characters } = await answerOf<Cast>(service, 'extract-cast', { text: story, ...asked });
    expect(characters.length).toBeGreaterThan(0);
    for (const { name } of characters) expect(story).toContain(name);
    type Suggested = { readonly suggestions: readonly string[] };
    const { suggestions } = await answerOf<Suggested>(service, 'suggest-next', { story, ...asked });
    expect(new Set(suggestions).size).toBe(3);
    const next = { ...body, runId: 'run-2', continueOf: story, next: suggestions[0], length: 500 };
    const chapter = await told(service, next);
    expect(chapter).toMatch(/^## \S/);
    expect(chapter).toContain(characters[0]?.name);
  });

  it('changes a passage of its own story by every action but an instruction', async () => {
    const service = demo();
    const paragraphs = (await told(service, { ...STORY_BODY, length: 800 })).split('\n\n');
    const [before, passage, after] = [paragraphs.slice(0, 2), paragraphs.slice(2, 4), paragraphs.slice(4)].map((each) =>
      each.join('\n\n'),
    );
    const texts: string[] = [];
    for (const [at, action] of PASSAGE_ACTIONS.filter((each) => each !== 'custom').entries()) {
      const fields = { runId: `p${at}`, action, passage, before, after, tone: 'mysterious' };
      const events = await eventsOf(await askForPassage(service, fields));
      expect(events[0]).toMatchObject({ type: 'start', provider: 'Demo storyteller', demo: true });
      texts.push(textOf(events));
    }
    expect(new Set([passage, ...texts]).size).toBe(PASSAGE_ACTIONS.length);
  });

  it('says plainly what it cannot do, and that counts against no limit', async () => {
    const strange =
      'The demo storyteller knows only whole sentences of its own stories, and this passage has none. A site with an AI provider can change any passage.';
    const instruction =
      'The demo storyteller can’t follow instructions. It can rewrite, shorten, expand and continue what it wrote, and change its tone.';
    for (const [fields, message] of [
      [{ passage: PASSAGE }, strange],
      [{ action: 'custom', instruction: 'Make it rhyme' }, instruction],
    ] as const) {
      const service = demo();
      const events = await eventsOf(await askForPassage(service, fields));
      expect(events[1]).toMatchObject({ type: 'error', message });
      expect(service.supabase.rpcs.at(-1)?.args).toMatchObject({ p_delivered: false, p_abandoned: false });
    }
    const body = { text: 'Katherine opened the window, and nobody asked why.', genre: 'fantasy' };
    const response = await demo().handlers['extract-cast'](storyRequest({ body, headers: AS_USER }));
    expect((await errorOf(response)).message).toContain('knows only the people of its own stories');
  });
});
