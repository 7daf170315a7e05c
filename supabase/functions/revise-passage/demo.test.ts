import { LANGUAGES, PASSAGE_ACTIONS } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { askForPassage, PASSAGE } from '../_shared/testing/passages.ts';
import { askAsUser, eventsOf, serviceUnderTest, STORY_BODY, textOf } from '../_shared/testing/service-under-test.ts';

describe('a passage on a site without a provider', () => {
  it.each(LANGUAGES)('The demo storyteller changes a passage of its own story in %s', async (language) => {
    const service = serviceUnderTest({ demo: true });
    const story = textOf(await eventsOf(await askAsUser(service, { ...STORY_BODY, language, length: 800 })));
    const paragraphs = story.split('\n\n');
    const passage = paragraphs.slice(2, 4).join('\n\n');
    const [before, after] = [paragraphs.slice(0, 2).join('\n\n'), paragraphs.slice(4).join('\n\n')];
    const texts: string[] = [];
    for (const [at, action] of PASSAGE_ACTIONS.filter((each) => each !== 'custom').entries()) {
      const fields = { runId: `p${at}`, action, passage, before, after, language, tone: 'mysterious' };
      const events = await eventsOf(await askForPassage(service, fields));
      expect(events[0]).toMatchObject({ type: 'start', provider: 'Demo storyteller', demo: true });
      expect(events.at(-1)).toMatchObject({ type: 'end', reason: 'complete' });
      texts.push(textOf(events));
    }
    expect(new Set([passage, ...texts]).size).toBe(PASSAGE_ACTIONS.length);
  });

  it.each([
    [
      'another author’s passage',
      { passage: PASSAGE },
      'The demo storyteller knows only whole sentences of its own stories, and this passage has none. A site with an AI provider can change any passage.',
    ],
    [
      'an instruction',
      { action: 'custom', instruction: 'Make it rhyme' },
      'The demo storyteller can’t follow instructions. It can rewrite, shorten, expand and continue what it wrote, and change its tone.',
    ],
  ])(
    'The demo storyteller says plainly that it cannot do with %s, and it does not count',
    async (_, fields, message) => {
      const service = serviceUnderTest({ demo: true });
      const events = await eventsOf(await askForPassage(service, fields));
      expect(events.map(({ type }) => type)).toEqual(['start', 'error']);
      expect(events[1]).toHaveProperty('message', message);
      expect([...service.supabase.runs.values()]).toEqual(['undelivered']);
    },
  );

  it('marks its refusals as free, so they count against no limit', async () => {
    const service = serviceUnderTest({ demo: true });
    await eventsOf(await askForPassage(service, { passage: PASSAGE }));
    expect(service.supabase.rpcs.at(-1)?.args).toMatchObject({ p_delivered: false, p_abandoned: false });
  });
});
