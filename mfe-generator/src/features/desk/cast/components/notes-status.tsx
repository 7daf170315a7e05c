import { failureReason } from '@storyloom/shared/api/failure-reason';
import { theme } from '@storyloom/shared/theme';
import { Alert, Button } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import { useStore } from '../../page/use-store.ts';
import type { NotesKeeper } from '../model/notes-keeper.ts';
import { strings } from '../strings.ts';
import { OtherNotesText } from './other-notes.tsx';

interface Props {
  readonly notes: NotesKeeper;
  readonly lang: string;
}

/** Whether the notes are saved, what prevents it, and what can be done then. */
export function NotesStatus({ notes, lang }: Props) {
  const { isSaved, trouble, conflict } = useStore(notes.store);
  const words = conflict || trouble ? strings.status.onDevice : strings.status.saving;
  return (
    <>
      <Line>{isSaved ? strings.status.saved : words}</Line>
      {conflict && (
        <Alert
          tone="warning"
          live="assertive"
          title={strings.conflict.title}
          actions={
            <>
              <Button onClick={() => notes.keepMine()}>{strings.conflict.mine}</Button>
              <Button onClick={() => notes.takeTheirs()}>{strings.conflict.theirs}</Button>
            </>
          }
        >
          {strings.conflict.text}
          <OtherNotesText notes={conflict.notes} lang={lang} />
        </Alert>
      )}
      {trouble?.kind === 'gone' && <Alert tone="danger" live="assertive" title={strings.gone} />}
      {trouble?.kind === 'too-long' && (
        <Alert tone="warning" live="polite" title={strings.tooLongTitle}>
          {strings.kept}
        </Alert>
      )}
      {trouble?.kind === 'failed' && (
        <Alert
          tone="warning"
          live="polite"
          title={strings.failed}
          actions={<Button onClick={() => notes.flush()}>{strings.retry}</Button>}
        >
          {failureReason(trouble.failure)} {strings.kept}
        </Alert>
      )}
    </>
  );
}

const { color, fontSize } = theme;

const Line = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;
