import type { ArchiveFault, ImportReport } from '@storyloom/shared/own-data';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { loadArchive } from './load-archive.ts';
import { useJob } from './use-job.ts';

/** How an import ended. */
export type ImportEnd =
  | { readonly kind: 'report'; readonly report: ImportReport; readonly stoppedBy?: Error | 'cancel' }
  | { readonly kind: 'refused'; readonly fault: ArchiveFault }
  | { readonly kind: 'unreadable' }
  /** It never began. */
  | { readonly kind: 'failed'; readonly cause: Error };

/** Restores what a file holds, and says what became of it. */
export function useImport() {
  const client = useQueryClient();
  const [end, setEnd] = useState<ImportEnd>();
  const { run, ...job } = useJob();

  const start = (file: File) =>
    run(async (signal, show) => {
      setEnd(undefined);
      const ended = endOf(file, signal, (done, of) => show({ done, of }));
      setEnd(await ended.catch((cause: Error): ImportEnd => ({ kind: 'failed', cause })));
      // It may be anywhere: in lists, counts, likes and favorites.
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
