import { theme } from '@storyloom/shared/theme';
import { Alert, Button, EmptyState } from '@storyloom/shared/ui';
import { TableOfContents } from 'lucide-react';
import type { Transaction } from 'prosemirror-state';
import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { changeAlone } from '../../editor/change-alone.ts';
import { undo } from '../../editor/commands.ts';
import type { DeskEditor } from '../../editor/desk-editor.ts';
import { useStore } from '../../page/use-store.ts';
import type { ChaptersProps } from '../model/chapter-props.ts';
import { type Chapter, chaptersOf, isAmbiguous, moveChapter, removeChapter, renameChapter } from '../model/chapters.ts';
import { strings } from '../strings.ts';
import { ChapterRow, type ChapterTool } from './chapter-row.tsx';

interface Props extends Omit<ChaptersProps, 'genre'> {
  readonly editor: DeskEditor;
  readonly onJump: (chapter: Chapter) => void;
}

/** What gets the focus after a change: a button of a chapter, or the list. */
type Focus = { readonly index: number; readonly tool: ChapterTool } | 'list';

/** The chapters in their order. Each change of them is one step of the editor's history. */
export function ChapterList({ editor, docs, lang, isBlocked, onChanging, onChanged, onJump }: Props) {
  const { doc = editor.view.state.doc } = useStore(docs);
  const chapters = chaptersOf(doc);
  const [news, setNews] = useState('');
  const [changes, setChanges] = useState(0);
  const [focus, setFocus] = useState<Focus>();
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (focus === undefined) return;
    const place =
      focus === 'list'
        ? undefined
        : root.current?.querySelectorAll('li')[focus.index]?.querySelector<HTMLElement>(`[data-tool='${focus.tool}']`);
    (place ?? root.current)?.focus();
  }, [focus]);

  const nameOf = (chapter: Chapter, index: number) =>
    isAmbiguous(chapters, chapter) ? strings.nameWithNumber(chapter.title, index) : strings.name(chapter.title);

  function change(tr: Transaction, words: string, next: Focus) {
    if (isBlocked || !tr.docChanged) return;
    onChanging();
    changeAlone(editor.view, tr);
    onChanged();
    setNews(words);
    setChanges(changes + 1);
    setFocus(next);
  }

  function handleMove(index: number, { title }: Chapter, step: -1 | 1) {
    const words = strings.moved(title, index + step, chapters.length);
    const tool = step === 1 ? 'down' : 'up';
    change(moveChapter(editor.view.state.tr, index, step), words, { index: index + step, tool });
  }

  function handleRemove(index: number, chapter: Chapter) {
    const next = Math.min(index, chapters.length - 2);
    const focused: Focus = next < 0 ? 'list' : { index: next, tool: 'remove' };
    change(removeChapter(editor.view.state.tr, chapter), strings.removed(nameOf(chapter, index)), focused);
  }

  function handleUndo() {
    const { view } = editor;
    onChanging();
    if (undo(view.state, view.dispatch)) onChanged();
    setNews(strings.undone);
    setChanges(changes - 1);
    if (changes === 1) setFocus('list');
  }

  return (
    <Root ref={root} tabIndex={-1}>
      {isBlocked && <Alert>{strings.blocked}</Alert>}
      {chapters.length === 0 ? (
        <EmptyState title={strings.none} icon={<TableOfContents />} level={3}>
          {strings.noneText}
        </EmptyState>
      ) : (
        <List aria-label={strings.list}>
          {chapters.map((chapter, index) => (
            <ChapterRow
              key={index}
              title={chapter.title}
              name={nameOf(chapter, index)}
              lang={lang}
              place={{ isFirst: index === 0, isLast: index === chapters.length - 1 }}
              isBlocked={isBlocked}
              onJump={() => onJump(chapter)}
              onRename={(title) =>
                change(renameChapter(editor.view.state.tr, chapter, title), strings.renamed(title), {
                  index,
                  tool: 'rename',
                })
              }
              onMove={(step) => handleMove(index, chapter, step)}
              onRemove={() => handleRemove(index, chapter)}
            />
          ))}
        </List>
      )}
      <Foot>
        <p role="status">{news}</p>
        {changes > 0 && (
          <Button disabled={isBlocked} onClick={handleUndo}>
            {strings.undo}
          </Button>
        )}
      </Foot>
    </Root>
  );
}

const { color, fontSize, space } = theme;

const Root = styled.div`
  display: grid;
  gap: ${space.md};

  &:focus-visible {
    outline: none;
  }
`;

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: chapter;
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md};
  min-block-size: ${theme.size.touch};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;
`;
