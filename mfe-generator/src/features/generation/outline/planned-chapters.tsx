import { LANGUAGE_TAGS } from '@storyloom/shared/domain';
import { VisuallyHidden } from '@storyloom/shared/ui';
import { Check, Circle, PenLine } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import type { BlockStore } from '../model/block-store.ts';
import type { StoryVersion } from '../model/story-version.ts';
import { chapterStates, headingsIn } from './chapter-states.ts';
import { Details, Item, Items, Place } from './planned-chapters-styles.ts';
import { outlineStrings as strings } from './strings.ts';

export interface PlannedChaptersProps {
  readonly version: Pick<StoryVersion, 'outline' | 'ending' | 'settings'>;
  readonly store: BlockStore;
  /** The story is being written. */
  readonly growing: boolean;
  readonly open: boolean;
  /** Called when the list could not be loaded. */
  readonly onOpenChange: (open: boolean) => void;
}

const ICONS = { written: Check, writing: PenLine, 'to come': Circle } as const;

/** Windows with room for the list above the first lines of the story. */
const ROOMY = '(min-width: 40rem)';

/** The planned chapters of a story, and how far it is with them. Not announced: the status of the page says that it is written. */
export function PlannedChapters({ version, store, growing }: PlannedChaptersProps) {
  const { outline = [] } = version;
  const [isOpen, setOpen] = useState(() => matchMedia(ROOMY).matches);
  const headings = useSyncExternalStore(store.subscribe, () => JSON.stringify(headingsIn(store.text)));
  const isOver = !growing && version.ending === 'complete';
  const chapters = chapterStates(outline, JSON.parse(headings) as readonly string[], isOver);
  const begun = chapters.filter(({ state }) => state !== 'to come').length;
  return (
    <Details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{strings.planned.summary(begun, chapters.length, isOver)}</summary>
      <Items>
        {chapters.map(({ title, state }, index) => {
          const Icon = ICONS[state];
          return (
            <Item key={index} data-state={state}>
              <Icon aria-hidden />
              <Place>{index + 1}.</Place>
              <span>
                <span lang={LANGUAGE_TAGS[version.settings.language]}>{title}</span>
                <VisuallyHidden>, {strings.planned.states[state]}</VisuallyHidden>
              </span>
            </Item>
          );
        })}
      </Items>
    </Details>
  );
}
