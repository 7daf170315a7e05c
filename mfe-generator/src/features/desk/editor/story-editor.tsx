import { Reader } from '@storyloom/shared/ui/reader';
import { theme } from '@storyloom/shared/theme';
import { EditorState, type Plugin } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { type DeskEditor, deskEditor } from './desk-editor.ts';
import { parseDocument } from './format.ts';
import { storyPlugins } from './plugins.ts';

interface StoryEditorProps {
  /** The text at the beginning; later values change nothing (see `DeskEditor.replaceText`). */
  readonly initialText: string;
  /** The story's language as a tag, such as `zh-CN`; empty if unknown. */
  readonly lang: string;
  /** The accessible name. */
  readonly label: string;
  /** Further plugins, from the beginning to the end. */
  readonly plugins?: readonly Plugin[];
  readonly onReady: (editor: DeskEditor) => void;
  /** The text has changed: by typing, by a tool, or by undo. */
  readonly onChange: () => void;
}

/** A story to write in, which looks as it does in the reader. */
export function StoryEditor({ initialText, lang, label, plugins = [], onReady, onChange }: StoryEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const changed = useEffectEvent(onChange);
  const begin = useEffectEvent((mount: HTMLElement) => {
    const view: EditorView = new EditorView(
      { mount },
      {
        state: EditorState.create({
          doc: parseDocument(initialText),
          plugins: [...plugins, ...storyPlugins()],
        }),
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
        dispatchTransaction(transaction) {
          view.updateState(view.state.apply(transaction));
          if (transaction.docChanged) changed();
        },
      },
    );
    onReady(deskEditor(view));
    return () => view.destroy();
  });
  useEffect(() => (host.current ? begin(host.current) : undefined), []);
  return (
    <Reader lang={lang}>
      <Page ref={host} />
    </Reader>
  );
}

const { fontSize } = theme;

const Page = styled.div`
  white-space: pre-wrap;
  white-space: break-spaces;
  outline: none;

  & h2 {
    font-size: ${fontSize.displaySm};
  }

  & h3 {
    font-size: ${fontSize.xl};
  }
`;
