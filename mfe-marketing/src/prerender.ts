import type { PrerenderModule } from '@storyloom/shared/contract';
import { strings as blog } from './features/blog/strings.ts';
import { POSTS } from './model/posts.ts';
import { feed } from './prerender/feed.ts';
import { pages } from './prerender/pages.ts';
import { remote } from './remote.ts';

/** The pages and the feed that the assembly writes for this module. */
export default {
  remote,
  pages,
  files: [feed(POSTS, { title: blog.feedTitle, description: blog.description })],
} satisfies PrerenderModule;
