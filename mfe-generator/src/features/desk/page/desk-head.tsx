import { ownPublishedStoryQueries } from '@storyloom/shared/api/published-stories';
import type { SavedStory } from '@storyloom/shared/api/stories';
import { paths } from '@storyloom/shared/contract';
import { languageTag } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { TextLink } from '@storyloom/shared/ui';
import { DemoNote } from '@storyloom/shared/ui/community';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { DocStore } from '../editor/doc-store.ts';
import type { Keeper } from '../keeping/keeper.ts';
import { visuallyHidden } from '../proposals/components/visually-hidden.ts';
import { DeskStatus } from './status-line.tsx';
import { strings } from './strings.ts';
import { useLeaving } from './use-leaving.ts';

interface Props {
  readonly userId: string;
  readonly story: SavedStory;
  readonly keeper: Keeper;
  readonly docs: DocStore;
  /** The text shows the title itself: only screen readers need it here. */
  readonly hidesTitle: boolean;
  /** Buttons at the end of the line with the state. */
  readonly children: ReactNode;
}

/** The way back, the title, and whether the text is saved. */
export function DeskHead({ userId, story, keeper, docs, hidesTitle, children }: Props) {
  const { id, title, language } = story;
  const back = useLeaving(keeper, paths.story.href(id));
  const { data: copies } = useQuery(ownPublishedStoryQueries.ofAll(userId, [id]));
  const copy = copies?.items.find(({ visibility }) => visibility !== 'private');
  return (
    <Head>
      <TextLink plain alone to={back.to} onClick={back.onClick}>
        <ArrowLeft aria-hidden /> {back.isLeaving ? strings.leaving : strings.backToStory}
      </TextLink>
      <h1 tabIndex={-1} data-hidden={hidesTitle || undefined}>
        {strings.heading.before}
        <span lang={languageTag(language)}>{title}</span>
        {strings.heading.after}
      </h1>
      <State>
        <DeskStatus keeper={keeper} docs={docs} language={language ?? 'english'} />
        <div>{children}</div>
      </State>
      {story.demo && <DemoNote />}
      {copy && (
        <Note>
          {strings.published.before}{' '}
          <TextLink to={paths.publishedStory.href(copy.shareId)}>{strings.published.link}</TextLink>{' '}
          {strings.published.after}
        </Note>
      )}
    </Head>
  );
}

const { color, fontSize, media, size, space } = theme;

const Head = styled.header`
  display: grid;
  gap: ${space['2xs']};
  padding-block: ${space.xs};

  & > a {
    display: inline-flex;
    align-items: center;
    gap: ${space['2xs']};
    justify-self: start;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }

  & > a > svg {
    inline-size: ${size.icon};
    block-size: ${size.icon};
  }

  & > h1 {
    font-size: ${fontSize.displaySm};
    overflow-wrap: anywhere;
  }

  & > [data-hidden] {
    ${visuallyHidden}
  }

  /* The tools are at the foot of the window. */
  ${media.phone} {
    padding-block-end: ${space.md};
  }
`;

const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.none} ${space.md};

  /* Their words, and not their boxes, are in line with the text. */
  & > div {
    display: flex;
    flex-wrap: wrap;
    margin-inline: calc(-1 * ${space.md});
  }
`;

const Note = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;
