import { failureReason } from '@storyloom/shared/api/failure-reason';
import { useCaller } from '@storyloom/shared/api/story-service';
import { theme } from '@storyloom/shared/theme';
import { Alert, Button } from '@storyloom/shared/ui';
import { CallWait } from '@storyloom/shared/ui/call-wait';
import { TextSearch } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { extractCast } from '../api/extract-cast.ts';
import { mergeFound } from '../model/merge-found.ts';
import type { NotesProps } from '../model/notes-props.ts';
import { strings } from '../strings.ts';

/** Looks people, places and rules up in the text, and adds those that are not in the notes. */
export function FindInText({ notes, getText }: Pick<NotesProps, 'notes' | 'getText'>) {
  const { get: getCaller } = useCaller();
  const [isBusy, setBusy] = useState(false);
  const [news, setNews] = useState('');
  const [problem, setProblem] = useState<string>();
  const run = useRef<AbortController>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => () => run.current?.abort(), []);

  async function find() {
    const request = getText();
    setNews('');
    setProblem(undefined);
    if (request.text.trim() === '') return setProblem(strings.noText);
    const { signal } = (run.current = new AbortController());
    setBusy(true);
    try {
      const found = await extractCast(request, await getCaller(), signal);
      if (signal.aborted) return;
      // The notes as they are by now.
      const { draft, added, leftOut } = mergeFound(notes.store.getState().draft, found);
      if (added > 0) notes.change(draft);
      setNews(strings.added(added, leftOut));
    } catch (error) {
      if (!signal.aborted) setProblem(failureReason(error as Error));
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  }

  function handleCancel() {
    run.current?.abort();
    setBusy(false);
  }

  return (
    <Find>
      {problem !== undefined && (
        <Alert tone="danger" live="assertive" title={strings.findFailed}>
          {problem}
        </Alert>
      )}
      <Row>
        <Button
          ref={button}
          icon={<TextSearch aria-hidden />}
          busy={isBusy}
          busyLabel={strings.finding}
          onClick={() => void find()}
        >
          {strings.find}
        </Button>
        <CallWait isWaiting={isBusy} button={button} onCancel={handleCancel} />
        <p role="status">{news}</p>
      </Row>
    </Find>
  );
}

const { color, fontSize, space } = theme;

const Find = styled.div`
  display: grid;
  gap: ${space.sm};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.md};

  & > p {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
`;
