import type { ArchiveFault, ImportReport } from '@storyloom/shared/own-data';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { loadArchive } from './load-archive.ts';
import { useJob } from './use-job.ts';

/** The outcome of an import. */
export type ImportEnd =
  | { readonly kind: 'report'; readonly report: ImportReport; readonly stoppedBy?: Error | 'cancel' }
  | { readonly kind: 'refused'; readonly fault: ArchiveFault }
  | { readonly kind: 'unreadable' }
  /** It did not begin. */
  | { readonly kind: 'failed'; readonly cause: Error };

/** Restores the items of a file and reports the outcome. */
export function useImport() {
  const client = useQueryClient();
  const [end, setEnd] = useState<ImportEnd>();
  const { run, ...job } = useJob();

  const start = (file: File) =>
    run(async (signal, show) => {
      setEnd(undefined);
      const ended = endOf(file, signal, (done, of) => show({ done, of }));
      setEnd(await ended.catch((cause: Error): ImportEnd => ({ kind: 'failed', cause })));
      // Lists, counts, likes and favorites may all have changed.
      void client.invalidateQueries();
    });

  return { ...job, start, end };
}

async function endOf(
  file: File,
  signal: AbortSignal,
  onProgress: (done: number, of: number) => void,
): Promise<ImportEnd> {
  const { ArchiveError, importArchive, ImportStopped } = await loadArchive();
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { kind: 'report', report: await importArchive(bytes, { signal, onProgress }) };
  } catch (error) {
    if (error instanceof ArchiveError) return { kind: 'refused', fault: error.fault };
    if (!(error instanceof ImportStopped)) return { kind: 'unreadable' };
    const { cause, report } = error;
    return { kind: 'report', report, stoppedBy: signal.aborted ? 'cancel' : (cause as Error) };
  }
}
