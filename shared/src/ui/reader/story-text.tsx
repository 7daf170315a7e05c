import { useMemo } from 'react';
import { styled } from 'styled-components';
import { type StoryBlock, storyBlocks } from '@storyloom/shared/domain';
import { type GenreAccent, theme } from '@storyloom/shared/theme';
import { chapterIds } from './chapter-ids.ts';
import { Chapters } from './chapters.tsx';
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

/** Fewer chapters need no list. */
const LISTED_FROM = 2;

const isChapter = ({ kind }: StoryBlock) => kind === 'heading';

/** A finished story as the page's article, below a list of its chapters. */
export function StoryText({ text, title, lang, genre }: StoryTextProps) {
  const blocks = useMemo(() => storyBlocks(text, title, { oneTitle: true }), [text, title]);
  const ids = useMemo(() => chapterIds(blocks), [blocks]);
  const isListed = [...ids.keys()].filter(isChapter).length >= LISTED_FROM;
  const article = (
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
        const id = ids.get(block);
        return (
          <Heading key={index} as={`h${block.level}`} {...(id && isListed && { id, tabIndex: -1 })}>
            {line}
          </Heading>
        );
      })}
    </Reader>
  );
  return (
    <>
      {isListed && <Chapters ids={ids} lang={lang} />}
      {article}
    </>
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
