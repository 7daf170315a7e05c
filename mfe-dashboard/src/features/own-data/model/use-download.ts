import { AppError } from '@storyloom/shared/api';
import { failureReason } from '@storyloom/shared/api/failure-reason';
import { countOwnStories } from '@storyloom/shared/api/own-data';
import { profileQueries } from '@storyloom/shared/api/profile';
import type { WriteStoryFiles } from '@storyloom/shared/own-data';
import { saveFile } from '@storyloom/shared/exports';
import { toast } from '@storyloom/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { strings } from '../strings.ts';
import { loadArchive } from './load-archive.ts';
import { useJob } from './use-job.ts';

interface Who {
  readonly userId: string;
  readonly email: string;
}

/** Makes the archive and downloads it. */
export function useDownload({ userId, email }: Who, writeStory: WriteStoryFiles) {
  const client = useQueryClient();
  const { run, ...job } = useJob();

  const start = () =>
    run(async (signal, show) => {
      try {
        const [of, displayName, { exportArchive }] = await Promise.all([
          countOwnStories(signal),
          client.fetchQuery(profileQueries.name(userId)),
          loadArchive(),
        ]);
        show({ done: 0, of });
        const account = { email, displayName };
        const blob = await exportArchive({
          account,
          readme: strings.readme(displayName),
          writeStory,
          signal,
          onStory: (done) => show({ done, of: Math.max(of, done) }),
        });
        saveFile(blob, strings.fileName(new Date().toISOString().slice(0, 10)));
        toast.success(strings.downloaded);
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof AppError)) console.error(error);
        toast.error(strings.downloadFailed, { detail: failureReason(error as Error) });
      }
    });

  return { ...job, start };
}
