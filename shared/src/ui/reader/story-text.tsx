import { useMemo } from 'react';
import { styled } from 'styled-components';
import { storyBlocks } from '@storyloom/shared/domain';
import { type GenreAccent, theme } from '@storyloom/shared/theme';
import { InlineText } from './inline-text.tsx';
import { Reader } from './reader.tsx';

export interface StoryTextProps {
  /** The whole text, whose first line may repeat the title. */
  readonly text: string;
  /** Names the article; the page shows it above. */
  readonly title: string;
  /** The story's language as a tag; empty if unknown. */
  readonly lang: string;
  readonly genre?: GenreAccent | undefined;
}

/** A finished story as the page's article. */
export function StoryText({ text, title, lang, genre }: StoryTextProps) {
  const blocks = useMemo(() => storyBlocks(text, title, { oneTitle: true }), [text, title]);
  return (
    <Reader genre={genre} lang={lang} label={title}>
      {blocks.map((block, index) => {
        const line = <InlineText text={block.text} />;
        if (block.kind === 'paragraph') {
          return (
            <p key={index} data-gap={block.gap}>
              {line}
            </p>
          );
        }
        const Heading = block.kind === 'title' ? LargeHeading : SmallHeading;
        return (
          <Heading key={index} as={`h${block.level}`}>
            {line}
          </Heading>
        );
      })}
    </Reader>
  );
}

/* The size depends on the story's marks, not on the level in the outline; doubled to override the reader's own. */
const LargeHeading = styled.h2`
  && {
    font-size: ${theme.fontSize.displaySm};
  }
`;

const SmallHeading = styled.h3`
  && {
    font-size: ${theme.fontSize.xl};
  }
`;
