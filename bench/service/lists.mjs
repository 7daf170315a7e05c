/** The first request of the Inspiration page. */
export const LIST =
  '/rest/v1/user_inspirations?is_public=eq.true&order=likes_count.desc&limit=10' +
  '&select=*,author:profiles(display_name)';

/** Rows that it gives. */
export const ROWS = 10;
