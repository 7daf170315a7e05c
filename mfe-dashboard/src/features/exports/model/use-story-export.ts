import { saveFile } from '@storyloom/shared/exports';
import { toast } from '@storyloom/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { strings } from '../strings.ts';
import { ExportError } from './export-error.ts';
import { type ExportedStory, type ExportFormat, exportStory, type PageSize } from './export-story.ts';
import { REPLACEMENT } from './replacement.ts';

/** Step of the progress in percent: a screen reader announces each one. */
const STEP = 25;

interface Running {
  readonly format: ExportFormat;
  readonly percent: number;
}

/** Makes one file at a time and downloads it; a toast reports failures. */
export function useStoryExport(story: ExportedStory) {
  const [running, setRunning] = useState<Running>();
  const job = useRef<AbortController>(undefined);
  useEffect(() => () => job.current?.abort(), []);

  async function start(format: ExportFormat, pageSize: PageSize): Promise<void> {
    const controller = new AbortController();
    job.current = controller;
    setRunning({ format, percent: 0 });
    try {
      const { blob, fileName, missing } = await exportStory(story, format, {
        signal: controller.signal,
        pageSize,
        onProgress: (done) => setRunning({ format, percent: Math.floor((done * 100) / STEP) * STEP }),
      });
      saveFile(blob, fileName);
      toast.success(strings.ready(format, missing, REPLACEMENT));
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof ExportError)) console.error(error);
      toast.error(error instanceof ExportError ? strings.notLoaded(format) : strings.failed(format));
    } finally {
      if (job.current === controller) {
        job.current = undefined;
        setRunning(undefined);
      }
    }
  }

  function cancel(): void {
    job.current?.abort();
    job.current = undefined;
    setRunning(undefined);
  }

  return { running, start, cancel };
}
