import { theme } from '@storyloom/shared/theme';
import { styled } from 'styled-components';
import { filesOf, pictureAddress } from '../../../model/featured-image.ts';
import type { Post } from '../../../model/posts.ts';

interface Props {
  readonly post: Post;
  /** Displayed width, by which the browser chooses a file (`sizes`). */
  readonly sizes: string;
  /** Whether it is visible at first, and loaded at once; others are loaded when they are scrolled to. */
  readonly first?: boolean;
}

/** A post's featured image; its space is reserved while it loads. */
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

/* The background is visible while it loads, and when images are turned off. */
const Picture = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
  border-radius: ${radius.md};
  background: ${color.surfaceSunken};
  object-fit: cover;
`;
