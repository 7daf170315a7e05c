import { ADDRESS, headOf, SHARE_ID, sharePages, SITE_PAGE, type SHARED } from './shares.ts';

/** The page of a published story, of whose row these fields differ from the usual one. */
export async function pageOf(row: Partial<typeof SHARED>) {
  const { pages, share } = sharePages();
  share(row);
  const { status, html } = await pages.page(SITE_PAGE, SHARE_ID, ADDRESS);
  return { status, html, head: headOf(html) };
}
