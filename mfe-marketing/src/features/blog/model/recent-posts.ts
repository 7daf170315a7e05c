/** Number of articles that the blog lists below the newest (spec 2, Marketing pages). */
export const RECENT_POSTS = 6;
