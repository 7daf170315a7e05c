import { theme } from '@storyloom/shared/theme';
import { Button } from '@storyloom/shared/ui';
import { ArrowUp } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { missedLength } from '../messages.ts';
import { shownTitle, type StoryVersion } from '../model/story-version.ts';
import { ENDING } from '../model/use-stick-to-bottom.ts';
import { useLongerThanWindow } from '../model/use-longer-than-window.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly version: StoryVersion;
  readonly running: boolean;
  /** Why it stopped, if it did, and what can be done. */
  readonly children: ReactNode;
}

/**
 * Everything below a story: its writer, title and length, how it ended, what can be done now. It receives the focus when the run
 * is over, and has a short name of its own, because the page's status announces the rest.
 */
export function StoryEnd({ version, running, children }: Props) {
  const { demo, words, settings } = version;
  const isOver = !running && words > 0;
  const missed = missedLength(version);
  const root = useRef<HTMLDivElement>(null);
  const isLong = useLongerThanWindow(root, isOver);

  function readAgain() {
    const section = root.current?.closest('section');
    const beginning = section?.querySelector<HTMLElement>('h2') ?? section?.querySelector('article');
    if (!beginning) return;
    beginning.tabIndex = -1;
    beginning.scrollIntoView({ block: 'start', behavior: 'instant' });
    beginning.focus({ preventScroll: true });
  }

  return (
    <End
      ref={root}
      role="group"
      aria-label={strings.endLabel}
      tabIndex={-1}
      {...(!running && { [ENDING]: version.ending })}
    >
      {(demo || isOver) && (
        <Caption>
          {demo && <p>{strings.demo}</p>}
          {isOver && (
            <p>
              <Title>{shownTitle(version)}</Title> · {strings.words(words)} ·{' '}
              {strings.readingTime(words, settings.language)}
            </p>
          )}
          {isOver && missed !== undefined && <p>{missed}</p>}
          {isOver && version.unused && <Unused>{strings.unused(version.unused)}</Unused>}
        </Caption>
      )}
      <OnScreen>
        {children}
        {isLong && (
          <Again variant="quiet" icon={<ArrowUp aria-hidden />} onClick={readAgain}>
            {strings.again}
          </Again>
        )}
      </OnScreen>
    </End>
  );
}

const { color, fontSize, fontWeight, media, radius, space } = theme;

/* A growing story pushes this down. With scroll anchoring, the browser would hold it in place and push the newest lines out of
   view. */
const End = styled.div`
  overflow-anchor: none;
  display: grid;
  gap: ${space.sm};
  border-radius: ${radius.md};
`;

const OnScreen = styled.div`
  display: grid;
  gap: ${space.md};

  ${media.print} {
    display: none;
  }
`;

/* Last, so that the actions are in the window that shows the end of the story; its icon is aligned with the lines above. */
const Again = styled(Button)`
  && {
    justify-self: start;
    margin-block: calc(-1 * ${space.xs});
    margin-inline-start: calc(-1 * ${space.md});
  }
`;

const Caption = styled.div`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;

/* Plain text and not part of the page's status: it quotes the user at length, and follows where the focus is when a story ends. */
const Unused = styled.p`
  overflow-wrap: anywhere;

  ${media.print} {
    display: none;
  }
`;

const Title = styled.cite`
  color: ${color.text};
  font-style: normal;
  font-weight: ${fontWeight.medium};
  overflow-wrap: anywhere;
`;
