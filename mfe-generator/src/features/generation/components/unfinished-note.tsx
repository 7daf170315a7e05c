import { theme } from '@storyloom/shared/theme';
import { Button } from '@storyloom/shared/ui';
import { ArrowDown } from 'lucide-react';
import { styled } from 'styled-components';
import { shownTitle, type StoryVersion } from '../model/story-version.ts';
import { strings } from '../strings.ts';
import { Note } from './note.tsx';

interface Props {
  readonly version: StoryVersion;
  /** Leads to the end of the story, where it can be continued. */
  readonly onGo: () => void;
}

/** Above the form on arrival: the story that was left in the middle is below, and how to get to where it stops. */
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

  /* Its sign stands where the lines around it begin, also where there is no room beside the words. */
  & > button {
    margin-inline-start: calc(-1 * ${space.md});
  }

  ${media.print} {
    display: none;
  }
`;
