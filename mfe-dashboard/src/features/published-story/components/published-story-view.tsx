import { useCommunityLike, useReport } from '@storyloom/shared/api/community';
import type { CommunityStoryText } from '@storyloom/shared/api/published-stories';
import { useSession } from '@storyloom/shared/auth';
import { paths } from '@storyloom/shared/contract';
import { LANGUAGE_TAGS, languageTag, textLanguage } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { ButtonLink, Chip, Cluster, Stack } from '@storyloom/shared/ui';
import {
  communityStrings,
  DemoNote,
  Facts,
  likeMessages,
  ReportButton,
  reportMessages,
  WriteOwn,
} from '@storyloom/shared/ui/community';
import { FoldedText } from '@storyloom/shared/ui/folded-text';
import { LikeButton } from '@storyloom/shared/ui/like-button';
import { ContinueReading, StoryText } from '@storyloom/shared/ui/reader';
import { type ComponentType, type Ref, useId } from 'react';
import { styled } from 'styled-components';
import { CreatedDate } from '../../../components/created-date.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { OnScreen, StoryHead, StoryTools } from '../../../components/story-frame.tsx';
import { strings as common } from '../../../components/strings.ts';
import { useViewCount } from '../model/use-view-count.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly story: CommunityStoryText;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly Download: ComponentType<{ readonly story: CommunityStoryText }>;
}

/** A shared story with its author and source, and what can be done with it. */
export function PublishedStoryView({ story, headingRef, Download }: Props) {
  const { userId, author, title, prompt, text, language, views, source, createdAt, isPublic, isUnlisted, isHidden } =
    story;
  const { user } = useSession();
  const isOwn = user?.id === userId;
  useViewCount(story, user?.id, !isOwn);
  const { buttonId, liked, likes, toggle } = useCommunityLike('story', story, likeMessages.story);
  const genre = story.genre;
  const lang = languageTag(language);
  const nextId = useId();
  return (
    <div data-genre={genre}>
      <PageHead
        title={title}
        description={strings.describedBy(title, author, story.demo)}
        unlisted={!isPublic || isHidden}
      />
      <StoryHead headingRef={headingRef} title={title} text={text} genre={genre} lang={lang} author={author}>
        <Stack $gap="sm" $align="flex-start">
          {(isHidden || !isPublic) && <Chip>{markOf(isHidden, isUnlisted)}</Chip>}
          <Facts>
            <span>{isOwn ? strings.yours : strings.by(author)}</span>
            <CreatedDate createdAt={createdAt} />
            <span>{communityStrings.views(views)}</span>
            <span>{communityStrings.likes(likes)}</span>
          </Facts>
          {prompt.trim() !== '' && (
            <FoldedText text={prompt} lang={LANGUAGE_TAGS[textLanguage(prompt)]} label={common.prompt} />
          )}
          {source && <Credit>{strings.credit(source)}</Credit>}
          {story.demo && <DemoNote />}
        </Stack>
      </StoryHead>
      <StoryTools label={strings.tools}>
        {toggle && <LikeButton id={buttonId} liked={liked} title={title} lang={lang} onToggle={toggle} />}
        <Download story={story} />
      </StoryTools>
      <ContinueReading key={story.id} id={story.id} />
      <StoryText text={text} title={title} lang={lang ?? ''} genre={genre} />
      <OnScreen>
        <Next aria-labelledby={nextId}>
          <h2 id={nextId}>{strings.after}</h2>
          <Cluster>
            <WriteOwn story={story} personId={user?.id} variant="primary" />
            <LikeAtEnd story={story} />
            {!isOwn && <Report story={story} />}
            {isOwn && <ButtonLink to={`${paths.dashboard.href()}?section=shared`}>{strings.manage}</ButtonLink>}
            <ButtonLink to={paths.community.href()}>{strings.back}</ButtonLink>
          </Cluster>
        </Next>
      </OnScreen>
    </div>
  );
}

/** A second like button at the end of the story, far below the first. */
function LikeAtEnd({ story }: Pick<Props, 'story'>) {
  const { buttonId, liked, toggle } = useCommunityLike('story', story, likeMessages.story, 'end');
  if (!toggle) return null;
  return (
    <LikeButton id={buttonId} liked={liked} title={story.title} lang={languageTag(story.language)} onToggle={toggle} />
  );
}

function Report({ story: { id, shareId, title } }: Pick<Props, 'story'>) {
  return <ReportButton title={title} report={useReport({ kind: 'story', id, shareId, title }, reportMessages)} />;
}

function markOf(isHidden: boolean, isUnlisted: boolean): string {
  if (isHidden) return strings.hidden;
  return isUnlisted ? strings.unlisted : strings.private;
}

const { borderWidth, color, fontSize, space } = theme;

const Credit = styled.p`
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;
`;

const Next = styled.section`
  display: grid;
  gap: ${space.md};
  margin-block-start: ${space['3xl']};
  padding-block-start: ${space.xl};
  border-block-start: ${borderWidth.hairline} solid ${color.border};

  & > h2 {
    font-size: ${fontSize.xl};
  }
`;
