import {
  contextAfter,
  contextBefore,
  GENRE_DEFAULTS,
  INSTRUCTION_MAX_LENGTH,
  isLanguage,
  isPassageAction,
  isPerspective,
  isTone,
  LANGUAGES,
  PASSAGE_ACTIONS,
  PASSAGE_MAX_LENGTH,
  PERSPECTIVES,
  TONES,
  type PassageAction,
  type PassageRequest,
  type Tone,
} from '@storyloom/shared/domain';
import {
  badRequest,
  choiceField,
  genreField,
  isAbsent,
  parseFields,
  textField,
  type Fields,
} from '../http/body-fields.ts';
import { attemptField, idField, shorterThan } from '../http/run-fields.ts';
import { notesField } from '../stories/notes-field.ts';

/** A checked request for a change to a passage. */
export type CheckedPassage = PassageRequest & {
  readonly attempt: number;
  readonly before: string;
  readonly after: string;
};

function actionField(fields: Fields): PassageAction {
  const { action } = fields;
  if (isPassageAction(action)) return action;
  throw badRequest(`Choose what to do with the passage: one of ${PASSAGE_ACTIONS.join(', ')}.`);
}

function passageField(fields: Fields): string {
  const passage = textField(fields, 'passage', 'The passage') ?? '';
  if (passage.trim() === '') throw badRequest('The passage is empty. Select some text of the story and try again.');
  return shorterThan(passage, PASSAGE_MAX_LENGTH, 'The passage', 'Select less');
}

function instructionField(fields: Fields, action: PassageAction): string | undefined {
  const label = 'Your instruction';
  const instruction = shorterThan(textField(fields, 'instruction', label) ?? '', INSTRUCTION_MAX_LENGTH, label);
  if (action !== 'custom') return undefined;
  if (instruction.trim() !== '') return instruction;
  throw badRequest('Your instruction is empty. Write how the passage should change and try again.');
}

function toneField(fields: Fields, action: PassageAction): Tone | undefined {
  const { tone } = fields;
  if (isTone(tone)) return tone;
  if (isAbsent(tone) && action !== 'tone') return undefined;
  throw badRequest(`Choose a tone for the passage: one of ${TONES.join(', ')}.`);
}

/**
 * Reads the body of a request for a change to a passage. Unknown genres become fantasy and absent settings the genre's own;
 * longer context is cut.
 * @throws ServiceFailure `bad_request`, with a sentence that says what to do
 */
export function parsePassageRequest(body: string): CheckedPassage {
  const fields = parseFields(body, 'passage');
  const action = actionField(fields);
  const passage = passageField(fields);
  const instruction = instructionField(fields, action);
  const tone = toneField(fields, action);
  const genre = genreField(fields);
  const standard = GENRE_DEFAULTS[genre];
  const notes = notesField(fields);
  return {
    runId: idField(fields, 'runId', 'The run id') ?? crypto.randomUUID(),
    action,
    passage,
    before: contextBefore(textField(fields, 'before', 'The text before the passage') ?? ''),
    after: contextAfter(textField(fields, 'after', 'The text after the passage') ?? ''),
    genre,
    language: choiceField(fields, 'language', isLanguage, LANGUAGES, standard.language),
    perspective: choiceField(fields, 'perspective', isPerspective, PERSPECTIVES, standard.perspective),
    attempt: attemptField(fields),
    ...(tone === undefined ? {} : { tone }),
    ...(instruction === undefined ? {} : { instruction }),
    ...(notes === undefined ? {} : { notes }),
  };
}
