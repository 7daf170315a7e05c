import type { BlockKind, Gap, Genre } from '@storyloom/shared/domain';
import { InlineText, Reader } from '@storyloom/shared/ui/reader';
import { memo, useSyncExternalStore } from 'react';
import type { Block, BlockSnapshot, BlockStore } from '../model/block-store.ts';
import { useReducedMotion } from '../model/use-reduced-motion.ts';

const ELEMENTS = { title: 'h2', heading: 'h3', paragraph: 'p', break: 'p' } as const satisfies Record<
  BlockKind,
  string
>;

interface FinishedProps {
  readonly block: Block;
  /** Replaces the text of the title line. */
  readonly title: string | undefined;
}

const FinishedBlock = memo(function FinishedBlock({ block, title }: FinishedProps) {
  const Element = ELEMENTS[block.kind];
  return <Element data-gap={block.gap}>{title ?? <InlineText text={block.text} />}</Element>;
});

interface TailProps {
  readonly kind: BlockKind;
  readonly gap: Gap;
  readonly attach: (element: HTMLElement | null) => void;
}

/** The line being written: React renders an empty element, the store fills it. */
function Tail({ kind, gap, attach }: TailProps) {
  const Element = ELEMENTS[kind];
  return <Element ref={attach} data-gap={gap} />;
}

interface GroupProps {
  readonly blocks: readonly Block[];
  readonly tail: BlockSnapshot['tail'];
  readonly attach: (element: HTMLElement | null) => void;
  /** Replaces the title that the story begins with. */
  readonly title: string | undefined;
}

/** A group of lines is an element, so that a growing line changes the layout of its group only, not of the whole story. */
const Group = memo(function Group({ blocks, tail, attach, title }: GroupProps) {
  return (
    <div>
      {blocks.map((block, index) => (
        <FinishedBlock key={block.id} block={block} title={index === 0 && block.kind === 'title' ? title : undefined} />
      ))}
      {tail && <Tail key={`${tail.id}-${tail.kind}`} kind={tail.kind} gap={tail.gap} attach={attach} />}
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
