import { Reader } from '@storyloom/shared/ui/reader';
import { theme } from '@storyloom/shared/theme';
import { reading } from '@storyloom/shared/theme/reading';
import { EditorState, type Plugin } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { type DeskEditor, deskEditor } from './desk-editor.ts';
import { parseDocument } from './format.ts';
import { placeholder } from './placeholder.ts';
import { storyPlugins } from './plugins.ts';
import { strings } from './strings.ts';

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

const ATTRIBUTES = {
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-placeholder': strings.placeholder,
  autocapitalize: 'sentences',
  dir: 'auto',
  spellcheck: 'true',
  // A browser that translates the page must not change the story.
  translate: 'no',
} as const;

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
          plugins: [...plugins, ...storyPlugins(), placeholder(strings.placeholder)],
        }),
        attributes: { ...ATTRIBUTES, 'aria-label': label },
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

const { borderWidth, color, fontSize, media, radius, space } = theme;

const Page = styled.div`
  white-space: pre-wrap;
  white-space: break-spaces;
  caret-color: ${color.accentText};

  /* A key changes the layout of its line only. Lines do not move while they are written. */
  &,
  & > * {
    contain: layout style;
    hyphens: manual;
    text-wrap: wrap;
  }

  & h2 {
    font-size: ${fontSize.displaySm};
  }

  & h3 {
    font-size: ${fontSize.xl};
  }

  /* At the top and below a heading there is no other gap. */
  && > :not(p) + p {
    margin-block-start: ${reading.gap};
  }

  &&:not(:lang(zh)) > p:is(:first-child, :not(p) + p) {
    text-indent: 0;
  }

  & > [data-unsaid] :is(em, strong) {
    font: inherit;
    color: inherit;
  }

  & > [data-placeholder]::before {
    content: attr(data-placeholder);
    float: inline-start;
    block-size: 0;
    color: ${color.textMuted};
    pointer-events: none;
  }

  &:focus-visible {
    outline: ${borderWidth.hairline} solid ${color.borderStrong};
    outline-offset: ${space.xs};
    border-radius: ${radius.sm};
  }

  ${media.print} {
    outline: none;

    & > [data-placeholder]::before {
      content: none;
    }
  }
`;
