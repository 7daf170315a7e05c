import { createHash } from 'node:crypto';
import type { PostMeta, PostNode } from '../../src/model/post.ts';
import { compileBody } from './body.ts';
import { readFields, splitPost } from './front-matter.ts';
import { checkPicture } from './picture.ts';

/** Texts by file name without extension. */
export interface PostFiles {
  readonly posts: ReadonlyMap<string, string>;
  readonly figures: ReadonlyMap<string, string>;
  /** Drawings of the featured images, by slug. */
  readonly pictures: ReadonlyMap<string, string>;
  /** The code that draws them, which also decides how they look. */
  readonly drawingCode: string;
}

export interface CompiledPost {
  readonly meta: PostMeta;
  readonly nodes: readonly PostNode[];
  readonly text: string;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A hash of a drawing and its drawing code, ten characters long. */
const versionOf = (...parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 10);

const countWords = (text: string) => text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/**
 * Compiles all posts, newest first.
 *
 * @throws Error that lists every mistake with its file and what to do
 */
export function compilePosts({ posts, figures, pictures, drawingCode }: PostFiles): readonly CompiledPost[] {
  const problems: string[] = [];
  const compiled = [...posts].map(([slug, source]): CompiledPost => {
    const report = (problem: string) => problems.push(`posts/${slug}.md: ${problem}`);
    if (!SLUG.test(slug)) report('a file’s name is its address: small letters, digits and single hyphens');
    const parts = splitPost(source);
    if (!parts) report('it has to begin with its front matter, between two lines of "---"');
    const { featuredImageAlt, ...fields } = readFields(parts?.head ?? '{}', report);
    const picture = pictures.get(slug);
    checkPicture(slug, picture, report);
    const figure = (name: string) => figures.get(name);
    const { nodes, text, links } = compileBody(parts?.body ?? '', { figure, title: fields.title }, report);
    if (text === '') report('it has no text; write some below the front matter');
    for (const other of links) if (!posts.has(other)) report(`it links to /blog/${other}, which is no post`);
    for (const other of fields.related) {
      if (!posts.has(other)) report(`"related" names ${other}, which is no post`);
      if (other === slug) report('"related" names the post itself; name others');
    }
    const featuredImage = { alt: featuredImageAlt, version: versionOf(picture ?? '', drawingCode) };
    return { meta: { slug, ...fields, featuredImage, words: countWords(text) }, nodes, text };
  });
  if (problems.length > 0)
    throw new Error(`The blog can’t be built:\n${problems.map((line) => `- ${line}`).join('\n')}`);
  return compiled.sort((a, b) => b.meta.date.localeCompare(a.meta.date) || a.meta.slug.localeCompare(b.meta.slug));
}
