import type { Language } from '@storyloom/shared/domain';
import type { StoryOrder } from '../engine/cast.ts';
import { createChance, createDeal } from '../engine/chance.ts';
import { isOfPack, PACKS } from '../packs/packs.ts';
import { retell, type CannotRetell } from '../retell/retell.ts';
import { retellTale } from '../tales/retell/retell-tale.ts';
import { CHILDREN_PROMPTS } from '../tales/prompts/prompts.ts';
import { tellRequest } from '../tales/tell-request.ts';
import { readMessages, type ChatMessage, type Wanted } from './read-messages.ts';
import { suggestNext } from './suggest-next.ts';
import { tellCast } from './tell-cast.ts';
import { tellChapter } from './tell-chapter.ts';
import { tellOutline } from './tell-outline.ts';
import { tellStory } from './tell-story.ts';

/** How many seeds there are for requests without one. */
const SEEDS = 1_000_000;

/** Why there is no other text for a passage, or no cast. */
type Cannot = CannotRetell | 'another story';

/** The same in words for a reader. */
const CANNOT: Readonly<Record<Cannot, string>> = {
  'another author':
    'The demo storyteller knows only whole sentences of its own stories, and this passage has none. A site with an AI provider can change any passage.',
  'another story':
    'The demo storyteller knows only the people of its own stories, and this story has no sentence of one. Write its people down yourself; a site with an AI provider can find them in any story.',
  'no other words': 'The demo storyteller has no other words for this passage. Select more of the story and try again.',
  'one tone':
    'The demo storyteller tells this story in one tone only. A site with an AI provider can change the tone of any passage.',
  instruction:
    'The demo storyteller can’t follow instructions. It can rewrite, shorten, expand and continue what it wrote, and change its tone.',
};

interface Answer {
  readonly text: string;
  /** Parts of the prompt that the story doesn’t use. */
  readonly unused?: readonly string[];
}

/** What the storyteller answers to the body of a request, before it is framed and paced. */
export type DemoAnswer =
  | (Answer & { readonly language: Language; readonly stream: boolean })
  | { readonly refusal: string; readonly code?: string }
  /** Too many requests of the caller wait already. */
  | { readonly busySeconds: number };

interface CompletionBody {
  readonly messages: readonly ChatMessage[];
  readonly stream?: boolean;
  readonly seed?: number;
}

/** The body of a request, or `undefined` if it has no messages. */
function bodyOf(text: string): CompletionBody | undefined {
  try {
    const body = JSON.parse(text) as Partial<CompletionBody> | null;
    return Array.isArray(body?.messages) ? { ...body, messages: body.messages } : undefined;
  } catch {
    return undefined;
  }
}

/** A new story, with the parts of its prompt that were not used, if they are known. */
const tellNew = (order: StoryOrder): Answer => (isOfPack(order) ? { text: tellStory(order) } : tellRequest(order));

/**
 * The storyteller: writes stories, outlines of them and prompts, and changes passages of its stories, as the messages say; `seed`
 * chooses among the stories of a prompt.
 */
export function createStoryteller(): (body: string) => DemoAnswer {
  const deal = createDeal(createChance(String(Math.random())));
  const textFor = (wanted: Wanted, attempt: number): Answer | { readonly cannot: Cannot } => {
    if (wanted.kind === 'passage') {
      const order = { ...wanted.order, attempt };
      return isOfPack(order) ? retell(order) : retellTale(order);
    }
    if (wanted.kind === 'cast') {
      const { text, genre, language } = wanted.order;
      const cast = tellCast(text, genre, language);
      return cast ? { text: JSON.stringify(cast) } : { cannot: 'another story' };
    }
    if (wanted.kind === 'suggestions') {
      const { text, genre, language } = wanted.order;
      return { text: JSON.stringify({ suggestions: suggestNext(text, genre, language) }) };
    }
    if (wanted.kind === 'chapter') {
      return { text: tellChapter({ ...wanted.order, attempt }, wanted.begun, wanted.next) };
    }
    if (wanted.kind === 'outline') return { text: JSON.stringify(tellOutline({ ...wanted.order, attempt })) };
    if (wanted.kind === 'story' && wanted.begun === undefined) return tellNew({ ...wanted.order, attempt });
    if (wanted.kind === 'story')
      return { text: tellStory({ ...wanted.order, attempt }, wanted.begun, wanted.isTooShort) };
    const prompts = isOfPack(wanted) ? PACKS[wanted.language][wanted.genre].prompts : CHILDREN_PROMPTS[wanted.language];
    return { text: deal(prompts, (prompt) => prompt) ?? '' };
  };
  return (text) => {
    const body = bodyOf(text);
    if (!body) return { refusal: 'The body needs messages.' };
    const wanted = readMessages(body.messages);
    const language = wanted.kind === 'prompt' ? wanted.language : wanted.order.language;
    const answered = textFor(wanted, body.seed ?? Math.floor(Math.random() * SEEDS));
    if ('cannot' in answered) return { refusal: CANNOT[answered.cannot], code: answered.cannot };
    return { ...answered, language, stream: body.stream === true };
  };
}
