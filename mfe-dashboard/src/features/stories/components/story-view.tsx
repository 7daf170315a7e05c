import type { SavedStory } from '@storyloom/shared/api/stories';
import { paths } from '@storyloom/shared/contract';
import { GENRE_NAMES } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { PageHeader, Stack, TextLink } from '@storyloom/shared/ui';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { languageTag } from '../model/language-tag.ts';
import { storyGenre } from '../model/story-genre.ts';
import { strings } from '../strings.ts';
import { CreatedDate } from './created-date.tsx';
import { NextSteps } from './next-steps.tsx';
import { StoryBody } from './story-body.tsx';
import { Interface, StoryColumn } from './story-column.ts';
import { StoryPrompt } from './story-prompt.tsx';

interface Props {
  readonly story: SavedStory;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** A saved story: what was asked for, the story, and ways on. */
export function StoryView({ story, headingRef }: Props) {
  const genre = storyGenre(story);
  return (
    <StoryColumn data-genre={genre}>
      <title>{strings.pageTitle(story.title)}</title>
      <Head>
        <PageHeader
          ref={headingRef}
          eyebrow={genre && GENRE_NAMES[genre]}
          title={<Title lang={languageTag(story.language)}>{story.title}</Title>}
          description={
            <Stack $gap="sm">
              <CreatedDate createdAt={story.createdAt} />
              <StoryPrompt prompt={story.prompt} />
              <Another>
                <TextLink to={genre ? paths.generator.href(genre) : paths.generators.href()}>
                  {strings.story.createAnother(genre && GENRE_NAMES[genre])}
                </TextLink>
              </Another>
            </Stack>
          }
        />
      </Head>
      <StoryBody story={story} />
      <Interface>
        <NextSteps />
      </Interface>
    </StoryColumn>
  );
}

const { borderWidth, color, fontSize, space } = theme;

/* A line where the interface ends and the story begins, as there is one where the story ends. */
const Head = styled(Interface)`
  margin-block-end: ${space['2xl']};
  border-block-end: ${borderWidth.hairline} solid ${color.border};
`;

const Another = styled.p`
  font-size: ${fontSize.md};
`;

const Title = styled.span`
  overflow-wrap: anywhere;
`;
