// What the build makes of the folder `posts` (build/posts/posts-plugin.ts).

declare module 'virtual:posts' {
  /** The newest first. */
  export const POSTS: readonly import('./post.ts').PostMeta[];
  /** The folder of their pictures, as an address of the site. */
  export const PICTURES_AT: string;
}

declare module 'virtual:posts/bodies' {
  /** By slug; each is a file of its own, fetched when the post is opened. */
  export const BODIES: Readonly<
    Record<string, () => Promise<{ readonly default: readonly import('./post.ts').PostNode[] }>>
  >;
}

declare module 'virtual:posts/texts' {
  /** The words of each post without marks, by slug. */
  export const TEXTS: Readonly<Record<string, string>>;
}
