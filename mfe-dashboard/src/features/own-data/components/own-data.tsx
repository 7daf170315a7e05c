import type { WriteStoryFiles } from '@storyloom/shared/own-data';
import { theme } from '@storyloom/shared/theme';
import { Button, Card, CardTitle, Stack } from '@storyloom/shared/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useDownload } from '../model/use-download.ts';
import { useImport } from '../model/use-import.ts';
import { strings } from '../strings.ts';
import { ImportResult } from './import-result.tsx';
import { JobProgress } from './job-progress.tsx';

interface Props {
  readonly userId: string;
  readonly email: string;
  readonly writeStory: WriteStoryFiles;
}

/** Download and import of all of the user's data. */
export function OwnData({ userId, email, writeStory }: Props) {
  const download = useDownload({ userId, email }, writeStory);
  const restore = useImport();
  const input = useRef<HTMLInputElement>(null);
  const downloadButton = useRef<HTMLButtonElement>(null);
  const importButton = useRef<HTMLButtonElement>(null);

  function handleFile({ currentTarget }: React.ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    // So that the same file can be chosen again.
    currentTarget.value = '';
    if (file) void restore.start(file);
  }

  return (
    <Card as="section" aria-label={strings.title}>
      <CardTitle level={2}>{strings.title}</CardTitle>
      <Stack>
        <Text>{strings.what}</Text>
        <div>
          <Button
            ref={downloadButton}
            busy={download.progress !== undefined}
            busyLabel={strings.downloading}
            onClick={() => void download.start()}
          >
            {strings.download}
          </Button>
        </div>
        {download.progress && (
          <JobProgress
            label={strings.downloading}
            {...download.progress}
            words={strings.progress}
            onCancel={() => {
              download.cancel();
              downloadButton.current?.focus();
            }}
          />
        )}
        <Text>{strings.importWhat}</Text>
        <div>
          <input
            ref={input}
            type="file"
            accept=".zip,application/zip"
            hidden
            aria-label={strings.import}
            onChange={handleFile}
          />
          <Button
            ref={importButton}
            busy={restore.progress !== undefined}
            busyLabel={strings.importing}
            onClick={() => input.current?.click()}
          >
            {strings.import}
          </Button>
        </div>
        {restore.progress && (
          <JobProgress
            label={strings.importing}
            {...restore.progress}
            words={strings.importProgress}
            onCancel={() => {
              restore.cancel();
              importButton.current?.focus();
            }}
          />
        )}
        {restore.end && <ImportResult end={restore.end} />}
      </Stack>
    </Card>
  );
}

const Text = styled.p`
  color: ${theme.color.textMuted};
`;
