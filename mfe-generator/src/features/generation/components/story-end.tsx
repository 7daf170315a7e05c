import { theme } from '@storyloom/shared/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { shownTitle, type StoryVersion } from '../model/story-version.ts';
import { ENDING } from '../model/use-follow.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly version: StoryVersion;
  readonly running: boolean;
  /** How it ended, if not well, and what can be done. */
  readonly children: ReactNode;
}

/**
 * What stands below a story: who wrote it, which one it is and how long, how it ended, what can be done now. It has the
 * focus when the run is over, and a name of its own, because the page's status reads the rest out.
 */
export function StoryEnd({ version, running, children }: Props) {
  const { demo, words, settings } = version;
  const isOver = !running && words > 0;
  return (
    <End role="group" aria-label={strings.endLabel} tabIndex={-1} {...(!running && { [ENDING]: version.ending })}>
      {(demo || isOver) && (
        <Caption>
          {demo && <p>{strings.demo}</p>}
          {isOver && (
            <p>
              <Title>{shownTitle(version)}</Title> · {strings.words(words)} ·{' '}
              {strings.readingTime(words, settings.language)}
            </p>
          )}
        </Caption>
      )}
      <OnScreen>{children}</OnScreen>
    </End>
  );
}

const { color, fontSize, fontWeight, media, radius, space } = theme;

const End = styled.div`
  display: grid;
  gap: ${space.md};
  border-radius: ${radius.md};
`;

const OnScreen = styled.div`
  display: grid;
  gap: ${space.md};

  ${media.print} {
    display: none;
  }
`;

const Caption = styled.div`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;

const Title = styled.cite`
  color: ${color.text};
  font-style: normal;
  font-weight: ${fontWeight.medium};
  overflow-wrap: anywhere;
`;
