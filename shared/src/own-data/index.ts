export { exportArchive, type StoryFiles, type WriteStoryFiles } from './export-archive.ts';
export {
  type FailureReason,
  importArchive,
  type ImportFailure,
  type ImportReport,
  ImportStopped,
  type Tally,
} from './import-archive.ts';
export { ArchiveError, type ArchiveFault } from './read-archive.ts';
export { SCHEMA_VERSION } from './schema.ts';
