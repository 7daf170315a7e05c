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
    const answerOf = async <T>(name: 'extract-cast' | 'suggest-next', body: object): Promise<T> =>
      (
        await service.handlers[name](storyRequest({ body: { ...body, language }, headers: AS_USER }))
      ).json() as Promise<T>;
    const story = await told(service, { ...STORY_BODY, language, length: 800 });
    const cast = await answerOf<{ characters: { name: string }[] }>('extract-cast', { text: story });
    const names = cast.characters.map(({ name }) => name);
    expect([names.length > 0, names.every((name) => story.includes(name))]).toEqual([true, true]);
    const { suggestions } = await answerOf<{ suggestions: string[] }>('suggest-next', { story });
    expect(new Set(suggestions).size).toBe(3);
    const next = { ...STORY_BODY, language, runId: 'run-2', continueOf: story, next: suggestions[0] };
    const chapter = await told(service, next);
    expect(chapter).toMatch(/^## \S/);
    expect(chapter).toContain(names[0]);
  });

  it('changes a passage of its own story by every action but an instruction', async () => {
    const service = demo();
    const passage = (await told(service, { ...STORY_BODY, length: 800 })).split('\n\n').slice(2, 4).join('\n\n');
    const texts = new Set([passage]);
    for (const action of PASSAGE_ACTIONS.filter((each) => each !== 'custom')) {
      const events = await eventsOf(await askForPassage(service, { runId: action, action, passage, tone: 'light' }));
      expect(events[0]).toMatchObject({ type: 'start', provider: 'Demo storyteller', demo: true });
      texts.add(textOf(events));
    }
    expect(texts.size).toBe(PASSAGE_ACTIONS.length);
  });

  it('says plainly what it cannot do, and that counts against no limit', async () => {
    for (const [fields, message] of [
      [{ passage: PASSAGE }, /knows only whole sentences of its own stories, and this passage has none\./],
      [{ action: 'custom', instruction: 'Make it rhyme' }, /can’t follow instructions\. It can rewrite, shorten, /],
    ] as const) {
      const service = demo();
      const events = await eventsOf(await askForPassage(service, fields));
      expect(events[1]).toMatchObject({ type: 'error', message: expect.stringMatching(message) });
      expect(service.supabase.rpcs.at(-1)?.args).toMatchObject({ p_delivered: false, p_abandoned: false });
    }
    const body = { text: 'Katherine opened the window, and nobody asked why.', genre: 'fantasy' };
    const response = await demo().handlers['extract-cast'](storyRequest({ body, headers: AS_USER }));
    expect((await errorOf(response)).message).toContain('knows only the people of its own stories');
  });
});
