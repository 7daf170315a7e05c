// Modules that the build compiles from the folder `posts` (build/posts/posts-plugin.ts).

declare module 'virtual:posts' {
  /** Newest first. */
  export const POSTS: readonly import('./post.ts').PostMeta[];
  /** The address of the folder of their pictures. */
  export const PICTURES_AT: string;
}

declare module 'virtual:posts/bodies' {
  /** By slug; each is a separate file, loaded when the post is opened. */
  export const BODIES: Readonly<
    Record<string, () => Promise<{ readonly default: readonly import('./post.ts').PostNode[] }>>
  >;
}

declare module 'virtual:posts/texts' {
  /** The plain text of each post, by slug. */
  export const TEXTS: Readonly<Record<string, string>>;
}
