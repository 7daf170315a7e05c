/** Labels of the like button (spec 2). */
export const strings = { like: 'Like', liked: 'Liked' } as const;
