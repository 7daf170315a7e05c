import type { BlockKind, Genre } from '@storyloom/shared/domain';
import { InlineText, Reader } from '@storyloom/shared/ui/reader';
import { memo, useSyncExternalStore } from 'react';
import type { Block, BlockSnapshot, BlockStore } from '../model/block-store.ts';
import { useReducedMotion } from '../model/use-reduced-motion.ts';

const ELEMENTS = { title: 'h2', heading: 'h3', paragraph: 'p', break: 'p' } as const satisfies Record<
  BlockKind,
  string
>;

/** Marks of emphasis, with which a finished line has other nodes than while it was written. */
const MARKS = /[*_]/;

interface LineProps {
  /** Without text while it is written. */
  readonly line: Block | Omit<Block, 'text'>;
  /** Gives the element of a line that is written its text. */
  readonly attach: (element: HTMLElement | null) => void;
  /** Replaces the text of the title line. */
  readonly title: string | undefined;
}

/**
 * A line of the story. While it is written, React renders an empty element, and the store fills it; when it is finished, React takes
 * over the element with the store's text node, so that nothing has to be laid out or painted again.
 */
const Line = memo(function Line({ line, attach, title }: LineProps) {
  const Element = ELEMENTS[line.kind];
  if (!('text' in line)) return <Element ref={attach} data-gap={line.gap} />;
  const isPlain = title !== undefined || !MARKS.test(line.text);
  return <Element data-gap={line.gap}>{isPlain ? (title ?? line.text) : <InlineText text={line.text} />}</Element>;
});

interface GroupProps {
  readonly blocks: readonly Block[];
  readonly tail: BlockSnapshot['tail'];
  readonly attach: (element: HTMLElement | null) => void;
  /** Replaces the title that the story begins with. */
  readonly title: string | undefined;
}

/** With marks, a line that is finished is another element than while it was written. */
const keyOf = (line: LineProps['line']) =>
  'text' in line && MARKS.test(line.text) ? `${line.id} with marks` : line.id;

/** A group of lines is an element, so that a growing line changes the layout of its group only, not of the whole story. */
const Group = memo(function Group({ blocks, tail, attach, title }: GroupProps) {
  const lines = tail ? [...blocks, tail] : blocks;
  return (
    <div>
      {lines.map((line, index) => (
        <Line
          key={keyOf(line)}
          line={line}
          attach={attach}
          title={index === 0 && line.kind === 'title' ? title : undefined}
        />
      ))}
    </div>
  );
});

interface Props {
  readonly store: BlockStore;
  readonly genre?: Genre;
  readonly lang: string;
  readonly busy: boolean;
  readonly label: string;
  /** The title given by the user, where it differs from the story's own. */
  readonly title?: string | undefined;
}

/**
 * A component of its own, so that a finished line renders nothing else. With reduced motion, a line appears once it is finished.
 */
const Lines = memo(function Lines({ store, title }: Pick<Props, 'store' | 'title'>) {
  const { groups, tail } = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const still = useReducedMotion();
  const growing = still ? undefined : tail;
  return groups.map((blocks, index) => (
    <Group
      key={index}
      blocks={blocks}
      tail={index === groups.length - 1 ? growing : undefined}
      attach={store.attachTail}
      title={index === 0 ? title : undefined}
    />
  ));
});

/** A story that may still be growing. Finished lines render once; the last one grows outside React. */
export function LiveStory({ store, genre, lang, busy, label, title }: Props) {
  return (
    <Reader genre={genre} lang={lang} busy={busy} label={label}>
      <Lines store={store} title={title} />
    </Reader>
  );
}
