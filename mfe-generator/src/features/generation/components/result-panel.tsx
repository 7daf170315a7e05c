import { FALLBACK_TITLES, type Genre, LANGUAGE_TAGS, storyTitle } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { ReaderControls } from '@storyloom/shared/ui/reader';
import { type ReactNode, type RefObject, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { BlockStore } from '../model/block-store.ts';
import type { StoryVersion } from '../model/story-version.ts';
import { strings } from '../strings.ts';
import { LiveStory } from './live-story.tsx';
import { StoryEnd } from './story-end.tsx';

interface Props {
  readonly genre: Genre;
  readonly version: StoryVersion;
  readonly store: BlockStore;
  readonly running: boolean;
  /** A bar is at the foot of a phone's window. */
  readonly footTaken: boolean;
  /** Stands beside the reading settings. */
  readonly tools: ReactNode;
  /** What follows the text at once: how it ended, what can be done. */
  readonly children: ReactNode;
  /** Below the last line of the story. */
  readonly endRef: RefObject<HTMLDivElement | null>;
  /** The whole; it can take the focus where what had it is gone. */
  readonly ref: RefObject<HTMLElement | null>;
}

/** The story as it grows, then how long it is. */
export function ResultPanel({ genre, version, store, running, footTaken, tools, children, endRef, ref }: Props) {
  const firstKind = useSyncExternalStore(store.subscribe, store.getFirstKind);
  const title = running ? undefined : (version.renamed ?? storyTitle(store.text));
  // Decided by the first line alone: a heading that comes or goes later moves what is being read.
  const untitled = firstKind !== undefined && firstKind !== 'title';
  const { language } = version.settings;
  return (
    <Sheet ref={ref} tabIndex={-1} aria-label={strings.result} data-running={running || undefined}>
      <Tools>
        <div>{tools}</div>
        <ReaderControls footTaken={footTaken} />
      </Tools>
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
        <div ref={endRef} />
      </div>
      <StoryEnd version={version} running={running}>
        {children}
      </StoryEnd>
    </Sheet>
  );
}

const { borderWidth, color, media, space } = theme;

/* Not a card: the story is a sheet of its own when its reader chooses a paper. */
const Sheet = styled.section`
  display: grid;
  gap: ${space.md};
  padding-block-start: ${space.sm};
  border-block-start: ${borderWidth.hairline} solid ${color.border};

  /* The bar above has a line of its own then. */
  &[data-running] {
    border-block-start-color: transparent;
  }

  /* Form, story and what stands below it begin on one line. */
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
