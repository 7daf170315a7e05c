import { failureReason } from '@storyloom/shared/api/failure-reason';
import { ITEM_KINDS, type ItemKind } from '@storyloom/shared/api/own-data';
import type { FailureReason, ImportReport, Tally } from '@storyloom/shared/own-data';
import { Alert } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import type { ImportEnd } from '../model/use-import.ts';
import { strings } from '../strings.ts';

/** Maximum number of failures listed one by one. */
const NAMED_MAX = 20;

const sumOf = ({ restored, present, failed }: Tally) => restored + present + failed;

function wordsOfFailure(end: Exclude<ImportEnd, { readonly kind: 'report' }>): string {
  if (end.kind === 'failed') return `${strings.importFailed} ${failureReason(end.cause)}`;
  return end.kind === 'refused' ? strings.faults[end.fault] : strings.unreadable;
}

const wordsOf = (reason: FailureReason): string =>
  reason.kind === 'field' ? strings.reasons.field(reason.field) : strings.reasons[reason.kind];

function missingIn({ tallies, expected }: ImportReport) {
  return ITEM_KINDS.map((kind) => [kind, expected[kind] - sumOf(tallies[kind])] as const).filter(
    ([, missing]) => missing > 0,
  );
}

function headOf({ stoppedBy }: Extract<ImportEnd, { readonly kind: 'report' }>, isWhole: boolean) {
  if (stoppedBy === 'cancel') return { tone: 'info', title: strings.importCanceled } as const;
  if (stoppedBy !== undefined) return { tone: 'danger', title: strings.importStopped } as const;
  if (!isWhole) return { tone: 'warning', title: strings.importIncomplete } as const;
  return { tone: 'success', title: strings.importDone } as const;
}

/** What an import restored, what was there before, and what it could not restore, with reasons. */
export function ImportResult({ end }: { readonly end: ImportEnd }) {
  if (end.kind !== 'report') {
    const words = wordsOfFailure(end);
    return (
      <Alert tone="danger" live="assertive">
        {words}
      </Alert>
    );
  }
  const { report, stoppedBy } = end;
  const { tallies, failures } = report;
  const missing = stoppedBy === undefined ? missingIn(report) : [];
  const isWhole = stoppedBy === undefined && failures.length === 0 && missing.length === 0;
  const lines = ITEM_KINDS.filter((kind) => sumOf(tallies[kind]) > 0);
  return (
    <Alert {...headOf(end, isWhole)} live="polite">
      {stoppedBy !== undefined && (
        <p>
          {stoppedBy !== 'cancel' && `${failureReason(stoppedBy)} `}
          {strings.importAgain}
        </p>
      )}
      {lines.length + missing.length === 0 && (
        <p>{stoppedBy === undefined ? strings.nothingInFile : strings.nothingYet}</p>
      )}
      <List>
        {lines.map((kind) => (
          <li key={kind}>{tallyWords(kind, tallies[kind])}</li>
        ))}
        {missing.map(([kind, count]) => (
          <li key={`missing ${kind}`}>{strings.missing(kind, count)}</li>
        ))}
      </List>
      {failures.length > 0 && (
        <>
          <p>{strings.failures}</p>
          <List>
            {failures.slice(0, NAMED_MAX).map(({ kind, title, reason }, index) => (
              <li key={`${kind} ${index}`}>
                {title.trim() || strings.untitled}: {wordsOf(reason)}
              </li>
            ))}
            {failures.length > NAMED_MAX && <li>{strings.moreFailures(failures.length - NAMED_MAX)}</li>}
          </List>
        </>
      )}
    </Alert>
  );
}

const tallyWords = (kind: ItemKind, { restored, present, failed }: Tally) =>
  strings.tally(kind, restored, present, failed);

const List = styled.ul`
  overflow-wrap: anywhere;
`;
