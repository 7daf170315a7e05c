import type { Head } from './fill-head.ts';
import type { PublishedStory } from './read-published-story.ts';
import { strings } from './strings.ts';

/** Size of the picture of a link preview, in pixels: what the large previews of social networks and messengers take. */
const PICTURE = { width: '1200', height: '630' } as const;

/**
 * The head of a published story's page, or of a page that says that there is none.
 *
 * @param address of the page, absolute, without parameters
 */
export function shareHead(story: PublishedStory | undefined, address: string): Head {
  if (!story) return { title: strings.title(strings.notFound), description: strings.notFoundText, noindex: true };
  const { title, author, opening, unlisted, demo } = story;
  const description = strings.describedBy(title, author, demo);
  return {
    title: strings.title(title),
    description,
    noindex: unlisted,
    canonical: address,
    properties: {
      'og:type': 'article',
      'og:site_name': strings.site,
      'og:url': address,
      'og:title': title,
      'og:description': opening === '' ? description : demo ? `${opening} ${strings.demo}` : opening,
      'og:image': `${address}/cover.png`,
      'og:image:width': PICTURE.width,
      'og:image:height': PICTURE.height,
      // The picture is decoration; the title stands beside it.
      'og:image:alt': '',
      'twitter:card': 'summary_large_image',
    },
  };
}
