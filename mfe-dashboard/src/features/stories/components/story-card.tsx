import type { StorySummary } from '@storyloom/shared/api/stories';
import { paths } from '@storyloom/shared/contract';
import { GENRE_NAMES, languageTag } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { Button, Card, CardActions, CardTitle, Chip, Cluster } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import { storyGenre } from '../model/story-genre.ts';
import { strings } from '../strings.ts';
import { CreatedDate } from './created-date.tsx';

interface Props {
  readonly story: StorySummary;
  readonly onDelete: (id: string) => void;
}

/** One saved story in a list; its title leads to it, and the whole card does. */
export function StoryCard({ story, onDelete }: Props) {
  const genre = storyGenre(story);
  return (
    <Card as="li" data-genre={genre} data-story={story.id}>
      <CardTitle level={2} to={paths.story.href(story.id)}>
        <span lang={languageTag(story.language)}>{story.title}</span>
      </CardTitle>
      <Cluster $gap="xs">
        {genre ? (
          <Chip genre={genre} to={paths.generator.href(genre)}>
            {GENRE_NAMES[genre]}
          </Chip>
        ) : (
          <Chip>{strings.list.unknownGenre}</Chip>
        )}
        <CreatedDate createdAt={story.createdAt} />
      </Cluster>
      <Prompt>{story.prompt}</Prompt>
      <Foot>
        <DeleteButton
          variant="quiet"
          aria-label={strings.list.deleteNamed(story.title)}
          aria-haspopup="dialog"
          onClick={() => onDelete(story.id)}
        >
          {strings.list.delete}
        </DeleteButton>
      </Foot>
    </Card>
  );
}

const { color, space } = theme;

const Prompt = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  color: ${color.textMuted};
`;

const Foot = styled(CardActions)`
  justify-content: flex-end;
`;

/* Set back into the card's padding, so that the word ends where the text above does, and quieter than the title. */
const DeleteButton = styled(Button)`
  && {
    margin: 0 calc(-1 * ${space.md}) calc(-1 * ${space.sm});
    color: ${color.textMuted};
  }
`;
