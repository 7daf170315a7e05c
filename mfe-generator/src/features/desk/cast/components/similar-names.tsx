import { namesIn, similarNames } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { Alert, Button } from '@storyloom/shared/ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { changeAlone } from '../../editor/change-alone.ts';
import type { DeskEditor } from '../../editor/desk-editor.ts';
import { useStore } from '../../page/use-store.ts';
import { type Range, rangesOf, replaceName } from '../model/find-words.ts';
import type { NotesProps } from '../model/notes-props.ts';
import { strings } from '../strings.ts';

const words = strings.similar;

interface Props extends Pick<NotesProps, 'notes' | 'docs' | 'getText' | 'isBlocked' | 'lang'> {
  readonly editor: DeskEditor;
  readonly onShow: (place: Range) => void;
}

/** Points out names that are spelled in two ways. They can be looked at in the text, or changed there, which undo takes back. */
export function SimilarNames({ notes, docs, getText, editor, isBlocked, lang, onShow }: Props) {
  const { characters, places } = useStore(notes.store).draft;
  // Shown again when the document has changed.
  useStore(docs);
  const { text, language } = getText();
  const [news, setNews] = useState('');
  const named = [...characters, ...places].map(({ name }) => name.trim()).filter((name) => name !== '');
  const key = named.join('\n');
  const found = useMemo(
    () => similarNames(key === '' ? namesIn(text, language) : key.split('\n'), text),
    [text, language, key],
  );

  function handleShow(name: string) {
    const range = rangesOf(editor.view.state.doc, name)[0];
    if (range) onShow(range);
  }

  function handleCorrect(name: string, other: string) {
    const { view } = editor;
    const count = rangesOf(view.state.doc, name).length;
    changeAlone(view, replaceName(view.state.tr, name, other));
    setNews(words.corrected(count, other));
  }

  return (
    <>
      {found.length > 0 && (
        <Alert tone="warning" title={words.title}>
          <List>
            {found.map(({ name, found: other }) => (
              <li key={other}>
                <span lang={lang}>{words.pair(other, name)}</span>
                <Button onClick={() => handleShow(other)}>{words.show(other)}</Button>
                <Button disabled={isBlocked} focusableWhenDisabled onClick={() => handleCorrect(other, name)}>
                  {words.correct(name)}
                </Button>
              </li>
            ))}
          </List>
          {isBlocked && words.blocked}
        </Alert>
      )}
      <News role="status">{news}</News>
    </>
  );
}

const { color, fontSize, space } = theme;

const List = styled.ul`
  display: grid;
  gap: ${space.xs};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.xs};
  }

  & > li > span {
    flex: 1 1 100%;
  }
`;

const News = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};

  &:empty {
    position: absolute;
  }
`;
