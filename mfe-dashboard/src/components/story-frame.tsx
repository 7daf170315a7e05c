import { coverSeed, GENRE_NAMES } from '@storyloom/shared/domain';
import type { Genre } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { Cluster, PageHeader } from '@storyloom/shared/ui';
import { ReaderControls, StoryColumn } from '@storyloom/shared/ui/reader';
import { StoryCover } from '@storyloom/shared/ui/story-cover';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

interface HeadProps {
  readonly title: string;
  /** The text; the title in it determines the picture of the cover. */
  readonly text: string;
  readonly genre: Genre | undefined;
  /** BCP 47 tag of the story's language. */
  readonly lang: string | undefined;
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** Printed on the cover. */
  readonly author?: string | undefined;
  /** The facts below the title. */
  readonly children: ReactNode;
}

/** The head of a page that shows a story: cover and title. */
export function StoryHead({ title, text, genre, lang, headingRef, author, children }: HeadProps) {
  return (
    <Head>
      <Cover>
        <StoryCover title={title} genre={genre} lang={lang} author={author} seed={coverSeed(text, title)} />
      </Cover>
      <PageHeader ref={headingRef} eyebrow={genre && GENRE_NAMES[genre]} title={<span lang={lang}>{title}</span>} />
      <Said>{children}</Said>
    </Head>
  );
}

interface ToolsProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** The actions for the story, and the reading settings. */
export function StoryTools({ label, children }: ToolsProps) {
  return (
    <Tools>
      <Cluster $gap="xs" role="group" aria-label={label}>
        {children}
      </Cluster>
      <ReaderControls />
    </Tools>
  );
}

const { borderWidth, color, fontSize, layout, media, space } = theme;

/* Low, so that the story begins in the first screen; on phones only the title is beside the cover. The line separates the
   interface from the story, as the one at its end does. */
const Head = styled(StoryColumn)`
  display: grid;
  grid-template-columns: ${layout.tile} 1fr;
  align-items: center;
  gap: ${space.xs} ${space.md};
  margin-block-end: ${space.sm};
  padding-block-end: ${space.md};
  border-block-end: ${borderWidth.hairline} solid ${color.border};

  & > header {
    padding-block: 0;
  }

  ${media.tablet} {
    grid-template-columns: ${layout.cover} 1fr;
    grid-template-rows: auto 1fr;
    align-items: start;
    gap: ${space.xs} ${space.xl};
    padding-block: ${space.md} ${space.lg};
  }

  ${media.print} {
    grid-template-columns: 1fr;
    max-inline-size: none;
  }
`;

const Cover = styled.div`
  display: grid;

  ${media.tablet} {
    grid-row: 1 / 3;
  }

  ${media.print} {
    display: none;
  }
`;

const Said = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
  color: ${color.textMuted};
  font-size: ${fontSize.lg};

  ${media.tablet} {
    grid-column: 2;
  }

  ${media.print} {
    grid-column: 1;
  }
`;

const Tools = styled(StoryColumn)`
  display: flex;
  justify-content: space-between;
  align-items: start;
  gap: ${space.xs};
  margin-block-end: ${space.md};

  /* Fits into one row on most phones. */
  ${media.phone} {
    gap: ${space['2xs']};

    & :is(a, button[aria-haspopup]:not([aria-label])) {
      padding-inline: ${space.xs};
      font-size: ${fontSize.sm};

      & > svg {
        display: none;
      }
    }
  }

  ${media.print} {
    display: none;
  }
`;

/** Links, which are left out when printed. */
export const OnScreen = styled(StoryColumn)`
  ${media.print} {
    display: none;
  }
`;
