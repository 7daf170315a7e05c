import { GENRE_NAMES } from '@storyloom/shared/domain';
import type { Genre } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { Cluster, PageHeader } from '@storyloom/shared/ui';
import { ReaderControls, StoryColumn } from '@storyloom/shared/ui/reader';
import { StoryCover } from '@storyloom/shared/ui/story-cover';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

interface HeadProps {
  readonly title: string;
  readonly genre: Genre | undefined;
  /** The story's language as a tag. */
  readonly lang: string | undefined;
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** On the cover. */
  readonly author?: string | undefined;
  /** What is said of the story below its title. */
  readonly children: ReactNode;
}

/** The top of a page on which a story is read: its cover beside its title. */
export function StoryHead({ title, genre, lang, headingRef, author, children }: HeadProps) {
  return (
    <Head>
      <Cover>
        <StoryCover title={title} genre={genre} lang={lang} author={author} />
      </Cover>
      <PageHeader
        ref={headingRef}
        eyebrow={genre && GENRE_NAMES[genre]}
        title={<span lang={lang}>{title}</span>}
        description={children}
      />
    </Head>
  );
}

interface ToolsProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** What can be done with the story, and how it is read. */
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

const { borderWidth, color, layout, media, space } = theme;

/* A line where the interface ends and the story begins, as there is one where the story ends. */
const Head = styled(StoryColumn)`
  display: grid;
  gap: 0 ${space.xl};
  margin-block-end: ${space.md};
  border-block-end: ${borderWidth.hairline} solid ${color.border};

  ${media.tablet} {
    grid-template-columns: ${layout.cover} 1fr;
    align-items: start;
  }
`;

const Cover = styled.div`
  display: grid;
  inline-size: ${layout.cover};
  margin-block-start: ${space['2xl']};

  ${media.phone} {
    inline-size: ${layout.tile};
    margin-block-start: ${space.xl};

    & + header {
      padding-block-start: ${space.lg};
    }
  }

  ${media.tablet} {
    margin-block-end: ${space.xl};
  }

  ${media.print} {
    display: none;
  }
`;

const Tools = styled(StoryColumn)`
  display: flex;
  justify-content: space-between;
  align-items: start;
  gap: ${space.xs};
  margin-block-end: ${space.md};

  ${media.print} {
    display: none;
  }
`;

/** Leads elsewhere, which paper does not. */
export const OnScreen = styled(StoryColumn)`
  ${media.print} {
    display: none;
  }
`;
