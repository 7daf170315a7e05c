import { NOTES_LIMITS } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { TextArea } from '@storyloom/shared/ui';
import { Tabs } from '@storyloom/shared/ui/tabs';
import { styled } from 'styled-components';
import type { DeskEditor } from '../../editor/desk-editor.ts';
import { useStore } from '../../page/use-store.ts';
import type { Range } from '../model/find-words.ts';
import { newChapter, newCharacter, newPlace } from '../model/notes-draft.ts';
import type { NotesProps } from '../model/notes-props.ts';
import { strings } from '../strings.ts';
import { EntryList } from './entry-list.tsx';
import { FindInText } from './find-in-text.tsx';
import { NotesStatus } from './notes-status.tsx';
import { overOf } from './field-problem.ts';
import { SimilarNames } from './similar-names.tsx';

interface Props extends Omit<NotesProps, 'genre'> {
  readonly editor: DeskEditor;
  /** Called when a place in the text was chosen, to show it. */
  readonly onShow: (place: Range) => void;
}

/** The parts of the notes: people, places, rules of the world, and the outline. */
export function NotesParts({ notes, lang, getText, docs, editor, isBlocked, onShow }: Props) {
  const { draft } = useStore(notes.store);
  return (
    <Parts>
      <NotesStatus notes={notes} lang={lang} />
      <FindInText notes={notes} getText={getText} />
      <SimilarNames {...{ notes, docs, getText, editor, isBlocked, lang, onShow }} />
      <Tabs
        label={strings.parts}
        items={[
          {
            value: 'characters',
            label: strings.characters,
            content: (
              <EntryList
                kind="characters"
                fields={['name', 'role', 'appearance', 'voice']}
                entries={draft.characters}
                lang={lang}
                make={newCharacter}
                onChange={(characters) => notes.change({ ...draft, characters })}
              />
            ),
          },
          {
            value: 'places',
            label: strings.places,
            content: (
              <EntryList
                kind="places"
                fields={['name', 'description']}
                entries={draft.places}
                lang={lang}
                make={newPlace}
                onChange={(places) => notes.change({ ...draft, places })}
              />
            ),
          },
          {
            value: 'rules',
            label: strings.rules,
            content: (
              <TextArea
                label={strings.rulesLabel}
                hint={strings.rulesHint}
                lang={lang}
                max={NOTES_LIMITS.rules}
                value={draft.rules}
                error={overOf(draft.rules, NOTES_LIMITS.rules)}
                onChange={({ target }) => notes.change({ ...draft, rules: target.value })}
              />
            ),
          },
          {
            value: 'outline',
            label: strings.outline,
            content: (
              <EntryList
                kind="outline"
                fields={['title', 'summary']}
                entries={draft.outline}
                lang={lang}
                make={newChapter}
                onChange={(outline) => notes.change({ ...draft, outline })}
              />
            ),
          },
        ]}
      />
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${theme.space.md};
  min-inline-size: 0;
`;
