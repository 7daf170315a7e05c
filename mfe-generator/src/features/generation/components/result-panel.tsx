import { FALLBACK_TITLES, type Genre, LANGUAGE_TAGS, storyTitle } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { ReaderControls } from '@storyloom/shared/ui/reader';
import { type ReactNode, type Ref, type RefObject, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { BlockStore } from '../model/block-store.ts';
import type { StoryVersion } from '../model/story-version.ts';
import { strings } from '../strings.ts';
import { LiveStory } from './live-story.tsx';
import { PlannedChapters } from './outline-step.tsx';
import { StoryEnd } from './story-end.tsx';

/** The chapters are always shown; when their code can’t be fetched, the page says so, and the story is there without them. */
const stay = () => undefined;

interface Props {
  readonly genre: Genre;
  readonly version: StoryVersion;
  readonly store: BlockStore;
  readonly running: boolean;
  /** On phones a bar covers the foot of the window. */
  readonly footTaken: boolean;
  /** Shown beside the reading settings. */
  readonly tools: ReactNode;
  /** Follows the text: how it ended and what can be done. */
  readonly children: ReactNode;
  /** What the run waits for, if that is worth a line. */
  readonly waitLine: ReactNode;
  readonly lineRef: Ref<HTMLDivElement>;
  /** Element below the last line of the story. */
  readonly endRef: RefObject<HTMLDivElement | null>;
  /** The whole section; receives the focus when a focused element disappears. */
  readonly ref: RefObject<HTMLElement | null>;
}

/** The story as it grows, and its length when it is done. */
export function ResultPanel(props: Props) {
  const { genre, version, store, running, footTaken, tools, waitLine, lineRef, children, endRef, ref } = props;
  const firstKind = useSyncExternalStore(store.subscribe, store.getFirstKind);
  const title = running ? undefined : (version.renamed ?? storyTitle(store.text));
  // Decided by the first line alone: a heading that appears or disappears later would move the text.
  const untitled = firstKind !== undefined && firstKind !== 'title';
  const { language } = version.settings;
  return (
    <Sheet ref={ref} tabIndex={-1} aria-label={strings.result} data-running={running || undefined}>
      <Tools>
        <div>{tools}</div>
        <ReaderControls footTaken={footTaken} />
      </Tools>
      {version.outline && (
        <PlannedChapters key={version.id} version={version} store={store} growing={running} open onOpenChange={stay} />
      )}
      <div>
        {untitled && <h2>{version.renamed ?? FALLBACK_TITLES.shown}</h2>}
        <LiveStory
          store={store}
          genre={genre}
          lang={LANGUAGE_TAGS[language]}
          busy={running}
          label={title ?? strings.result}
          title={version.renamed}
        />
        {/* Above the end, so that a page that follows the story shows it. Its room is reserved: nothing moves when it comes or goes. */}
        {running && (waitLine || !version.demo) && <WaitPlace ref={lineRef}>{waitLine}</WaitPlace>}
        <div ref={endRef} />
      </div>
      <StoryEnd version={version} running={running}>
        {children}
      </StoryEnd>
    </Sheet>
  );
}

const { borderWidth, color, fontSize, lineHeight, media, space } = theme;

/* Not a card: with a reading paper, the story is a sheet itself. */
const Sheet = styled.section`
  display: grid;
  gap: ${space.md};
  padding-block-start: ${space.sm};
  border-block-start: ${borderWidth.hairline} solid ${color.border};

  /* While a story is written, the bar above has a row to itself. */
  &[data-running] {
    border-block-start-color: transparent;
  }

  /* Form, story and actions share one left edge. */
  & article {
    margin-inline: ${space.none};
  }

  ${media.print} {
    padding: ${space.none};
    border-width: ${space.none};
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm};

  ${media.print} {
    display: none;
  }
`;

const WaitPlace = styled.div`
  display: flex;
  align-items: center;
  min-block-size: calc(${lineHeight.body} * ${fontSize.sm});
  margin-block-start: ${space.sm};
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.body};

  ${media.print} {
    display: none;
  }
`;
