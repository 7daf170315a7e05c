import type { ServiceDeps } from '../deps.ts';
import { describeError } from '../http/describe-error.ts';
import { supabaseClient } from '../supabase-client.ts';
import type { DrawPicture } from './draw-picture.ts';
import { fillHead } from './fill-head.ts';
import { keepNewest } from './keep-newest.ts';
import { isPublicStory, readPublished, type PublishedStory } from './read-published-story.ts';
import { shareHead } from './share-head.ts';

/** A filled page and the status with which it is sent. */
export interface SharePage {
  readonly status: 200 | 404;
  readonly html: string;
}

export interface SharePages {
  /**
   * The site's page with the head of a published story; 404 if the link leads nowhere. While the database does not answer,
   * the page is unchanged and reports that itself.
   *
   * @param address of the page, absolute, without parameters
   */
  page(html: string, shareId: string, address: string): Promise<SharePage>;
  /**
   * The site's page for a story of the community under its own id; 404 if no visitor may read it. It reveals no more than
   * the data interface does to every visitor.
   */
  communityPage(html: string, storyId: string): Promise<SharePage>;
  /** The story's cover for link previews: PNG, 404, or 304 for a client that has it already. */
  picture(shareId: string, ifNoneMatch: string | null): Promise<Response>;
}

/** Kept pictures, some 20 to 60 kB each: a popular link is asked for by many at once. */
const KEPT_PICTURES = 64;

/** The picture's entity tag, which changes with everything that it shows. */
async function tagOf({ seed, genre }: PublishedStory): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${genre ?? ''} ${seed}`));
  return `"${Array.from(new Uint8Array(digest).slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

const nothing = (status: 404 | 503): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store' } });

/** The pages of published stories before any script runs. */
export function createSharePages(deps: ServiceDeps, draw: DrawPicture): SharePages {
  const call = supabaseClient(deps);
  const read = (shareId: string) => readPublished(call, deps.config.publishableKey, shareId);
  const pictures = keepNewest<Uint8Array<ArrayBuffer>>(KEPT_PICTURES);
  const note = (error: unknown): void => deps.log({ event: 'share_page_failed', error: describeError(error) });

  return {
    async page(html, shareId, address) {
      try {
        const story = await read(shareId);
        return { status: story ? 200 : 404, html: fillHead(html, shareHead(story, address)) };
      } catch (error) {
        note(error);
        return { status: 200, html };
      }
    },
    async communityPage(html, storyId) {
      try {
        return { status: (await isPublicStory(call, deps.config.publishableKey, storyId)) ? 200 : 404, html };
      } catch (error) {
        note(error);
        return { status: 200, html };
      }
    },
    async picture(shareId, ifNoneMatch) {
      try {
        const story = await read(shareId);
        if (!story) return nothing(404);
        const tag = await tagOf(story);
        // Revalidated every time: a story that is no longer published shows no picture either.
        const headers = { 'cache-control': 'no-cache', etag: tag };
        if (ifNoneMatch === tag) return new Response(null, { status: 304, headers });
        return new Response(await pictures.get(tag, () => draw(story)), {
          headers: { ...headers, 'content-type': 'image/png' },
        });
      } catch (error) {
        note(error);
        return nothing(503);
      }
    },
  };
}
