import { paths } from '@storyloom/shared/contract';
import { SitemapPage } from '../features/sitemap/components/sitemap-page.tsx';
import { BLOG_CATEGORIES } from '../model/categories.ts';
import { POSTS } from '../model/posts.ts';

const posts = POSTS.map(({ slug, title }) => ({ title, path: paths.blogPost.href(slug) }));
const categories = BLOG_CATEGORIES.map(({ slug, name }) => ({ title: name, path: paths.blogCategory.href(slug) }));

/** The sitemap with the pages of the other features. */
export default function Sitemap() {
  return <SitemapPage posts={posts} categories={categories} />;
}
