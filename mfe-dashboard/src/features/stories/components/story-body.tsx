import type { SavedStory } from '@storyloom/shared/api/stories';
import { theme } from '@storyloom/shared/theme';
import { InlineText, Reader } from '@storyloom/shared/ui/reader';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { languageTag } from '../model/language-tag.ts';
import { storyGenre } from '../model/story-genre.ts';
import { storyBlocks } from '../model/story-blocks.ts';

/** The story line by line, as the page's article, in its own language. */
export function StoryBody({ story: saved }: { readonly story: SavedStory }) {
  const { story, title, language } = saved;
  const blocks = useMemo(() => storyBlocks(story, title), [story, title]);
  return (
    <Reader genre={storyGenre(saved)} lang={languageTag(language) ?? ''} label={title}>
      {blocks.map(({ kind, text, level }, index) => {
        const line = <InlineText text={text} />;
        if (kind === 'paragraph') return <p key={index}>{line}</p>;
        const Heading = kind === 'title' ? LargeHeading : SmallHeading;
        return (
          <Heading key={index} as={`h${level}`}>
            {line}
          </Heading>
        );
      })}
    </Reader>
  );
}

/* Size follows the story's marks, whatever the level in the outline; doubled to outweigh the reader's own. */
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
