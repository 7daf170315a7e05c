import { theme } from '@storyloom/shared/theme';
import { styled } from 'styled-components';
import { filesOf, pictureAddress } from '../../../model/featured-image.ts';
import type { Post } from '../../../model/posts.ts';

interface Props {
  readonly post: Post;
  /** How wide the page shows it, for the browser to choose a file by. */
  readonly sizes: string;
  /** It is the first thing to see, so that it is fetched at once; others wait until they are scrolled to. */
  readonly first?: boolean;
}

/** A post's featured image; its place is kept until it has come. */
export function FeaturedPicture({ post: { slug, featuredImage }, sizes, first = false }: Props) {
  const files = filesOf(slug, featuredImage);
  const largest = files.at(-1);
  if (!largest) return null;
  return (
    <Picture
      src={pictureAddress(largest)}
      srcSet={files.map((file) => `${pictureAddress(file)} ${file.width}w`).join(', ')}
      sizes={sizes}
      width={largest.width}
      height={largest.height}
      alt={featuredImage.alt}
      decoding="async"
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}

const { color, radius } = theme;

/* Its ground is seen until it has come, and where pictures are switched off. */
const Picture = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
  border-radius: ${radius.md};
  background: ${color.surfaceSunken};
  object-fit: cover;
`;
