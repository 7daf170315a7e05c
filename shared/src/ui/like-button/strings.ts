/** What the like button says (spec 2). */
export const strings = { like: 'Like', liked: 'Liked' } as const;
