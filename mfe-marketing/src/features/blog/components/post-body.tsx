import { lazyRetry } from '@storyloom/shared/remote';
import { theme } from '@storyloom/shared/theme';
import { Prose } from '@storyloom/shared/ui';
import { BODIES } from 'virtual:posts/bodies';
import { styled } from 'styled-components';
import { PostText } from './post-text.tsx';

const bodies = Object.fromEntries(
  Object.entries(BODIES).map(([slug, load]) => [
    slug,
    lazyRetry(async () => {
      const { default: nodes } = await load();
      return { default: () => <PostText nodes={nodes} /> };
    }),
  ]),
);

/** The text of a post, loaded when it is shown. Four classes give its figures the page's colours. */
export function PostBody({ slug }: { readonly slug: string }) {
  const Text = bodies[slug];
  return <Body $kind="article">{Text && <Text />}</Body>;
}

const { borderWidth, color, font, fontSize, fontWeight, lineHeight, space } = theme;

const Body = styled(Prose)`
  /* Aligned with the page's title, not centred. */
  margin-inline: 0;

  & :is(h2, h3) {
    line-height: ${lineHeight.snug};
  }

  & blockquote {
    margin-inline: 0;
    padding-inline-end: 0;
    border-inline-start: ${borderWidth.strong} solid ${color.border};
    color: inherit;
    font-style: normal;
  }

  & blockquote > :last-child {
    margin-block-end: 0;
  }

  & figure {
    margin: ${space.xl} 0;
    padding-block: ${space.lg};
    border-block: ${borderWidth.hairline} solid ${color.border};
  }

  & figure > svg {
    inline-size: 100%;
    font-family: ${font.sans};
  }

  & figcaption {
    margin-block-start: ${space.md};
    color: ${color.textMuted};
    font-family: ${font.sans};
    font-size: ${fontSize.sm};
    line-height: ${lineHeight.body};
  }

  & .accent-stroke {
    stroke: ${color.accent};
  }

  & .accent-fill {
    fill: ${color.accentText};
  }

  & .muted {
    fill: ${color.textMuted};
  }

  & .paper {
    fill: ${color.surface};
  }

  & table {
    inline-size: 100%;
    margin: 0;
    font-family: ${font.sans};
    font-size: ${fontSize.sm};
    line-height: ${lineHeight.body};
  }

  & :is(th, td):first-child {
    padding-inline-start: 0;
  }

  & th {
    font-weight: ${fontWeight.semibold};
  }
`;
