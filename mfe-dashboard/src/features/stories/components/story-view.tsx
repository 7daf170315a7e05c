import type { SavedStory } from '@storyloom/shared/api/stories';
import { paths } from '@storyloom/shared/contract';
import { GENRE_NAMES, languageTag } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { PageHeader, Stack, TextLink } from '@storyloom/shared/ui';
import { FoldedText } from '@storyloom/shared/ui/folded-text';
import { ReaderControls, StoryColumn, StoryText } from '@storyloom/shared/ui/reader';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { storyGenre } from '../model/story-genre.ts';
import { strings } from '../strings.ts';
import { PageHead } from './page-head.tsx';
import { CreatedDate } from './created-date.tsx';
import { NextSteps } from './next-steps.tsx';

interface Props {
  readonly story: SavedStory;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** A saved story: what was asked for, the story, and ways on. */
export function StoryView({ story, headingRef }: Props) {
  const genre = storyGenre(story);
  return (
    <div data-genre={genre}>
      <PageHead title={story.title} description={strings.story.describedBy(story.prompt)} />
      <Head>
        <PageHeader
          ref={headingRef}
          eyebrow={genre && GENRE_NAMES[genre]}
          title={<Title lang={languageTag(story.language)}>{story.title}</Title>}
          description={
            <Stack $gap="sm">
              <CreatedDate createdAt={story.createdAt} />
              {story.prompt.trim() !== '' && <FoldedText text={story.prompt} label={strings.story.prompt} />}
              <Another>
                <TextLink to={genre ? paths.generator.href(genre) : paths.generators.href()}>
                  {strings.story.createAnother(genre && GENRE_NAMES[genre])}
                </TextLink>
              </Another>
            </Stack>
          }
        />
      </Head>
      <Tools>
        <ReaderControls />
      </Tools>
      <StoryText text={story.story} title={story.title} lang={languageTag(story.language) ?? ''} genre={genre} />
      <OnScreen>
        <NextSteps />
      </OnScreen>
    </div>
  );
}

const { borderWidth, color, fontSize, media, space } = theme;

/* A line where the interface ends and the story begins, as there is one where the story ends. */
const Head = styled(StoryColumn)`
  margin-block-end: ${space.md};
  border-block-end: ${borderWidth.hairline} solid ${color.border};
`;

const Another = styled.p`
  font-size: ${fontSize.md};

  ${media.print} {
    display: none;
  }
`;

const Tools = styled(StoryColumn)`
  display: flex;
  justify-content: flex-end;
  margin-block-end: ${space.md};
`;

const OnScreen = styled(StoryColumn)`
  ${media.print} {
    display: none;
  }
`;

const Title = styled.span`
  overflow-wrap: anywhere;
`;
