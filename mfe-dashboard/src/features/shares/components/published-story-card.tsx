import type { OwnPublishedStory } from '@storyloom/shared/api/published-stories';
import { communityStrings, DemoNote, Facts, ShareLink } from '@storyloom/shared/ui/community';
import { paths } from '@storyloom/shared/contract';
import { GENRE_NAMES, LANGUAGE_TAGS, languageTag, textLanguage } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { Alert, Card, CardActions, CardTitle, Chip, Cluster, TextLink } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import { CardButton } from '../../../components/card-button.ts';
import { CreatedDate } from '../../../components/created-date.tsx';
import { strings as common } from '../../../components/strings.ts';
import { strings } from '../strings.ts';
import { StoryDays } from './story-days.tsx';

interface Props {
  readonly story: OwnPublishedStory;
  readonly onChangeVisibility: (story: OwnPublishedStory) => void;
  readonly onRename: (story: OwnPublishedStory) => void;
  readonly onDelete: (story: OwnPublishedStory) => void;
}

/** A shared story: who can read it, its views and likes, and buttons to change or delete it. */
export function PublishedStoryCard({ story, onChangeVisibility, onRename, onDelete }: Props) {
  const { id, userId, shareId, title, prompt, language, visibility, isHidden, views, likes, createdAt } = story;
  const genre = story.genre;
  const isPrivate = visibility === 'private';
  return (
    <Card as="li" data-genre={genre} data-story={id}>
      <Cluster $gap="xs">
        <Chip tone={isPrivate ? 'neutral' : 'accent'}>{strings.active[visibility]}</Chip>
        {isHidden && <Chip>{strings.hidden}</Chip>}
        {genre ? (
          <Chip genre={genre} to={paths.generator.href(genre)}>
            {GENRE_NAMES[genre]}
          </Chip>
        ) : (
          <Chip>{common.unknownGenre}</Chip>
        )}
      </Cluster>
      <CardTitle level={2}>
        {/* Only the title is a link, since the card contains controls. A private story has no link and is opened by its id. */}
        <TitleLink to={paths.publishedStory.href(shareId || id)} lang={languageTag(language)}>
          {title}
        </TitleLink>
      </CardTitle>
      <Prompt lang={LANGUAGE_TAGS[textLanguage(prompt)]}>{prompt}</Prompt>
      {isPrivate && <p>{strings.takenBack}</p>}
      <Facts>
        {!isPrivate && <span>{strings.by}</span>}
        <CreatedDate createdAt={createdAt} />
        <span>{communityStrings.views(views)}</span>
        <span>{communityStrings.likes(likes)}</span>
      </Facts>
      {story.demo && <DemoNote />}
      {isHidden && <Alert tone="warning">{common.sharing.hidden}</Alert>}
      {shareId !== '' && <ShareLink shareId={shareId} title={title} />}
      <StoryDays userId={userId} id={id} title={title} />
      <Foot>
        <CardButton aria-label={strings.visibilityNamed(title)} onClick={() => onChangeVisibility(story)}>
          {strings.visibility}
        </CardButton>
        <CardButton aria-label={strings.renameNamed(title)} onClick={() => onRename(story)}>
          {strings.rename}
        </CardButton>
        <CardButton aria-label={strings.deleteNamed(title)} data-delete onClick={() => onDelete(story)}>
          {strings.delete}
        </CardButton>
      </Foot>
    </Card>
  );
}

const { color, media, size, space } = theme;

const TitleLink = styled(TextLink)`
  ${media.touch} {
    display: inline-block;
    padding-block: calc((${size.touch} - 1lh) / 2);
  }
`;

const Prompt = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: ${color.textMuted};
`;

/* Offset into the card's padding, so that the last word is aligned with the text above. */
const Foot = styled(CardActions)`
  justify-content: flex-end;
  gap: 0;
  margin-block: auto calc(-1 * ${space.sm});
  margin-inline: calc(-1 * ${space.md});
`;
