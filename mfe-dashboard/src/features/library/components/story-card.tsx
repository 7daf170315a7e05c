import type { StorySummary } from '@storyloom/shared/api/stories';
import { paths } from '@storyloom/shared/contract';
import { coverSeed, GENRE_NAMES, LANGUAGE_TAGS, languageTag, textLanguage } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { Card, CardActions, CardTitle, Chip, Cluster } from '@storyloom/shared/ui';
import { StoryCover } from '@storyloom/shared/ui/story-cover';
import { memo } from 'react';
import { styled } from 'styled-components';
import { CardButton } from '../../../components/card-button.ts';
import { CreatedDate } from '../../../components/created-date.tsx';
import { strings as common } from '../../../components/strings.ts';
import type { SharedCopy } from '../../../model/use-shared-copies.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly story: StorySummary;
  /** The visibility of its most public copy; absent when only the owner can read it. */
  readonly shared: SharedCopy['visibility'] | undefined;
  readonly onShare: (story: StorySummary) => void;
  readonly onRename: (story: StorySummary) => void;
  readonly onDelete: (story: StorySummary) => void;
}

/**
 * A saved story in a list; the whole card is a link to it. Opening a dialog of the list does not render it again: on a slow phone
 * that would be half the time until the dialog is seen.
 */
export const StoryCard = memo(function StoryCard({ story, shared, onShare, onRename, onDelete }: Props) {
  const { id, title, prompt, language, createdAt, heading, unfinished } = story;
  const genre = story.genre;
  const lang = languageTag(language);
  return (
    <Card as="li" data-genre={genre} data-story={id}>
      <Sheet>
        <Cover>
          <StoryCover title={title} genre={genre} lang={lang} seed={coverSeed(heading, title)} />
        </Cover>
        <Words>
          <CardTitle level={2} to={paths.story.href(id)}>
            <span lang={lang}>{title}</span>
          </CardTitle>
          <Cluster $gap="xs">
            {genre ? (
              <Chip genre={genre} to={paths.generator.href(genre)}>
                {GENRE_NAMES[genre]}
              </Chip>
            ) : (
              <Chip>{common.unknownGenre}</Chip>
            )}
            {unfinished && <Chip>{strings.unfinished}</Chip>}
            {shared && <Chip tone="accent">{common.sharedWith[shared]}</Chip>}
            <CreatedDate createdAt={createdAt} />
          </Cluster>
          <Prompt lang={LANGUAGE_TAGS[textLanguage(prompt)]}>{prompt}</Prompt>
        </Words>
      </Sheet>
      <Foot>
        <CardButton aria-label={common.share.actionNamed(title)} onClick={() => onShare(story)}>
          {common.share.action}
        </CardButton>
        <CardButton aria-label={common.rename.actionNamed(title)} onClick={() => onRename(story)}>
          {common.rename.action}
        </CardButton>
        <CardButton aria-label={strings.deleteNamed(title)} data-delete onClick={() => onDelete(story)}>
          {strings.delete}
        </CardButton>
      </Foot>
    </Card>
  );
});

const { color, layout, space } = theme;

const Sheet = styled.div`
  display: grid;
  grid-template-columns: ${layout.tile} 1fr;
  gap: ${space.md};
  align-items: start;
`;

const Cover = styled.div`
  display: grid;
`;

const Words = styled.div`
  display: grid;
  gap: ${space.xs};
  min-inline-size: 0;
`;

const Prompt = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  color: ${color.textMuted};
`;

/* Offset into the card's padding, so that the last word is aligned with the text above. */
const Foot = styled(CardActions)`
  justify-content: flex-end;
  gap: 0;
  margin-block: auto calc(-1 * ${space.sm});
  margin-inline-end: calc(-1 * ${space.md});
`;
