import { paths } from '@storyloom/shared/contract';
import type { Context, Hono } from 'hono';
import type { FillPage } from '../http/handler.ts';
import { starting } from '../http/json-error.ts';
import type { Environment, GatewayOptions } from './gateway-options.ts';
import { publicOrigin } from './host-check.ts';

/** Serves the pages of published stories, which are filled before they are sent, and the pictures of share links. */
export function addSharePages(gateway: Hono<Environment>, options: GatewayOptions): void {
  gateway.get('/s/:shareId/cover.png', async (context) => {
    const pages = options.services()?.sharePages;
    if (!pages) return starting();
    return pages.picture(context.req.param('shareId'), context.req.header('if-none-match') ?? null);
  });

  const sharePage = async (context: Context<Environment>): Promise<Response> => {
    const origin = publicOrigin(context.get('url'), options.siteUrl);
    const pages = options.services()?.sharePages;
    const shareId = context.req.param('shareId') ?? '';
    const fill: FillPage | undefined =
      pages && ((html) => pages.page(html, shareId, `${origin}/s/${encodeURIComponent(shareId)}`));
    return options.site(context.req.raw, origin, fill);
  };
  gateway.get('/s/:shareId', sharePage);
  gateway.get('/s/:shareId/', sharePage);

  const communityStory = async (context: Context<Environment>): Promise<Response> => {
    const pages = options.services()?.sharePages;
    const fill: FillPage | undefined =
      pages && ((html) => pages.communityPage(html, context.req.param('storyId') ?? ''));
    return options.site(context.req.raw, publicOrigin(context.get('url'), options.siteUrl), fill);
  };
  gateway.get(paths.communityStory.pattern, communityStory);
  gateway.get(`${paths.communityStory.pattern}/`, communityStory);
}
