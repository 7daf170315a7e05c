import type { FunctionRow } from '@storyloom/shared/api';
import { coverSeed, isGenre, type Genre, openingLines } from '@storyloom/shared/domain';
import type { CallSupabase } from '../supabase-client.ts';

/** What a link preview shows of a published story. */
export interface PublishedStory {
  readonly title: string;
  /** Determines its picture. */
  readonly seed: string;
  readonly author: string;
  /** The beginning of the story as plain text. */
  readonly opening: string;
  readonly genre: Genre | undefined;
  /** It is in no list and not for search engines. */
  readonly unlisted: boolean;
  /** Written by the demo storyteller. */
  readonly demo: boolean;
}

/** The id of every share link: 22 characters of base64url. */
const SHARE_ID = /^[\w-]{22}$/;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Characters of the opening: more than any preview shows. */
const OPENING_MAX = 200;

/** The text's beginning, without half a surrogate pair at its end. */
const begin = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/** The text up to the last whole word below the limit. */
function shorten(text: string): string {
  if (text.length <= OPENING_MAX) return text;
  const lastSpace = text.slice(0, OPENING_MAX).lastIndexOf(' ');
  return `${begin(text, Math.max(lastSpace, OPENING_MAX / 2))}…`;
}

/**
 * The published story of a share link, as a visitor sees it; `undefined` if the link leads nowhere.
 *
 * @throws Error when the database does not answer, or refuses.
 */
export async function readPublished(call: CallSupabase, key: string, id: string): Promise<PublishedStory | undefined> {
  if (!SHARE_ID.test(id)) return undefined;
  const { status, text } = await call({ path: '/rest/v1/rpc/read_shared_link', key, body: { p_share_id: id } });
  if (status !== 200) throw new Error(`The database answered ${status}.`);
  const [row] = JSON.parse(text) as readonly FunctionRow<'read_shared_link'>[];
  if (!row) return undefined;
  return {
    title: row.title,
    seed: coverSeed(row.content, row.title),
    author: row.author,
    // A page or two is plenty to find the opening in.
    opening: shorten(openingLines(begin(row.content, 4000), row.title)),
    genre: isGenre(row.generator_id) ? row.generator_id : undefined,
    unlisted: !row.is_public,
    demo: row.demo,
  };
}

/**
 * Whether every visitor may read the published story with this id.
 *
 * @throws Error when the database does not answer, or refuses.
 */
export async function isPublicStory(call: CallSupabase, key: string, storyId: string): Promise<boolean> {
  if (!UUID.test(storyId)) return false;
  const { status, text } = await call({ path: `/rest/v1/user_shared_stories?id=eq.${storyId}&select=id`, key });
  if (status !== 200) throw new Error(`The database answered ${status}.`);
  return (JSON.parse(text) as readonly unknown[]).length > 0;
}
