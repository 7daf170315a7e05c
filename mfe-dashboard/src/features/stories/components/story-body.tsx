import type { SavedStory } from '@storyloom/shared/api/stories';
import { theme } from '@storyloom/shared/theme';
import { Prose } from '@storyloom/shared/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { languageTag } from '../model/language-tag.ts';
import { storyBlocks } from '../model/story-blocks.ts';

/** The story line by line, as the page's article, in its own language. */
export function StoryBody({ story: { story, title, language } }: { readonly story: SavedStory }) {
  const blocks = useMemo(() => storyBlocks(story, title), [story, title]);
  return (
    <Prose as="article" lang={languageTag(language)}>
      {blocks.map(({ kind, text, level }, index) => {
        if (kind === 'paragraph') return <p key={index}>{text}</p>;
        const Heading = kind === 'title' ? LargeHeading : SmallHeading;
        return (
          <Heading key={index} as={`h${level}`}>
            {text}
          </Heading>
        );
      })}
    </Prose>
  );
}

/* Size follows the story's marks, whatever the level in the outline; doubled to outweigh Prose's own. */
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
