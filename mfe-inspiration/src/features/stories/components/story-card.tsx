import { useCommunityLike } from '@storyloom/shared/api/community';
import type { CommunityStory } from '@storyloom/shared/api/published-stories';
import { useSession } from '@storyloom/shared/auth';
import { paths } from '@storyloom/shared/contract';
import { GENRE_NAMES, LANGUAGE_NAMES, languageTag, openingLines } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { Card, CardTitle, Chip, Cluster } from '@storyloom/shared/ui';
import { communityStrings, DemoNote, Facts, likeMessages, WriteOwn } from '@storyloom/shared/ui/community';
import { LikeButton } from '@storyloom/shared/ui/like-button';
import { styled } from 'styled-components';
import { Foot } from '../../../components/card-parts.ts';
import { Report } from '../../../components/report.tsx';
import { strings } from '../strings.ts';

/** A public story; its title and the whole card link to it. */
export function StoryCard({ story }: { readonly story: CommunityStory }) {
  const { id, shareId, userId, author, title, opening, genre, language, views } = story;
  const { user } = useSession();
  const { buttonId, liked, likes, toggle } = useCommunityLike('story', story, likeMessages.story);
  const lang = languageTag(language);
  return (
    <Card data-genre={genre} data-story={id}>
      <Cluster $gap="2xs">
        <Chip tone="accent">{genre ? GENRE_NAMES[genre] : strings.unknownGenre}</Chip>
        {language && <Chip>{LANGUAGE_NAMES[language]}</Chip>}
      </Cluster>
      <CardTitle level={2} to={paths.publishedStory.href(shareId)}>
        <span lang={lang}>{title}</span>
      </CardTitle>
      <Opening lang={lang}>{openingLines(opening, title)}</Opening>
      <Facts>
        <span>{user?.id === userId ? strings.yours : strings.by(author)}</span>
        <span>{communityStrings.views(views)}</span>
        <span>{communityStrings.likes(likes)}</span>
      </Facts>
      {story.demo && <DemoNote />}
      <Foot>
        <WriteOwn story={story} personId={user?.id} variant="quiet" />
        {toggle && <LikeButton id={buttonId} liked={liked} title={title} lang={lang} onToggle={toggle} />}
        {user?.id !== userId && <Report kind="story" id={id} shareId={shareId} title={title} />}
      </Foot>
    </Card>
  );
}

const { font, lineHeight } = theme;

const Opening = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 5;
  font-family: ${font.serif};
  line-height: ${lineHeight.story};
`;
