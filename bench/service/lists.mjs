/** The first prompts of the community. */
export const LIST = '/rest/v1/user_inspirations?is_public=eq.true&order=likes_count.desc&limit=10&select=*';

/** Rows that it gives. */
export const ROWS = 10;
