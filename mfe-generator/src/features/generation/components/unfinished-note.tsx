import { theme } from '@storyloom/shared/theme';
import { Button } from '@storyloom/shared/ui';
import { ArrowDown } from 'lucide-react';
import { styled } from 'styled-components';
import { shownTitle, type StoryVersion } from '../model/story-version.ts';
import { strings } from '../strings.ts';
import { Note } from './note.tsx';

interface Props {
  readonly version: StoryVersion;
  /** Scrolls to the end of the story, where it can be continued. */
  readonly onGo: () => void;
}

/** Note above the form on arrival: an unfinished story is below, with a button that leads to its end. */
export function UnfinishedNote({ version, onGo }: Props) {
  return (
    <Row>
      <Note>{strings.leftUnfinished(shownTitle(version))}</Note>
      <Button variant="quiet" icon={<ArrowDown aria-hidden />} onClick={onGo}>
        {strings.goToStop}
      </Button>
    </Row>
  );
}

const { media, space } = theme;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space.md};

  /* The icon is aligned with the lines around it, also when the button wraps. */
  & > button {
    margin-inline-start: calc(-1 * ${space.md});
  }

  ${media.print} {
    display: none;
  }
`;
