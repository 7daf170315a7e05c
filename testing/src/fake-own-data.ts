import type { Answers } from './call.ts';
import { exportAnswers } from './export-answers.ts';
import { importAnswers } from './import-answers.ts';
import { OwnDataState } from './own-data-state.ts';

/** The database functions `export_items` and `import_items`. */
export class FakeOwnData extends OwnDataState {
  readonly answers: Answers = { ...exportAnswers(this), ...importAnswers(this) };
}
