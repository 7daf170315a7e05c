import { deviceStorage } from '../device-storage/browser-storage.ts';
import { workKeys } from '../device-storage/work-keys.ts';
import { type Genre, GENRES, storyTitle } from '../domain/index.ts';

export interface UnsavedStory {
  /** Absent for one of a genre that this page doesn't know. */
  readonly genre: Genre | undefined;
  /** Absent when it has none yet, or can't be read. */
  readonly title: string | undefined;
}

export interface UnsavedPrompt {
  readonly genre: Genre | undefined;
  readonly words: string;
}

/** The work of a user on this device that the server does not have. */
export interface UnsavedWork {
  readonly stories: readonly UnsavedStory[];
  /** What was typed into a generator or planned there, and no story was written from. */
  readonly prompts: readonly UnsavedPrompt[];
  /** Ids of saved stories with a text, notes, or a next chapter that are not saved. */
  readonly changed: readonly string[];
  /** How many inspirations were typed and not shared. */
  readonly inspirations: number;
}

type Fields = Readonly<Record<string, unknown>>;
type Texts = ReadonlyMap<string, string>;

const asText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The fields of a stored object; none if it can't be read. */
function fieldsOf(text: string | undefined): Fields {
  try {
    return Object(JSON.parse(text ?? '')) as Fields;
  } catch {
    return {};
  }
}

const genreIn = (key: string): Genre | undefined =>
  GENRES.find((genre) => key === genre || key.startsWith(`${genre}-`));

/** The open drafts and the ones that were put away, by the keys that they have when open. */
function draftsOf(userId: string, texts: Texts): readonly (readonly [key: string, text: string])[] {
  const owner = texts.get(workKeys.owner) ?? '';
  const putAway = workKeys.putAway(userId);
  return [...texts].flatMap(([key, text]) => {
    if (key.startsWith(putAway)) return [[key.slice(putAway.length), text] as const];
    return owner === '' || owner === userId ? [[key, text] as const] : [];
  });
}

/** Values under keys with a prefix, and damaged ones that had such a key. */
function under(prefix: string, drafts: ReturnType<typeof draftsOf>) {
  return drafts.flatMap(([key, text]) => {
    const isDamaged = key.startsWith(workKeys.damaged);
    const own = isDamaged ? key.slice(workKeys.damaged.length) : key;
    if (!own.startsWith(prefix)) return [];
    return [{ genre: genreIn(own.slice(prefix.length)), fields: isDamaged ? {} : fieldsOf(text), isDamaged }];
  });
}

const titleOf = ({ text, renamed }: Fields) => asText(renamed) || storyTitle(asText(text));

/** Whether a story was written from what is in a form. */
function isUsed(form: Fields, versions: readonly Fields[]): boolean {
  const isSame = (field: string, version: Fields) => asText(version[field]) === asText(form[field]);
  return versions.some((version) => isSame('prompt', version) && isSame('who', version));
}

function isTyped(form: Fields, versions: readonly Fields[]): boolean {
  const outline = Object(form['outline']) as Fields;
  if (outline['open'] === true) return true;
  const isBlank = asText(form['prompt']) === '' && asText(form['who']) === '' && form['outline'] === undefined;
  return !isBlank && !isUsed(form, versions);
}

const isInspiration = (text: string): boolean => {
  const { title, prompt } = fieldsOf(text);
  return asText(title) !== '' || asText(prompt) !== '';
};

/**
 * Finds the unsaved work of a user, without the code of the module that stored it.
 *
 * @param refused texts that storage refused, by their keys
 */
export function findUnsavedWork(userId: string, refused: Texts): UnsavedWork {
  const texts = new Map(deviceStorage.keys().map((key) => [key, deviceStorage.read(key) ?? '']));
  for (const [key, text] of refused) texts.set(key, text);
  const drafts = draftsOf(userId, texts);
  const versions = under(workKeys.story, drafts);
  const forms = under(workKeys.draft, drafts);
  const ids = new Set(versions.map(({ fields }) => fields['id']));
  // New stories that have no text yet.
  const waiting = forms.flatMap(({ genre, fields: form }) => {
    const fields = Object(form['waiting']) as Fields;
    const run = Object(fields['run']) as Fields;
    const isGoingOn = typeof run['runId'] === 'string' && run['isLost'] !== true && !ids.has(fields['id']);
    return isGoingOn ? [{ genre, fields }] : [];
  });
  const all = [...versions, ...waiting];
  const written = all.map(({ fields }) => fields);
  const changed = [...texts].flatMap(([key, text]) => {
    const { desk, notes, chapter, next } = workKeys;
    const prefix = [desk, notes, chapter, next]
      .map((prefixOf) => prefixOf(userId))
      .find((start) => key.startsWith(start));
    if (prefix === undefined) return [];
    // Suggestions for the next chapter are not the user's.
    if (prefix === next(userId) && asText(fieldsOf(text)['own']) === '') return [];
    return [key.slice(prefix.length).split(':')[0] ?? ''];
  });
  return {
    stories: all
      .filter(({ fields }) => fields['saved'] !== true)
      .map(({ genre, fields }) => ({ genre, title: titleOf(fields) })),
    prompts: forms
      .filter(({ fields, isDamaged }) => isDamaged || isTyped(fields, written))
      .map(({ genre, fields }) => ({ genre, words: asText(fields['prompt']) || asText(fields['who']) })),
    changed: [...new Set(changed)],
    inspirations: [...texts].filter(
      ([key, text]) => key.startsWith(workKeys.inspiration(userId)) && isInspiration(text),
    ).length,
  };
}

export const isNothing = ({ stories, prompts, changed, inspirations }: UnsavedWork): boolean =>
  stories.length + prompts.length + changed.length + inspirations === 0;
