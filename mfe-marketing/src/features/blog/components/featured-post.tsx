import { paths } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { CardLink } from '@storyloom/shared/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { categoryOf } from '../../../model/categories.ts';
import type { Post } from '../../../model/posts.ts';
import { strings } from '../strings.ts';
import { Byline } from './byline.tsx';
import { FeaturedPicture } from './featured-picture.tsx';

const PICTURE_SIZES = '(min-width: 72rem) 32rem, (min-width: 64rem) 46vw, 92vw';

/** The newest post, large. */
export function FeaturedPost({ post }: { readonly post: Post }) {
  const id = useId();
  return (
    <Sheet aria-labelledby={id}>
      <FeaturedPicture post={post} sizes={PICTURE_SIZES} first />
      <div>
        <Label>
          {strings.featured}
          <Category>{categoryOf(post.category)?.name}</Category>
        </Label>
        <Title id={id}>
          <CardLink to={paths.blogPost.href(post.slug)}>{post.title}</CardLink>
        </Title>
        <Excerpt>{post.excerpt}</Excerpt>
        <Byline post={post} />
      </div>
    </Sheet>
  );
}

const { borderWidth, color, font, fontSize, fontWeight, layout, media, radius, space } = theme;

const Sheet = styled.article`
  position: relative;
  display: grid;
  gap: ${space.md} ${space['2xl']};
  padding: ${space.lg};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surfaceRaised};
  box-shadow: ${color.shadowCard};

  ${media.tablet} {
    padding: ${space.xl};
  }

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    align-items: center;
    padding: ${space['2xl']};
  }
`;

const Label = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space['2xs']} ${space.md};
  align-items: baseline;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.medium};
`;

const Category = styled.span`
  color: ${color.accentText};
  font-family: ${font.serif};
  font-size: ${fontSize.lg};
  font-style: italic;
  font-weight: ${fontWeight.regular};
`;

const Title = styled.h2`
  margin-block-start: ${space.sm};
  font-size: ${fontSize.displayMd};
  font-weight: ${fontWeight.medium};
`;

const Excerpt = styled.p`
  max-inline-size: ${layout.lead};
  margin-block: ${space.sm};
  color: ${color.textMuted};
  font-size: ${fontSize.lg};
`;
