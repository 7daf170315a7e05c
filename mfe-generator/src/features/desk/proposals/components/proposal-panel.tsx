import type { GenreAccent } from '@storyloom/shared/theme';
import { Button, VisuallyHidden } from '@storyloom/shared/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useKeyboardRoom } from '../../../../runs/use-keyboard-room.ts';
import { useShownWait } from '../../../../runs/use-shown-wait.ts';
import { WaitLine } from '../../../../runs/wait-line.tsx';
import { bringIntoView } from '../model/bring-into-view.ts';
import { shownKeys } from '../model/keys.ts';
import { type Proposal, subjectOf } from '../model/proposal-state.ts';
import type { Proposals } from '../model/proposals.ts';
import { missedBy } from '../model/shown-state.ts';
import { useStore } from '../../page/use-store.ts';
import { strings } from '../strings.ts';
import { Bar, Buttons, Foot, Key, Note, Words } from './proposal-bar-styles.ts';
import { InstructionDialog } from './instruction-dialog.tsx';
import { ProposalFailure } from './proposal-failure.tsx';
import { ProposalStyles } from './proposal-styles.ts';

interface Props {
  readonly proposals: Proposals;
}

interface PanelProps extends Props {
  readonly genre?: GenreAccent | undefined;
}

/** Everything about a proposal that is not in the text: what can be done with it, what is announced of it, and how it looks. */
export function ProposalPanel({ proposals, genre }: PanelProps) {
  const { proposal, news } = useStore(proposals.store);
  return (
    <>
      <ProposalStyles />
      {proposal.phase !== 'idle' && <OpenBar proposals={proposals} proposal={proposal} />}
      <InstructionDialog proposals={proposals} genre={genre} />
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}

interface OpenProps extends Props {
  readonly proposal: Exclude<Proposal, { phase: 'idle' }>;
}

/** It stays at the foot of the window, above the keyboard. */
function OpenBar({ proposals, proposal }: OpenProps) {
  const row = useRef<HTMLDivElement>(null);
  useKeyboardRoom(row);
  useEffect(() => {
    // The editor would open the on-screen keyboard over the proposal.
    if (proposals.isTouched()) row.current?.focus({ preventScroll: true });
    if (row.current && proposals.editor) bringIntoView(proposals.editor.view, row.current);
  }, [proposals]);

  function handleKeyDown(event: KeyboardEvent) {
    if (proposals.onKey(event)) event.preventDefault();
  }

  return (
    <Foot>
      <Bar
        ref={row}
        role="group"
        aria-label={strings.bar}
        data-failed={proposal.phase === 'failed' || undefined}
        tabIndex={-1}
        onKeyDown={handleKeyDown}
      >
        {proposal.phase === 'failed' ? (
          <ProposalFailure
            key={proposal.attempt}
            error={proposal.error}
            title={proposal.hasText ? strings.brokenTitle : strings.failedTitle[subjectOf(proposal.wish)]}
            hasText={proposal.hasText}
            onTryAgain={() => proposals.tryAgain()}
            onAccept={() => proposals.accept()}
            onDiscard={() => proposals.discard()}
          />
        ) : (
          <Progress proposals={proposals} proposal={proposal} />
        )}
      </Bar>
    </Foot>
  );
}

interface ProgressProps extends Props {
  readonly proposal: Exclude<OpenProps['proposal'], { phase: 'failed' }>;
}

function Progress({ proposals, proposal }: ProgressProps) {
  const { isRefused, changed } = useStore(proposals.store);
  const wait = useShownWait(proposals.wait);
  const missed = missedBy(proposal, changed);
  const note = [isRefused && strings.refused, proposal.isDemo && strings.demo].filter(Boolean).join(' ');
  return (
    <>
      <Words>
        {proposal.phase === 'ready' ? (
          <ReadyWords proposals={proposals} proposal={proposal} />
        ) : (
          <WaitLine wait={wait}>{strings.asked[proposal.wish.action]}</WaitLine>
        )}
        {missed && <Note>{missed}</Note>}
        {note && <Note>{note}</Note>}
      </Words>
      {proposal.phase === 'ready' ? (
        <Buttons>
          <Button variant="primary" onClick={() => proposals.accept()}>
            {strings.accept} <Key aria-hidden>{shownKeys().accept}</Key>
          </Button>
          <Button onClick={() => proposals.tryAgain()}>{strings.tryAgain}</Button>
          <Button onClick={() => proposals.discard()}>
            {strings.discard} <Key aria-hidden>{strings.keys.escape}</Key>
          </Button>
        </Buttons>
      ) : (
        <Buttons>
          <Button onClick={() => proposals.stop()}>
            {strings.stop} <Key aria-hidden>{strings.keys.escape}</Key>
          </Button>
        </Buttons>
      )}
    </>
  );
}

interface ReadyProps extends Props {
  readonly proposal: Extract<Proposal, { phase: 'ready' }>;
}

function ReadyWords({ proposals, proposal }: ReadyProps) {
  const { changed } = useStore(proposals.store);
  return strings.has[subjectOf(proposal.wish)](proposal, changed);
}
