import type { CommunityStoryText } from '@storyloom/shared/api/shared-stories';
import { useSession } from '@storyloom/shared/auth';
import { paths } from '@storyloom/shared/contract';
import { GENRE_NAMES, isGenre, languageTag } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { ButtonLink, Chip, Cluster, PageHeader, Stack } from '@storyloom/shared/ui';
import { FoldedText } from '@storyloom/shared/ui/folded-text';
import { LikeButton } from '@storyloom/shared/ui/like-button';
import { ReaderControls, StoryColumn, StoryText } from '@storyloom/shared/ui/reader';
import { type Ref, useId } from 'react';
import { styled } from 'styled-components';
import { Facts } from '../../../components/card-parts.ts';
import { ReportButton } from '../../../components/report-button.tsx';
import { strings as common } from '../../../components/strings.ts';
import { useCommunityLike } from '../../../model/use-community-like.ts';
import { useViewCount } from '../model/use-view-count.ts';
import { strings } from '../strings.ts';
import { WriteOwn } from './write-own.tsx';

interface Props {
  readonly story: CommunityStoryText;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

const date = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** A shared story: who wrote it and from what, the story, and what can be done with it. */
export function CommunityStoryView({ story, headingRef }: Props) {
  const {
    id,
    userId,
    author,
    title,
    prompt,
    content,
    generatorId,
    language,
    views,
    source,
    createdAt,
    isPublic,
    isHidden,
  } = story;
  const { user } = useSession();
  const isOwn = user?.id === userId;
  useViewCount(id, user?.id, !isOwn);
  const { liked, likes, toggle } = useCommunityLike('story', story);
  const genre = isGenre(generatorId) ? generatorId : undefined;
  const lang = languageTag(language);
  const nextId = useId();
  return (
    <div data-genre={genre}>
      <title>{`${title} · ${strings.site}`}</title>
      <meta name="description" content={strings.describedBy(title, author)} />
      <Head>
        <PageHeader
          ref={headingRef}
          eyebrow={genre && GENRE_NAMES[genre]}
          title={<span lang={lang}>{title}</span>}
          description={
            <Stack $gap="sm">
              {(isHidden || !isPublic) && <Chip>{isHidden ? strings.hidden : strings.private}</Chip>}
              <Facts>
                <span>{isOwn ? strings.yours : strings.by(author)}</span>
                <time dateTime={createdAt}>{date.format(new Date(createdAt))}</time>
                <span>{common.views(views)}</span>
                <span>{common.likes(likes)}</span>
              </Facts>
              {prompt.trim() !== '' && <FoldedText text={prompt} label={strings.prompt} />}
              {source && <Credit>{strings.credit(source)}</Credit>}
            </Stack>
          }
        />
      </Head>
      <Tools>
        <ReaderControls />
      </Tools>
      <StoryText text={content} title={title} lang={lang ?? ''} genre={genre} />
      <Next aria-labelledby={nextId}>
        <h2 id={nextId}>{strings.after}</h2>
        <Cluster>
          <WriteOwn story={story} variant="primary" />
          {toggle && <LikeButton liked={liked} title={title} onToggle={toggle} />}
          {!isOwn && <ReportButton kind="story" id={id} title={title} />}
          <ButtonLink to={paths.community.href()}>{strings.back}</ButtonLink>
        </Cluster>
      </Next>
    </div>
  );
}

const { borderWidth, color, fontSize, media, space } = theme;

/* A line where the interface ends and the story begins, as there is one where the story ends. */
const Head = styled(StoryColumn)`
  margin-block-end: ${space.md};
  border-block-end: ${borderWidth.hairline} solid ${color.border};
`;

const Credit = styled.p`
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;
`;

const Tools = styled(StoryColumn)`
  display: flex;
  justify-content: flex-end;
  margin-block-end: ${space.md};

  ${media.print} {
    display: none;
  }
`;

const Next = styled(StoryColumn).attrs({ as: 'section' })`
  display: grid;
  gap: ${space.md};
  margin-block-start: ${space['3xl']};
  padding-block-start: ${space.xl};
  border-block-start: ${borderWidth.hairline} solid ${color.border};

  & > h2 {
    font-size: ${fontSize.xl};
  }

  ${media.print} {
    display: none;
  }
`;
