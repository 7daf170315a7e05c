import { paths } from '@storyloom/shared/contract';
import { categoryOf } from '../model/categories.ts';
import type { FaqEntry } from '../model/faq.ts';
import { filesOf, pictureAddress } from '../model/featured-image.ts';
import type { Post } from '../model/posts.ts';
import { authorOf } from '../model/team.ts';

const CONTEXT = { '@context': 'https://schema.org' } as const;
const SITE = 'Storyloom';

/** The published address of a picture of this module. */
const pictureUrl = (name: string) => `{origin}/remotes/marketing/pictures/${name}.png`;
const pageUrl = (path: string) => `{origin}${path}`;

/** The site and its search. */
export const website = {
  ...CONTEXT,
  '@type': 'WebSite',
  '@id': '{origin}/#website',
  name: SITE,
  url: pageUrl(paths.home.href()),
  inLanguage: 'en',
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${pageUrl(paths.search.href())}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
} as const;

export const organization = {
  ...CONTEXT,
  '@type': 'Organization',
  '@id': '{origin}/#organization',
  name: SITE,
  url: pageUrl(paths.home.href()),
  logo: pictureUrl('home'),
} as const;

/** The breadcrumb of a page, topmost first. */
function breadcrumbs(steps: readonly { readonly name: string; readonly path: string }[]) {
  return {
    ...CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageUrl(path),
    })),
  };
}

export function blogPosting(post: Post, picture: string): readonly object[] {
  const { slug, title, date, author, excerpt, keywords, words, category, featuredImage } = post;
  const path = paths.blogPost.href(slug);
  const { name, title: jobTitle, social } = authorOf(author);
  const featured = filesOf(slug, featuredImage)
    .slice(-1)
    .map((file) => `{origin}${pictureAddress(file)}`);
  const section = categoryOf(category)?.name ?? '';
  return [
    {
      ...CONTEXT,
      '@type': 'BlogPosting',
      headline: title,
      description: excerpt,
      datePublished: date,
      author: {
        '@type': 'Person',
        name,
        jobTitle,
        url: `${pageUrl(paths.about.href())}#${author}`,
        sameAs: social.map(({ href }) => href),
      },
      publisher: { '@type': 'Organization', '@id': organization['@id'], name: SITE },
      image: [...featured, pictureUrl(picture)],
      keywords: keywords.join(', '),
      articleSection: section,
      wordCount: words,
      inLanguage: 'en',
      mainEntityOfPage: pageUrl(path),
    },
    breadcrumbs([
      { name: 'Blog', path: paths.blog.href() },
      { name: section, path: paths.blogCategory.href(category) },
      { name: title, path },
    ]),
  ];
}

export function faqPage(entries: readonly FaqEntry[]) {
  return {
    ...CONTEXT,
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
    })),
  };
}
