import { FALLBACK_TITLES, type Genre, LANGUAGE_TAGS, storyTitle } from '@storyloom/shared/domain';
import { isRunning, type StoryRun } from '@storyloom/shared/stream';
import { theme } from '@storyloom/shared/theme';
import { Spinner } from '@storyloom/shared/ui';
import { ReaderControls } from '@storyloom/shared/ui/reader';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { BlockStore } from '../model/block-store.ts';
import type { StoryMeta } from '../model/use-generation.ts';
import { strings } from '../strings.ts';
import { LiveStory } from './live-story.tsx';

interface Props {
  readonly genre: Genre;
  readonly run: StoryRun;
  readonly story: StoryMeta | undefined;
  readonly store: BlockStore;
  readonly actions: ReactNode;
}

/** The story: a spinner until the first words, then the text as it grows, then what can be done with it. */
export function ResultPanel({ genre, run, story, store, actions }: Props) {
  if (run.phase === 'waiting') return <Spinner layout="block">{strings.generating}</Spinner>;
  if (!story || store.text === '') return null;
  const running = isRunning(run);
  const title = running ? undefined : storyTitle(store.text);
  return (
    <Sheet aria-label={strings.result}>
      <Tools>
        <ReaderControls />
      </Tools>
      {!running && !title && <h2>{FALLBACK_TITLES.shown}</h2>}
      <LiveStory
        store={store}
        genre={genre}
        lang={LANGUAGE_TAGS[story.settings.language]}
        busy={running}
        label={title ?? strings.result}
      />
      <Foot>
        {story.demo && <p>{strings.demo}</p>}
        {!running && story.words > 0 && (
          <p>
            {strings.words(story.words)} · {strings.readingTime(story.words)}
          </p>
        )}
      </Foot>
      <OnScreen>{actions}</OnScreen>
    </Sheet>
  );
}

const { borderWidth, color, fontSize, media, space } = theme;

/* Not a card: the story is a sheet of its own when its reader chooses a paper. */
const Sheet = styled.section`
  display: grid;
  gap: ${space.md};
  padding-block-start: ${space.sm};
  border-block-start: ${borderWidth.hairline} solid ${color.border};

  ${media.print} {
    padding: ${space.none};
    border-width: ${space.none};
  }
`;

const Tools = styled.div`
  display: flex;
  justify-content: flex-end;
`;

const OnScreen = styled.div`
  ${media.print} {
    display: none;
  }
`;

const Foot = styled.div`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;
