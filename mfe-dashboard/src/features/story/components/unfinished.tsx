import type { SavedStory } from '@storyloom/shared/api/stories';
import { type GeneratorNavigationState, paths } from '@storyloom/shared/contract';
import { CONTINUE_ROOM_MIN, STORY_LIMITS } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { ButtonLink } from '@storyloom/shared/ui';
import { StoryColumn } from '@storyloom/shared/ui/reader';
import { PenLine } from 'lucide-react';
import { styled } from 'styled-components';
import { strings } from '../strings.ts';

/** Below an unfinished story: says that it was stopped, and links to where it can be finished. */
export function Unfinished({ story }: { readonly story: SavedStory }) {
  const genre = story.genre;
  const isFull = story.text.length > STORY_LIMITS.characters - CONTINUE_ROOM_MIN;
  const state: GeneratorNavigationState = { continues: story.id };
  return (
    <StoryColumn>
      <Words>
        {strings.unfinished}
        {isFull && ` ${strings.full}`}
      </Words>
      {genre && !isFull && (
        <ButtonLink to={paths.generator.href(genre)} state={state} icon={<PenLine aria-hidden />}>
          {strings.finish}
        </ButtonLink>
      )}
    </StoryColumn>
  );
}

const { color, fontSize, space } = theme;

/* Set apart from the story's own text. */
const Words = styled.p`
  margin-block: ${space.lg} ${space.sm};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;
