import { theme } from '@storyloom/shared/theme';
import { Button } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import type { Progress } from '../model/use-job.ts';
import { strings } from '../strings.ts';

interface Props extends Progress {
  readonly label: string;
  readonly words: (done: number, of: number) => string;
  readonly onCancel: () => void;
}

/** Progress of a job, with Cancel. */
export function JobProgress({ label, done, of, words, onCancel }: Props) {
  return (
    <Row>
      <Part>
        <Bar aria-label={label} {...(of > 0 && { value: done, max: of })} />
        <Words>{of > 0 && words(done, of)}</Words>
      </Part>
      <Button variant="quiet" onClick={onCancel}>
        {strings.cancel}
      </Button>
    </Row>
  );
}

const { color, fontSize, space } = theme;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.sm};
`;

const Part = styled.div`
  flex: 1;
`;

const Bar = styled.progress`
  inline-size: 100%;
  accent-color: ${color.accent};
`;

const Words = styled.p`
  min-block-size: 1lh;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
`;
