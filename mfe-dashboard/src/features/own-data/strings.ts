import type { ItemKind } from '@storyloom/shared/api/own-data';
import { strings as common } from '../../components/strings.ts';

const NOUNS: Readonly<Record<ItemKind, readonly [one: string, many: string]>> = {
  stories: ['story', 'stories'],
  prompts: ['prompt', 'prompts'],
  shared: ['shared story', 'shared stories'],
  likes: ['like or favorite', 'likes and favorites'],
};

const counted = (kind: ItemKind, count: number): string =>
  `${common.number(count)} ${NOUNS[kind][count === 1 ? 0 : 1]}`;

export const strings = {
  title: 'Your data',
  what: 'Download everything you have here as one ZIP file: your stories as Markdown and EPUB, and your stories with their notes and earlier versions, prompts, shared stories, likes and account details as JSON.',
  download: 'Download everything',
  downloading: 'Preparing your download…',
  progress: (done: number, of: number): string => `${common.number(done)} of ${common.number(of)} stories`,
  cancel: 'Cancel',
  downloaded: 'Your download is ready.',
  downloadFailed: 'Failed to download your data. No file was saved.',
  fileName: (day: string): string => `storyloom-${day}.zip`,
  importWhat:
    'You can import such a file into this account or another one. What is already in the account stays as it is. Shared stories and prompts come back as private; your name and email address don’t change.',
  import: 'Import a file',
  importing: 'Importing…',
  importProgress: (done: number, of: number): string => `${common.number(done)} of ${common.number(of)} items`,
  importDone: 'Import finished',
  importIncomplete: 'Import finished, but not everything was restored',
  importStopped: 'The import stopped before the end',
  importCanceled: 'Import canceled',
  importFailed: 'Nothing was imported.',
  importAgain: 'Import the file again to continue. Nothing is restored twice.',
  faults: {
    other:
      'This isn’t a file that Storyloom’s “Download everything” made. Choose the ZIP file itself, not one of the files in it.',
    newer: 'This file was made by a newer version of Storyloom. Reload this page, then import it again.',
    damaged: 'This file is damaged or was changed, so it can’t be read. Download it again, or choose another copy.',
    large: 'This file is too large to be a download from Storyloom. Choose another copy.',
  },
  unreadable: 'The file couldn’t be read. Choose it again.',
  /** The counts that are not zero; the first one names the items. */
  tally: (kind: ItemKind, restored: number, present: number, failed: number): string =>
    (
      [
        [restored, 'restored'],
        [present, present === 1 ? 'was already there' : 'were already there'],
        [failed, 'couldn’t be restored'],
      ] as const
    )
      .filter(([count]) => count > 0)
      .map(([count, said], index) => `${index === 0 ? counted(kind, count) : common.number(count)} ${said}`)
      .join(', '),
  nothingInFile: 'There was nothing in the file to restore.',
  nothingYet: 'Nothing has been restored yet.',
  missing: (kind: ItemKind, missing: number): string => `The file lacks ${counted(kind, missing)} that it should hold.`,
  failures: 'Not restored',
  untitled: 'Untitled',
  reasons: {
    field: (field: string): string =>
      field === '' ? 'it isn’t in the format of a download' : `“${field}” is missing or isn’t valid`,
    invalid: 'the database doesn’t accept it',
    gone: 'it isn’t shared anymore',
  },
  moreFailures: (count: number): string => `and ${common.number(count)} more`,
  readme: (name: string): string => `Storyloom: everything of ${name || 'yours'}

stories/          Your saved stories, each as Markdown (.md) for any text editor and as EPUB (.epub) for e-readers.
data/             Your stories with their notes, prompts, shared stories, likes and favorites as JSON. An import reads these.
                  Also the earlier versions of your stories, which an import does not bring back.
storyloom.json    Your account details, when this file was made, and how much it holds.
schema.json       What the JSON files hold, as JSON Schema (https://json-schema.org).

To bring everything back, also into another account: sign in to Storyloom, open My Stories > Account Settings > Your data,
choose "Import a file", and select the whole ZIP file. Importing it again does no harm. Shared stories and prompts come back as
private ones. Stories in Recently deleted are not part of this file.
`,
} as const;
