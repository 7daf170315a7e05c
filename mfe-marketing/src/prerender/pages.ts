import { paths, type PublicPage } from '@storyloom/shared/contract';
import { strings as about } from '../features/about/strings.ts';
import { strings as blog } from '../features/blog/strings.ts';
import { strings as faq } from '../features/faq/strings.ts';
import { strings as features } from '../features/features/strings.ts';
import { strings as home } from '../features/home/strings.ts';
import { privacy, terms } from '../features/legal/strings.ts';
import { strings as pricing } from '../features/pricing/strings.ts';
import { strings as search } from '../features/search/strings.ts';
import { strings as sitemap } from '../features/sitemap/strings.ts';
import { BLOG_CATEGORIES } from '../model/categories.ts';
import { FAQ } from '../model/faq.ts';
import { filesOf } from '../model/featured-image.ts';
import { type Post, POSTS, postsIn } from '../model/posts.ts';
import { blogPosting, faqPage, organization, website } from './structured-data.ts';

const HOUSE = 'Storyloom';

/** Every page of this module has a picture of its own. */
type PicturedPage = PublicPage & Required<Pick<PublicPage, 'picture'>>;

/** A page about the site itself; its picture is named after its path. */
function sitePage(path: string, title: string, more: Partial<PicturedPage> = {}): PicturedPage {
  return {
    path,
    type: 'website',
    picture: { name: path.slice(1), eyebrow: HOUSE, title },
    ...more,
    structuredData: [website, ...(more.structuredData ?? [])],
  };
}

const homePage: PicturedPage = {
  path: paths.home.href(),
  type: 'website',
  picture: { name: 'home', eyebrow: home.hero.eyebrow, title: home.hero.title },
  structuredData: [website, organization],
};

/** The date of the newest post, if there is one. */
const changed = (posts: readonly Post[]) => (posts[0] ? { changed: posts[0].date } : {});

const categoryPages = BLOG_CATEGORIES.map(({ slug, name }): PicturedPage => ({
  path: paths.blogCategory.href(slug),
  type: 'website',
  picture: { name: `category-${slug}`, eyebrow: blog.title, title: name },
  ...changed(postsIn(slug)),
  structuredData: [website],
}));

const categoryNames = new Map(BLOG_CATEGORIES.map(({ slug, name }) => [slug, name]));

function postPage(post: Post): PicturedPage {
  const picture = `post-${post.slug}`;
  return {
    path: paths.blogPost.href(post.slug),
    type: 'article',
    picture: { name: picture, eyebrow: categoryNames.get(post.category) ?? blog.title, title: post.title },
    changed: post.date,
    structuredData: [website, ...blogPosting(post, picture)],
  };
}

/** The files of the featured images, for the build to draw. */
export const featuredImages = POSTS.map(({ slug, featuredImage }) => ({ slug, files: filesOf(slug, featuredImage) }));

/** Every public page of this module. */
export const pages: readonly PicturedPage[] = [
  homePage,
  sitePage(paths.about.href(), about.title),
  sitePage(paths.features.href(), features.title),
  sitePage(paths.pricing.href(), pricing.title),
  sitePage(paths.faq.href(), faq.title, { structuredData: [faqPage(FAQ)] }),
  sitePage(paths.terms.href(), terms.title),
  sitePage(paths.privacy.href(), privacy.title),
  sitePage(paths.sitemap.href(), sitemap.title),
  sitePage(paths.search.href(), search.title, { hidden: true }),
  sitePage(paths.blog.href(), blog.lead, changed(POSTS)),
  ...categoryPages,
  ...POSTS.map(postPage),
];
