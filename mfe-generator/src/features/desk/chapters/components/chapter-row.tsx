import { theme } from '@storyloom/shared/theme';
import { IconButton } from '@storyloom/shared/ui';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { strings } from '../strings.ts';
import { RenameForm } from './rename-form.tsx';

export type ChapterTool = 'rename' | 'up' | 'down' | 'remove';

interface Props {
  readonly title: string;
  /** What it is called where the chapters must be told apart. */
  readonly name: string;
  readonly lang: string;
  readonly place: { readonly isFirst: boolean; readonly isLast: boolean };
  readonly isBlocked: boolean;
  readonly onJump: () => void;
  readonly onRename: (title: string) => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** A chapter: its title, which leads to it, and what can be done with it. */
export function ChapterRow({ title, name, lang, place, isBlocked, onJump, onRename, onMove, onRemove }: Props) {
  const [isRenaming, setRenaming] = useState(false);
  const row = useRef<HTMLLIElement>(null);

  function endRenaming() {
    // The form that has the focus goes away.
    flushSync(() => setRenaming(false));
    row.current?.querySelector<HTMLElement>('[data-tool=rename]')?.focus();
  }

  if (isRenaming) {
    return (
      <Row ref={row}>
        <RenameForm
          title={title}
          name={name}
          lang={lang}
          onCancel={endRenaming}
          onRename={(next) => {
            onRename(next);
            endRenaming();
          }}
        />
      </Row>
    );
  }
  return (
    <Row ref={row}>
      <Jump type="button" aria-label={strings.goTo(name)} onClick={onJump}>
        <span lang={lang}>{title}</span>
      </Jump>
      <Tools>
        <Tool
          data-tool="rename"
          label={strings.rename(name)}
          icon={<Pencil />}
          aria-disabled={isBlocked}
          onClick={() => isBlocked || setRenaming(true)}
        />
        <Tool
          data-tool="up"
          label={strings.up(name)}
          icon={<ArrowUp />}
          aria-disabled={isBlocked || place.isFirst}
          onClick={() => onMove(-1)}
        />
        <Tool
          data-tool="down"
          label={strings.down(name)}
          icon={<ArrowDown />}
          aria-disabled={isBlocked || place.isLast}
          onClick={() => onMove(1)}
        />
        <Tool
          data-tool="remove"
          label={strings.remove(name)}
          icon={<Trash2 />}
          aria-disabled={isBlocked}
          onClick={onRemove}
        />
      </Tools>
    </Row>
  );
}

const { borderWidth, color, fontSize, media, radius, size, space } = theme;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space['2xs']} ${space.xs};
  padding-block: ${space['2xs']};
  border-block-end: ${borderWidth.hairline} solid ${color.border};
  counter-increment: chapter;
`;

const Jump = styled.button`
  display: flex;
  flex: 1 1 0;
  align-items: center;
  gap: ${space.xs};
  min-inline-size: calc(3 * ${size.touch});
  min-block-size: ${size.touch};
  padding: ${space.xs};
  border-radius: ${radius.md};
  text-align: start;
  overflow-wrap: anywhere;

  &::before {
    content: counter(chapter);
    flex: none;
    min-inline-size: ${space.md};
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    font-variant-numeric: tabular-nums;
  }

  ${media.hover} {
    &:hover {
      background: ${color.accentSurface};
      color: ${color.accentText};
    }
  }
`;

const Tools = styled.div`
  display: flex;
  flex: none;
`;

const Tool = styled(IconButton)`
  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
