import { paths } from '@storyloom/shared/contract';
import { lazyRetry } from '@storyloom/shared/remote';
import type { RouteObject } from 'react-router-dom';

const HomePage = lazyRetry(() => import('../features/home/components/home-page.tsx'));
const AboutPage = lazyRetry(() => import('../features/about/components/about-page.tsx'));
const FeaturesPage = lazyRetry(() => import('../features/features/components/features-page.tsx'));
const PricingPage = lazyRetry(() => import('../features/pricing/components/pricing-page.tsx'));
const FaqPage = lazyRetry(() => import('../features/faq/components/faq-page.tsx'));
const SitemapPage = lazyRetry(() => import('./sitemap.tsx'));
const TermsPage = lazyRetry(() => import('../features/legal/components/terms-page.tsx'));
const PrivacyPage = lazyRetry(() => import('../features/legal/components/privacy-page.tsx'));
const BlogPage = lazyRetry(() => import('../features/blog/components/blog-page.tsx'));
const CategoryPage = lazyRetry(() => import('../features/blog/components/category-page.tsx'));
const PostPage = lazyRetry(() => import('../features/blog/components/post-page.tsx'));
const SearchPage = lazyRetry(() => import('../features/search/components/search-page.tsx'));

export const routes: readonly RouteObject[] = [
  { path: paths.home.pattern, element: <HomePage /> },
  { path: paths.about.pattern, element: <AboutPage /> },
  { path: paths.features.pattern, element: <FeaturesPage /> },
  { path: paths.pricing.pattern, element: <PricingPage /> },
  { path: paths.faq.pattern, element: <FaqPage /> },
  { path: paths.sitemap.pattern, element: <SitemapPage /> },
  { path: paths.terms.pattern, element: <TermsPage /> },
  { path: paths.privacy.pattern, element: <PrivacyPage /> },
  { path: paths.blog.pattern, element: <BlogPage /> },
  { path: paths.blogCategory.pattern, element: <CategoryPage /> },
  { path: paths.blogPost.pattern, element: <PostPage /> },
  { path: paths.search.pattern, element: <SearchPage /> },
];
