import { theme } from '@storyloom/shared/theme';
import { IconButton } from '@storyloom/shared/ui';
import { StoryColumn } from '@storyloom/shared/ui/reader';
import { Bold, Heading1, Heading2, Heading3, Italic, Redo2, Undo2 } from 'lucide-react';
import type { Command } from 'prosemirror-state';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { useKeyboardRoom } from '../../../runs/use-keyboard-room.ts';
import { redo, toggleEmphasis, toggleKind, toggleStrong, undo } from '../editor/commands.ts';
import type { DeskEditor } from '../editor/desk-editor.ts';
import { strings } from './strings.ts';
import type { ToolbarStore } from './toolbar-state.ts';
import { useRoomForCaret } from './use-room-for-caret.ts';
import { useStore } from './use-store.ts';

interface Props {
  readonly editor: DeskEditor | undefined;
  readonly store: ToolbarStore;
  /** Further buttons. */
  readonly children?: ReactNode;
}

const words = strings.tools;
const [title, heading, subheading] = [toggleKind('title'), toggleKind('heading'), toggleKind('subheading')];

/** The enabled buttons, which the arrow keys move between. */
const buttonsIn = (bar: Element) => [...bar.querySelectorAll<HTMLButtonElement>('button:enabled')];

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0;
  const buttons = buttonsIn(event.currentTarget);
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (step === 0 || at < 0) return;
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

/** The caret stays in the text, and the on-screen keyboard open, when a button is pressed. */
const keepCaret = (event: MouseEvent) => event.preventDefault();

/** What can be done with the text. On phones it is at the foot of the window, above the keyboard. */
export function Toolbar({ editor, store, children }: Props) {
  const { kind, isStrong, isEmphasis, canUndo, canRedo } = useStore(store);
  const row = useRef<HTMLDivElement>(null);
  useKeyboardRoom(row);
  useRoomForCaret(editor);
  const run = (command: Command) => () => {
    if (!editor) return;
    const { view } = editor;
    command(view.state, view.dispatch, view);
  };
  return (
    <Bar>
      <RoomForBar />
      <Row ref={row} role="toolbar" aria-label={words.label} onKeyDown={moveFocus} onMouseDown={keepCaret}>
        <Tool label={words.undo} icon={<Undo2 />} disabled={!canUndo} onClick={run(undo)} />
        <Tool label={words.redo} icon={<Redo2 />} disabled={!canRedo} onClick={run(redo)} />
        <Divider />
        <Tool label={words.title} icon={<Heading1 />} pressed={kind === 'title'} onClick={run(title)} />
        <Tool label={words.heading} icon={<Heading2 />} pressed={kind === 'heading'} onClick={run(heading)} />
        <Tool label={words.subheading} icon={<Heading3 />} pressed={kind === 'subheading'} onClick={run(subheading)} />
        <Divider />
        <Tool label={words.bold} icon={<Bold />} pressed={isStrong} onClick={run(toggleStrong)} />
        <Tool label={words.italic} icon={<Italic />} pressed={isEmphasis} onClick={run(toggleEmphasis)} />
        {children}
      </Row>
    </Bar>
  );
}

const { borderWidth, color, layout, media, size, space, zIndex } = theme;

const ROW = `calc(${size.touch} + 2 * ${space['2xs']})`;
const FOOT = 'var(--keyboard-room, 0px)';

/* The caret is never behind the bar. */
const RoomForBar = createGlobalStyle`
  html {
    scroll-padding-block-start: calc(${layout.headerHeight} + ${ROW} + ${space.sm});
  }

  ${media.phone} {
    html {
      scroll-padding-block: calc(${layout.headerHeight} + ${space.sm}) calc(${ROW} + ${space.xl});
    }

    ${media.roomy} {
      body {
        padding-block-end: calc(${ROW} + ${space.xl});
      }
    }
  }
`;

/* Wider than its row, so that no text shows beside the buttons while it scrolls by. */
const Bar = styled.div`
  margin-block-end: ${space.lg};

  ${media.roomy} {
    position: sticky;
    z-index: ${zIndex.raised};
    inset-block-start: var(--page-top, ${layout.headerHeight});
    background: ${color.surface};
  }

  ${media.phone} {
    position: static;
    margin: 0;
  }

  ${media.print} {
    display: none;
  }
`;

const Row = styled(StoryColumn)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space['2xs']};
  padding-block: ${space['2xs']};
  border-block-end: ${borderWidth.hairline} solid ${color.border};

  /* Its icon, and not its box, is in line with the text. */
  ${media.tablet} {
    & > :first-child {
      margin-inline-start: calc((${size.icon} - ${size.iconButton}) / 2);
    }
  }

  ${media.phone} {
    flex-wrap: nowrap;
    gap: 0;
    border: 0;

    /* All of them fit, in the narrowest window and with the largest text. */
    & > button {
      flex: 1 1 0;
      min-inline-size: 0;
      padding: 0;
    }

    ${media.roomy} {
      position: fixed;
      z-index: ${zIndex.raised};
      inset: auto 0 ${FOOT};
      max-inline-size: none;
      padding: ${space['2xs']} ${space.xs} calc(${space['2xs']} + env(safe-area-inset-bottom));
      border-block-start: ${borderWidth.hairline} solid ${color.border};
      background: ${color.surface};
    }
  }
`;

const Tool = styled(IconButton)`
  &[aria-pressed='true'] {
    background: ${color.accentSurface};

    & svg {
      fill: none;
    }

    ${media.forcedColors} {
      border-color: Highlight;
    }
  }
`;

const Divider = styled.span`
  inline-size: ${borderWidth.hairline};
  block-size: ${size.icon};
  margin-inline: ${space['2xs']};
  background: ${color.border};

  ${media.phone} {
    display: none;
  }
`;
